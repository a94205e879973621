//! Hints at what makes a walk fail, from its last step.

use solo_core::{Game, GameEvent, Input, NamedFields as _, Noun as _};

use super::walk::{Step, Walk};

/// Something that the last step of a failing walk has, and how often the walk has it.
///
/// The property may speak of it. So a walk that has it as often is more likely to fail, and this is known before the
/// property is asked, which proptest allows a thousand times only.
pub(super) struct Hint {
    feature: Feature,
    count: usize,
}

/// Something that a step has.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Feature {
    /// This number of outcomes since a kind of decision.
    Since(&'static str, usize),
    /// An event.
    Event(&'static str),
    /// An event with this id in a field.
    Field(&'static str, &'static str, String),
}

impl Hint {
    /// Returns the hints that a walk gives.
    pub(super) fn of<G: Game>(walk: &Walk<G>) -> Vec<Self> {
        let mut last = Vec::new();
        each_step(walk, |steps, latest, step| {
            if steps == walk.len() {
                last = features(walk.game(), latest, step);
            }
        });
        let hints = last.into_iter().map(|feature| Self { feature, count: 0 });
        let count = |hint: Self| Self {
            count: hint.indices(walk).len(),
            ..hint
        };
        hints.map(count).collect()
    }

    /// Returns the number of steps after which a walk had it often enough, if it had.
    ///
    /// What comes many times may come a quarter less.
    pub(super) fn met<G: Game>(&self, walk: &Walk<G>) -> Option<usize> {
        let indices = self.indices(walk);
        let enough = indices.len() >= self.count - self.count / 4;
        let last = indices.len().min(self.count).checked_sub(1)?;
        indices.get(last).copied().filter(|_| enough)
    }

    /// Returns the numbers of the steps that have it.
    fn indices<G: Game>(&self, walk: &Walk<G>) -> Vec<usize> {
        let mut indices = Vec::new();
        each_step(walk, |steps, latest, step| {
            let tagged = |tag| step.events.iter().any(|event| event.tag() == tag);
            let has = match &self.feature {
                Feature::Since(decision, outcomes) => latest == (*decision, *outcomes),
                Feature::Event(tag) => tagged(*tag),
                Feature::Field(tag, ..) => {
                    tagged(*tag) && features(walk.game(), latest, step).contains(&self.feature)
                }
            };
            if has {
                indices.push(steps);
            }
        });
        indices
    }
}

/// The kind of the latest decision, and the number of outcomes since then.
type Latest = (&'static str, usize);

/// Calls a function with every step of a walk and its number, from 1.
fn each_step<G: Game>(walk: &Walk<G>, mut look: impl FnMut(usize, Latest, &Step<'_, G>)) {
    let mut latest = ("", 0);
    for (before, step) in walk.steps().enumerate() {
        match step.input {
            Input::Decision(decision) => {
                latest = (decision.variant().map_or("", |kind| kind.name), 0);
            }
            Input::Chance(_) => latest.1 += 1,
        }
        look(before + 1, latest, &step);
    }
}

/// Lists what a step has.
fn features<G: Game>(game: &G, latest: Latest, step: &Step<'_, G>) -> Vec<Feature> {
    let mut features = Vec::from([Feature::Since(latest.0, latest.1)]);
    for event in &step.events {
        features.push(Feature::Event(event.tag()));
        event.visit(&mut |field, noun| {
            let mut id = String::new();
            if noun.id(game, &mut id).is_ok() {
                features.push(Feature::Field(event.tag(), field, id));
            }
        });
    }
    features.sort_unstable();
    features.dedup();
    features
}
