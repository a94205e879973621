//! Chapter 14: the table of decisions. Each stands beside the rule of its chapter.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Countable as _, EachLegal, Ranged, excluded, visit_each, visit_if};

use super::Position;
use super::defence::is_begun;
use super::demand::Tally;
use crate::decision::Decision;
use crate::ids::ActivityId;
use crate::kings_challenge::KingsChallenge;
use crate::refusal::Refusal;
use crate::state::{Action, LegalCache, Pending};
use crate::terms::BuildingSpace;

/// The legal decisions of a position, in the order of KC-14.3.
pub(crate) type Decisions = ArrayVec<Decision, { KingsChallenge::MAX_DECISIONS }>;
/// The end of a list, or its continuation.
pub(super) type Flow<B> = ControlFlow<B>;

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
            (Pending::Guard { countered, .. }, Decision::GuardEnd) => self.can_end_go(countered),
            (Pending::Guard { countered, .. }, Decision::Surrender) => {
                self.can_surrender(countered)
            }
            (Pending::Flip { flipped, .. }, Decision::Flip(die)) => {
                self.can_flip_further(die, &flipped)
            }
            (Pending::Flip { .. }, Decision::FlipEnd) | (Pending::Turn, Decision::Pass) => Ok(()),
            (Pending::Turn, Decision::Activate(card)) => {
                Refusal::NotFaceUp.unless(self.lies_face_up(card))?;
                self.can_act(Action::Activate(card.slot()))
            }
            (Pending::Turn, Decision::Build) => self.can_act(Action::Build),
            (Pending::Turn, Decision::Combat(card)) => self.can_act(Action::Combat(card)),
            (Pending::Turn, Decision::Place(building)) => self.can_act(Action::Place(building)),
            (Pending::Turn, Decision::Farm) => self.can_act(Action::Farm),
            (Pending::Origin(slot), Decision::From(origin)) => self.can_hire_from(slot, origin),
            (Pending::Cube(_), Decision::CubeNone) => self.can_spend_no_cube(),
            (Pending::Cube(action), Decision::Cube(card)) => self.can_spend_cube(action, card),
            (Pending::Dice(action, group), Decision::Die(die)) => self.can_add(action, group, die),
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
        let none = LegalCache::default();
        match self.state.pending {
            Pending::Turn => LegalCache {
                actions: self.possible_actions(),
                ..none
            },
            Pending::Cube(action) => self.demand(action).map_or(none, |demand| {
                let (kind, available) = (action.kind(), self.dice_and_cubes());
                LegalCache {
                    no_cube: self.is_possible(&demand, kind, &available),
                    cubes: self.serving_cubes(&demand, kind, &available).collect(),
                    ..none
                }
            }),
            Pending::Dice(action, group) => {
                self.demand_on(action, group)
                    .map_or(none, |demand| LegalCache {
                        complete: demand.is_complete(&Tally::of(&group.dice)),
                        dice: self.joining_dice(&demand, action, group),
                        ..none
                    })
            }
            _ => none,
        }
    }

    /// Shows the uses of influence to `visit` (KC-7.4 to KC-7.6).
    fn each_influence<B>(self, visit: &mut impl FnMut(Decision) -> Flow<B>) -> Flow<B> {
        visit_each(self.dice_to_reroll(), Decision::Reroll, visit)?;
        visit_if(self.can_recruit().is_ok(), Decision::Recruit, visit)?;
        visit_each(self.dice_to_turn(), Decision::Flip, visit)
    }

    /// Returns the decision that begins an action.
    fn decision(self, action: Action) -> Decision {
        match action {
            Action::Activate(slot) => {
                // KC-10.1: only a card that lies face up can be activated.
                let card = self.state.activity(slot);
                Decision::Activate(card.unwrap_or_else(|| excluded(ActivityId::default())))
            }
            Action::Build => Decision::Build,
            Action::Combat(card) => Decision::Combat(card),
            Action::Place(building) => Decision::Place(building),
            Action::Farm => Decision::Farm,
        }
    }

    /// Lists the legal decisions.
    pub(crate) fn decisions(self) -> Decisions {
        EachLegal::decisions(&self)
    }
}

impl EachLegal<Decision> for Position<'_> {
    fn each_legal<B>(&self, visit: &mut impl FnMut(Decision) -> Flow<B>) -> Flow<B> {
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
                visit_if(
                    self.can_end_go(countered).is_ok(),
                    Decision::GuardEnd,
                    visit,
                )?;
                visit_if(
                    self.can_surrender(countered).is_ok(),
                    Decision::Surrender,
                    visit,
                )
            }
            Pending::Flip { flipped, .. } => {
                visit_each(self.further_dice_to_turn(&flipped), Decision::Flip, visit)?;
                visit(Decision::FlipEnd)
            }
            Pending::Turn => {
                self.each_influence(visit)?;
                let actions = state.legal_cache.actions.iter();
                visit_each(actions, |action| self.decision(action), visit)?;
                visit(Decision::Pass)
            }
            Pending::Origin(slot) => visit_each(self.origins(slot), Decision::From, visit),
            Pending::Cube(_) => {
                visit_if(self.can_spend_no_cube().is_ok(), Decision::CubeNone, visit)?;
                let serving = |card: &ActivityId| state.legal_cache.cubes.contains(card.slot());
                let cards = self.cards_with_cubes().filter(serving);
                visit_each(cards, Decision::Cube, visit)
            }
            Pending::Dice(..) => {
                visit_each(state.legal_cache.dice, Decision::Die, visit)?;
                visit_if(self.can_close().is_ok(), Decision::Done, visit)
            }
            Pending::Times(slot, group) => {
                let most = self.most_times(slot, group);
                let fits = |times: &Ranged<1, 99>| times.get() <= most;
                let numbers = Ranged::values(self.game).take_while(fits);
                visit_each(numbers, Decision::Times, visit)
            }
            Pending::Choose(_) => {
                let most = self.choices();
                let fits = |choice: &Ranged<1, 99>| choice.get() <= most;
                let numbers = Ranged::values(self.game).take_while(fits);
                visit_each(numbers, Decision::Choose, visit)
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
}
