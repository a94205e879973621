//! Chapter 11: what is left to do of the effects of a card.

use solo_core::List;

use crate::catalogue::{Activity, Effect};
use crate::kings_challenge::KingsChallenge;
use crate::state::{EffectPlace, State};
use crate::terms::Slot;

/// Returns the effects of the card in a slot, without its costs.
pub(super) fn effects_of<'a>(game: &'a KingsChallenge, state: &State, slot: Slot) -> &'a [Effect] {
    state
        .activity(slot)
        .and_then(|card| game.catalogue().activity(card))
        .map_or(&[], Activity::effects)
}

/// Effects that are left to do: the rest of a list, and behind it the rests of those around it
/// (KC-15.4: three at most).
#[derive(Clone, Copy)]
pub(crate) struct EffectsLeft<'a> {
    /// The innermost last; none is empty.
    lists: List<&'a [Effect], 3>,
    /// Cubes that the first effect has already put down.
    placed: u8,
}

impl<'a> EffectsLeft<'a> {
    pub(super) const NOTHING: Self = Self {
        lists: List::new(&[]),
        placed: 0,
    };

    /// Returns what is left when the card waits there.
    pub(super) fn at(place: EffectPlace, effects: &'a [Effect]) -> Option<Self> {
        let mut found = None;
        each_decision(effects, Self::NOTHING, &mut 0, &mut |other, left| {
            found = (other == place).then_some(left);
            found.is_some()
        });
        found
    }

    /// Returns the first place of the card where what is left is as wanted.
    pub(super) fn find(
        effects: &'a [Effect],
        wanted: impl Fn(Self) -> bool,
    ) -> Option<EffectPlace> {
        let mut found = None;
        each_decision(effects, Self::NOTHING, &mut 0, &mut |place, left| {
            found = wanted(left).then_some(place);
            found.is_some()
        });
        found
    }

    /// Returns the effects with those of a list before them.
    pub(super) fn behind(mut self, list: &'a [Effect]) -> Self {
        if !list.is_empty() {
            self.lists.push(list);
        }
        Self { placed: 0, ..self }
    }

    /// Returns the first effect, and those after it.
    pub(super) fn split(mut self) -> Option<(&'a Effect, Self)> {
        let (first, others) = self.lists.pop()?.split_first()?;
        Some((first, self.behind(others)))
    }

    /// Returns the first effect.
    pub(crate) fn first(self) -> Option<&'a Effect> {
        self.split().map(|(first, _)| first)
    }

    /// Returns what is left after a cube of the first effect.
    pub(super) fn after_cube(self) -> Self {
        let placed = self.placed + 1;
        match self.split() {
            Some((first, others)) if placed >= first.decisions() => others,
            _ => Self { placed, ..self },
        }
    }

    /// Lists the effects in the order in which they are done, the next cube by itself.
    pub(crate) fn effects(self) -> impl Iterator<Item = Effect> + Clone + use<'a> {
        let mut effects = self.lists.into_iter().rev().flatten().cloned();
        let (first, more) = match effects.next() {
            Some(Effect::EventCube(cubes)) => {
                let further = cubes - self.placed - 1;
                let more = (further > 0).then_some(Effect::EventCube(further));
                (Some(Effect::EventCube(1)), more)
            }
            first => (first, None),
        };
        first.into_iter().chain(more).chain(effects)
    }
}

/// Hands the decisions of a list to `stop`, one after the other, each with what is left then, until
/// it returns `true`. `number` is that of the next effect.
fn each_decision<'a>(
    list: &'a [Effect],
    behind: EffectsLeft<'a>,
    number: &mut u8,
    stop: &mut dyn FnMut(EffectPlace, EffectsLeft<'a>) -> bool,
) -> bool {
    let mut rest = list;
    while let [effect, others @ ..] = rest {
        let effect_number = *number;
        *number += 1;
        for placed in 0..effect.decisions() {
            let left = behind.behind(rest);
            let place = EffectPlace {
                effect: effect_number,
                placed,
            };
            if stop(place, EffectsLeft { placed, ..left }) {
                return true;
            }
        }
        for inner in effect.lists() {
            if each_decision(inner, behind.behind(others), number, stop) {
                return true;
            }
        }
        rest = others;
    }
    false
}
