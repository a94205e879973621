//! Terms of the game that the texts of cards and piles use.

use scrapyard::catalogue::Operation;
use scrapyard::numbers::{
    DIG_NEED, INVENTIONS_TO_WIN, STEAL_FLOOR, STEAL_NEED, dig_penalty, hand_limit,
};
use scrapyard::{Character, CharacterChoice, DigPile, Machine, Pile, Scrapyard, Source, TOPICS};
use solo_core::{Countable, Noun, Speech, fields};

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
            let entry = Entry::new(topic.key, name, kind).rules(topic.key, &numbers, speech);
            abilities(entry, topic.key, speech)
        })
        .collect()
}

/// Adds the abilities that change digs or steals, as far as a card of the game has them.
fn abilities(entry: Entry, topic: &str, speech: &Speech<'_, Scrapyard>) -> Entry {
    let game = speech.game();
    let (operation, key, can_cost) = match topic {
        "dig" => (Operation::DigBonus, "easier.dig", true),
        "steal" => {
            let penalty = game.options().steal_penalty.get();
            (Operation::StealBonus, "easier.steal", penalty > 0)
        }
        _ => return entry,
    };
    let spared = can_cost.then_some((Operation::NoPenalty, "spared.any"));
    let works = [Some((operation, key)), spared].into_iter().flatten();
    works
        .filter(|(operation, _)| can_work(game, *operation))
        .fold(entry, |entry, (_, key)| {
            entry.rules(key, &fields![], speech)
        })
}

/// Returns whether a card that the player can have in this game has such an ability.
fn can_work(game: &Scrapyard, operation: Operation) -> bool {
    let options = game.options();
    let machines = Machine::values(game).filter(|_| options.machine_abilities);
    let characters = Character::values(game).filter(|one| match options.character {
        CharacterChoice::Random => true,
        CharacterChoice::None => false,
        CharacterChoice::Fixed(id) => one.to_id(game).to_string() == id.as_str(),
    });
    let machines = machines.map(Source::Machine);
    machines
        .chain(characters.map(Source::Character))
        .any(|source| game.ability(source).operation == operation)
}
