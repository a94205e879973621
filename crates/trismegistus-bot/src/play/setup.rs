//! TB-1: setup.

use solo_core::bits::first;
use solo_core::{Events, Weight};

use super::{Due, Table};
use crate::catalogue::{
    ArtifactId, Card, Each, Element, ExperimentId, Level, Symbol, TokenKind, TrackLevel,
};
use crate::chance::{Chance, Hand};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::GoldDelta;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{DiceToRoll, Side, State, automa_bit, bit, first_bits, has};

/// The bot's starting Gold and Ethereal tokens (TB-1.13).
const STARTING_GOLD: u16 = 2;
const STARTING_ETHEREAL: u16 = 1;

impl Botmegistus {
    /// Returns the table before the first chance step: everything is in its pile, and the bot has
    /// its tokens.
    pub(super) fn set_out(&self) -> State {
        let catalogue = self.catalogue();
        let options = self.options();
        // TB-1.15: being placed on a level does not count as reaching it.
        let bot_level = u8::from(options.bot_start_level_1);
        State {
            unseen_artifacts: first_bits(catalogue.artifacts.len()),
            bot_artifacts: 0,
            human_artifacts: 0,
            unseen_experiments: first_bits(catalogue.experiments.len()),
            bot_completed: 0,
            human_incomplete: 0,
            human_completed: 0,
            to_roll: DiceToRoll::NONE,
            // TB-1.10, TB-1.11: the basic cards only; specialization cards are set aside.
            deck: catalogue.basic,
            discard: 0,
            tokens: Each([0; 4]),
            token_kinds: Each([0; 4]),
            unplaced: Each(core::array::from_fn(|kind| {
                let kind = u8::try_from(kind).ok().and_then(TokenKind::new);
                kind.map_or(0, |kind| catalogue.token_card(kind).count)
            })),
            bowls: Each([Each([0; 3]); 6]),
            artifact_rows: Each([[None; 4]; 3]),
            experiment_rows: Each([[None; 4]; 6]),
            levels: Each([Each([0; 4]), Each([bot_level; 4])]),
            dice: Each([None; 2]),
            used: Each([[None; 3]; 2]),
            // TB-1.13: 2 Gold, one more or one fewer; TB-1.14: nothing else but a token.
            gold: match options.bot_gold_delta {
                GoldDelta::Zero => STARTING_GOLD,
                GoldDelta::OneMore => STARTING_GOLD.saturating_add(1),
                GoldDelta::OneFewer => STARTING_GOLD.saturating_sub(1),
            },
            points: 0,
            ethereal: STARTING_ETHEREAL,
            phase: Phase::SetupToken,
            round: 1,
            turn: None,
            // TB-1.1: the human begins, unless an option says otherwise.
            first: if options.bot_first {
                Side::Bot
            } else {
                Side::Human
            },
            passed: [None; 2],
            incomplete: [None; 2],
            active: None,
            face_up: [None; 2],
            specializations: [None; 2],
            dealt: [None; 2],
            tie: None,
            look: None,
            next_slot: None,
            masterpieces: [None; 3],
            digits: [None; 3],
            setup_rolls_left: options.setup_rolls.number(),
            reactions: catalogue.reaction_markers(),
            artifact_taken: false,
            experiment_taken: false,
            parts_left: 0,
            reward: false,
            formulas_bought: 0,
        }
    }

    /// Returns the first bonus space without a token, tracks in order, levels upward (TB-1.4).
    #[inline]
    fn next_bonus_space(&self, state: &State) -> Option<TrackLevel<0>> {
        Element::all().find_map(|track| {
            let empty = self.catalogue().bonus_spaces(track) & !state.tokens.at(track);
            first(u64::from(empty)).map(|level| TrackLevel { track, level })
        })
    }

    pub(super) fn check_token(
        &self,
        state: &State,
        at: TrackLevel<0>,
        kind: TokenKind,
    ) -> Result<(), Refusal> {
        Refusal::OtherBonusSpace.unless(self.next_bonus_space(state) == Some(at))?;
        Refusal::NoTokenLeft.unless(state.unplaced.at(kind) > 0)
    }

    /// Returns one outcome per kind, with the number of its tokens as weight (TB-1.4).
    pub(super) fn tokens(&self, state: &State) -> impl Iterator<Item = (Chance, Weight)> {
        let due = Some(state).filter(|state| state.phase == Phase::SetupToken);
        let at = due.and_then(|state| self.next_bonus_space(state));
        at.into_iter().flat_map(move |at| {
            let kinds = self.catalogue().token_kinds();
            let weighed = kinds.map(move |kind| (kind, state.unplaced.at(kind)));
            let left = weighed.filter(|(_, tokens)| *tokens > 0);
            left.map(move |(kind, tokens)| (Chance::Token { at, kind }, Weight::from(tokens)))
        })
    }

    #[inline]
    pub(super) fn tokens_unplaced(state: &State) -> Weight {
        let left = state.unplaced.0.iter().copied().map(Weight::from);
        left.fold(0, Weight::saturating_add)
    }

    /// Returns the unseen starting artifacts (TB-1.5).
    #[inline]
    pub(super) fn starting_artifacts(&self, state: &State) -> u128 {
        state.unseen_artifacts & self.catalogue().starting_artifacts()
    }

    /// Returns the unseen starting experiments (TB-1.7).
    #[inline]
    pub(super) fn starting_experiments(&self, state: &State) -> u128 {
        state.unseen_experiments & self.catalogue().experiments_of(Level::Start)
    }

    /// Returns the unseen masterpieces (TB-1.7, TB-15.1).
    #[inline]
    pub(super) fn masterpieces(&self, state: &State) -> u128 {
        state.unseen_experiments & self.catalogue().experiments_of(Level::Masterpiece)
    }

    pub(super) fn check_deal_artifact(
        &self,
        state: &State,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        let pile = self.starting_artifacts(state);
        // TB-18.4: with lean reports this is the one that the human rejected, and nothing is dealt.
        let refusal = if self.is_lean() {
            Refusal::RejectedNotUnseen
        } else {
            Refusal::ArtifactNotUnseen
        };
        refusal.unless(has(pile, artifact.place()))
    }

    pub(super) fn check_deal_experiment(
        &self,
        state: &State,
        card: ExperimentId,
    ) -> Result<(), Refusal> {
        let pile = if state.phase == Phase::DealExperiment {
            self.starting_experiments(state)
        } else {
            self.masterpieces(state)
        };
        Refusal::ExperimentNotUnseen.unless(has(pile, card.place()))
    }

    pub(super) fn check_start_experiment(
        &self,
        state: &State,
        card: ExperimentId,
    ) -> Result<(), Refusal> {
        let pile = self.starting_experiments(state);
        Refusal::StartNotUnseen.unless(has(pile, card.place()))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Waits for bonus tokens first, then begins the lay-out of round 1 (TB-1.3).
    pub(super) fn next_bonus_token(&mut self) -> Due {
        if self.game.next_bonus_space(self.state).is_some() {
            self.wait(Phase::SetupToken)
        } else {
            Due::RoundStart
        }
    }

    /// Places a token on its bonus space (TB-1.4).
    pub(super) fn place_token(&mut self, at: TrackLevel<0>, kind: TokenKind) -> Due {
        let TrackLevel { track, level } = at;
        self.state
            .lay_token(self.game.catalogue(), track, level, kind);
        if let Some(left) = self.state.unplaced.get_mut(kind) {
            *left = left.saturating_sub(1);
        }
        self.tell(Event::TokenPlaced { track, level, kind });
        Due::BonusToken
    }

    /// Deals the human's cards after the lay-out of round 1 (TB-1.5). Later rounds begin with a
    /// turn.
    pub(super) fn dice_lie(&mut self) -> Due {
        if self.state.round == 1 {
            self.wait(Phase::DealArtifact)
        } else {
            Due::Turn(self.state.first)
        }
    }

    /// Deals two starting artifacts, of which the human keeps one (TB-1.5).
    pub(super) fn deal_artifact(&mut self, artifact: ArtifactId) -> Due {
        self.state.unseen_artifacts &= !bit(artifact.place());
        let card = Card::Artifact(artifact);
        self.tell(Event::Dealt { card });
        // TB-18.4: with lean reports only the rejected one is named.
        if self.game.is_lean() {
            self.give_rejected(None, artifact);
            return Due::StartExperiment;
        }
        self.deal(card, Phase::KeepArtifact)
    }

    /// Puts the card before the human, in catalogue order (TB-1.5, TB-1.7). The second one leaves a
    /// choice.
    fn deal(&mut self, card: Card, choice: Phase) -> Due {
        let [first, second] = &mut self.state.dealt;
        match *first {
            None => {
                *first = Some(card);
                Due::Input
            }
            Some(other) => {
                *first = Some(other.min(card));
                *second = Some(other.max(card));
                self.wait(choice)
            }
        }
    }

    /// Returns the dealt card that is not kept; both leave the table.
    fn rejected(&mut self, kept: Card) -> Option<Card> {
        let dealt = core::mem::take(&mut self.state.dealt);
        dealt.into_iter().flatten().find(|card| *card != kept)
    }

    /// Keeps an artifact; the bot gains the rejected one, and with it a personality card (TB-1.6).
    pub(super) fn keep_artifact(&mut self, artifact: ArtifactId) -> Due {
        self.state.human_artifacts |= bit(artifact.place());
        let other = self.rejected(Card::Artifact(artifact));
        if let Some(rejected) = other.and_then(Card::artifact) {
            self.give_rejected(Some(artifact), rejected);
        }
        self.wait(Phase::DealExperiment)
    }

    /// Gives the bot its artifact and its card (TB-1.6, TB-1.12).
    fn give_rejected(&mut self, artifact: Option<ArtifactId>, rejected: ArtifactId) {
        self.state.bot_artifacts |= bit(rejected.place());
        self.tell(Event::Kept {
            card: artifact.map(Card::Artifact),
            rejected: Some(Card::Artifact(rejected)),
        });
        // TB-1.12: the other three leave the game.
        if self.options().personality_cards
            && let Some(card) = self.catalogue().personality_of(rejected)
        {
            self.state.deck |= automa_bit(card);
            self.tell(Event::CardAdded { card });
        }
    }

    /// Deals two starting experiments, then two masterpieces; one of each is kept (TB-1.7).
    pub(super) fn deal_experiment(&mut self, experiment: ExperimentId) -> Due {
        self.state.unseen_experiments &= !bit(experiment.place());
        let card = Card::Experiment(experiment);
        self.tell(Event::Dealt { card });
        let masterpiece = self.state.phase == Phase::DealMasterpiece;
        // TB-1.7: a single masterpiece is kept without a decision.
        if masterpiece && self.options().human_one_masterpiece {
            return self.keep(experiment, None, Due::StartExperiment);
        }
        let then = if masterpiece {
            Phase::KeepMasterpiece
        } else {
            Phase::KeepExperiment
        };
        self.deal(card, then)
    }

    /// Keeps an experiment; the rejected card leaves the game (TB-1.8).
    pub(super) fn keep_experiment(&mut self, experiment: ExperimentId) -> Due {
        let rejected = self.rejected(Card::Experiment(experiment));
        if self.state.phase == Phase::KeepExperiment {
            self.keep(experiment, rejected, Due::Input);
            self.wait(Phase::DealMasterpiece)
        } else {
            self.keep(experiment, rejected, Due::StartExperiment)
        }
    }

    fn keep(&mut self, kept: ExperimentId, rejected: Option<Card>, then: Due) -> Due {
        self.state.human_incomplete |= bit(kept.place());
        let card = Some(Card::Experiment(kept));
        self.tell(Event::Kept { card, rejected });
        then
    }

    /// Waits for a starting experiment of the bot, if an option gives it one (TB-1.16).
    pub(super) fn start_experiment(&mut self) -> Due {
        if self.options().bot_start_experiment {
            self.wait(Phase::BotStartExperiment)
        } else {
            Due::SetupRoll
        }
    }

    /// Gives the bot its first incomplete experiment (TB-1.16).
    pub(super) fn give_start_experiment(&mut self, experiment: ExperimentId) -> Due {
        self.state.unseen_experiments &= !bit(experiment.place());
        self.state.incomplete = [Some(experiment), None];
        self.tell(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        });
        Due::SetupRoll
    }

    /// Waits for the rolls of the option (TB-1.17). A sweep follows, even after none (TB-1.18).
    pub(super) fn next_setup_roll(&mut self) -> Due {
        if self.state.setup_rolls_left > 0 {
            return self.wait(Phase::SetupRoll);
        }
        self.sweep();
        Due::FaceUpPair
    }

    /// Moves the bot up the track of the essence; without one, up the lowest (TB-1.17).
    pub(super) fn setup_roll(&mut self, symbol: Symbol) -> Due {
        self.state.setup_rolls_left = self.state.setup_rolls_left.saturating_sub(1);
        self.tell(Event::SetupRolled { symbol });
        // TB-1.18: these steps follow all rules of steps.
        match self.catalogue().essence(symbol) {
            Some(element) => self.step_named(element),
            None => self.step_lowest(),
        }
        Due::SetupRoll
    }

    /// Waits for two open cards with Advanced Planning, the left one first (TB-1.19).
    pub(super) fn next_open_card(&mut self) -> Due {
        if self.options().advanced_planning && Botmegistus::empty_place(self.state).is_some() {
            return self.wait(Phase::RevealCard);
        }
        Due::Turn(self.state.first)
    }

    /// Turns up a card beside the deck: in setup (TB-1.19), or in the bot's clean-up (TB-12.6).
    pub(super) fn reveal(&mut self, hand: Hand, card: crate::AutomaId) -> Due {
        self.state.deck &= !automa_bit(card);
        *self.state.face_up_at(hand) = Some(card);
        self.tell(Event::CardRevealed { hand, card });
        if self.state.turn.is_none() {
            Due::FaceUpPair
        } else {
            self.replaced()
        }
    }
}
