//! The legal entries of a step as a set of bits, in the order of the lists (KC-14.3).
//!
//! Every step numbers its entries; a bit of `State::menu` says whether the entry is legal.
//! Counting, finding the k-th entry and testing are bit operations on this one set.

use core::iter::FusedIterator;

use solo_core::Ranged;
use solo_core::bits::wide;

use super::Look;
use crate::catalogue::EventEffect;
use crate::chance::Chance;
use crate::decision::{Decision, Origin};
use crate::game::KingsChallenge;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::phase::Step;
use crate::state::State;
use crate::state::board::{place, place_of};
use crate::terms::{Building, Die, OwnedDie, Slot, StoneSpace, face, standing};

/// First numbers of the kinds of entries, at the steps with more than one kind.
pub(crate) mod at {
    // Guard and turn.
    pub(crate) const REROLL: u8 = 0;
    pub(crate) const RECRUIT: u8 = 18;
    pub(crate) const FLIP: u8 = 19;
    // Guard.
    pub(crate) const GUARD: u8 = 37;
    pub(crate) const GUARD_END: u8 = 55;
    pub(crate) const SURRENDER: u8 = 56;
    // Turn.
    pub(crate) const ACTIVATE: u8 = 37;
    pub(crate) const BUILD: u8 = 46;
    pub(crate) const COMBAT: u8 = 47;
    pub(crate) const PLACE: u8 = 82;
    pub(crate) const FARM: u8 = 85;
    pub(crate) const PASS: u8 = 86;
    // Further dice to turn.
    pub(crate) const FLIP_END: u8 = 18;
    // Source.
    pub(crate) const SUPPLY: u8 = 0;
    pub(crate) const STANDING: u8 = 1;
    pub(crate) const CARD: u8 = 19;
    // Cube.
    pub(crate) const CUBE_NONE: u8 = 0;
    pub(crate) const CUBE: u8 = 1;
    // Dice: the numbers of own and le Roy's dice, then the end.
    pub(crate) const DONE: u8 = 36;
}

/// Returns the set of this entry only.
#[inline]
pub(crate) const fn entry(number: u8) -> u128 {
    1_u128.wrapping_shl(crate::ids::widen(number))
}

/// Returns a set of entries that begins at `first`.
#[inline]
pub(crate) fn shifted(set: impl Into<u128>, first: u8) -> u128 {
    set.into().wrapping_shl(crate::ids::widen(first))
}

/// Returns the number of the k-th entry of a set, counted from 0.
#[inline]
pub(crate) fn nth(set: u128, place: u32) -> Option<u8> {
    // Faces and many other lists have no gap.
    if set & set.wrapping_add(1) == 0 {
        let number = u8::try_from(place).ok().filter(|&n| n < 128)?;
        return (set & entry(number) != 0).then_some(number);
    }
    wide::nth(set, place)
}

/// Counts the entries of a set.
#[inline]
pub(crate) fn count(set: u128) -> u32 {
    // A list without a gap is counted by its end.
    if set & set.wrapping_add(1) == 0 {
        return 128_u32.wrapping_sub(set.leading_zeros());
    }
    wide::len(set)
}

/// The entries of the present step, each made from its number.
#[derive(Clone)]
pub(crate) struct Entries<'g, 's, F> {
    game: &'g KingsChallenge,
    state: &'s State,
    left: u128,
    make: F,
}

impl<'g, 's, T, F: Fn(Look<'_>, u8) -> Option<T>> Entries<'g, 's, F> {
    /// Returns the entries of the stored list; none unless they are due.
    #[inline]
    pub(crate) fn new(game: &'g KingsChallenge, state: &'s State, due: bool, make: F) -> Self {
        Self {
            game,
            state,
            left: if due { state.menu } else { 0 },
            make,
        }
    }

    #[inline]
    fn at(&self, number: u8) -> Option<T> {
        (self.make)(Look::new(self.game, self.state), number)
    }
}

impl<T, F: Fn(Look<'_>, u8) -> Option<T>> Iterator for Entries<'_, '_, F> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let number = wide::first(self.left)?;
        self.left = wide::rest(self.left);
        self.at(number)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(count(self.left)).unwrap_or(usize::MAX);
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<T> {
        let found = u32::try_from(n).ok().and_then(|n| nth(self.left, n));
        // Only entries beyond the one found are left.
        self.left &= found.map_or(0, |number| entry(number).wrapping_neg().wrapping_shl(1));
        self.at(found?)
    }
}

impl<T, F: Fn(Look<'_>, u8) -> Option<T>> ExactSizeIterator for Entries<'_, '_, F> {}
impl<T, F: Fn(Look<'_>, u8) -> Option<T>> FusedIterator for Entries<'_, '_, F> {}

/// Kind of loss at a step `Lose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LossKind {
    Cube,
    Banner,
    Stone,
    Lay(Building),
}

impl LossKind {
    /// Returns the kind and the amount of a loss that the human chooses.
    #[inline]
    pub(crate) const fn of(effect: EventEffect) -> Option<(Self, u8)> {
        match effect {
            EventEffect::LoseActivityCube(n) => Some((Self::Cube, n)),
            EventEffect::LoseEventCube(n) => Some((Self::Banner, n)),
            EventEffect::LoseStone(n) => Some((Self::Stone, n)),
            EventEffect::LayDown(building, n) => Some((Self::Lay(building), n)),
            EventEffect::BlackDice(_)
            | EventEffect::LoseDeniers(_)
            | EventEffect::LoseInfluence(_)
            | EventEffect::RoyCitizen(..)
            | EventEffect::RoyStone(_)
            | EventEffect::LosePer(_) => None,
        }
    }
}

impl State {
    /// Returns the card in the slot of this number.
    fn card_in(&self, slot: u8) -> Option<ActivityId> {
        self.activity(Slot::from_index(slot)?)
    }

    /// Returns the number of the slot in which this card lies.
    fn slot_with(&self, card: ActivityId) -> Option<u8> {
        let slot = card.slot();
        (self.activity(slot) == Some(card)).then_some(slot.index())
    }
}

impl Look<'_> {
    /// Returns the decision with this number at the present step.
    pub(crate) fn decision_at(self, number: u8) -> Option<Decision> {
        let state = self.state;
        Some(match state.step {
            Step::Settle => {
                let (building, space) = standing(number);
                Decision::Settle(building, space)
            }
            Step::Lose => return self.loss_at(number),
            Step::Guard => match number {
                at::GUARD..at::GUARD_END => {
                    Decision::Guard(Die::nth(number.wrapping_sub(at::GUARD)))
                }
                at::GUARD_END => Decision::GuardEnd,
                at::SURRENDER => Decision::Surrender,
                _ => influence_at(number),
            },
            Step::GuardFlip | Step::TurnFlip => match number {
                at::FLIP_END => Decision::FlipEnd,
                _ => Decision::Flip(Die::nth(number)),
            },
            Step::Turn => match number {
                0..at::ACTIVATE => influence_at(number),
                at::ACTIVATE..at::BUILD => {
                    Decision::Activate(state.card_in(number.wrapping_sub(at::ACTIVATE))?)
                }
                at::BUILD => Decision::Build,
                at::COMBAT..at::PLACE => {
                    Decision::Combat(EventId::from_index(number.wrapping_sub(at::COMBAT))?)
                }
                at::PLACE..at::FARM => {
                    Decision::Place(Building::nth(number.wrapping_sub(at::PLACE)))
                }
                at::FARM => Decision::Farm,
                _ => Decision::Pass,
            },
            Step::Source => match number {
                at::SUPPLY => Decision::From(Origin::Supply),
                at::STANDING..at::CARD => {
                    let (building, space) = standing(number.wrapping_sub(at::STANDING));
                    Decision::From(Origin::Building(building, space))
                }
                _ => Decision::From(Origin::Card(state.card_in(number.wrapping_sub(at::CARD))?)),
            },
            Step::Cube => match number {
                at::CUBE_NONE => Decision::CubeNone,
                _ => Decision::Cube(state.card_in(number.wrapping_sub(at::CUBE))?),
            },
            Step::Dice => match number {
                at::DONE => Decision::Done,
                _ => Decision::Die(OwnedDie::nth(number)),
            },
            Step::Times => Decision::Times(Ranged::nearest(number.wrapping_add(1))),
            Step::Choose => Decision::Choose(Ranged::nearest(number.wrapping_add(1))),
            Step::Mark => Decision::Mark(EventId::from_index(number)?),
            Step::Character
            | Step::SetupRoll
            | Step::Reveal
            | Step::Workforce
            | Step::Draw
            | Step::BlackRoll
            | Step::GuardReroll
            | Step::TurnReroll
            | Step::Black
            | Step::Royal
            | Step::Over => return None,
        })
    }

    fn loss_at(self, number: u8) -> Option<Decision> {
        Some(match self.loss_kind()? {
            LossKind::Cube => Decision::LoseCube(self.state.card_in(number)?),
            LossKind::Banner => Decision::LoseBanner(EventId::from_index(number)?),
            LossKind::Stone => Decision::LoseStone(StoneSpace::nth(number)),
            LossKind::Lay(_) => {
                let (building, space) = standing(number);
                Decision::Lay(building, space)
            }
        })
    }

    /// Returns the number of a decision at the present step. `None` if it does not belong to the
    /// step, or names a card that does not lie there.
    pub(crate) fn number_of(self, decision: Decision) -> Option<u8> {
        let state = self.state;
        let step = state.step;
        let influence = matches!(step, Step::Guard | Step::Turn);
        let (due, number) = match decision {
            Decision::Settle(building, space) => (step == Step::Settle, place_of(building, space)),
            Decision::Reroll(die) => (influence, at::REROLL.wrapping_add(die.index())),
            Decision::Recruit => (influence, at::RECRUIT),
            Decision::Flip(die) if influence => (true, at::FLIP.wrapping_add(die.index())),
            Decision::Flip(die) => (self.is_flipping(), die.index()),
            Decision::FlipEnd => (self.is_flipping(), at::FLIP_END),
            Decision::Guard(die) => (step == Step::Guard, at::GUARD.wrapping_add(die.index())),
            Decision::GuardEnd => (step == Step::Guard, at::GUARD_END),
            Decision::Surrender => (step == Step::Guard, at::SURRENDER),
            Decision::LoseCube(card) => (self.loses(LossKind::Cube), state.slot_with(card)?),
            Decision::LoseBanner(card) => (self.loses(LossKind::Banner), card.index()),
            Decision::LoseStone(space) => {
                let level = space.level.get().wrapping_sub(1);
                let number = place(level, space.column.get());
                (self.loses(LossKind::Stone), number)
            }
            Decision::Lay(building, space) => {
                let due = matches!(self.loss_kind(), Some(LossKind::Lay(_)));
                (due, place_of(building, space))
            }
            Decision::Activate(card) => (
                step == Step::Turn,
                at::ACTIVATE.wrapping_add(state.slot_with(card)?),
            ),
            Decision::Build => (step == Step::Turn, at::BUILD),
            Decision::Combat(card) => (step == Step::Turn, at::COMBAT.wrapping_add(card.index())),
            Decision::Place(building) => {
                (step == Step::Turn, at::PLACE.wrapping_add(building.index()))
            }
            Decision::Farm => (step == Step::Turn, at::FARM),
            Decision::Pass => (step == Step::Turn, at::PASS),
            Decision::From(origin) => {
                let number = match origin {
                    Origin::Supply => at::SUPPLY,
                    Origin::Building(building, space) => {
                        at::STANDING.wrapping_add(place_of(building, space))
                    }
                    Origin::Card(card) => at::CARD.wrapping_add(state.slot_with(card)?),
                };
                (step == Step::Source, number)
            }
            Decision::CubeNone => (step == Step::Cube, at::CUBE_NONE),
            Decision::Cube(card) => (
                step == Step::Cube,
                at::CUBE.wrapping_add(state.slot_with(card)?),
            ),
            Decision::Die(die) => (step == Step::Dice, die.index()),
            Decision::Done => (step == Step::Dice, at::DONE),
            Decision::Times(number) => (step == Step::Times, number.get().checked_sub(1)?),
            Decision::Choose(number) => (step == Step::Choose, number.get().checked_sub(1)?),
            Decision::Mark(card) => (step == Step::Mark, card.index()),
        };
        due.then_some(number)
    }

    fn is_flipping(self) -> bool {
        matches!(self.state.step, Step::GuardFlip | Step::TurnFlip)
    }

    fn loses(self, kind: LossKind) -> bool {
        self.loss_kind() == Some(kind)
    }

    /// Returns the number of the decision if it is in the list of the present step.
    #[inline]
    pub(crate) fn allows(self, decision: Decision) -> Option<u8> {
        self.number_of(decision)
            .filter(|&number| number < 128 && self.state.menu & entry(number) != 0)
    }

    /// Returns the outcome with this number at the present step.
    #[inline]
    pub(crate) fn chance_at(self, number: u8) -> Option<Chance> {
        match self.state.step {
            step if step.rolls() => Some(Chance::Roll(face(number.wrapping_add(1)))),
            Step::Character => CharacterId::from_index(number).map(Chance::Character),
            Step::Reveal => ActivityId::new(self.revealing()?, number).map(Chance::Reveal),
            Step::Draw => EventId::from_index(number).map(Chance::Event),
            _ => None,
        }
    }

    /// Returns the number of the outcome if it is in the list of the present step.
    #[inline]
    pub(crate) fn may_show(self, outcome: Chance) -> Option<u8> {
        let step = self.state.step;
        let (due, number) = match outcome {
            // The list of a die has all faces.
            Chance::Roll(face) => return step.rolls().then_some(face.pips().wrapping_sub(1)),
            Chance::Character(card) => (step == Step::Character, card.index()),
            Chance::Reveal(card) => {
                let due = step == Step::Reveal && self.revealing() == Some(card.slot());
                (due, card.letter())
            }
            Chance::Event(card) => (step == Step::Draw, card.index()),
        };
        (due && self.state.menu & entry(number) != 0).then_some(number)
    }
}

fn influence_at(number: u8) -> Decision {
    match number {
        0..at::RECRUIT => Decision::Reroll(Die::nth(number)),
        at::RECRUIT => Decision::Recruit,
        _ => Decision::Flip(Die::nth(number.wrapping_sub(at::FLIP))),
    }
}
