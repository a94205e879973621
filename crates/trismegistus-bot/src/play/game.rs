//! The rules as a [`Game`].

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{Events, Face, Game, InputOf, Next, NotationError, OptionError, Weight};

use super::{Due, Table};
use crate::catalogue::{AutomaId, Element};
use crate::chance::{Chance, Hand};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::{Phase, State, bit};

/// The bit at place `rank` among the set ones, counted from 0: its place, or `None` beyond the last.
#[inline]
pub(super) fn select(bits: u128, rank: u32) -> Option<u8> {
    let mut rest = bits;
    for _ in 0..rank {
        rest &= rest.wrapping_sub(1);
    }
    u8::try_from(rest.trailing_zeros())
        .ok()
        .filter(|place| *place < 128)
}

impl Botmegistus {
    /// The cards that can come next from a pile, one bit each; 0 unless a card is due.
    #[inline]
    fn pile(&self, state: &State) -> u128 {
        match state.phase {
            Phase::LayArtifact => self.artifact_pile(state),
            Phase::LayExperiment => self.experiment_pile(state),
            Phase::DealArtifact => self.starting_artifacts(state),
            Phase::DealExperiment | Phase::BotStartExperiment => self.starting_experiments(state),
            Phase::DealMasterpiece | Phase::BotMasterpiece => self.masterpieces(state),
            Phase::RevealCard | Phase::FlipCard => u128::from(state.deck),
            Phase::Specialization => u128::from(self.tied_elements(state)),
            _ => 0,
        }
    }

    /// How many equally likely outcomes there are, except for tokens.
    #[inline]
    pub(super) fn cases(&self, state: &State) -> u32 {
        match state.phase {
            Phase::RollDice | Phase::SetupRoll | Phase::ChooseCard | Phase::ArtifactTie => 6,
            _ => self.pile(state).count_ones(),
        }
    }

    /// The outcome at this place of the list, except for tokens.
    #[inline]
    pub(super) fn nth_case(&self, state: &State, case: u32) -> Option<Chance> {
        let small = u8::try_from(case).ok()?;
        match state.phase {
            Phase::RollDice => {
                let colour = state.to_roll.next()?;
                crate::Symbol::new(small).map(|symbol| Chance::Roll { colour, symbol })
            }
            Phase::SetupRoll => crate::Symbol::new(small).map(Chance::SetupRoll),
            Phase::ChooseCard | Phase::ArtifactTie => {
                Face::new(small.checked_add(1)?).map(Chance::Pips)
            }
            _ => select(self.pile(state), case).and_then(|card| self.card_comes(state, card)),
        }
    }

    /// The outcome that the card with this number comes from the pile.
    #[inline]
    fn card_comes(&self, state: &State, card: u8) -> Option<Chance> {
        let artifact = crate::ArtifactId::at(card);
        let experiment = crate::ExperimentId::at(card);
        match state.phase {
            Phase::LayArtifact => {
                let (colour, slot) = self.next_artifact_slot(state)?;
                Some(Chance::LayArtifact {
                    colour,
                    slot,
                    artifact,
                })
            }
            Phase::LayExperiment => {
                let (section, slot) = self.next_experiment_slot(state)?;
                Some(Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                })
            }
            Phase::DealArtifact => Some(Chance::DealArtifact(artifact)),
            Phase::DealExperiment | Phase::DealMasterpiece => {
                Some(Chance::DealExperiment(experiment))
            }
            Phase::BotStartExperiment => Some(Chance::Start(experiment)),
            Phase::BotMasterpiece => Some(Chance::Masterpiece(experiment)),
            Phase::RevealCard => Self::empty_place(state).map(|hand| Chance::Reveal {
                hand,
                card: AutomaId::at(card),
            }),
            Phase::FlipCard => Some(Chance::Flip(AutomaId::at(card))),
            Phase::Specialization => Element::new(card).map(Chance::Special),
            _ => None,
        }
    }

    /// Whether a card is in the pile that is due.
    #[inline]
    pub(super) fn is_in(pile: u128, card: u8) -> bool {
        pile & bit(card) != 0
    }

    /// The place of Advanced Planning that is empty, the left one first (TB-1.19).
    #[inline]
    pub(super) fn empty_place(state: &State) -> Option<Hand> {
        match state.face_up {
            [None, _] => Some(Hand::Left),
            [_, None] => Some(Hand::Right),
            [Some(_), Some(_)] => None,
        }
    }
}

impl Game for Botmegistus {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "trismegistus-bot";
    const RULES_VERSION: u32 = 1;
    // Cards on display are listed as they lie there (TB-14.6).
    const ASCENDING: bool = false;
    // A window: 4 steps, 12 artifacts and the end; every experiment is on display or held, or neither.
    const MAX_DECISIONS: usize = 4 + 12 + 128 + 1;
    // A catalogue of 128 experiments has at least 3 starting ones and 3 on display.
    const MAX_CHANCES: usize = 122;
    // Largest catalogue: setup and lay-outs 700, turns 1400, the end 10; the rest is for dice that are
    // rolled again (TB-3.2), which has no strict bound.
    const MAX_STEPS: u32 = 4096;

    fn options(&self) -> &Options {
        self.options()
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self::with_catalogue(options, self.catalogue().clone()))
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.catalogue().fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = self.set_out();
        Table {
            game: self,
            state: &mut state,
            events,
        }
        .settle(Due::BonusToken);
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        self.waits_for(state)
    }

    #[inline]
    fn decisions(
        &self,
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.list_decisions(state, visit)
    }

    #[inline]
    fn chances(
        &self,
        state: &State,
        visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.list_chances(state, visit)
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: InputOf<Self>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        match input {
            solo_core::Input::Decision(decision) => {
                self.check_decision(state, decision)?;
                Table {
                    game: self,
                    state,
                    events,
                }
                .decide(decision);
            }
            solo_core::Input::Chance(chance) => {
                self.check_chance(state, chance)?;
                Table {
                    game: self,
                    state,
                    events,
                }
                .happen(chance);
            }
        }
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        self.first_fault(state)
    }

    fn decision_vocabulary(&self, visit: impl FnMut(Decision)) {
        self.all_decisions(visit);
    }

    fn chance_vocabulary(&self, visit: impl FnMut(Chance)) {
        self.all_chances(visit);
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        self.print_decision(decision, out)
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        self.print_chance(chance, out)
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        self.read_decision(text)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        self.read_chance(text)
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        crate::narrate::narrate(self, event, out)
    }

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        self.check_decision(state, decision).is_ok()
    }

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        match state.phase {
            Phase::HumanSpend => Self::spending_count(state),
            Phase::HumanDraft => self.draft_count(state),
            Phase::HumanWindow | Phase::ReactionWindow => self.window_count(state),
            Phase::KeepArtifact
            | Phase::KeepExperiment
            | Phase::KeepMasterpiece
            | Phase::HumanBoost
            | Phase::Reaction => 2,
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => 10,
            _ => 0,
        }
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        if state.phase == Phase::SetupToken {
            return Self::tokens_unplaced(state);
        }
        self.cases(state)
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        if state.phase == Phase::SetupToken {
            return self.nth_token(state, case);
        }
        self.nth_case(state, case)
    }
}
