//! What a driver asks of the rules: positions, lists, steps and notation.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{Events, Face, Game, Next, NotationError, OptionError, Source, Weight};

use super::KingsChallenge;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::menu::{count, each, nth};
use crate::narrate::narrate;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::{Look, Play, outcome, table};
use crate::refusal::Refusal;
use crate::state::{Pending, State};
use crate::step::Step;
use crate::terms::{Building, Die, Side, Space, StoneSpace};

impl Game for KingsChallenge {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "kings-challenge";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Self::MOST_DECISIONS;
    const MAX_CHANCES: usize = Self::MOST_CHANCES;
    /// With the embedded catalogue a game has at most 6000 steps and is observed to have at most 300.
    /// This is for every catalogue and six rounds: at most 20 occasions for influence in a round, at
    /// most 99 points each, each a reroll of two steps or up to 19 dice turned; 18 actions of at most
    /// 300 steps; 137 turns of le Roy; about 700 steps before phase 4.
    const MAX_STEPS: u32 = 300_000;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self {
            options,
            components: self.components.clone(),
        })
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.catalogue().fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let catalogue = self.catalogue();
        let mut state = table(catalogue.constants(), catalogue.deck());
        Play::new(self, &mut state, events).wait();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        if state.step == Step::Over {
            Next::Over(outcome(Look::new(self, state)))
        } else if state.step.is_chance() {
            Next::Chance(self.source(state))
        } else {
            Next::Decision
        }
    }

    fn decisions(
        &self,
        state: &State,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.step.is_chance() {
            return ControlFlow::Continue(());
        }
        let look = Look::new(self, state);
        each(state.menu, |number| match look.decision_at(number) {
            Some(decision) => visit(decision),
            None => ControlFlow::Continue(()),
        })
    }

    fn chances(
        &self,
        state: &State,
        mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !state.step.is_chance() {
            return ControlFlow::Continue(());
        }
        let look = Look::new(self, state);
        each(state.menu, |number| match look.chance_at(number) {
            // Every face and every card is equally likely.
            Some(outcome) => visit(outcome, 1),
            None => ControlFlow::Continue(()),
        })
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: solo_core::Input<Decision, Chance>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let look = Look::new(self, state);
        // KC-14.4: what is not in the list is refused, and nothing changes.
        let number = match input {
            solo_core::Input::Decision(decision) => look
                .allows(decision)
                .ok_or_else(|| look.refusal(decision))?,
            solo_core::Input::Chance(outcome) => look
                .may_show(outcome)
                .ok_or_else(|| look.chance_refusal(outcome))?,
        };
        let mut play = Play::new(self, state, events);
        play.take(number);
        play.wait();
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        crate::audit::audit(Look::new(self, state))
    }

    fn decision_vocabulary(&self, mut visit: impl FnMut(Decision)) {
        let places = || {
            Building::ALL.iter().flat_map(|&building| {
                (1..=6).filter_map(move |space| Some((building, Space::new(space)?)))
            })
        };
        let dice = || (0..Die::KINDS).map(Die::nth);
        let stones = || {
            (1..=3)
                .flat_map(|level| (1..=6).filter_map(move |column| StoneSpace::new(level, column)))
        };
        places().for_each(|(building, space)| visit(Decision::Settle(building, space)));
        dice().for_each(|die| visit(Decision::Reroll(die)));
        visit(Decision::Recruit);
        dice().for_each(|die| visit(Decision::Flip(die)));
        visit(Decision::FlipEnd);
        dice().for_each(|die| visit(Decision::Guard(die)));
        visit(Decision::GuardEnd);
        visit(Decision::Surrender);
        ActivityId::all().for_each(|card| visit(Decision::LoseCube(card)));
        EventId::all().for_each(|card| visit(Decision::LoseBanner(card)));
        stones().for_each(|space| visit(Decision::LoseStone(space)));
        places().for_each(|(building, space)| visit(Decision::Lay(building, space)));
        ActivityId::all().for_each(|card| visit(Decision::Activate(card)));
        visit(Decision::Build);
        EventId::all().for_each(|card| visit(Decision::Combat(card)));
        Building::ALL
            .iter()
            .for_each(|&building| visit(Decision::Place(building)));
        visit(Decision::Farm);
        visit(Decision::Pass);
        visit(Decision::FromSupply);
        places().for_each(|(building, space)| visit(Decision::From(building, space)));
        ActivityId::all().for_each(|card| visit(Decision::FromCard(card)));
        visit(Decision::CubeNone);
        ActivityId::all().for_each(|card| visit(Decision::Cube(card)));
        for &side in Side::ALL {
            dice().for_each(|die| visit(Decision::Die(side, die)));
        }
        visit(Decision::Done);
        (1..=99).for_each(|number| visit(Decision::Times(number)));
        (1..=99).for_each(|number| visit(Decision::Choose(number)));
        EventId::all().for_each(|card| visit(Decision::Mark(card)));
    }

    fn chance_vocabulary(&self, mut visit: impl FnMut(Chance)) {
        Face::all().for_each(|face| visit(Chance::Roll(face)));
        CharacterId::all().for_each(|card| visit(Chance::Character(card)));
        ActivityId::all().for_each(|card| visit(Chance::Reveal(card)));
        EventId::all().for_each(|card| visit(Chance::Event(card)));
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{decision}")
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{chance}")
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        text.parse()
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        text.parse()
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        narrate(event, self.catalogue(), out)
    }

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Look::new(self, state).allows(decision).is_some()
    }

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        if state.step.is_chance() {
            0
        } else {
            count(state.menu)
        }
    }

    #[inline]
    fn nth_decision(&self, state: &State, place: u32) -> Option<Decision> {
        if state.step.is_chance() {
            return None;
        }
        Look::new(self, state).decision_at(nth(state.menu, place)?)
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        if state.step.rolls() {
            6
        } else if state.step.is_chance() {
            count(state.menu)
        } else {
            0
        }
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        if !state.step.is_chance() {
            return None;
        }
        Look::new(self, state).chance_at(nth(state.menu, case)?)
    }
}

impl KingsChallenge {
    /// Where the outcome of the present chance step comes from: dice, Character cards, one slot of
    /// Activity cards or one deck of Event cards.
    #[inline]
    fn source(&self, state: &State) -> Source {
        Source::new(match (state.step, state.pending) {
            (Step::Draw, Pending::Draw(colour)) => colour.index().saturating_add(11),
            (Step::Character, _) => 1,
            (Step::Reveal, _) => Look::new(self, state)
                .revealing()
                .map_or(0, |slot| slot.index().saturating_add(2)),
            _ => 0,
        })
    }
}
