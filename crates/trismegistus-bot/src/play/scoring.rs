//! TB-15: final scoring and outcome.

use solo_core::{Events, List};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Card, Element, ExperimentId};
use crate::decision::Digit;
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::options::{FormulaGold, HumanReport, PointSpaces};
use crate::outcome::{Outcome, ScoreParts};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{Side, State};

/// Victory points per Ethereal token left (TB-15.8).
const POINTS_PER_ETHEREAL: u32 = 3;
/// Gold for one more formula, and the most formulas (TB-15.9).
const GOLD_PER_FORMULA: u16 = 2;
pub(crate) const MOST_FORMULAS: u8 = 7;

impl Botmegistus {
    /// Returns the masterpieces that the bot could complete, in the order drawn (TB-15.2, TB-15.3).
    fn reachable_masterpieces(&self, state: &State) -> List<ExperimentId, 3> {
        let gold = if self.options().masterpiece_gold {
            state.bot_gold
        } else {
            0
        };
        let drawn = state.bot_masterpieces();
        drawn
            .filter(|id| u16::from(self.price(state, *id)) <= gold)
            .collect()
    }

    /// Counts the different types among the bot's completed experiments (TB-15.9).
    pub(crate) fn types_completed(&self, state: &State) -> u8 {
        let completed = Element::ALL.map(|kind| self.has_completed(state, kind));
        completed.map(u8::from).into_iter().sum()
    }

    /// Counts the formulas that the bot buys with its Gold (TB-15.9, TB-15.10).
    fn formulas_to_buy(&self, state: &State) -> u8 {
        let types = self.types_completed(state);
        let affordable = u8::try_from(state.bot_gold / GOLD_PER_FORMULA).unwrap_or(u8::MAX);
        let most = affordable.min(MOST_FORMULAS - types);
        match self.options().formula_gold {
            FormulaGold::Greedy => most,
            FormulaGold::Optimal => {
                let points = |bought: u8| {
                    let formulas = self.catalogue().formula_points(types + bought);
                    u32::from(formulas) + u32::from(state.bot_gold - price_of_formulas(bought))
                };
                // Among equals the fewest.
                (1..=most).fold(0, |best, bought| {
                    if points(bought) > points(best) {
                        bought
                    } else {
                        best
                    }
                })
            }
        }
    }

    /// Returns the points of the victory point spaces reached (TB-15.6).
    fn track_points(&self, state: &State, side: Side) -> u32 {
        let points = Element::ALL.map(|track| {
            let levels = 0..=state.level(side, track);
            let mut spaces = levels.map(|level| self.catalogue().points_at(track, level));
            match self.options().vp_spaces {
                PointSpaces::Cumulative => spaces.map(u32::from).sum(),
                // The highest space with any points.
                PointSpaces::Highest => spaces.rfind(|points| *points > 0).map_or(0, u32::from),
            }
        });
        points.into_iter().sum()
    }

    /// Returns the points printed on completed experiments; incomplete ones cost nothing (TB-15.5).
    fn experiment_points(&self, state: &State, side: Side) -> u32 {
        let completed = state.completed(side);
        let points = completed.map(|id| self.catalogue().experiment_card(id).points);
        points.map(u32::from).sum()
    }

    /// Returns the bot's score if the game ended now, in victory points by parts: Gold buys
    /// formulas as at the end (TB-15.10), no masterpiece is drawn. At the end it is the bot's final
    /// score.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let score = game.score_so_far(&game.start());
    /// assert_eq!((score.ethereal, score.formulas, score.gold), (3, 1, 0), "a token, and 2 Gold for a formula");
    /// ```
    pub fn score_so_far(&self, state: &State) -> ScoreParts {
        match state.pending {
            Pending::Over {
                formulas_bought, ..
            } => self.score_parts(state, formulas_bought, state.bot_gold),
            _ => {
                let bought = self.formulas_to_buy(state);
                self.score_parts(state, bought, state.bot_gold - price_of_formulas(bought))
            }
        }
    }

    /// Returns the victory points of the human that the shared board shows: those of tracks and of
    /// completed experiments (TB-15.13), with lean reports without experiments (TB-18.16).
    pub fn human_board(&self, state: &State) -> u32 {
        self.experiment_points(state, Side::Human) + self.track_points(state, Side::Human)
    }

    /// Returns the bot's score with these formulas beside those of its types, and this Gold left.
    fn score_parts(&self, state: &State, formulas_bought: u8, gold: u16) -> ScoreParts {
        // TB-15.9: the formulas that count.
        let formulas = self.types_completed(state) + formulas_bought;
        ScoreParts {
            // TB-15.4: scored during the game.
            in_play: u32::from(state.bot_points),
            experiments: self.experiment_points(state, Side::Bot),
            tracks: self.track_points(state, Side::Bot),
            artifacts: self.artifact_points(state),
            ethereal: u32::from(state.bot_ethereal) * POINTS_PER_ETHEREAL,
            // TB-15.11: the catalogue's points for the count.
            formulas: u32::from(self.catalogue().formula_points(formulas)),
            // TB-15.12: 1 point per Gold left.
            gold: u32::from(gold),
        }
    }

    /// Returns the outcome of a game that is over, with the digits of the human's score.
    pub(super) fn outcome(
        &self,
        state: &State,
        digits: [Digit; 3],
        formulas_bought: u8,
    ) -> Outcome {
        let parts = self.score_parts(state, formulas_bought, state.bot_gold);
        let bot = parts.total();
        let human_board = self.human_board(state);
        let human = self.human_score(digits, human_board);
        // TB-15.14: strictly more, or the human has not won.
        let winner = if human > bot { Side::Human } else { Side::Bot };
        Outcome {
            winner,
            human,
            bot,
            parts,
            formula_count: self.types_completed(state) + formulas_bought,
            human_board,
        }
    }

    /// Returns the points of the symbols on the bot's artifacts (TB-15.7). Those of experiments do
    /// not count.
    fn artifact_points(&self, state: &State) -> u32 {
        let artifacts = state.bot_artifacts();
        let points = artifacts.map(|id| self.catalogue().artifact_card(id).points());
        points.map(u32::from).sum()
    }

    /// Returns the human's score from three digits, which report all or the rest (TB-15.13).
    fn human_score(&self, digits: [Digit; 3], board: u32) -> u32 {
        let [hundreds, tens, units] = digits.map(|digit| u32::from(digit.get()));
        let reported = hundreds * 100 + tens * 10 + units;
        match self.options().human_report {
            HumanReport::Total => reported,
            HumanReport::Rest => reported + board,
        }
    }
}

/// Returns the Gold for this many formulas (TB-15.9).
fn price_of_formulas(bought: u8) -> u16 {
    GOLD_PER_FORMULA * u16::from(bought)
}

impl Position<'_> {
    /// Checks that the masterpiece was never dealt (TB-15.1).
    pub(super) fn can_draw_masterpiece(self, card: ExperimentId) -> Result<(), Refusal> {
        Refusal::MasterpieceNotUnseen
            .unless(self.game.unseen_masterpieces(self.state).contains(card))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Draws the next masterpiece, up to the number of the option (TB-15.1).
    pub(super) fn next_masterpiece(&mut self) -> NextStage {
        let draw = usize::from(self.options().masterpiece_draw.number());
        if self.state.bot_masterpieces.len() < draw {
            return self.wait(Pending::BotMasterpiece);
        }
        self.complete_masterpiece();
        // TB-15.13: then come the tens and the units.
        self.wait(Pending::ReportHundreds)
    }

    /// Notes a drawn masterpiece; all that were drawn stay known (TB-15.1).
    pub(super) fn draw_masterpiece(&mut self, experiment: ExperimentId) -> NextStage {
        self.state.unseen_experiments.remove(experiment);
        self.state.bot_masterpieces.push(experiment);
        self.emit(Event::MasterpieceDrawn { experiment });
        NextStage::Masterpieces
    }

    /// Completes the most valuable masterpiece within reach (TB-15.2). Among equals it is the one
    /// drawn first.
    fn complete_masterpiece(&mut self) {
        let candidates = self.game.reachable_masterpieces(self.state);
        let worth = |id: &ExperimentId| self.catalogue().experiment_card(*id).points;
        let Some(choice) = candidates.iter().rev().copied().max_by_key(worth) else {
            return;
        };
        if candidates.len() > 1 {
            let card = |id| Candidate::Card(Card::Experiment(id));
            let (kind, reason) = (ChoiceKind::Masterpiece, Reason::BestMasterpiece);
            self.emit_choice(kind, &candidates, choice, card, reason);
        }
        // TB-15.3: with the option the missing levels are paid.
        let price = self.game.price(self.state, choice);
        self.pay_and_complete(choice, price);
    }

    /// Notes the digits of the human's score (TB-15.13). The bot buys its formulas, and the game
    /// ends.
    pub(super) fn report_units(&mut self, digits: [Digit; 3]) -> NextStage {
        let formulas_bought = self.game.formulas_to_buy(self.state);
        self.state.bot_gold -= price_of_formulas(formulas_bought);
        self.state.pending = Pending::Over {
            digits,
            formulas_bought,
        };
        self.events.push_with(|| {
            let outcome = self.game.outcome(self.state, digits, formulas_bought);
            let winner = outcome.winner;
            Event::GameOver { winner }
        });
        NextStage::Input
    }
}
