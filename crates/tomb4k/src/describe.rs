//! Descriptions of decisions, with details of the position.

use core::fmt::{self, Write};

use solo_core::{Card, Noun as _, Speech, fields};

use crate::catalogue::worth;
use crate::decision::Decision;
use crate::phase::Pending;
use crate::state::State;
use crate::tomb::Tomb;

solo_core::templates! {
    /// Labels with details of the position.
    pub(crate) SAID: "Said" {
        "Take.deadly": "Take the blow and die",
        "Take": "Take the blow and lose {number} hit {number#1=point|points}",
        "Dodge": "Dodge the blow of {number} with the Jack of Hearts",
        "Discard": "Leave the door sealed and discard {number} {number#1=card|cards}",
        "Scroll": "Read the Scroll of Light and put the {card} under the deck",
        "Drop": "Drop the {card}, worth {number}, and flee",
        "Leave": "Leave the {card}, worth {number}, behind to mark the turn",
    }
}

pub(crate) fn decision(
    state: &State,
    decision: Decision,
    speech: &Speech<'_, Tomb>,
    out: &mut dyn Write,
) -> fmt::Result {
    let (key, number, card): (_, u8, Option<Card>) = match (decision, state.pending) {
        // TK-11.4: damage beyond the remaining hit points changes nothing.
        (Decision::Take, Pending::Blow { damage }) if damage >= state.hp => {
            ("Take.deadly", 0, None)
        }
        (Decision::Take, Pending::Blow { damage }) => ("Take", damage, None),
        (Decision::Dodge, Pending::Blow { damage }) => ("Dodge", damage, None),
        (Decision::Discard, Pending::Door { discards }) => ("Discard", discards, None),
        (Decision::Scroll, Pending::Torch { ace, .. }) => ("Scroll", 0, Some(ace)),
        (Decision::Drop(card), _) => ("Drop", worth(*card), Some(*card)),
        (Decision::Leave(card), _) => ("Leave", worth(*card), Some(*card)),
        _ => return decision.name(speech, out),
    };
    SAID.say(key, &fields![number, card], speech, out)
}
