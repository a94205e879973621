//! Chapter SE-16: the step machine, and the lists of what is possible.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{Events, Face, Game, Input, Next, NotationError, OptionError, Weight};

use super::{Due, Table, check, due, end, menu, piles, setup};
use crate::agenda::Task;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::{Scrapyard, Step};
use crate::kinds::Pile;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;

/// The pile whose top card chance has to show, if that is what is waited for.
#[inline]
fn card_due(state: &State) -> Option<Pile> {
    match state.agenda.first() {
        Task::Gain { pile, .. } | Task::Reveal { pile, .. } => Some(pile),
        Task::Deal { step, .. } => match setup::deal_step(step) {
            Some(setup::DealStep::Cards(_, pile) | setup::DealStep::Flip(pile)) => Some(pile),
            Some(setup::DealStep::Character(_)) | None => None,
        },
        Task::Nothing
        | Task::Die(_)
        | Task::Boost(_)
        | Task::Penalty { .. }
        | Task::Take { .. }
        | Task::PickDraw { .. }
        | Task::PickLook { .. }
        | Task::Keep { .. }
        | Task::Place { .. }
        | Task::PickShort
        | Task::OmitPart(_)
        | Task::OmitMachine(_) => None,
    }
}

impl Game for Scrapyard {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "scrapyard";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Self::MAX_DECISIONS;
    const MAX_CHANCES: usize = Self::MAX_CHANCES;
    // 40 steps before the first action, and 1,024 for each of at most 1,000 actions.
    const MAX_STEPS: u32 = 1_024_040;

    fn options(&self) -> &Options {
        self.options()
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        self.clone().set_options(options)
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = setup::opening(self);
        Table::new(self, &mut state, events).work();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        match due(state) {
            Due::Player => Next::Decision,
            Due::Chance(source) => Next::Chance(source),
            Due::Nobody => end::outcome(state).map_or(Next::Decision, Next::Over),
        }
    }

    fn decisions(
        &self,
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        menu(self, state).visit(visit)
    }

    fn chances(
        &self,
        state: &State,
        mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match (state.agenda.first(), card_due(state)) {
            (_, Some(pile)) => piles::outcomes(&self.rules, state, pile, |card, weight| {
                visit(Chance::Card(card), weight)
            }),
            (Task::Die(_), _) => Face::all().try_for_each(|face| visit(Chance::Die(face), 1)),
            (Task::Deal { step, .. }, _) => {
                setup::character_outcomes(self, state, step, |character| {
                    visit(Chance::Character(character), 1)
                })
            }
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: Step,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        match (due(state), input) {
            (Due::Player, Input::Decision(decision)) => {
                check(self, state, decision)?;
                let mut table = Table::new(self, state, events);
                table.decide(decision);
                table.work();
            }
            (Due::Chance(_), Input::Chance(chance)) => {
                let mut table = Table::new(self, state, events);
                table.show(chance)?;
                table.work();
            }
            // SE-16.1: nothing after the end, and only from the side that is due.
            (Due::Nobody, _) => return Err(Refusal::Finished),
            (Due::Chance(_), Input::Decision(_)) => return Err(Refusal::ChanceIsDue),
            (Due::Player, Input::Chance(_)) => return Err(Refusal::PlayerIsDue),
        }
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        crate::audit::first_fault(self, state)
    }

    fn decision_vocabulary(&self, visit: impl FnMut(Decision)) {
        self.each_decision(visit);
    }

    fn chance_vocabulary(&self, visit: impl FnMut(Chance)) {
        self.each_chance(visit);
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        self.write_decision_to(decision, out)
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        self.write_chance_to(chance, out)
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        self.parse_decision(text)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        self.parse_chance(text)
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        crate::narrate::narrate(self, event, out)
    }

    // The same lists by counting bits.

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        matches!(due(state), Due::Player) && check(self, state, decision).is_ok()
    }

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        menu(self, state).len()
    }

    #[inline]
    fn nth_decision(&self, state: &State, place: u32) -> Option<Decision> {
        menu(self, state).nth(place)
    }

    #[inline]
    fn choose_decision(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Decision> {
        let menu = menu(self, state);
        menu.nth(choose(menu.len()))
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        match (state.agenda.first(), card_due(state)) {
            (_, Some(pile)) => Weight::from(state.unseen_cards(pile)),
            (Task::Die(_), _) => 6,
            (Task::Deal { step, .. }, _) => {
                let mut count = 0;
                let _ = setup::character_outcomes(self, state, step, |_| {
                    count = Weight::wrapping_add(count, 1);
                    ControlFlow::Continue(())
                });
                count
            }
            _ => 0,
        }
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        match (state.agenda.first(), card_due(state)) {
            (_, Some(pile)) => state
                .unseen_covering(&self.rules, pile, case)
                .map(|kind| Chance::Card(crate::kinds::Card::new(pile, kind))),
            (Task::Die(_), _) => {
                let pips = u8::try_from(case).ok()?.checked_add(1)?;
                Face::new(pips).map(Chance::Die)
            }
            (Task::Deal { step, .. }, _) => {
                let mut left = case;
                let mut found = None;
                let _ = setup::character_outcomes(self, state, step, |character| {
                    match left.checked_sub(1) {
                        Some(less) => {
                            left = less;
                            ControlFlow::Continue(())
                        }
                        None => {
                            found = Some(Chance::Character(character));
                            ControlFlow::Break(())
                        }
                    }
                });
                found
            }
            _ => None,
        }
    }
}
