//! The tree of a search: the steps tried from a position, and their results.

use alloc::vec::Vec;

use rand_pcg::Pcg32;
use solo_core::{Game, Input, InputOf, Next, below, draw};

use crate::budget::Meter;
use crate::worth::{Mean, Worth};

/// Index of a node. The root is 0 and no child of any node, so that 0 also stands for no node.
type Index = usize;

/// A step that was tried, and its results.
///
/// Nodes hold no position: a walk plays a copy of the root along.
struct Node<I> {
    /// The step that leads here; `None` for all outcomes of chance without their own node.
    input: Option<I>,
    visits: Mean,
    /// The first step tried from here.
    first: Index,
    /// The next step tried from the same place.
    next: Index,
}

/// The steps tried so far from one position.
///
/// At a chance step the number of outcomes with their own node grows with the square root of the visits;
/// the others share a node. A die soon has a node for each face, and behind a wide reveal the search
/// still goes deeper, with means over the cards revealed.
pub(crate) struct Tree<'a, G: Game> {
    game: &'a G,
    root: &'a G::State,
    nodes: Vec<Node<InputOf<G>>>,
    /// The current walk, from the root.
    path: Vec<Index>,
    /// Weight of the bonus for few visits, in hundredths.
    curiosity: u32,
    /// The lowest and the highest worth seen: the scale of worth differs between games.
    seen: Option<(Worth, Worth)>,
}

/// The next step of a walk.
enum Way<G: Game> {
    /// A step to this node.
    Known(InputOf<G>, Index),
    /// A decision not tried before; its node belongs behind this one.
    New(InputOf<G>, Index),
}

impl<'a, G: Game> Tree<'a, G> {
    pub(crate) fn new(game: &'a G, root: &'a G::State, curiosity: u32) -> Self {
        let mut tree = Self {
            game,
            root,
            nodes: Vec::new(),
            path: Vec::new(),
            curiosity,
            seen: None,
        };
        tree.add(None, 0);
        tree
    }

    /// Walks down from the root by the decision `first` and returns the position after a new decision, or
    /// at the end of the game.
    ///
    /// Chance follows its weights, decisions follow their means and a bonus for few visits. Returns
    /// `None` if the budget does not suffice.
    pub(crate) fn descend(
        &mut self,
        first: G::Decision,
        generator: &mut Pcg32,
        meter: &mut Meter,
    ) -> Option<G::State> {
        let mut state = self.root.clone();
        let mut at: Index = 0;
        self.path.clear();
        self.path.push(at);
        loop {
            let way = match self.game.next(&state) {
                Next::Over(_) => break,
                Next::Chance(_) => {
                    let input = Input::Chance(draw(self.game, &state, generator)?);
                    Way::Known(input, self.outcome(at, input)?)
                }
                Next::Decision if at == 0 => self.way(at, Input::Decision(first)),
                Next::Decision => self.choose(at, &state, generator)?,
            };
            meter.step()?;
            let (Way::Known(input, _) | Way::New(input, _)) = way;
            self.game.advance(&mut state, input, &mut ()).ok()?;
            at = match way {
                Way::Known(_, next) => next,
                Way::New(_, before) => self.insert(at, before, Some(input))?,
            };
            self.path.push(at);
            if matches!(way, Way::New(..)) {
                break;
            }
        }
        Some(state)
    }

    /// Adds the worth of a walk to every node on it.
    pub(crate) fn learn(&mut self, worth: Worth) {
        self.seen = match self.seen {
            None => Some((worth, worth)),
            Some((least, greatest)) => Some((least.min(worth), greatest.max(worth))),
        };
        for &index in &self.path {
            if let Some(node) = self.nodes.get_mut(index) {
                node.visits.add(worth, 1);
            }
        }
    }

    /// Returns the way by a step, which may be new.
    fn way(&self, at: Index, input: InputOf<G>) -> Way<G> {
        let mut before = 0;
        for (index, node) in self.children(at) {
            if node.input == Some(input) {
                return Way::Known(input, index);
            }
            if node.input > Some(input) {
                break;
            }
            before = index;
        }
        Way::New(input, before)
    }

    /// Chooses a decision at random among those not tried before, otherwise the one with the highest sum
    /// of mean and bonus.
    fn choose(&self, at: Index, state: &G::State, generator: &mut Pcg32) -> Option<Way<G>> {
        let parent = self.nodes.get(at)?;
        let (logarithm, attraction) = (logarithm(parent.visits.weight()), self.attraction());
        let mut tried = self.children(at).peekable();
        let (mut before, mut untried, mut new) = (0, 0_u32, None);
        // The first of equals, so that every machine agrees.
        let mut best: Option<(u64, Way<G>)> = None;
        for decision in self.game.decisions(state) {
            let input = Input::Decision(decision);
            // A decision tried after another outcome of chance may not be legal now.
            while let Some((index, _)) = tried.next_if(|(_, node)| node.input < Some(input)) {
                before = index;
            }
            match tried.next_if(|(_, node)| node.input == Some(input)) {
                Some((index, node)) => {
                    before = index;
                    let mean = u64::from(node.visits.worth().millionths());
                    let bonus = unknown(logarithm, node.visits.weight(), attraction);
                    let promise = mean.saturating_add(bonus);
                    if best.as_ref().is_none_or(|(most, _)| promise > *most) {
                        best = Some((promise, Way::Known(input, index)));
                    }
                }
                None => {
                    untried = untried.saturating_add(1);
                    if below(generator, untried) == 0 {
                        new = Some(Way::New(input, before));
                    }
                }
            }
        }
        new.or(best.map(|(_, way)| way))
    }

    /// Returns the node of an outcome, its own or the shared one.
    fn outcome(&mut self, at: Index, input: InputOf<G>) -> Option<Index> {
        let (mut shared, mut last, mut count) = (None, 0, 0_u64);
        for (index, node) in self.children(at) {
            if node.input == Some(input) {
                return Some(index);
            }
            if node.input.is_none() {
                shared = Some(index);
            }
            (last, count) = (index, count.saturating_add(1));
        }
        let visits = self.nodes.get(at)?.visits.weight();
        if count <= visits.isqrt() {
            return self.insert(at, last, Some(input));
        }
        match shared {
            Some(index) => Some(index),
            None => self.insert(at, last, None),
        }
    }

    /// Lists the steps tried from a node, in ascending order after decisions.
    fn children(&self, at: Index) -> impl Iterator<Item = (Index, &Node<InputOf<G>>)> {
        let first = self.nodes.get(at).map_or(0, |node| node.first);
        let mut index = first;
        core::iter::from_fn(move || {
            let node = self.nodes.get(index).filter(|_| index != 0)?;
            let found = (index, node);
            index = node.next;
            Some(found)
        })
    }

    /// Inserts a step from a node, behind another one or as the first.
    fn insert(&mut self, parent: Index, before: Index, input: Option<InputOf<G>>) -> Option<Index> {
        let index = self.nodes.len();
        let link = match before {
            0 => &mut self.nodes.get_mut(parent)?.first,
            _ => &mut self.nodes.get_mut(before)?.next,
        };
        let next = core::mem::replace(link, index);
        self.add(input, next);
        Some(index)
    }

    fn add(&mut self, input: Option<InputOf<G>>, next: Index) {
        self.nodes.push(Node {
            input,
            visits: Mean::default(),
            first: 0,
            next,
        });
    }

    /// Returns the weight of the bonus for few visits, in millionths.
    fn attraction(&self) -> u64 {
        let (least, greatest) = self.seen.unwrap_or_default();
        let spread = greatest.millionths().saturating_sub(least.millionths());
        let attraction = u64::from(spread).saturating_mul(u64::from(self.curiosity));
        attraction.checked_div(100).unwrap_or(0)
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
