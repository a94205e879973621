//! Reading a view back: anything that has the right fields becomes a position, or a list of all its
//! faults.

mod reader;

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;
use solo_core::{Faults, Finding, Findings, Next};

use self::reader::Reader;
use crate::game::Botmegistus;
use crate::outcome::Outcome;
use crate::state::{Side, State};

type Object<V> = BTreeMap<String, V>;

/// The fields of a view, not checked yet: anything that has the right types.
///
/// `Botmegistus::set_up` (trait `Interchange`) makes a [`State`] of it or lists every fault.
///
/// The options are those of the game: a view does not repeat them.
///
/// ```
/// use solo_core::Interchange;
/// use trismegistus_bot::{Botmegistus, Setup};
/// let game = Botmegistus::default();
/// let view = serde_json::to_string(&game.view(&game.start()))?;
/// let setup: Setup = serde_json::from_str(&view)?;
/// assert_eq!(game.set_up(&setup)?, game.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The word of the phase ([`Phase::word`](crate::Phase::word)).
    pub phase: String,
    /// The round, 1 to 3; 1 in setup, 3 in scoring.
    pub round: u8,
    /// Whose turn is in progress, if any.
    pub turn: Option<Side>,
    /// The first side of the round.
    pub first: Side,
    /// The sides that have passed, in order.
    pub passed: Vec<Side>,
    /// Symbol, then colour, to the number of dice.
    pub bowls: Object<Object<u8>>,
    /// Colour to one artifact or null per slot.
    pub artifacts: Object<Vec<Option<String>>>,
    /// Section to one experiment or null per slot.
    pub experiments: Object<Vec<Option<String>>>,
    /// Element, then level in decimal, to the kind of the token still there.
    pub tokens: Object<Object<String>>,
    /// Kind to the number of tokens not placed yet (TB-1.4).
    pub tokens_unplaced: Object<u8>,
    /// Side, then element, to the level of the marker.
    pub levels: Object<Object<u8>>,
    /// The bot's things.
    pub bot: BotSetup,
    /// The human's things.
    pub human: HumanSetup,
    /// The open window, in `human_window` and `reaction_window` only.
    pub window: Option<WindowSetup>,
    /// The left-most and the right-most tied artifact, in `artifact_tie` only (TB-8.2).
    pub tie: Vec<String>,
    /// The colour or section of the row that the bot looks at, if it does (TB-18.11).
    pub look: Option<String>,
    /// What was dealt to the human and is neither kept nor rejected.
    pub dealt: Vec<String>,
    /// The colours of the dice to be rolled; a colour stands once per die.
    pub to_roll: Vec<String>,
    /// How many setup rolls are still to come (TB-1.17).
    pub setup_rolls_left: u8,
    /// The bot's masterpieces, in the order drawn (TB-15.1).
    pub masterpieces_drawn: Vec<String>,
    /// The digits of the human's score reported so far, hundreds first (TB-15.13).
    pub digits: Vec<u8>,
    /// The unseen cards.
    pub unseen: UnseenSetup,
    /// The artifacts and experiments that are out of the game.
    pub out: Vec<String>,
    /// How the game ended, in `over` only; it has to be what the position says.
    pub outcome: Option<Outcome>,
}

/// A die of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieSetup {
    /// The colour.
    pub colour: String,
    /// The symbol it shows or was set to.
    pub symbol: String,
    /// The potency left, 0 to 5.
    pub potency: u8,
}

/// The bot's part of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotSetup {
    /// Its die, if it has one.
    pub die: Option<DieSetup>,
    /// The colours of its used dice, in the order used.
    pub used: Vec<String>,
    /// Its Gold.
    pub gold: u16,
    /// Its Ethereal tokens.
    pub ethereal: u16,
    /// The victory points scored during the game (TB-15.4).
    pub vp: u16,
    /// Its artifacts.
    pub artifacts: Vec<String>,
    /// Its incomplete experiments, in the order taken; at most two (TB-8.5).
    pub incomplete: Vec<String>,
    /// Its completed experiments.
    pub completed: Vec<String>,
    /// The active card, if any.
    pub card: Option<String>,
    /// The parts of the active card not yet begun while artifacts are tied or the bot looks at a row, in
    /// the texts of TB-7.
    pub queue: Vec<String>,
    /// The left and the right open card, null where none lies; empty without Advanced Planning.
    pub face_up: Vec<Option<String>>,
    /// The cards of the deck.
    pub deck: Vec<String>,
    /// The discarded cards.
    pub discard: Vec<String>,
    /// The elements of the specialization cards added to the deck, in that order.
    pub specializations: Vec<String>,
}

/// The human's part of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HumanSetup {
    /// Their die, if they have one.
    pub die: Option<DieSetup>,
    /// The colours of their used dice, in the order used.
    pub used: Vec<String>,
    /// Their artifacts.
    pub artifacts: Vec<String>,
    /// Their incomplete experiments, masterpieces among them.
    pub incomplete: Vec<String>,
    /// Their completed experiments.
    pub completed: Vec<String>,
    /// The reaction markers left.
    pub reactions: u8,
}

/// The open window of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowSetup {
    /// `action` in the human's own turn, `reaction` in the bot's.
    pub kind: String,
    /// The colour of the die it is measured by.
    pub colour: String,
    /// The symbol of that die.
    pub symbol: String,
    /// Whether an artifact was already taken in it.
    pub artifact: bool,
    /// Whether an experiment was already taken in it.
    pub experiment: bool,
}

/// The unseen cards of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnseenSetup {
    /// Level to a count: `start` to one of all colours, the others to one per colour.
    pub artifacts: Object<UnseenArtifacts>,
    /// Level to a count.
    pub experiments: Object<u32>,
}

/// Unseen artifacts of a level: all together for `start`, else by colour.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum UnseenArtifacts {
    /// All starting artifacts.
    All(u32),
    /// By colour.
    ByColour(Object<u32>),
}

impl Setup {
    /// The position, or everything that is wrong with the view.
    pub(crate) fn read(&self, game: &Botmegistus) -> Result<State, Faults> {
        let mut reader = Reader {
            game,
            faults: Faults::new(),
        };
        let state = reader.state(self);
        let mut faults = reader.faults;
        // What could not be read would only be reported a second time.
        if faults.is_empty() {
            let mut add = |found: Finding| faults.add(found.at, found.rule, found.message);
            crate::audit::audit(game, &state, &mut Findings::new(&mut add));
            let outcome = match game.waits_for(&state) {
                Next::Over(outcome) => Some(outcome),
                Next::Decision | Next::Chance(_) => None,
            };
            faults.require(
                outcome == self.outcome,
                "outcome",
                "TB-15.14",
                "this is not how the game ended",
            );
        }
        faults.into_result(state)
    }
}
