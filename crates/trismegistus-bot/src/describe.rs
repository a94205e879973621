//! Decisions and chance outcomes in words, with what the position adds to them.

use core::fmt::{self, Write};

use solo_core::{Noun as _, Speech, fields};

use crate::catalogue::{Card, Element, TrackLevel};
use crate::chance::{Chance, Hand};
use crate::decision::Decision;
use crate::event::print_of;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::{Die, Side, State};

type Told<'a> = Speech<'a, Botmegistus>;

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
            speech.fill(
                "Decision",
                "Draft.potency",
                " with potency {potency}",
                &fields![potency],
                out,
            )
        }
        Decision::Boost => {
            let template = "Spend an Ethereal token: potency {more} instead of {own}";
            speech.fill(
                "Decision",
                "Boost.potency",
                template,
                &fields![more, own],
                out,
            )
        }
        Decision::NoBoost => {
            let template = "Keep the Ethereal tokens, and potency {own}";
            speech.fill("Decision", "NoBoost.potency", template, &fields![own], out)
        }
        Decision::Spend(amount) => {
            let left = own.saturating_sub(amount.get());
            let template = "Spend {amount} potency and keep {left#0=none|{left}}";
            speech.fill(
                "Decision",
                "Spend.left",
                template,
                &fields![amount, left],
                out,
            )
        }
        Decision::Climb(track) => {
            let level = state.level(Side::Human, track).saturating_add(1);
            let template = "Climb {track} to level {level}";
            speech.fill(
                "Decision",
                "Climb.level",
                template,
                &fields![track, level],
                out,
            )?;
            token(state, track, level, speech, out)
        }
        Decision::Level(TrackLevel { track, level }) => {
            let before = state.level(Side::Human, track);
            let template = "Report your {track} marker on level {level} instead of {before}";
            speech.fill(
                "Decision",
                "Level.before",
                template,
                &fields![track, level, before],
                out,
            )
        }
        Decision::React => {
            let left = state.reactions();
            let template = "React with 1 of {left} reaction {left#1=marker|markers}";
            speech.fill("Decision", "React.left", template, &fields![left], out)
        }
        Decision::Keep(card) => with_print(&decision, card, speech, out),
        Decision::TakeArtifact(id) => with_print(&decision, Card::Artifact(id), speech, out),
        Decision::TakeExperiment(id) | Decision::Complete(id) => {
            with_print(&decision, Card::Experiment(id), speech, out)
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
        let template = "You reject {card}, and Botmegistus gains it";
        speech.fill("Chance", "Deal.rejected", template, &fields![card], out)?;
        return print_of(card, speech, out);
    }
    chance.name(speech, out)?;
    match chance {
        Chance::Token { kind, .. } => {
            let left = state.unplaced(kind);
            speech.fill(
                "Chance",
                "Token.left",
                ", 1 of {left} left",
                &fields![left],
                out,
            )
        }
        Chance::Pips(face) => {
            let hand = Hand::by_die(face);
            let [left, right] = state.face_up;
            match (state.phase, state.tie, hand) {
                (Phase::ArtifactTie, Some((artifact, _)), Hand::Left)
                | (Phase::ArtifactTie, Some((_, artifact)), Hand::Right) => {
                    let template = ": Botmegistus takes artifact {artifact}";
                    speech.fill("Chance", "Pips.artifact", template, &fields![artifact], out)
                }
                _ => {
                    let card = if hand == Hand::Left { left } else { right };
                    let template = ": card {card} on the {hand} rules the turn";
                    speech.fill("Chance", "Pips.card", template, &fields![card, hand], out)
                }
            }
        }
        Chance::SetupRoll(symbol) => {
            let track = speech.game().catalogue().essence(symbol);
            let template = ": Botmegistus steps on {track?null=its lowest track|{track}}";
            speech.fill("Chance", "SetupRoll.track", template, &fields![track], out)
        }
        Chance::LayArtifact { artifact, .. } => print_of(Card::Artifact(artifact), speech, out),
        Chance::LayExperiment { experiment, .. }
        | Chance::Start(experiment)
        | Chance::Masterpiece(experiment) => print_of(Card::Experiment(experiment), speech, out),
        Chance::Deal(card) => print_of(card, speech, out),
        _ => Ok(()),
    }
}

/// A decision about a card, with what is printed on it.
fn with_print(
    decision: &Decision,
    card: Card,
    speech: &Told<'_>,
    out: &mut dyn Write,
) -> fmt::Result {
    decision.name(speech, out)?;
    print_of(card, speech, out)
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
    speech.fill("Decision", "Climb.token", template, &fields![kind], out)
}
