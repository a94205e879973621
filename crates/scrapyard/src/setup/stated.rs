//! What a view states, not checked yet.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

use crate::kinds::Pile;

/// The fields of a view, not checked yet: anything that has the right types.
///
/// [`Scrapyard::set_up`](solo_core::Interchange::set_up) makes a [`State`](crate::State) of it or lists every fault.
///
/// ```
/// use scrapyard::{Scrapyard, Setup};
/// use solo_core::Interchange;
/// let game = Scrapyard::default();
/// let state = game.start();
/// let view = serde_json::to_string(&game.view(&state))?;
/// let setup: Setup = serde_json::from_str(&view)?;
/// assert_eq!(game.set_up(&setup)?, state);
/// let setup = Setup { actions: 1001, phase: "main".into(), ..setup };
/// assert!(game.set_up(&setup).unwrap_err().len() >= 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The first word of the first task, or `over`.
    pub phase: String,
    /// What is still to be done, the next task first; empty at the end (SE-16).
    pub agenda: Vec<String>,
    /// The number of actions declared so far (SE-4.8).
    pub actions: u16,
    /// The roll that can be boosted; `None` while none can.
    pub roll: Option<StatedRoll>,
    /// What the player has.
    pub player: StatedPlayer,
    /// What the ghost has.
    pub ghost: StatedGhost,
    /// The face-down piles.
    pub piles: ByPile<StatedPile>,
    /// The scrap piles.
    pub scraps: ByPile<Counts>,
    /// The cards that are being looked at (SE-13.4).
    pub look: Vec<String>,
    /// How the game ended; `None` until it is over.
    pub outcome: Option<StatedOutcome>,
}

/// Ids with their numbers of copies.
pub type Counts = BTreeMap<String, u8>;

/// Something for each of the three piles.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPile<T> {
    /// For the Parts.
    pub part: T,
    /// For the machines.
    pub machine: T,
    /// For the Inventions.
    pub invention: T,
}

impl<T> ByPile<T> {
    pub(super) const fn of(&self, pile: Pile) -> &T {
        match pile {
            Pile::Part => &self.part,
            Pile::Machine => &self.machine,
            Pile::Invention => &self.invention,
        }
    }
}

/// A pile of a view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedPile {
    /// The known top run, the next card first.
    pub top: Vec<String>,
    /// The cards of unknown order.
    pub unseen: Counts,
    /// The known bottom run, in order of drawing.
    pub bottom: Vec<String>,
}

/// The roll of a view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedRoll {
    /// What it is for: `dig part`, `dig machine`, `steal` or `use` with a source.
    #[serde(rename = "for")]
    pub roll: String,
    /// The pips of the die, 1 to 6.
    pub die: u8,
    /// The value after boosts and reactions, never above 6 (SE-8.4).
    pub value: u8,
    /// The value it must reach, 2 to 6.
    pub need: u8,
}

/// The player's cards of a view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedPlayer {
    /// The Parts in hand.
    pub parts: Vec<String>,
    /// The unbuilt machines in hand.
    pub machines: Vec<String>,
    /// The built machines, a kind once for each copy.
    pub built: Vec<String>,
    /// The built machines whose single use is spent, a kind once for each such copy (SE-11.2).
    pub used: Vec<String>,
    /// The Inventions in hand.
    pub inventions: Vec<String>,
    /// The completed Inventions, in order of completion; at most 3.
    pub done: Vec<String>,
    /// The player's Character; `None` if none was dealt.
    pub character: Option<String>,
    /// The uses it has left, in the game or in the present action; `None` without a limit (SE-12.1, SE-12.5).
    pub uses_left: Option<u8>,
}

/// The ghost's cards of a view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedGhost {
    /// Its Parts.
    pub parts: Counts,
    /// Its unbuilt machines.
    pub machines: Counts,
    /// The machines it has built, each needed by its Invention (SE-10.9).
    pub built: Vec<String>,
    /// Those of them that it has built without a card (SE-10.7).
    pub cardless: Vec<String>,
    /// The Invention it works on; at most 1.
    pub inventions: Vec<String>,
    /// Its completed Inventions, in order of completion; at most 3.
    pub done: Vec<String>,
    /// Its Character, which does nothing (SE-10.11); `None` if none was dealt.
    pub character: Option<String>,
}

/// The outcome of a view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedOutcome {
    /// Which end it was: `win`, `loss` or `capped` (SE-14).
    pub result: String,
    /// How many Inventions the player completed, 0 to 3.
    pub player: u8,
    /// How many Inventions the ghost completed, 0 to 3.
    pub ghost: u8,
    /// The number of actions declared (SE-4.8).
    pub actions: u16,
    /// Both measures in one number, higher is better (SE-15.4).
    pub rating: u16,
}
