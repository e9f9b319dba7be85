//! What somebody does to a handheld, as text: one step a line.
//!
//! ```text
//! # From the splash to a new game.
//! press a
//! hold a 700    # goes down; 700 ms pass; it stays down
//! shot curtain
//! release a
//! wait 500
//! ```

use agent_x::table::Button;

/// One line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A button goes down and comes up.
    Press(Button),
    /// A button goes down, and so many milliseconds pass.
    Hold(Button, u32),
    /// A button that was held comes up.
    Release(Button),
    /// So many milliseconds pass.
    Wait(u32),
    /// What the panel shows is written under this name.
    Shot(String),
}

/// What the last picture is called, whatever the script.
pub const LAST: &str = "last";

/// Reads a script.
///
/// # Errors
/// The first line that is none: its number, and what is wrong with it.
pub fn parse(text: &str) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words: Vec<&str> =
            line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let fault = |what: String| format!("line {number}: {what}");
        let step = step(&words).map_err(fault)?;
        follows(&step, &steps).map_err(fault)?;
        steps.push(step);
    }
    Ok(steps)
}

/// A button as scripts call it.
#[must_use]
pub fn name(button: Button) -> String {
    format!("{button:?}").to_lowercase()
}

fn step(words: &[&str]) -> Result<Step, String> {
    match *words {
        ["press", name] => Ok(Step::Press(button(name)?)),
        ["hold", name, time] => Ok(Step::Hold(button(name)?, milliseconds(time)?)),
        ["release", name] => Ok(Step::Release(button(name)?)),
        ["wait", time] => Ok(Step::Wait(milliseconds(time)?)),
        ["shot", name] => Ok(Step::Shot(file_name(name)?)),
        ["press" | "release", ..] => Err(format!("{} wants one button", words[0])),
        ["hold", ..] => Err("hold wants a button and milliseconds".into()),
        ["wait", ..] => Err("wait wants milliseconds".into()),
        ["shot", ..] => Err("shot wants one name".into()),
        _ => Err(format!("{} is none of press, hold, release, wait and shot", words.join(" "))),
    }
}

fn button(word: &str) -> Result<Button, String> {
    let found = Button::ALL.into_iter().find(|button| name(*button) == word);
    found.ok_or_else(|| {
        format!("{word} is no button: there are {}", Button::ALL.map(name).join(", "))
    })
}

fn milliseconds(word: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("{word} is no number of milliseconds"))
}

fn file_name(word: &str) -> Result<String, String> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if !word.chars().all(plain) {
        return Err(format!("{word} is no name: letters, digits, - and _ make one"));
    }
    Ok(word.to_owned())
}

/// Whether a step can follow the ones before it.
fn follows(step: &Step, before: &[Step]) -> Result<(), String> {
    let is_held = |button: Button| {
        let mut moves = before.iter().rev();
        moves.find_map(|step| match *step {
            Step::Hold(held, _) if held == button => Some(true),
            Step::Release(released) if released == button => Some(false),
            _ => None,
        }) == Some(true)
    };
    match *step {
        Step::Press(button) | Step::Hold(button, _) if is_held(button) => {
            Err(format!("{0} is already down: release {0} first", name(button)))
        }
        Step::Release(button) if !is_held(button) => Err(format!("{} is not held", name(button))),
        Step::Shot(ref name) if name == LAST => Err(format!("{LAST} is written at the end anyway")),
        Step::Shot(ref name) if before.contains(step) => Err(format!("{name} is there already")),
        _ => Ok(()),
    }
}
