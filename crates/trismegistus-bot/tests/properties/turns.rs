//! Turns and rounds by an own reading of TB-2 and TB-11 to TB-15.

use trismegistus_bot::{
    AutomaKind, Candidate, Card, ChoiceKind, Element, Event, ExperimentId, FormulaGold,
    PointSpaces, Reason, Reshuffle, ScoreParts, Side,
};

use super::board::{at, of_track};
use super::bot::{Reading, keep_best};

impl Reading<'_> {
    /// TB-11.1, TB-18.10: the human may react, or the turn is cleaned up.
    pub fn after_action(&mut self) {
        let asked = if self.is_lean() {
            self.board.passed.contains(&Side::Human) && self.game.catalogue().reaction_markers() > 0
        } else {
            self.board.reactions > 0
        };
        if !asked {
            self.clean_up(Side::Bot);
        }
    }

    /// TB-12.
    pub fn clean_up(&mut self, side: Side) {
        if let Some(die) = self.board.dice[at(side)].filter(|die| die.potency() == 0) {
            self.tell(Event::DieUsed {
                side,
                colour: die.colour(),
            });
            if self.board.used[at(side)].len() == 3 {
                self.tell(Event::Passed { side });
            }
        }
        self.sweep();
        if side == Side::Human {
            return self.refill();
        }
        self.board.put_away_card();
        if self.board.round == 3 && self.board.passed.contains(&Side::Bot) {
            return self.refill();
        }
        if self.game.options().advanced_planning {
            return self.need_card();
        }
        self.replaced();
    }

    /// TB-12.4.
    pub fn sweep(&mut self) {
        let levels = self.board.levels;
        let reached = |track: Element| levels[0][of_track(track)].max(levels[1][of_track(track)]);
        let tokens = self.board.tokens.clone();
        for ((track, level), kind) in tokens
            .into_iter()
            .filter(|((track, level), _)| *level <= reached(*track))
        {
            self.tell(Event::TokenRemoved { track, level, kind });
        }
    }

    fn need_card(&mut self) {
        if self.board.deck.is_empty() && !self.board.discard.is_empty() {
            self.tell(Event::DeckReshuffled);
        }
    }

    /// TB-4.3.
    pub fn replaced(&mut self) {
        if self.game.options().reshuffle == Reshuffle::OnEmpty {
            self.need_card();
        }
        self.refill();
    }

    /// TB-2.4 to TB-2.7.
    fn refill(&mut self) {
        if self.board.passed.len() == 2 {
            return self.end_round();
        }
        let options = self.game.options();
        if !self.is_lean() && (options.refill_artifacts || options.refill_experiments) {
            // Cards may come first.
            return;
        }
        self.next_turn();
    }

    fn next_turn(&mut self) {
        let Some(turn) = self.turn else {
            return;
        };
        let passed = self.board.passed.contains(&turn.other());
        self.start_turn(if passed { turn } else { turn.other() });
    }

    pub fn start_turn(&mut self, side: Side) {
        self.tell(Event::TurnStarted { side });
        if side == Side::Bot && !self.game.options().advanced_planning {
            self.need_card();
        }
    }

    /// TB-13.
    fn end_round(&mut self) {
        let round = self.board.round;
        self.tell(Event::RoundEnded { round });
        if round == 3 {
            if self.game.options().masterpiece_draw.number() == 0 {
                self.complete_masterpiece();
            }
            return;
        }
        self.tell(Event::EtherealGained { amount: round + 1 });
        if !self.game.options().specialization_cards {
            return self.next_round();
        }
        if let [element] = self.leading()[..] {
            self.specialize(element);
        }
    }

    /// The elements with the most symbols (TB-13.3, TB-13.6).
    pub fn leading(&self) -> Vec<Element> {
        let mut open: Vec<Element> = Element::ALL
            .into_iter()
            .filter(|element| !self.board.specializations.contains(element))
            .collect();
        keep_best(&mut open, |element| self.symbols(element));
        open
    }

    pub fn symbols(&self, element: Element) -> usize {
        let catalogue = self.game.catalogue();
        let artifacts = self.board.bot_artifacts.iter();
        let on_artifacts: usize = artifacts
            .map(|id| usize::from(catalogue.artifact_card(*id).symbols()[element]))
            .sum();
        let completed = self.board.completed[1].iter();
        on_artifacts
            + completed
                .filter(|id| catalogue.experiment_card(**id).kind == element)
                .count()
    }

    pub fn specialize(&mut self, element: Element) {
        let mut cards = self.game.catalogue().all();
        let card = cards.find(|id| {
            let card = self.game.catalogue().automa_card(*id);
            card.kind == AutomaKind::Specialization && card.element() == Some(element)
        });
        if let Some(card) = card {
            self.tell(Event::CardAdded { card });
        }
        self.next_round();
    }

    fn next_round(&mut self) {
        let (round, first) = (self.board.round + 1, self.board.passed[0]);
        self.tell(Event::RoundStarted { round, first });
    }

    // TB-15.

    /// TB-15.2, TB-15.3.
    pub fn complete_masterpiece(&mut self) {
        let gold = if self.game.options().masterpiece_gold {
            self.board.gold
        } else {
            0
        };
        let drawn = self.board.drawn.iter();
        let able: Vec<ExperimentId> = drawn
            .filter(|id| self.shortfall(Side::Bot, **id) <= gold)
            .copied()
            .collect();
        let mut best = able.clone();
        keep_best(&mut best, |id| {
            self.game.catalogue().experiment_card(id).points
        });
        if let Some(&choice) = best.first() {
            let card = |id| Candidate::Card(Card::Experiment(id));
            let candidates = able.into_iter().map(card).collect();
            self.choose(
                ChoiceKind::Masterpiece,
                candidates,
                card(choice),
                Reason::BestMasterpiece,
            );
            self.completes(choice);
        }
    }

    /// VP of experiments and of tracks of a side (TB-15.5, TB-15.6).
    pub fn shown(&self, side: Side) -> [u32; 2] {
        let catalogue = self.game.catalogue();
        let completed = self.board.completed[at(side)].iter();
        let experiments = completed
            .map(|id| u32::from(catalogue.experiment_card(*id).points))
            .sum();
        let tracks = Element::ALL.into_iter().map(|track| {
            let level = self.board.levels[at(side)][of_track(track)];
            let spaces = (0..=level).map(|level| u32::from(catalogue.points_at(track, level)));
            match self.game.options().vp_spaces {
                PointSpaces::Highest => spaces.rev().find(|vp| *vp > 0).unwrap_or(0),
                _ => spaces.sum(),
            }
        });
        [experiments, tracks.sum()]
    }

    /// Returns the number of formulas, and those that Gold has bought (TB-15.9, TB-15.10).
    pub fn formulas(&self) -> (u8, u8) {
        let catalogue = self.game.catalogue();
        let types = Element::ALL.into_iter().filter(|kind| {
            let mut completed = self.board.completed[1].iter();
            completed.any(|id| catalogue.experiment_card(*id).kind == *kind)
        });
        let types = u8::try_from(types.count()).unwrap();
        let gold = self.board.gold;
        let mut bought: Vec<u8> = (0..=7 - types)
            .filter(|bought| 2 * u16::from(*bought) <= gold)
            .collect();
        if self.game.options().formula_gold == FormulaGold::Optimal {
            keep_best(&mut bought, |bought| {
                catalogue.formula_points(types + bought) + gold - 2 * u16::from(bought)
            });
            bought.truncate(1);
        }
        let bought = bought.pop().unwrap();
        (types + bought, bought)
    }

    /// The bot's points if the game ended now.
    pub fn score(&self) -> ScoreParts {
        let (count, bought) = self.formulas();
        let [experiments, tracks] = self.shown(Side::Bot);
        let symbols: usize = self
            .board
            .bot_artifacts
            .iter()
            .map(|id| self.game.catalogue().artifact_card(*id).symbols())
            .map(|symbols| {
                symbols
                    .values()
                    .iter()
                    .map(|number| usize::from(*number))
                    .sum::<usize>()
            })
            .sum();
        ScoreParts {
            in_play: self.board.vp.into(),
            experiments,
            tracks,
            artifacts: 3 * u32::try_from(symbols).unwrap(),
            ethereal: 3 * u32::from(self.board.ethereal),
            formulas: self.game.catalogue().formula_points(count).into(),
            gold: u32::from(self.board.gold) - 2 * u32::from(bought),
        }
    }
}
