//! Draws strokes.

use core::hash::Hasher;
use core::ops::Range;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::{Canvas, Font, Paint, Paper, Stroke};
use crate::screens::{Columns, Picture};

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
        let rows = self.clip.rows();
        let mut x = at.x;
        for letter in text.chars().filter_map(|letter| letters.get(letter)) {
            let (start, top) = (x + i32::from(letter.left), at.y + i32::from(letter.top));
            let width = i32::from(letter.width);
            x += i32::from(letter.advance);
            if width == 0 || !self.meets(start, top, width, letter.height.into()) {
                continue;
            }
            let stencils = letters.stencils(letter, rows.start - top..rows.end - top);
            self.stencil(Point::new(start, top.max(rows.start)), width, stencils, paint)?;
        }
        Ok(())
    }

    fn picture(&mut self, picture: Picture, at: Point, paint: Paint) -> Result<(), C::Error> {
        let Size { width, height } = picture.size();
        let right = at.x + width as i32;
        let rows = self.seen(at.y..at.y + height as i32);
        let top = rows.start;
        let rows = (rows.start - at.y) as usize..(rows.end - at.y).max(0) as usize;
        let seen = |column: &'static [u32]| column.get(rows.clone()).unwrap_or_default().iter();
        match picture.columns() {
            Columns::Bits(columns) => {
                for (x, column) in (at.x..).step_by(32).zip(columns) {
                    let bits = seen(column).copied();
                    self.stencil(Point::new(x, top), (right - x).min(32), bits, paint)?;
                }
            }
            Columns::Colours(columns, clear) => {
                for (x, column) in (at.x..).step_by(8).zip(columns) {
                    let pixels = seen(column).map(|colours| [drawn(*colours, clear), *colours]);
                    self.colours(Point::new(x, top), (right - x).min(8), pixels)?;
                }
            }
        }
        Ok(())
    }

    /// Rows of bits of which so many from the left are pixels, 32 at most.
    #[inline]
    fn stencil(
        &mut self,
        at: Point,
        width: i32,
        rows: impl Iterator<Item = u32>,
        paint: Paint,
    ) -> Result<(), C::Error> {
        let Range { start: left, end: right } = self.clip.columns();
        let (before, beyond) = ((left - at.x).max(0), (at.x + width - right).max(0));
        if before + beyond >= width {
            return Ok(());
        }
        let seen = (u32::MAX << (32 - width + beyond)) << before >> before;
        let rows = rows.map(|bits| (bits & seen) << before);
        self.canvas.stencil(Point::new(at.x + before, at.y), rows, paint)
    }

    /// Rows of eight colours of which so many from the left are pixels.
    fn colours(
        &mut self,
        at: Point,
        width: i32,
        rows: impl Iterator<Item = [u32; 2]>,
    ) -> Result<(), C::Error> {
        let Range { start: left, end: right } = self.clip.columns();
        let (before, beyond) = ((left - at.x).max(0), (at.x + width - right).max(0));
        if before + beyond >= width {
            return Ok(());
        }
        let seen = (u32::MAX << (4 * (8 - width + beyond))) << (4 * before) >> (4 * before);
        let rows = rows
            .map(|[which, colours]| [which & seen, colours].map(|pixels| pixels << (4 * before)));
        self.canvas.colours(Point::new(at.x + before, at.y), rows)
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
        let rows = self.seen(centre.y - radius..centre.y + radius + 1);
        let [mut outer, mut inner] = [outer, inner].map(Circle::new);
        let Range { start: left, end: right } = self.clip.columns();
        for y in rows {
            let (half, hole) = (outer.half_chord(y - centre.y), inner.half_chord(y - centre.y));
            let outside = centre.x - half;
            let runs = match hole {
                _ if half < 0 => continue,
                ..0 => [(outside, centre.x + half + 1), (0, 0)],
                _ => [(outside, centre.x - hole), (centre.x + hole + 1, centre.x + half + 1)],
            };
            for (start, end) in runs {
                let (start, end) = (start.max(left), end.min(right));
                if start < end {
                    self.arc(centre, y, start..end, turn, paint)?;
                }
            }
        }
        Ok(())
    }

    /// Those of the columns, which are seen, that lie within a part of a turn.
    #[inline]
    fn arc(
        &mut self,
        centre: Point,
        y: i32,
        columns: Range<i32>,
        turn: u8,
        paint: Paint,
    ) -> Result<(), C::Error> {
        if turn >= WHOLE_TURN {
            return self.canvas.run(y, columns.start, columns.end, paint);
        }
        for x in columns.filter(|x| within(turn, x - centre.x, y - centre.y)) {
            self.canvas.run(y, x, x + 1, paint)?;
        }
        Ok(())
    }

    fn line(&mut self, from: Point, to: Point, dashed: bool, paint: Paint) -> Result<(), C::Error> {
        let Point { x: dx, y: dy } = to - from;
        let (columns, rows) = (self.clip.columns(), self.clip.rows());
        // One pixel for each step along the longer way.
        let steep = dy.abs() > dx.abs();
        let (long, short) = if steep { (dy, dx) } else { (dx, dy) };
        let (along, across) = if steep { (&rows, &columns) } else { (&columns, &rows) };
        let (first, beside) = if steep { (from.y, from.x) } else { (from.x, from.y) };
        let (whole, part) = (2 * long.abs().max(1), 2 * short.abs());
        let mut steps = ahead(first, long, along);
        if part > 0 {
            let seen = ahead(beside, short, across);
            // Rounded away from what is seen.
            let begin = (seen.start * whole - whole) / part;
            steps = steps.start.max(begin)..steps.end.min((seen.end * whole + whole) / part);
        }
        let begin = steps.start.max(0);
        // How far the shorter way is gone, rounded, and what is left of it.
        let gone = begin * part + whole / 2;
        let (aside, mut rest) = (gone / whole, gone % whole);
        let turned = |x, y| if steep { Point::new(y, x) } else { Point::new(x, y) };
        let (forward, sideways) = (turned(long.signum(), 0), turned(0, short.signum()));
        let mut at = from + turned(begin * long.signum(), aside * short.signum());
        for step in begin..steps.end.min(long.abs() + 1) {
            if !dashed || step % 8 < 5 {
                self.run(at.x, at.y, 1, paint)?;
            }
            at += forward;
            rest += part;
            if rest >= whole {
                rest -= whole;
                at += sideways;
            }
        }
        Ok(())
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

/// All bits of those of eight pixels that are not clear.
const fn drawn(colours: u32, clear: Paint) -> u32 {
    let differs = colours ^ (clear as u32 * 0x1111_1111);
    let pairs = differs | differs >> 1;
    ((pairs | pairs >> 2) & 0x1111_1111) * 0xF
}

const WHOLE_TURN: u8 = 60;

/// How many steps there are from one place to those that are seen, in this direction.
const fn ahead(from: i32, direction: i32, seen: &Range<i32>) -> Range<i32> {
    if direction < 0 {
        from - seen.end + 1..from - seen.start + 1
    } else {
        seen.start - from..seen.end - from
    }
}

/// A circle around the middle of a pixel, if it has a radius.
struct Circle {
    /// What the squares of a point's distances in it add up to at most.
    most: i32,
    /// How far it reached to either side in the last row, and the square of that.
    half: i32,
    square: i32,
}

impl Circle {
    fn new(radius: Option<u8>) -> Self {
        let most = radius.map_or(-1, |radius| i32::from(radius) * (i32::from(radius) + 1) - 1);
        Self { most, half: -1, square: 1 }
    }

    /// How far it reaches to either side of its centre in this row: about as far as in the
    /// last row. Less than nothing: the row does not meet it.
    #[inline]
    fn half_chord(&mut self, dy: i32) -> i32 {
        // No screen is so high that it wraps; a check would take longer than all the rest.
        let most = self.most - dy.wrapping_mul(dy);
        if most < 0 {
            return -1;
        }
        if self.half < 0 {
            self.half = most.cast_unsigned().isqrt().cast_signed();
            self.square = self.half * self.half;
        }
        while self.square > most {
            self.square -= 2 * self.half - 1;
            self.half -= 1;
        }
        while self.square + 2 * self.half < most {
            self.square += 2 * self.half + 1;
            self.half += 1;
        }
        self.half
    }
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
