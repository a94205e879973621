//! Words of sentences that depend on several fields.

use core::fmt::{self, Write};

use arrayvec::ArrayVec;
use solo_core::{Noun as _, fields};

use super::{Card, Event, Reason};
use crate::catalogue::EventEffect;
use crate::ids::EventId;
use crate::kings_challenge::KingsChallenge;
use crate::outcome;
use crate::terms::{Die, OwnedDie};

type Speech<'a> = solo_core::Speech<'a, KingsChallenge>;

solo_core::templates! {
    pub(crate) WORDS: "Event" {
        "of_due": " of {due}",
        "unmet": " You have {found#0=none|no more}{there?true= there|}{free?true=, and no VP to lose for it|}.",
        "free": " You have no VP to lose for it.",
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

/// Writes what an Event card does not find of what it takes, and that nothing is lost for it by a human without VP
/// (KC-4.14, KC-1.8).
pub(super) fn further(events: &[Event], speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
    let Some((first, rest)) = events.split_first() else {
        return Ok(());
    };
    match *first {
        Event::EventEffect { card, effect } => {
            let (Some(due), Some(found)) = (effect.chosen_loss(), losses(rest)) else {
                return Ok(());
            };
            if found >= due {
                return Ok(());
            }
            let there = !matches!(effect, EventEffect::LoseStone(_));
            let free = is_free(card, rest, speech);
            WORDS.say("unmet", &fields![found, there, free], speech, out)
        }
        Event::Lost {
            card, due, amount, ..
        } if amount < due && is_free(card, rest, speech) => {
            WORDS.say("free", &fields![], speech, out)
        }
        _ => Ok(()),
    }
}

/// Counts the losses up to the next effect or the attack; `None` if neither has come.
fn losses(events: &[Event]) -> Option<u8> {
    let is_next = |event: &Event| matches!(event, Event::EventEffect { .. } | Event::Attack { .. });
    let end = events.iter().position(is_next)?;
    let losses = events
        .iter()
        .take(end)
        .filter(|event| matches!(event, Event::LaidDown { .. } | Event::Lost { .. }));
    u8::try_from(losses.count()).ok()
}

/// Returns whether a card that was not fulfilled has cost no VP. Its other effects come first.
fn is_free(card: EventId, events: &[Event], speech: &Speech<'_>) -> bool {
    let is_past = |event: &Event| match event {
        Event::EventEffect { card: other, .. } => *other != card,
        event => matches!(event, Event::Attack { .. }),
    };
    let is_penalty = |event: &Event| matches!(event, Event::Vp { reason: Reason::Unfulfilled, card: of, .. } if *of == Some(Card::Event(card)));
    let penalty = speech.game().catalogue().constants().penalty_event;
    let end = events.iter().position(is_past);
    let own = end.and_then(|end| events.get(..end));
    penalty > 0 && own.is_some_and(|own| !own.iter().any(is_penalty))
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
