//! A lesson: rules in sentences, each when it first matters in a game.

use std::collections::BTreeSet;

use serde::Serialize;
use solo_core::{Next, Noun, Session, Speech, fields};

use crate::glossary::Said;
use crate::phrase::Phrase;
use crate::rules::RulePart;
use crate::scene::Scene;
use crate::scenic::Visibility;
use crate::speech::{Language, speech};
use crate::story::{self, Actor, Stories};

/// A game that shows much of the rules in few decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FirstGame {
    /// Seed of its chance.
    pub seed: u64,
    /// Decisions after which most kinds of choices have come up; 0 in a game without lesson.
    pub decisions: u32,
}

/// A game that explains its rules where they first matter: what [`Table::lesson`](crate::Table::lesson) asks.
///
/// By default a lesson tells the goal alone.
pub trait Lessons: Stories {
    /// The game for a lesson; without one by default.
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 0,
        decisions: 0,
    };

    /// The rules that explain a legal decision to a beginner: topics or keys of [`Game::RULES`](solo_core::Game::RULES)
    /// whose sentences have no other fields than the options. What was explained before is left out of a lesson.
    fn explains(&self, _state: &Self::State, _decision: Self::Decision) -> &'static [&'static str] {
        &[]
    }

    /// The rules that explain an event to a beginner, likewise.
    fn explains_event(&self, _event: &Self::Event) -> &'static [&'static str] {
        &[]
    }
}

/// A part of a lesson: sentences about what comes up for the first time.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let lesson = table.lesson(table.steps());
/// let titles: Vec<_> = lesson.iter().map(|part| part.title.as_str()).collect();
/// assert_eq!(titles, ["Dungeon Solitaire: Tomb of Four Kings", "What has happened", "Way"]);
/// assert_eq!(lesson[2].text[0].rule, "TK-3.2");
/// assert_eq!(lesson[2].on, ["deeper", "back"]);
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonPart {
    /// Heading: the title of the game over its goal, the opponent over what it did, the group of choices over choices.
    pub title: String,
    /// Sentences, none of which an earlier part of the game has.
    pub text: Vec<Said>,
    /// Ids of the items of the scene to look at.
    pub on: Vec<String>,
}

/// Sentences of one heading that are told for the first time.
struct Part<G: Lessons> {
    heading: Heading,
    keys: Vec<&'static str>,
    decisions: Vec<G::Decision>,
    events: Vec<G::Event>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Heading {
    Goal,
    Actor(Actor),
    Group(&'static str),
}

/// The sentences that were told, and those that the next decision brings.
struct Telling<'a, G: Lessons> {
    game: &'a G,
    told: BTreeSet<&'static str>,
    parts: Vec<Part<G>>,
    actor: Actor,
}

/// Returns what is new at the position after that many steps; nothing unless a decision is due there.
pub(crate) fn lesson<G: Lessons>(
    session: &Session<G>,
    step: usize,
    language: Language<'_>,
) -> Option<Vec<LessonPart>> {
    let game = session.game();
    let mut telling = Telling {
        game,
        told: BTreeSet::new(),
        parts: Vec::new(),
        actor: Actor::Game,
    };
    telling.tell(Heading::Goal, &[RulePart::Goal.word()]);
    for moment in session.moments_from(0).take_while(|m| m.step <= step) {
        moment.events.iter().for_each(|event| telling.hear(event));
        let is_due = matches!(game.next(&moment.state), Next::Decision);
        if is_due {
            let decisions = game.decisions(&moment.state);
            decisions.for_each(|decision| telling.offer(&moment.state, decision));
        }
        if moment.step == step {
            let parts = if is_due { telling.parts } else { Vec::new() };
            let speech = speech(game, language);
            let mut scene = game.scene(&moment.state, Visibility::Table, &speech);
            scene.choices = crate::choices::choices(&speech, &moment.state);
            let write = |part| written_out(part, &moment.state, &scene, &speech, language);
            return Some(parts.iter().map(write).collect());
        }
        if is_due {
            telling.parts.clear();
        }
    }
    None
}

impl<G: Lessons> Telling<'_, G> {
    /// Adds the sentences of these keys or topics that hold and were not told; `None` if there is none.
    fn tell(&mut self, heading: Heading, keys: &[&str]) -> Option<&mut Part<G>> {
        let options = self.game.options();
        // In the order of the keys, which is that of the explanation, not that of the rulebook.
        let meant = keys.iter().flat_map(|key| {
            let all = G::RULES.all().iter();
            all.filter(|rule| rule.key == *key || rule.topic() == *key)
        });
        let new: Vec<&'static str> = meant
            .filter(|rule| rule.holds(options) && self.told.insert(rule.key))
            .map(|rule| rule.key)
            .collect();
        if new.is_empty() {
            return None;
        }
        if self.parts.iter().all(|part| part.heading != heading) {
            self.parts.push(Part {
                heading,
                keys: Vec::new(),
                decisions: Vec::new(),
                events: Vec::new(),
            });
        }
        let part = self.part(heading)?;
        part.keys.extend(new);
        Some(part)
    }

    fn hear(&mut self, event: &G::Event) {
        if let Some(opening) = self.game.opens(event) {
            self.actor = opening.actor();
        }
        let keys = self.game.explains_event(event);
        if let Some(part) = self.tell(Heading::Actor(self.actor), keys) {
            part.events.push(event.clone());
        }
    }

    fn offer(&mut self, state: &G::State, decision: G::Decision) {
        let keys = self.game.explains(state, decision);
        let group = Noun::<G>::variant(&decision).map_or("", |variant| variant.group);
        let heading = Heading::Group(group);
        self.tell(heading, keys);
        // Other choices under a heading that is new here belong to it, too.
        if let Some(part) = self.part(heading) {
            part.decisions.push(decision);
        }
    }

    fn part(&mut self, heading: Heading) -> Option<&mut Part<G>> {
        let mut parts = self.parts.iter_mut();
        parts.find(|part| part.heading == heading)
    }
}

fn written_out<G: Lessons>(
    part: &Part<G>,
    state: &G::State,
    scene: &Scene,
    speech: &Speech<'_, G>,
    language: Language<'_>,
) -> LessonPart {
    let game = speech.game();
    let ids: Vec<&str> = scene.ids().collect();
    let mut on = story::touched(game, &part.events, &ids);
    let targets = part.decisions.iter();
    let targets = targets.flat_map(|decision| game.decision_target(state, *decision, speech).on);
    for id in targets {
        if !on.contains(&id) {
            on.push(id);
        }
    }
    let rule = |key: &&str| G::RULES.all().iter().find(|rule| rule.key == *key);
    let rules = part.keys.iter().filter_map(rule);
    LessonPart {
        title: match part.heading {
            Heading::Goal => G::FACTS.title.to_owned(),
            Heading::Actor(Actor::Rival) => story::name::<G>(game, Actor::Rival, language),
            Heading::Actor(_) => game.phrase(Phrase::Happened, speech).into_owned(),
            Heading::Group(group) => speech.constant("Group", group, group).into_owned(),
        },
        text: rules
            .map(|rule| Said::rule(rule, &fields![], speech))
            .collect(),
        on,
    }
}
