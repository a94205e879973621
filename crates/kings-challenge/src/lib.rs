//! The King's Challenge: the whole of *Troyes* as a solo game against le Roy.
//!
//! The human manages citizens, dice, deniers and influence; le Roy rolls two dice, consults a table
//! and spends his own dice. The crate is the complete game as a pure function: [`KingsChallenge`]
//! holds the rules, [`State`] is a position, [`Decision`] an input of the player and [`Chance`] an
//! outcome of dice or decks. The [`rulebook`] defines everything, in numbered clauses.
//!
#![cfg_attr(
    not(docsrs),
    doc = "The [page of the game](../../book/games/kings-challenge.html) in the guide has pictures, facts, every ruling"
)]
#![cfg_attr(
    docsrs,
    doc = "The page of the game in the guide, `docs/src/games/kings-challenge.md` in the repository, has pictures, facts, every ruling"
)]
//! with its other reading, and a whole game.
//!
//! ```
//! use kings_challenge::{KingsChallenge, Side};
//! use solo_core::{Game, Input, Next, draw, pick, stream, Source};
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
//! # Features
//!
//! Without features the crate needs neither `std` nor an allocator. `alloc` adds what solo-core offers
//! with one, `serde` positions, events, outcomes, options and owners' tables as data, `schema` a
//! description of them; `proptest` and `arbitrary` forward to solo-core.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]

#[cfg(feature = "alloc")]
extern crate alloc;

#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
mod rules;

mod audit;
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
mod state;
mod terms;
#[cfg(feature = "serde")]
mod view;

pub use catalogue::{
    ActionKind, Activity, Catalogue, Character, Combat, Constants, Count, Deferred, Effect,
    Event as EventCard, EventEffect, Mix, Per, Resource, TradeSpace, Use,
};
pub use chance::Chance;
pub use decision::{Decision, Origin};
pub use event::{
    Card, DiceList, Event, Loss, Piece, Push, Reason, Roller, RoyalResult, ScoreItem, Target,
};
pub use game::{Input, KingsChallenge, apply};
pub use ids::{ActivityId, CharacterId, EventId};
pub use options::{
    Filling, FreeResult, GuardRank, Marauding, NoDie, Options, Payout, Rounds, Topology, WeakGuard,
    Worker, WorkerDie,
};
pub use outcome::{Outcome, Score};
pub use phase::Step;
pub use refusal::Refusal;
pub use state::{Dice, EventSet, Human, RowCard, Roy, State};
pub use terms::{Building, Colour, Die, District, Level, OwnedDie, Side, Slot, Space, StoneSpace};
#[cfg(feature = "serde")]
pub use view::{ActivityView, Holders, OutcomeView, PendingView, ScoreView, UnseenView, View};
