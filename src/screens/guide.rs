//! The first-game guide: what is being asked, and why. Drawn from the question alone.

use super::kit::{Desk, Font, Paint, Paper, Part, area};
use super::{Picture, Scale};
use crate::cards::Side;
use crate::rules::Question;
use crate::words::{Slot, fill, guide};

/// One step of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guide {
    /// Who is asked; both, the dealer's question being everybody's.
    pub side: Side,
    /// What is asked.
    pub question: Question,
}

impl Guide {
    pub(super) fn draw(&self, on: &mut dyn Paper, desk: &Desk) {
        let sheet = area(0, 0, desk.width(), 222);
        on.part(Part::Page, sheet, &(self, desk), |on| self.draw_sheet(on, desk));
    }

    fn draw_sheet(&self, on: &mut dyn Paper, desk: &Desk) {
        let Some(page) = guide(self.question) else { return };
        on.sheet(page.title(desk.language), 44, desk);
        let mut emblem = |side, x| {
            on.picture(Picture::emblem(side, Scale::Sixteen), x, 9, Paint::ground(side));
        };
        emblem(self.side, desk.width() - 38);
        if self.question == Question::Deal {
            emblem(!self.side, desk.width() - 58);
        }
        let slots = [Slot::Side(self.side), Slot::Side(!self.side)];
        let text = fill(page.body(desk.language), &slots, desk.language);
        on.paragraphs(&text, (Font::H12, 17), desk);
    }
}
