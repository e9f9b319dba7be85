//! `cargo play`: the page is the handheld, to the pixel.

mod browser;

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use agent_x::cards::Side;
use agent_x::screens::kit::Panel;
use agent_x::screens::{Notice, Screen};
use agent_x::table::{Button, Input, Settings};
use agent_x::words::Language;
use agent_x_web::Handheld;
use browser::Browser;
use browser::player::{Hand, Player};
use browser::served::Served;

/// A page with its handheld beside it, both at the splash.
fn power_on(served: &Served, seed: u32) -> Option<Player> {
    let mut player = Player::new(Some(Browser::open()?), seed);
    player.visit(&served.address);
    player.sees_the_same();
    Some(player)
}

fn complaints(player: &mut Player) -> &[String] {
    let page = player.page.as_mut().expect("it has one");
    page.eval("new Promise(done => setTimeout(done, 50))");
    &page.complaints
}

/// Plays to the end; in the second year the page is loaded anew, and each year
/// the buttons are pressed with something else.
fn play_to_the_end(player: &mut Player, address: &str) {
    let mut years = 0;
    let mut reloaded = false;
    loop {
        match player.handheld.table.shown().screen {
            Screen::Victory(_) => return,
            Screen::Objective(_) => {
                player.hand = [Hand::Keys, Hand::Finger, Hand::Mouse][years % 3];
                years += 1;
            }
            Screen::Struggle(_) if years == 2 && !reloaded => {
                reloaded = true;
                player.visit(address);
                player.power_cycle();
                player.sees_the_same();
            }
            _ => {}
        }
        player.press(player.next());
        assert!(player.presses < 5000, "the game comes to an end");
    }
}

#[test]
fn a_whole_game_is_played_on_the_page_as_on_the_handheld() {
    let presses = |seed: &u32| {
        let mut player = Player::new(None, *seed);
        play_to_the_end(&mut player, "");
        player.presses
    };
    let shortest = (1..=200).min_by_key(presses).expect("some are played");
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(mut player) = power_on(&served, shortest) else { return };
    play_to_the_end(&mut player, &served.address);
    assert!(player.presses > 50, "a game is longer than that");
    assert_eq!(complaints(&mut player), [""; 0]);
}

#[test]
fn language_and_panel_are_chosen_in_the_address_or_on_the_case() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(browser) = Browser::open() else { return };
    let mut player = Player::new(Some(browser), 1);
    let speak = |player: &mut Player, language| {
        player.handheld.set(Settings { language, ..Settings::default() });
    };
    player.visit(&format!("{}?panel=wide&lang=pl", served.address));
    player.handheld.set_panel(Panel::Wide);
    speak(&mut player, Language::Polish);
    player.sees_the_same();
    player.press(Button::A);

    // A later visit without them finds what was chosen.
    player.visit(&served.address);
    player.power_cycle();
    player.sees_the_same();
    player.press(Button::A);
    let page = player.page.as_mut().expect("it has one");
    assert_eq!(page.eval("document.documentElement.lang"), "pl");

    for down in [true, false] {
        page.mouse(down, "[data-language=fr]");
    }
    for down in [true, false] {
        page.mouse(down, "[data-panel=square]");
    }
    speak(&mut player, Language::French);
    player.handheld.set_panel(Panel::Square);
    player.press(Button::Down);
    assert_eq!(complaints(&mut player), [""; 0]);
}

#[test]
fn a_page_that_nobody_looks_at_lets_go_and_hides() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(mut player) = power_on(&served, 1) else { return };
    while !matches!(player.handheld.table.shown().screen, Screen::Curtain(_)) {
        player.press(player.next());
    }

    player.touch(true, Button::A);
    player.happens(Input::Press(Button::A));
    leave(&mut player);
    thread::sleep(Duration::from_millis(900));
    player.sees_the_same();
    player.touch(false, Button::A);

    while player.handheld.table.shown().secret.is_none() {
        player.press(player.next());
    }
    leave(&mut player);
    player.sees_the_same();
    let Screen::Curtain(curtain) = player.handheld.table.shown().screen else {
        panic!("the secret is hidden");
    };
    assert!([Side::Cia, Side::Kgb].contains(&curtain.side));
    assert_eq!(complaints(&mut player), [""; 0]);
}

fn leave(player: &mut Player) {
    player.page.as_mut().expect("it has one").eval("dispatchEvent(new Event('blur'))");
    player.happens(Input::Release(Button::A));
    player.happens(Input::Away);
}

#[test]
fn a_save_that_cannot_be_read_is_said_and_not_offered() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(mut player) = power_on(&served, 1) else { return };
    let page = player.page.as_mut().expect("it has one");
    page.eval("localStorage.setItem('agent-x.saves', btoa('no game'.padEnd(64 * 1024, '\\xff')))");
    page.visit(&served.address);
    player.handheld = Handheld::new(b"no game");
    player.sees_the_same();
    player.press(Button::A);
    let Screen::Menu(menu) = player.handheld.table.shown().screen else { panic!("the menu") };
    assert!(menu.notice == Some(Notice::Damaged) && menu.resume.is_none());
    assert_eq!(complaints(&mut player), [""; 0]);
}

#[test]
fn once_seen_the_page_plays_without_a_network() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(mut player) = power_on(&served, 1) else { return };
    let page = player.page.as_mut().expect("it has one");
    page.eval("navigator.serviceWorker.ready.then(() => true)");
    let address = served.address.clone();
    drop(served);
    player.visit(&address);
    player.power_cycle();
    player.sees_the_same();
    player.press(Button::A);
}

#[test]
fn who_cannot_point_presses_the_buttons_too() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(mut player) = power_on(&served, 1) else { return };
    let page = player.page.as_mut().expect("it has one");
    page.eval("document.querySelector('[data-button=a]').click()");
    player.happens(Input::Press(Button::A));
    player.happens(Input::Release(Button::A));
    player.sees_the_same();

    let page = player.page.as_mut().expect("it has one");
    page.eval("document.querySelector('[data-button=down]').focus()");
    page.key(true, " ");
    page.key(false, " ");
    player.happens(Input::Press(Button::Down));
    player.happens(Input::Release(Button::Down));
    player.sees_the_same();
    assert_eq!(complaints(&mut player), [""; 0]);
}

#[test]
fn every_button_is_labelled_in_every_language() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let Some(mut player) = power_on(&served, 1) else { return };
    let page = player.page.as_mut().expect("it has one");
    for language in ["en", "fr", "pl"] {
        page.eval(&format!("document.querySelector('[data-language={language}]').click()"));
        let nameless = page.eval(
            "[...document.querySelectorAll('button, canvas, [role=group]')]
                .filter(element => !element.getAttribute('aria-label')).length",
        );
        assert_eq!(nameless, 0);
    }
}

#[test]
fn only_the_files_of_the_page_are_served() {
    let served = Served::start(env!("CARGO_BIN_EXE_play"));
    let status = |request: &str| {
        let answer = served.answers(&format!("{request}\r\nHost: localhost\r\n\r\n"));
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    assert_eq!(status("GET / HTTP/1.1"), "200");
    assert_eq!(status("GET /?panel=wide HTTP/1.1"), "200");
    assert_eq!(status("GET /game.wasm HTTP/1.1"), "200");
    assert_eq!(status("HEAD /style.css HTTP/1.1"), "200");
    assert_eq!(status("GET /../Cargo.toml HTTP/1.1"), "404");
    assert_eq!(status("GET /%2e%2e/Cargo.toml HTTP/1.1"), "404");
    assert_eq!(status("GET //etc/passwd HTTP/1.1"), "404");
    assert_eq!(status("GET nowhere HTTP/1.1"), "404");
    assert_eq!(status("POST / HTTP/1.1"), "405");
    assert_eq!(status("hello"), "400");

    let head = served.answers("HEAD /game.wasm HTTP/1.1\r\n\r\n");
    assert!(head.contains("Content-Type: application/wasm\r\n"));
    assert!(head.contains("Cache-Control: no-store\r\n"));
    assert!(head.ends_with("\r\n\r\n"), "a head has no body");
}

#[test]
fn the_folder_holds_the_whole_page_and_the_copy_for_offline_all_of_it() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    let _ = fs::remove_dir_all(&folder);
    let done = Command::new(env!("CARGO_BIN_EXE_play")).arg("--out").arg(&folder).output();
    assert!(done.expect("play was built").status.success());
    let offline = fs::read_to_string(folder.join("offline.js")).expect("it is there");
    let mut names: Vec<_> = fs::read_dir(&folder)
        .expect("it is there")
        .map(|file| file.expect("it can be read").file_name().into_string().expect("plain"))
        .collect();
    names.sort();
    assert!(names.contains(&"game.wasm".to_owned()));
    for name in names {
        let kept = match name.as_str() {
            "index.html" => "./",
            "offline.js" => continue,
            name => name,
        };
        assert!(offline.contains(&format!("\"{kept}\"")), "{name} is not kept for offline");
    }
}

#[test]
fn a_busy_port_is_said_in_plain_words() {
    let busy = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let port = busy.local_addr().expect("it is bound").port().to_string();
    let done = Command::new(env!("CARGO_BIN_EXE_play"))
        .args(["--no-open", "--port", &port])
        .output()
        .expect("play was built");
    assert!(!done.status.success());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains(&format!("Port {port} is taken")), "{said}");
}
