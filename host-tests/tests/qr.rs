//! A game as QR codes, read back by somebody else's reader.

use agent_x::journal::Journal;
use agent_x::journal::qr::{Code, LARGEST, parts, text};
use agent_x_host::dealer::Dealer;
use agent_x_host::dossier::{from_journal, from_text};
use agent_x_host::saved::Saved;

/// What a phone reads from a code, two pixels a module in the middle of a panel.
fn read(code: &Code) -> String {
    const PANEL: usize = 240;
    let size = usize::from(code.size());
    let begin = (PANEL - 2 * size) / 2;
    assert!(begin >= 8, "four modules stay light around it");
    let dark = |x: usize, y: usize| {
        let module = |at: usize| at.checked_sub(begin).map(|at| at / 2).filter(|at| *at < size);
        match (module(x), module(y)) {
            (Some(x), Some(y)) => code.dark(x as u8, y as u8),
            _ => false,
        }
    };
    let shade = |x, y| if dark(x, y) { 0 } else { 255 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(PANEL, PANEL, shade);
    let grids = image.detect_grids();
    let [grid] = grids.as_slice() else { panic!("one code, not {}", grids.len()) };
    grid.decode().expect("it can be read").1
}

#[test]
fn finished_games_come_back_as_dossiers() {
    let (mut dealer, mut saved) = (Dealer::new(1989), Saved::default());
    let mut codes = [0; 4];
    for _ in 0..60 {
        saved.play(&mut dealer, usize::MAX, |_| {});
        let parts = parts(&saved.game);
        codes[parts] += 1;
        let mut texts = String::new();
        for part in (1..=parts).rev() {
            let code = Code::new(&text(&saved.game, part).expect("it is there")).expect("it fits");
            assert!(usize::from(code.size()) <= LARGEST);
            texts += &(read(&code).to_lowercase() + " \r\n");
        }
        assert_eq!(text(&saved.game, 0), None);
        assert_eq!(text(&saved.game, parts + 1), None);
        let journal = Journal::from_bytes(&saved.game).expect("it is not too long");
        assert_eq!(from_text(&texts), Ok(from_journal(&journal).expect("it is a game")));
    }
    println!("codes a game: {codes:?}");
    assert!(codes[1] > 45, "most games take one code");
}

#[test]
fn the_fullest_code_fits() {
    let game = [0xa5; 12_000];
    for part in 1..=parts(&game) {
        let text = text(&game, part).expect("it is there");
        assert_eq!(read(&Code::new(&text).expect("it fits")), text.as_str());
    }
    assert_eq!(Code::new(&"A".repeat(1461)), None);
}

#[test]
fn what_is_no_such_text_is_refused() {
    let mut saved = Saved::default();
    saved.play(&mut Dealer::new(5), 20, |_| {});
    let good = text(&saved.game, 1).expect("it is there");
    from_text(&good).expect("it is good");
    let refused = |text: &str, why: &str| {
        let said = from_text(text).expect_err("it is refused");
        assert!(said.contains(why) && !said.contains('\n'), "{said}");
    };
    refused("", "begins with AGENT-X:");
    refused("dossier 1", "begins with AGENT-X:");
    refused("AGENT-X:", "does not say which");
    refused("AGENT-X:0/1:AAAA", "does not say which");
    refused("AGENT-X:2/1:AAAA", "does not say which");
    refused("AGENT-X:1/999999999999:AAAA", "does not say which");
    refused("AGENT-X:1/2:AAAA", "part 2 of 2 is missing");
    refused("AGENT-X:1/1:A!", "'!' is no letter");
    refused("AGENT-X:1/1:AA", "damaged");
    refused(&good[..good.len() - 3], "damaged");
    refused(&good.replacen('A', "B", 3), "");
}
