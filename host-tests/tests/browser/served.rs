//! A page that a host tool serves.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// `cargo play` or `cargo emulate` at work.
pub(crate) struct Served {
    tool: Child,
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn start(tool: &str) -> Self {
        let mut tool = Command::new(tool)
            .args(["--no-open", "--port", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("it was built");
        let said = BufReader::new(tool.stdout.take().expect("it was piped"));
        let address = said
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                line.split(' ').find(|word| word.starts_with("http://")).map(str::to_owned)
            })
            .expect("it says where it serves");
        Self { tool, address }
    }

    /// The answer to these lines, sent as they are.
    pub(crate) fn answers(&self, request: &str) -> String {
        let host = self.address.trim_start_matches("http://").trim_end_matches('/');
        let mut server = TcpStream::connect(host).expect("it serves");
        server.write_all(request.as_bytes()).expect("it listens");
        let mut answer = Vec::new();
        server.read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.tool.kill();
        let _ = self.tool.wait();
    }
}
