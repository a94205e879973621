//! A game of any type in numbers, behind an object-safe interface.

use std::sync::Arc;

use solo_core::{
    Countable, Dealer, FeatureSpec, FeatureSpecs, Features, Game, Input, Next, Numbers, OptionMap,
    Session, Source, Streams, Tables, draw, pick, settle, stream,
};
use solo_players::{Aim, Player, Score, Towards, player, step_seed};
use solo_table::{Due, ErrorKind, Json, Table, TableError};

use crate::luck::Luck;
use crate::names;
use crate::operations::{Learn, Numbered, Plan};

/// A step that does not follow from the steps before it.
#[derive(Clone, Copy)]
enum Done<D, C> {
    Decided(D),
    Reported(C),
    Dealt(Option<u64>),
}

/// Source of the outcomes of chance.
#[derive(Clone)]
enum Chance {
    Nobody,
    Streams(Box<Streams>),
    /// Streams of a saved game, at their present position.
    Saved(Box<Dealer>),
}

impl Chance {
    fn of(seed: Option<u64>) -> Self {
        seed.map_or(Self::Nobody, |seed| {
            Self::Streams(Box::new(Streams::new(seed)))
        })
    }
}

/// A game in progress: a position, the source of chance, and the steps so far.
#[derive(Clone)]
pub(crate) struct Learner<G: Game> {
    game: Arc<G>,
    state: G::State,
    chance: Chance,
    /// Saved game that this one resumes; `None` if it was dealt from `seed`.
    saved: Option<Arc<Session<G>>>,
    seed: Option<u64>,
    done: Vec<Done<G::Decision, G::Chance>>,
    /// Number of decisions and outcomes so far, as a table counts them.
    steps: u64,
}

impl<G: Numbered> Learner<G> {
    /// Resumes a session.
    pub(crate) fn going_on(session: &Session<G>) -> Self {
        let dealer = session.chance().clone();
        Self {
            game: Arc::new(session.game().clone()),
            state: session.state().clone(),
            seed: dealer.seed(),
            chance: match dealer.seed() {
                Some(_) => Chance::Saved(Box::new(dealer)),
                None => Chance::Nobody,
            },
            saved: Some(Arc::new(session.clone())),
            done: Vec::new(),
            steps: u64::try_from(session.len()).unwrap_or(u64::MAX),
        }
    }

    #[inline]
    fn settle(&mut self) {
        let (game, state) = (&*self.game, &mut self.state);
        let outcomes = match &mut self.chance {
            Chance::Nobody => 0,
            Chance::Streams(streams) => settle(game, state, &mut **streams, &mut (), |_| {}),
            Chance::Saved(dealer) => settle(game, state, &mut **dealer, &mut (), |_| {}),
        };
        self.steps = self.steps.saturating_add(outcomes.into());
    }

    #[inline]
    fn decide(&mut self, decision: G::Decision) -> Result<(), G::Refusal> {
        let input = Input::Decision(decision);
        self.game.advance(&mut self.state, input, &mut ())?;
        self.done.push(Done::Decided(decision));
        self.steps = self.steps.saturating_add(1);
        self.settle();
        Ok(())
    }

    fn player(&self, plan: Plan) -> Result<Box<dyn Player<G>>, TableError> {
        let Plan {
            kind,
            aim,
            playouts,
            seed,
        } = plan;
        player(&*self.game, kind, aim, playouts, seed)
            .map_err(|error| TableError::new(ErrorKind::NoNetwork, error))
    }

    /// Takes the decision of a player.
    fn choose(&mut self, player: &mut dyn Player<G>) -> Result<(), TableError> {
        let gives_up =
            || TableError::new(ErrorKind::GivesUp, "the player has no decision to offer");
        let decision = player.choose(&self.game, &self.state);
        let decision = decision.ok_or_else(gives_up)?;
        self.decide(decision)
            .map_err(|refusal| TableError::refused(&*self.game, &refusal))
    }

    fn unknown(number: u32, count: u32, what: &str) -> TableError {
        let last = count.saturating_sub(1);
        let message = format_args!("there is no {what} {number}; they count from 0 to {last}");
        TableError::new(ErrorKind::BadNumber, message)
    }
}

impl<G: Numbered> Learn for Learner<G> {
    fn boxed(&self) -> Box<dyn Learn> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn has_wins(&self) -> bool {
        G::HAS_WINS
    }

    fn options(&self) -> Json {
        Json::of(&OptionMap(Game::options(&*self.game).clone()))
    }

    fn tables(&self) -> Tables {
        self.game.tables()
    }

    fn actions(&self) -> usize {
        usize::try_from(G::Decision::count(&self.game)).unwrap_or(usize::MAX)
    }

    fn outcomes(&self) -> usize {
        usize::try_from(G::Chance::count(&self.game)).unwrap_or(usize::MAX)
    }

    fn most_steps(&self) -> u32 {
        G::MAX_STEPS
    }

    fn width(&self) -> usize {
        G::View::width(&self.game)
    }

    fn features(&self) -> Vec<FeatureSpec> {
        let mut specs = FeatureSpecs::default();
        G::View::describe(&self.game, &mut specs);
        let mut list = specs.list().to_vec();
        for spec in &mut list {
            let (path, id) = names::bare(&spec.name);
            // Flags and nouns, and what has no narrower bounds, keep those of their type.
            if let Some((low, high)) = self.game.bounds(&path, id).filter(|_| spec.high > 1) {
                (spec.low, spec.high) = (low, high);
            }
        }
        list
    }

    fn reset(&mut self, seed: Option<u64>) {
        self.done.clear();
        self.steps = 0;
        self.state = self.game.start();
        self.saved = None;
        self.seed = seed;
        self.chance = Chance::of(seed);
        self.settle();
    }

    fn deal(&mut self, seed: Option<u64>) {
        self.done.push(Done::Dealt(seed));
        self.chance = Chance::of(seed);
        self.settle();
    }

    fn due(&self) -> Due {
        Due::of(&self.game.next(&self.state))
    }

    fn legal_count(&self) -> usize {
        self.game.decisions(&self.state).len()
    }

    fn legal(&self) -> Vec<u32> {
        let decisions = self.game.decisions(&self.state);
        decisions
            .map(|decision| decision.number(&self.game))
            .collect()
    }

    fn mask(&self, out: &mut [bool]) {
        out.fill(false);
        for decision in self.game.decisions(&self.state) {
            let number = usize::try_from(decision.number(&self.game));
            if let Some(cell) = number.ok().and_then(|number| out.get_mut(number)) {
                *cell = true;
            }
        }
    }

    fn observe(&self, out: &mut [f32]) {
        out.fill(0.0);
        let view = self.game.view(&self.state);
        view.write(&self.game, &mut Numbers::new(out));
    }

    fn chances(&self) -> Vec<(u32, u32)> {
        let chances = self.game.chances(&self.state);
        chances
            .map(|(chance, weight)| (chance.number(&self.game), weight))
            .collect()
    }

    fn enter(&mut self, input: Input<u32, u32>) -> Result<usize, TableError> {
        match input {
            Input::Decision(number) => {
                let count = || G::Decision::count(&self.game);
                let decision = G::Decision::nth(&self.game, number)
                    .ok_or_else(|| Self::unknown(number, count(), "decision"))?;
                self.decide(decision)
                    .map_err(|refusal| TableError::refused(&*self.game, &refusal))?;
            }
            Input::Chance(number) => {
                let count = || G::Chance::count(&self.game);
                let chance = G::Chance::nth(&self.game, number)
                    .ok_or_else(|| Self::unknown(number, count(), "outcome"))?;
                let taken = self
                    .game
                    .advance(&mut self.state, Input::Chance(chance), &mut ());
                taken.map_err(|refusal| TableError::refused(&*self.game, &refusal))?;
                self.done.push(Done::Reported(chance));
                self.steps = self.steps.saturating_add(1);
                self.settle();
            }
        }
        Ok(self.legal_count())
    }

    fn act_nth(&mut self, index: usize) -> Result<usize, TableError> {
        let decision = self.game.decisions(&self.state).nth(index);
        let decision = decision.ok_or_else(|| {
            let count = self.legal_count();
            let message = format_args!("there is no legal decision at {index}, there are {count}");
            TableError::new(ErrorKind::BadNumber, message)
        })?;
        self.decide(decision)
            .map_err(|refusal| TableError::refused(&*self.game, &refusal))?;
        Ok(self.legal_count())
    }

    fn ended(&self) -> Option<(bool, i32)> {
        match self.game.next(&self.state) {
            Next::Over(outcome) => Some((G::won(&outcome), G::points(&outcome))),
            Next::Decision | Next::Chance(_) => None,
        }
    }

    fn score(&self) -> Option<Score> {
        match self.game.next(&self.state) {
            Next::Over(outcome) => Some(G::score(&outcome)),
            Next::Decision | Next::Chance(_) => None,
        }
    }

    fn worth(&self, aim: Aim) -> u32 {
        let worth = match self.game.next(&self.state) {
            Next::Over(outcome) => G::worth(aim, &outcome),
            Next::Decision | Next::Chance(_) => self.game.outlook(aim, &self.state),
        };
        worth.millionths()
    }

    fn play(&mut self, plan: Plan, stop: &mut dyn FnMut() -> bool) -> Result<u32, TableError> {
        let mut player = self.player(plan)?;
        let mut decisions: u32 = 0;
        while !stop() {
            match self.game.next(&self.state) {
                Next::Over(_) => break,
                Next::Chance(_) => {
                    let message = "nobody answers chance: give the game a seed, or report outcomes";
                    return Err(TableError::new(ErrorKind::NoDealer, message));
                }
                Next::Decision => {}
            }
            self.choose(&mut *player)?;
            decisions = decisions.saturating_add(1);
        }
        Ok(decisions)
    }

    fn play_with_luck(
        &mut self,
        seed: u64,
        plan: Plan,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<(u32, i64), TableError> {
        let mut player = self.player(plan)?;
        // Without a source of chance, which is asked here instead, and measured.
        self.reset(None);
        let mut luck = Luck::new(Streams::new(seed), Towards(plan.aim));
        let mut decisions: u32 = 0;
        loop {
            let outcomes = settle(&*self.game, &mut self.state, &mut luck, &mut (), |_| {});
            self.steps = self.steps.saturating_add(outcomes.into());
            if stop() || !matches!(self.game.next(&self.state), Next::Decision) {
                break;
            }
            self.choose(&mut *player)?;
            decisions = decisions.saturating_add(1);
        }
        self.seed = Some(seed);
        Ok((decisions, luck.millionths()))
    }

    fn race(&self, games: u64, seed: u64) -> (u64, u64) {
        let (game, mut generator) = (&*self.game, stream(seed, Source::new::<0>()));
        let (mut decisions, mut outcomes) = (0_u64, 0_u64);
        for _ in 0..games {
            let mut state = game.start();
            loop {
                let input = match game.next(&state) {
                    Next::Over(_) => break,
                    Next::Decision => pick(game, &state, &mut generator).map(Input::Decision),
                    Next::Chance(_) => draw(game, &state, &mut generator).map(Input::Chance),
                };
                match input {
                    Some(Input::Decision(_)) => decisions = decisions.saturating_add(1),
                    Some(Input::Chance(_)) => outcomes = outcomes.saturating_add(1),
                    None => break,
                }
                let taken = input.map(|input| game.advance(&mut state, input, &mut ()));
                if !matches!(taken, Some(Ok(()))) {
                    break;
                }
            }
        }
        (decisions, outcomes)
    }

    fn advice(&self, plan: Plan) -> Result<Option<u32>, TableError> {
        let seed = step_seed(plan.seed, self.steps);
        let plan = Plan { seed, ..plan };
        let decision = self.player(plan)?.choose(&self.game, &self.state);
        Ok(decision.map(|decision| decision.number(&self.game)))
    }

    fn action_text(&self, number: u32) -> Option<String> {
        let decision = G::Decision::nth(&self.game, number)?;
        Some(self.game.decision_text(decision).to_string())
    }

    fn outcome_text(&self, number: u32) -> Option<String> {
        let chance = G::Chance::nth(&self.game, number)?;
        Some(self.game.chance_text(chance).to_string())
    }

    fn view(&self) -> Json {
        Json::of(&self.game.view_data(&self.state))
    }

    #[cfg(feature = "schema")]
    fn schema(&self) -> solo_core::Value {
        let schema = self.game.schema();
        schema.get("view").cloned().unwrap_or_default()
    }

    fn table(&self) -> Table {
        let dealer = |seed: Option<u64>| seed.map_or_else(Dealer::nobody, Dealer::seeded);
        let mut session = match &self.saved {
            Some(saved) => saved.as_ref().clone(),
            None => Session::with_chance(self.game.as_ref().clone(), dealer(self.seed)),
        };
        for done in &self.done {
            // These inputs were accepted before, so they cannot be refused.
            let _ = match *done {
                Done::Decided(decision) => session.push(Input::Decision(decision)),
                Done::Reported(chance) => session.push(Input::Chance(chance)),
                Done::Dealt(seed) => {
                    session.set_chance(dealer(seed));
                    session.answer();
                    Ok(())
                }
            };
        }
        Table::of(session)
    }
}
