//! Every string fits its place in every language at every size, has all its
//! letters, and stands out from its ground; sides and factions do so without
//! colour.

mod played;

use std::collections::BTreeSet;

use agent_x::cards::{Card, Faction, Side};
use agent_x::screens::kit::{Desk, Ink, Paint, Panel, Paper, Stroke, WideFrame};
use agent_x::screens::{Legend, Picture, Scale, Screen};
use agent_x::words::Language;
use agent_x_host::gallery::gallery;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

/// A paper that looks at every text before it is drawn.
struct Inspector {
    frame: WideFrame,
    panel: Panel,
    faults: BTreeSet<String>,
}

impl Inspector {
    fn new(panel: Panel) -> Self {
        Self { frame: WideFrame::new(panel), panel, faults: BTreeSet::new() }
    }

    fn inspect(&mut self, stroke: &Stroke<'_>) {
        let Stroke::Text(font, _, text, paint) = *stroke else { return };
        for letter in text.chars().filter(|letter| !font.has(*letter)) {
            self.faults.insert(format!("{font:?} has no {letter:?}, in {text:?}"));
        }
        let area = stroke.area();
        let panel = Rectangle::new(Point::zero(), self.panel.size());
        if area.intersection(&panel) != area {
            self.faults.insert(format!("{text:?} leaves the panel"));
        }
        for ground in self.grounds(area) {
            let ratio = contrast(paint, ground);
            if ratio < 4.5 {
                self.faults.insert(format!("{text:?}: {paint:?} on {ground:?} is {ratio:.1} : 1"));
            }
        }
    }

    /// The colours that make up a fifth or more of what lies under the text.
    fn grounds(&self, area: Rectangle) -> Vec<Paint> {
        let mut counts = [0_u32; 16];
        for y in area.rows() {
            for x in area.columns() {
                counts[self.frame.pixel(x, y) as usize] += 1;
            }
        }
        let all: u32 = counts.iter().sum();
        (0..16_u8)
            .filter(|paint| counts[usize::from(*paint)] * 5 >= all.max(1))
            .map(Paint::from_nibble)
            .collect()
    }
}

impl Paper for Inspector {
    fn size(&self) -> Size {
        self.panel.size()
    }

    fn stroke(&mut self, stroke: Stroke<'_>) {
        self.inspect(&stroke);
        let size = self.panel.size();
        let mut ink = Ink::new(&mut self.frame, size, Rectangle::new(Point::zero(), size));
        ink.stroke(stroke);
        let Ok(()) = ink.finish();
    }

    fn overflow(&mut self, text: &str) {
        self.faults.insert(format!("{text:?} does not fit"));
    }
}

/// The contrast of two colours as the accessibility guidelines reckon it.
fn contrast(one: Paint, two: Paint) -> f64 {
    let luminance = |paint: Paint| {
        let [red, green, blue] = paint.rgb888().map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, two) = (luminance(one), luminance(two));
    (one.max(two) + 0.05) / (one.min(two) + 0.05)
}

fn faults(screen: &Screen, legend: &Legend, desk: &Desk) -> BTreeSet<String> {
    let mut inspector = Inspector::new(desk.panel);
    screen.draw(legend, desk, &mut inspector);
    inspector.faults
}

fn none(faults: BTreeSet<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), Vec::from_iter(faults).join("\n"));
}

#[test]
fn every_string_of_the_gallery_fits_and_is_legible() {
    let mut all = BTreeSet::new();
    for language in Language::ALL {
        for panel in Panel::ALL {
            let desk = Desk { language, panel, ..Desk::default() };
            for (name, screen, legend) in gallery() {
                for fault in faults(&screen, &legend, &desk) {
                    all.insert(format!("{name} {language:?} {panel:?}: {fault}"));
                }
            }
        }
    }
    none(all);
}

#[test]
fn every_string_of_random_games_fits_and_is_legible() {
    let mut all = BTreeSet::new();
    for seed in 0..24 {
        let language = Language::ALL[seed as usize % 3];
        let panel = Panel::ALL[seed as usize / 3 % 2];
        let desk = Desk { language, panel, ..Desk::default() };
        played::screens(seed, language, |shown| {
            let found = faults(&shown.screen, &shown.legend, &desk);
            all.extend(found.into_iter().map(|fault| format!("{language:?} {panel:?}: {fault}")));
        });
    }
    none(all);
}

/// The pixels of a one-bit picture.
fn shape(picture: Picture) -> Vec<bool> {
    let mut inspector = Inspector::new(Panel::Square);
    inspector.stroke(Stroke::Picture(picture, Point::zero(), Paint::White));
    let Size { width, height } = picture.size();
    (0..height as i32)
        .flat_map(|y| (0..width as i32).map(move |x| (x, y)))
        .map(|(x, y)| inspector.frame.pixel(x, y) == Paint::White)
        .collect()
}

fn differ_by_shape(one: Picture, two: Picture) {
    let (one, two) = (shape(one), shape(two));
    let different = one.iter().zip(&two).filter(|(one, two)| one != two).count();
    assert!(different * 5 >= one.len(), "{different} of {} pixels differ", one.len());
}

#[test]
fn sides_and_factions_are_told_apart_without_colour() {
    for scale in [Scale::Twelve, Scale::Sixteen, Scale::TwentyFour] {
        differ_by_shape(Picture::emblem(Side::Cia, scale), Picture::emblem(Side::Kgb, scale));
        for (place, one) in Faction::ALL.iter().enumerate() {
            for two in &Faction::ALL[place + 1..] {
                differ_by_shape(Picture::faction(*one, scale), Picture::faction(*two, scale));
            }
        }
    }
    for language in Language::ALL {
        let letters: BTreeSet<_> =
            Faction::ALL.iter().map(|faction| faction.letters(language)).collect();
        assert_eq!(letters.len(), Faction::ALL.len());
    }
}
