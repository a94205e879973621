//! Rules engine for *Dungeon Solitaire: Tomb of Four Kings* by Matthew Lowes: a dungeon crawl for
//! one player with an ordinary deck of cards.
//!
//! The cards turned up are the dungeon: monsters, traps and sealed doors, then the attempts to get
//! past them. The player carries treasure out on a way back that is one turn shorter than the way
//! in, with nine hit points and light for three torches. The [`rulebook`] has all rules, clause by
//! clause.
//!
//! The page of the game in the guide, `docs/src/games/tomb4k.md` in the repository, has pictures, facts, every ruling
//! with its other reading, and a whole game.
//!
//! # A whole game
//!
//! Position in, step in, position out: [`Tomb::apply`] is a pure function. The card that is turned
//! up is a step like a decision, reported by the caller.
//!
//! ```
//! use solo_core::Next;
//! use tomb4k::{Decision, Tomb};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = Tomb::default();
//! let mut state = game.start();
//! for card in ["card KS", "card JD", "card 8D"] {
//!     state = game.apply(&state, game.parse_chance(card)?)?;
//! }
//! // A king's hoard lies there, guarded by a trap of 8; Disarm Mechanism is in hand.
//! let disarm = game.parse_decision("play JD")?;
//! assert!(game.decisions(&state).eq([Decision::Draw, disarm]));
//! state = game.apply(&state, disarm)?;
//!
//! // One turn is enough for today.
//! assert!(game.decisions(&state).eq([Decision::Delve, Decision::Retreat]));
//! state = game.apply(&state, Decision::Retreat)?;
//! let Next::Over(outcome) = game.next(&state) else { panic!("the way out is free") };
//! assert_eq!((outcome.score.to_string(), outcome.gold()), ("1/18".to_owned(), 1800));
//!
//! // What cannot be done is refused, with the clause that forbids it, and changes nothing.
//! let refusal = game.apply(&state, Decision::Delve).unwrap_err();
//! assert_eq!((refusal.rule(), refusal.to_string().as_str()), ("TK-16.3", "the game is over"));
//! # Ok(())
//! # }
//! ```
//!
//! # First calls
//!
//! | for | call |
//! | --- | --- |
//! | the rules and the first position | [`Tomb::new`], [`Tomb::start`] |
//! | the player, chance or the end | [`Tomb::next`] |
//! | legal decisions, possible outcomes | [`Tomb::decisions`], [`Tomb::chances`] |
//! | a step | [`Tomb::apply`], or [`Tomb::advance`] in place and with events |
//! | text of a decision, and back | [`Tomb::decision_text`], [`Tomb::parse_decision`] |
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
//! | in the rulebook | here |
//! | --- | --- |
//! | the rules with their options | [`Tomb`], [`Options`] |
//! | a position | [`State`]; [`State::pending`] is the input that it waits for, [`State::phase`] its kind |
//! | decision, chance outcome, step | [`Decision`], [`Chance`], [`Input`] |
//! | events | [`Event`] |
//! | refusals | [`Refusal`] |
//! | end and score | [`Outcome`], [`Score`] |
//! | series and money game | [`competition`] |
//! | cards and their roles | [`catalogue`], [`solo_core::Card`], [`solo_core::Set`] |
//! | custom names | `Names` (feature `alloc`) |
//! | texts of the table | [`words`] |
//! | the view | `View`, made and read back by `solo_core::GameData` (feature `serde`) |
//!
//! # Features of the engine
//!
//! * **Events**: [`Tomb::advance`] changes a position in place and emits every [`Event`] in order,
//!   for a log or an animation. The sink `()` costs nothing.
//! * **Text**: [`Game::narrate`](solo_core::Game::narrate) writes an event as an English sentence,
//!   [`Game::describe_decision`](solo_core::Game::describe_decision) the effect of a decision.
//! * **Sessions**: `solo_core::Session` (feature `alloc`) keeps a whole game for a program around
//!   it: chance from a seed or from a person with the deck, undo, the log and saves. See below.
//! * **Undo**: keep the old position, or use a session, which also knows the cards that chance has
//!   revealed.
//! * **Seeds**: [`solo_core::Seeded`] deals from a seed, so that only decisions are left.
//! * **Saved games** are inputs: a session, which also saves its seed, or `solo_core::Record`, as
//!   text or in any serde format.
//! * **Searches**: a state is 80 bytes without heap and hashes well; the iterator of
//!   [`Tomb::decisions`] knows its length and, with `nth`, picks without listing, and so does
//!   [`Game::nth_chance`](solo_core::Game::nth_chance). A position holds nothing that is hidden
//!   from the player, so the game is an exact Markov decision process.
//! * **Options**: a minimum of 1 to 14 turns on the way in, and two readings of the rule for
//!   flight. See [`Options`].
//!
//! # A game in a program
//!
//! ```
//! use solo_core::Session;
//! use tomb4k::{Decision, Tomb};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut session = Session::seeded(Tomb::default(), 7); // turns cards until the first decision
//! while !session.game().is_legal(session.state(), Decision::Delve) {
//!     let first = session.game().decisions(session.state()).next().ok_or("a decision is due")?;
//!     session.push(first)?;
//! }
//! let crossroads = session.state().clone();
//! session.push(Decision::Delve)?;
//! assert_eq!(session.undo().unwrap_err().to_string(), "a card or a die has been revealed since");
//!
//! // Whoever goes back all the same meets the same monster.
//! let met = session.latest().to_vec();
//! session.undo_past_fence();
//! assert_eq!(session.state(), &crossroads);
//! session.push(Decision::Delve)?;
//! assert_eq!(session.latest(), met);
//!
//! let loaded = Session::parse(&session.to_text(), session.game())?;
//! assert_eq!(loaded.log(), session.log());
//! # Ok(())
//! # }
//! ```
//!
//! # Cargo features
//!
//! None is enabled by default; the crate is `no_std` and its rules never allocate.
//!
//! | feature | adds |
//! | --- | --- |
//! | `alloc` | `Names`: the table of cards in another language |
//! | `serde` | views, events, outcomes and options in any serde format, and positions read back from views; enables `alloc` |
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
//! use tomb4k::Tomb;
//!
//! proptest!(|(walk in games(Tomb::default()))| {
//!     for state in walk.states() {
//!         // TK-1.4: nobody has more hit points than at the beginning.
//!         prop_assert!(state.hp() <= 9);
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

// Each layer uses those below it, and none above:
//   game, view, audit, describe              the game as programs and people see it
//   play                                     the rules, a file for each chapter
//   refusal, decision, chance                what is said of a step
//   state, phase, event, outcome             the position, and what has happened
//   tomb, catalogue, options, rules, words   what is printed, and the options in force

mod audit;
#[cfg(feature = "serde")]
mod bounds;
pub mod catalogue;
mod chance;
pub mod competition;
mod decision;
mod describe;
mod event;
mod game;
mod options;
mod outcome;
mod phase;
mod play;
mod refusal;
#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
mod rules;
mod state;
mod tomb;
#[cfg(feature = "serde")]
mod view;
pub mod words;

/// Tests the code in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(feature = "alloc")]
pub use catalogue::names::Names;
pub use chance::{Chance, DeckCard};
pub use decision::{Decision, Skill, Treasure};
pub use event::{EncounterKind, Event, Heading, TurnResult, WonBy};
pub use game::apply;
pub use options::{DropTiming, Options};
pub use outcome::{GameResult, Outcome, Score, ScoreError};
pub use phase::{Interrupted, Pending, Phase, Resume};
pub use refusal::Refusal;
pub use state::State;
pub use tomb::{Input, Tomb};
#[cfg(feature = "serde")]
pub use view::{OutcomeView, View};

/// The German translation, a JSON object of the texts by owner and key.
///
/// ```
/// use std::collections::BTreeMap;
/// use solo_core::{Game, Speech};
/// use tomb4k::{Decision, Tomb};
/// let german: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(tomb4k::GERMAN)?;
/// let (game, mut label) = (Tomb::default(), String::new());
/// game.say_decision(&game.start(), Decision::Retreat, &Speech::translated(&game, &german), &mut label)?;
/// assert_eq!(label, "Umkehren und den Rückweg antreten");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub const GERMAN: &str = solo_core::embedded!(include_str!("../translations/de.json"));
