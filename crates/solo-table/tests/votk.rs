//! Valley of the Kings on the table.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use std::collections::BTreeMap;

use solo_table::{Dealer, Due, Player, Table, Tables, Visibility, games};

use crate::scenes::walk;

fn table(chance: Dealer) -> Table {
    Table::new("votk", &[], &Tables::new(), chance).unwrap()
}

#[test]
fn every_sentence_says_where_it_comes_from() {
    let glossary = table(Dealer::nobody()).glossary();
    let sources = |id: &str| {
        let entry = glossary.iter().find(|entry| entry.id == id).unwrap();
        let text = entry.text.iter();
        text.map(|said| said.source.as_str()).collect::<Vec<_>>()
    };
    // The sacrifice is established, but the gold after it is not.
    assert_eq!(sources("jar_qeb")[..2], ["published", "house"]);
    assert_eq!(sources("boat"), ["published", "published", "house"]);
}

#[test]
fn an_action_of_several_modes_offers_them() {
    let glossary = table(Dealer::nobody()).glossary();
    let scarab = glossary.iter().find(|entry| entry.id == "am_scarab");
    let text = &scarab.unwrap().text;
    assert_eq!(
        text[0].text,
        "Either get 2 extra gold for your next purchase this turn."
    );
    assert_eq!(text[1].text, "Or draw 2 cards.");
}

#[test]
fn only_memory_knows_what_lies_face_down() {
    let table = table(Dealer::seeded(1));
    for id in ["own/deck", "piles/stock2", "piles/stock3"] {
        let [seen, remembered] = [Visibility::Table, Visibility::Memory].map(|visibility| {
            let scene = table.scene_at(table.steps(), visibility).unwrap();
            scene.item(id).unwrap().clone()
        });
        assert!(seen.holds.is_empty(), "{id}");
        let held: u32 = remembered.holds.iter().map(|held| held.count).sum();
        assert_eq!((seen.count, remembered.count), (Some(held), Some(held)));
    }
}

#[test]
fn a_tomb_is_worth_what_its_groups_are() {
    let game = games().iter().find(|game| game.name == "votk").unwrap();
    walk(game, |_, scene| {
        for id in ["tomb", "bot_tomb"] {
            let zone = scene.zone(id).unwrap();
            let badges = zone.items.iter().flat_map(|item| &item.badges);
            let points = badges.filter(|badge| badge.name == "points");
            let sum: u16 = points
                .map(|badge| badge.value.parse::<u16>().unwrap())
                .sum();
            let total = zone.note.split(' ').next().unwrap();
            assert_eq!(sum.to_string(), total, "{zone:?}");
        }
    });
}

/// VK-14.3 to VK-14.6: score sheet and summary show, of each side, what the outcome counts.
#[test]
fn the_summary_shows_what_is_counted() {
    let many: [&[(&str, &str)]; 4] = [
        &[],
        &[("bot_loses_to", "boneyard")],
        &[("end_when", "either"), ("first", "bot")],
        &[("discard_groups", "any"), ("no_target", "skip")],
    ];
    let groups = ["sarcophagus", "jar", "amulet", "book", "statue"];
    for (seed, options) in (0_u64..).zip(many) {
        let dealer = Dealer::seeded(seed);
        let mut table = Table::new("votk", options, &Tables::new(), dealer).unwrap();
        while table.due() == Due::Decision {
            let choice = table.advice(Player::Sensible, seed).unwrap();
            table.act_number(choice.number).unwrap();
        }
        let (summary, scene) = (table.summary().unwrap(), table.scene());
        let outcome = serde_json::to_value(&summary.outcome).unwrap();
        for (side, of, column) in [("you", "player", "you"), ("bot", "bot", "the Bot")] {
            let score = &outcome[of];
            let counted = |line: &str| match line {
                "starter" => score["starters"].clone(),
                "unique" => score["uniques"].clone(),
                "cards" => score["tomb_size"].clone(),
                set if groups.contains(&set) => score["sets"][set].clone(),
                other => score[other].clone(),
            };
            let mut sum = 0;
            for line in ["starter", "unique", "spares", "total", "cards"]
                .iter()
                .chain(&groups)
            {
                let id = format!("score/{side}/{line}");
                let shown = summary.sheet.iter().find(|shown| shown.id == id).unwrap();
                let value = counted(line).to_string();
                assert_eq!(shown.values, [(column.to_owned(), value.clone())], "{id}");
                assert_eq!(shown.text, format!("{}: {column} {value}", shown.name));
                assert_eq!(scene.item(&id).unwrap().mark, value, "{id}");
                if !["total", "cards"].contains(line) {
                    sum += value.parse::<u16>().unwrap();
                }
            }
            assert_eq!(score["total"].to_string(), sum.to_string(), "{options:?}");
        }
    }
}

/// Returns a table whose pyramid, hand and boneyard are given, with options.
fn dealt(options: &[(&str, &str)]) -> Table {
    let mut table = Table::new("votk", options, &Tables::new(), Dealer::nobody()).unwrap();
    for card in ["urn", "urn", "shabti", "food"] {
        table.report(&format!("draw {card}")).unwrap();
    }
    for card in [
        "bl sarc_outer",
        "bm jar_qeb",
        "br st_horus",
        "ml am_ankh",
        "mr bk_gates",
        "t boat",
    ] {
        table.report(&format!("lay {card}")).unwrap();
    }
    table.report("bone senet").unwrap();
    table
}

/// Returns the sentences of an entry of the glossary, with their sources.
fn sentences(options: &[(&str, &str)], id: &str) -> Vec<String> {
    let table = Table::new("votk", options, &Tables::new(), Dealer::nobody()).unwrap();
    let glossary = table.glossary();
    let entry = glossary.iter().find(|entry| entry.id == id).unwrap();
    let said = entry.text.iter();
    said.map(|said| format!("{} [{}]", said.text, said.source))
        .collect()
}

#[track_caller]
fn says(options: &[(&str, &str)], id: &str, sentence: &str) {
    let all = sentences(options, id);
    assert!(all.iter().any(|one| one == sentence), "{all:#?}");
}

#[track_caller]
fn is_silent(options: &[(&str, &str)], id: &str, part: &str) {
    let all = sentences(options, id);
    assert!(all.iter().all(|one| !one.contains(part)), "{all:#?}");
}

#[test]
fn several_discards_come_from_a_set() {
    let begin = "Make the Bot discard its 2 cheapest cards of one of the five sets";
    let no_set =
        "If the Bot's tomb has no card of any set, its weakest card leaves instead. [ruling]";
    let weakest = "The Bot's weakest card is ";
    for (groups, end) in [
        ("sets", ""),
        ("any", ", of its starters or of its uniques"),
        ("full", ", from one with 2 cards or more if there is one"),
    ] {
        let options = [("discard_groups", groups)];
        says(&options, "jar_dua", &format!("{begin}{end}. [house]"));
        is_silent(&options, "jar_dua", "group");
        // VK-7.16 does not arise where starters and uniques can be chosen.
        if groups == "any" {
            is_silent(&options, "jar_dua", no_set);
            is_silent(&options, "jar_dua", weakest);
        } else {
            says(&options, "jar_dua", no_set);
            let all = sentences(&options, "jar_dua");
            assert!(all.iter().any(|one| one.starts_with(weakest)), "{all:#?}");
        }
    }
    let small = "If there are too few cards of what you choose, all of them leave. [ruling]";
    says(&[], "jar_dua", small);
    let full = "While a set has enough cards, you can choose only such a set; otherwise all cards of the one that you choose leave. [ruling]";
    says(&[("discard_groups", "full")], "jar_dua", full);
    is_silent(&[("discard_groups", "full")], "jar_dua", small);
    // A single discard has no set.
    is_silent(&[], "jar_hapi", "set");
}

#[test]
fn starters_and_uniques_are_headed_as_no_sets() {
    let glossary = table(Dealer::nobody()).glossary();
    let kind = |group: &str| {
        let id = format!("about/{group}");
        let entry = glossary.iter().find(|entry| entry.id == id).unwrap();
        entry.kind.clone()
    };
    for set in ["sarcophagus", "jar", "amulet", "book", "statue"] {
        assert_eq!(kind(set), "Set");
        is_silent(&[], &format!("about/{set}"), "no set");
    }
    for other in ["starter", "unique"] {
        assert_eq!(kind(other), "Cards outside the sets");
        let id = format!("about/{other}");
        let never = "Starters and uniques are not a set: when the Bot discards several cards together, you cannot choose them. [ruling]";
        says(&[], &id, never);
        says(&[("discard_groups", "full")], &id, never);
        let too = "Starters and uniques are not a set, but the Bot can discard several of them together, too. [ruling]";
        says(&[("discard_groups", "any")], &id, too);
        is_silent(&[("discard_groups", "any")], &id, "cannot");
    }
}

#[test]
fn the_glossary_says_who_chooses_what_falls() {
    let die = "If either of two cards could fall, you choose; when the Bot has taken the middle card, its die decides. [rulebook]";
    says(&[], "about/pyramid", die);
    let you = "If either of two cards could fall, you choose, even when the Bot has taken the middle card. [ruling]";
    let options = [("bot_fall", "player")];
    says(&options, "about/pyramid", you);
    is_silent(&options, "about/pyramid", "die");
    let sides = "After a 3 the left card above falls, after a 4 the right one. [rulebook]";
    says(&[], "about/bot", sides);
    is_silent(&options, "about/bot", "After a 3");
    for options in [&[], &options[..]] {
        let one = "If only one card lies above the middle, that one falls. [ruling]";
        says(options, "about/bot", one);
        let only = "The Bot gains cards in no other way, except those that return before scoring. [rulebook]";
        says(options, "about/bot", only);
    }
}

#[test]
fn the_glossary_says_when_the_game_ends() {
    let both = "The game ends when the stock is empty and the pyramid holds two cards or fewer. [rulebook]";
    let either = "The game ends as soon as the stock is empty or the pyramid holds two cards or fewer. [ruling]";
    says(&[], "about/end", both);
    let options = [("end_when", "either")];
    says(&options, "about/end", either);
    is_silent(&options, "about/end", "is empty and");
    // What is counted until then.
    for (options, name, value) in [
        (&[][..], "cards until the end", "53"),
        (&options, "stock cards until the end", "49"),
    ] {
        let scene = dealt(options).scene();
        let left = scene.item("standing/left").unwrap();
        assert_eq!(left.name, name);
        assert_eq!(left.badges[0].value, value);
    }
}

#[test]
fn the_glossary_says_what_an_attack_without_target_does() {
    let forbid = "A card whose attack finds nothing to take cannot act, unless that part is optional. A hand-over that the Bot is too poor for is just left out, if the card can do anything else. [ruling]";
    let skip = "An attack that finds nothing to take is left out, if the card can do anything else. [ruling]";
    let options = [("no_target", "skip")];
    says(&[], "about/attack", forbid);
    says(&options, "about/attack", skip);
    let possible = "Every part that is not optional must be possible";
    let poor = format!("{possible}, except a hand-over that the Bot is too poor for. [published]");
    says(&[], "about/using", &poor);
    let except = format!("{possible}, except an attack that finds nothing to take. [published]");
    says(&options, "about/using", &except);
}

#[test]
fn the_glossary_says_what_is_a_reading() {
    says(
        &[],
        "about/entomb",
        "Cards that actions entomb do not count towards this. [ruling]",
    );
    says(
        &[],
        "about/attack",
        "Taking a card from the Bot's tomb counts as making it discard. [ruling]",
    );
    says(
        &[],
        "about/deck",
        "If you need the top card of your deck and it is empty, your discard pile is shuffled to replace it. [published]",
    );
    says(
        &[],
        "about/discard",
        "What you buy goes on top of your discard pile; so does what you take, unless the card says otherwise. [published]",
    );
}

#[test]
fn a_swap_that_spares_nothing_is_named_in_the_question() {
    let ask = |options: &[(&str, &str)], steps: &[&str]| {
        let mut table = dealt(options);
        for step in steps {
            table.act(step).unwrap();
        }
        table.scene().ask
    };
    let lost = [("pyramid_change", "lost")];
    let swap = ["use urn", "swap bl bm", "end"];
    assert_eq!(
        ask(&lost, &swap),
        "Your swap does not count as a change of the pyramid: which of its cards do you sacrifice?"
    );
    let unchanged =
        "The pyramid has not changed in your turn: which of its cards do you sacrifice?";
    assert_eq!(ask(&lost, &["end"]), unchanged);
    assert_eq!(ask(&[], &["end"]), unchanged);
    assert_eq!(ask(&[], &swap), "Which card do you draw? 5 to come.");
}

/// Returns a table where the Bot discards two cards, of this tomb.
fn discarding(options: &[(&str, &str)], tomb: &[&str]) -> Table {
    let table = dealt(options);
    let mut view = serde_json::to_value(table.view()).unwrap();
    let mut move_from_stock = |card: &str| {
        let stock = view["stock"].as_object_mut().unwrap().values_mut();
        let mut parts = stock.filter_map(|part| part.get_mut(card));
        let copies = parts.next().unwrap();
        *copies = (copies.as_u64().unwrap() - 1).into();
        view["stock_size"] = (view["stock_size"].as_u64().unwrap() - 1).into();
    };
    move_from_stock("jar_dua");
    for card in tomb {
        move_from_stock(card);
    }
    view["hand"].as_array_mut().unwrap().push("jar_dua".into());
    let cards = view["bot_tomb"].as_array_mut().unwrap();
    cards.extend(tomb.iter().map(|&card| card.into()));
    // A second starter makes the priority a choice.
    let first = cards.iter().position(|card| card == "shabti").unwrap();
    cards.remove(first);
    cards.push("urn".into());
    view["bot_discard"] = serde_json::json!(["shabti"]);
    let view = serde_json::from_value(view).unwrap();
    let set_up = Table::set_up("votk", options, &Tables::new(), Dealer::nobody(), &view);
    let mut table = set_up.unwrap();
    table.act("use jar_dua").unwrap();
    table
}

/// Returns the question for the discards of two cards, of this tomb of the Bot.
fn discards(options: &[(&str, &str)], tomb: &[&str]) -> String {
    discarding(options, tomb).scene().ask
}

#[test]
fn a_single_discard_instead_of_several_is_asked_for_as_such() {
    let weakest = "Canopic Jar (Duamutef): the Bot has no card of any set. Which of its weakest cards does it discard?";
    for groups in ["sets", "full"] {
        assert_eq!(discards(&[("discard_groups", groups)], &[]), weakest);
    }
    assert_eq!(
        discards(&[], &["am_scarab", "bk_earth"]),
        "Canopic Jar (Duamutef): make the Bot discard its 2 cheapest cards of one of the five sets. 2 to go."
    );
}

/// The German question follows the gender of the noun.
#[test]
fn german_asks_for_a_book_as_for_a_neuter() {
    let german: BTreeMap<String, BTreeMap<String, String>> =
        serde_json::from_str(votk::GERMAN).unwrap();
    let table = discarding(&[], &["bk_dead", "bk_travers", "bk_heavens"]);
    let ask = table.in_language(german).scene().ask;
    let end = ": Welches seiner billigsten Bücher wirft der Bot ab? Noch 2.";
    assert!(ask.ends_with(end), "{ask}");
}

/// A question names the card to which it refers, and the gold that is owed and at hand.
#[test]
fn questions_say_what_they_are_about() {
    let (mut reactions, mut payments) = (0, 0);
    for seed in 0..12 {
        let mut table = table(Dealer::seeded(seed));
        while table.due() == Due::Decision {
            let scene = table.scene();
            if scene.ask.contains("do you react?") {
                let story = table.story(3);
                let mut told = story
                    .iter()
                    .rev()
                    .flat_map(|part| part.sentences.iter().rev());
                let taken = told.find_map(|said| said.text.strip_prefix("The Bot takes "));
                let (card, _) = taken.unwrap().split_once(" from ").unwrap();
                assert_eq!(
                    scene.ask,
                    format!("The Bot has gained {card}: do you react?")
                );
                reactions += 1;
            }
            if let Some((_, hand)) = scene
                .ask
                .split_once("gold is still due; your hand is worth ")
            {
                let note = &scene.zone("hand").unwrap().note;
                assert_eq!(format!("pays {} gold", hand.trim_end_matches('.')), *note);
                payments += 1;
            }
            let Some(choice) = table.advice(Player::Random, seed) else {
                break;
            };
            table.act_number(choice.number).unwrap();
        }
    }
    assert!(reactions > 0 && payments > 5, "{reactions}, {payments}");
}
