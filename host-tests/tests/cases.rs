//! The cases can be printed, and what they leave open stands where the drawings of
//! the boards put the parts.
//!
//! OpenSCAD renders them; a person's machine may lack it, CI may not.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, io};

use agent_x_host::wiring::{self, front};

type Point = [f64; 3];

/// A part as triangles.
struct Solid {
    name: String,
    triangles: Vec<[Point; 3]>,
}

impl Solid {
    /// A part of a board's case; nothing where there is no OpenSCAD.
    fn render(board: &str, part: &str) -> Option<Self> {
        Self::render_with(board, part, &[])
    }

    fn render_with(board: &str, part: &str, changes: &[&str]) -> Option<Self> {
        // Tests run side by side and render the same parts.
        static RENDERED: AtomicU32 = AtomicU32::new(0);
        let number = RENDERED.fetch_add(1, Ordering::Relaxed);
        let name = format!("{board}-{part}");
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{number}.stl"));
        let mut openscad = Command::new("openscad");
        openscad.arg("-D").arg(format!("part=\"{part}\""));
        for change in changes {
            openscad.args(["-D", change]);
        }
        openscad.arg("-o").arg(&file).arg(wiring::boards().join(board).join("case.scad"));
        let said = run(&mut openscad)?;
        for fault in ["WARNING", "ERROR", "DEPRECATED"] {
            assert!(!said.contains(fault), "{name}: {said}");
        }
        let text = fs::read_to_string(&file).expect("it was written");
        let numbers = |line: &str| -> Option<Point> {
            let at = line.trim().strip_prefix("vertex ")?;
            let at: Vec<f64> = at.split(' ').map(|n| n.parse().expect("a number")).collect();
            at.try_into().ok()
        };
        let corners: Vec<Point> = text.lines().filter_map(numbers).collect();
        let triangles = corners.chunks_exact(3).map(|t| [t[0], t[1], t[2]]).collect();
        Some(Self { name, triangles })
    }

    /// Each edge is shared by two triangles that go along it in opposite directions:
    /// no hole, nothing folded.
    fn is_closed(&self) -> bool {
        let mut edges: BTreeMap<[[u64; 3]; 2], (u32, u32)> = BTreeMap::new();
        for triangle in &self.triangles {
            let bits = triangle.map(|corner| corner.map(|n| (n + 0.0).to_bits()));
            for (from, to) in [(0, 1), (1, 2), (2, 0)] {
                let (from, to) = (bits[from], bits[to]);
                let there = from < to;
                let edge = edges.entry(if there { [from, to] } else { [to, from] }).or_default();
                if there { edge.0 += 1 } else { edge.1 += 1 }
            }
        }
        !edges.is_empty() && edges.values().all(|edge| *edge == (1, 1))
    }

    /// In cubic centimetres.
    fn volume(&self) -> f64 {
        let of = |[a, b, c]: &[Point; 3]| {
            a[0] * (b[1] * c[2] - b[2] * c[1])
                + a[1] * (b[2] * c[0] - b[0] * c[2])
                + a[2] * (b[0] * c[1] - b[1] * c[0])
        };
        self.triangles.iter().map(of).sum::<f64>() / 6000.0
    }

    /// From where to where it reaches.
    fn reach(&self, axis: usize) -> [f64; 2] {
        let along = self.triangles.iter().flatten().map(|corner| corner[axis]);
        [along.clone().fold(f64::MAX, f64::min), along.fold(f64::MIN, f64::max)]
    }

    fn size(&self) -> [f64; 3] {
        [0, 1, 2].map(|axis| {
            let [from, to] = self.reach(axis);
            to - from
        })
    }

    /// Where a straight line along an axis meets the part; the other two
    /// coordinates of the line are given in their order.
    fn met_along(&self, axis: usize, at: [f64; 2]) -> Vec<f64> {
        // A hair aside, so that it meets no edge.
        let [u, v] = [at[0] + 0.001_37, at[1] + 0.002_11];
        let (first, second) = match axis {
            0 => (1, 2),
            1 => (0, 2),
            _ => (0, 1),
        };
        let mut met = Vec::new();
        for triangle in &self.triangles {
            let [a, b, c] = triangle.map(|corner| [corner[first], corner[second]]);
            let twice = |p: [f64; 2], q: [f64; 2], r: [f64; 2]| {
                (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
            };
            let whole = twice(a, b, c);
            let weights =
                [twice([u, v], b, c), twice(a, [u, v], c), twice(a, b, [u, v])].map(|w| w / whole);
            if weights.iter().all(|weight| *weight > 0.0) {
                met.push((0..3).map(|i| weights[i] * triangle[i][axis]).sum());
            }
        }
        met.sort_by(f64::total_cmp);
        met
    }

    #[track_caller]
    fn open_at(&self, axis: usize, at: [f64; 2], what: &str) {
        let met = self.met_along(axis, at);
        assert!(met.is_empty(), "{}: {what} is blocked at {at:?}: {met:?}", self.name);
    }

    #[track_caller]
    fn shut_at(&self, axis: usize, at: [f64; 2], what: &str) {
        assert!(!self.met_along(axis, at).is_empty(), "{}: nothing {what}, at {at:?}", self.name);
    }
}

/// What OpenSCAD said; nothing where it is not there, except in CI, which must not
/// skip what depends on it.
fn run(openscad: &mut Command) -> Option<String> {
    match openscad.output() {
        Ok(done) => {
            let said = String::from_utf8_lossy(&done.stderr).into_owned();
            assert!(done.status.success(), "{said}");
            Some(said)
        }
        Err(error) => {
            assert!(error.kind() == io::ErrorKind::NotFound, "openscad cannot be run: {error}");
            assert!(env::var_os("CI").is_none(), "no openscad in CI");
            eprintln!("skipped: there is no openscad");
            None
        }
    }
}

/// Tenths of a millimetre, as the drawings have them.
fn millimetres(tenths: i32) -> f64 {
    f64::from(tenths) / 10.0
}

#[test]
fn every_part_is_a_closed_solid_of_a_plausible_size() {
    // Board, part, and what it must be around: millimetres and cubic centimetres.
    let parts = [
        ("pico-lcd-1in3", "tray", [59.0, 41.0, 26.0], 10.0..60.0),
        ("pico-lcd-1in3", "lid", [59.0, 41.0, 5.5], 1.0..6.0),
        ("pico-lcd-1in3", "keys", [29.0, 5.0, 4.0], 0.1..0.5),
        ("breadboard", "tray", [171.0, 74.0, 14.0], 15.0..60.0),
        ("breadboard", "desk", [55.0, 50.0, 6.0], 2.0..12.0),
    ];
    for (board, part, size, volume) in parts {
        let Some(solid) = Solid::render(board, part) else { return };
        assert!(solid.is_closed(), "{board}: the {part} has a hole");
        let measured = solid.volume();
        assert!(volume.contains(&measured), "{board}: {part} of {measured:.1} cm³");
        for (is, about) in solid.size().into_iter().zip(size) {
            assert!((is - about).abs() < 2.0, "{board}: {part} of {:?} mm", solid.size());
        }
    }
}

#[test]
fn a_part_with_a_hole_is_found() {
    let Some(mut solid) = Solid::render("pico-lcd-1in3", "keys") else { return };
    solid.triangles.pop();
    assert!(!solid.is_closed());
}

#[test]
fn the_lid_is_open_over_glass_joystick_and_keys_and_nowhere_beside_them() {
    let Some(lid) = Solid::render("pico-lcd-1in3", "lid") else { return };
    // The lid lies on its face: what is up on the board is up in the file, too, but
    // counted from the upper edge.
    let [_, height] = front::PICO_LCD.map(millimetres);
    let place = |[x, y]: [i32; 2]| [millimetres(x), millimetres(y) - height];

    let [from, to] = front::GLASS;
    let middle = front::PICO_LCD[1] / 2;
    for x in [from + 5, i32::midpoint(from, to), to - 5] {
        for y in [10, middle, front::PICO_LCD[1] - 10] {
            lid.open_at(2, place([x, y]), "the glass");
        }
    }
    lid.shut_at(2, place([from - 8, middle]), "left of the glass");
    lid.shut_at(2, place([to + 8, middle]), "right of the glass");
    lid.shut_at(2, place([(from + to) / 2, -20]), "above the glass");

    let [x, y] = front::JOYSTICK;
    for (dx, dy) in [(0, 0), (-30, 0), (30, 0), (0, -30), (0, 30)] {
        lid.open_at(2, place([x + dx, y + dy]), "the joystick");
    }
    lid.shut_at(2, place([x, y - 80]), "above the joystick");

    for (name, [x, y]) in front::KEYS {
        for (dx, dy) in [(0, 0), (-15, 0), (15, 0), (0, -15), (0, 15)] {
            lid.open_at(2, place([x + dx, y + dy]), &format!("key {name}"));
        }
        lid.shut_at(2, place([x + 30, y]), &format!("right of key {name}"));
    }
    for pair in front::KEYS.windows(2) {
        let [x, y] = pair[0].1;
        let between = i32::midpoint(y, pair[1].1[1]);
        lid.shut_at(2, place([x, between]), "between two keys");
    }
}

#[test]
fn a_cap_fits_the_hole_of_its_key_and_cannot_fall_out() {
    let Some(keys) = Solid::render("pico-lcd-1in3", "keys") else { return };
    let [_, wide, _] = keys.size();
    let pitch = millimetres(front::KEYS[1].1[1] - front::KEYS[0].1[1]);
    assert!(wide < pitch, "caps of {wide} mm rub at each other");
    let Some(lid) = Solid::render("pico-lcd-1in3", "lid") else { return };
    let [_, height] = front::PICO_LCD.map(millimetres);
    let [x, y] = front::KEYS[0].1.map(millimetres);
    let flange = wide / 2.0 - 0.1;
    lid.shut_at(2, [x + flange, y - height], "holds the flange");
}

#[test]
fn the_tray_is_open_for_plug_and_bootsel_and_bears_the_pico() {
    let Some(tray) = Solid::render("pico-lcd-1in3", "tray") else { return };
    let [width, height] = front::PICO_LCD.map(millimetres);
    let middle = height / 2.0;
    let walls = |y, z| tray.met_along(0, [y, z]).iter().filter(|x| **x < 0.0).count();
    // The socket is 2.8 mm high, 3.2 mm above the floor of 2 mm.
    let socket = 2.0 + 3.2 + 1.4;
    for y in [middle - 5.0, middle, middle + 5.0] {
        assert_eq!(walls(y, socket), 0, "the plug has its way at {y}");
    }
    assert_eq!(walls(middle, socket + 8.0), 2, "a wall above the plug");

    let bootsel = [(width - 51.0) / 2.0 + 12.3, middle + 3.4];
    tray.open_at(2, bootsel, "BOOTSEL");
    tray.shut_at(2, [width / 2.0, middle], "under the Pico");
    for x in [2.0, 49.0] {
        for y in [4.8, 21.0 - 4.8] {
            let post = [(width - 51.0) / 2.0 + x, (height - 21.0) / 2.0 + y];
            let top = tray.met_along(2, post).last().copied();
            assert!(top.is_some_and(|top| (top - 8.0).abs() < 0.1), "{post:?}: {top:?}");
        }
    }
    // The whole board goes in.
    for at in [[0.2, 0.2], [width - 0.2, 0.2], [0.2, height - 0.2], [width - 0.2, height - 0.2]] {
        assert_eq!(tray.met_along(2, at).len(), 2, "only the floor at {at:?}");
    }
}

#[test]
fn nothing_of_the_tray_is_over_the_breadboard_or_before_its_plug() {
    let Some(tray) = Solid::render("breadboard", "tray") else { return };
    let [width, height] = front::BREADBOARD.map(millimetres);
    let only_floor = |at: [f64; 2], what: &str| {
        let met = tray.met_along(2, at);
        assert!(met.len() == 2 && met[1] < 2.1, "{what} at {at:?}: {met:?}");
    };
    for at in [[0.2, 0.2], [width - 0.2, 0.2], [0.2, height - 0.2], [width - 0.2, height - 0.2]] {
        only_floor(at, "a corner of the breadboard");
    }
    for (name, column) in front::SWITCHES {
        only_floor([millimetres(front::along(column + 1)), height / 2.0], name);
    }
    // A breadboard of 8 mm on a floor of 2 mm: the Pico and its plug are above.
    let [_, top] = tray.reach(2);
    let rim = tray.met_along(2, [-1.5, height / 2.0]);
    assert!(rim.last().is_some_and(|rim| *rim <= 10.0), "{rim:?}");
    tray.open_at(0, [height / 2.0, 10.5], "the plug");
    assert!(top < 20.0);
}

#[test]
fn the_desk_shows_the_glass_and_holds_the_module() {
    // Module and lit part of both breadboard builds, from the makers' pages.
    let modules: [(&[&str], [f64; 2], [f64; 2]); 2] =
        [(&[], [50.0, 35.0], [27.72, 27.72]), (&["lcd=[58,35]"], [58.0, 35.0], [40.8, 30.6])];
    for (changes, module, glass) in modules {
        let Some(desk) = Solid::render_with("breadboard", "desk", changes) else { return };
        assert!(desk.is_closed());
        let [width, _, _] = desk.size();
        let [_, top] = desk.reach(1);
        let middle = [width / 2.0, top / 2.0];
        let from_middle = |x: f64, y: f64| [middle[0] + x, middle[1] + y];
        for (x, y) in [(0.0, 0.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
            let corner = from_middle(x * (glass[0] / 2.0 - 0.1), y * (glass[1] / 2.0 - 0.1));
            desk.open_at(2, corner, "the glass");
        }
        for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            let edge = from_middle(x * (module[0] / 2.0 - 0.5), y * (module[1] / 2.0 - 0.5));
            desk.shut_at(2, edge, "before the module's edge");
        }
    }
    let Some(tray) = Solid::render("breadboard", "tray") else { return };
    let behind = millimetres(front::BREADBOARD[1]) + 4.0;
    for side in [-1.0, 1.0] {
        let foot = [millimetres(front::DISPLAY) + side * 24.0, behind];
        let top = tray.met_along(2, foot).last().copied();
        assert!(top.is_some_and(|top| top > 12.0), "a foot of the desk at {foot:?}: {top:?}");
    }
}

/// The calls of OpenSCAD that the pages give are run as they stand there.
#[test]
fn the_pages_say_how_to_render_every_part() {
    for (board, parts) in [("pico-lcd-1in3", 3), ("breadboard", 2), ("breadboard-2in", 2)] {
        let folder = wiring::boards().join(board);
        let page = fs::read_to_string(folder.join("README.md")).expect("a page");
        let calls: Vec<&str> =
            page.lines().filter_map(|line| line.trim().strip_prefix("openscad ")).collect();
        assert_eq!(calls.len(), parts, "{board}: a call for every part");
        for call in calls {
            let mut out = None;
            let mut openscad = Command::new("openscad");
            openscad.current_dir(&folder);
            for word in call.split(' ').map(|word| word.replace('\'', "")) {
                if word.ends_with(".stl") {
                    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(board).join(&word);
                    fs::create_dir_all(file.parent().expect("a folder")).expect("there is room");
                    let _ = fs::remove_file(&file);
                    openscad.arg(&file);
                    out = Some(file);
                } else {
                    openscad.arg(word);
                }
            }
            if run(&mut openscad).is_none() {
                return;
            }
            let out: PathBuf = out.expect("it says where the part goes");
            assert!(fs::metadata(&out).is_ok_and(|file| file.len() > 1000), "{}", out.display());
        }
    }
}
