//! Decisions and chance outcomes in words, with what the position adds to them.

use core::fmt::{self, Write};

use solo_core::{NamedFields, Noun as _, Speech, fields};

use crate::catalogue::{Element, TrackLevel};
use crate::chance::{Chance, Hand};
use crate::decision::Decision;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::{Die, Side, State};

type Told<'a> = Speech<'a, Botmegistus>;

/// Fills in a template under this key of the descriptions.
fn tell(
    key: &str,
    template: &str,
    fields: &dyn NamedFields<Botmegistus>,
    speech: &Told<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    speech.fill("Described", key, template, fields, out)
}

pub(crate) fn decision(
    state: &State,
    decision: Decision,
    speech: &Told<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    let own = state.die(Side::Human).map_or(0, Die::potency);
    let more = own.saturating_add(1);
    match decision {
        Decision::Draft { symbol, .. } => {
            decision.name(speech, out)?;
            let potency = state.potency(symbol);
            let template = " with potency {potency}";
            tell("Draft.potency", template, &fields![potency], speech, out)
        }
        Decision::Boost => {
            let template = "Spend an Ethereal token: potency {more} instead of {own}";
            tell("Boost.potency", template, &fields![more, own], speech, out)
        }
        Decision::NoBoost => {
            let template = "Keep the Ethereal tokens, and potency {own}";
            tell("NoBoost.potency", template, &fields![own], speech, out)
        }
        Decision::Spend(amount) => {
            let left = own.saturating_sub(amount.get());
            let template = "Spend {amount} potency and keep {left#0=none|{left}}";
            tell("Spend.left", template, &fields![amount, left], speech, out)
        }
        Decision::Climb(track) => {
            let level = state.level(Side::Human, track).saturating_add(1);
            let template = "Climb {track} to level {level}";
            tell("Climb.level", template, &fields![track, level], speech, out)?;
            token(state, track, level, speech, out)
        }
        Decision::Level(TrackLevel { track, level }) => {
            let before = state.level(Side::Human, track);
            let template = "Report your {track} marker on level {level} instead of {before}";
            tell(
                "Level.before",
                template,
                &fields![track, level, before],
                speech,
                out,
            )
        }
        Decision::React => {
            let left = state.reactions();
            let template = "React with 1 of {left} reaction {left#1=marker|markers}";
            tell("React.left", template, &fields![left], speech, out)
        }
        _ => decision.name(speech, out),
    }
}

pub(crate) fn chance(
    state: &State,
    chance: Chance,
    speech: &Told<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    // TB-18.4: with lean reports the rejected artifact is named.
    if let (Chance::Deal(card), true) = (chance, speech.game().is_lean()) {
        let template = "You reject the {card}, and Botmegistus gains it";
        return tell("Deal.rejected", template, &fields![card], speech, out);
    }
    chance.name(speech, out)?;
    match chance {
        Chance::Token { kind, .. } => {
            let left = state.unplaced(kind);
            tell(
                "Token.left",
                ", 1 of {left} left",
                &fields![left],
                speech,
                out,
            )
        }
        Chance::Pips(face) => {
            let hand = Hand::by_die(face);
            let [left, right] = state.face_up;
            match (state.phase, state.tie, hand) {
                (Phase::ArtifactTie, Some((artifact, _)), Hand::Left)
                | (Phase::ArtifactTie, Some((_, artifact)), Hand::Right) => {
                    let template = ": Botmegistus takes the {artifact}";
                    tell("Pips.artifact", template, &fields![artifact], speech, out)
                }
                _ => {
                    let card = if hand == Hand::Left { left } else { right };
                    let template = ": the {card} on the {hand} rules the turn";
                    tell("Pips.card", template, &fields![card, hand], speech, out)
                }
            }
        }
        Chance::SetupRoll(symbol) => {
            let track = speech.game().catalogue().essence(symbol);
            let template = ": Botmegistus steps on {track?null=its lowest track|{track}}";
            tell("SetupRoll.track", template, &fields![track], speech, out)
        }
        _ => Ok(()),
    }
}

/// The bonus token that a step reaches.
fn token(
    state: &State,
    track: Element,
    level: u8,
    speech: &Told<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    let kind = state.token(speech.game().catalogue(), track, level);
    let template = "{kind?null=|, for the bonus of the {kind} token}";
    tell("Climb.token", template, &fields![kind], speech, out)
}
