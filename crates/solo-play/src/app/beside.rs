//! The beginning beside the box: what will be asked, in order.

use solo_table::{Dealer, Due, Table};

use super::App;
use crate::screen::Window;

/// Number of questions that are named.
const NAMED: usize = 9;
/// Number of reports that are looked at: a die that is rolled again for some faces asks without end.
const REPORTS: usize = 60;

impl App {
    /// Says how cards and dice of the box are reported, and which come first.
    pub(super) fn open_box(&mut self) {
        let table = self.session.table();
        let mut lines = vec![
            BOX.to_owned(),
            String::new(),
            "These are asked first, in this order:".to_owned(),
        ];
        let asked = asked(table);
        lines.extend(asked.into_iter().map(|ask| format!("· {ask}")));
        lines.push("· then what follows from these, until you decide".to_owned());
        let title = format!("Beside the box: {}", table.facts().title);
        self.window = Some(Window::text(title, lines));
    }
}

/// Lists the questions up to the first decision, equal ones once, as long as they do not follow from what is shown.
fn asked(table: &Table) -> Vec<String> {
    let begun = || {
        let mut table = table.begin_again(None, None).ok()?;
        table.deal(Dealer::nobody());
        Some(table)
    };
    let Some((mut one, mut other)) = begun().zip(begun()) else {
        return Vec::new();
    };
    let (mut asked, mut kinds) = (Vec::new(), Vec::new());
    for _ in 0..REPORTS {
        if one.due() != Due::Chance || asked.len() == NAMED {
            break;
        }
        let (ask, same) = (one.scene().ask, other.scene().ask);
        if ask != same {
            break;
        }
        let kind = ask.replace(|letter: char| letter.is_ascii_digit(), "");
        if !kinds.contains(&kind) {
            kinds.push(kind);
            asked.push(ask);
        }
        // A question that follows from the card differs between the first and the last one.
        let (first, last) = (one.choices().into_iter().next(), other.choices().pop());
        let reported = first.zip(last).and_then(|(first, last)| {
            one.report_number(first.number).ok()?;
            other.report_number(last.number).ok()
        });
        if reported.is_none() {
            break;
        }
    }
    asked
}

const BOX: &str = "Set the game up as its own rulebook says, and leave this program beside it. It asks for each card and \
    die in turn: type what it shows, such as a part of the name, 9s or ♠9 for a playing card, 4 for a die, and Enter; or \
    choose it with ↑ ↓ from the list. :u takes back what was mistyped, and /text finds a card.";
