//! Drawing only what changed gives the same picture as drawing everything.

mod played;

use agent_x::screens::kit::{Desk, Panel, Sketch, WideFrame};
use agent_x::words::Language;

#[test]
fn drawing_the_changed_rectangles_is_drawing_the_whole_screen() {
    let (mut screens, mut sent) = (0_u64, 0_u64);
    for (seed, panel) in [(900, Panel::Square), (901, Panel::Wide), (902, Panel::Square)] {
        let language = Language::ALL[seed as usize % 3];
        let desk = Desk { language, panel, ..Desk::default() };
        let mut frame = WideFrame::new(panel);
        let mut before: Option<Sketch> = None;
        played::screens(seed, language, |shown| {
            let sketch = shown.screen.sketch(&shown.legend, &desk);
            let mut whole = WideFrame::new(panel);
            let Ok(()) = shown.screen.render(&shown.legend, &desk, &mut whole);
            match &before {
                None => {
                    let Ok(()) = shown.screen.render(&shown.legend, &desk, &mut frame);
                }
                Some(before) => {
                    for area in sketch.changes(before) {
                        sent += u64::from(area.size.width * area.size.height);
                        let Ok(()) =
                            shown.screen.render_within(area, &shown.legend, &desk, &mut frame);
                    }
                }
            }
            for y in 0..panel.height() {
                assert!(frame.row(y) == whole.row(y), "row {y} of screen {screens}");
            }
            screens += 1;
            before = Some(sketch);
        });
    }
    let share = sent * 100 / (screens * 240 * 240);
    assert!(share < 50, "on average {share} % of the pixels are drawn anew");
}
