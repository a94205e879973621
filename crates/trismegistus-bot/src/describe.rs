//! Decisions and chance outcomes in words, with values of the position.

use core::fmt::{self, Write};

use solo_core::{Noun, fields};

use crate::botmegistus::Botmegistus;
use crate::catalogue::{Element, TrackLevel};
use crate::chance::{Chance, Hand};
use crate::decision::Decision;
use crate::phase::Pending;
use crate::state::{Die, Side, State};

type Speech<'a> = solo_core::Speech<'a, Botmegistus>;

solo_core::templates! {
    /// Texts with values of the position, added to labels.
    pub(crate) SAID: "Said" {
        "Draft.potency": " with potency {potency}",
        "Boost.potency": "Spend an Ethereal token: potency {more} instead of {own}",
        "NoBoost.potency": "Keep the Ethereal tokens, and potency {own}",
        "Spend.left": "Spend {amount} potency and keep {left#0=none|{left}}",
        "Climb.level": "Climb {track} to level {level}",
        "Level.before": "Report your {track} marker on level {level} instead of {before}",
        "React.left": "React with {left#1=your last reaction marker|1 of {left} reaction markers}",
        "Deal.rejected": "You reject the {card}, and Botmegistus gains it",
        "Pips.artifact": ": Botmegistus takes the {artifact}",
        "Pips.card": ": the {card} on the {hand} rules the turn",
        "SetupRoll.track": ": Botmegistus takes a step on {track?null=its lowest track|{track}}",
        "Climb.token": "{kind?null=|, for the bonus of the {kind} token}",
        "Token.left": "{left#1=, the last one|, 1 of {left} left}",
    }
}

pub(crate) fn decision(
    state: &State,
    decision: Decision,
    speech: &Speech<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    let own = state.die(Side::Human).map_or(0, Die::potency);
    let more = own.saturating_add(1);
    match decision {
        // TB-18.7: with lean reports the potency of the die is not known.
        Decision::Draft { symbol, .. } if !speech.game().is_lean() => {
            decision.name(speech, out)?;
            let potency = state.potency(symbol);
            SAID.say("Draft.potency", &fields![potency], speech, out)
        }
        Decision::Boost => SAID.say("Boost.potency", &fields![more, own], speech, out),
        Decision::NoBoost => SAID.say("NoBoost.potency", &fields![own], speech, out),
        Decision::Spend(amount) => {
            let left = own.saturating_sub(amount.get());
            SAID.say("Spend.left", &fields![amount, left], speech, out)
        }
        Decision::Climb(track) => {
            let level = state.level(Side::Human, track).saturating_add(1);
            SAID.say("Climb.level", &fields![track, level], speech, out)?;
            token(state, track, level, speech, out)
        }
        Decision::Level(TrackLevel { track, level }) => {
            let before = state.level(Side::Human, track);
            SAID.say("Level.before", &fields![track, level, before], speech, out)
        }
        Decision::React => {
            let left = state.human_reactions();
            SAID.say("React.left", &fields![left], speech, out)
        }
        _ => decision.name(speech, out),
    }
}

pub(crate) fn chance(
    state: &State,
    chance: Chance,
    speech: &Speech<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    // TB-18.4: with lean reports the rejected artifact is named.
    if let (Chance::Deal(card), true) = (chance, speech.game().is_lean()) {
        return SAID.say("Deal.rejected", &fields![card], speech, out);
    }
    chance.name(speech, out)?;
    match chance {
        Chance::Token { kind, .. } => {
            let left = state.unplaced(kind);
            SAID.say("Token.left", &fields![left], speech, out)
        }
        Chance::Pips(face) => {
            let hand = Hand::by_die(face);
            match (state.pending, hand) {
                (Pending::ArtifactTie { left: artifact, .. }, Hand::Left)
                | (
                    Pending::ArtifactTie {
                        right: artifact, ..
                    },
                    Hand::Right,
                ) => SAID.say("Pips.artifact", &fields![artifact], speech, out),
                _ => {
                    let card = state.open_cards[hand];
                    SAID.say("Pips.card", &fields![card, hand], speech, out)
                }
            }
        }
        Chance::SetupRoll(symbol) => {
            let track = speech.game().catalogue().essence(symbol);
            SAID.say("SetupRoll.track", &fields![track], speech, out)
        }
        _ => Ok(()),
    }
}

/// Writes the bonus token that a step reaches.
fn token(
    state: &State,
    track: Element,
    level: u8,
    speech: &Speech<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    let kind = state.token(track, level);
    SAID.say("Climb.token", &fields![kind], speech, out)
}
