//! No screen changes unnoticed: each is compared with its recorded hash, and a
//! changed one is written out beside what it was.

use std::fmt::Write as _;
use std::path::Path;

use agent_x_host::gallery::gallery;
use agent_x_host::paint::Picture;
use agent_x_host::sheet;

const RECORD_AGAIN: &str = "look at it, then record it with `cargo shots --record`";

fn recorded() -> Vec<String> {
    let file = sheet::record().join("hashes.txt");
    let text = std::fs::read_to_string(&file).expect("the record is there");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn every_screen_looks_as_recorded() {
    let gallery = gallery();
    let recorded = recorded();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("changed-screens");
    let mut changed = String::new();
    for desk in sheet::desks() {
        let set = sheet::name(&desk);
        let old = Picture::read(&sheet::record().join(format!("{set}.png"))).expect("a sheet");
        for (place, picture) in sheet::pictures(&gallery, &desk).iter().enumerate() {
            let exhibit = &gallery[place];
            if recorded.contains(&sheet::line(&desk, exhibit, picture)) {
                continue;
            }
            std::fs::create_dir_all(&out).expect("a folder for pictures");
            let write = |picture: &Picture, when: &str| {
                let file = out.join(format!("{set}-{}-{when}.png", exhibit.0));
                picture.write(&file).expect("a picture");
                file
            };
            let after = write(picture, "after");
            let _ = write!(changed, "\n{set} {}: {}", exhibit.0, after.display());
            let was = recorded
                .iter()
                .filter(|line| line.starts_with(&format!("{set} ")))
                .position(|line| line.split(' ').nth(1) == Some(exhibit.0));
            if let Some(before) = was.and_then(|place| sheet::cut(&old, place, &desk)) {
                let _ = write!(changed, "\n  before: {}", write(&before, "before").display());
            }
        }
    }
    assert!(changed.is_empty(), "{RECORD_AGAIN}:{changed}");
}

#[test]
fn the_record_holds_these_screens_and_no_others() {
    let names: Vec<String> = sheet::desks()
        .flat_map(|desk| {
            gallery()
                .into_iter()
                .map(move |exhibit| format!("{} {}", sheet::name(&desk), exhibit.0))
        })
        .collect();
    let recorded: Vec<String> = recorded()
        .iter()
        .map(|line| line.rsplit_once(' ').expect("a name and a hash").0.to_owned())
        .collect();
    assert!(recorded == names, "the record is stale: {RECORD_AGAIN}");
}

#[test]
fn the_recorded_pictures_are_those_of_the_recorded_hashes() {
    let (gallery, recorded) = (gallery(), recorded());
    for desk in sheet::desks() {
        let set = sheet::name(&desk);
        let old = Picture::read(&sheet::record().join(format!("{set}.png"))).expect("a sheet");
        for (place, exhibit) in gallery.iter().enumerate() {
            let picture = sheet::cut(&old, place, &desk).expect("its place on the sheet");
            let line = sheet::line(&desk, exhibit, &picture);
            assert!(recorded.contains(&line), "{line} is not recorded");
        }
    }
}

#[test]
fn the_front_page_shows_the_screens_as_they_are() {
    let shown = Picture::read(&sheet::record().join("front-page.png")).expect("a picture");
    assert!(shown == sheet::front_page(&gallery()), "{RECORD_AGAIN}");
}
