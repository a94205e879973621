//! The well as data.

use serde::{Deserialize, Serialize, Serializer};
use solo_core::{Bag, Faults, Game, GameData, Unseen};

use super::{Broken, Due, Rune, Shaft, Told, Well, WellOptions};

#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct View {
    hand: [u8; 4],
    gone: [u8; 4],
    pips: u8,
    turn: u8,
    due: String,
}

const DUE: [(Due, &str); 4] = [
    (Due::Decision, "decision"),
    (Due::Card, "card"),
    (Due::Die, "die"),
    (Due::Nothing, "nothing"),
];

impl GameData for Well {
    type Catalogue = [u8; 4];
    type Setup = View;

    fn assemble(options: WellOptions, catalogue: Option<[u8; 4]>) -> Result<Self, Faults> {
        let base = Self::default();
        let copies = catalogue.unwrap_or(base.copies);
        let mut faults = Faults::new();
        faults.require(copies.iter().all(|c| *c < 4), "copies", "WE-11", "too many");
        let base = Self { copies, ..base };
        match base.with_options(options) {
            Ok(well) => faults.into_result(well),
            Err(error) => {
                faults.add("options", "WE-3", error);
                faults.into_result(base)
            }
        }
    }

    fn set_up(&self, view: &View) -> Result<Shaft, Faults> {
        let mut faults = Faults::new();
        let mut unseen = self.deck();
        let (mut hand, mut gone) = (Bag::new(), Bag::new());
        for (bag, counts) in [(&mut hand, view.hand), (&mut gone, view.gone)] {
            for (rune, copies) in (0..).map(Rune).zip(counts) {
                for _ in 0..copies.min(20) {
                    let there = unseen.take(rune);
                    faults.require(there, "hand, gone", "WE-7", "too many cards");
                    bag.put(rune);
                }
            }
        }
        let due = DUE.iter().find(|(_, name)| *name == view.due);
        faults.require(due.is_some(), "due", "WE-4", "unknown");
        let due = due.map_or(Due::Nothing, |(due, _)| *due);
        let over = due == Due::Nothing;
        faults.require(
            view.turn < self.turns() || over && view.turn == self.turns(),
            "turn",
            "WE-1",
            "too late",
        );
        faults.require(
            due != Due::Card || !unseen.is_empty(),
            "due",
            "WE-5",
            "no card can come",
        );
        if self.is(Broken::TrustsViews) {
            faults = Faults::new();
        }
        faults.into_result(Shaft {
            unseen,
            hand,
            gone,
            pips: view.pips,
            turn: view.turn,
            due,
        })
    }

    fn serialize_view<S: Serializer>(&self, shaft: &Shaft, to: S) -> Result<S::Ok, S::Error> {
        let counts = |bag: &Bag<Rune, 4>| {
            [0, 1, 2, 3].map(|rune| u8::try_from(bag.copies(Rune(rune))).unwrap())
        };
        let due = DUE.iter().find(|(due, _)| *due == shaft.due);
        View {
            hand: counts(&shaft.hand),
            gone: counts(&shaft.gone),
            pips: match self.broken {
                Broken::ForgetfulView => 0,
                _ => shaft.pips,
            },
            turn: shaft.turn,
            due: due.unwrap().1.to_string(),
        }
        .serialize(to)
    }

    fn serialize_event<S: Serializer>(&self, event: &Told, to: S) -> Result<S::Ok, S::Error> {
        event.serialize(to)
    }

    fn serialize_outcome<S: Serializer>(&self, score: &u32, to: S) -> Result<S::Ok, S::Error> {
        score.serialize(to)
    }
}
