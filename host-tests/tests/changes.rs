//! Drawing and sending only what changed gives the same picture as drawing everything.

mod played;

use agent_x::screens::kit::{Band, Changes, Desk, Paint, Panel, Sketch, WideFrame};
use agent_x::words::Language;
use embedded_graphics::primitives::Rectangle;

#[test]
fn what_is_drawn_and_sent_makes_the_whole_screen() {
    let (mut screens, mut drawn, mut sent) = (0_u64, 0_u64, 0_u64);
    for (seed, panel) in [(900, Panel::Square), (901, Panel::Wide), (902, Panel::Square)] {
        let language = Language::ALL[seed as usize % 3];
        let desk = Desk { language, panel, ..Desk::default() };
        let pixels = |area: &Rectangle| u64::from(area.size.width * area.size.height);
        let mut frame = WideFrame::new(panel);
        let mut last = Sketch::new(panel);
        let mut band = Band::new();
        // What the controller of the display has in its memory.
        let mut shown = vec![Paint::Ink; (panel.width() * panel.height()) as usize];
        played::screens(seed, language, |now| {
            let sketch = now.screen.sketch(&now.legend, &desk);
            for area in sketch.changes(&last) {
                drawn += pixels(&area);
                band.begin(area);
                let Ok(()) = now.screen.render_within(area, &now.legend, &desk, &mut band);
                for changed in Changes::new(&band, &frame) {
                    sent += pixels(&changed);
                    assert!(!changed.is_zero_sized() && changed.intersection(&area) == changed);
                    for (y, pairs) in changed.rows().zip(band.pairs(&changed)) {
                        let columns = changed.columns();
                        let row = shown.chunks_mut(panel.width() as usize).nth(y as usize);
                        let row = &mut row.expect("a row of the panel")
                            [columns.start as usize..columns.end as usize];
                        let (row, _) = row.as_chunks_mut();
                        pairs.put(row, |pair| [pair >> 4, pair].map(Paint::from_nibble));
                    }
                }
                frame.take(&band);
            }
            let mut whole = WideFrame::new(panel);
            let Ok(()) = now.screen.render(&now.legend, &desk, &mut whole);
            for (y, row) in (0..).zip(shown.chunks(panel.width() as usize)) {
                assert!(frame.row(y) == whole.row(y), "row {y} of screen {screens} is drawn");
                let same = (0..).zip(row).all(|(x, paint)| whole.pixel(x, y) == *paint);
                assert!(same, "row {y} of screen {screens} is sent");
            }
            screens += 1;
            last = sketch;
        });
    }
    let share = |pixels: u64| pixels * 100 / (screens * 240 * 240);
    println!("on average {} % of the pixels are drawn, {} % sent", share(drawn), share(sent));
    assert!(share(drawn) < 50 && sent < drawn);
}
