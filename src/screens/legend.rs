//! The bottom rows: which buttons do what.

use super::Picture;
use super::kit::{Corner, Desk, Font, Paint, Paper, Part, Place, area};
use crate::words::Phrase;

/// The arms of the direction pad that do something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pad {
    /// The upper arm.
    pub up: bool,
    /// The lower arm.
    pub down: bool,
    /// The left arm.
    pub left: bool,
    /// The right arm.
    pub right: bool,
}

impl Pad {
    /// No arm.
    pub const NONE: Self = Self { up: false, down: false, left: false, right: false };
    /// Up and down.
    pub const VERTICAL: Self = Self { up: true, down: true, left: false, right: false };
    /// Left and right.
    pub const HORIZONTAL: Self = Self { up: false, down: false, left: true, right: true };
    /// All four.
    pub const ALL: Self = Self { up: true, down: true, left: true, right: true };
}

/// What A or B does now, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Begins, from the splash.
    Start,
    /// Opens what is in focus.
    Open,
    /// Changes the row in focus.
    Change,
    /// Goes on to what comes next.
    GoOn,
    /// The next page or step.
    Next,
    /// Sends the agent in focus.
    Send,
    /// Recruits.
    Recruit,
    /// Opens the cards to activate one, or activates the one in focus.
    Activate,
    /// Passes.
    Pass,
    /// Plays the event in focus.
    Play,
    /// Discards the target.
    Discard,
    /// Flips the target.
    Flip,
    /// Moves the target.
    Move,
    /// Looks at the top of the deck, or at the secret, while held.
    Look,
    /// Is being held: looking.
    Looking,
    /// Takes the shown card.
    Take,
    /// Leaves the shown card.
    Leave,
    /// Picks the card up to move it.
    Hold,
    /// Lets the held card go.
    LetGo,
    /// Confirms the order.
    Done,
    /// Benches the agent in focus.
    Bench,
    /// Unmasks the next Agent X.
    Unmask,
    /// Chooses what is in focus.
    Choose,
    /// Does it in spite of the warning.
    DoIt,
    /// Shows the menu.
    Menu,
    /// Shows all of a finished game.
    Record,
    /// Does not take the game up again.
    SetAside,
    /// Back to where one came from.
    Back,
    /// Drops the curtain.
    Hide,
    /// Takes the last decision back.
    Undo,
}

/// All of them: a button that is left out does nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Legend {
    /// The direction pad.
    pub pad: Pad,
    /// A.
    pub a: Option<Verb>,
    /// B.
    pub b: Option<Verb>,
    /// Whether X explains something.
    pub x: bool,
    /// Whether Y opens the files.
    pub y: bool,
}

impl Legend {
    /// A part for each button: most of them do the same after a press.
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let right = desk.width();
        let all = area(0, 222, right, 18);
        on.part(Part::Legend, all, &desk.panel, |on| on.fill(0, 222, right, 18, Paint::Ink));
        let part = |x, width| area(x, 222, width, 18);
        on.part(Part::Pad, part(0, 20), &self.pad, |on| self.pad.draw(on));
        let b = if desk.more() == 0 { 102 } else { 142 };
        for (verb, letter, x, width) in [(self.a, "A", 20, b - 40), (self.b, "B", b, 52)] {
            on.part(Part::Verb, part(x, width + 20), &(verb, desk.language), |on| {
                if let Some(verb) = verb {
                    on.key(letter, x, 224, Paint::Paper);
                    let word = verb.phrase().text(desk.language);
                    on.line(Place::left(x + 18, 236, width), &[Font::H10], word, Paint::Paper);
                }
            });
        }
        on.part(Part::Files, part(right - 64, 64), &(self.x, self.y), |on| {
            if self.x {
                on.key("X", right - 64, 224, Paint::Paper);
                on.line(Place::left(right - 46, 236, 10), &[Font::H10], "?", Paint::Paper);
            }
            if self.y {
                on.key("Y", right - 33, 224, Paint::Paper);
                on.picture(Picture::Folder, right - 15, 226, Paint::Manila);
            }
        });
    }
}

impl Pad {
    fn draw(self, on: &mut dyn Paper) {
        if self == Self::NONE {
            return;
        }
        let arms = [
            (self.up, 7, 224),
            (self.down, 7, 234),
            (self.left, 2, 229),
            (self.right, 12, 229),
            (true, 7, 229),
        ];
        for (lit, x, y) in arms {
            on.fill(x, y, 5, 5, if lit { Paint::Paper } else { Paint::Line });
        }
    }
}

impl dyn Paper + '_ {
    /// A button of the device, 15 × 15.
    pub(super) fn key(&mut self, letter: &str, x: i32, y: i32, paint: Paint) {
        self.rounded(x, y, 15, 15, Corner::Four, paint);
        self.line(Place::left(x + 3, y + 13, 12), &[Font::H10], letter, Paint::Ink);
    }
}

impl Verb {
    const fn phrase(self) -> Phrase {
        match self {
            Self::Start => Phrase::Start,
            Self::Open => Phrase::Open,
            Self::Change => Phrase::Change,
            Self::GoOn => Phrase::GoOn,
            Self::Next => Phrase::Next,
            Self::Send => Phrase::Send,
            Self::Recruit => Phrase::Recruit,
            Self::Activate => Phrase::Activate,
            Self::Pass => Phrase::Pass,
            Self::Play => Phrase::Play,
            Self::Discard => Phrase::Discard,
            Self::Flip => Phrase::Flip,
            Self::Move => Phrase::Move,
            Self::Look => Phrase::Look,
            Self::Looking => Phrase::Looking,
            Self::Take => Phrase::Take,
            Self::Leave => Phrase::Leave,
            Self::Hold => Phrase::Hold,
            Self::LetGo => Phrase::LetGo,
            Self::Done => Phrase::Done,
            Self::Bench => Phrase::Bench,
            Self::Unmask => Phrase::Unmask,
            Self::Choose => Phrase::Choose,
            Self::DoIt => Phrase::DoIt,
            Self::Menu => Phrase::Menu,
            Self::Record => Phrase::Record,
            Self::SetAside => Phrase::SetAside,
            Self::Back => Phrase::Back,
            Self::Hide => Phrase::Hide,
            Self::Undo => Phrase::Undo,
        }
    }
}
