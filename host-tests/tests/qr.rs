//! A game as QR codes, read back by somebody else's reader.

use agent_x::journal::Journal;
use agent_x::journal::qr::{Code, LARGEST, parts, text};
use agent_x::screens::kit::{Desk, Paint, Panel};
use agent_x::screens::{Legend, Record, Screen, Verb};
use agent_x_host::dealer::Dealer;
use agent_x_host::dossier::{from_journal, from_text};
use agent_x_host::handheld::Pixels;
use agent_x_host::saved::Saved;

/// What a phone reads from a panel that shows the code.
fn read(code: &Code) -> String {
    let mut texts = Panel::ALL.map(|panel| {
        let desk = Desk { panel, ..Desk::default() };
        let mut frame = Pixels::new(panel);
        let screen = Screen::Record(Record { code: code.clone() });
        let legend = Legend { b: Some(Verb::Back), ..Legend::default() };
        let Ok(()) = screen.render(&legend, &desk, &mut frame);
        let shade = |x, y| if frame.pixel(x as i32, y as i32) == Paint::White { 255 } else { 0 };
        let (width, height) = (panel.width() as usize, panel.height() as usize);
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, shade);
        let grids = image.detect_grids();
        let [grid] = grids.as_slice() else { panic!("one code, not {}", grids.len()) };
        grid.decode().expect("it can be read").1
    });
    assert_eq!(texts[0], texts[1]);
    std::mem::take(&mut texts[0])
}

#[test]
fn finished_games_come_back_as_dossiers() {
    let (mut dealer, mut saved) = (Dealer::new(1989), Saved::default());
    let mut codes = [0; 6];
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
    assert!(codes[1] + codes[2] + codes[3] > 45, "most games take three codes at most");
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
