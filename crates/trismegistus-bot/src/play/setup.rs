//! TB-1: setup.

use solo_core::{Bag, Each, Events, LargeSet, List, Set};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{
    ArtifactId, AutomaId, AutomaKind, Card, Colour, Element, ExperimentId, Level, PerElement,
    Symbol, TokenKind, TrackLevel,
};
use crate::chance::Hand;
use crate::event::Event;
use crate::options::GoldDelta;
use crate::phase::{Pending, Phase};
use crate::refusal::Refusal;
use crate::state::{PerSide, Side, State, Token};

/// The bot's starting Gold and Ethereal tokens (TB-1.13).
const STARTING_GOLD: u16 = 2;
const STARTING_ETHEREAL: u16 = 1;

/// Returns two cards in catalogue order.
fn in_order<T: Ord + Copy>(one: T, other: T) -> [T; 2] {
    [one.min(other), one.max(other)]
}

/// Returns the card of two that is not kept.
fn rejected<T: PartialEq + Copy>([one, other]: [T; 2], kept: T) -> T {
    if one == kept { other } else { one }
}

impl Botmegistus {
    /// Returns the table before the first chance step: everything is in its pile, and the bot has
    /// its tokens.
    pub(super) fn set_out(&self) -> State {
        let (catalogue, options) = (self.catalogue(), self.options());
        // TB-1.15: being placed on a level does not count as reaching it.
        let bot_level = u8::from(options.bot_start_level_1);
        let is_basic = |id: &AutomaId| catalogue.automa_card(*id).kind == AutomaKind::Basic;
        let mut unplaced = Bag::new();
        for kind in catalogue.all::<TokenKind>() {
            unplaced.put_several(kind, catalogue.token_card(kind).count);
        }
        State {
            unseen_artifacts: catalogue.all().collect(),
            unseen_experiments: catalogue.all().collect(),
            artifacts: PerSide::default(),
            completed: PerSide::default(),
            human_incomplete: LargeSet::EMPTY,
            bot_incomplete: List::default(),
            bot_masterpieces: List::default(),
            artifact_rows: Each::default(),
            experiment_rows: Each::default(),
            // TB-1.10, TB-1.11: the basic cards only; specialization cards are set aside.
            bot_deck: catalogue.all().filter(is_basic).collect(),
            bot_discard: Set::EMPTY,
            active_card: None,
            open_cards: Each::default(),
            specializations: List::new(Element::Earth),
            tokens: PerElement::default(),
            unplaced,
            levels: PerSide::new([PerElement::default(), PerElement::new([bot_level; 4])]),
            bowls: Each::default(),
            die_held: PerSide::default(),
            used: PerSide::new([List::new(Colour::Black); 2]),
            // TB-1.13: 2 Gold, one more or one fewer; TB-1.14: nothing else but a token.
            bot_gold: match options.bot_gold_delta {
                GoldDelta::Zero => STARTING_GOLD,
                GoldDelta::OneMore => STARTING_GOLD + 1,
                GoldDelta::OneFewer => STARTING_GOLD - 1,
            },
            bot_points: 0,
            bot_ethereal: STARTING_ETHEREAL,
            human_reactions: catalogue.reaction_markers(),
            round: 1,
            turn: None,
            // TB-1.1: the human begins, unless an option says otherwise.
            first: if options.bot_first {
                Side::Bot
            } else {
                Side::Human
            },
            passed: List::new(Side::Human),
            pending: Pending::SetupToken,
        }
    }

    /// Returns the first bonus space without a token, tracks in order, levels upward (TB-1.4).
    pub(crate) fn next_bonus_space(&self, state: &State) -> Option<TrackLevel<0>> {
        let mut tracks = self.catalogue().elements().into_iter();
        tracks.find_map(|track| {
            let mut levels = self.catalogue().bonus_spaces(track).iter().copied();
            let level = levels.find(|level| !state.has_token(track, *level))?;
            Some(TrackLevel { track, level })
        })
    }

    /// Returns the unseen starting artifacts (TB-1.5).
    pub(super) fn starting_artifacts(&self, state: &State) -> LargeSet<ArtifactId> {
        state.unseen_artifacts & self.catalogue().starting_artifacts()
    }

    /// Returns the unseen starting experiments (TB-1.7).
    pub(super) fn starting_experiments(&self, state: &State) -> LargeSet<ExperimentId> {
        state.unseen_experiments & self.catalogue().experiments_of(Level::Start)
    }

    /// Returns the unseen masterpieces (TB-1.7, TB-15.1).
    pub(super) fn unseen_masterpieces(&self, state: &State) -> LargeSet<ExperimentId> {
        state.unseen_experiments & self.catalogue().experiments_of(Level::Masterpiece)
    }

    /// Counts the setup rolls still to make (TB-1.17).
    pub fn setup_rolls_left(&self, state: &State) -> u8 {
        match state.pending {
            Pending::SetupRoll { left } => left,
            _ if state.round > 1 || state.turn.is_some() => 0,
            _ if state.phase() > Phase::SetupRoll => 0,
            _ => self.options().setup_rolls.number(),
        }
    }
}

impl Position<'_> {
    pub(super) fn can_place_token(self, at: TrackLevel<0>, kind: TokenKind) -> Result<(), Refusal> {
        Refusal::OtherBonusSpace.unless(self.game.next_bonus_space(self.state) == Some(at))?;
        Refusal::NoTokenLeft.unless(self.state.unplaced.contains(kind))
    }

    pub(super) fn can_deal_artifact(self, artifact: ArtifactId) -> Result<(), Refusal> {
        // TB-18.4: with lean reports this is the one that the human rejected, and nothing is dealt.
        let refusal = if self.game.is_lean() {
            Refusal::RejectedNotUnseen
        } else {
            Refusal::ArtifactNotUnseen
        };
        refusal.unless(self.game.starting_artifacts(self.state).contains(artifact))
    }

    pub(super) fn can_start_with(self, card: ExperimentId) -> Result<(), Refusal> {
        Refusal::StartNotUnseen.unless(self.game.starting_experiments(self.state).contains(card))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Waits for bonus tokens first, then begins the lay-out of round 1 (TB-1.3).
    pub(super) fn next_bonus_token(&mut self) -> NextStage {
        if self.game.next_bonus_space(self.state).is_some() {
            self.wait(Pending::SetupToken)
        } else {
            NextStage::RoundStart
        }
    }

    /// Places a token on its bonus space (TB-1.4).
    pub(super) fn place_token(&mut self, at: TrackLevel<0>, kind: TokenKind) -> NextStage {
        let TrackLevel { track, level } = at;
        self.state.tokens[track].push(Token { level, kind });
        self.state.unplaced.take(kind);
        self.emit(Event::TokenPlaced { track, level, kind });
        NextStage::BonusToken
    }

    /// Deals the human's cards once the dice of round 1 lie in their bowls (TB-1.5). Later rounds
    /// begin with a turn.
    pub(super) fn after_rolling(&mut self) -> NextStage {
        if self.state.round == 1 {
            self.wait(Pending::DealArtifact { first: None })
        } else {
            self.next_turn()
        }
    }

    /// Deals two starting artifacts, of which the human keeps one (TB-1.5).
    pub(super) fn deal_artifact(
        &mut self,
        first: Option<ArtifactId>,
        artifact: ArtifactId,
    ) -> NextStage {
        self.state.unseen_artifacts.remove(artifact);
        self.emit(Event::Dealt {
            card: Card::Artifact(artifact),
        });
        // TB-18.4: with lean reports only the rejected one is named.
        if self.game.is_lean() {
            self.give_rejected(None, artifact);
            return NextStage::StartExperiment;
        }
        self.wait(match first {
            Some(other) => Pending::KeepArtifact {
                dealt: in_order(other, artifact),
            },
            None => Pending::DealArtifact {
                first: Some(artifact),
            },
        })
    }

    /// Keeps an artifact; the bot gains the rejected one, and with it a personality card (TB-1.6).
    pub(super) fn keep_artifact(
        &mut self,
        dealt: [ArtifactId; 2],
        artifact: ArtifactId,
    ) -> NextStage {
        self.state.artifacts[Side::Human].insert(artifact);
        self.give_rejected(Some(artifact), rejected(dealt, artifact));
        self.wait(Pending::DealExperiment { first: None })
    }

    /// Gives the bot its artifact and its card (TB-1.6, TB-1.12).
    fn give_rejected(&mut self, artifact: Option<ArtifactId>, rejected: ArtifactId) {
        self.state.artifacts[Side::Bot].insert(rejected);
        self.emit(Event::Kept {
            card: artifact.map(Card::Artifact),
            rejected: Some(Card::Artifact(rejected)),
        });
        // TB-1.12: the other three leave the game.
        if self.options().personality_cards {
            let catalogue = self.catalogue();
            self.add_card(catalogue.personality_of(rejected));
        }
    }

    /// Takes a dealt experiment from its pile.
    fn deal(&mut self, card: ExperimentId) {
        self.state.unseen_experiments.remove(card);
        self.emit(Event::Dealt {
            card: Card::Experiment(card),
        });
    }

    /// Deals two starting experiments, of which the human keeps one (TB-1.7).
    pub(super) fn deal_experiment(
        &mut self,
        first: Option<ExperimentId>,
        card: ExperimentId,
    ) -> NextStage {
        self.deal(card);
        self.wait(match first {
            Some(other) => Pending::KeepExperiment {
                dealt: in_order(other, card),
            },
            None => Pending::DealExperiment { first: Some(card) },
        })
    }

    /// Deals two masterpieces, of which the human keeps one (TB-1.7).
    pub(super) fn deal_masterpiece(
        &mut self,
        first: Option<ExperimentId>,
        card: ExperimentId,
    ) -> NextStage {
        self.deal(card);
        // TB-1.7: a single masterpiece is kept without a decision.
        if self.options().human_one_masterpiece {
            self.keep(card, None);
            return NextStage::StartExperiment;
        }
        self.wait(match first {
            Some(other) => Pending::KeepMasterpiece {
                dealt: in_order(other, card),
            },
            None => Pending::DealMasterpiece { first: Some(card) },
        })
    }

    /// Keeps a starting experiment; the rejected card leaves the game (TB-1.8).
    pub(super) fn keep_experiment(
        &mut self,
        dealt: [ExperimentId; 2],
        card: ExperimentId,
    ) -> NextStage {
        self.keep(card, Some(rejected(dealt, card)));
        self.wait(Pending::DealMasterpiece { first: None })
    }

    /// Keeps a masterpiece; the rejected card leaves the game (TB-1.8).
    pub(super) fn keep_masterpiece(
        &mut self,
        dealt: [ExperimentId; 2],
        card: ExperimentId,
    ) -> NextStage {
        self.keep(card, Some(rejected(dealt, card)));
        NextStage::StartExperiment
    }

    fn keep(&mut self, kept: ExperimentId, rejected: Option<ExperimentId>) {
        self.state.human_incomplete.insert(kept);
        self.emit(Event::Kept {
            card: Some(Card::Experiment(kept)),
            rejected: rejected.map(Card::Experiment),
        });
    }

    /// Waits for a starting experiment of the bot, if an option gives it one (TB-1.16).
    pub(super) fn start_experiment(&mut self) -> NextStage {
        if self.options().bot_start_experiment {
            self.wait(Pending::BotStartExperiment)
        } else {
            self.begin_setup_rolls()
        }
    }

    /// Gives the bot its first incomplete experiment (TB-1.16).
    pub(super) fn give_start_experiment(&mut self, experiment: ExperimentId) -> NextStage {
        self.state.unseen_experiments.remove(experiment);
        self.state.bot_incomplete.push(experiment);
        self.emit(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        });
        self.begin_setup_rolls()
    }

    /// Begins the rolls of the option (TB-1.17).
    fn begin_setup_rolls(&self) -> NextStage {
        NextStage::SetupRolls {
            left: self.options().setup_rolls.number(),
        }
    }

    /// Waits for the next roll (TB-1.17). A sweep follows, even after none (TB-1.18).
    pub(super) fn next_setup_roll(&mut self, left: u8) -> NextStage {
        if left > 0 {
            return self.wait(Pending::SetupRoll { left });
        }
        self.sweep();
        NextStage::FaceUpPair
    }

    /// Moves the bot up the track of the essence; without one, up the lowest (TB-1.17). The roll is
    /// the first of this many.
    pub(super) fn setup_roll(&mut self, left: u8, symbol: Symbol) -> NextStage {
        self.emit(Event::SetupRolled { symbol });
        // TB-1.18: these steps follow all rules of steps.
        match self.catalogue().essence(symbol) {
            Some(element) => self.step_named(element),
            None => self.step_lowest(),
        }
        NextStage::SetupRolls {
            left: left.saturating_sub(1),
        }
    }

    /// Waits for two open cards with Advanced Planning, the left one first (TB-1.19).
    pub(super) fn next_open_card(&mut self) -> NextStage {
        if self.options().advanced_planning && Botmegistus::empty_place(self.state).is_some() {
            return self.wait(Pending::RevealCard);
        }
        self.next_turn()
    }

    /// Turns up a card beside the deck: in setup (TB-1.19), or in the bot's clean-up (TB-12.6).
    pub(super) fn turn_up(&mut self, hand: Hand, card: AutomaId) -> NextStage {
        self.state.bot_deck.remove(card);
        self.state.open_cards[hand] = Some(card);
        self.emit(Event::CardRevealed { hand, card });
        if self.state.turn.is_none() {
            NextStage::FaceUpPair
        } else {
            self.after_replacing()
        }
    }
}
