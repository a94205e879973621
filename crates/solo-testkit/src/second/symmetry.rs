//! A game against itself, under a map that changes nothing in its rules.

use solo_core::{Faults, Game, GameData, Input, InputOf, Next};

use ::proptest::strategy::Strategy;

use super::differences::{Sides, due, json};
use super::position::Due;
use super::search::{Breach, each_walk};
use crate::strategies::Walk;
use crate::trial::write_input;

/// Checks that a map of positions and inputs is a symmetry: the rules are the same on both sides of it.
///
/// At every position of this number of walks, and for every input that is possible there:
///
/// * the mapped position passes the audit of the game
/// * its list is the mapped list, in any order, with the same weights
/// * a step leads to a position whose image is where the mapped step leads
/// * a game that is over is over for both, with the same outcome
///
/// Events are not compared. The walks are the same in every run. `SOLO_LAW_GAMES` in the environment overrides their
/// number.
///
/// # Errors
/// A report of at most 40 lines: what differs, in the shortest game that was found; its options and steps, and a
/// save that leads there. A map that changes no position of these walks is an error as well.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::games;
/// use solo_testkit::symmetric;
/// use solo_core::{Face, Input, InputOf};
///
/// // Faces of a die cannot be exchanged: they count.
/// let turned = |_: &Ten, input: InputOf<Ten>| match input {
///     Input::Chance(face) => Input::Chance(Face::new(7 - face.pips()).unwrap_or(face)),
///     roll_or_stop => roll_or_stop,
/// };
/// let report = symmetric(&games(Ten), 100, |_, table| table.clone(), turned).unwrap_err();
/// assert!(report.starts_with("\
/// the map is not a symmetry:
///   chance 1, mapped to chance 6:
///   view.sum: 1 (the step, then the map), 6 (the map, then the step)
/// 1 step of ten, default options:
///   roll
/// "), "{report}");
///
/// // What changes nothing checks nothing.
/// let report = symmetric(&games(Ten), 100, |_, table| table.clone(), |_, input| input);
/// assert_eq!(report.unwrap_err(), "the map changes no position of ten, so it says nothing");
/// ```
#[doc(alias("metamorphic", "invariance"))]
pub fn symmetric<G: GameData>(
    walks: &impl Strategy<Value = Walk<G>>,
    games: u32,
    state: impl Fn(&G, &G::State) -> G::State,
    input: impl Fn(&G, InputOf<G>) -> InputOf<G>,
) -> Result<(), String> {
    let map = Symmetry { state, input };
    let mut moved = false;
    each_walk(walks, games, |walk| {
        for (steps, here) in walk.states().iter().enumerate() {
            let image = (map.state)(walk.game(), here);
            moved |= image != *here;
            let found = map.broken_at(walk.game(), here, &image);
            if !found.is_empty() {
                return Err(Breach::new(steps, "the map is not a symmetry:", &found));
            }
        }
        Ok(())
    })?;
    if moved {
        return Ok(());
    }
    let nothing = "so it says nothing";
    Err(format!(
        "the map changes no position of {}, {nothing}",
        G::NAME
    ))
}

struct Symmetry<S, I> {
    state: S,
    input: I,
}

const LISTS: Sides = ("before the map", "after the map");
const STEPS: Sides = ("the step, then the map", "the map, then the step");

impl<S, I> Symmetry<S, I> {
    /// Lists what differs between a position and its image.
    fn broken_at<G: GameData>(&self, game: &G, here: &G::State, image: &G::State) -> Vec<String>
    where
        S: Fn(&G, &G::State) -> G::State,
        I: Fn(&G, InputOf<G>) -> InputOf<G>,
    {
        let faults = Faults::found_by(|findings| game.audit(image, findings));
        if !faults.is_empty() {
            return Vec::from([format!("the mapped position is none of the game: {faults}")]);
        }
        let mapped = Due::of(game, here, |input| (self.input)(game, input)).sorted();
        let listed = Due::of(game, image, |input| input).sorted();
        let found = due(&mapped, &listed, LISTS);
        if !found.is_empty() {
            return found;
        }
        let steps = inputs(game, here).into_iter();
        let apart = |input| self.apart(game, (here, image), input);
        steps
            .map(apart)
            .find(|found| !found.is_empty())
            .unwrap_or_default()
    }

    /// Lists what differs between the position after a step and that after its image.
    fn apart<G: GameData>(
        &self,
        game: &G,
        (here, image): (&G::State, &G::State),
        input: InputOf<G>,
    ) -> Vec<String>
    where
        S: Fn(&G, &G::State) -> G::State,
        I: Fn(&G, InputOf<G>) -> InputOf<G>,
    {
        let mapped = (self.input)(game, input);
        let texts = (write_input(game, input), write_input(game, mapped));
        let begin = |what: &str| format!("{}, mapped to {}{what}", texts.0, texts.1);
        let refused = |what: G::Refusal| Vec::from([begin(&format!(", is refused: {what}"))]);
        let one = match game.apply(here, input) {
            Ok(after) => (self.state)(game, &after),
            Err(refusal) => return refused(refusal),
        };
        let other = match game.apply(image, mapped) {
            Ok(after) => after,
            Err(refusal) => return refused(refusal),
        };
        if one == other {
            return Vec::new();
        }
        // Views can be written, and determine their position: those are laws.
        let view = |state| serde_json::to_value(game.view_data(state)).unwrap_or_default();
        let mut found = Vec::from([begin(":")]);
        found.extend(json("view", Some(&view(&one)), Some(&view(&other)), STEPS));
        found
    }
}

/// Lists every input that a position waits for.
fn inputs<G: Game>(game: &G, state: &G::State) -> Vec<InputOf<G>> {
    match game.next(state) {
        Next::Decision => game.decisions(state).map(Input::Decision).collect(),
        Next::Chance(_) => game
            .chances(state)
            .map(|one| Input::Chance(one.0))
            .collect(),
        Next::Over(_) => Vec::new(),
    }
}

impl Due {
    fn sorted(mut self) -> Self {
        match &mut self {
            Self::Decision(list) => list.sort(),
            Self::Chance(list) => list.sort(),
            Self::Over(_) => {}
        }
        self
    }
}
