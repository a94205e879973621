//! Two human players to measure the bot against.

use core::cmp::Reverse;

use solo_core::below;
use solo_core::rand_core::Rng;
use trismegistus_bot::{
    Botmegistus, Decision, Element, ExperimentId, Level, Phase, Side, State, TrackLevel,
};

pub(crate) trait Human {
    fn decide(&mut self, game: &Botmegistus, state: &State, generator: &mut impl Rng) -> Decision;
}

fn any(list: &[Decision], generator: &mut impl Rng) -> Decision {
    list[below(generator, u32::try_from(list.len()).unwrap()) as usize]
}

/// Decides at random, and ends every other window immediately.
pub(crate) struct Random;

impl Human for Random {
    fn decide(&mut self, game: &Botmegistus, state: &State, generator: &mut impl Rng) -> Decision {
        let windows = [
            Phase::HumanWindow,
            Phase::ReactionWindow,
            Phase::HumanReport,
        ];
        let list: Vec<Decision> = game.decisions(state).collect();
        if !windows.contains(&state.phase()) {
            return any(&list, generator);
        }
        let ends = |d: &Decision| matches!(d, Decision::End | Decision::Pass);
        let (ends, rest): (Vec<_>, Vec<_>) = list.into_iter().partition(ends);
        if rest.is_empty() || !ends.is_empty() && below(generator, 2) == 0 {
            any(&ends, generator)
        } else {
            any(&rest, generator)
        }
    }
}

/// Drafts from the fullest bowl, takes what it can complete soon, and climbs towards it.
#[derive(Default)]
pub(crate) struct Sensible {
    /// `true` if a step was made in the open window.
    stepped: bool,
    /// The potency of its die, with lean reports.
    potency: u8,
}

impl Human for Sensible {
    fn decide(&mut self, game: &Botmegistus, state: &State, _: &mut impl Rng) -> Decision {
        let list: Vec<Decision> = game.decisions(state).collect();
        match state.phase() {
            Phase::HumanDraft => fullest(state, &list).unwrap(),
            Phase::HumanBoost => Decision::NoBoost,
            Phase::HumanSpend => list[1.min(list.len() - 1)],
            Phase::HumanWindow | Phase::ReactionWindow => self.window(game, state, &list),
            Phase::HumanReport => self.report(game, state, &list),
            _ => list[0],
        }
    }
}

/// Returns a die of the fullest bowl, the first in the list among equals.
fn fullest(state: &State, list: &[Decision]) -> Option<Decision> {
    let dice = |decision: &Decision| match decision {
        Decision::Draft { symbol, .. } => Some(state.potency(*symbol)),
        _ => None,
    };
    let drafts = list.iter().rev().filter(|d| dice(d).is_some());
    drafts.max_by_key(|decision| dice(decision)).copied()
}

/// Returns the lowest track below its top, the left-most among equals.
fn lowest(game: &Botmegistus, state: &State) -> Option<Element> {
    let level = |track: &Element| state.level(Side::Human, *track);
    let below = Element::ALL
        .into_iter()
        .filter(|track| level(track) < game.catalogue().top(*track));
    below.min_by_key(level)
}

impl Sensible {
    fn window(&mut self, game: &Botmegistus, state: &State, list: &[Decision]) -> Decision {
        if let Some(done) = list.iter().find(|d| matches!(d, Decision::Complete(_))) {
            return *done;
        }
        let taken = state.pending().taken();
        let fresh = !taken.artifact && !taken.experiment;
        if let Some(taken) = takes(game, state, list).filter(|_| fresh) {
            return taken;
        }
        let climbs = |track: &Element| list.contains(&Decision::Climb(*track));
        // One step in each of its own turns.
        let track = towards(game, state)
            .filter(climbs)
            .or_else(|| lowest(game, state))
            .filter(|_| !self.stepped && state.phase() == Phase::HumanWindow);
        self.stepped = track.is_some();
        track.map_or(Decision::End, Decision::Climb)
    }

    /// Reports for a human who spends two potency in every own turn.
    fn report(&mut self, game: &Botmegistus, state: &State, list: &[Decision]) -> Decision {
        let own = state.turn() == Some(Side::Human);
        if let Some(draft) = fullest(state, list).filter(|_| own && self.potency == 0) {
            if let Decision::Draft { symbol, .. } = draft {
                self.potency = state.potency(symbol);
            }
            return draft;
        }
        if let Some(track) = lowest(game, state).filter(|_| !self.stepped) {
            self.stepped = true;
            let level = state.level(Side::Human, track) + 1;
            return Decision::Level(TrackLevel { track, level });
        }
        self.stepped = false;
        if own {
            self.potency = self.potency.saturating_sub(2);
        }
        if own && self.potency == 0 && list.contains(&Decision::Pass) {
            Decision::Pass
        } else {
            Decision::End
        }
    }
}

/// Returns a card to take in its own turn: an experiment it is close to, or an artifact.
fn takes(game: &Botmegistus, state: &State, list: &[Decision]) -> Option<Decision> {
    if state.phase() != Phase::HumanWindow {
        return None;
    }
    let price = |id: ExperimentId| {
        let card = game.catalogue().experiment_card(id);
        let levels = state.levels(Side::Human);
        (card.shortfall(levels), Reverse(card.points))
    };
    let experiments = list.iter().filter_map(|decision| match decision {
        Decision::TakeExperiment(id) => Some(*id),
        _ => None,
    });
    let best = experiments.min_by_key(|id| price(*id));
    if let Some(best) = best.filter(|_| state.human_incomplete().count() < 3) {
        return Some(Decision::TakeExperiment(best));
    }
    let most = 2 * usize::from(state.round()) + 1;
    let artifacts = list.iter().find(|d| matches!(d, Decision::TakeArtifact(_)));
    artifacts
        .filter(|_| state.human_artifacts().count() < most)
        .copied()
}

/// Returns the track with the smallest gap to one of its experiments, masterpieces aside.
fn towards(game: &Botmegistus, state: &State) -> Option<Element> {
    let held = || {
        let cards = state.human_incomplete();
        let cards = cards.map(|id| game.catalogue().experiment_card(id));
        cards.filter(|card| card.level != Level::Masterpiece)
    };
    let gap = |track: Element| {
        let level = state.level(Side::Human, track);
        let needs = held().map(|card| card.requirement()[track]);
        needs
            .filter(|need| *need > level)
            .map(|need| need - level)
            .min()
    };
    let gaps = Element::ALL
        .into_iter()
        .filter_map(|track| Some((gap(track)?, track)));
    gaps.min_by_key(|(gap, _)| *gap).map(|(_, track)| track)
}
