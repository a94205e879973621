//! Reading a view back: anything that has the right fields becomes a position, or a list of all its
//! faults.

mod reader;

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;
use solo_core::{Faults, OptionMap};

use self::reader::Reader;
use crate::game::Botmegistus;
use crate::options::Options;
use crate::state::{Side, State};

type Object<V> = BTreeMap<String, V>;

/// The fields of a view, not checked yet: anything that has the right types.
///
/// `Botmegistus::set_up` (trait `Interchange`) makes a [`State`] of it or lists every fault.
///
/// A view does not say which cards left the game face down, nor how many formulas the bot bought in
/// the end. `out` and `formulas_bought` say it; without them the last cards in catalogue order are
/// taken to have left, and no formula to be bought.
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
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct Setup {
    pub round: u8,
    pub phase: String,
    pub turn: Option<Side>,
    pub first: Side,
    pub passed: Vec<Side>,
    pub bowls: Object<Object<u8>>,
    pub artifacts: Object<Vec<Option<String>>>,
    pub experiments: Object<Vec<Option<String>>>,
    pub tokens: Object<Object<String>>,
    pub tokens_unplaced: Object<u8>,
    pub levels: Object<Object<u8>>,
    pub bot: BotSetup,
    pub human: HumanSetup,
    pub window: Option<WindowSetup>,
    pub tie: Vec<String>,
    pub dealt: Vec<String>,
    pub to_roll: Vec<String>,
    pub setup_rolls_left: u8,
    pub masterpieces_drawn: Vec<String>,
    pub digits: Vec<u8>,
    pub unseen: UnseenSetup,
    pub options: OptionMap<Options>,
    #[serde(default)]
    pub out: Option<Vec<String>>,
    #[serde(default)]
    pub formulas_bought: u8,
}

/// A die of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct DieSetup {
    pub colour: String,
    pub symbol: String,
    pub potency: u8,
}

/// The bot's part of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct BotSetup {
    pub die: Option<DieSetup>,
    pub used: Vec<String>,
    pub gold: u16,
    pub ethereal: u8,
    pub vp: u16,
    pub artifacts: Vec<String>,
    pub incomplete: Vec<String>,
    pub completed: Vec<String>,
    pub card: Option<String>,
    pub queue: Vec<String>,
    pub face_up: Vec<Option<String>>,
    pub deck: Vec<String>,
    pub discard: Vec<String>,
    pub specializations: Vec<String>,
}

/// The human's part of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct HumanSetup {
    pub die: Option<DieSetup>,
    pub used: Vec<String>,
    pub artifacts: Vec<String>,
    pub incomplete: Vec<String>,
    pub completed: Vec<String>,
    pub reactions: u8,
}

/// The open window of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct WindowSetup {
    pub kind: String,
    pub colour: String,
    pub symbol: String,
    pub artifact: bool,
    pub experiment: bool,
}

/// The unseen cards of a view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub struct UnseenSetup {
    pub artifacts: Object<UnseenArtifacts>,
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
            game.examine(&state, &mut |field, rule, message| {
                faults.add(field, rule, message);
            });
        }
        faults.into_result(state)
    }
}
