//! The decisions of each task: one by one, and as a list in the order of the rulebook.
//!
//! The conditions are those of the chapters.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{EachLegal, Set, visit_each, visit_if};

use super::actions;
use super::table::Position;
use crate::decision::Decision;
use crate::kinds::{Component, DigPile, Piles};
use crate::phase::{Origin, Tail, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::CardSet;

/// The legal decisions of a position, in the order of the rulebook.
pub(crate) type Decisions = ArrayVec<Decision, { Scrapyard::MAX_DECISIONS }>;

/// The choice that a task leaves to the player.
pub(super) enum Choice {
    Nothing,
    Only(Decision),
    Several,
}

impl Position<'_> {
    /// Checks that the player may decide this now (SE-16.2).
    pub(crate) fn check(self, decision: Decision) -> Result<(), Refusal> {
        let state = self.state;
        let Some(task) = state.agenda.first() else {
            return match state.agenda.tail() {
                Tail::Main => self.check_action(decision),
                // SE-4.4: cards over a limit are scrapped; at the others nothing is asked.
                Tail::Pace | Tail::Trim | Tail::Over => self.check_trim(decision),
            };
        };
        match (task, decision) {
            (Task::Boost { .. } | Task::More { .. } | Task::MoreDraw { .. }, Decision::Stop)
            | (Task::Penalty { .. }, Decision::Accept) => Ok(()),
            (Task::Boost { .. }, Decision::Boost(part)) => self.can_boost(part),
            (Task::Boost { .. }, Decision::Use(source)) => self.can_use_on_roll(source),
            (Task::Penalty { .. }, Decision::Use(source)) => self.can_cancel(source),
            (Task::Take { from, .. } | Task::More { from, .. }, Decision::Take(card)) => match from
            {
                Origin::Scrap(from) => self.can_take_from_scraps(from, card),
                Origin::Ghost { from, floor } => self.can_take_from_ghost(from, floor.get(), card),
            },
            (Task::PickDraw { from, .. } | Task::MoreDraw { from, .. }, Decision::Draw(pile))
            | (Task::PickLook { from, .. }, Decision::Look(pile)) => {
                Refusal::OtherPile.unless(from.contains(pile))?;
                self.can_draw(pile)
            }
            (Task::Keep { .. }, Decision::Take(card))
            | (Task::Place { .. }, Decision::Place(card)) => {
                Refusal::NotLookedAt.unless(state.known.looked_at().contains(card))
            }
            (Task::PickShort, Decision::Build(machine)) => self.can_build_short(machine),
            (Task::OmitPart { machine }, Decision::Omit(component)) => Refusal::OtherPart
                .unless(matches!(component, Component::Part(part)
                    if self.omittable_parts(machine).contains(part))),
            (Task::OmitMachine { .. }, Decision::Omit(component)) => Refusal::OtherMachine
                .unless(matches!(component, Component::Machine(machine)
                    if self.omittable_machines().contains(machine))),
            (_, Decision::Scrap(card)) => Err(actions::no_scrap(state, card.pile())),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Checks an action at `main` (SE-4.2).
    fn check_action(self, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Draw(pile) => self.can_draw(pile),
            Decision::Dig(pile) => self.can_dig(pile),
            Decision::Steal => self.can_steal(),
            Decision::Build(machine) => self.can_build(machine),
            Decision::Invent(invention) => self.can_invent(invention),
            Decision::Use(source) => self.can_use(source),
            Decision::Scrap(card) => Err(actions::no_scrap(self.state, card.pile())),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Checks a decision while cards over a limit are scrapped (SE-4.4).
    fn check_trim(self, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Scrap(card) => self.can_scrap(card),
            // SE-4.3: no action while a limit is exceeded.
            Decision::Draw(_)
            | Decision::Dig(_)
            | Decision::Steal
            | Decision::Build(_)
            | Decision::Invent(_)
            | Decision::Use(_) => Err(Refusal::OverTheLimit),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Passes on the actions at `main` (SE-4.1, SE-4.2). Drawing an Invention is always among them
    /// (SE-4.9).
    fn each_action<B>(self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let digs = DigPile::ALL.into_iter();
        let digs = digs.filter(|pile| self.can_dig(*pile).is_ok());
        let invention = self.state.player.invention();
        let invention = invention.filter(|card| self.can_invent(*card).is_ok());
        visit_each(self.drawable(Set::full()), Decision::Draw, visit)?;
        visit_each(digs, Decision::Dig, visit)?;
        visit_if(self.can_steal().is_ok(), Decision::Steal, visit)?;
        visit_each(self.buildable(), Decision::Build, visit)?;
        visit_each(invention, Decision::Invent, visit)?;
        visit_each(self.action_sources(), Decision::Use, visit)
    }

    /// Returns the cards that can be taken (SE-6.4, SE-7.5, SE-13.2, SE-13.3).
    fn takeable(self, from: Origin) -> CardSet {
        match from {
            Origin::Scrap(from) => self.takeable_from_scraps(from),
            Origin::Ghost { from, floor } => self.takeable_from_ghost(from, floor.get()),
        }
    }

    /// Lists the legal decisions (SE-16.2).
    pub(crate) fn decisions(self) -> Decisions {
        EachLegal::decisions(&self)
    }

    /// Returns the choice that a task offers.
    pub(super) fn choice(self) -> Choice {
        match self.first_two() {
            (None, _) => Choice::Nothing,
            (Some(decision), None) => Choice::Only(decision),
            (Some(_), Some(_)) => Choice::Several,
        }
    }
}

impl EachLegal<Decision> for Position<'_> {
    fn each_legal<B>(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let state = self.state;
        let Some(task) = state.agenda.first() else {
            return match state.agenda.tail() {
                Tail::Main => self.each_action(visit),
                Tail::Trim => visit_each(self.excess().iter(), Decision::Scrap, visit),
                Tail::Pace | Tail::Over => ControlFlow::Continue(()),
            };
        };
        let drawable = |from: Piles| self.drawable(from.set());
        match task {
            Task::Boost { .. } => {
                visit(Decision::Stop)?;
                visit_each(self.sources_on_roll(), Decision::Use, visit)?;
                visit_each(state.player.parts.kinds(), Decision::Boost, visit)
            }
            Task::Penalty { .. } => {
                visit(Decision::Accept)?;
                visit_each(self.sources_against_penalty(), Decision::Use, visit)
            }
            Task::Take { from, .. } => {
                visit_each(self.takeable(from).iter(), Decision::Take, visit)
            }
            Task::More { from, .. } => {
                visit(Decision::Stop)?;
                visit_each(self.takeable(from).iter(), Decision::Take, visit)
            }
            Task::PickDraw { from, .. } => visit_each(drawable(from), Decision::Draw, visit),
            Task::MoreDraw { from, .. } => {
                visit(Decision::Stop)?;
                visit_each(drawable(from), Decision::Draw, visit)
            }
            Task::PickLook { from, .. } => visit_each(drawable(from), Decision::Look, visit),
            Task::Keep { .. } => visit_each(state.known.looked_at().iter(), Decision::Take, visit),
            Task::Place { .. } => {
                visit_each(state.known.looked_at().iter(), Decision::Place, visit)
            }
            Task::PickShort => visit_each(self.short_buildable(), Decision::Build, visit),
            Task::OmitPart { machine } => {
                let parts = self.omittable_parts(machine).iter();
                visit_each(parts.map(Component::Part), Decision::Omit, visit)
            }
            Task::OmitMachine { .. } => {
                let machines = self.omittable_machines().iter();
                visit_each(machines.map(Component::Machine), Decision::Omit, visit)
            }
            // No other task waits for the player.
            _ => ControlFlow::Continue(()),
        }
    }
}
