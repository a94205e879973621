//! Solo tabletop games by name: a table to sit at, for apps, bots and bindings.
//!
#![cfg_attr(
    not(docsrs),
    doc = "The guide puts it [into a program](../../book/program.html), and shows a whole\n[client](../../book/client.html) and a whole [service](../../book/service.html) on it."
)]
#![cfg_attr(
    docsrs,
    doc = "The guide, `docs/src` in the repository, puts it into a program (`program.md`), and shows a whole client\n(`client.md`) and a whole service (`service.md`) on it."
)]
//!
//! * [`games`] lists the games with their facts and options, and [`Games`] is such a list as a value, also with
//!   games of other crates;
//! * [`Table`] is a game in progress: choices with labels, steps by number or text, events in sentences,
//!   undo and redo, saves, and with feature `players` hints;
//! * [`Question`] is what can be asked of a table, as data: [`Table::reply`] is the one door for other languages;
//! * [`Scene`] is what lies on the table as data, so that one renderer draws all games;
//! * [`Entry`] says in words what a card is and does, and where that comes from; [`Table::rules`] does so for a part of
//!   the rules, [`Table::rulebook`] has every clause (feature `rulebook`);
//! * `learn` is the same games in numbers, for programs that learn and search (feature of that name);
//! * `testkit` is the laws of what a game shows, for the tests of a crate with another game (feature of that name);
//! * `botmegistus::Companion` is an evening beside the box of `trismegistus-bot` (feature of that name).
//!
//! ```
//! # #[cfg(feature = "tomb4k")] {
//! use solo_table::{Dealer, Due, Table, Tables};
//! let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
//! assert_eq!(table.due(), Due::Decision);
//! let labels: Vec<_> = table.choices().into_iter().map(|choice| choice.label).collect();
//! assert_eq!(labels, ["Delve one turn deeper", "Turn around and retreat"]);
//! let before = table.steps();
//! table.act("delve")?;
//! assert!(table.narration_from(before + 1)[0].starts_with("Turn 2 begins"));
//! # }
//! # Ok::<(), solo_table::TableError>(())
//! ```
//!
//! A game of another crate has tables, too, if it implements [`Scenic`]: by name in [`Games`], and for a session in
//! progress by [`Table::of`].
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]

#[cfg(feature = "players")]
mod advice;
mod answer;
mod any_session;
#[cfg(feature = "trismegistus-bot")]
pub mod botmegistus;
mod choices;
mod data;
mod error;
mod error_kind;
#[cfg_attr(
    not(any(
        // games: feature = "NAME",
        feature = "tomb4k",
        feature = "votk",
        feature = "scrapyard",
        feature = "kings-challenge",
        feature = "trismegistus-bot",
        // games end
    )),
    allow(dead_code, unused_variables, reason = "no game is switched on")
)]
mod games;
mod glossary;
#[cfg(feature = "players")]
mod hints;
mod info;
#[cfg(feature = "learn")]
pub mod learn;
mod lesson;
mod limits;
mod question;
mod report;
mod rules;
mod scene;
mod scenic;
#[cfg(feature = "schema")]
mod schema;
mod story;
mod summary;
mod table;
mod target;
#[cfg(feature = "testkit")]
pub mod testkit;
#[allow(dead_code, reason = "a game alone may need only some of them")]
mod words;

#[cfg(feature = "players")]
pub use advice::{Played, Player};
pub use answer::{Answer, Phrase, WhyNot};
pub use error::{Reason, TableError};
pub use error_kind::ErrorKind;
pub use games::{Games, games};
pub use glossary::{Entry, Said};
#[cfg(feature = "players")]
pub use hints::{Hint, Hints};
pub use info::GameInfo;
pub use lesson::{FirstGame, LessonPart};
pub use limits::Limits;
pub use question::{Question, Reply};
pub use report::{Due, EventReport, Step};
pub use rules::{RuleClause, RulePart};
pub use scene::{Area, Badge, Choice, Held, Item, Line, Scene, Side, Tint, Zone, ZoneLayout};
pub use scenic::{Facts, Level, Numbered, Scenic, Shown, Visibility};
#[cfg(feature = "schema")]
pub use schema::schema;
pub use solo_core::{Dealer, Printable, Tables, Value, file_text, is_hidden};
#[cfg(feature = "players")]
pub use solo_players::{Ahead, Kind, Share, Spread, Tenths};
pub use story::{Actor, Opening, StoryPart, StorySentence};
pub use summary::{Comparison, NotableMoment, ScoreLine, Summary};
pub use table::Table;
pub use target::{ChoiceTarget, Target};
