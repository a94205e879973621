//! The items that decisions and chance outcomes concern.

use solo_core::{Noun, Speech, fields};
use trismegistus_bot::{
    Botmegistus, Card, Chance, Decision, Hand, Level, Pending, Phase, Side, State,
};

use super::boards::space_id;
use super::print::id;
use crate::scenic::{ChoiceTarget, Target};

/// Returns the id of the item that stands for a noun in a zone.
fn item(game: &Botmegistus, zone: &str, noun: impl Noun<Botmegistus> + Copy) -> String {
    format!("{zone}/{}", id(game, noun))
}

pub(super) const TARGETS: &[Target] = &[
    Target::new("Keep", "keep", &["dealt/{card}"]),
    Target::new("Draft", "draft", &["bowls/{symbol}/{colour}"]),
    Target::new("Boost", "1 more", &["my-dice/die"]),
    Target::new("NoBoost", "as it is", &["my-dice/die"]),
    Target::new("Spend", "spend {amount}", &["my-dice/die"]),
    Target::new("Climb", "climb", &["tracks/{track}/{level}"]),
    Target::new("TakeArtifact", "take", &["artifacts/{artifact}"]),
    Target::new("TakeExperiment", "take", &["experiments/{experiment}"]),
    Target::new("Complete", "complete", &["my-experiments/{experiment}"]),
    Target::new("Level", "level {level}", &["tracks/{at}"]),
    Target::new("End", "end", &[]),
    Target::new("Pass", "pass", &[]),
    Target::new("React", "react", &["mine/reactions", "bot-dice/die"]),
    Target::new("Decline", "no", &[]),
    Target::new("Hundreds", "", &[]),
    Target::new("Tens", "", &[]),
    Target::new("Units", "", &[]),
];

/// Adds the levels that a declared target names.
pub(super) fn decision(
    state: &State,
    decision: Decision,
    speech: &Speech<'_, Botmegistus>,
) -> ChoiceTarget {
    let level = match decision {
        Decision::Climb(track) => state.level(Side::Human, track).saturating_add(1),
        Decision::Level(at) => at.level,
        _ => 0,
    };
    ChoiceTarget::declared(decision, &fields![level], speech)
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
        Chance::Pips(face) => match (*state.pending(), Hand::by_die(face)) {
            (Pending::ArtifactTie { left: artifact, .. }, Hand::Left)
            | (
                Pending::ArtifactTie {
                    right: artifact, ..
                },
                Hand::Right,
            ) => on(item(game, "artifacts", artifact)),
            (_, hand) => on(item(game, "automa", hand)),
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
        _ => "The tied element",
    }
}
