//! The results of one declaration: notation, numbers, labels, sentences, data, schemas.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod data;
mod harbour;
mod names;
mod reasons;

use harbour::{Good, HARBOUR, Harbour};
use solo_core::{
    Countable, Data, Event, Face, GameEvent, Narration, Notation, Noun, Ranged, Readable, Speech,
};

solo_core::noun_data!(Harbour: Good);

solo_core::word_enum! {
    /// One of two sides.
    enum Side as "a side" {
        You = "you" as "You",
        Harbourmaster = "master" as "The harbourmaster",
    }
}

solo_core::word_enum! {
    enum Quay {
        East = "quay 1",
        West = "quay 10" as "the west quay",
    }
}

/// A berth at a quay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
#[notation("a berth")]
#[says("{quay} {place}", label = "berth {place} of {quay}")]
struct Berth {
    quay: Quay,
    place: Ranged<1, 3>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
#[notation("an action", game = Harbour)]
enum Move {
    #[says(
        "sell {good} {face}",
        label = "Sell {good} for {face}",
        group = "Trade"
    )]
    Sell(Good, Face),
    #[says("moor {berth}", label = "Moor at {berth}")]
    Moor { berth: Berth },
    #[says("lose cube {good}", label = "Lose the cube of {good}")]
    LoseCube(Good),
    #[says("lose nothing", label = "Lose nothing")]
    LoseNothing,
    #[says("pass", label = "Pass")]
    Pass,
}

#[derive(Clone, Debug, PartialEq, Event)]
#[event(game = Harbour, further = rest)]
enum News {
    #[event(
        "moved",
        "{good} {good#1=goes|go} to {berth}{more}.",
        many = good,
        word(more = explain)
    )]
    Moved { good: Good, berth: Berth },
    #[event(
        "paid",
        "{who} {amount?-=paid|got} {amount:abs} {amount#1=coin|-1=coin|coins}{why?null=|: {why}}."
    )]
    Paid {
        who: Side,
        amount: i32,
        #[data(name = "because", optional)]
        why: Option<Good>,
    },
    #[event("gift", inner)]
    Gift(Gift),
    #[event("end", "The end.")]
    End,
}

#[derive(Clone, Debug, PartialEq, Event)]
#[event(game = Harbour, tag = "kind")]
enum Gift {
    #[event("coins", "{coins} coins are given.")]
    Coins { coins: u8 },
    #[event("goods", "{goods} are given.")]
    Goods {
        #[data(flatten)]
        goods: Two,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Harbour)]
struct Two {
    left: Good,
    right: Good,
}

impl Noun<Harbour> for Two {
    fn id(&self, game: &Harbour, out: &mut dyn std::fmt::Write) -> std::fmt::Result {
        [self.left, self.right].id(game, out)
    }

    fn name(
        &self,
        speech: &Speech<'_, Harbour>,
        out: &mut dyn std::fmt::Write,
    ) -> std::fmt::Result {
        [self.left, self.right].name(speech, out)
    }
}

fn explain(
    news: &News,
    speech: &Speech<'_, Harbour>,
    out: &mut dyn std::fmt::Write,
) -> std::fmt::Result {
    match news {
        News::Moved { good, .. } => write!(out, " ({})", speech.game().0[good.0].len()),
        _ => Ok(()),
    }
}

/// Says when the boats have moved, if something else follows.
fn rest(
    events: &[News],
    _: &Speech<'_, Harbour>,
    out: &mut dyn std::fmt::Write,
) -> std::fmt::Result {
    match events {
        [News::Moved { .. }, next, ..] if !matches!(next, News::Moved { .. }) => {
            out.write_str(" That is all.")
        }
        _ => Ok(()),
    }
}

fn moves() -> Vec<Move> {
    Move::values(&HARBOUR).collect()
}

#[test]
fn every_value_has_a_number_a_notation_and_a_label() {
    let speech = Speech::of(&HARBOUR);
    assert_eq!(Move::count(&HARBOUR), 2 * 6 + 2 * 3 + 2 + 1 + 1);
    assert_eq!(moves().len(), 22);
    let mut lines = Vec::new();
    for (number, action) in (0..).zip(moves()) {
        assert_eq!(action.number(&HARBOUR), number);
        assert_eq!(Move::nth(&HARBOUR, number), Some(action));
        let id = action.to_id(&HARBOUR).to_string();
        assert_eq!(Move::parse(&HARBOUR, &id), Ok(action), "{id}");
        lines.push(format!("{id}: {}", action.to_name(&speech)));
    }
    assert_eq!(Move::nth(&HARBOUR, 22), None);
    assert_eq!(lines[0], "sell boat 1: Sell Big Boat for 1");
    assert_eq!(lines[11], "sell urn 6: Sell Urn for 6");
    assert_eq!(lines[12], "moor quay 1 1: Moor at berth 1 of quay 1");
    assert_eq!(
        lines[17],
        "moor quay 10 3: Moor at berth 3 of the west quay"
    );
    assert_eq!(lines[20], "lose nothing: Lose nothing");
    assert_eq!(Move::values(&HARBOUR).nth(21), Some(Move::Pass));
    let kinds: Vec<_> = Move::VARIANTS
        .iter()
        .map(|kind| (kind.name, kind.group))
        .collect();
    assert_eq!(kinds[..2], [("Sell", "Trade"), ("Moor", "")]);
    assert_eq!(Move::VARIANTS[0].fields, ["good", "face"]);
}

#[test]
fn an_error_says_where_a_text_goes_wrong() {
    for (text, error) in [
        ("", "expected an action at byte 0"),
        ("sail", "expected an action at byte 0"),
        ("sell", "expected a good at byte 4"),
        ("sell oar 1", "expected a good at byte 5"),
        ("sell boat 7", "expected a face from 1 to 6 at byte 10"),
        ("moor quay 2 1", "expected a berth at byte 5"),
        ("moor quay 1 4", "expected a number from 1 to 3 at byte 12"),
        ("lose all", "expected cube or nothing at byte 5"),
        ("pass on", "expected the end of the text at byte 5"),
        ("pass ", "expected the end of the text at byte 5"),
    ] {
        assert_eq!(
            Move::parse(&HARBOUR, text).unwrap_err().to_string(),
            error,
            "{text:?}"
        );
    }
}

fn berth() -> Berth {
    Berth {
        quay: Quay::West,
        place: Ranged::new(2).unwrap(),
    }
}

fn news() -> Vec<News> {
    let moved = |good| News::Moved {
        good: Good(good),
        berth: berth(),
    };
    vec![
        moved(0),
        moved(1),
        moved(0),
        News::Paid {
            who: Side::You,
            amount: -1,
            why: None,
        },
        News::Paid {
            who: Side::Harbourmaster,
            amount: 3,
            why: Some(Good(1)),
        },
        News::Gift(Gift::Coins { coins: 2 }),
        News::Gift(Gift::Goods {
            goods: Two {
                left: Good(1),
                right: Good(0),
            },
        }),
        News::End,
    ]
}

#[test]
fn a_view_that_says_more_than_a_position_is_refused() {
    use solo_core::{GameData, example::Ten};
    let view = r#"{"phase": "rolling", "sum": 3, "dice": 2, "outcome": null}"#;
    let faults = Ten.set_up_data(&serde_json::from_str(view).unwrap());
    let fault = "dice: there is no such field (TEN-1)";
    assert_eq!(faults.unwrap_err().to_string(), fault);
}

#[test]
fn equal_moves_in_a_row_are_told_once() {
    let news = news();
    let told: Vec<_> = Narration::new(Speech::of(&HARBOUR), &news)
        .map(|sentence| sentence.to_string())
        .collect();
    assert_eq!(
        told,
        [
            "2× Big Boat and Urn go to berth 2 of the west quay (8). That is all.",
            "You paid 1 coin.",
            "The harbourmaster got 3 coins: Urn.",
            "2 coins are given.",
            "Urn and Big Boat are given.",
            "The end.",
        ]
    );
    let alone: Vec<_> = Narration::new(Speech::of(&HARBOUR), &news[..1])
        .map(|sentence| sentence.to_string())
        .collect();
    assert_eq!(alone, ["Big Boat goes to berth 2 of the west quay (8)."]);
}

#[test]
fn a_translation_replaces_what_it_has() {
    let german: &[(&str, &str)] = &[
        ("Event.moved", "{good} nach {berth}."),
        ("Good.urn", "Urne"),
        ("Berth.Berth", "{quay}, Platz {place}"),
    ];
    let speech = Speech::translated(&HARBOUR, &german);
    let sentence = Narration::new(speech, &news()[1..2])
        .next()
        .unwrap()
        .to_string();
    assert_eq!(sentence, "Urne nach the west quay, Platz 2.");
    let mut missing = Vec::new();
    solo_core::missing_texts(
        &german,
        |owner, key, english| missing.push(format!("{owner}.{key} = {english}")),
        |visit| News::texts(&HARBOUR, visit),
    );
    assert!(missing.contains(&"Quay.quay 10 = the west quay".to_owned()));
    assert!(missing.contains(&"Event.coins = {coins} coins are given.".to_owned()));
    assert!(missing.iter().all(|line| !line.starts_with("Event.moved")));
}
