//! The items that a choice concerns, declared by kind of decision as patterns of their ids.
//!
//! A declaration stands in a table beside the scene, not in `#[says(...)]` beside the label. Ids of zones and items are
//! coined by the scene: a game crate that named them would depend on a screen that it does not know, and another
//! screen of the same game could not replace them. In the table a kind is one line, its ids can be compared with the
//! scene in the same folder, and the zones in which a question about an item has to look follow from it. In the
//! attribute a row would be six lines, and a decision whose item depends on the position would be in two places.

use std::borrow::Cow;

use solo_core::{Countable, NamedFields, Noun, Speech};

use crate::scenic::Scenic;
use crate::speech::written;

/// A kind of decision, its verb, and the items that it concerns: a row of [`Scenic::TARGETS`].
///
/// `{field}` in an id stands for the id of that field, with a slash between its words; in a verb, for its name. The fields
/// are those of the decision, and those that [`Scenic::decision_target`] adds. An id with a field that is not
/// there is left out.
///
/// ```
/// use solo_table::Target;
/// const TARGETS: &[Target] = &[
///     Target::new("Buy", "buy", &["pyramid/{slot}"]),
///     Target::new("Pass", "pass", &[]),
///     Target::one_of("Pick", "take", &["hand/{card}", "discard/{card}"]),
/// ];
/// assert!(TARGETS[0].can_lie_on("pyramid/bl") && !TARGETS[0].can_lie_on("hand/urn"));
/// assert!(TARGETS[2].can_lie_on("discard/urn"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Name of the variant.
    pub kind: &'static str,
    /// Text on the main item, at most 11 characters; translations have it under `Verb` and the kind.
    pub verb: &'static str,
    /// Patterns of the ids, the main one first.
    pub on: &'static [&'static str],
    /// `true` if the position decides which of the patterns is that of the main item.
    pub by_position: bool,
}

impl Target {
    /// Returns the row of a kind that concerns all these items.
    pub const fn new(kind: &'static str, verb: &'static str, on: &'static [&'static str]) -> Self {
        Self {
            kind,
            verb,
            on,
            by_position: false,
        }
    }

    /// Returns the row of a kind whose main item is one of these, or none, as [`Scenic::decision_target`] decides.
    ///
    /// Any name in braces stands for any word.
    pub const fn one_of(
        kind: &'static str,
        verb: &'static str,
        on: &'static [&'static str],
    ) -> Self {
        Self {
            by_position: true,
            ..Self::new(kind, verb, on)
        }
    }

    /// Returns whether the main item of the kind can be the one with this id.
    pub fn can_lie_on(&self, id: &str) -> bool {
        self.mains().any(|pattern| captured(pattern, id).is_some())
    }

    /// Lists the patterns of the main item.
    fn mains(&self) -> impl Iterator<Item = &'static str> {
        let count = if self.by_position { self.on.len() } else { 1 };
        self.on.iter().take(count).copied()
    }
}

/// The items that a choice concerns.
///
/// ```
/// use solo_table::ChoiceTarget;
/// let buy = ChoiceTarget::new("buy 4").on("base/left");
/// assert_eq!((&*buy.verb, buy.on.len()), ("buy 4", 1));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoiceTarget {
    /// Text on the main item, at most 11 characters.
    pub verb: Cow<'static, str>,
    /// Ids of items, the main one first.
    pub on: Vec<String>,
}

impl ChoiceTarget {
    /// A verb without an item.
    pub fn new(verb: impl Into<Cow<'static, str>>) -> Self {
        Self {
            verb: verb.into(),
            on: Vec::new(),
        }
    }

    /// Returns the target by [`Scenic::TARGETS`], with the fields of the decision and these of its position.
    ///
    /// The latter have other names than the former.
    pub fn declared<G: Scenic>(
        decision: G::Decision,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
    ) -> Self {
        let Some(row) = row::<G>(&decision) else {
            return Self::default();
        };
        let fields = Both(&decision, fields);
        let verb = if row.verb.contains('{') {
            written(|out| speech.fill("Verb", row.kind, row.verb, &fields, out)).into()
        } else {
            speech.constant("Verb", row.kind, row.verb)
        };
        let fixed = row.on.iter().filter(|_| !row.by_position);
        let on = fixed.filter_map(|pattern| filled(pattern, &fields, speech.game()));
        Self {
            verb,
            on: on.collect(),
        }
    }

    /// The same with another verb.
    #[must_use]
    pub fn verb(self, verb: impl Into<Cow<'static, str>>) -> Self {
        Self {
            verb: verb.into(),
            ..self
        }
    }

    /// The same, concerning one more item.
    #[must_use]
    pub fn on(mut self, id: impl Into<String>) -> Self {
        self.on.push(id.into());
        self
    }

    /// The same, concerning these items, too.
    #[must_use]
    pub fn each<I: Into<String>>(mut self, ids: impl IntoIterator<Item = I>) -> Self {
        self.on.extend(ids.into_iter().map(Into::into));
        self
    }
}

/// The fields of a decision and those of its position.
struct Both<'a, G>(&'a dyn NamedFields<G>, &'a dyn NamedFields<G>);

impl<G> NamedFields<G> for Both<'_, G> {
    fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<G>)) {
        self.0.visit(visit);
        self.1.visit(visit);
    }
}

fn row<G: Scenic>(decision: &G::Decision) -> Option<&'static Target> {
    let kind = Noun::<G>::variant(decision)?.name;
    G::TARGETS.iter().find(|row| row.kind == kind)
}

/// Returns whether decisions of this kind concern an item, where it lies on the table.
pub(crate) fn has_item<G: Scenic>(decision: &G::Decision) -> bool {
    row::<G>(decision).is_some_and(|row| !row.on.is_empty())
}

/// Returns the id by a pattern; `None` if it has a field that is not there.
fn filled<G>(pattern: &str, fields: &dyn NamedFields<G>, game: &G) -> Option<String> {
    let (mut id, mut rest) = (String::with_capacity(pattern.len()), pattern);
    while let Some((before, behind)) = rest.split_once('{') {
        let (name, behind) = behind.split_once('}')?;
        id.push_str(before);
        let mut found = None;
        fields.visit(&mut |field, noun| {
            if field == name && found.is_none() {
                found = noun.id(game, &mut id).ok();
            }
        });
        found?;
        rest = behind;
    }
    id.push_str(rest);
    Some(if id.contains(' ') {
        id.replace(' ', "/")
    } else {
        id
    })
}

/// Returns the texts for which the fields of a pattern stand in an id; `None` if the id is not by the pattern.
fn captured<'a>(pattern: &'static str, id: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let (mut values, mut pattern, mut id) = (Vec::new(), pattern, id);
    while let Some((before, behind)) = pattern.split_once('{') {
        let (name, behind) = behind.split_once('}')?;
        id = id.strip_prefix(before)?;
        // The last field takes as many words as are left.
        let (value, rest) = match behind.split_once('{') {
            Some((between, _)) => id.split_at_checked(id.find(between)?)?,
            None => id.split_at_checked(id.strip_suffix(behind)?.len())?,
        };
        values.push((name, value));
        (pattern, id) = (behind, rest);
    }
    (pattern == id).then_some(values)
}

/// Returns whether an id is by a pattern.
#[cfg(feature = "testkit")]
pub(crate) fn is_by(pattern: &'static str, id: &str) -> bool {
    captured(pattern, id).is_some()
}

/// Returns the notation whose fields have these values; `None` if it has another field.
fn notation(form: &str, values: &[(&str, &str)]) -> Option<String> {
    let word = |word: &str| match word.strip_prefix('{') {
        Some(field) => {
            let mut values = values.iter();
            let (_, value) = values.find(|(name, _)| field.strip_suffix('}') == Some(name))?;
            Some(value.replace('/', " "))
        }
        None => Some(word.to_owned()),
    };
    let words: Option<Vec<String>> = form.split(' ').map(word).collect();
    words.map(|words| words.join(" "))
}

/// Lists, in order, the decisions that can have this id as that of their main item: all of them, and perhaps more.
///
/// An id by the pattern of a kind says which decision it is, if all its fields are in the pattern. Otherwise the list
/// has every decision of the kind.
pub(crate) fn candidates<G: Scenic>(game: &G, id: &str) -> Vec<G::Decision> {
    let (mut found, mut kinds) = (Vec::new(), Vec::new());
    for variant in <G::Decision as Noun<G>>::variants() {
        let Some(row) = G::TARGETS.iter().find(|row| row.kind == variant.name) else {
            kinds.push(variant.name);
            continue;
        };
        for values in row.mains().filter_map(|pattern| captured(pattern, id)) {
            match notation(variant.form, &values) {
                Some(text) => found.extend(game.parse_decision(&text)),
                None => kinds.push(variant.name),
            }
        }
    }
    if !kinds.is_empty() {
        let kind = |decision: &G::Decision| Noun::<G>::variant(decision).map(|it| it.name);
        let listed = |decision: &G::Decision| kind(decision).is_none_or(|it| kinds.contains(&it));
        found.extend(G::Decision::values(game).filter(listed));
    }
    found.sort_by_key(|decision| decision.number(game));
    found.dedup();
    found
}
