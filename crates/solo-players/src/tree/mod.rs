//! The tree of a search: the positions met, the steps tried there, and their results.

mod bonus;

use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use hashbrown::HashMap;
use rand_pcg::Pcg32;
use solo_core::{ChanceSource, Game, Input, InputOf, Next, below};

use self::bonus::{logarithm, unknown};
use crate::budget::Meter;
use crate::worth::{Mean, Worth};

/// Index of a node; the root is 0.
type Index = usize;

/// A position, or all positions behind the outcomes of chance that share a node.
#[derive(Clone, Debug)]
struct Node<I> {
    /// Results of the walks through here.
    visits: Mean,
    /// The steps tried from here, in ascending order.
    edges: Vec<Edge<I>>,
    /// `true` if it stands for one position, which is in the map.
    is_position: bool,
}

/// A step that was tried.
#[derive(Clone, Debug)]
struct Edge<I> {
    /// The step; `None` for all outcomes of chance without their own node.
    input: Option<I>,
    /// Number of walks along this edge; other edges may lead to the same node.
    visits: u64,
    to: Index,
}

impl<I: Ord> Node<I> {
    fn new(is_position: bool) -> Self {
        Self {
            visits: Mean::default(),
            edges: Vec::new(),
            is_position,
        }
    }

    /// Returns the position of a step among the edges, or the position where it belongs.
    fn find(&self, input: Option<&I>) -> Result<usize, usize> {
        self.edges
            .binary_search_by(|edge| edge.input.as_ref().cmp(&input))
    }
}

/// The rules that a tree was built with: options and fingerprint of the catalogue.
type Rules<G> = (<G as Game>::Options, Option<u64>);

/// The positions met below a root, each with one node, however it was reached.
///
/// At a chance step the number of outcomes with their own node grows with the square root of the visits;
/// the others share a node. A die soon has a node for each face, and behind a wide reveal the search
/// still goes deeper, with means over the cards revealed.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Game> {
    rules: Option<Rules<G>>,
    nodes: Vec<Node<InputOf<G>>>,
    positions: HashMap<G::State, Index>,
    /// The current walk from the root: nodes, and edges by their position.
    path: Vec<(Index, usize)>,
    /// The end of the current walk.
    end: Index,
    /// Upper bound for nodes.
    pub(crate) most: usize,
    /// Weight of the bonus for few visits, in hundredths.
    pub(crate) curiosity: u32,
    /// The lowest and the highest worth seen: the scale of worth differs between games.
    seen: Option<(Worth, Worth)>,
}

/// The next step of a walk: an edge by its position.
enum Way<I> {
    Known(usize),
    /// An edge for this step, or for outcomes without their own node, belongs at this position.
    New(usize, Option<I>),
}

impl<G: Game> Tree<G> {
    pub(crate) fn new(most: usize, curiosity: u32) -> Self {
        Self {
            rules: None,
            nodes: Vec::new(),
            positions: HashMap::new(),
            path: Vec::new(),
            end: 0,
            most,
            curiosity,
            seen: None,
        }
    }

    /// Counts the nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        *self = Self::new(self.most, self.curiosity);
    }

    /// Makes a position the root: keeps what is known below it, and forgets everything else.
    pub(crate) fn begin_at(&mut self, game: &G, state: &G::State) {
        let rules = Some((game.options().clone(), game.catalogue_fingerprint()));
        match self.positions.get(state) {
            Some(&root) if self.rules == rules => self.keep_below(root),
            _ => {
                self.clear();
                self.rules = rules;
                self.nodes.push(Node::new(true));
                self.positions.insert(state.clone(), 0);
            }
        }
    }

    /// Forgets the nodes that cannot be reached from one of them, which becomes the root.
    fn keep_below(&mut self, root: Index) {
        let mut old = mem::take(&mut self.nodes);
        let mut moved = vec![None; old.len()];
        // The position in this list is the new index.
        let mut kept = Vec::new();
        let mut keep = |index: Index, kept: &mut Vec<Index>| {
            let position = moved.get_mut(index)?;
            Some(*position.get_or_insert_with(|| {
                kept.push(index);
                kept.len().saturating_sub(1)
            }))
        };
        keep(root, &mut kept);
        while let Some(node) = kept
            .get(self.nodes.len())
            .and_then(|index| old.get_mut(*index))
        {
            let mut node = mem::replace(node, Node::new(false));
            for edge in &mut node.edges {
                edge.to = keep(edge.to, &mut kept).unwrap_or(0);
            }
            self.nodes.push(node);
        }
        self.positions
            .retain(|_, index| match moved.get(*index).copied().flatten() {
                Some(new) => {
                    *index = new;
                    true
                }
                None => false,
            });
    }

    /// Walks from the root, which is at `state`, by the decision `first`, and moves `state` to the position
    /// after a new decision, to the end of the game, or to where the tree is full.
    ///
    /// Chance follows its weights, decisions follow their means and a bonus for few visits. Returns
    /// `None` if the budget does not suffice.
    pub(crate) fn descend(
        &mut self,
        game: &G,
        state: &mut G::State,
        first: G::Decision,
        chance: &mut impl ChanceSource<G>,
        generator: &mut Pcg32,
        meter: &mut Meter,
    ) -> Option<()> {
        self.path.clear();
        self.end = 0;
        // The bound matters for a faulty game only: in others no position comes again.
        for step in 0..G::MAX_STEPS {
            let at = self.end;
            let (input, way) = match game.next(state) {
                Next::Over(_) => break,
                Next::Chance(source) => {
                    let input = Input::Chance(chance.outcome(game, state, source)?);
                    (input, self.outcome(at, input)?)
                }
                Next::Decision if step == 0 => self.decision(at, Input::Decision(first))?,
                Next::Decision => self.choose(at, game, state, generator)?,
            };
            meter.step()?;
            game.advance(state, input, &mut ()).ok()?;
            let Some(is_new) = self.follow(at, &way, state) else {
                break;
            };
            if is_new && matches!(input, Input::Decision(_)) {
                break;
            }
        }
        Some(())
    }

    /// Adds the worth of a walk to every node on it.
    pub(crate) fn learn(&mut self, worth: Worth) {
        self.seen = match self.seen {
            None => Some((worth, worth)),
            Some((least, greatest)) => Some((least.min(worth), greatest.max(worth))),
        };
        for &(index, position) in &self.path {
            if let Some(node) = self.nodes.get_mut(index) {
                node.visits.add(worth, 1);
                if let Some(edge) = node.edges.get_mut(position) {
                    edge.visits = edge.visits.saturating_add(1);
                }
            }
        }
        if let Some(node) = self.nodes.get_mut(self.end) {
            node.visits.add(worth, 1);
        }
    }

    /// Goes along an edge to `state` and returns whether the node there is new; `None` if the tree is full.
    fn follow(&mut self, at: Index, way: &Way<InputOf<G>>, state: &G::State) -> Option<bool> {
        let (position, is_new) = match *way {
            Way::Known(position) => (position, false),
            Way::New(position, input) => {
                let is_position = input.is_some() && self.nodes.get(at)?.is_position;
                let (to, is_new) = self.node(is_position.then_some(state))?;
                let edge = Edge {
                    input,
                    visits: 0,
                    to,
                };
                self.nodes.get_mut(at)?.edges.insert(position, edge);
                (position, is_new)
            }
        };
        self.path.push((at, position));
        self.end = self.nodes.get(at)?.edges.get(position)?.to;
        Some(is_new)
    }

    /// Returns the node of a position, or a new one for several, and whether it is new; `None` if the tree is full.
    fn node(&mut self, state: Option<&G::State>) -> Option<(Index, bool)> {
        let known = state.and_then(|state| self.positions.get(state));
        if let Some(&index) = known {
            return Some((index, false));
        }
        let index = self.nodes.len();
        if index >= self.most {
            return None;
        }
        self.nodes.push(Node::new(state.is_some()));
        if let Some(state) = state {
            self.positions.insert(state.clone(), index);
        }
        Some((index, true))
    }

    /// Returns the way by a decision.
    fn decision(&self, at: Index, input: InputOf<G>) -> Option<(InputOf<G>, Way<InputOf<G>>)> {
        let way = match self.nodes.get(at)?.find(Some(&input)) {
            Ok(position) => Way::Known(position),
            Err(position) => Way::New(position, Some(input)),
        };
        Some((input, way))
    }

    /// Chooses a decision at random among those not tried before, otherwise the one with the highest sum
    /// of mean and bonus.
    fn choose(
        &self,
        at: Index,
        game: &G,
        state: &G::State,
        generator: &mut Pcg32,
    ) -> Option<(InputOf<G>, Way<InputOf<G>>)> {
        let node = self.nodes.get(at)?;
        let (logarithm, attraction) = (logarithm(node.visits.weight()), self.attraction());
        let (mut untried, mut new) = (0_u32, None);
        // The first of equals, so that every machine agrees.
        let mut best: Option<(u64, _)> = None;
        for decision in game.decisions(state) {
            let input = Input::Decision(decision);
            match node.find(Some(&input)) {
                Ok(position) => {
                    let edge = node.edges.get(position)?;
                    let mean = self.nodes.get(edge.to)?.visits.worth();
                    let bonus = unknown(logarithm, edge.visits, attraction);
                    let promise = u64::from(mean.millionths()).saturating_add(bonus);
                    if best.as_ref().is_none_or(|(most, _)| promise > *most) {
                        best = Some((promise, (input, Way::Known(position))));
                    }
                }
                Err(position) => {
                    untried = untried.saturating_add(1);
                    if below(generator, untried) == 0 {
                        new = Some((input, Way::New(position, Some(input))));
                    }
                }
            }
        }
        new.or(best.map(|(_, way)| way))
    }

    /// Returns the way by an outcome, its own or the shared one.
    fn outcome(&self, at: Index, input: InputOf<G>) -> Option<Way<InputOf<G>>> {
        let node = self.nodes.get(at)?;
        let position = match node.find(Some(&input)) {
            Ok(position) => return Some(Way::Known(position)),
            Err(position) => position,
        };
        let count = u64::try_from(node.edges.len()).unwrap_or(u64::MAX);
        if count <= node.visits.weight().isqrt() {
            return Some(Way::New(position, Some(input)));
        }
        Some(match node.find(None) {
            Ok(position) => Way::Known(position),
            Err(position) => Way::New(position, None),
        })
    }

    /// Returns the weight of the bonus for few visits, in millionths.
    fn attraction(&self) -> u64 {
        let (least, greatest) = self.seen.unwrap_or_default();
        let spread = greatest.millionths().saturating_sub(least.millionths());
        let attraction = u64::from(spread).saturating_mul(u64::from(self.curiosity));
        attraction.checked_div(100).unwrap_or(0)
    }
}
