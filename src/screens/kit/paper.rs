//! What can be drawn, and what can be drawn on.
//!
//! A screen draws on a `&mut dyn Paper`, so that it exists once in flash. All
//! that decides about the pixels of a [`Stroke`] is in the stroke: equal strokes
//! in equal order give equal pixels.

use core::hash::{Hash, Hasher};
use core::ops::Range;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::{Font, Paint};
use crate::screens::Picture;

/// One thing to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stroke<'a> {
    /// A filled rectangle.
    Fill(Rectangle, Paint),
    /// Stripes that lean to the right: the pixels of the area whose
    /// x + y + shift has a rest below `wide` by `pitch`.
    Stripes {
        /// Where.
        area: Rectangle,
        /// From one stripe to the next.
        pitch: u8,
        /// How many of these are painted.
        wide: u8,
        /// How far the stripes are moved to the left.
        shift: i32,
        /// In which colour.
        paint: Paint,
    },
    /// Text from this left end of its baseline.
    Text(Font, Point, &'a str, Paint),
    /// A picture from its upper left corner; the colour is for one-bit pictures.
    Picture(Picture, Point, Paint),
    /// A filled circle: centre, radius, colour.
    Disc(Point, u8, Paint),
    /// A ring or a part of it, clockwise from the top.
    Ring {
        /// The centre.
        centre: Point,
        /// The outer radius.
        radius: u8,
        /// From there inwards.
        thick: u8,
        /// How many sixtieths of the whole.
        turn: u8,
        /// In which colour.
        paint: Paint,
    },
    /// A line between two points.
    Line {
        /// One end.
        from: Point,
        /// The other.
        to: Point,
        /// Five pixels drawn, three left out.
        dashed: bool,
        /// In which colour.
        paint: Paint,
    },
    /// Scattered pixels, about one in 29, by a fixed pattern: worn ink.
    Worn(Rectangle, Paint),
}

/// Something to draw on.
pub trait Paper {
    /// Its size.
    fn size(&self) -> Size;

    /// Draws.
    fn stroke(&mut self, stroke: Stroke<'_>);

    /// Whether anything in this area would be seen at all.
    fn sees(&self, _area: &Rectangle) -> bool {
        true
    }

    /// Whether a part of a screen has to be drawn: it lies within this area, and
    /// these facts decide about all of its pixels.
    fn needs(&mut self, _area: &Rectangle, _facts: &dyn Fn(&mut dyn Hasher)) -> bool {
        true
    }

    /// Told when a part that was needed is drawn.
    fn drawn(&mut self) {}

    /// Told of every text that does not fit its place.
    fn overflow(&mut self, _text: &str) {}
}

impl Stroke<'_> {
    /// Outside of this box the stroke changes nothing.
    #[must_use]
    pub fn area(&self) -> Rectangle {
        match *self {
            Self::Fill(area, _) | Self::Stripes { area, .. } | Self::Worn(area, _) => area,
            Self::Text(font, at, text, _) => font.measure(at, text).1,
            Self::Picture(picture, at, _) => Rectangle::new(at, picture.size()),
            Self::Disc(centre, radius, _) | Self::Ring { centre, radius, .. } => {
                let radius = i32::from(radius);
                Rectangle::with_corners(
                    centre - Point::new_equal(radius),
                    centre + Point::new_equal(radius),
                )
            }
            Self::Line { from, to, .. } => Rectangle::with_corners(from, to),
        }
    }
}

impl Stroke<'_> {
    /// Rows that hold all of it, found sooner than its area.
    #[must_use]
    pub(super) fn rows(&self) -> Range<i32> {
        match *self {
            Self::Text(font, at, ..) => {
                let rows = font.letters().rows();
                at.y + rows.start..at.y + rows.end
            }
            _ => self.area().rows(),
        }
    }
}

/// What a part of a screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The ground of what the buttons do.
    Legend,
    /// What the direction pad does.
    Pad,
    /// What A or B does.
    Verb,
    /// What X and Y do.
    Files,
    /// The objective at the head of the board.
    Strip,
    /// A side's emblem and total.
    Column,
    /// The places of a side's groups.
    Row,
    /// The limit, and the rule between the two totals.
    Meter,
    /// Some points of a total.
    Cells,
    /// A group, an agent or an objective.
    Card,
    /// The ground of what can be done.
    Actions,
    /// Something that can be done.
    Action,
    /// A total.
    Total,
    /// What it would become.
    Outcome,
    /// What A would do, in a sentence.
    Hint,
    /// What a wide panel has room for.
    Aside,
    /// The ground that a page is on.
    Ground,
    /// All of a page.
    Page,
    /// A line that can be chosen.
    Line,
    /// What is known of the thing in focus.
    File,
}

impl dyn Paper + '_ {
    /// Something that lies within the area and looks the same whenever the facts
    /// are the same: it is drawn only where that is needed.
    pub fn part(
        &mut self,
        part: Part,
        area: Rectangle,
        facts: &impl Hash,
        draw: impl FnOnce(&mut dyn Paper),
    ) {
        let hash = |mut hasher: &mut dyn Hasher| (part, area, facts).hash(&mut hasher);
        if self.needs(&area, &hash) {
            draw(self);
            self.drawn();
        }
    }

    /// A filled rectangle.
    pub fn fill(&mut self, x: i32, y: i32, width: i32, height: i32, paint: Paint) {
        self.stroke(Stroke::Fill(area(x, y, width, height), paint));
    }

    /// The edge of a rectangle, `thick` pixels inwards.
    pub fn edge(&mut self, x: i32, y: i32, width: i32, height: i32, thick: i32, paint: Paint) {
        let sides = height - 2 * thick;
        self.fill(x, y, width, thick, paint);
        self.fill(x, y + height - thick, width, thick, paint);
        self.fill(x, y + thick, thick, sides, paint);
        self.fill(x + width - thick, y + thick, thick, sides, paint);
    }

    /// A filled rectangle with round corners.
    pub fn rounded(
        &mut self,
        x: i32,
        y: i32,
        width: i32,
        height: i32,
        corner: Corner,
        paint: Paint,
    ) {
        let cuts = corner.cuts();
        let rows = cuts.len() as i32;
        for (row, &cut) in (0..).zip(cuts) {
            self.fill(x + cut, y + row, width - 2 * cut, 1, paint);
            self.fill(x + cut, y + height - 1 - row, width - 2 * cut, 1, paint);
        }
        self.fill(x, y + rows, width, height - 2 * rows, paint);
    }

    /// A picture by its upper left corner.
    pub fn picture(&mut self, picture: Picture, x: i32, y: i32, paint: Paint) {
        self.stroke(Stroke::Picture(picture, Point::new(x, y), paint));
    }

    /// Every other pixel of an area.
    pub fn chequer(&mut self, x: i32, y: i32, width: i32, height: i32, paint: Paint) {
        let area = area(x, y, width, height);
        self.stroke(Stroke::Stripes { area, pitch: 2, wide: 1, shift: 1, paint });
    }

    /// Stripes of half the pitch that start with paint in the upper left corner.
    pub fn stripes(&mut self, x: i32, y: i32, width: i32, height: i32, pitch: u8, paint: Paint) {
        let area = area(x, y, width, height);
        self.stroke(Stroke::Stripes { area, pitch, wide: pitch / 2, shift: -x - y, paint });
    }

    /// Warning tape.
    pub fn tape(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.fill(x, y, width, height, Paint::Economic);
        self.stripes(x, y, width, height, 12, Paint::Ink);
    }

    /// A dashed edge, three pixels on and three off.
    pub fn dashes(&mut self, x: i32, y: i32, width: i32, height: i32, paint: Paint) {
        self.stripes(x, y, width, 1, 6, paint);
        self.stripes(x, y + height - 1, width, 1, 6, paint);
        self.stripes(x, y, 1, height, 6, paint);
        self.stripes(x + width - 1, y, 1, height, 6, paint);
    }
}

/// How round a corner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Of a plate within a plate.
    Two,
    /// Of plates and tabs.
    Three,
    /// Of keys.
    Four,
}

impl Corner {
    const fn cuts(self) -> &'static [i32] {
        match self {
            Self::Two => &[1],
            Self::Three => &[2, 1],
            Self::Four => &[3, 1, 1],
        }
    }
}

/// A rectangle by its upper left corner and its size.
#[must_use]
pub const fn area(x: i32, y: i32, width: i32, height: i32) -> Rectangle {
    let (width, height) = (if width < 0 { 0 } else { width }, if height < 0 { 0 } else { height });
    Rectangle::new(Point::new(x, y), Size::new(width as u32, height as u32))
}
