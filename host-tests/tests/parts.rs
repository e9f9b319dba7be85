//! The parts of a screen keep their word: they lie within their areas, and the
//! same facts give the same strokes.

mod played;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher};

use agent_x::screens::kit::{Desk, Panel, Paper, Stroke};
use agent_x::words::Language;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

/// Draws every part in full and holds it against what was promised of it.
struct Inspector {
    panel: Panel,
    /// What each part looked like, by its facts.
    seen: HashMap<u64, u64>,
    open: Option<Open>,
    met: usize,
}

struct Open {
    facts: u64,
    area: Rectangle,
    strokes: DefaultHasher,
}

impl Paper for Inspector {
    fn size(&self) -> Size {
        self.panel.size()
    }

    fn needs(&mut self, area: &Rectangle, facts: &dyn Fn(&mut dyn Hasher)) -> bool {
        assert!(self.open.is_none(), "no part within a part");
        let mut hasher = DefaultHasher::new();
        facts(&mut hasher);
        let facts = hasher.finish();
        self.open = Some(Open { facts, area: *area, strokes: DefaultHasher::new() });
        true
    }

    fn drawn(&mut self) {
        let Some(Open { facts, area, strokes }) = self.open.take() else { return };
        self.met += 1;
        let strokes = strokes.finish();
        let before = *self.seen.entry(facts).or_insert(strokes);
        assert_eq!(before, strokes, "other facts decide about the part at {area:?}");
    }

    fn stroke(&mut self, stroke: Stroke<'_>) {
        let Some(open) = &mut self.open else { return };
        stroke.hash(&mut open.strokes);
        let drawn = stroke.area().intersection(&Rectangle::new(Point::zero(), self.panel.size()));
        assert!(
            drawn.is_zero_sized() || drawn.intersection(&open.area) == drawn,
            "{stroke:?} is not within {:?}",
            open.area
        );
    }
}

#[test]
fn equal_facts_give_equal_parts_within_their_areas() {
    for panel in Panel::ALL {
        let mut inspector = Inspector { panel, seen: HashMap::new(), open: None, met: 0 };
        for (seed, language) in (910..).zip(Language::ALL.repeat(4)) {
            let desk = Desk { language, panel, ..Desk::default() };
            played::screens(seed, language, |shown| {
                shown.screen.draw(&shown.legend, &desk, &mut inspector);
            });
        }
        assert!(inspector.met > 10 * inspector.seen.len(), "most are met more than once");
    }
}
