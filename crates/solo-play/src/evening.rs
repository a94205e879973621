//! Lines that can be typed on an evening beside the box.

use crate::session::Session;

/// Lines of an evening beside the box: first word, form, effect.
pub(crate) const EVENING: [(&str, &str, &str); 9] = [
    (
        "tokens",
        "tokens <kind> ...",
        "the bonus tokens, as they are asked",
    ),
    (
        "rolls",
        "rolls <colour> <symbol> ...; <colour> <symbol> ...",
        "all dice that were rolled",
    ),
    (
        "draft",
        "draft <colour> <symbol>",
        "the die that you have drafted, by its bowl",
    ),
    (
        "levels",
        "levels <n> <n> <n> <n>",
        "all your levels, in the order of the tracks",
    ),
    (
        "flip",
        "flip = <colour> <die> <potency> <actions>",
        "the card of the bot that you turned over",
    ),
    (
        "row",
        "row <card>; <card>",
        "the whole row that the bot looks at, each card as = and its facts, or none",
    ),
    (
        "amend",
        "amend <edit>; <edit>",
        "correct what is long gone, as in level human fire 2",
    ),
    (
        "score",
        "score <n>",
        "your score, when the last round is over",
    ),
    ("undo", "undo", "take back the last line"),
];

impl Session {
    /// Explains a line of an evening beside the box by its first word.
    pub(crate) fn line_of_evening(&self, words: &str) -> Option<String> {
        let mut lines = EVENING.iter().filter(|_| self.is_typed());
        let (_, form, about) = lines.find(|(word, ..)| *word == words.trim())?;
        Some(format!("{form}: {about}"))
    }
}
