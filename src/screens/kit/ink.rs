//! Draws strokes.

use core::hash::Hasher;
use core::ops::Range;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::{Canvas, Font, Paint, Paper, Stroke};
use crate::screens::Picture;

/// A paper over a canvas. Nothing outside of its clip is touched, and strokes
/// that lie outside of it cost next to nothing.
pub struct Ink<'a, C: Canvas> {
    canvas: &'a mut C,
    size: Size,
    clip: Rectangle,
    done: Result<(), C::Error>,
}

impl<'a, C: Canvas> Ink<'a, C> {
    /// Draws on a screen of this size, but only within the clip.
    pub fn new(canvas: &'a mut C, size: Size, clip: Rectangle) -> Self {
        let clip = clip.intersection(&canvas.bounds());
        Self { canvas, size, clip, done: Ok(()) }
    }

    /// The first error of the canvas, if there was one.
    pub fn finish(self) -> Result<(), C::Error> {
        self.done
    }

    fn fill(&mut self, area: &Rectangle, paint: Paint) -> Result<(), C::Error> {
        let area = area.intersection(&self.clip);
        if area.is_zero_sized() { Ok(()) } else { self.canvas.fill(&area, paint) }
    }

    /// Whether anything of this box lies within the clip.
    #[inline]
    const fn meets(&self, x: i32, y: i32, width: i32, height: i32) -> bool {
        let Rectangle { top_left: Point { x: left, y: top }, size } = self.clip;
        x < left + size.width as i32
            && y < top + size.height as i32
            && x + width > left
            && y + height > top
    }

    /// Those of the rows that lie within the clip.
    fn seen(&self, rows: Range<i32>) -> Range<i32> {
        let seen = self.clip.rows();
        rows.start.max(seen.start)..rows.end.min(seen.end)
    }

    fn run(&mut self, x: i32, y: i32, len: i32, paint: Paint) -> Result<(), C::Error> {
        let Rectangle { top_left: Point { x: left, y: top }, size } = self.clip;
        let (start, end) = (x.max(left), (x + len).min(left + size.width as i32));
        if start >= end || y < top || y >= top + size.height as i32 {
            return Ok(());
        }
        self.canvas.run(y, start, end, paint)
    }

    fn stripes(
        &mut self,
        area: Rectangle,
        pitch: i32,
        wide: i32,
        shift: i32,
        paint: Paint,
    ) -> Result<(), C::Error> {
        let area = area.intersection(&self.clip);
        let Point { x: left, y: top } = area.top_left;
        let end = left + area.size.width as i32;
        let mut first = (left + top + shift).rem_euclid(pitch);
        for y in area.rows() {
            let (mut x, mut at) = (left, first);
            while x < end {
                let len = if at < wide { wide - at } else { pitch - at };
                if at < wide {
                    self.canvas.run(y, x, (x + len).min(end), paint)?;
                }
                x += len;
                at = if at < wide { wide } else { 0 };
            }
            first = if first + 1 < pitch { first + 1 } else { 0 };
        }
        Ok(())
    }

    fn text(&mut self, font: Font, at: Point, text: &str, paint: Paint) -> Result<(), C::Error> {
        let letters = font.letters();
        let Range { start: left, end: right } = self.clip.columns();
        let rows = self.clip.rows();
        let mut x = at.x;
        for letter in text.chars().filter_map(|letter| letters.get(letter)) {
            let (start, top) = (x + i32::from(letter.left), at.y + i32::from(letter.top));
            let width = i32::from(letter.width);
            x += i32::from(letter.advance);
            if width == 0 || !self.meets(start, top, width, letter.height.into()) {
                continue;
            }
            // Both below 32, which no letter is wider than.
            let (before, beyond) = ((left - start).max(0), (start + width - right).max(0));
            let seen = (u32::MAX << (32 - width + beyond)) << before >> before;
            let at = Point::new(start + before, top.max(rows.start));
            let stencils = letters.stencils(letter, rows.start - top..rows.end - top);
            let stencils = stencils.map(|bits| (bits & seen) << before);
            self.canvas.stencil(at, stencils, paint)?;
        }
        Ok(())
    }

    fn picture(&mut self, picture: Picture, at: Point, paint: Paint) -> Result<(), C::Error> {
        let width = picture.size().width as i32;
        let (mut x, mut y) = (0, 0);
        let rows = self.clip.rows();
        let (first, end) = (rows.start - at.y, rows.end - at.y);
        for (len, paint) in picture.runs(paint) {
            if let Some(paint) = paint.filter(|_| y >= first) {
                self.run(at.x + x, at.y + y, len, paint)?;
            }
            x += len;
            if x >= width {
                (x, y) = (0, y + 1);
                if y >= end {
                    break;
                }
            }
        }
        Ok(())
    }

    /// The pixels of a circle that are not in a smaller one.
    fn ring(
        &mut self,
        centre: Point,
        [outer, inner]: [Option<u8>; 2],
        turn: u8,
        paint: Paint,
    ) -> Result<(), C::Error> {
        let radius = i32::from(outer.unwrap_or(0));
        for y in self.seen(centre.y - radius..centre.y + radius + 1) {
            let dy = y - centre.y;
            let Some(half) = half_chord(outer, dy) else { continue };
            match half_chord(inner, dy) {
                None => self.arc(centre, dy, -half..=half, turn, paint)?,
                Some(hole) => {
                    self.arc(centre, dy, -half..=-hole - 1, turn, paint)?;
                    self.arc(centre, dy, hole + 1..=half, turn, paint)?;
                }
            }
        }
        Ok(())
    }

    fn arc(
        &mut self,
        centre: Point,
        dy: i32,
        columns: core::ops::RangeInclusive<i32>,
        turn: u8,
        paint: Paint,
    ) -> Result<(), C::Error> {
        let (x, y) = (centre.x + columns.start(), centre.y + dy);
        if turn >= WHOLE_TURN {
            return self.run(x, y, columns.end() - columns.start() + 1, paint);
        }
        for dx in columns {
            if within(turn, dx, dy) {
                self.run(centre.x + dx, y, 1, paint)?;
            }
        }
        Ok(())
    }

    fn line(&mut self, from: Point, to: Point, dashed: bool, paint: Paint) -> Result<(), C::Error> {
        let (dx, dy) = ((to.x - from.x).abs(), -(to.y - from.y).abs());
        let (step_x, step_y) = ((to.x - from.x).signum(), (to.y - from.y).signum());
        let (mut at, mut error, mut count) = (from, dx + dy, 0);
        loop {
            if !dashed || count % 8 < 5 {
                self.run(at.x, at.y, 1, paint)?;
            }
            if at == to {
                return Ok(());
            }
            let twice = 2 * error;
            if twice >= dy {
                error += dy;
                at.x += step_x;
            }
            if twice <= dx {
                error += dx;
                at.y += step_y;
            }
            count += 1;
        }
    }

    fn worn(&mut self, area: Rectangle, paint: Paint) -> Result<(), C::Error> {
        let area = area.intersection(&self.clip);
        for y in self.seen(area.rows()) {
            for x in area.columns() {
                if (x * 7 + y * 13 + (x * y) % 11) % 29 == 0 {
                    self.run(x, y, 1, paint)?;
                }
            }
        }
        Ok(())
    }

    fn draw(&mut self, stroke: Stroke<'_>) -> Result<(), C::Error> {
        match stroke {
            Stroke::Fill(area, paint) => self.fill(&area, paint),
            Stroke::Stripes { area, pitch, wide, shift, paint } => {
                self.stripes(area, i32::from(pitch.max(1)), i32::from(wide), shift, paint)
            }
            Stroke::Text(font, at, text, paint) => self.text(font, at, text, paint),
            Stroke::Picture(picture, at, paint) => self.picture(picture, at, paint),
            Stroke::Disc(centre, radius, paint) => {
                self.ring(centre, [Some(radius), None], WHOLE_TURN, paint)
            }
            Stroke::Ring { centre, radius, thick, turn, paint } => {
                self.ring(centre, [Some(radius), radius.checked_sub(thick)], turn, paint)
            }
            Stroke::Line { from, to, dashed, paint } => self.line(from, to, dashed, paint),
            Stroke::Worn(area, paint) => self.worn(area, paint),
        }
    }
}

impl<C: Canvas> Paper for Ink<'_, C> {
    fn size(&self) -> Size {
        self.size
    }

    fn sees(&self, area: &Rectangle) -> bool {
        let Rectangle { top_left: Point { x, y }, size } = *area;
        self.meets(x, y, size.width as i32, size.height as i32)
    }

    fn needs(&mut self, area: &Rectangle, _: &dyn Fn(&mut dyn Hasher)) -> bool {
        self.sees(area)
    }

    fn stroke(&mut self, stroke: Stroke<'_>) {
        if self.seen(stroke.rows()).is_empty() {
            return;
        }
        // To measure a text takes as long as to find the letters that are seen.
        let seen = matches!(stroke, Stroke::Text(..)) || self.sees(&stroke.area());
        if seen && self.done.is_ok() {
            self.done = self.draw(stroke);
        }
    }
}

const WHOLE_TURN: u8 = 60;

/// How far a circle reaches to either side of its centre in this row.
fn half_chord(radius: Option<u8>, dy: i32) -> Option<i32> {
    let radius = i32::from(radius?);
    let square = u32::try_from(radius * radius + radius - 1 - dy * dy).ok()?;
    Some(square.isqrt() as i32)
}

/// Whether the point lies within so many sixtieths of a turn, clockwise from the top.
fn within(turn: u8, dx: i32, dy: i32) -> bool {
    let [sine, cosine] = [sine(turn), sine(turn + WHOLE_TURN / 4)];
    let before_end = sine * -dy - cosine * dx > 0;
    if turn <= WHOLE_TURN / 2 { dx >= 0 && before_end } else { dx >= 0 || before_end }
}

/// 256 times the sine of so many sixtieths of a turn.
fn sine(turn: u8) -> i32 {
    const QUARTER: [i32; 16] =
        [0, 27, 53, 79, 104, 128, 150, 171, 190, 207, 222, 234, 243, 250, 255, 256];
    let turn = turn % WHOLE_TURN;
    let (sign, turn) = if turn < 30 { (1, turn) } else { (-1, turn - 30) };
    let turn = if turn <= 15 { turn } else { 30 - turn };
    sign * QUARTER.get(usize::from(turn)).copied().unwrap_or(0)
}
