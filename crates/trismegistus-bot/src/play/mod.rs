//! The rules, one file per chapter of RULES.md. This page lists the stages of a step, with the
//! chapter that carries each out; [`legal`] is the table of decisions, [`chance`] that of outcomes,
//! [`inputs`] what each carries out.
//!
//! In each chapter [`Position`] judges and changes nothing; [`Table`] makes changes. A method `can_...` says whether the one
//! beside it may be called, by the clause that forbids it.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "20 dice of potency 5, tracks of 30 levels and printed values of two digits bound every sum"
)]

mod action;
mod bot_look;
mod chance;
mod cleanup;
mod completing;
mod dice;
mod draft;
mod gains;
mod human;
mod human_window;
mod inputs;
mod lean_report;
mod legal;
mod round_end;
mod rounds;
mod scoring;
mod setup;
mod tracks;
mod turns;

pub(crate) use dice::MOST_IN_BOWL;
pub(crate) use draft::HIGHEST_POTENCY;
pub(crate) use legal::MOST_DECISIONS;
pub(crate) use round_end::ROUNDS;
pub(crate) use scoring::MOST_FORMULAS;

use solo_core::{EachLegal as _, Events, Input, InputOf, Next, Source, append};

use crate::botmegistus::Botmegistus;
use crate::catalogue::Catalogue;
use crate::decision::Digit;
use crate::event::{Candidate, Candidates, ChoiceKind, Event, Reason};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::{DisplaySlot, Pending};
use crate::refusal::Refusal;
use crate::state::{Side, State};

/// The piles of artifacts of the three rounds.
const ARTIFACTS: [Source; 3] = [Source::new::<7>(), Source::new::<8>(), Source::new::<9>()];
/// The piles of experiments of the three rounds.
const EXPERIMENTS: [Source; 3] = [
    Source::new::<11>(),
    Source::new::<12>(),
    Source::new::<13>(),
];

/// Returns the item of a round.
const fn of_round([one, two, three]: [Source; 3], round: u8) -> Source {
    match round {
        0 | 1 => one,
        2 => two,
        _ => three,
    }
}

/// A position under the rules in force, to be judged.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) game: &'a Botmegistus,
    pub(crate) state: &'a State,
}

/// A position in play: rules, position, and receiver of the events.
struct Table<'a, E> {
    game: &'a Botmegistus,
    state: &'a mut State,
    events: &'a mut E,
}

impl<'a, E: Events<Event>> Table<'a, E> {
    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Reports a choice of the bot between several candidates.
    fn emit_choice<T: Copy>(
        &mut self,
        what: ChoiceKind,
        candidates: &[T],
        choice: T,
        candidate: impl Fn(T) -> Candidate,
        rule: Reason,
    ) {
        let mut compared = Candidates::new();
        for one in candidates {
            append(&mut compared, candidate(*one));
        }
        self.events.push(Event::BotChose {
            what,
            candidates: compared,
            choice: candidate(choice),
            rule,
        });
    }

    fn position(&self) -> Position<'_> {
        Position {
            game: self.game,
            state: self.state,
        }
    }

    fn catalogue(&self) -> &'a Catalogue {
        self.game.catalogue()
    }

    fn options(&self) -> &'a Options {
        self.game.options()
    }
}

/// The next stage of a step. Everything that needs neither choice nor chance happens within the
/// step before it (TB-17.4), so a step runs through these stages until it has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextStage {
    /// The position waits for an input.
    Input,
    /// The decision that is pending; a single one is carried out immediately (TB-17.1).
    Decision,
    /// The next bonus token, if a space is empty.
    BonusToken,
    /// The first card of the round's lay-out.
    RoundStart,
    /// The next empty slot of the displays, if there is one to fill.
    LayOut,
    /// All dice are rolled.
    AllDice,
    /// Bowls that are too full.
    FullBowls,
    /// The human's cards, or the first turn of a later round: the dice lie in their bowls.
    DiceAreRolled,
    /// The bot's starting experiment, if it has one.
    StartExperiment,
    /// The next of the setup rolls that are left.
    SetupRolls { left: u8 },
    /// The next of the two open cards, if one is missing.
    FaceUpPair,
    /// A side's turn.
    Turn(Side),
    /// The bot's incomplete experiments.
    Completing,
    /// The human's reaction.
    Reaction,
    /// The end of a turn of a side, then the next one or the end of the round.
    CleanUp(Side),
    /// The next round, or final scoring.
    RoundEnd,
    /// The next round begins.
    NextRound,
    /// The bot's masterpieces.
    Masterpieces,
}

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out everything that needs neither choice nor chance (TB-17.4).
    fn settle(&mut self, first: NextStage) {
        let mut stage = first;
        loop {
            stage = match stage {
                NextStage::Input => return,
                NextStage::Decision => match self.position().only_decision() {
                    Some(decision) => self.decide(decision),
                    None => return,
                },
                other => self.carry_out(other),
            };
        }
    }

    /// Carries out a stage that waits for nothing, and returns the next one.
    // Most steps have none; merged into the loop above, it costs every step 4 % more instructions.
    #[inline(never)]
    fn carry_out(&mut self, stage: NextStage) -> NextStage {
        match stage {
            NextStage::Input | NextStage::Decision => stage,
            // TB-1: setup.
            NextStage::BonusToken => self.next_bonus_token(),
            NextStage::DiceAreRolled => self.after_rolling(),
            NextStage::StartExperiment => self.start_experiment(),
            NextStage::SetupRolls { left } => self.next_setup_roll(left),
            NextStage::FaceUpPair => self.next_open_card(),
            // TB-2: rounds and turns.
            NextStage::RoundStart => self.start_round(),
            NextStage::LayOut => self.lay_out(),
            NextStage::Turn(side) => self.start_turn(side),
            // TB-3: dice.
            NextStage::AllDice => self.all_dice(),
            NextStage::FullBowls => self.full_bowls(),
            // TB-10: the bot completes.
            NextStage::Completing => self.complete(),
            // TB-11: reaction.
            NextStage::Reaction => self.offer_reaction(),
            // TB-12: clean-up.
            NextStage::CleanUp(side) => self.clean_up(side),
            // TB-13: end of a round.
            NextStage::RoundEnd => self.end_round(),
            NextStage::NextRound => self.next_round(),
            // TB-15: final scoring.
            NextStage::Masterpieces => self.next_masterpiece(),
        }
    }

    /// Makes the position wait for chance, or for a decision with several answers.
    fn wait(&mut self, pending: Pending) -> NextStage {
        self.state.pending = pending;
        NextStage::Input
    }

    /// Makes the position wait for a decision that may have a single answer.
    fn offer(&mut self, pending: Pending) -> NextStage {
        self.state.pending = pending;
        NextStage::Decision
    }
}

impl Botmegistus {
    /// Returns the table of a new game, after everything that precedes the first input.
    pub(crate) fn begin(&self, events: &mut impl Events<Event>) -> State {
        let mut state = self.set_out();
        Table {
            game: self,
            state: &mut state,
            events,
        }
        .settle(NextStage::BonusToken);
        state
    }

    /// Takes one step, or returns the refusal.
    pub(crate) fn take(
        &self,
        state: &mut State,
        input: InputOf<Self>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        match input {
            Input::Decision(decision) => Position { game: self, state }.check(decision)?,
            Input::Chance(chance) => Position { game: self, state }.check_outcome(chance)?,
        }
        let mut table = Table {
            game: self,
            state,
            events,
        };
        let stage = table.apply(input);
        table.settle(stage);
        Ok(())
    }

    /// Returns the kind of input that a phase waits for: a decision, chance from one of the piles
    /// and dice, or none, with the digits of the human's score and the formulas that the bot bought.
    pub(crate) fn asks(state: &State) -> Next<([Digit; 3], u8)> {
        // One generator per pile, so that a seed deals the same cards from it whatever happens
        // elsewhere.
        let source = match state.pending {
            Pending::KeepArtifact { .. }
            | Pending::KeepExperiment { .. }
            | Pending::KeepMasterpiece { .. }
            | Pending::HumanDraft
            | Pending::HumanBoost
            | Pending::HumanSpend
            | Pending::HumanWindow(_)
            | Pending::Reaction
            | Pending::ReactionWindow(_)
            | Pending::HumanReport
            | Pending::ReportHundreds
            | Pending::ReportTens { .. }
            | Pending::ReportUnits { .. } => return Next::Decision,
            Pending::Over {
                digits,
                formulas_bought,
            } => return Next::Over((digits, formulas_bought)),
            Pending::RollDice { .. } => Source::new::<0>(),
            Pending::ChooseCard | Pending::ArtifactTie { .. } => Source::new::<1>(),
            Pending::SetupToken => Source::new::<2>(),
            Pending::SetupRoll { .. } => Source::new::<3>(),
            Pending::Specialization => Source::new::<4>(),
            Pending::RevealCard | Pending::FlipCard => Source::new::<5>(),
            Pending::DealArtifact { .. } => Source::new::<6>(),
            Pending::DealExperiment { .. } | Pending::BotStartExperiment => Source::new::<10>(),
            Pending::DealMasterpiece { .. } | Pending::BotMasterpiece => Source::new::<14>(),
            Pending::LayOut(slot) | Pending::Look { slot, .. } => match slot {
                DisplaySlot::Artifact(..) => of_round(ARTIFACTS, state.round),
                DisplaySlot::Experiment(..) => of_round(EXPERIMENTS, state.round),
            },
        };
        Next::Chance(source)
    }

    /// Returns the kind of input that a position waits for.
    pub(crate) fn waits_for(&self, state: &State) -> Next<Outcome> {
        match Self::asks(state) {
            Next::Decision => Next::Decision,
            Next::Chance(source) => Next::Chance(source),
            Next::Over((digits, formulas)) => Next::Over(self.outcome(state, digits, formulas)),
        }
    }
}
