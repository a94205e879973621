//! Rules engine for Moonfrog's solitaire variant of *Valley of the Kings*: one player against the Bot.
//!
//! The page of the game in the guide, `docs/src/games/votk.md` in the repository, has pictures, facts, every ruling
//! with its other reading, and a whole game.
//!
//! A position and a step go in, the next position or a reasoned refusal comes out. Chance is an
//! input like a decision: the engine never shuffles and never rolls, it lists the possible outcomes
//! with their weights. A whole game, with the first entry of every list:
//!
//! ```
//! use solo_core::Next;
//! use votk::Valley;
//!
//! let game = Valley::default();
//! let mut state = game.start();
//! let outcome = loop {
//!     match game.next(&state) {
//!         Next::Over(outcome) => break outcome,
//!         Next::Chance(_) => {
//!             let (chance, _weight) = game.chances(&state).next().expect("something comes");
//!             state = game.apply(&state, chance)?;
//!         }
//!         Next::Decision => {
//!             let decision = game.decisions(&state).next().expect("something can be done");
//!             state = game.apply(&state, decision)?;
//!         }
//!     }
//! };
//! let word = game.catalogue().word();
//! println!("{} to {} with the {word} catalogue", outcome.player.total, outcome.bot.total);
//! # Ok::<(), votk::Refusal>(())
//! ```
//!
//! **House values.** Most printed card values are not established. Costs, gold values and most
//! actions of the embedded catalogue are house values, each marked as such ([`Card::prov`]). The
//! owner of a box can supply the true ones: the table `designs` of the [`rulebook`] (chapter
//! VK-16), as a spreadsheet saves it.
//!
//! ```
//! # #[cfg(feature = "serde")] {
//! use solo_core::GameData;
//! use votk::{Options, Valley};
//!
//! let embedded = Valley::default().tables();
//! let designs = embedded.get("designs").unwrap_or_default();
//! let designs = designs.replace("boat,Boat,2,unique,1,4,", "boat,Boat,2,unique,1,5,");
//! let game = Valley::assemble(Options::default(), &embedded.with("designs", designs))?;
//! let boat = game.catalogue().design("boat").expect("it is a design");
//! assert_eq!(game.catalogue().card(boat).cost, 5);
//! # }
//! # #[cfg(feature = "serde")]
//! # Ok::<(), solo_core::Faults>(())
//! ```
//!
//! # First calls
//!
//! | for | call |
//! | --- | --- |
//! | the rules and the first position | [`Valley::new`], [`Valley::start`] |
//! | the player, chance or the end | [`Valley::next`] |
//! | legal decisions, possible outcomes | [`Valley::decisions`], [`Valley::chances`] |
//! | a step | [`Valley::apply`], or [`Valley::advance`] in place and with events |
//! | text of a decision, and back | [`Valley::decision_text`], [`Valley::parse_decision`] |
#![cfg_attr(
    feature = "alloc",
    doc = "| a game with undo, log and saves | [`solo_core::Session`] |"
)]
#![cfg_attr(
    not(feature = "alloc"),
    doc = "| a game with undo, log and saves | `solo_core::Session` (feature `alloc`) |"
)]
//!
//! # Terms
//!
//! * [`Valley`]: the rules, that is options and catalogue; [`State`]: a position.
//! * [`Decision`] and [`Chance`]: the two kinds of steps; [`Event`]: an event; [`Refusal`]: a
//!   refusal, with the clause of the [`rulebook`].
//! * [`Design`] is a card by its index in the [`Catalogue`], [`Card`] has its printed values;
//!   [`Action`], [`Operation`] and [`Effect`] define its effect.
//! * [`Bag`] is an unordered zone, [`Set<Design>`](solo_core::Set) a set of designs.
//! * [`Outcome`] and [`Score`]: the end of a game.
//! * `View` (feature `serde`): a position as data, which can be read back.
//!
//! Text for people comes from the same declarations: [`solo_core::Game::describe_decision`]
//! describes the cost or gain of a decision, [`solo_core::Narration`] narrates events.
//!
//! # Around the engine
//!
//! * `solo_core::Session` (feature `alloc`) keeps a whole game for a program: chance from a seed or from a
//!   person with the box, undo, the log, saves.
//! * `solo-table` has this game and the others by name, with labels, scenes, hints, saves, and
//!   the texts of the cards (`Table::glossary`); `solo-players` play it; `solo-play` shows it in a terminal.
//! * [`solo-core`](solo_core) is the vocabulary of all games.
//! * `solo-testkit`, in `[dev-dependencies]`, tests rules: laws, and properties over random games that shrink.
//!
//! ```
//! use proptest::prelude::*;
//! use solo_testkit::strategies::games;
//! use votk::Valley;
//!
//! proptest!(|(walk in games(Valley::default()))| {
//!     for pair in walk.states().windows(2) {
//!         // VK-1.3: nothing goes back into the stock.
//!         prop_assert!(pair[1].stock().len() <= pair[0].stock().len());
//!     }
//! });
//! ```
//!
//! # Features
//!
//! None is required for play, and play never allocates. `alloc` reads the owner's tables, `serde`
//! writes views, events and outcomes as data and reads positions and catalogues, `schema` generates
//! JSON Schemas of all of them. `rulebook` has the text of the [`rulebook`] in the program.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

#[cfg(feature = "alloc")]
extern crate alloc;

// Each layer uses those below it, and none above:
//   game, view, audit, describe                    the game as programs and people see it
//   play                                           the rules, a file for each chapter
//   event, refusal, decision, chance, outcome      what is said of a step
//   state, phase                                   the position
//   valley, catalogue, options, rules, words, ids  what is printed, and the options in force

mod audit;
#[cfg(feature = "serde")]
mod bounds;
mod catalogue;
mod chance;
mod decision;
mod describe;
mod event;
mod game;
mod ids;
mod options;
mod outcome;
mod phase;
mod play;
mod refusal;
#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
mod rules;
mod state;
mod valley;
#[cfg(feature = "serde")]
mod view;
pub mod words;

/// Tests the code in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use catalogue::{
    Action, Bag, Card, Catalogue, Design, Destination, Effect, Extreme, Filter, Group, Need,
    Operation, Reach, Scope, Source, Timing,
};
pub use chance::Chance;
pub use decision::{Decision, Fall, Mode};
pub use event::{Event, Grant};
pub use game::apply;
pub use ids::{Side, Slot, SlotPair, Zone};
pub use options::{
    BotFall, BotLosesTo, DiscardGroups, EmptySlot, EndRule, EndWhen, FirstTurn, NoTarget, Options,
    PyramidChange, Reactions, Refill,
};
pub use outcome::{By, Half, Outcome, Score, Sets, Winner};
pub use phase::{Pending, Phase, Stage, Step};
pub use refusal::Refusal;
pub use rules::TOPICS;
pub use state::{AttackSlot, Frame, Origin, State, Turn};
pub use valley::{Input, Valley};
#[cfg(feature = "serde")]
pub use view::{DeckView, FrameView, PendingView, StockView, View};

/// The German translation, a JSON object of the texts by owner and key.
///
/// ```
/// use std::collections::BTreeMap;
/// use solo_core::{Narration, Speech};
/// use votk::{Event, Valley};
/// let german: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(votk::GERMAN)?;
/// let (game, events) = (Valley::default(), [Event::Reshuffled { cards: 5 }]);
/// let mut sentences = Narration::new(Speech::translated(&game, &german), &events);
/// let sentence = sentences.next().map(|sentence| sentence.to_string());
/// assert_eq!(sentence.as_deref(), Some("Du mischst deine 5 abgeworfenen Karten zu einem neuen Nachziehstapel."));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub const GERMAN: &str = solo_core::embedded!(include_str!("../translations/de.json"));
