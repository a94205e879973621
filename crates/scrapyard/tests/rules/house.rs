//! The catalogue chapter of the rulebook: the embedded tables and the words of the tables.

use crate::common::{named, plain};
use scrapyard::catalogue::{HOUSE, Id, Operation, Rest, text_of_house_ability};
use scrapyard::{Card, Character, Invention, Machine, Part, Pile, Piles, Scrapyard};
use solo_core::{GameData, Noun, Readable, Speech};

const RULEBOOK: &str = solo_core::embedded!(include_str!("../../RULES.md"));

#[test]
fn the_tables_of_the_rulebook() {
    let tables = plain().tables();
    assert_eq!(tables.iter().len(), 5);
    for (name, text) in tables.iter() {
        assert!(RULEBOOK.contains(&format!("`{name}`")), "{name}");
        assert!(RULEBOOK.contains(text), "{text}");
    }
}

#[test]
fn the_columns_of_the_rulebook() {
    for spec in Scrapyard::TABLES {
        let mut columns = String::from("| name | what | clause | about |\n|---|---|---|---|\n");
        for column in spec.columns {
            let cells = [column.what, column.clause, column.about].join(" | ");
            columns += &format!("| `{}` | {cells} |\n", column.name);
        }
        assert!(RULEBOOK.contains(&columns), "{}\n{columns}", spec.name);
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

#[test]
fn every_operation_has_its_clause() {
    for operation in Operation::ALL {
        let rule = operation.rule();
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
    assert_eq!(named::<Part>(&game, "p15").row(), 14);
    assert_eq!(named::<Machine>(&game, "s15").row(), 14);
    assert_eq!(named::<Invention>(&game, "i10").row(), 9);
    assert_eq!(named::<Character>(&game, "c04").row(), 3);
    assert!(Part::parse(&game, "s01").is_err() && Machine::parse(&game, "p01").is_err());
    assert!(Character::parse(&game, "c05").is_err() && Card::parse(&game, "c01").is_err());
    for (id, name) in [
        ("p05", "Flywheel"),
        ("s14", "Navigatrix"),
        ("i10", "Deathclock"),
    ] {
        let card: Card = named(&game, id);
        assert_eq!(card.to_id(&game).to_string(), id);
        assert_eq!(card.to_name(&Speech::of(&game)).to_string(), name);
    }
}
