//! The items that decisions and chance outcomes concern.

use solo_core::Noun;
use trismegistus_bot::{Botmegistus, Card, Chance, Decision, Hand, Level, Phase, Side, State};

use super::boards::space_id;
use super::print::id;
use crate::scenic::ChoiceTarget;

/// Returns the id of the item that stands for a noun in a zone.
fn item(game: &Botmegistus, zone: &str, noun: impl Noun<Botmegistus> + Copy) -> String {
    format!("{zone}/{}", id(game, noun))
}

pub(super) fn decision(game: &Botmegistus, state: &State, decision: Decision) -> ChoiceTarget {
    match decision {
        Decision::Keep(card) => ChoiceTarget::new("keep").on(item(game, "dealt", card)),
        Decision::Draft { symbol, colour } => ChoiceTarget::new("draft").on(format!(
            "bowls/{}/{}",
            id(game, symbol),
            id(game, colour)
        )),
        Decision::Boost => ChoiceTarget::new("1 more").on("my-dice/die"),
        Decision::NoBoost => ChoiceTarget::new("as it is").on("my-dice/die"),
        Decision::Spend(amount) => ChoiceTarget::new(format!("spend {amount}")).on("my-dice/die"),
        Decision::Climb(track) => {
            let level = state.level(Side::Human, track).saturating_add(1);
            ChoiceTarget::new("climb").on(space_id(&id(game, track), level))
        }
        Decision::TakeArtifact(artifact) => {
            ChoiceTarget::new("take").on(item(game, "artifacts", artifact))
        }
        Decision::TakeExperiment(experiment) => {
            ChoiceTarget::new("take").on(item(game, "experiments", experiment))
        }
        Decision::Complete(experiment) => {
            ChoiceTarget::new("complete").on(item(game, "my-experiments", experiment))
        }
        Decision::Level(at) => ChoiceTarget::new(format!("level {}", at.level))
            .on(space_id(&id(game, at.track), at.level)),
        Decision::React => ChoiceTarget::new("react")
            .on("mine/reactions")
            .on("bot-dice/die"),
        Decision::End => ChoiceTarget::new("end"),
        Decision::Pass => ChoiceTarget::new("pass"),
        Decision::Decline => ChoiceTarget::new("no"),
        Decision::Hundreds(_) | Decision::Tens(_) | Decision::Units(_) => ChoiceTarget::default(),
    }
}

pub(super) fn chance(game: &Botmegistus, state: &State, chance: Chance) -> ChoiceTarget {
    let on = |key: String| ChoiceTarget::default().on(key);
    match chance {
        Chance::Token { at, .. } => on(space_id(&id(game, at.track), at.level)).on("piles/tokens"),
        Chance::LayArtifact { colour, slot, .. } => {
            on(format!("artifacts/{}/{}", id(game, colour), slot.get()))
        }
        Chance::LayExperiment { section, slot, .. } => {
            on(format!("experiments/{}/{}", id(game, section), slot.get()))
        }
        // No more cards: the report concerns the slot where the next one would lie.
        Chance::NoMore(_) => match game.chances(state).next() {
            Some((first, _)) if first != chance => self::chance(game, state, first),
            _ => ChoiceTarget::default(),
        },
        Chance::Roll { colour, symbol } => on(item(game, "rolling", colour)).on(format!(
            "bowls/{}/{}",
            id(game, symbol),
            id(game, colour)
        )),
        Chance::Deal(Card::Artifact(_)) => on(pile("artifacts", Level::Start)),
        Chance::Deal(Card::Experiment(experiment))
        | Chance::Start(experiment)
        | Chance::Masterpiece(experiment) => on(pile(
            "experiments",
            game.catalogue().experiment_card(experiment).level,
        )),
        Chance::SetupRoll(symbol) => on(item(game, "bowls", symbol)),
        Chance::Reveal { hand, .. } => on(item(game, "automa", hand)).on("automa/deck"),
        Chance::Flip(_) => on("automa/deck".to_owned()),
        Chance::Pips(face) => match (state.phase(), state.tie(), Hand::by_die(face)) {
            (Phase::ArtifactTie, Some((artifact, _)), Hand::Left)
            | (Phase::ArtifactTie, Some((_, artifact)), Hand::Right) => {
                on(item(game, "artifacts", artifact))
            }
            (_, _, hand) => on(item(game, "automa", hand)),
        },
        Chance::Special(element) => on(item(game, "bot-symbols", element)),
    }
}

fn pile(kind: &str, level: Level) -> String {
    format!("piles/{kind}-{}", level.word())
}

pub(super) fn chance_group(state: &State) -> &'static str {
    match state.phase() {
        Phase::SetupToken => "The next bonus token",
        Phase::LayArtifact => "The next artifact",
        Phase::LayExperiment => "The next experiment",
        Phase::RollDice | Phase::SetupRoll => "The next die",
        Phase::ChooseCard | Phase::ArtifactTie => "The ordinary die",
        Phase::RevealCard | Phase::FlipCard => "The next Automa card",
        Phase::DealArtifact => "The starting artifact",
        Phase::DealExperiment | Phase::BotStartExperiment => "The starting experiment",
        Phase::DealMasterpiece | Phase::BotMasterpiece => "The masterpiece",
        _ => "The lot",
    }
}
