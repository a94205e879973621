//! Words of sentences that depend on several fields.

use core::fmt::{self, Write};

use arrayvec::ArrayVec;
use solo_core::{Noun as _, fields};

use super::Event;
use crate::kings_challenge::KingsChallenge;
use crate::outcome;
use crate::terms::{Die, OwnedDie};

type Speech<'a> = solo_core::Speech<'a, KingsChallenge>;

solo_core::templates! {
    pub(crate) WORDS: "Event" {
        "of_due": " of {due}",
    }
}

/// Writes the amount due, if less was paid or lost.
pub(super) fn of_due(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        &(Event::Salaries { due, paid: amount } | Event::Lost { due, amount, .. })
            if amount < due =>
        {
            WORDS.say("of_due", &fields![due], speech, out)
        }
        _ => Ok(()),
    }
}

/// Writes dice without their owner, whom the sentence has named.
pub(super) fn own(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::Guarded { dice, .. } | Event::RoyalSpent { dice } => {
            without_owner(dice).name(speech, out)
        }
        _ => Ok(()),
    }
}

fn without_owner<const N: usize>(dice: &ArrayVec<OwnedDie, N>) -> ArrayVec<Die, N> {
    let mut own = ArrayVec::new();
    for die in dice {
        // There is room: both lists have the same bound.
        let _ = own.try_push(die.die());
    }
    own
}

/// Writes the meaning of the band of the verdict (KC-13.8).
pub(super) fn verdict(event: &Event, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    match event {
        Event::GameOver { band, .. } => {
            let verdict = outcome::verdict(*band);
            out.write_str(speech.text("Verdict", verdict, verdict))
        }
        _ => Ok(()),
    }
}
