//! The catalogue chapter of the rulebook: the embedded tables and the words of the tables.

use crate::common::plain;
use scrapyard::catalogue::{HOUSE, Id, Operation, Rest, Tables, text_of_house_ability};
use scrapyard::{Character, Invention, Machine, Part, Pile, Piles, Refusal};

const RULEBOOK: &str = include_str!("../../RULES.md");

#[test]
fn the_tables_of_the_rulebook() {
    let write: [fn(&Tables<'_>, &mut String) -> std::fmt::Result; 5] = [
        |tables, out| tables.write_parts(out),
        |tables, out| tables.write_machines(out),
        |tables, out| tables.write_inventions(out),
        |tables, out| tables.write_abilities(out),
        |tables, out| tables.write_characters(out),
    ];
    for table in write {
        let mut text = String::new();
        table(&HOUSE, &mut text).unwrap();
        assert!(RULEBOOK.contains(&text), "{text}");
    }
}

#[test]
fn every_house_ability_has_a_text_of_its_own() {
    let mut texts: Vec<&str> = HOUSE
        .abilities
        .iter()
        .map(|row| text_of_house_ability(row.id).unwrap_or_else(|| panic!("{}", row.id)))
        .collect();
    assert!(texts.iter().all(|text| text.ends_with('.')));
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), HOUSE.abilities.len());
    assert_eq!(text_of_house_ability("draw5"), None);
}

/// The clause that a refusal for want of an effect names is the one that defines the operation.
#[test]
fn every_operation_has_its_clause() {
    for operation in Operation::ALL {
        let rule = Refusal::NoEffect { operation }.rule();
        assert!(
            RULEBOOK.contains(&format!("**{rule}** [R] `{}`:", operation.word())),
            "{rule} {operation:?}"
        );
        assert_eq!(Operation::from_word(operation.word()), Some(operation));
    }
    assert_eq!(Operation::from_word("dance"), None);
    let count =
        |which: fn(Operation) -> bool| Operation::ALL.into_iter().filter(|o| which(*o)).count();
    assert_eq!(count(Operation::is_action), 7);
    assert_eq!(count(Operation::is_for_rolls), 3);
    assert_eq!(count(Operation::is_passive), 5);
}

#[test]
fn ids_are_a_letter_and_up_to_three_digits() {
    for text in ["p1", "s07", "i123", "c01"] {
        let id = Id::new(text).unwrap();
        assert_eq!((id.as_str(), id.to_string().as_str()), (text, text));
    }
    for text in ["", "p", "x1", "p1234", "p1x", "px1", "07", "P1"] {
        assert_eq!(Id::new(text), None, "{text}");
    }
}

#[test]
fn letters_and_words() {
    assert_eq!(Pile::ALL.map(Pile::letter), ['p', 'm', 'i']);
    assert_eq!(Pile::ALL.map(Pile::word), ["part", "machine", "invention"]);
    for letters in ["p", "m", "pm", "i", "pi", "mi", "pmi"] {
        let piles = Piles::from_letters(letters).unwrap();
        assert_eq!(piles.letters(), letters);
        for pile in Pile::ALL {
            assert_eq!(piles.contains(pile), letters.contains(pile.letter()));
        }
    }
    assert_eq!(Piles::default().letters(), "");
    for letters in ["", "mp", "pp", "x"] {
        assert_eq!(Piles::from_letters(letters), None);
    }
    for rest in [Rest::Top, Rest::Bottom] {
        assert_eq!(Rest::from_word(&rest.to_string()), Some(rest));
    }
    assert_eq!(Rest::from_word("left"), None);
}

#[test]
fn cards_by_id_and_name() {
    let game = plain();
    assert_eq!(game.part("p15").map(Part::place), Some(14));
    assert_eq!(game.machine("s15").map(Machine::place), Some(14));
    assert_eq!(game.invention("i10").map(Invention::place), Some(9));
    assert_eq!(game.character("c04").map(Character::place), Some(3));
    assert_eq!(
        (game.part("s01"), game.machine("p01"), game.character("c05")),
        (None, None, None)
    );
    for (id, name) in [
        ("p05", "Flywheel"),
        ("s14", "Navigatrix"),
        ("i10", "Deathclock"),
    ] {
        let card = game.card(id).unwrap();
        assert_eq!((game.id(card), game.name(card)), (id, name));
    }
    assert_eq!(game.card("c01"), None);
}
