//! The table of contents of the rulebook: which phase, and which chapter answers.
//!
//! Every chapter holds both what is legal there and what it does.

mod door;
mod dungeon;
mod encounter;
mod favor;
mod hit_points;
mod monster;
mod skill;
mod torch;
mod treasure;
mod turn;

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{
    Card, CardSet, Events, Game, Input, Next, NotationError, OptionError, Source, Weight,
};

use crate::catalogue::{DECK, PICK_LOCK};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::{Slot, Stage, State};
use crate::tomb::{Step, Tomb};

/// The deck is the only source of chance.
const THE_DECK: Source = Source::new(0);

/// The rules at work on a position.
struct Table<'a, E> {
    options: &'a Options,
    state: &'a mut State,
    events: &'a mut E,
}

impl<E: Events<Event>> Table<'_, E> {
    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Delve => self.delve(),
            Decision::Retreat => self.retreat(),
            Decision::Draw => self.draw(),
            Decision::Take => self.take_blow(),
            Decision::Dodge => self.dodge(),
            Decision::Discard => self.leave_sealed(),
            Decision::Scroll => self.use_scroll(),
            Decision::Decline => self.decline_scroll(),
            Decision::Play(card) => self.play_skill(card),
            Decision::Drop(card) => self.drop_treasure(card),
            Decision::Leave(card) => self.leave_card(card),
        }
    }

    /// TK-2.1: one of the unseen cards is turned up.
    #[inline]
    fn reveal(&mut self, card: Card) -> Result<(), Refusal> {
        if !self.state.unseen.contains(card) {
            return Err(Refusal::NotUnseen { card });
        }
        self.state.unseen.remove(card);
        self.turn_up(card);
        Ok(())
    }

    /// TK-2.3: when nothing is unseen, the known card under the deck is turned up by itself.
    #[inline]
    fn turn_up_known_card(&mut self) {
        if self.state.unseen.is_empty() && self.state.waits_for_chance() {
            self.turn_up_bottom_card();
        }
    }

    /// Once in a game at most.
    #[cold]
    #[inline(never)]
    fn turn_up_bottom_card(&mut self) {
        if let Some(card) = self.state.bottom() {
            self.state.bottom = Slot::EMPTY;
            self.turn_up(card);
        }
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}

/// The two decisions of a phase that always offers the same two.
#[inline]
const fn pair(stage: Stage) -> Option<[Decision; 2]> {
    match stage {
        Stage::Between => Some([Decision::Delve, Decision::Retreat]),
        Stage::Blow => Some([Decision::Take, Decision::Dodge]),
        Stage::Door => Some([Decision::Discard, Decision::Play(PICK_LOCK)]),
        Stage::Torch => Some([Decision::Scroll, Decision::Decline]),
        _ => None,
    }
}

impl Game for Tomb {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "tomb4k";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Self::MAX_DECISIONS;
    const MAX_CHANCES: usize = Self::MAX_CHANCES;
    // 44 cards, each followed by at most three decisions.
    const MAX_STEPS: u32 = 176;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self::new(options))
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = State::at_the_entrance();
        // TK-12.3: the first delve turn begins by itself.
        Table {
            options: &self.options,
            state: &mut state,
            events,
        }
        .begin_turn();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        if state.waits_for_chance() {
            Next::Chance(THE_DECK)
        } else {
            state.outcome().map_or(Next::Decision, Next::Over)
        }
    }

    #[inline]
    fn decisions(
        &self,
        state: &State,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Some(pair) = pair(state.stage) {
            return pair.into_iter().try_for_each(visit);
        }
        match state.stage {
            Stage::Encounter => {
                let ways = encounter::ways_out(&self.options, state);
                visit(Decision::Draw)?;
                ways.skills
                    .iter()
                    .try_for_each(|card| visit(Decision::Play(card)))?;
                ways.drops
                    .iter()
                    .try_for_each(|card| visit(Decision::Drop(card)))
            }
            Stage::Mark => state
                .open
                .iter()
                .try_for_each(|card| visit(Decision::Leave(card))),
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn chances(
        &self,
        state: &State,
        mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        outcomes(state)
            .iter()
            .try_for_each(|card| visit(Chance::Card(card), 1))
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: Step,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let mut table = Table {
            options: &self.options,
            state,
            events,
        };
        match input {
            // TK-16.3: after the end nothing is possible, and only one side is due.
            _ if table.state.is_over() => return Err(Refusal::GameOver),
            Input::Chance(Chance::Card(card)) if table.state.waits_for_chance() => {
                table.reveal(card)?;
            }
            Input::Decision(decision) if !table.state.waits_for_chance() => {
                table.decide(decision)?;
            }
            Input::Chance(_) => return Err(Refusal::PlayerIsDue),
            Input::Decision(_) => return Err(Refusal::ChanceIsDue),
        }
        table.turn_up_known_card();
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        crate::audit::first_fault(&self.options, state)
    }

    fn decision_vocabulary(&self, visit: impl FnMut(Decision)) {
        Decision::all().for_each(visit);
    }

    fn chance_vocabulary(&self, visit: impl FnMut(Chance)) {
        DECK.iter().map(Chance::Card).for_each(visit);
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{decision}")
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{chance}")
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{event}")
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        text.parse()
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        text.parse()
    }

    // The same lists by counting bits.

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        match state.stage {
            Stage::Between | Stage::Blow | Stage::Door | Stage::Torch => 2,
            Stage::Encounter => encounter::ways_out(&self.options, state)
                .count()
                .saturating_add(1),
            Stage::Mark => state.open.len(),
            _ => 0,
        }
    }

    #[inline]
    fn nth_decision(&self, state: &State, place: u32) -> Option<Decision> {
        if let Some(pair) = pair(state.stage) {
            return usize::try_from(place)
                .ok()
                .and_then(|place| pair.get(place).copied());
        }
        match state.stage {
            Stage::Encounter => match place.checked_sub(1) {
                None => Some(Decision::Draw),
                Some(place) => encounter::ways_out(&self.options, state).nth(place),
            },
            Stage::Mark => state.open.nth(place).map(Decision::Leave),
            _ => None,
        }
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        outcomes(state).len()
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        outcomes(state).nth(case).map(Chance::Card)
    }
}

/// TK-2.1, TK-2.2: every unseen card can come, with the same weight.
#[inline]
fn outcomes(state: &State) -> CardSet {
    if state.waits_for_chance() {
        state.unseen
    } else {
        CardSet::EMPTY
    }
}

/// Whether the player has an alternative to turning up a card for the open encounter.
pub(crate) fn has_ways_out(options: &Options, state: &State) -> bool {
    encounter::ways_out(options, state).exist()
}
