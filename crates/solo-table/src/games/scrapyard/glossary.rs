//! Terms of the game that the texts of cards and piles use.

use scrapyard::numbers::{
    DIG_NEED, INVENTIONS_TO_WIN, STEAL_FLOOR, STEAL_NEED, dig_penalty, hand_limit,
};
use scrapyard::{DigPile, Pile, Scrapyard, TOPICS};
use solo_core::{Speech, fields};

use super::cards;
use crate::glossary::{Entry, Glossary};

impl Glossary for Scrapyard {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let mut entries = cards::glossary(speech);
        entries.extend(glossary(speech));
        entries
    }
}

pub(super) fn glossary(speech: &Speech<'_, Scrapyard>) -> Vec<Entry> {
    let [parts, machines, inventions] = Pile::ALL.map(hand_limit);
    let [lost_parts, lost_machines] = DigPile::ALL.map(dig_penalty);
    let numbers = fields![
        parts,
        machines,
        inventions,
        lost_parts,
        lost_machines,
        dig = DIG_NEED,
        steal = STEAL_NEED,
        floor = STEAL_FLOOR,
        wins = u32::try_from(INVENTIONS_TO_WIN).unwrap_or(u32::MAX)
    ];
    let topics = TOPICS.all().iter();
    topics
        .map(|topic| {
            let kind = match topic.key {
                "action" | "roll" | "duplicate" => "Rule",
                "ghost" => "Opponent",
                "rating" => "Score",
                _ => "Action",
            };
            let name = speech.text("Topic", topic.key, topic.english);
            Entry::new(topic.key, name, kind).rules(topic.key, &numbers, speech)
        })
        .collect()
}
