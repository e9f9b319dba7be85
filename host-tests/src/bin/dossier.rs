//! `cargo dossier`: games as text, checked, told and measured.

use std::io::{self, BufWriter, Read as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use agent_x::cards::Side;
use agent_x::rules::{Edition, Eyes};
use agent_x::words::Language;
use agent_x_host::dealer::Dealer;
use agent_x_host::dossier::{Replay, from_text, random, replay, state};
use agent_x_host::dump::games;
use agent_x_host::story;
use clap::{Parser, Subcommand, ValueEnum};

/// Games of Cold War: CIA vs KGB as plain text
///
/// A dossier holds a whole game, the shuffles included; its format is specified
/// in host-tests/dossiers/FORMAT.md. Exit codes: 0 when all is well, 1 when a
/// dossier or a file is bad, 2 when the call itself is wrong.
#[derive(Parser)]
#[command(name = "cargo dossier", bin_name = "cargo dossier")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Replays each file and says whether every line of it is legal
    Check {
        /// Dossiers; - is standard input
        #[arg(required = true)]
        file: Vec<PathBuf>,
    },
    /// Tells a game as a story, year by year
    Show {
        /// A dossier; - is standard input
        file: PathBuf,
        /// The language of the story
        #[arg(long, value_enum, default_value_t = Tongue::En)]
        lang: Tongue,
    },
    /// Prints the whole state at the start and after each decision, as JSON lines
    States {
        /// A dossier; - is standard input
        file: PathBuf,
    },
    /// Prints the same states reduced to what these eyes may see
    View {
        /// A dossier; - is standard input
        file: PathBuf,
        /// Whose eyes
        #[arg(long = "as", value_enum)]
        eyes: Seen,
    },
    /// Writes random legal games; the same seed gives the same games everywhere
    Random {
        /// Any number; all else follows from it
        #[arg(long)]
        seed: u64,
        /// How many games
        #[arg(long, default_value_t = 1)]
        games: u32,
        /// Which rulebook
        #[arg(long, value_enum, default_value_t = Tongue::En)]
        edition: Tongue,
        /// Writes one file a game into this folder instead of standard output
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Writes the games in a dump of the handheld's flash
    FromFlash {
        /// The whole flash or its save area, byte for byte; - is standard input
        dump: PathBuf,
        /// Writes one file a game into this folder instead of standard output
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Writes the game whose QR codes a phone has read
    FromText {
        /// The texts of all its codes, in any order; - is standard input
        file: PathBuf,
    },
    /// Plays random games on one core and prints how many a second
    Bench {
        /// For how long, 1 to 60
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=60))]
        seconds: u64,
    },
}

/// What names a language as well as its rulebook.
#[derive(Clone, Copy, ValueEnum)]
enum Tongue {
    En,
    Fr,
    Pl,
}

impl From<Tongue> for Edition {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::Fr => Self::French,
            Tongue::Pl => Self::Polish,
        }
    }
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::Fr => Self::French,
            Tongue::Pl => Self::Polish,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum Seen {
    Cia,
    Kgb,
    Public,
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(Arguments::parse().command, &mut out);
    match done.and_then(|good| written(out.flush()).map(|()| good)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            let _ = out.flush();
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

/// Says whether all was well; an error is one line for the person.
fn run(command: Command, out: &mut impl Write) -> Result<bool, String> {
    match command {
        Command::Check { file } => check(&file, out),
        Command::Show { file, lang } => {
            let told = story::tell(&read(&file)?, lang.into());
            print(out, &told)
        }
        Command::States { file } => states(&file, Eyes::Referee, out),
        Command::View { file, eyes } => {
            let eyes = match eyes {
                Seen::Cia => Eyes::Side(Side::Cia),
                Seen::Kgb => Eyes::Side(Side::Kgb),
                Seen::Public => Eyes::Public,
            };
            states(&file, eyes, out)
        }
        Command::Random { seed, games, edition, out: folder } => {
            write_random(seed, games, edition.into(), folder, out)
        }
        Command::FromFlash { dump, out: folder } => from_flash(&dump, folder, out),
        Command::FromText { file } => {
            let text = String::from_utf8_lossy(&bytes(&file)?).into_owned();
            let game = from_text(&text).map_err(|what| format!("{}: {what}", file.display()))?;
            print(out, &game)
        }
        Command::Bench { seconds } => bench(Duration::from_secs(seconds), out),
    }
}

fn bytes(file: &PathBuf) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    if file.as_os_str() == "-" {
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    }
    .map_err(|error| format!("{}: {error}", file.display()))
}

fn read(file: &PathBuf) -> Result<Replay, String> {
    replay(&bytes(file)?).map_err(|fault| format!("{}:{fault}", file.display()))
}

fn print(out: &mut impl Write, text: &str) -> Result<bool, String> {
    written(out.write_all(text.as_bytes())).map(|()| true)
}

fn written(result: io::Result<()>) -> Result<(), String> {
    match result {
        // Whoever reads has had enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        result => result.map_err(|error| format!("standard output: {error}")),
    }
}

fn check(files: &[PathBuf], out: &mut impl Write) -> Result<bool, String> {
    let mut all_good = true;
    for file in files {
        let verdict = match read(file) {
            Ok(replay) => format!(
                "{}: ok, {} decisions, {}\n",
                file.display(),
                replay.entries.len(),
                story::standing(&replay.game)
            ),
            Err(what) => {
                all_good = false;
                what + "\n"
            }
        };
        print(out, &verdict)?;
    }
    Ok(all_good)
}

fn states(file: &PathBuf, eyes: Eyes, out: &mut impl Write) -> Result<bool, String> {
    let replay = read(file)?;
    let first = replay.entries.first().map_or(&replay.game, |entry| &entry.before);
    let games = std::iter::once(first).chain(replay.entries.iter().map(|entry| &entry.after));
    for (decisions, game) in games.enumerate() {
        print(out, &(state(game, decisions, eyes) + "\n"))?;
    }
    Ok(true)
}

fn write_random(
    seed: u64,
    games: u32,
    edition: Edition,
    folder: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<bool, String> {
    let mut dealer = Dealer::new(seed);
    let games = (1..=games).map(|number| {
        let name = format!("{}-{seed}-{number:05}.dossier", edition.id());
        (name, random(&mut dealer, edition))
    });
    write_all(games, folder, out)
}

fn from_flash(
    dump: &PathBuf,
    folder: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<bool, String> {
    let games = games(&bytes(dump)?).map_err(|what| format!("{}: {what}", dump.display()))?;
    let all_whole = games.iter().all(|game| game.slot.whole);
    let games = games.into_iter().map(|game| {
        let number = game.slot.number;
        if !game.slot.whole {
            eprintln!("{}: save {number} is damaged after what is told", dump.display());
        }
        (format!("flash-{number:05}.dossier"), game.dossier)
    });
    write_all(games, folder, out)?;
    Ok(all_whole)
}

/// Writes one file a game into the folder, or all games with a gap between them.
fn write_all(
    games: impl Iterator<Item = (String, String)>,
    folder: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<bool, String> {
    if let Some(folder) = &folder {
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    for (number, (name, text)) in games.enumerate() {
        match &folder {
            Some(folder) => {
                let file = folder.join(name);
                std::fs::write(&file, text)
                    .map_err(|error| format!("{}: {error}", file.display()))?;
            }
            None => {
                let gap = if number == 0 { "" } else { "\n" };
                print(out, &format!("{gap}{text}"))?;
            }
        }
    }
    Ok(true)
}

fn bench(time: Duration, out: &mut impl Write) -> Result<bool, String> {
    let mut dealer = Dealer::new(1947);
    let (mut games, mut decisions) = (0_u64, 0_u64);
    let begin = Instant::now();
    while begin.elapsed() < time {
        for _ in 0..100 {
            let mut game = dealer.game(Edition::English);
            while let Some(decision) = dealer.decide(&game) {
                game.apply(&decision).map_err(|refused| format!("refused: {refused:?}"))?;
                decisions += 1;
            }
            games += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let rate = |count: u64| (count as f64 / seconds) as u64;
    print(out, &format!("agent-x\t{} games/s\t{} decisions/s\n", rate(games), rate(decisions)))
}
