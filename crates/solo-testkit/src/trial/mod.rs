//! One random game, with its rules, its player and its reports.

#[cfg(test)]
mod tests;

use core::cell::{Cell, RefCell};

use solo_core::{Game, Input, InputOf, Next, Options, Picks, Source, below, draw, stream};

use solo_core::rand_pcg::Pcg32;

use super::play::Snapshot;
use super::readable::readable;
use super::report::{inputs_line, unusual};
use crate::panics::caught;

/// A player, by preference among the choices.
#[derive(Clone, Copy)]
enum Player {
    Any,
    First,
    Last,
    Changing,
}

/// One random game: its rules and its generator.
pub(super) struct Trial<G: Game> {
    pub(super) game: G,
    pub(super) number: u32,
    player: Player,
    /// Inputs that led to the position that is looked at, for reports of panics.
    at: RefCell<Vec<InputOf<G>>>,
    /// The number of steps that are looked at, once it is known.
    most: Cell<Option<u32>>,
    /// `true` if the game goes on for longer than any game may.
    endless: Cell<bool>,
    /// `true` if not even the start can be looked at: this is a matter of the law of lists.
    blind: Cell<bool>,
}

/// A look at a position of a game that is played.
type Visit<'a, G> = dyn FnMut(&Snapshot<'_, G>) -> Result<(), String> + 'a;

/// A look at a position of a game that was played, with the inputs that led to it.
type Revisit<'a, G> = dyn FnMut(&[InputOf<G>], &<G as Game>::State) -> Result<(), String> + 'a;

/// A game that was played.
pub(super) struct Played<G: Game> {
    pub(super) inputs: Vec<InputOf<G>>,
    /// The reason why it stopped before its end.
    pub(super) early: Option<Early>,
}

/// The reason why a game stops before its end.
#[derive(Debug)]
pub(super) enum Early {
    /// It goes on for too long.
    Long(String),
    /// A position has no legal input, or lists that cannot be read.
    Stuck(String),
    /// A listed input is refused, or panics.
    Refused(String),
}

impl Early {
    pub(super) fn sentence(&self) -> &str {
        match self {
            Self::Long(what) | Self::Stuck(what) | Self::Refused(what) => what,
        }
    }
}

/// The number of steps after which a game is taken for endless, even if its maximum is higher.
const LONGEST: u32 = 1 << 16;

/// The number of steps of an endless game that most laws look at.
const SHORT: u32 = 1_000;

impl<G: Game + Clone> Trial<G> {
    pub(super) fn new(base: &G, number: u32) -> Self {
        let mut generator = stream(u64::from(number), Source::new::<0>());
        let options = G::Options::SPECS
            .iter()
            .map(|_| random_number(&mut generator, number > 0))
            .collect();
        let walk = Picks {
            options,
            picks: Vec::new(),
        };
        let player = match number & 3 {
            0 => Player::Any,
            1 => Player::First,
            2 => Player::Last,
            _ => Player::Changing,
        };
        Self {
            game: walk.game(base),
            number,
            player,
            at: RefCell::new(Vec::new()),
            most: Cell::new(None),
            endless: Cell::new(false),
            blind: Cell::new(false),
        }
    }
}

fn random_number(generator: &mut Pcg32, random: bool) -> u16 {
    let number = u16::try_from(below(generator, 1 << 16)).unwrap_or(0);
    if random { number } else { 0 }
}

impl<G: Game> Trial<G> {
    /// Returns a generator for the random choices of a law in this game.
    pub(super) fn generator(&self) -> Pcg32 {
        stream(u64::from(self.number), Source::new::<2>())
    }

    /// Plays the game to its end.
    ///
    /// # Errors
    /// What `look` says, and the reason why a faulty game stops early.
    pub(super) fn play_out(
        &self,
        look: impl FnMut(&Snapshot<'_, G>) -> Result<(), String>,
    ) -> Result<(), String> {
        let played = self.walk(look)?;
        self.whole(&played)
    }

    /// Requires that a game has come to its end.
    pub(super) fn whole(&self, played: &Played<G>) -> Result<(), String> {
        let early = played.early.as_ref();
        early.map_or(Ok(()), |early| {
            Err(self.report(&played.inputs, early.sentence()))
        })
    }

    /// Plays the game as far as it goes and returns its inputs.
    ///
    /// A game that stops early is reported by the law of the end: the others look at what there is.
    pub(super) fn play(
        &self,
        look: impl FnMut(&Snapshot<'_, G>) -> Result<(), String>,
    ) -> Result<Vec<InputOf<G>>, String> {
        self.walk(look).map(|played| played.inputs)
    }

    /// Plays the game as far as it goes.
    pub(super) fn walk(
        &self,
        mut look: impl FnMut(&Snapshot<'_, G>) -> Result<(), String>,
    ) -> Result<Played<G>, String> {
        self.walk_with(&mut look)
    }

    /// Is compiled once for all laws.
    fn walk_with(&self, look: &mut Visit<'_, G>) -> Result<Played<G>, String> {
        let (game, most) = (&self.game, self.most());
        let mut generator = stream(u64::from(self.number), Source::new::<1>());
        let mut inputs = Vec::new();
        let mut events = Vec::new();
        self.note(&inputs);
        let started = caught("start_with_events", || game.start_with_events(&mut events));
        let mut state = started.map_err(|what| self.unseen(&what))?;
        let mut before = state.clone();
        let early = loop {
            if steps(&inputs) > most {
                inputs.pop();
                self.endless.set(true);
                break Some(Early::Long(format!("the game {}", self.too_long())));
            }
            if let Err(what) = readable(game, &state) {
                // No law looks at this position again.
                if inputs.pop().is_none() {
                    return Err(self.unseen(&what));
                }
                break Some(Early::Stuck(what));
            }
            look(&Snapshot {
                game,
                inputs: &inputs,
                events: &events,
                before: &before,
                state: &state,
            })
            .map_err(|what| self.report(&inputs, &what))?;
            let input = match self.choose(&state, &mut generator) {
                Ok(Some(input)) => input,
                Ok(None) => break None,
                Err(what) => break Some(Early::Stuck(what)),
            };
            events.clear();
            before.clone_from(&state);
            let taken = caught("advance", || game.advance(&mut state, input, &mut events));
            let text = || write_input(game, input);
            match taken {
                Ok(Ok(())) => inputs.push(input),
                Ok(Err(refusal)) => {
                    let what = format!("{} is listed, but refused: {refusal}", text());
                    break Some(Early::Refused(what));
                }
                Err(panic) => break Some(Early::Refused(format!("{panic}, at {}", text()))),
            }
            self.at.borrow_mut().push(input);
        };
        Ok(Played { inputs, early })
    }

    /// Looks at the whole game, even if it turns out to be endless.
    pub(super) fn in_full(self) -> Self {
        self.most.set(Some(G::MAX_STEPS.min(LONGEST)));
        self
    }

    /// Looks at the first part of an endless game.
    pub(super) fn in_short(self) -> Self {
        self.most.set(Some(G::MAX_STEPS.min(SHORT)));
        self
    }

    /// Returns whether the game goes on for longer than any game may.
    pub(super) const fn is_endless(&self) -> bool {
        self.endless.get()
    }

    /// Returns the report of a game that goes on.
    pub(super) fn too_long(&self) -> String {
        match self.most() {
            most if most == G::MAX_STEPS => format!("has more than MAX_STEPS = {most} steps"),
            most => format!("has more than {most} steps"),
        }
    }

    /// Returns the number of steps that are looked at: all, or the first ones of an endless game.
    pub(super) fn most(&self) -> u32 {
        if let Some(most) = self.most.get() {
            return most;
        }
        let whole = G::MAX_STEPS.min(LONGEST);
        let most = match whole {
            // Also what is endless takes no time then.
            0..=4_096 => whole,
            _ if self.ends_before(whole) => whole,
            _ => SHORT,
        };
        self.endless.set(most < whole);
        self.most.set(Some(most));
        most
    }

    /// Returns whether the game stops before it has that many steps.
    fn ends_before(&self, most: u32) -> bool {
        let mut generator = stream(u64::from(self.number), Source::new::<1>());
        let stops = caught("the game", || {
            let mut state = self.game.start();
            (0..most).any(|_| match self.choose(&state, &mut generator) {
                Ok(Some(input)) => self.game.advance(&mut state, input, &mut ()).is_err(),
                Ok(None) | Err(_) => true,
            })
        });
        stops.unwrap_or(true)
    }

    /// Notes what leads to the position that a law looks at.
    pub(super) fn note(&self, inputs: &[InputOf<G>]) {
        let mut at = self.at.borrow_mut();
        at.clear();
        at.extend_from_slice(inputs);
    }

    /// Returns the inputs that lead to the position that a law looks at.
    pub(super) fn noted(&self) -> Vec<InputOf<G>> {
        self.at.borrow().clone()
    }

    /// Returns the report of a game whose start cannot be looked at.
    fn unseen(&self, what: &str) -> String {
        self.blind.set(true);
        self.report(&[], what)
    }

    /// Returns whether not even the start of the game can be looked at.
    pub(super) const fn is_blind(&self) -> bool {
        self.blind.get()
    }

    /// Returns a random input; `None` when the game is over.
    pub(super) fn choose(
        &self,
        state: &G::State,
        generator: &mut Pcg32,
    ) -> Result<Option<InputOf<G>>, String> {
        let game = &self.game;
        match caught("next", || game.next(state))? {
            Next::Over(_) => Ok(None),
            Next::Decision => caught("decisions", || {
                let mut list = game.decisions(state);
                let count = u32::try_from(list.len()).unwrap_or(u32::MAX);
                let index = self.prefer(count, generator);
                usize::try_from(index)
                    .ok()
                    .and_then(|index| list.nth(index))
                    .map(|decision| Some(Input::Decision(decision)))
                    .ok_or_else(|| match count {
                        0 => String::from("a decision is due, but none is legal"),
                        _ => format!("there are {count} decisions, but none at {index}"),
                    })
            })?,
            Next::Chance(_) => caught("pick_chance", || draw(game, state, generator))?
                .map(|chance| Some(Input::Chance(chance)))
                .ok_or_else(|| String::from("chance is due, but nothing can be drawn")),
        }
    }

    fn prefer(&self, count: u32, generator: &mut Pcg32) -> u32 {
        let one = below(generator, count);
        let other = below(generator, count);
        match self.player {
            Player::Any => one,
            Player::First => one.min(other),
            Player::Last => one.max(other),
            Player::Changing => match below(generator, 3) {
                0 => one,
                1 => 0,
                _ => count.saturating_sub(1),
            },
        }
    }

    /// Replays these inputs and shows up to `limit` of the positions on the way.
    ///
    /// All of them are shown, or the first, the last and some between.
    pub(super) fn revisit(
        &self,
        inputs: &[InputOf<G>],
        limit: u32,
        mut look: impl FnMut(&[InputOf<G>], &G::State) -> Result<(), String>,
    ) -> Result<(), String> {
        self.revisit_with(inputs, limit, &mut look)
    }

    /// Is compiled once for all laws.
    fn revisit_with(
        &self,
        inputs: &[InputOf<G>],
        limit: u32,
        look: &mut Revisit<'_, G>,
    ) -> Result<(), String> {
        let mut generator = stream(u64::from(self.number), Source::new::<3>());
        let mut left = steps(inputs).saturating_add(1);
        let mut wanted = limit;
        let Ok(mut state) = caught("start", || self.game.start()) else {
            return Ok(());
        };
        for taken in 0..=inputs.len() {
            let so_far = inputs.get(..taken).unwrap_or(inputs);
            if let Some((&input, before)) = so_far.split_last() {
                let again = self.game.advance(&mut state, input, &mut ());
                again.map_err(|refusal| {
                    let text = write_input(&self.game, input);
                    let what =
                        format!("{text} was accepted, and is refused the next time: {refusal}");
                    self.report(before, &what)
                })?;
            }
            // Each of the positions left is chosen with the same probability.
            let chosen = below(&mut generator, left) < wanted;
            if chosen || taken == 0 || taken == inputs.len() {
                wanted = wanted.saturating_sub(1);
                self.note(so_far);
                look(so_far, &state).map_err(|what| self.report(so_far, &what))?;
            }
            left = left.saturating_sub(1);
        }
        Ok(())
    }

    /// Returns a report with its location: that of the position that a law looked at, if it has none.
    pub(super) fn located(&self, what: &str) -> String {
        if what.contains("\n  in game ") {
            return String::from(what);
        }
        let report = caught("decision_text", || self.report(&self.noted(), what));
        report.unwrap_or_else(|_| String::from(what))
    }

    /// Returns a report: the violation, its location, and the inputs that lead to it.
    ///
    /// The reason, which is the first line of `what`, comes before the data, which may be long.
    pub(super) fn report(&self, inputs: &[InputOf<G>], what: &str) -> String {
        let inputs: Vec<String> = inputs.iter().map(|&i| write_input(&self.game, i)).collect();
        let (reason, data) = what.split_at(what.find('\n').unwrap_or(what.len()));
        format!(
            "{reason}\n  in game {} of {}, {}{data}\n{}",
            self.number,
            G::NAME,
            unusual(self.game.options()),
            inputs_line(&inputs),
        )
    }
}

pub(super) fn write_input<G: Game>(game: &G, input: InputOf<G>) -> String {
    match input {
        Input::Decision(decision) => format!("decide {}", game.decision_text(decision)),
        Input::Chance(chance) => format!("chance {}", game.chance_text(chance)),
    }
}

pub(super) fn steps<T>(inputs: &[T]) -> u32 {
    u32::try_from(inputs.len()).unwrap_or(u32::MAX)
}
