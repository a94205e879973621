//! TB-15: final scoring and outcome.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{Card, Element, ExperimentId};
use crate::decision::Digit;
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::game::Botmegistus;
use crate::options::{FormulaGold, HumanReport, PointSpaces};
use crate::outcome::{Outcome, ScoreParts};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Side, State, bit, fill_first, has, items};

/// Victory points per Ethereal token left (TB-15.8).
const POINTS_PER_ETHEREAL: u32 = 3;
/// Gold for one more formula, and the most formulas (TB-15.9).
const GOLD_PER_FORMULA: u16 = 2;
pub(crate) const MOST_FORMULAS: u8 = 7;

impl Botmegistus {
    /// Checks that the masterpiece was never dealt (TB-15.1).
    pub(super) fn check_masterpiece(
        &self,
        state: &State,
        card: ExperimentId,
    ) -> Result<(), Refusal> {
        let pile = self.masterpieces(state);
        Refusal::MasterpieceNotUnseen.unless(has(pile, card.place()))
    }

    /// Returns the masterpieces that the bot could complete, in the order drawn (TB-15.2, TB-15.3).
    fn reachable_masterpieces(&self, state: &State) -> ArrayVec<ExperimentId, 3> {
        let gold = if self.options().masterpiece_gold {
            state.gold
        } else {
            0
        };
        let mut reachable = items(&state.masterpieces);
        reachable.retain(|id| u16::from(self.price(state, *id)) <= gold);
        reachable
    }

    /// Counts the different types among the bot's completed experiments (TB-15.9).
    pub(crate) fn types_completed(&self, state: &State) -> u8 {
        let types = Element::all().filter(|kind| self.has_completed(state, *kind));
        u8::try_from(types.count()).unwrap_or(0)
    }

    /// Counts the formulas bought with this Gold (TB-15.9, TB-15.10).
    fn formulas_to_buy(&self, types: u8, gold: u16) -> u8 {
        let affordable = u8::try_from(gold.wrapping_div(GOLD_PER_FORMULA)).unwrap_or(u8::MAX);
        let most = affordable.min(MOST_FORMULAS.saturating_sub(types));
        match self.options().formula_gold {
            FormulaGold::Greedy => most,
            FormulaGold::Optimal => {
                let points = |bought: u8| {
                    let formulas = self
                        .catalogue()
                        .formula_points(types.saturating_add(bought));
                    let left = gold.saturating_sub(price_of_formulas(bought));
                    u32::from(formulas).saturating_add(u32::from(left))
                };
                // Among equals the fewest.
                (0..=most)
                    .rev()
                    .max_by_key(|bought| points(*bought))
                    .unwrap_or(0)
            }
        }
    }

    /// Returns the points of the victory point spaces reached (TB-15.6).
    fn track_points(&self, state: &State, side: Side) -> u32 {
        Element::all()
            .map(|track| {
                let (catalogue, level) = (self.catalogue(), state.level(side, track));
                match self.options().vp_spaces {
                    PointSpaces::Cumulative => u32::from(catalogue.points_up_to(track, level)),
                    // The highest space with any points.
                    PointSpaces::Highest => {
                        let mut spaces = (0..=level).map(|level| catalogue.points_at(track, level));
                        u32::from(spaces.rfind(|points| *points > 0).unwrap_or(0))
                    }
                }
            })
            .fold(0, u32::saturating_add)
    }

    /// Returns the points printed on completed experiments; incomplete ones cost nothing (TB-15.5).
    fn experiment_points(&self, state: &State, side: Side) -> u32 {
        state
            .completed(side)
            .map(|id| u32::from(self.catalogue().experiment_card(id).points))
            .fold(0, u32::saturating_add)
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
    #[must_use]
    pub fn score_so_far(&self, state: &State) -> ScoreParts {
        let mut state = *state;
        if state.phase != Phase::Over {
            self.buy_formulas(&mut state);
        }
        self.score_parts(&state)
    }

    /// Returns the victory points of the human that the shared board shows: those of tracks and of
    /// completed experiments (TB-15.13), with lean reports without experiments (TB-18.16).
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert_eq!(game.human_board(&game.start()), 0);
    /// ```
    #[must_use]
    pub fn human_board(&self, state: &State) -> u32 {
        self.experiment_points(state, Side::Human)
            .saturating_add(self.track_points(state, Side::Human))
    }

    /// Counts the formulas that count, after Gold was paid for them (TB-15.9).
    fn formula_count(&self, state: &State) -> u8 {
        self.types_completed(state)
            .saturating_add(state.formulas_bought)
    }

    /// Returns the bot's score, after Gold was paid for formulas.
    fn score_parts(&self, state: &State) -> ScoreParts {
        ScoreParts {
            // TB-15.4: scored during the game.
            in_play: u32::from(state.points),
            experiments: self.experiment_points(state, Side::Bot),
            tracks: self.track_points(state, Side::Bot),
            artifacts: self.artifact_points(state),
            ethereal: u32::from(state.ethereal).saturating_mul(POINTS_PER_ETHEREAL),
            // TB-15.11: the catalogue's points for the count.
            formulas: u32::from(self.catalogue().formula_points(self.formula_count(state))),
            // TB-15.12: 1 point per Gold left.
            gold: u32::from(state.gold),
        }
    }

    /// Returns the outcome of a game that is over.
    pub(super) fn outcome(&self, state: &State) -> Outcome {
        let parts = self.score_parts(state);
        let bot = parts.total();
        let human_board = self.human_board(state);
        let human = self.human_score(state, human_board);
        // TB-15.14: strictly more, or the human has not won.
        let winner = if human > bot { Side::Human } else { Side::Bot };
        Outcome {
            winner,
            human,
            bot,
            parts,
            formula_count: self.formula_count(state),
            human_board,
        }
    }

    /// Returns the points of the symbols on the bot's artifacts (TB-15.7). Those of experiments do
    /// not count.
    fn artifact_points(&self, state: &State) -> u32 {
        state
            .bot_artifacts()
            .map(|id| u32::from(self.catalogue().artifact_card(id).points()))
            .fold(0, u32::saturating_add)
    }

    /// Pays Gold for formulas (TB-15.10).
    fn buy_formulas(&self, state: &mut State) {
        let types = self.types_completed(state);
        state.formulas_bought = self.formulas_to_buy(types, state.gold);
        let price = price_of_formulas(state.formulas_bought);
        state.gold = state.gold.saturating_sub(price);
    }

    /// Returns the human's score from three digits, which report all or the rest (TB-15.13).
    fn human_score(&self, state: &State, board: u32) -> u32 {
        let reported = state.digits().fold(0_u32, |sum, digit| {
            sum.saturating_mul(10).saturating_add(u32::from(digit))
        });
        match self.options().human_report {
            HumanReport::Total => reported,
            HumanReport::Rest => reported.saturating_add(board),
        }
    }
}

/// Returns the Gold for this many formulas (TB-15.9).
fn price_of_formulas(bought: u8) -> u16 {
    GOLD_PER_FORMULA.saturating_mul(u16::from(bought))
}

impl<E: Events<Event>> Table<'_, E> {
    /// Draws the next masterpiece, up to the number of the option (TB-15.1).
    pub(super) fn next_masterpiece(&mut self) -> Due {
        let drawn = self.state.masterpieces().count();
        if drawn < usize::from(self.options().masterpiece_draw.number()) {
            return self.wait(Phase::BotMasterpiece);
        }
        self.complete_masterpiece();
        self.wait(Phase::ReportHundreds)
    }

    /// Notes a drawn masterpiece; all that were drawn stay known (TB-15.1).
    pub(super) fn draw_masterpiece(&mut self, experiment: ExperimentId) -> Due {
        self.state.unseen_experiments &= !bit(experiment.place());
        fill_first(&mut self.state.masterpieces, experiment);
        self.tell(Event::MasterpieceDrawn { experiment });
        Due::Masterpieces
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
            self.tell_choice(kind, candidates, choice, card, reason);
        }
        // TB-15.3: with the option the missing levels are paid.
        let price = self.game.price(self.state, choice);
        self.pay_and_complete(choice, price);
    }

    /// Notes a digit of the human's score (TB-15.13). After the last one the bot buys its formulas
    /// and the game ends.
    pub(super) fn report(&mut self, place: usize, digit: Digit) -> Due {
        if let Some(entry) = self.state.digits.get_mut(place) {
            *entry = Some(digit);
        }
        match place {
            0 => self.wait(Phase::ReportTens),
            1 => self.wait(Phase::ReportUnits),
            _ => self.end_game(),
        }
    }

    fn end_game(&mut self) -> Due {
        self.game.buy_formulas(self.state);
        self.events.push_with(|| {
            let winner = self.game.outcome(self.state).winner;
            Event::GameOver { winner }
        });
        self.wait(Phase::Over)
    }
}
