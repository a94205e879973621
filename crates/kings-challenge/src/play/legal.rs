//! Chapter 14: the table of decisions. Each stands beside the rule of its chapter.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::Ranged;

use super::Position;
use super::defence::{can_end_go, is_begun};
use super::demand::Tally;
use crate::decision::Decision;
use crate::game::KingsChallenge;
use crate::refusal::Refusal;
use crate::state::{Action, LegalCache, Pending};
use crate::terms::BuildingSpace;

/// The legal decisions of a position, in the order of KC-14.3.
pub(crate) type Decisions = ArrayVec<Decision, { KingsChallenge::MAX_DECISIONS }>;
/// The end of a list, or its continuation.
pub(super) type Flow = ControlFlow<()>;

impl Position<'_> {
    /// Accepts a decision, or returns the clause that forbids it (KC-14.4).
    pub(crate) fn check(self, decision: Decision) -> Result<(), Refusal> {
        match (self.state.pending, decision) {
            (Pending::Settle, Decision::Settle(building, space)) => {
                self.can_settle(building, space)
            }
            (Pending::Lose { effects, .. }, _) => self.can_lose(effects, decision),
            (Pending::Guard { total, .. }, Decision::Guard(die)) => self.can_guard(die, total),
            (
                Pending::Guard { total, .. },
                Decision::Reroll(_)
                | Decision::Recruit
                | Decision::Flip(_)
                | Decision::GuardEnd
                | Decision::Surrender,
            ) if is_begun(total) => Err(Refusal::TotalBegun),
            // KC-5.7, KC-7.2: influence is used before a black die and before an action.
            (Pending::Guard { .. } | Pending::Turn, Decision::Reroll(die)) => self.can_reroll(die),
            (Pending::Guard { .. } | Pending::Turn, Decision::Recruit) => self.can_recruit(),
            (Pending::Guard { .. } | Pending::Turn, Decision::Flip(die)) => self.can_flip(die),
            (Pending::Guard { countered, .. }, Decision::GuardEnd) => can_end_go(countered),
            (Pending::Guard { countered, .. }, Decision::Surrender) => {
                self.can_surrender(countered)
            }
            (Pending::Flip { flipped, .. }, Decision::Flip(die)) => {
                self.can_flip_further(die, &flipped)
            }
            (Pending::Flip { .. }, Decision::FlipEnd) | (Pending::Turn, Decision::Pass) => Ok(()),
            (Pending::Turn, Decision::Activate(card)) => {
                Refusal::NoTradesman.unless(self.lies_face_up(card))?;
                self.can_act(Action::Activate(card.slot()))
            }
            (Pending::Turn, Decision::Build) => self.can_act(Action::Build),
            (Pending::Turn, Decision::Combat(card)) => self.can_act(Action::Combat(card)),
            (Pending::Turn, Decision::Place(building)) => self.can_act(Action::Place(building)),
            (Pending::Turn, Decision::Farm) => self.can_act(Action::Farm),
            (Pending::Origin(slot), Decision::From(origin)) => self.can_hire_from(slot, origin),
            (Pending::Cube(_), Decision::CubeNone) => self.can_spend_no_cube(),
            (Pending::Cube(_), Decision::Cube(card)) => self.can_spend_cube(card),
            (Pending::Dice(..), Decision::Die(die)) => self.can_add(die),
            (Pending::Dice(..), Decision::Done) => self.can_close(),
            (Pending::Times(slot, group), Decision::Times(times)) => {
                Refusal::TooManyTimes.unless(times.get() <= self.most_times(slot, group))
            }
            (Pending::Choose(_), Decision::Choose(choice)) => {
                Refusal::NoSuchChoice.unless(choice.get() <= self.choices())
            }
            (Pending::Mark(_), Decision::Mark(card)) => {
                Refusal::NoSuchMark.unless(self.row_index(card).is_some())
            }
            // KC-13.2: after the last round nothing more happens.
            (Pending::Over { .. }, _) => Err(Refusal::Over),
            // KC-14.1: the step determines who decides what.
            _ => Err(Refusal::NotNow),
        }
    }

    /// Returns the choices that are found by a search among the dice.
    pub(crate) fn legal_cache(self) -> LegalCache {
        let mut cache = LegalCache::default();
        match self.state.pending {
            Pending::Turn => cache.actions = self.possible_actions(),
            Pending::Cube(action) => {
                if let Some(demand) = self.demand(action) {
                    let (kind, available) = (action.kind(), self.dice_and_cubes());
                    cache.no_cube = self.is_possible(&demand, kind, &available);
                    cache.cubes = self.serving_cubes(&demand, kind, &available).collect();
                }
            }
            Pending::Dice(action, group) => {
                if let Some(demand) = self.demand_on(action, group) {
                    cache.complete = demand.is_complete(&Tally::of(&group.dice));
                    cache.dice = self.joining_dice(&demand, action, group);
                }
            }
            _ => {}
        }
        cache
    }

    /// Shows the legal decisions to `visit`, in the order of the list, until it breaks off.
    fn each_legal(self, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
        let state = self.state;
        match state.pending {
            Pending::Settle => {
                let settle = |at: BuildingSpace| Decision::Settle(at.building, at.space);
                visit_each(state.citizens.free(), settle, visit)
            }
            Pending::Lose { effects, .. } => match self.effect_at(effects) {
                Some(effect) => self.each_loss(effect, visit),
                None => Flow::Continue(()),
            },
            Pending::Guard { total, countered } => {
                if is_begun(total) {
                    return visit_each(self.guards(total), Decision::Guard, visit);
                }
                self.each_influence(visit)?;
                visit_each(self.guards(total), Decision::Guard, visit)?;
                visit_if(can_end_go(countered), Decision::GuardEnd, visit)?;
                visit_if(self.can_surrender(countered), Decision::Surrender, visit)
            }
            Pending::Flip { flipped, .. } => {
                visit_each(self.further_dice_to_turn(&flipped), Decision::Flip, visit)?;
                visit(Decision::FlipEnd)
            }
            Pending::Turn => {
                self.each_influence(visit)?;
                let actions = state.legal_cache.actions.iter();
                let mut decisions = actions.filter_map(|action| self.decision(action));
                decisions.try_for_each(&mut *visit)?;
                visit(Decision::Pass)
            }
            Pending::Origin(slot) => visit_each(self.origins(slot), Decision::From, visit),
            Pending::Cube(_) => {
                visit_if(self.can_spend_no_cube(), Decision::CubeNone, visit)?;
                let slots = state.legal_cache.cubes.iter();
                let cards = slots.filter_map(|slot| state.activity(slot));
                visit_each(cards, Decision::Cube, visit)
            }
            Pending::Dice(..) => {
                visit_each(state.legal_cache.dice, Decision::Die, visit)?;
                visit_if(self.can_close(), Decision::Done, visit)
            }
            Pending::Times(slot, group) => {
                let numbers = 1..=self.most_times(slot, group);
                visit_each(numbers.filter_map(Ranged::new), Decision::Times, visit)
            }
            Pending::Choose(_) => {
                let numbers = 1..=self.choices();
                visit_each(numbers.filter_map(Ranged::new), Decision::Choose, visit)
            }
            Pending::Mark(_) => visit_each(self.cards_of_row(), Decision::Mark, visit),
            // Chance is due, or nothing.
            Pending::Character
            | Pending::SetupRoll(_)
            | Pending::Reveal
            | Pending::Workforce { .. }
            | Pending::Draw { .. }
            | Pending::BlackRoll { .. }
            | Pending::Reroll { .. }
            | Pending::Black(_)
            | Pending::Royal { .. }
            | Pending::Over { .. } => Flow::Continue(()),
        }
    }

    /// Shows the uses of influence to `visit` (KC-7.4 to KC-7.6).
    fn each_influence(self, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
        visit_each(self.dice_to_reroll(), Decision::Reroll, visit)?;
        visit_if(self.can_recruit(), Decision::Recruit, visit)?;
        visit_each(self.dice_to_turn(), Decision::Flip, visit)
    }

    /// Returns the decision that begins an action.
    fn decision(self, action: Action) -> Option<Decision> {
        Some(match action {
            Action::Activate(slot) => Decision::Activate(self.state.activity(slot)?),
            Action::Build => Decision::Build,
            Action::Combat(card) => Decision::Combat(card),
            Action::Place(building) => Decision::Place(building),
            Action::Farm => Decision::Farm,
        })
    }

    /// Lists the legal decisions.
    pub(crate) fn decisions(self) -> Decisions {
        let mut list = Decisions::new();
        let _ = self.each_legal(&mut |decision| match list.try_push(decision) {
            Ok(()) => Flow::Continue(()),
            Err(_) => Flow::Break(()),
        });
        list
    }

    /// Returns the legal decision if there is exactly one (KC-14.2).
    pub(super) fn only_decision(self) -> Option<Decision> {
        let mut only = None;
        let others = self.each_legal(&mut |decision| match only.replace(decision) {
            None => Flow::Continue(()),
            Some(_) => Flow::Break(()),
        });
        only.filter(|_| others.is_continue())
    }
}

/// Shows the decision of each of these values to `visit`.
pub(super) fn visit_each<T>(
    values: impl IntoIterator<Item = T>,
    decision: impl Fn(T) -> Decision,
    visit: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    let mut values = values.into_iter();
    values.try_for_each(|value| visit(decision(value)))
}

/// Shows a decision to `visit` if it is accepted.
fn visit_if(
    accepted: Result<(), Refusal>,
    decision: Decision,
    visit: &mut impl FnMut(Decision) -> Flow,
) -> Flow {
    match accepted {
        Ok(()) => visit(decision),
        Err(_) => Flow::Continue(()),
    }
}
