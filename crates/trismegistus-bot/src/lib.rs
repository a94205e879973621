//! A referee for Botmegistus, the solo opponent of *Trismegistus: The Ultimate Formula*.
//!
//! Botmegistus is by Dávid Turczi and Nick Shaw, the game by Federico Pierlorenzi and Daniele Tascini.
//!
//! The page of the game in the guide, `docs/src/games/trismegistus-bot.md` in the repository, has pictures, facts, every ruling
//! with its other reading, and a whole game.
//!
//! The crate keeps the shared board (bowls, displays, mastery tracks, bonus tokens, turn order),
//! plays the bot by its cards, and accepts the human's moves as reports. Dice and cards are
//! reported like decisions; the crate rolls nothing itself. A whole game, drawn and decided at
//! random:
//!
//! ```
//! use solo_core::{Next, Source, draw, pick, stream};
//! use trismegistus_bot::{Botmegistus, Event, Options};
//!
//! let game = Botmegistus::new(Options { advanced_planning: true, ..Options::default() });
//! let mut generator = stream(42, Source::new::<0>());
//! let mut state = game.start();
//! let mut choices = 0;
//! let outcome = loop {
//!     let mut events = Vec::new();
//!     state = match game.next(&state) {
//!         Next::Chance(_) => {
//!             let shown = draw(&game, &state, &mut generator).unwrap();
//!             game.apply_with_events(&state, shown, &mut events)?
//!         }
//!         Next::Decision => {
//!             let decision = pick(&game, &state, &mut generator).unwrap();
//!             game.apply_with_events(&state, decision, &mut events)?
//!         }
//!         Next::Over(outcome) => break outcome,
//!     };
//!     choices += events.iter().filter(|event| matches!(event, Event::BotChose { .. })).count();
//! };
//! assert!(choices > 0, "each of them with its candidates and the clause that decided");
//! assert_eq!(outcome.bot, outcome.parts.total());
//! # Ok::<(), trismegistus_bot::Refusal>(())
//! ```
//!
//! # First calls
//!
//! | for | call |
//! | --- | --- |
//! | the rules and the first position | [`Botmegistus::new`], [`Botmegistus::start`] |
//! | the player, chance or the end | [`Botmegistus::next`] |
//! | legal decisions, possible outcomes | [`Botmegistus::decisions`], [`Botmegistus::chances`] |
//! | a step | [`Botmegistus::apply`], or [`Botmegistus::advance`] in place and with events |
//! | text of a decision, and back | [`Botmegistus::decision_text`], [`Botmegistus::parse_decision`] |
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
//! | type | meaning |
//! | --- | --- |
//! | [`Botmegistus`] | the rules: options and catalogue |
//! | [`State`] | a position |
//! | [`Decision`] | a decision or a report of the human |
//! | [`Chance`] | an outcome of a die, a card or a token |
//! | [`Event`] | an event, also as an English sentence; [`Candidate`] is one of the bot's options in a choice |
//! | [`Refusal`] | the reason for a refusal, with the clause of the [`rulebook`] |
//! | [`Outcome`] | the final scores |
//! | [`Catalogue`] | the printed values of the components |
//! | `View` | a position as data, made and read back by `GameData` (feature `serde`) |
//!
//! The rules never name a card: cards are data, and the embedded values are mostly house values,
//! not the published ones; the column `prov` of each table labels them. With feature `serde`
//! positions, events and the tables of a box are data in any format.
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
//! use trismegistus_bot::Botmegistus;
//!
//! proptest!(|(walk in games(Botmegistus::default()))| {
//!     for state in walk.states() {
//!         // TB-2.1: three rounds.
//!         prop_assert!(state.round() <= 3);
//!     }
//! });
//! ```
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

#[cfg(feature = "alloc")]
extern crate alloc;

#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
mod rules;

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
mod readme {}

// Each layer uses those below it, and none above:
//   game, view, audit, describe             the game as programs and people see it
//   play                                    the rules, a file for each chapter
//   event, refusal, outcome                 what is said of a step
//   state, phase, decision, chance          the position, and what may come
//   botmegistus, catalogue, options, rules  what is printed, and the options in force

mod audit;
mod botmegistus;
#[cfg(feature = "serde")]
mod bounds;
mod catalogue;
mod chance;
mod decision;
mod describe;
mod event;
mod game;
mod options;
mod outcome;
mod phase;
mod play;
mod refusal;
mod state;
#[cfg(feature = "serde")]
mod view;

pub use botmegistus::{Botmegistus, Input};
pub use catalogue::{
    ArtifactCard, ArtifactId, ArtifactSlot, AutomaCard, AutomaId, AutomaKind, Benefit, Card,
    CardDie, Catalogue, Colour, DisplayRow, Element, ExperimentCard, ExperimentId, ExperimentSlot,
    Level, Listed, Part, Parts, PerElement, RULE_CONSTANTS, Row, Section, Slot, Symbol, TokenCard,
    TokenKind, TrackLevel,
};
pub use chance::{Chance, Hand};
pub use decision::{Decision, Digit, Potency};
pub use event::{Candidate, Candidates, ChoiceKind, Event, Reason};
pub use game::apply;
pub use options::{
    AbsentColour, ArtifactNone, CappedStep, DraftTie, FormulaGold, GoldDelta, HaveType,
    HumanChecks, HumanPass, HumanReport, MasterpieceDraw, Options, PointSpaces, Reports, Reshuffle,
    SetupRolls,
};
pub use outcome::{Outcome, ScoreParts};
pub use phase::{DisplaySlot, Pending, Phase, Taken};
pub use refusal::Refusal;
pub use rules::TOPICS;
pub use state::{Die, Side, State};
#[cfg(feature = "serde")]
pub use view::{BotView, HumanView, UnseenArtifacts, UnseenView, View, WindowKind, WindowView};
