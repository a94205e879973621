//! Reasons why typed words are no choice.

use solo_table::{Answer, ErrorKind, Scene, Visibility, WhyNot};

use crate::input::cards;
use crate::session::Session;

impl Session {
    /// Returns the reason why typed words are no choice here, and its clause; `None` if the game has none to tell.
    ///
    /// A card that lies on the table says where.
    #[must_use]
    pub fn refusal(&self, typed: &str) -> Option<(String, Option<String>)> {
        let table = self.table();
        let typed = cards::with_letters(typed.trim());
        let whole = table.explain(&typed);
        if let Some(told) = told(&whole) {
            return Some(told);
        }
        // What a card or die shows is notation without its verb.
        let first = table
            .notations()
            .into_iter()
            .find(|(_, weight)| weight.is_some())?;
        let verb = first.0.split(' ').next()?.to_owned();
        let card = cards::notation(&typed).unwrap_or_else(|| typed.to_uppercase());
        let (reason, clause) = told(&table.explain(&format!("{verb} {card}")))?;
        let scene = self.scene(table.steps(), Visibility::Memory);
        let lies = place(&scene, &card);
        let lies = lies.map_or_else(String::new, |place| format!(" It lies in: {place}."));
        Some((format!("{reason}{lies}"), clause))
    }
}

/// Returns the reason of an answer whose refusals are about the decision itself.
fn told(answer: &Answer) -> Option<(String, Option<String>)> {
    let mut refusals = answer.refusals.iter();
    let why = refusals.find(|why| why.error.kind == ErrorKind::NotLegal)?;
    Some((reason(why), why.error.rule.clone()))
}

/// Returns what cannot be done, and the reason, in a sentence.
pub(crate) fn reason(why: &WhyNot) -> String {
    let error = why.error.to_string();
    // The reason may begin with what it is about.
    if why.label.is_empty() || error.starts_with(&why.label) {
        sentence(&error)
    } else {
        sentence(&format!("{}: {error}", why.label))
    }
}

/// Returns the place of a card by its id.
fn place(scene: &Scene, card: &str) -> Option<String> {
    let is_card = |id: &str| id.rsplit('/').next() == Some(card);
    scene.zones.iter().find_map(|zone| {
        let item = zone
            .items
            .iter()
            .find(|item| is_card(&item.id) || item.holds.iter().any(|held| is_card(&held.id)))?;
        Some(if item.place.is_empty() {
            zone.title.to_lowercase()
        } else {
            format!("{}, {}", zone.title.to_lowercase(), item.place)
        })
    })
}

/// Returns a text with a capital at the start and a full stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    if text.ends_with(['.', '!', '?']) {
        text
    } else {
        format!("{text}.")
    }
}
