//! A board kept from events alone: what an app shows that looks at no position.

use std::collections::{BTreeMap, BTreeSet};

use solo_core::Kind;
use trismegistus_bot::{
    ArtifactId, AutomaId, AutomaKind, Botmegistus, Card, Colour, Die, Element, Event, ExperimentId,
    Hand, Reports, Section, Side, Symbol, TokenKind, View,
};

/// All that both sides share, and the bot's things. Values of both sides stand in the order human, bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub round: u8,
    pub first: Side,
    pub passed: Vec<Side>,
    pub bowls: [[u8; 3]; 6],
    pub artifacts: [Vec<Option<ArtifactId>>; 3],
    pub experiments: Vec<(Section, Vec<Option<ExperimentId>>)>,
    pub tokens: BTreeMap<(Element, u8), TokenKind>,
    pub levels: [[u8; 4]; 2],
    pub dice: [Option<Die>; 2],
    pub used: [Vec<Colour>; 2],
    pub gold: u16,
    pub ethereal: u16,
    pub vp: u16,
    pub bot_artifacts: BTreeSet<ArtifactId>,
    pub human_artifacts: BTreeSet<ArtifactId>,
    pub incomplete: Vec<ExperimentId>,
    pub human_incomplete: BTreeSet<ExperimentId>,
    pub completed: [BTreeSet<ExperimentId>; 2],
    pub reactions: u8,
    pub card: Option<AutomaId>,
    pub deck: BTreeSet<AutomaId>,
    pub discard: BTreeSet<AutomaId>,
    pub face_up: Vec<Option<AutomaId>>,
    pub specializations: Vec<Element>,
    pub drawn: Vec<ExperimentId>,
}

/// Returns the place of a side in a pair.
pub fn at(side: Side) -> usize {
    usize::from(side == Side::Bot)
}

pub fn of_symbol(symbol: Symbol) -> usize {
    symbol.index().into()
}

pub fn of_colour(colour: Colour) -> usize {
    colour.index().into()
}

pub fn of_track(track: Element) -> usize {
    track.index().into()
}

impl Board {
    /// Reads a view.
    pub fn of(view: &View) -> Self {
        let levels = |side: Side| {
            let levels = view.levels.get(&side).unwrap();
            Element::ALL.map(|track| *levels.get(&track).unwrap())
        };
        let bowls = Symbol::ALL.map(|symbol| {
            let bowl = view.bowls.get(&symbol).unwrap();
            Colour::ALL.map(|colour| *bowl.get(&colour).unwrap())
        });
        let tokens = view.tokens.0.iter().flat_map(|(track, tokens)| {
            let tokens = tokens.0.iter();
            tokens.map(|(level, kind)| ((*track, level.get()), *kind))
        });
        Self {
            round: view.round,
            first: view.first,
            passed: view.passed.clone(),
            bowls,
            artifacts: Colour::ALL.map(|colour| view.artifacts.get(&colour).unwrap().clone()),
            experiments: view.experiments.0.clone(),
            tokens: tokens.collect(),
            levels: [Side::Human, Side::Bot].map(levels),
            dice: [view.human.die, view.bot.die],
            used: [view.human.used.clone(), view.bot.used.clone()],
            gold: view.bot.gold,
            ethereal: view.bot.ethereal,
            vp: view.bot.vp,
            bot_artifacts: view.bot.artifacts.0.iter().copied().collect(),
            human_artifacts: view.human.artifacts.0.iter().copied().collect(),
            incomplete: view.bot.incomplete.clone(),
            human_incomplete: view.human.incomplete.0.iter().copied().collect(),
            completed: [&view.human.completed, &view.bot.completed]
                .map(|cards| cards.0.iter().copied().collect()),
            reactions: view.human.reactions,
            card: view.bot.card,
            deck: view.bot.deck.0.iter().copied().collect(),
            discard: view.bot.discard.0.iter().copied().collect(),
            face_up: view.bot.face_up.clone(),
            specializations: view.bot.specializations.clone(),
            drawn: view.masterpieces_drawn.clone(),
        }
    }

    /// Carries out what an event tells.
    pub fn happen(&mut self, game: &Botmegistus, event: &Event) {
        let lean = game.options().reports == Reports::Lean;
        match *event {
            Event::RoundStarted { round, first } if round > 1 => self.clear(game, round, first),
            Event::TokenPlaced { track, level, kind } => {
                self.tokens.insert((track, level), kind);
            }
            Event::ArtifactLaid {
                colour,
                slot,
                artifact,
            } => {
                self.refilled(lean);
                self.artifacts[of_colour(colour)][usize::from(slot) - 1] = Some(artifact);
            }
            Event::ExperimentLaid {
                section,
                slot,
                experiment,
            } => {
                self.refilled(lean);
                self.section(section)[usize::from(slot) - 1] = Some(experiment);
            }
            Event::DieRolled { colour, symbol } => {
                self.bowls[of_symbol(symbol)][of_colour(colour)] += 1;
            }
            Event::BowlsRerolled { ref symbols } => {
                for symbol in symbols {
                    self.bowls[of_symbol(*symbol)] = [0; 3];
                }
            }
            Event::Kept { card, rejected } => self.keep(lean, card, rejected),
            Event::CardAdded { card } => {
                self.deck.insert(card);
                let card = game.catalogue().automa_card(card);
                if card.kind == AutomaKind::Specialization {
                    self.specializations.extend(card.element());
                }
            }
            Event::CardRevealed { hand, card } => {
                self.put_away_card();
                self.deck.remove(&card);
                self.face_up[usize::from(hand == Hand::Right)] = Some(card);
            }
            Event::DeckReshuffled => {
                self.put_away_card();
                self.deck.append(&mut self.discard);
            }
            Event::TurnStarted { .. } | Event::RoundEnded { .. } => self.put_away_card(),
            Event::CardActive { card } => {
                self.card = Some(card);
                self.deck.remove(&card);
                for open in &mut self.face_up {
                    *open = open.filter(|one| *one != card);
                }
            }
            Event::BotDrafted {
                colour,
                from,
                symbol,
                potency,
            } => {
                self.draft(Side::Bot, colour, from, Die::new(colour, symbol, potency));
            }
            Event::HumanDrafted {
                colour,
                symbol,
                potency,
            } => {
                let potency = if lean { 5 } else { potency };
                self.draft(
                    Side::Human,
                    colour,
                    symbol,
                    Die::new(colour, symbol, potency),
                );
            }
            Event::EtherealSpent { side, potency } => {
                self.ethereal -= u16::from(side == Side::Bot);
                self.set_potency(side, potency);
            }
            Event::Spent { side, left, .. } => self.set_potency(side, left),
            Event::Stepped { side, track, level } => self.levels[at(side)][of_track(track)] = level,
            Event::GoldGained { amount } => self.gold += u16::from(amount),
            Event::EtherealGained { amount } => self.ethereal += u16::from(amount),
            Event::Scored { amount } => self.vp += u16::from(amount),
            Event::ArtifactTaken { side, artifact } => {
                for slot in self.artifacts.iter_mut().flatten() {
                    *slot = slot.filter(|one| *one != artifact);
                }
                match side {
                    Side::Human => self.human_artifacts.insert(artifact),
                    Side::Bot => self.bot_artifacts.insert(artifact),
                };
            }
            Event::ExperimentTaken { side, experiment } => {
                for slot in self.experiments.iter_mut().flat_map(|row| &mut row.1) {
                    *slot = slot.filter(|one| *one != experiment);
                }
                match side {
                    Side::Human => drop(self.human_incomplete.insert(experiment)),
                    Side::Bot => self.incomplete.push(experiment),
                }
            }
            Event::Completed {
                side,
                experiment,
                gold,
            } => {
                self.gold -= u16::from(gold);
                self.completed[at(side)].insert(experiment);
                match side {
                    Side::Human => drop(self.human_incomplete.remove(&experiment)),
                    Side::Bot => self.incomplete.retain(|one| *one != experiment),
                }
            }
            Event::Reacted => self.reactions -= 1,
            Event::DieUsed { side, colour } => {
                self.dice[at(side)] = None;
                self.used[at(side)].push(colour);
            }
            Event::Passed { side } => self.passed.push(side),
            Event::TokenRemoved { track, level, .. } => drop(self.tokens.remove(&(track, level))),
            Event::MasterpieceDrawn { experiment } => self.drawn.push(experiment),
            _ => {}
        }
    }

    /// A display is refilled after the active card is discarded (TB-12.7); in a look that is still in force.
    fn refilled(&mut self, lean: bool) {
        if !lean {
            self.put_away_card();
        }
    }

    /// Discards the active card (TB-12.5), which no event tells: the next one does.
    pub fn put_away_card(&mut self) {
        self.discard.extend(self.card.take());
    }

    fn clear(&mut self, game: &Botmegistus, round: u8, first: Side) {
        (self.round, self.first) = (round, first);
        self.passed.clear();
        self.bowls = Default::default();
        self.used = Default::default();
        self.reactions = game.catalogue().reaction_markers();
        self.artifacts
            .iter_mut()
            .flatten()
            .for_each(|slot| *slot = None);
        self.experiments
            .iter_mut()
            .flat_map(|row| &mut row.1)
            .for_each(|slot| *slot = None);
    }

    fn keep(&mut self, lean: bool, card: Option<Card>, rejected: Option<Card>) {
        match card {
            Some(Card::Artifact(artifact)) => drop(self.human_artifacts.insert(artifact)),
            Some(Card::Experiment(experiment)) => drop(self.human_incomplete.insert(experiment)),
            None => assert!(lean),
        }
        if let Some(Card::Artifact(artifact)) = rejected {
            self.bot_artifacts.insert(artifact);
        }
    }

    fn draft(&mut self, side: Side, colour: Colour, bowl: Symbol, die: Die) {
        self.bowls[of_symbol(bowl)][of_colour(colour)] -= 1;
        self.dice[at(side)] = Some(die);
    }

    pub fn set_potency(&mut self, side: Side, potency: u8) {
        let die = &mut self.dice[at(side)];
        *die = die.map(|die| Die::new(die.colour(), die.symbol(), potency));
    }

    pub fn section(&mut self, section: Section) -> &mut Vec<Option<ExperimentId>> {
        &mut self
            .experiments
            .iter_mut()
            .find(|row| row.0 == section)
            .unwrap()
            .1
    }

    /// Counts the dice in a bowl.
    pub fn potency(&self, bowl: Symbol) -> u8 {
        self.bowls[of_symbol(bowl)].iter().sum()
    }
}
