//! Progress of a game in numbers: tracks, sets, the clock, and what is needed.

mod needs;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use solo_core::{Session, Speech};

use crate::scene::{Held, Item, Scene, Tint, ZoneLayout};
use crate::scenic::{Scenic, Visibility};
use crate::snapshot::look;
use crate::speech::{Language, speech};
use crate::story::Actor;

pub use needs::{Foe, Need, Needs, Odds, Socket, SocketState, Stock, Worth};

/// Numbers by name: a price, a gain, the values of a card.
pub type Amounts = BTreeMap<Cow<'static, str>, i32>;

/// The progress of a game.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Actor, Dealer, Table, Tables};
/// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))?;
/// let progress = table.progress();
/// let books = progress.sets.iter().find(|set| set.id == "tomb/book").unwrap();
/// assert_eq!((books.owner, books.have, books.of), (Actor::You, 0, 6));
/// assert_eq!((progress.clocks[0].id.as_ref(), progress.clocks[0].left), ("cards", 53));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "GameProgress")
)]
pub struct Progress {
    /// Numbers that change in the game, always the same ones in the same order.
    pub tracks: Vec<Track>,
    /// Sets that a side collects, also those without a card.
    pub sets: Vec<SetProgress>,
    /// Counts of what is left until the end, the most telling first.
    pub clocks: Vec<Clock>,
    /// Needs: what is needed for something, and what chance can bring of it.
    pub needs: Needs,
}

/// A number that changes in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Track {
    /// Identifier, the same throughout a game: `you/points`.
    pub id: Cow<'static, str>,
    /// The side that it belongs to; the game if to neither.
    pub owner: Actor,
    /// Name.
    pub name: Cow<'static, str>,
    /// Value now.
    pub value: i32,
    /// Highest value, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<i32>,
    /// `true` if it is the score of its owner.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub score: bool,
    /// Values at which something happens or is worth something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

/// A value of a track that means something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mark {
    /// The value.
    pub at: i32,
    /// Key of what is there: `points`, `token`, `limit`.
    pub what: Cow<'static, str>,
    /// Its amount, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i32>,
}

/// A set that a side collects.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SetProgress {
    /// Identifier, the same throughout a game; an item of the scene has it where there is one.
    pub id: String,
    /// The side that collects it.
    pub owner: Actor,
    /// Name.
    pub name: String,
    /// Key of its pictogram.
    pub emblem: Cow<'static, str>,
    /// Number of different kinds that the side has.
    pub have: u32,
    /// Number of kinds in the set; 0 where the cards make no set and count one by one.
    pub of: u32,
    /// Its points now, where it has some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The cards of the side.
    pub cards: Vec<Held>,
}

/// A count of what is left until the end of a game, or of a part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// Identifier, the same throughout a game: `cards`, `rounds`.
    pub id: Cow<'static, str>,
    /// Name of what is counted: "cards until the end".
    pub name: String,
    /// The number that is left.
    pub left: u32,
    /// The number at the beginning, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    /// The side whose way to the end it is; the game if it is that of both.
    #[serde(skip_serializing_if = "is_of_game")]
    pub owner: Actor,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_of_game(owner: &Actor) -> bool {
    matches!(owner, Actor::Game)
}

impl Track {
    /// Returns a number of a side, or of the game.
    ///
    /// ```
    /// use solo_table::{Actor, Track};
    /// let life = Track::new("you/life", Actor::You, 7_u8).up_to(9).mark(0, "dead");
    /// assert_eq!((life.value, life.maximum), (7, Some(9)));
    /// ```
    pub fn new(id: impl Into<Cow<'static, str>>, owner: Actor, value: impl TryInto<i32>) -> Self {
        Self {
            id: id.into(),
            owner,
            value: value.try_into().unwrap_or(i32::MAX),
            ..Self::default()
        }
    }

    /// Sets the highest value.
    #[must_use]
    pub fn up_to(self, maximum: i32) -> Self {
        Self {
            maximum: Some(maximum),
            ..self
        }
    }

    /// Makes it the score of its owner.
    #[must_use]
    pub fn score(self) -> Self {
        Self {
            score: true,
            ..self
        }
    }

    /// Adds a value at which something happens.
    #[must_use]
    pub fn mark(self, at: i32, what: impl Into<Cow<'static, str>>) -> Self {
        self.marked(at, what, None)
    }

    /// Adds a value that is worth an amount.
    #[must_use]
    pub fn worth(self, at: i32, what: impl Into<Cow<'static, str>>, amount: i32) -> Self {
        self.marked(at, what, Some(amount))
    }

    fn marked(mut self, at: i32, what: impl Into<Cow<'static, str>>, amount: Option<i32>) -> Self {
        self.marks.push(Mark {
            at,
            what: what.into(),
            amount,
        });
        self
    }
}

impl Clock {
    /// Returns what is left of a number.
    pub fn new(
        id: impl Into<Cow<'static, str>>,
        name: impl Into<String>,
        left: impl Into<u32>,
        of: Option<u32>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            left: left.into(),
            of,
            owner: Actor::Game,
        }
    }

    /// Sets the side whose way to the end it is.
    #[must_use]
    pub fn owned_by(self, owner: Actor) -> Self {
        Self { owner, ..self }
    }
}

/// A game whose progress is known in numbers: what [`Table::progress`](crate::Table::progress) asks.
///
/// By default the tracks are the whole numbers of the scene that have a name, and there is nothing else.
pub trait Tracked: Scenic {
    /// Lists the numbers that change in the game: the same ones in the same order in every position, without names.
    fn tracks(&self, state: &Self::State) -> Vec<Track> {
        numbers(&self.scene(state, Visibility::Table, &Speech::of(self)))
    }

    /// The name of a track, where it has none.
    fn track_name(&self, id: &str, _speech: &Speech<'_, Self>) -> Cow<'static, str> {
        id.to_owned().into()
    }

    /// Lists the sets that each side collects, also those without a card.
    fn sets(&self, _state: &Self::State, _speech: &Speech<'_, Self>) -> Vec<SetProgress> {
        Vec::new()
    }

    /// Lists what is left until the end, the most telling first.
    fn clocks(&self, _state: &Self::State, _speech: &Speech<'_, Self>) -> Vec<Clock> {
        Vec::new()
    }

    /// The needs of a position: what is needed, for what, and what chance can bring.
    fn needs(&self, _state: &Self::State, _speech: &Speech<'_, Self>) -> Needs {
        Needs::default()
    }
}

/// Lists the whole numbers of a scene that have a name.
fn numbers(scene: &Scene) -> Vec<Track> {
    let zones = scene.zones.iter();
    let counts = zones.filter(|zone| zone.look == ZoneLayout::Counts);
    let track = |item: &Item| {
        let [badge] = item.badges.as_slice() else {
            return None;
        };
        let owner = match item.tint {
            Tint::Mine => Actor::You,
            Tint::Rival => Actor::Rival,
            _ => Actor::Game,
        };
        let value: i32 = badge.value.parse().ok()?;
        let mut track = Track::new(item.id.clone(), owner, value);
        track.name = item.name.clone().into();
        Some(track)
    };
    counts
        .flat_map(|zone| &zone.items)
        .filter_map(track)
        .collect()
}

/// Returns the progress after that many steps.
pub(crate) fn progress<G: Tracked>(
    session: &Session<G>,
    step: usize,
    language: Language<'_>,
) -> Option<Progress> {
    let (game, speech) = (session.game(), speech(session.game(), language));
    look(session, step, |state| {
        let mut tracks = game.tracks(state);
        for track in tracks.iter_mut().filter(|track| track.name.is_empty()) {
            track.name = game.track_name(&track.id, &speech);
        }
        Progress {
            tracks,
            sets: game.sets(state, &speech),
            clocks: game.clocks(state, &speech),
            needs: game.needs(state, &speech),
        }
    })
}
