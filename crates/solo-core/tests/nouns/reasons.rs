//! Refusals in another language: `#[derive(Reason)]`.

use super::harbour::{HARBOUR, Harbour};
use solo_core::{NamedFields, NotationError, Noun, Reason, Refusal, RefusalKind, Speech};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Reason)]
#[reason(game = Harbour)]
enum No {
    #[error("the harbour is closed")]
    Closed,
    #[error("{have} coins do not pay {price}")]
    TooExpensive {
        price: u8,
        have: u8,
        clause: &'static str,
    },
    #[error("berth {1} is taken")]
    Taken(&'static str, u8),
    #[error(transparent)]
    Notation(NotationError),
}

impl No {
    const fn rule(&self) -> &'static str {
        "HA-1"
    }

    const fn kind(&self) -> RefusalKind {
        match self {
            Self::Closed => RefusalKind::Over,
            Self::Notation(_) => RefusalKind::Notation,
            Self::TooExpensive { .. } | Self::Taken(..) => RefusalKind::NotLegal,
        }
    }

    const fn reason(&self) -> &'static str {
        "not_legal"
    }
}

solo_core::refusal!(No, over = Closed);

fn all() -> [No; 4] {
    let expensive = No::TooExpensive {
        price: 5,
        have: 1,
        clause: "HA-2",
    };
    let notation = No::Notation(NotationError::new(0, "a berth"));
    [No::Closed, expensive, No::Taken("east", 3), notation]
}

fn told(speech: &Speech<'_, Harbour>) -> [String; 4] {
    all().map(|refusal| refusal.to_name(speech).to_string())
}

#[test]
fn refusals_are_their_own_sentences_until_they_are_translated() {
    assert_eq!(told(&Speech::of(&HARBOUR)), all().map(|no| no.to_string()));
    assert_eq!(No::Closed.to_id(&HARBOUR).to_string(), No::Closed.reason());
    let german: &[(&str, &str)] = &[
        (
            "No.TooExpensive",
            "{price} {price#1=Münze ist|Münzen sind} zu viel, du hast {have#1=eine|{have}}",
        ),
        ("No.Taken", "Liegeplatz {1} ist besetzt"),
        ("No.Notation", "das verstehe ich nicht"),
    ];
    let speech = Speech::translated(&HARBOUR, &german);
    let expected = [
        "the harbour is closed",
        "5 Münzen sind zu viel, du hast eine",
        "Liegeplatz 3 ist besetzt",
        "das verstehe ich nicht",
    ];
    assert_eq!(told(&speech), expected);
    assert_eq!(No::game_over(), No::Closed);
    assert_eq!(Refusal::rule(&No::Closed), "HA-1");
}

#[test]
fn a_refusal_has_its_name_and_its_fields_as_data() {
    let fields = all().map(|no| {
        let mut fields = Vec::new();
        no.visit(&mut |name, noun: &dyn Noun<Harbour>| {
            let mut id = String::new();
            noun.id(&HARBOUR, &mut id).unwrap();
            fields.push(format!("{name}={id}"));
        });
        let name = Noun::<Harbour>::variant(&no).unwrap().name;
        format!("{name} {}", fields.join(" "))
    });
    let expected = [
        "Closed ",
        "TooExpensive price=5 have=1 clause=HA-2",
        "Taken 1=3",
        "Notation 0=expected a berth at byte 0 at=0 expected=a berth",
    ];
    assert_eq!(fields, expected);
    let names: Vec<_> = <No as Noun<Harbour>>::variants()
        .iter()
        .map(|row| row.name)
        .collect();
    assert_eq!(names, ["Closed", "TooExpensive", "Taken", "Notation"]);
}

#[test]
fn every_sentence_of_a_refusal_is_listed() {
    let mut listed = Vec::new();
    No::texts(&HARBOUR, &mut |owner, key, english| {
        listed.push(format!("{owner}.{key}: {english}"));
    });
    let expected = [
        "No.Closed: the harbour is closed",
        "No.TooExpensive: {have} coins do not pay {price}",
        "No.Taken: berth {1} is taken",
        "No.Notation: {0}",
    ];
    assert_eq!(listed, expected);
}
