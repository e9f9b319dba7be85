//! Chromium without a window, driven as a person drives it: keys, fingers, eyes.

#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod player;
pub(crate) mod served;

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use agent_x::screens::kit::Panel;
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// One browser with one page in it.
pub(crate) struct Browser {
    chromium: Child,
    folder: PathBuf,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    session: Option<String>,
    sent: u64,
    /// Whatever the page logged as an error.
    pub(crate) complaints: Vec<String>,
}

impl Browser {
    /// A fresh browser; nothing where there is none, except in CI, which must
    /// not skip what depends on it.
    pub(crate) fn open() -> Option<Self> {
        static OPENED: AtomicU32 = AtomicU32::new(0);
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("chromium-{}-{number}", process::id()));
        let started = Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"])
            .args(["--no-first-run", "--disable-background-networking", "--disable-sync"])
            .args(["--disable-component-update", "--lang=en", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", folder.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut chromium = match started {
            Ok(chromium) => chromium,
            Err(error) => {
                assert!(env::var_os("CI").is_none(), "no chromium in CI: {error}");
                eprintln!("skipped: chromium cannot be run ({error})");
                return None;
            }
        };
        let said = BufReader::new(chromium.stderr.take().expect("it was piped"));
        let address = said
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned))
            .expect("chromium says where it listens");
        let (socket, _) = tungstenite::connect(address).expect("chromium listens");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            let patience = Some(Duration::from_secs(30));
            stream.set_read_timeout(patience).expect("it is more than nothing");
        }
        let complaints = Vec::new();
        let mut browser = Self { chromium, folder, socket, session: None, sent: 0, complaints };
        let page = browser.ask("Target.createTarget", json!({ "url": "about:blank" }));
        let attached = browser
            .ask("Target.attachToTarget", json!({ "targetId": page["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log"] {
            browser.ask(&format!("{domain}.enable"), json!({}));
        }
        browser.ask("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        Some(browser)
    }

    /// A command of the DevTools protocol, and its answer.
    pub(crate) fn ask(&mut self, method: &str, params: Value) -> Value {
        self.sent += 1;
        let mut message = json!({ "id": self.sent, "method": method, "params": params });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.socket.send(Message::text(message.to_string())).expect("chromium listens");
        loop {
            let answer = self.socket.read().expect("chromium answers");
            let Ok(text) = answer.to_text() else { continue };
            let answer: Value = serde_json::from_str(text).unwrap_or_default();
            if answer["id"] == self.sent {
                assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
                return answer["result"].clone();
            }
            self.hear(&answer);
        }
    }

    fn hear(&mut self, event: &Value) {
        let params = &event["params"];
        let bad = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => true,
            Some("Runtime.consoleAPICalled") => params["type"] == "error",
            Some("Log.entryAdded") => params["entry"]["level"] == "error",
            _ => false,
        };
        if bad {
            self.complaints.push(params.to_string());
        }
    }

    /// Has this script run in every page before its own.
    pub(crate) fn prepare(&mut self, script: &str) {
        self.ask("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// Goes to a page, or there again.
    pub(crate) fn visit(&mut self, address: &str) {
        self.ask("Page.navigate", json!({ "url": address }));
    }

    /// What a script in the page comes to.
    pub(crate) fn eval(&mut self, script: &str) -> Value {
        let said = self.ask(
            "Runtime.evaluate",
            json!({ "expression": script, "awaitPromise": true, "returnByValue": true }),
        );
        assert!(said["exceptionDetails"].is_null(), "{script}: {}", said["exceptionDetails"]);
        said["result"]["value"].clone()
    }

    /// Waits for the page to show this, pixel by pixel.
    pub(crate) fn shows(&mut self, panel: Panel, rgba: &[u8]) {
        let expected = format!("{}x{} {}", panel.width(), panel.height(), print(rgba));
        let begin = Instant::now();
        loop {
            let seen = self.eval(PRINT);
            if seen == expected {
                return;
            }
            let patience = begin.elapsed() < Duration::from_secs(10);
            assert!(patience, "the page shows {seen}, not {expected}: {:?}", self.complaints);
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// A key goes down or comes up.
    pub(crate) fn key(&mut self, down: bool, key: &str) {
        let code = match key {
            " " => "Space".to_owned(),
            letter if letter.len() == 1 => format!("Key{}", letter.to_uppercase()),
            name => name.to_owned(),
        };
        let kind = if down { "rawKeyDown" } else { "keyUp" };
        self.ask("Input.dispatchKeyEvent", json!({ "type": kind, "key": key, "code": code }));
    }

    /// A finger comes down in the middle of an element, or goes up again.
    pub(crate) fn finger(&mut self, down: bool, element: &str) {
        let points = if down { json!([self.middle(element)]) } else { json!([]) };
        let kind = if down { "touchStart" } else { "touchEnd" };
        self.ask("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }

    /// The mouse's button goes down or comes up over an element.
    pub(crate) fn mouse(&mut self, down: bool, element: &str) {
        let mut event = self.middle(element);
        event["type"] = json!(if down { "mousePressed" } else { "mouseReleased" });
        event["button"] = json!("left");
        event["clickCount"] = json!(1);
        self.ask("Input.dispatchMouseEvent", event);
    }

    fn middle(&mut self, element: &str) -> Value {
        self.eval(&format!(
            "(() => {{
                const box = document.querySelector('{element}').getBoundingClientRect();
                return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
            }})()"
        ))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.chromium.kill();
        let _ = self.chromium.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Tells two pictures apart (FNV-1a), here and in the page.
pub(crate) fn print(bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

const PRINT: &str = "(() => {
    const canvas = document.getElementById('screen');
    if (!canvas) return '';
    const { width, height } = canvas;
    let hash = 0x811c9dc5;
    for (const byte of canvas.getContext('2d').getImageData(0, 0, width, height).data) {
        hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return `${width}x${height} ${hash >>> 0}`;
})()";
