//! The rules, one file per chapter of RULES.md. This page is their table of contents: which phase
//! waits for what, and where it is ruled.

mod action;
mod cleanup;
mod completing;
mod dice;
mod draft;
mod gains;
mod game;
mod human;
mod round_end;
mod rounds;
mod scoring;
mod setup;
mod tracks;
mod turns;
mod window;

pub(crate) use action::branch_of_rest;
pub(crate) use dice::MOST_IN_BOWL;
pub(crate) use draft::HIGHEST_POTENCY;
pub(crate) use round_end::ROUNDS;
pub(crate) use scoring::MOST_FORMULAS;

use core::ops::ControlFlow;

use solo_core::{Events, Next, Source, Weight};

use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::{Phase, Side, State};

/// A position being played on: the rules, the position, and somebody who listens.
struct Table<'a, E> {
    game: &'a Botmegistus,
    state: &'a mut State,
    events: &'a mut E,
}

impl<'a, E: Events<Event>> Table<'a, E> {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    #[inline]
    fn catalogue(&self) -> &'a Catalogue {
        self.game.catalogue()
    }

    #[inline]
    fn options(&self) -> &'a Options {
        self.game.options()
    }
}

/// What comes next. Whatever needs neither choice nor chance happens inside the step before it
/// (TB-17.4), so a step runs from one thing to the next until it has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    /// The position waits for an input of its phase.
    Input,
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
    /// The human's cards, or the first turn of a later round.
    DiceLie,
    /// The bot's starting experiment, if it has one.
    StartExperiment,
    /// The next setup roll, if one is left.
    SetupRoll,
    /// The next of the two open cards, if one is missing.
    FaceUpPair,
    /// A side's turn.
    Turn(Side),
    /// The potency that the human spends.
    HumanSpend,
    /// A reporting window.
    Window,
    /// The rest of the active card.
    Action,
    /// The bot's incomplete experiments.
    Completing,
    /// The human's reaction.
    Reaction,
    /// The end of a turn.
    CleanUp,
    /// The end of the bot's turn after its open card was replaced.
    Replaced,
    /// The display, then the next turn.
    Refill,
    /// The other side's turn, or the end of the round.
    NextTurn,
    /// The next round, or final scoring.
    RoundEnd,
    /// The next round begins.
    NextRound,
    /// The bot's masterpieces.
    Masterpieces,
}

impl<E: Events<Event>> Table<'_, E> {
    /// TB-17.4: does everything that needs neither choice nor chance.
    fn settle(&mut self, first: Due) {
        let mut due = first;
        while due != Due::Input {
            due = match due {
                Due::Input => Due::Input,
                // TB-1: setup.
                Due::BonusToken => self.next_bonus_token(),
                Due::DiceLie => self.dice_lie(),
                Due::StartExperiment => self.start_experiment(),
                Due::SetupRoll => self.next_setup_roll(),
                Due::FaceUpPair => self.next_open_card(),
                // TB-2: rounds and turns.
                Due::RoundStart => self.start_round(),
                Due::LayOut => self.lay_out(),
                Due::NextTurn => self.next_turn(),
                Due::Turn(side) => self.start_turn(side),
                // TB-3: dice.
                Due::AllDice => self.all_dice(),
                Due::FullBowls => self.full_bowls(),
                // TB-7: the bot's action. TB-10: completing.
                Due::Action => self.go_on_with_action(),
                Due::Completing => self.complete(),
                // TB-11: reaction. TB-14: the human.
                Due::Reaction => self.offer_reaction(),
                Due::HumanSpend => self.offer_spending(),
                Due::Window => self.offer_window(),
                // TB-12: clean-up.
                Due::CleanUp => self.clean_up(),
                Due::Replaced => self.replaced(),
                Due::Refill => self.refill(),
                // TB-13: end of a round.
                Due::RoundEnd => self.end_round(),
                Due::NextRound => self.next_round(),
                // TB-15: final scoring.
                Due::Masterpieces => self.next_masterpiece(),
            };
        }
    }

    /// The position waits for this.
    #[inline]
    fn wait(&mut self, phase: Phase) -> Due {
        self.state.phase = phase;
        Due::Input
    }

    /// Carries out a decision that was checked.
    fn decide(&mut self, decision: Decision) {
        let due = match decision {
            Decision::KeepArtifact(artifact) => self.keep_artifact(artifact),
            Decision::KeepExperiment(experiment) => self.keep_experiment(experiment),
            Decision::Draft { symbol, colour } => self.human_draft(symbol, colour),
            Decision::Pass => self.human_pass(),
            Decision::Boost => self.boost(),
            Decision::NoBoost => Due::HumanSpend,
            Decision::Spend(amount) => self.human_spend(amount),
            Decision::Climb(track) => self.climb(track),
            Decision::TakeArtifact(artifact) => self.take_artifact(artifact),
            Decision::TakeExperiment(experiment) => self.take_experiment(experiment),
            Decision::Complete(experiment) => self.human_completes(experiment),
            Decision::End => self.end_window(),
            Decision::React => self.react(),
            Decision::Decline => Due::CleanUp,
            Decision::Hundreds(digit) => self.report(0, digit),
            Decision::Tens(digit) => self.report(1, digit),
            Decision::Units(digit) => self.report(2, digit),
        };
        self.settle(due);
    }

    /// Carries out a chance outcome that was checked.
    fn happen(&mut self, chance: Chance) {
        let due = match chance {
            Chance::Token { track, level, kind } => self.place_token(track, level, kind),
            Chance::LayArtifact {
                colour,
                slot,
                artifact,
            } => self.lay_artifact(colour, slot, artifact),
            Chance::LayExperiment {
                section,
                slot,
                experiment,
            } => self.lay_experiment(section, slot, experiment),
            Chance::Roll { symbol, .. } => self.roll(symbol),
            Chance::DealArtifact(artifact) => self.deal_artifact(artifact),
            Chance::DealExperiment(experiment) => self.deal_experiment(experiment),
            Chance::Start(experiment) => self.give_start_experiment(experiment),
            Chance::SetupRoll(symbol) => self.setup_roll(symbol),
            Chance::Reveal { hand, card } => self.reveal(hand, card),
            Chance::Pips(face) if self.state.phase == Phase::ChooseCard => self.choose_card(face),
            Chance::Pips(face) => self.break_tie(face),
            Chance::Flip(card) => self.flip(card),
            Chance::Special(element) => self.add_specialization(element),
            Chance::Masterpiece(experiment) => self.draw_masterpiece(experiment),
        };
        self.settle(due);
    }
}

impl Botmegistus {
    /// Who is asked in a phase: nobody, the human, or chance from one of the piles and dice.
    #[inline]
    pub(crate) fn asks(state: &State) -> Next<()> {
        // One generator per pile, so that a seed deals the same cards from it whatever happens
        // elsewhere.
        let source = match state.phase {
            Phase::KeepArtifact
            | Phase::KeepExperiment
            | Phase::KeepMasterpiece
            | Phase::HumanDraft
            | Phase::HumanBoost
            | Phase::HumanSpend
            | Phase::HumanWindow
            | Phase::Reaction
            | Phase::ReactionWindow
            | Phase::ReportHundreds
            | Phase::ReportTens
            | Phase::ReportUnits => return Next::Decision,
            Phase::Over => return Next::Over(()),
            Phase::RollDice => 0,
            Phase::ChooseCard | Phase::ArtifactTie => 1,
            Phase::SetupToken => 2,
            Phase::SetupRoll => 3,
            Phase::Specialization => 4,
            Phase::RevealCard | Phase::FlipCard => 5,
            Phase::DealArtifact => 6,
            Phase::LayArtifact => state.round.wrapping_add(6),
            Phase::DealExperiment | Phase::BotStartExperiment => 10,
            Phase::LayExperiment => state.round.wrapping_add(10),
            Phase::DealMasterpiece | Phase::BotMasterpiece => 14,
        };
        Next::Chance(Source::new(source))
    }

    /// What a position waits for.
    #[inline]
    pub(crate) fn waits_for(&self, state: &State) -> Next<Outcome> {
        match Self::asks(state) {
            Next::Decision => Next::Decision,
            Next::Chance(source) => Next::Chance(source),
            Next::Over(()) => Next::Over(self.outcome(state)),
        }
    }

    /// TB-17.3: whether a decision may be taken now, and if not, why.
    #[inline]
    fn check_decision(&self, state: &State, decision: Decision) -> Result<(), Refusal> {
        match (state.phase, decision) {
            (Phase::KeepArtifact, Decision::KeepArtifact(artifact)) => {
                Self::check_keep_artifact(state, artifact)
            }
            (Phase::KeepExperiment | Phase::KeepMasterpiece, Decision::KeepExperiment(card)) => {
                Self::check_keep_experiment(state, card)
            }
            (Phase::HumanDraft, Decision::Draft { symbol, colour }) => {
                Self::check_draft(state, symbol, colour)
            }
            (Phase::HumanDraft, Decision::Pass) => self.check_pass(),
            (Phase::HumanBoost, Decision::Boost | Decision::NoBoost)
            | (Phase::HumanWindow | Phase::ReactionWindow, Decision::End)
            | (Phase::Reaction, Decision::React | Decision::Decline) => Ok(()),
            (Phase::HumanSpend, Decision::Spend(amount)) => Self::check_spend(state, amount),
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::Climb(track)) => {
                self.check_climb(state, track)
            }
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::TakeArtifact(artifact)) => {
                self.check_take_artifact(state, artifact)
            }
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::TakeExperiment(card)) => {
                self.check_take_experiment(state, card)
            }
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::Complete(card)) => {
                self.check_complete(state, card)
            }
            (Phase::ReportHundreds, Decision::Hundreds(digit))
            | (Phase::ReportTens, Decision::Tens(digit))
            | (Phase::ReportUnits, Decision::Units(digit)) => Self::check_digit(digit),
            (phase, _) => Err(match Self::asks(state) {
                Next::Decision => Refusal::OtherDecision(phase),
                Next::Chance(_) => Refusal::ChanceIsDue,
                Next::Over(()) => Refusal::GameOver,
            }),
        }
    }

    /// TB-17.3: whether chance can show this now, and if not, why.
    #[inline]
    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        match (state.phase, chance) {
            (Phase::SetupToken, Chance::Token { track, level, kind }) => {
                self.check_token(state, track, level, kind)
            }
            (
                Phase::LayArtifact,
                Chance::LayArtifact {
                    colour,
                    slot,
                    artifact,
                },
            ) => self.check_lay_artifact(state, colour, slot, artifact),
            (
                Phase::LayExperiment,
                Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                },
            ) => self.check_lay_experiment(state, section, slot, experiment),
            (Phase::RollDice, Chance::Roll { colour, .. }) => Self::check_roll(state, colour),
            (Phase::DealArtifact, Chance::DealArtifact(artifact)) => {
                self.check_deal_artifact(state, artifact)
            }
            (Phase::DealExperiment | Phase::DealMasterpiece, Chance::DealExperiment(card)) => {
                self.check_deal_experiment(state, card)
            }
            (Phase::BotStartExperiment, Chance::Start(card)) => {
                self.check_start_experiment(state, card)
            }
            (Phase::SetupRoll, Chance::SetupRoll(_))
            | (Phase::ChooseCard | Phase::ArtifactTie, Chance::Pips(_)) => Ok(()),
            (Phase::RevealCard, Chance::Reveal { hand, card }) => {
                Self::check_reveal(state, hand, card)
            }
            (Phase::FlipCard, Chance::Flip(card)) => Self::check_flip(state, card),
            (Phase::Specialization, Chance::Special(element)) => self.check_special(state, element),
            (Phase::BotMasterpiece, Chance::Masterpiece(card)) => {
                self.check_masterpiece(state, card)
            }
            (phase, _) => Err(match Self::asks(state) {
                Next::Decision => Refusal::HumanIsDue,
                Next::Chance(_) if phase == Phase::RevealCard && state.turn.is_none() => {
                    Refusal::OpenPairIsDue
                }
                Next::Chance(_) => Refusal::OtherOutcome(phase),
                Next::Over(()) => Refusal::GameOver,
            }),
        }
    }

    /// Every legal decision, in the order of the rulebook.
    fn list_decisions(
        &self,
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut visit = visit;
        match state.phase {
            Phase::KeepArtifact => state
                .dealt_artifacts()
                .map(Decision::KeepArtifact)
                .try_for_each(visit),
            Phase::KeepExperiment | Phase::KeepMasterpiece => state
                .dealt_experiments()
                .map(Decision::KeepExperiment)
                .try_for_each(visit),
            Phase::HumanDraft => self.list_drafts(state, visit),
            Phase::HumanBoost => {
                visit(Decision::Boost)?;
                visit(Decision::NoBoost)
            }
            Phase::HumanSpend => Self::list_spending(state, visit),
            Phase::HumanWindow | Phase::ReactionWindow => self.list_window(state, visit),
            Phase::Reaction => {
                visit(Decision::React)?;
                visit(Decision::Decline)
            }
            Phase::ReportHundreds => (0..10).map(Decision::Hundreds).try_for_each(visit),
            Phase::ReportTens => (0..10).map(Decision::Tens).try_for_each(visit),
            Phase::ReportUnits => (0..10).map(Decision::Units).try_for_each(visit),
            Phase::SetupToken
            | Phase::LayArtifact
            | Phase::LayExperiment
            | Phase::RollDice
            | Phase::DealArtifact
            | Phase::DealExperiment
            | Phase::DealMasterpiece
            | Phase::BotStartExperiment
            | Phase::SetupRoll
            | Phase::RevealCard
            | Phase::ChooseCard
            | Phase::FlipCard
            | Phase::ArtifactTie
            | Phase::Specialization
            | Phase::BotMasterpiece
            | Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// Every chance outcome with its weight, in the order of the rulebook.
    fn list_chances(
        &self,
        state: &State,
        visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut visit = visit;
        if state.phase == Phase::SetupToken {
            return self.list_tokens(state, visit);
        }
        // TB-17.5: everything else is one case each.
        for case in 0..self.cases(state) {
            if let Some(chance) = self.nth_case(state, case) {
                visit(chance, 1)?;
            }
        }
        ControlFlow::Continue(())
    }
}
