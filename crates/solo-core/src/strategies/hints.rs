//! What the last step of a failing walk has, as a hint at what others need.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::course::Course;
use super::walk::Walk;
use crate::game::{Game, Input};
use crate::noun::{GameEvent, NamedFields as _, Noun};

/// Something that a step has.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Feature {
    /// This number of outcomes since a kind of decision.
    Since(&'static str, usize),
    /// An event.
    Event(&'static str),
    /// An event with this id in a field.
    Field(&'static str, &'static str, String),
}

/// The kind of the latest decision, and the number of outcomes since then.
type Latest = (&'static str, usize);

impl Feature {
    /// Lists the features of a step.
    fn of<G: Game>(game: &G, latest: Latest, events: &[G::Event]) -> Vec<Self> {
        let mut features = Vec::from([Self::Since(latest.0, latest.1)]);
        for event in events {
            features.push(Self::Event(event.tag()));
            event.visit(&mut |field, noun| {
                let mut id = String::new();
                if noun.id(game, &mut id).is_ok() {
                    features.push(Self::Field(event.tag(), field, id));
                }
            });
        }
        features.sort_unstable();
        features.dedup();
        features
    }

    fn is_in<G: Game>(&self, game: &G, latest: Latest, events: &[G::Event]) -> bool {
        match self {
            Self::Since(decision, outcomes) => latest == (decision, *outcomes),
            Self::Event(tag) => events.iter().any(|event| event.tag() == *tag),
            Self::Field(tag, field, id) => events.iter().any(|event| {
                let mut found = false;
                if event.tag() == *tag {
                    event.visit(&mut |name, noun| {
                        found |= name == *field && is_id(game, noun, id);
                    });
                }
                found
            }),
        }
    }
}

/// Returns the kind of a decision.
pub(super) fn kind<G: ?Sized>(decision: &impl Noun<G>) -> &'static str {
    decision.variant().map_or("", |kind| kind.name)
}

fn is_id<G: Game>(game: &G, noun: &dyn Noun<G>, id: &str) -> bool {
    /// What is left of a text to be written.
    struct Left<'a>(&'a str);

    impl Write for Left<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }

    let mut left = Left(id);
    noun.id(game, &mut left).is_ok() && left.0.is_empty()
}

/// Calls a function with every step of a walk.
fn each_step<G: Game>(walk: &Walk<G>, mut look: impl FnMut(Latest, &[G::Event])) {
    let mut latest = ("", 0);
    for step in walk.steps() {
        match step.input {
            Input::Decision(decision) => latest = (kind(&decision), 0),
            Input::Chance(_) => latest.1 += 1,
        }
        look(latest, &step.events);
    }
}

/// A feature of the last step of a failing walk, and the number of steps that have it.
///
/// What happens there and seldom else is likely to be what the property speaks of.
pub(super) struct Hint {
    feature: Feature,
    most: usize,
    least: usize,
}

impl Hint {
    /// Returns how often it comes in the failing walk.
    pub(super) const fn most(&self) -> usize {
        self.most
    }

    /// Returns how often it has to come.
    pub(super) const fn least(&self) -> usize {
        self.least
    }

    pub(super) fn is_met<G: Game>(&self, game: &G, latest: Latest, events: &[G::Event]) -> bool {
        self.feature.is_in(game, latest, events)
    }

    /// Counts how often it was met after each step.
    pub(super) fn counts<G: Game>(&self, walk: &Walk<G>) -> Vec<usize> {
        let (mut counts, mut count) = (Vec::from([0]), 0);
        each_step(walk, |latest, events| {
            count += usize::from(self.is_met(walk.game(), latest, events));
            counts.push(count);
        });
        counts
    }
}

/// Weights of hints, which learn from what has led further.
pub(super) struct Hints {
    /// Those of features, each with its reach; that of none is for walks without a hint.
    weights: BTreeMap<Option<Feature>, Trust>,
    /// Features of the last step of the present walk, each with how often it came.
    features: Vec<(Feature, usize)>,
    latest: Option<Feature>,
}

/// What a hint is worth.
#[derive(Clone, Copy)]
struct Trust {
    weight: usize,
    /// Number of steps that may be played in search of a walk that has it.
    reach: usize,
}

/// The reach of a hint: at first, at least, and after successes.
const REACH: [usize; 2] = [2_000, 64_000];
/// The weight of a feature that comes once; of what comes more often it is a part.
const ONCE: usize = 48;
/// The weight of no hint, at first and at least.
const NONE: [usize; 2] = [16, 8];
/// The least weight of a feature.
const LEAST: usize = 2;

impl Hints {
    pub(super) fn new<G: Game>(walk: &Walk<G>) -> Self {
        let mut hints = Self {
            weights: BTreeMap::from([(None, Trust { weight: NONE[0], reach: 0 })]),
            features: Vec::new(),
            latest: None,
        };
        hints.look_at(walk);
        hints
    }

    /// Looks at the last step of another walk.
    pub(super) fn look_at<G: Game>(&mut self, walk: &Walk<G>) {
        let mut last = Vec::new();
        let mut steps = 0;
        each_step(walk, |latest, events| {
            steps += 1;
            if steps == walk.len() {
                last = Feature::of(walk.game(), latest, events);
            }
        });
        self.features = last.into_iter().map(|feature| (feature, 0)).collect();
        each_step(walk, |latest, events| {
            for (feature, count) in &mut self.features {
                *count += usize::from(feature.is_in(walk.game(), latest, events));
            }
        });
        for (feature, count) in &self.features {
            let weight = ONCE.checked_div(*count).unwrap_or(0).max(LEAST);
            let trust = Trust { weight, reach: REACH[0] };
            self.weights.entry(Some(feature.clone())).or_insert(trust);
        }
    }

    /// Chooses one of the hints; `None` for a walk without.
    pub(super) fn choose<G: Game>(&mut self, course: &mut Course<'_, G>) -> Option<Hint> {
        let features = self.features.iter().map(|one| Some(one.0.clone()));
        let choices = [None].into_iter().chain(features);
        let weights = choices.map(|one| self.weights.get(&one).map_or(0, |trust| trust.weight));
        let chosen = course.weighted(&weights.collect::<Vec<_>>());
        let chosen = chosen.checked_sub(1).and_then(|index| self.features.get(index));
        self.latest = chosen.map(|one| one.0.clone());
        let (feature, count) = chosen?.clone();
        // What happens often has to happen about as often.
        let less = if count > 3 { course.below(count / 2 + 1) } else { 0 };
        Some(Hint {
            feature,
            most: count,
            least: count - less,
        })
    }

    /// Notes whether a walk with the latest hint has led further.
    pub(super) fn note(&mut self, further: bool) {
        let least = if self.latest.is_none() { NONE[1] } else { LEAST };
        if let Some(Trust { weight, reach }) = self.weights.get_mut(&self.latest) {
            if further {
                *weight = (*weight + ONCE / 3).min(ONCE * 3);
                *reach = (*reach * 2).min(REACH[1]);
            } else {
                *weight = (*weight - *weight / 16).saturating_sub(1).max(least);
                *reach = (*reach / 2).max(REACH[0]);
            }
        }
    }

    /// Returns the number of steps that may be played with the latest hint.
    pub(super) fn reach(&self) -> usize {
        self.weights.get(&self.latest).map_or(0, |trust| trust.reach)
    }
}
