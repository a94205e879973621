//! Decisions in words, with what the position adds to them.

use core::fmt::{self, Write};

use solo_core::{Noun, Speech};

use crate::catalogue::{name, worth};
use crate::decision::Decision;
use crate::game::Tomb;
use crate::state::State;

pub(crate) fn decision(
    state: &State,
    decision: Decision,
    speech: &Speech<'_, Tomb>,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut fill = |key, template, number: u8, card: &dyn Noun<Tomb>, word: &'static str| {
        let fields = [
            ("number", &number as _),
            ("card", card),
            ("word", &word as _),
        ];
        speech.fill("Decision", key, template, &fields, out)
    };
    match decision {
        Decision::Take => {
            let template = "Take the blow and lose {number} hit {number#1=point|points}";
            fill("Take.blow", template, state.damage(), &"", "")
        }
        Decision::Discard => {
            let template = "Leave the door sealed and discard {number} {number#1=card|cards}";
            fill("Discard.due", template, state.discards_due(), &"", "")
        }
        Decision::Play(skill) => {
            let template = "Play {word}, the {card}, and win the encounter";
            fill("Play.skill", template, 0, &skill, name(skill.card()))
        }
        Decision::Drop(card) => {
            let template = "Drop the {card}, worth {number}, and flee";
            fill("Drop.worth", template, worth(card.card()), &card, "")
        }
        Decision::Leave(card) => {
            let template = "Leave the {card}, worth {number}, behind";
            fill("Leave.worth", template, worth(card.card()), &card, "")
        }
        other => other.name(speech, out),
    }
}
