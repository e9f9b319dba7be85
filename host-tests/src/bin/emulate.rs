//! `cargo emulate`: the firmware of a board on an emulated chip, in a browser or
//! by a script.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use agent_x_chip::Handheld;
use agent_x_host::boards::{BOARDS, Board};
use agent_x_host::browser::Offer;
use agent_x_host::page::{self, Page};
use agent_x_host::paint;
use agent_x_host::script::{self, LAST, Step};
use clap::Parser;
use clap::builder::PossibleValuesParser;

const THE_YEAR_IT_ENDED: u16 = 1991;

/// From power-on to a handheld that can be used.
const BOOT: u32 = 300;
/// How long a press lasts, and the time to look at what came of it.
const PRESS: u32 = 50;
const LOOK: u32 = 150;

/// The image that makers flash, instruction by instruction: builds the firmware of
/// a board, serves a page on which an emulated chip runs it at its real speed, and
/// opens it. With a script it does without a browser.
#[derive(Parser)]
#[command(name = "cargo emulate", bin_name = "cargo emulate", after_help = SCRIPTS)]
struct Arguments {
    /// The board whose firmware runs
    #[arg(
        long,
        value_name = "NAME",
        default_value = "pico-lcd-1in3",
        value_parser = PossibleValuesParser::new(BOARDS.map(|board| board.name))
    )]
    board: String,
    /// Serves on this port [default: 1991, or any that is free]
    #[arg(long)]
    port: Option<u16>,
    /// Leaves the browser alone and only prints the address
    #[arg(long)]
    no_open: bool,
    /// Does what this file says, as fast as it can, and ends
    #[arg(long, value_name = "FILE", requires = "png", conflicts_with_all = ["port", "no_open"])]
    script: Option<PathBuf>,
    /// Writes what the panel shows into this folder
    #[arg(long, value_name = "DIR", requires = "script")]
    png: Option<PathBuf>,
}

const SCRIPTS: &str = "\
A script has one step a line, from when the handheld is ready:
  press a       a button goes down and comes up: up, down, left, right, a, b, x, y
  hold a 700    goes down, and 700 ms pass
  release a     comes up
  wait 500      500 ms pass
  shot menu     writes what the panel shows to menu.png
  # a remark
Without any shot there is one after each press and hold. The last is always last.png.";

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let board = Board::named(&arguments.board);
    let Arguments { port, no_open, script, png, .. } = arguments;
    if let (Some(file), Some(folder)) = (script, png) {
        let in_file = |what: &dyn std::fmt::Display| format!("{}: {what}", file.display());
        let text = fs::read_to_string(file).map_err(|error| in_file(&error))?;
        let steps = script::parse(&text).map_err(|fault| in_file(&fault))?;
        return play(board, &steps, folder);
    }
    let offer = Offer { port: *port, usual: THE_YEAR_IT_ENDED, open: !no_open };
    offer.serve(|| Page::of_board(board))
}

fn play(board: &'static Board, steps: &[Step], folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let image = page::image(board)?;
    let seed = 0;
    let handheld = Handheld::power_on(board, &image, seed).map_err(|error| error.to_string())?;
    let all = !steps.iter().any(|step| matches!(step, Step::Shot(_)));
    let mut played = Played { handheld, folder, all, shots: 0 };
    let began = Instant::now();
    played.wait(BOOT)?;
    steps.iter().try_for_each(|step| played.take(step))?;
    played.shoot(LAST)?;
    println!("{}", played.summary(began.elapsed().as_secs_f64()));
    Ok(())
}

/// A handheld whose pictures are taken.
struct Played<'a> {
    handheld: Handheld,
    folder: &'a Path,
    /// Whether every press is a picture.
    all: bool,
    shots: u32,
}

impl Played<'_> {
    fn take(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Press(button) => {
                self.handheld.press(*button);
                self.wait(PRESS)?;
                self.handheld.release(*button);
                self.wait(LOOK)?;
            }
            Step::Hold(button, milliseconds) => {
                self.handheld.press(*button);
                self.wait(*milliseconds)?;
            }
            Step::Release(button) => {
                self.handheld.release(*button);
                self.wait(LOOK)?;
            }
            Step::Wait(milliseconds) => self.wait(*milliseconds)?,
            Step::Shot(name) => self.shoot(name)?,
        }
        match step {
            Step::Press(button) | Step::Hold(button, _) if self.all => {
                self.shots += 1;
                self.shoot(&format!("{:03}-{}", self.shots, script::name(*button)))
            }
            _ => Ok(()),
        }
    }

    fn wait(&mut self, milliseconds: u32) -> Result<(), String> {
        self.handheld.wait(milliseconds).map_err(|stop| format!("The chip has stopped: {stop}"))
    }

    fn shoot(&self, name: &str) -> Result<(), String> {
        let file = self.folder.join(name).with_extension("png");
        let panel = self.handheld.chip.panel();
        let rgb: Vec<u8> = panel.picture().into_iter().flat_map(agent_x_chip::rgb888).collect();
        paint::write_rgb(&file, panel.glass().width.into(), &rgb)
            .map_err(|error| format!("{}: {error}", file.display()))
    }

    fn summary(&self, seconds: f64) -> String {
        let chip = &self.handheld.chip;
        let sent: u64 = chip.panel().bursts().iter().map(|burst| burst.bytes).sum();
        format!(
            "{}: {:.3} s on the chip in {seconds:.3} s here, {} instructions, \
             {sent} bytes to the panel, asleep {:.1} % of the time",
            self.handheld.board().name,
            chip.nanos() as f64 / 1e9,
            self.handheld.instructions(),
            100.0 * chip.cycles_asleep(0) as f64 / chip.cycle() as f64,
        )
    }
}
