//! Decisions in words, with what the position adds to them.

use core::fmt::{self, Write};

use solo_core::{Card, Noun, Speech};

use crate::catalogue::worth;
use crate::decision::Decision;
use crate::game::Tomb;
use crate::state::State;

pub(crate) fn decision(
    state: &State,
    decision: Decision,
    speech: &Speech<'_, Tomb>,
    out: &mut dyn Write,
) -> fmt::Result {
    let (key, template, number, card): (_, _, u8, Option<Card>) = match decision {
        // TK-11.4: damage beyond the hit points that are left changes nothing.
        Decision::Take if state.damage() >= state.hp() => {
            ("Take.deadly", "Take the blow and die", 0, None)
        }
        Decision::Take => {
            let template = "Take the blow and lose {number} hit {number#1=point|points}";
            ("Take.blow", template, state.damage(), None)
        }
        Decision::Dodge => {
            let template = "Dodge the blow of {number} with the Jack of Hearts";
            ("Dodge.blow", template, state.damage(), None)
        }
        Decision::Discard => {
            let template = "Leave the door sealed and discard {number} {number#1=card|cards}";
            ("Discard.due", template, state.discards_due(), None)
        }
        Decision::Scroll => {
            let template = "Read the Scroll of Light and put the {card} under the deck";
            ("Scroll.torch", template, 0, state.fourth())
        }
        Decision::Drop(card) => {
            let template = "Drop the {card}, worth {number}, and flee";
            ("Drop.worth", template, worth(*card), Some(*card))
        }
        Decision::Leave(card) => {
            let template = "Leave the {card}, worth {number}, behind to mark the turn";
            ("Leave.worth", template, worth(*card), Some(*card))
        }
        _ => return decision.name(speech, out),
    };
    let fields: [(_, &dyn Noun<Tomb>); 2] = [("number", &number), ("card", &card)];
    speech.fill("Decision", key, template, &fields, out)
}
