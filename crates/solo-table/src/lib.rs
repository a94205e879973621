//! Solo tabletop games by name: a table to sit at, for apps, bots and bindings.
//!
//! The guide, `docs/src` in the repository, puts it into a program (`program.md`), and shows a whole client
//! (`client.md`) and a whole service (`service.md`) on it.
//!
//! * [`games`] lists the games with their facts and options, and [`Games`] is such a list as a value, also with
//!   games of other crates;
//! * [`Table`] is a game in progress: choices with labels, steps by number or text, events in sentences,
//!   undo and redo, saves, and with feature `players` hints;
//! * [`Question`] is what can be asked of a table, as data: [`Table::reply`] is the one door for other languages;
//! * [`Scene`] is what lies on the table as data, so that one renderer draws all games;
//! * [`Entry`] says in words what a card is and does, and where that comes from; [`Table::rules`] does so for a part of
//!   the rules, [`Table::rulebook`] has every clause (feature `rulebook`);
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
//! A game of another crate has tables, too, if it is [`Presented`]: by name in [`Games`], and for a session in
//! progress by [`Table::of`].
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

// Each layer uses those below it, and none above:
//   question, records, schema, testkit                     all that a table can be asked
//   games, botmegistus, info                               tables by name
//   table                                                  a game in progress
//   any_session, makers                                    the same without the type of its game
//   answer, glossary, hints, lesson, story, summary        what a player can ask: a file of a game for each
//   moves, pictures, plays, progress                       the same as data, for a table that is composed by hand
//   scenic, choices, snapshot                              what a game shows
//   scene, rules, report, begin, error, speech, words      what is shown and said

#[cfg(feature = "players")]
mod advice;
mod alike;
mod answer;
mod any_session;
mod begin;
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
mod lesson;
mod limits;
mod makers;
mod moves;
mod phrase;
mod pictures;
mod plays;
mod presented;
mod progress;
mod question;
mod records;
mod report;
mod rules;
mod scene;
mod scenic;
#[cfg(feature = "schema")]
mod schema;
mod snapshot;
mod speech;
#[cfg(feature = "schema")]
mod stand_in;
mod story;
mod summary;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
#[allow(dead_code, reason = "a game alone may need only some of them")]
mod words;

#[cfg(feature = "players")]
pub use advice::{Played, Player};
pub use answer::{Answer, WhyNot};
pub use data::Json;
pub use error::{Reason, TableError};
pub use error_kind::ErrorKind;
pub use games::{Games, games};
pub use glossary::{Entry, Glossary, Said};
#[cfg(feature = "players")]
pub use hints::{Hint, Hints};
pub use info::GameInfo;
pub use lesson::{FirstGame, LessonPart, Lessons};
pub use limits::Limits;
pub use moves::{Around, Cause, Changes, Move, MoveKind, Moves, NumberChange};
pub use phrase::Phrase;
pub use pictures::{EffectLine, Picture, Pictured};
pub use plays::{End, Ends, Play, Playable, Plays, Span, Stretch};
pub use presented::Presented;
pub use progress::{
    Amounts, Clock, Foe, Mark, Need, Needs, Odds, Progress, SetProgress, Socket, SocketState,
    Stock, Track, Tracked, Worth,
};
pub use question::{Question, Reply};
pub use records::{GameRecord, RecordTotals, Records, Streak, deal_of_the_day};
pub use report::{Due, EventReport, Step};
pub use rules::{RuleClause, RulePart};
pub use scene::{
    Area, Badge, Choice, Held, Item, Line, Scene, ScreenPlace, Side, Tint, Zone, ZoneLayout,
};
pub use scenic::{ChoiceTarget, Facts, Level, Scenic, Shown, Target, Visibility, Waits};
#[cfg(feature = "schema")]
pub use schema::schema;
pub use solo_core::{Dealer, Printable, Tables, Value, file_text, is_hidden};
#[cfg(feature = "players")]
pub use solo_players::{Ahead, Kind, Share, Spread, Tenths};
pub use story::{Actor, Opening, Stories, StoryPart, StorySentence};
pub use summary::{Comparison, NotableMoment, Results, ScoreLine, Summary};
pub use table::Table;
