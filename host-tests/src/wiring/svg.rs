//! As much SVG as the drawings need, the same bytes on every machine.

use std::fmt::Write as _;

use crate::paint::Picture;
use agent_x::screens::kit::Paint;

/// Which end of a text its place is.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing that is being made.
pub struct Svg {
    size: [i32; 2],
    /// How wide it is in print.
    millimetres: i32,
    body: String,
}

impl Svg {
    /// An empty sheet, with what it shows for those who cannot see it.
    pub(super) fn new(size: [i32; 2], millimetres: i32, title: &str) -> Self {
        let mut svg = Self { size, millimetres, body: format!("<title>{title}</title>\n") };
        svg.rect([0, 0, size[0], size[1]], 0, "#fff", "none");
        svg
    }

    pub(super) fn rect(&mut self, area: [i32; 4], round: i32, fill: &str, stroke: &str) {
        let [x, y, width, height] = area;
        self.put(&format!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" fill="{fill}" stroke="{stroke}"/>"#
        ));
    }

    pub(super) fn circle(&mut self, [x, y]: [i32; 2], radius: i32, fill: &str) {
        self.put(&format!(
            r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="#000"/>"##
        ));
    }

    pub(super) fn text(
        &mut self,
        [x, y]: [i32; 2],
        size: i32,
        anchor: Anchor,
        fill: &str,
        text: &str,
    ) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.put(&format!(
            r#"<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{text}</text>"#
        ));
    }

    pub(super) fn line(&mut self, corners: &[[i32; 2]], width: i32, colour: &str) {
        let points: Vec<String> = corners.iter().map(|[x, y]| format!("{x},{y}")).collect();
        self.put(&format!(
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>"#,
            points.join(" ")
        ));
    }

    /// A line that passes over those drawn before it.
    pub(super) fn wire(&mut self, corners: &[[i32; 2]], width: i32, colour: &str) {
        self.line(corners, width * 3, "#fff");
        self.line(corners, width, colour);
    }

    pub(super) fn dots(&mut self, dots: impl Iterator<Item = [i32; 2]>, width: i32, colour: &str) {
        let path: String = dots.map(|[x, y]| format!("M{x} {y}h0")).collect();
        self.put(&format!(
            r#"<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
        ));
    }

    /// A screen, pixel for pixel, scaled to a width.
    pub(super) fn screen(&mut self, [x, y]: [i32; 2], width: i32, picture: &Picture) {
        let columns = picture.width();
        self.put(&format!(
            r#"<g transform="translate({x} {y}) scale({width}) scale({})" shape-rendering="crispEdges">"#,
            decimal(1_000_000_000 / columns as u64)
        ));
        for value in 0..16 {
            let paint = Paint::from_nibble(value);
            let path = runs(picture, paint);
            if !path.is_empty() {
                let [red, green, blue] = paint.rgb888();
                self.put(&format!(
                    r##"<path fill="#{red:02x}{green:02x}{blue:02x}" d="{path}"/>"##
                ));
            }
        }
        self.put("</g>");
    }

    fn put(&mut self, line: &str) {
        self.body += line;
        self.body.push('\n');
    }

    /// The file.
    #[must_use]
    pub fn finish(self) -> String {
        let Self { size: [width, height], millimetres, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{millimetres}mm\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"Helvetica, Arial, sans-serif\">\n\
             {body}</svg>\n"
        )
    }
}

/// A number of billionths.
fn decimal(billionths: u64) -> String {
    format!("0.{billionths:09}")
}

/// Every stretch of a colour as a path; stretches that go on below are one.
fn runs(picture: &Picture, paint: Paint) -> String {
    let stretches = |y: usize| -> Vec<(usize, usize)> {
        if y >= picture.height() {
            return Vec::new();
        }
        let mut x = 0;
        let mut found = Vec::new();
        for run in picture.row(y).chunk_by(|left, right| left == right) {
            if run[0] == paint {
                found.push((x, run.len()));
            }
            x += run.len();
        }
        found
    };
    let mut path = String::new();
    let mut open: Vec<(usize, usize, usize)> = Vec::new();
    for y in 0..=picture.height() {
        let now = stretches(y);
        open.retain(|&(x, len, from)| {
            let goes_on = now.contains(&(x, len));
            if !goes_on {
                let _ = write!(path, "M{x} {from}h{len}v{}h-{len}z", y - from);
            }
            goes_on
        });
        for (x, len) in now {
            if !open.iter().any(|&(at, along, _)| (at, along) == (x, len)) {
                open.push((x, len, y));
            }
        }
    }
    path
}
