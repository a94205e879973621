//! The tree of a search, with explicit chance nodes.

use alloc::vec::Vec;

use rand_pcg::Pcg32;
use solo_core::{Game, Input, InputOf, Next, below, draw};

use crate::budget::Meter;
use crate::worth::{Mean, Worth};

/// An index in the tree; the root is 0.
type Place = usize;

/// The kind of step that continues from a node.
enum Kind<G: Game> {
    /// The player decides; these decisions were never tried.
    Decision { untried: Vec<G::Decision> },
    /// Chance decides.
    Chance,
    /// The end of the game.
    Over,
}

/// A position and its results.
struct Node<G: Game> {
    state: G::State,
    kind: Kind<G>,
    /// Inputs tried from here, and their nodes.
    branches: Vec<(InputOf<G>, Place)>,
    /// Mean worth of the visits.
    visits: Mean,
}

impl<G: Game> Node<G> {
    fn new(game: &G, state: G::State) -> Self {
        let kind = match game.next(&state) {
            Next::Over(_) => Kind::Over,
            Next::Chance(_) => Kind::Chance,
            Next::Decision => Kind::Decision {
                untried: game.decisions(&state).collect(),
            },
        };
        Self {
            state,
            kind,
            branches: Vec::new(),
            visits: Mean::default(),
        }
    }

    /// Returns the node of a step that was tried before, or else its index among the branches.
    fn branch(&self, input: InputOf<G>) -> Result<Place, usize> {
        let found = self
            .branches
            .binary_search_by_key(&input, |branch| branch.0);
        found.and_then(|at| self.branches.get(at).map(|branch| branch.1).ok_or(at))
    }
}

/// The search tree from one position.
pub(crate) struct Tree<'a, G: Game> {
    game: &'a G,
    nodes: Vec<Node<G>>,
    /// Path of the present walk, from the root.
    path: Vec<Place>,
    /// Bonus for branches with few visits, in hundredths.
    curiosity: u32,
    /// Lowest and highest worth so far: the scale depends on the game.
    seen: Option<(Worth, Worth)>,
}

impl<'a, G: Game> Tree<'a, G> {
    pub(crate) fn new(game: &'a G, state: &G::State, curiosity: u32) -> Self {
        Self {
            game,
            nodes: Vec::from([Node::new(game, state.clone())]),
            path: Vec::new(),
            curiosity,
            seen: None,
        }
    }

    /// Walks down to a new position or to an end, and returns it; `None` if the budget does not
    /// suffice.
    ///
    /// At chance steps it follows the weights, at decisions the mean and the bonus.
    pub(crate) fn descend(
        &mut self,
        generator: &mut Pcg32,
        meter: &mut Meter,
    ) -> Option<&G::State> {
        let mut place: Place = 0;
        self.path.clear();
        loop {
            self.path.push(place);
            let node = self.nodes.get_mut(place)?;
            let (input, known) = match &mut node.kind {
                Kind::Over => break,
                Kind::Chance => {
                    let input = Input::Chance(draw(self.game, &node.state, generator)?);
                    (input, node.branch(input).ok())
                }
                Kind::Decision { untried } if !untried.is_empty() => {
                    let count = u32::try_from(untried.len()).unwrap_or(u32::MAX);
                    let at = usize::try_from(below(generator, count)).unwrap_or(0);
                    (Input::Decision(untried.swap_remove(at)), None)
                }
                Kind::Decision { .. } => {
                    let (input, next) = self.most_promising(place)?;
                    (input, Some(next))
                }
            };
            match known {
                Some(next) => place = next,
                None => {
                    place = self.grow(place, input, meter)?;
                    self.path.push(place);
                    break;
                }
            }
        }
        self.nodes.get(place).map(|node| &node.state)
    }

    /// Adds the position after a step.
    fn grow(&mut self, place: Place, input: InputOf<G>, meter: &mut Meter) -> Option<Place> {
        meter.step()?;
        let next = self.nodes.len();
        let node = self.nodes.get_mut(place)?;
        let after = self.game.apply(&node.state, input).ok()?;
        let at = node.branch(input).err()?;
        node.branches.insert(at, (input, next));
        self.nodes.push(Node::new(self.game, after));
        Some(next)
    }

    /// Adds the result to every position of the walk.
    pub(crate) fn learn(&mut self, worth: Worth) {
        self.seen = match self.seen {
            None => Some((worth, worth)),
            Some((least, greatest)) => Some((least.min(worth), greatest.max(worth))),
        };
        for &place in &self.path {
            if let Some(node) = self.nodes.get_mut(place) {
                node.visits.add(worth, 1);
            }
        }
    }

    /// Returns the most promising branch, by mean so far plus bonus.
    fn most_promising(&self, place: Place) -> Option<(InputOf<G>, Place)> {
        let node = self.nodes.get(place)?;
        let (least, greatest) = self.seen.unwrap_or_default();
        let spread = greatest.millionths().saturating_sub(least.millionths());
        let attraction = u64::from(spread)
            .saturating_mul(u64::from(self.curiosity))
            .checked_div(100)
            .unwrap_or(0);
        let parent = logarithm(node.visits.weight());
        let promise = |place: Place| {
            let node = self.nodes.get(place)?;
            let mean = u64::from(node.visits.worth().millionths());
            Some(mean.saturating_add(unknown(parent, node.visits.weight(), attraction)))
        };
        // The first of equals: ascending, hence the same on every machine.
        let mut best: Option<(u64, InputOf<G>, Place)> = None;
        for &(input, next) in &node.branches {
            let promise = promise(next)?;
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, input, next));
            }
        }
        best.map(|(_, input, next)| (input, next))
    }

    /// Returns the results of a step from the root.
    pub(crate) fn tried(&self, input: InputOf<G>) -> Mean {
        let place = self.nodes.first().and_then(|root| root.branch(input).ok());
        let node = place.and_then(|place| self.nodes.get(place));
        node.map_or_else(Mean::default, |node| node.visits)
    }
}

/// Returns `attraction` times the square root of `logarithm / visits`.
fn unknown(logarithm: u64, visits: u64, attraction: u64) -> u64 {
    let ratio = logarithm
        .wrapping_shl(16)
        .checked_div(visits)
        .unwrap_or(u64::MAX);
    attraction.saturating_mul(ratio.isqrt()).wrapping_shr(16)
}

/// Returns the natural logarithm in 65536ths, linear between powers of two.
fn logarithm(number: u64) -> u64 {
    let Some(power) = number.checked_ilog2() else {
        return 0;
    };
    let mantissa = number.wrapping_shl(16).wrapping_shr(power);
    let binary = u64::from(power)
        .wrapping_shl(16)
        .saturating_add(mantissa.saturating_sub(1 << 16));
    // The natural logarithm of two is 45426 / 65536.
    binary.saturating_mul(45_426).wrapping_shr(16)
}

#[cfg(test)]
mod tests {
    use super::{logarithm, unknown};

    #[test]
    fn logarithms_are_close_and_ascend() {
        assert_eq!((logarithm(0), logarithm(1)), (0, 0));
        for (number, exact) in [
            (2, 0.693),
            (10, 2.303),
            (1000, 6.908),
            (u64::from(u32::MAX), 22.18),
        ] {
            let near = f64::from(u32::try_from(logarithm(number)).unwrap()) / 65536.0;
            assert!((near - exact).abs() < 0.06, "{number}: {near}");
        }
        assert!((1..5000).all(|number| logarithm(number) < logarithm(number + 1)));
    }

    #[test]
    fn what_is_little_known_attracts_more() {
        let parent = logarithm(100);
        assert!(unknown(parent, 1, 1_000_000) > unknown(parent, 2, 1_000_000));
        // ln 100 = 4.605; the square root of 4.605 / 4 is 1.073.
        let near = unknown(parent, 4, 1000);
        assert!((1060..1080).contains(&near), "{near}");
        assert_eq!(unknown(parent, 4, 0), 0);
    }
}
