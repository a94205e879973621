//! Explanations of the words on the table: rules that cards and places have in common.

use solo_core::{Speech, fields};
use votk::{Group, TOPICS, Valley};

use super::words::words;
use crate::glossary::Entry;
use crate::words::capital;

pub(super) fn terms<'a>(speech: &'a Speech<'a, Valley>) -> impl Iterator<Item = Entry> + 'a {
    // No id of a card contains a slash.
    let rule = words(*speech).say("entry.rule");
    let topics = TOPICS.all().iter().map(move |topic| {
        let name = speech.text("Topic", topic.key, topic.english);
        let entry = Entry::new(format!("about/{}", topic.key), name, rule.clone());
        entry.rules(topic.key, &fields![], speech)
    });
    topics.chain(Group::ALL.map(|set| group(set, speech)))
}

/// Adds the score of a set.
pub(super) fn squares(entry: Entry, set: Group, speech: &Speech<'_, Valley>) -> Entry {
    let most = set.designs().len();
    let squares: Vec<u32> = (1..=most)
        .map(|count| count.saturating_mul(count))
        .collect();
    entry.rules("set.squares", &fields![most, set, squares], speech)
}

fn group(group: Group, speech: &Speech<'_, Valley>) -> Entry {
    let kind = if group.is_set() {
        "entry.set"
    } else {
        "entry.ones"
    };
    let words = words(*speech);
    let name = capital(&words.name(&group));
    let entry = Entry::new(format!("about/{}", group.word()), name, words.say(kind));
    let say = |entry: Entry, key| entry.rules(key, &fields![], speech);
    match group {
        Group::Starter | Group::Unique => {
            let own = match group {
                Group::Starter => "starter",
                _ => "unique",
            };
            ["ones.points", "ones.apart", "ones.together"]
                .into_iter()
                .fold(say(entry, own), say)
        }
        set => say(squares(say(entry, "set.two"), set, speech), "set.spare"),
    }
}
