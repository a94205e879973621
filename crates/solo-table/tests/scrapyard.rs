//! The texts of scenes and glossary of Scrapyard Empire.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_table::{Dealer, Entry, Table, Tables, Tint, Visibility};

use crate::scenes::look_at;

fn table(options: &[(&str, &str)], tables: &Tables) -> Table {
    Table::new("scrapyard", options, tables, Dealer::seeded(5)).unwrap()
}

fn entry(table: &Table, key: &str) -> Entry {
    let mut glossary = table.glossary().into_iter();
    glossary.find(|entry| entry.id == key).unwrap()
}

/// Returns a sentence of an entry with its source, by index.
fn said(table: &Table, key: &str, place: usize) -> (String, String) {
    let said = entry(table, key).text.into_iter().nth(place).unwrap();
    (said.text, said.source)
}

#[test]
fn the_question_names_what_can_be_done() {
    let ways = [
        ("draw ", "draw a card"),
        ("dig ", "dig in a scrap pile"),
        ("steal", "steal from the ghost"),
        ("build ", "build a machine"),
        ("invent ", "complete your Invention"),
        ("use ", "use an ability"),
    ];
    let mut asked = [false; 6];
    look_at("scrapyard", |scene| {
        let Some(question) = scene.ask.strip_prefix("What do you do: ") else {
            return;
        };
        for (seen, (word, way)) in asked.iter_mut().zip(ways) {
            let mut choices = scene.choices.iter();
            let possible = choices.any(|choice| choice.notation.starts_with(word));
            assert_eq!(question.contains(way), possible, "{way}: {question}");
            *seen |= possible;
        }
    });
    assert_eq!(asked, [true; 6]);
}

#[test]
fn what_lacks_nothing_is_ready_and_good() {
    let mut seen = [false; 2];
    look_at("scrapyard", |scene| {
        for item in &scene.zone("invention").unwrap().items {
            let ready = item.badges.iter().any(|badge| badge.value == "ready");
            assert_eq!(item.tint == Tint::Good, ready, "{item:?}");
            seen[usize::from(ready)] = true;
        }
    });
    assert_eq!(seen, [true; 2]);
}

#[test]
fn cards_are_called_by_their_type() {
    let mut asked = [false; 3];
    look_at("scrapyard", |scene| {
        let names = ["part", "machine", "invention"]
            .map(|pile| scene.item(&format!("piles/{pile}")).unwrap().name.as_str());
        assert_eq!(names, ["Parts", "Small Machines", "Inventions"]);
        let words = ["Part", "Small Machine", "Invention"];
        for (asked, word) in asked.iter_mut().zip(words) {
            *asked |= scene.ask == format!("Which {word} do you draw?");
        }
    });
    assert_eq!(asked, [true; 3]);
}

#[test]
fn a_sentence_with_a_house_value_is_never_published() {
    let table = table(&[], &Tables::new());
    // The name of the Navigatrix is published, and so is the ability of Jerry Riggsby.
    assert_eq!(said(&table, "s14", 0).1, "house");
    assert_eq!(said(&table, "c02", 0).1, "published");
    assert_eq!(said(&table, "c03", 0).1, "house");
    assert!(entry(&table, "i09").values.iter().all(|value| value.house));
    let abilities = table.catalogue().get("abilities").unwrap().to_owned();
    let mixed = abilities.replace(
        "short_invention,0,0,0,-,0,-,P",
        "short_invention,0,0,0,-,0,-,P n=H",
    );
    assert_ne!(mixed, abilities);
    let table = self::table(&[], &Tables::new().with("abilities", mixed));
    assert_eq!(said(&table, "c02", 0).1, "house");
}

#[test]
fn options_change_what_the_glossary_says() {
    let harsh = table(
        &[("steal_penalty", "2"), ("character_uses", "printed")],
        &Tables::new(),
    );
    let fine = (
        "If you fail, the ghost draws 2 Parts.".to_owned(),
        "house".to_owned(),
    );
    assert_eq!(said(&harsh, "steal", 2), fine);
    let limit = (
        "You can use it once in each game.".to_owned(),
        "ruling".to_owned(),
    );
    assert_eq!(said(&harsh, "c02", 1), limit);
}

#[test]
fn effects_of_an_owners_table_are_put_into_words() {
    let house = table(&[], &Tables::new()).catalogue();
    let abilities = house.get("abilities").unwrap();
    let cases = [
        (
            "set_six,set_die,6,0,0",
            "set_six,add_die,2,0,0",
            "s03",
            "raise it by 2",
        ),
        (
            "set_six,set_die,6,0,0",
            "set_six,reroll,0,0,0",
            "s03",
            "roll again",
        ),
        (
            "set_six,set_die,6,0,0",
            "set_six,steal_bonus,1,0,0",
            "s03",
            "steals need 1 less",
        ),
        (
            "set_six,set_die,6,0,0",
            "set_six,none,0,0,0",
            "s03",
            "does nothing",
        ),
        (
            "reclaim,1,0,0,pm,1,-",
            "reclaim,2,0,6,p,3,-",
            "s09",
            "with a 6, take up to 2 cards",
        ),
        (
            "reclaim,1,0,0,pm,1,-",
            "reclaim,2,0,6,p,3,-",
            "s09",
            "ghost's Parts, of kinds of which it has at least 3",
        ),
        (
            "pm,0,top",
            "i,0,bottom",
            "s14",
            "Invention pile, keep 1, and put the others back under it",
        ),
        ("bonus_card,1", "bonus_card,2", "c03", "up to 2 more cards"),
    ];
    for (from, to, key, words) in cases {
        assert!(abilities.contains(from), "{from}");
        let tables = Tables::new().with("abilities", abilities.replace(from, to));
        let table = table(&[], &tables);
        let text = entry(&table, key).text;
        assert!(
            text.iter().any(|said| said.text.contains(words)),
            "{words}: {text:?}"
        );
    }
}

#[test]
fn what_the_ghost_lacks_and_what_is_left_in_a_pile_can_be_looked_up() {
    let table = table(&[], &Tables::new());
    let scene = table.scene();
    let plan = scene.zone("plan").unwrap();
    assert_eq!(plan.items.len(), 4, "its Invention and three machines");
    assert!(
        plan.items
            .iter()
            .skip(1)
            .all(|item| item.notes.iter().all(|note| note.starts_with("lacks ")))
    );
    assert_eq!(scene.zone("unseen").unwrap().items, []);
    let remembered = table.scene_at(table.steps(), Visibility::Memory).unwrap();
    let (pile, unseen) = (
        remembered.item("piles/part").unwrap(),
        remembered.item("unseen/part").unwrap(),
    );
    assert_eq!(pile.count, unseen.count);
    assert_eq!(
        unseen.holds.iter().map(|held| held.count).sum::<u32>(),
        unseen.count.unwrap()
    );
}
