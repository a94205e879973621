//! The King's Challenge: the whole of *Troyes* as a solo game against le Roy.
//!
//! The human manages citizens, dice, deniers and influence; le Roy rolls two dice, consults a table
//! and spends his own dice. The crate is the complete game as a pure function: [`KingsChallenge`]
//! holds the rules, [`State`] is a position, [`Decision`] an input of the player and [`Chance`] an
//! outcome of dice or decks. The [`rulebook`] defines everything, in numbered clauses.
//!
//! The page of the game in the guide, `docs/src/games/kings-challenge.md` in the repository, has pictures, facts, every ruling
//! with its other reading, and a whole game.
//!
//! ```
//! use kings_challenge::{KingsChallenge, Side};
//! use solo_core::{Input, Next, Source, draw, pick, stream};
//!
//! let game = KingsChallenge::default();
//! let mut dice = stream(7, Source::new::<0>());
//! let mut state = game.start();
//! let outcome = loop {
//!     let input = match game.next(&state) {
//!         Next::Decision => Input::Decision(pick(&game, &state, &mut dice).unwrap()),
//!         Next::Chance(_) => Input::Chance(draw(&game, &state, &mut dice).unwrap()),
//!         Next::Over(outcome) => break outcome,
//!     };
//!     state = game.apply(&state, input)?;
//! };
//! assert_eq!(outcome.human.total(), state.vp(Side::Human));
//! assert!(!outcome.beaten(), "who decides at random does not beat le Roy");
//! # Ok::<(), kings_challenge::Refusal>(())
//! ```
//!
//! # First calls
//!
//! | for | call |
//! | --- | --- |
//! | the rules and the first position | [`KingsChallenge::new`], [`KingsChallenge::start`] |
//! | the player, chance or the end | [`KingsChallenge::next`] |
//! | legal decisions, possible outcomes | [`KingsChallenge::decisions`], [`KingsChallenge::chances`] |
//! | a step | [`KingsChallenge::apply`], or [`KingsChallenge::advance`] in place and with events |
//! | text of a decision, and back | [`KingsChallenge::decision_text`], [`KingsChallenge::parse_decision`] |
#![cfg_attr(
    feature = "alloc",
    doc = "| a game with undo, log and saves | [`solo_core::Session`] |"
)]
#![cfg_attr(
    not(feature = "alloc"),
    doc = "| a game with undo, log and saves | `solo_core::Session` (feature `alloc`) |"
)]
//!
//! # The embedded cards
//!
//! Names and most effects are those of the published game; divisors, tradesman spaces, banners,
//! rewards and nearly all thresholds are **house values**. Every value carries its label
//! ([`Catalogue::origins`]). With feature `serde` the owner of a box can load the printed values as
//! tables, or change a single one and play:
//!
#![cfg_attr(feature = "serde", doc = "```")]
#![cfg_attr(not(feature = "serde"), doc = "```ignore")]
//! use kings_challenge::{KingsChallenge, Options};
//! use solo_core::GameData;
//! let tables = KingsChallenge::default().tables();
//! let richer = tables.with("constants", "name,value\nstart_deniers,8\n");
//! let game = KingsChallenge::assemble(Options::default(), &richer)?;
//! assert_eq!(game.view(&game.start()).human.deniers, 8);
//! # Ok::<(), solo_core::Faults>(())
//! ```
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
//! use kings_challenge::KingsChallenge;
//! use proptest::prelude::*;
//! use solo_testkit::strategies::games;
//!
//! proptest!(|(walk in games(KingsChallenge::default()))| {
//!     for state in walk.states() {
//!         // KC-1.7: influence stops at 20.
//!         prop_assert!(state.influence() <= 20);
//!     }
//! });
//! ```
//!
//! # Features
//!
//! Without features the crate needs neither `std` nor an allocator. `alloc` adds what solo-core offers
//! with one, `serde` positions, events, outcomes, options and owners' tables as data, `schema` a
//! description of them.
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

// Each layer uses those below it, and none above:
//   game, view, audit, describe                         the game as programs and people see it
//   play                                                the rules, a file for each chapter
//   event, refusal, decision, chance, outcome           what is said of a step
//   state, phase                                        the position
//   kings_challenge, catalogue, options, rules, ids, terms   what is printed, and the options in force

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
mod kings_challenge;
mod options;
mod outcome;
mod phase;
mod play;
mod refusal;
mod state;
mod terms;
#[cfg(feature = "serde")]
mod view;

pub use catalogue::{
    ActionKind, Activity, Catalogue, Character, Combat, Constants, Count, Deferred, Effect,
    EventCard, EventEffect, Mix, Per, Resource, TradeSpace, Use,
};
pub use chance::Chance;
pub use decision::{Decision, Origin};
pub use event::{
    Card, DiceList, Event, Loss, Piece, Push, Reason, Roller, RoyalResult, ScoreItem, Target,
};
pub use game::apply;
pub use ids::{ActivityId, CharacterId, EventId};
pub use kings_challenge::{Input, KingsChallenge};
pub use options::{
    Filling, FreeResult, GuardRank, Marauding, NoDie, Options, Payout, Rounds, Topology, WeakGuard,
    Worker, WorkerDie,
};
pub use outcome::{Outcome, Score};
pub use phase::Step;
pub use refusal::{Deniers, Refusal};
pub use state::{
    Action, Activation, Dice, EffectPlace, EventSet, Group, Human, Occasion, Pending, RowCard,
    RowEffects, Roy, State,
};
pub use terms::{Building, Colour, Die, District, Level, OwnedDie, Side, Slot, Space, StoneSpace};
#[cfg(feature = "serde")]
pub use view::{ActivityView, Holders, OutcomeView, PendingView, ScoreView, UnseenView, View};
