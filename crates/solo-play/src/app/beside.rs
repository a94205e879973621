//! The beginning beside the box: what will be asked, in order.

use solo_table::{Dealer, Due, Table};

use super::App;
use crate::screen::Window;

/// Number of questions that are named.
const NAMED: usize = 9;

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
        let more = asked.len() > NAMED;
        lines.extend(asked.into_iter().take(NAMED).map(|ask| format!("· {ask}")));
        if more {
            lines.push("· and more of the kind, until you decide".to_owned());
        }
        let title = format!("Beside the box: {}", table.facts().title);
        self.window = Some(Window::text(title, lines));
    }
}

/// Lists the questions up to the first decision, equal ones once.
fn asked(table: &Table) -> Vec<String> {
    let Ok(mut table) = table.begin_again(None, None) else {
        return Vec::new();
    };
    table.deal(Dealer::nobody());
    let (mut asked, mut kinds) = (Vec::new(), Vec::new());
    while table.due() == Due::Chance {
        let ask = table.scene().ask;
        let kind: String = ask
            .chars()
            .filter(|letter| !letter.is_ascii_digit())
            .collect();
        if !kinds.contains(&kind) {
            kinds.push(kind);
            asked.push(ask);
        }
        let first = table.choices().into_iter().next();
        if first.is_none_or(|first| table.report_number(first.number).is_err()) {
            break;
        }
    }
    asked
}

const BOX: &str = "Set the game up as its own rulebook says, and leave this program beside it. It asks for each card and \
    die in turn: type what it shows, such as a part of the name, 9s or ♠9 for a playing card, 4 for a die, and Enter; or \
    choose it with ↑ ↓ from the list. :u takes back what was mistyped, and /text finds a card.";
