//! The story of a game: its events by actor and turn.

use core::ops::Range;

use serde::Serialize;
use solo_core::{NamedFields, Narration, Session};

use crate::phrase::Phrase;
use crate::scene::Scene;
use crate::scenic::{Scenic, Visibility};
use crate::snapshot::{Events, scene_at, since};
use crate::speech::{Language, speech, written};
use crate::words::capital;

/// The one who acts in a part of a story.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Actor {
    /// The player.
    You,
    /// The opponent.
    Rival,
    /// Neither: setup, rounds and the end.
    #[default]
    Game,
}

/// The beginning of a part of a story, by [`Stories::opens`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// A turn begins, also if the same actor had the one before; with its number, if turns are counted.
    Turn(Actor, Option<u32>),
    /// This actor acts now; nothing begins if it was acting already.
    Act(Actor),
}

impl Opening {
    /// Returns who acts from here on.
    pub const fn actor(self) -> Actor {
        match self {
            Self::Turn(actor, _) | Self::Act(actor) => actor,
        }
    }
}

/// A game whose events are told by actor and turn: what [`Table::story`](crate::Table::story) asks.
///
/// By default a story has one part.
pub trait Stories: Scenic {
    /// The part of a story that an event opens: a turn, or what another actor does; `None` if it belongs to what came before.
    fn opens(&self, _event: &Self::Event) -> Option<Opening> {
        None
    }
}

/// A part of a story: what one actor did in one turn.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Actor, Dealer, Table, Tables};
/// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
/// table.report("card 9S")?;
/// let part = table.story(1).swap_remove(0);
/// assert_eq!((part.actor, part.turn, part.steps), (Actor::You, Some(1), [0, 1]));
/// assert_eq!(part.sentences[1].text, "You turn up the 9 of Spades.");
/// assert_eq!(part.sentences[1].on, ["open/9S"]);
/// assert_eq!(part.sentences[1].step, 1);
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StoryPart {
    /// The actor.
    pub actor: Actor,
    /// Its name: "You", "The Bot", "The game".
    pub name: String,
    /// Number of the turn, where the game counts turns.
    pub turn: Option<u32>,
    /// First and last step with events of this part.
    pub steps: [usize; 2],
    /// Events in sentences, equal moves in one.
    pub sentences: Vec<StorySentence>,
}

/// A sentence of a story.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StorySentence {
    /// The sentence.
    pub text: String,
    /// Ids of the items of the present scene that it touches: of the cards and places that it names.
    pub on: Vec<String>,
    /// Step of the last event that it tells.
    pub step: usize,
}

/// The events of a part.
pub(crate) struct Part {
    pub(crate) actor: Actor,
    pub(crate) turn: Option<u32>,
    steps: [usize; 2],
    pub(crate) events: Range<usize>,
}

/// Tells the latest parts, at most that many.
pub(crate) fn story<G: Stories>(
    session: &Session<G>,
    parts: usize,
    language: Language<'_>,
) -> Vec<StoryPart> {
    let game = session.game();
    let speech = speech(game, language);
    let (events, parts) = latest(session, parts);
    let scene = scene_at(session, session.len(), Visibility::Table, language);
    let ids: Vec<&str> = scene.iter().flat_map(Scene::ids).collect();
    let tell = |part: Part| {
        let told = events.list.get(part.events.clone()).unwrap_or_default();
        let mut next = part.events.start;
        let sentences = Narration::new(speech, told).map(|sentence| {
            next = next.saturating_add(sentence.events().len());
            let last = events.steps.get(next.saturating_sub(1));
            StorySentence {
                on: touched(game, sentence.events(), &ids),
                text: sentence.to_string(),
                step: last.copied().unwrap_or(part.steps[1]),
            }
        });
        StoryPart {
            actor: part.actor,
            name: name::<G>(game, part.actor, language),
            turn: part.turn,
            steps: part.steps,
            sentences: sentences.filter(|it| !it.text.is_empty()).collect(),
        }
    };
    parts.into_iter().map(tell).collect()
}

/// Returns the latest parts and the events in which they lie. Looks further back until there are enough.
fn latest<G: Stories>(session: &Session<G>, parts: usize) -> (Events<G::Event>, Vec<Part>) {
    let mut back = 32_usize;
    loop {
        let from = session.len().saturating_sub(back);
        let events = since(session, from);
        let mut found = divided(session.game(), &events);
        // The first one may have begun before.
        if found.len() > parts || from == 0 {
            found.drain(..found.len().saturating_sub(parts));
            return (events, found);
        }
        back = back.saturating_mul(4);
    }
}

/// Divides events where an actor or a turn begins.
pub(crate) fn divided<G: Stories>(game: &G, events: &Events<G::Event>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for (index, (event, &step)) in events.list.iter().zip(&events.steps).enumerate() {
        let opening = game.opens(event);
        let begins = match (opening, parts.last()) {
            (Some(Opening::Act(actor)), Some(part)) => part.actor != actor,
            (opening, last) => opening.is_some() || last.is_none(),
        };
        if begins {
            parts.push(Part {
                actor: opening.map_or(Actor::Game, Opening::actor),
                turn: match opening {
                    Some(Opening::Turn(_, turn)) => turn,
                    _ => None,
                },
                steps: [step, step],
                events: index..index,
            });
        }
        if let Some(part) = parts.last_mut() {
            part.steps[1] = step;
            part.events.end = index.saturating_add(1);
        }
    }
    parts
}

pub(crate) fn name<G: Scenic>(game: &G, actor: Actor, language: Language<'_>) -> String {
    let speech = speech(game, language);
    let phrase = match actor {
        Actor::Rival => return capital(&game.rival(&speech)),
        Actor::You => Phrase::You,
        Actor::Game => Phrase::Game,
    };
    game.phrase(phrase, &speech).into_owned()
}

/// Lists the items whose id ends in the id of a card or place of these events.
///
/// A card that lies in several zones is meant where one of the events names the zone, if any does.
pub(crate) fn touched<G: Scenic>(game: &G, events: &[G::Event], ids: &[&str]) -> Vec<String> {
    let mut nouns: Vec<String> = Vec::new();
    for event in events {
        event.visit(&mut |_, noun| {
            let id = written(|out| noun.id(game, out));
            let named = id.chars().any(char::is_alphabetic) && !nouns.contains(&id);
            nouns.extend(named.then_some(id));
        });
    }
    let path = |id: &str, noun: &str| -> Option<usize> {
        let path = id.strip_suffix(noun)?.strip_suffix('/')?;
        Some(path.len())
    };
    let zoned = |id: &str, end: usize| {
        let mut parts = id.get(..end).unwrap_or_default().split('/');
        parts.any(|part| nouns.iter().any(|noun| noun == part))
    };
    let mut touched: Vec<&str> = Vec::new();
    for noun in &nouns {
        let found = ids.iter().filter_map(|id| Some((*id, path(id, noun)?)));
        let found: Vec<(&str, usize)> = found.collect();
        let in_zone = found.iter().any(|(id, end)| zoned(id, *end));
        let meant = found
            .into_iter()
            .filter(|(id, end)| !in_zone || zoned(id, *end));
        touched.extend(meant.map(|(id, _)| id));
    }
    let in_order = ids.iter().filter(|id| touched.contains(id));
    in_order.map(|id| (*id).to_owned()).collect()
}
