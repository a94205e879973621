//! Templates outside the declaration of an enum, in a table that can be listed.

#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
use core::fmt::{self, Write};

use super::event::NamedFields;
use super::speech::{Speech, TextVisitor};
use crate::options::{OptionValue, Options};

/// A text under its key; with clauses it states a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Key: in a table of rules the topic, a full stop and a word.
    pub key: &'static str,
    /// Clauses that it states, the main one first; none if it states no rule. Behind a clause with several labels
    /// may stand the one that the text rests on: `XX-9.1 R`.
    pub clauses: &'static [&'static str],
    /// Conditions that must all hold; none if it is always true.
    pub when: &'static [Condition],
    /// English text.
    pub english: &'static str,
}

impl Template {
    /// Returns the part of the key before the first full stop.
    ///
    /// ```
    /// solo_core::templates! { RULES: "Rule" { "end.now" ["XX-9.2"]: "It stops immediately.", } }
    /// assert_eq!(RULES.all()[0].topic(), "end");
    /// ```
    pub fn topic(&self) -> &'static str {
        self.key
            .split_once('.')
            .map_or(self.key, |(topic, _)| topic)
    }

    /// Returns the ids of the clauses that it states, the main one first.
    pub fn cited(&self) -> impl Iterator<Item = &'static str> + use<> {
        let clauses = self.clauses.iter();
        clauses.map(|clause| clause.split_once(' ').map_or(*clause, |(id, _)| id))
    }

    /// Returns whether the text is true under these options.
    pub fn holds(&self, options: &impl Options) -> bool {
        self.when.iter().all(|condition| condition.holds(options))
    }
}

/// A condition on one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Name of the option.
    pub option: &'static str,
    /// Value, as it is written in a save.
    pub value: &'static str,
    /// `true` if the option has to have the value, `false` if another one.
    pub equal: bool,
}

impl Condition {
    /// Returns whether it holds under these options; never for an option that does not exist.
    pub fn holds<O: Options>(&self, options: &O) -> bool {
        let mut holds = false;
        let index = O::SPECS.iter().position(|spec| spec.name == self.option);
        if let Some(index) = index {
            options.get(index, &mut |value| {
                holds = (value == OptionValue::from_text(self.value)) == self.equal;
            });
        }
        holds
    }
}

/// Templates of one owner, each under its key.
///
/// They hold the texts of a game beyond its declarations, such as labels with details of the
/// position.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Speech, fields};
/// solo_core::templates! { SAID: "Said" { "Stop": "Stop with {sum} points", } }
///
/// let (mut text, mut listed, sum) = (String::new(), Vec::new(), 7_u8);
/// SAID.say("Stop", &fields![sum], &Speech::of(&Ten), &mut text)?;
/// SAID.texts(&mut |owner, key, english| listed.push(format!("{owner}.{key}: {english}")));
/// assert_eq!((text.as_str(), listed), ("Stop with 7 points", vec!["Said.Stop: Stop with {sum} points".to_owned()]));
/// # Ok::<(), core::fmt::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Templates {
    owner: &'static str,
    list: &'static [Template],
}

impl Templates {
    /// Returns a table of these templates, for [`templates!`](crate::templates).
    #[doc(hidden)]
    pub const fn new(owner: &'static str, list: &'static [Template]) -> Self {
        Self { owner, list }
    }

    /// Returns every template, in the order of the declaration.
    pub const fn all(&self) -> &'static [Template] {
        self.list
    }

    /// Returns whether there is a template under this key.
    pub fn has(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    fn find(&self, key: &str) -> Option<&'static Template> {
        self.list.iter().find(|template| template.key == key)
    }

    /// Fills in the template under this key; writes the key in braces if there is none, which the laws of a table find.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn say<G: ?Sized>(
        &self,
        key: &str,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match self.find(key) {
            Some(template) => self.fill(template, fields, speech, out),
            None => missing(key, out),
        }
    }

    /// Returns the text under this key with its fields in braces, in the language of the speech; the key in braces if there is
    /// none.
    ///
    /// ```
    /// use solo_core::{Speech, example::Ten};
    /// solo_core::templates! { SAID: "Said" { "Stop": "Stop with {sum} points", } }
    /// assert_eq!(SAID.constant("Stop", &Speech::of(&Ten)), "Stop with {sum} points");
    /// assert_eq!(SAID.constant("Go", &Speech::of(&Ten)), "{Go}");
    /// ```
    #[cfg(feature = "alloc")]
    pub fn constant<G: ?Sized>(&self, key: &str, speech: &Speech<'_, G>) -> Cow<'static, str> {
        match self.find(key) {
            Some(template) => speech.constant(self.owner, template.key, template.english),
            None => {
                let mut text = alloc::string::String::new();
                let _ = missing(key, &mut text);
                text.into()
            }
        }
    }

    /// Fills in one of these templates.
    pub(super) fn fill<G: ?Sized>(
        &self,
        template: &Template,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        speech.fill(self.owner, template.key, template.english, fields, out)
    }

    /// Visits every text that a translation needs: owner, key and English text.
    pub fn texts(&self, visit: &mut TextVisitor<'_>) {
        for template in self.list {
            visit(&self.owner, &template.key, &template.english);
        }
    }
}

/// Writes a key without a text, as no text for people looks.
fn missing(key: &str, out: &mut dyn Write) -> fmt::Result {
    write!(out, "{{{key}}}")
}

/// Declares [`Templates`], one line per key.
///
/// A template that states a rule has its [clauses](Template::clauses) in brackets, and behind `if` the options under
/// which it is true. Such a table belongs to [`Rules`](crate::Rules).
///
/// ```
/// solo_core::templates! {
///     /// What the position adds to labels.
///     pub SAID: "Said" {
///         "Stop": "Stop with {sum} points",
///     }
///
///     /// Rules in sentences.
///     pub RULES: "Rule" {
///         "end.now" ["XX-9.2", "XX-9.4"] if end_rule = "immediate": "The game stops immediately.",
///         "end.turn" ["XX-9.4"] if end_rule != "immediate": "You may finish your turn first.",
///     }
/// }
/// assert!(SAID.has("Stop"));
/// assert_eq!(RULES.all()[0].clauses, ["XX-9.2", "XX-9.4"]);
/// ```
#[macro_export]
macro_rules! templates {
    ($($(#[$about:meta])* $visibility:vis $name:ident: $owner:literal {
        $($key:literal $([$($clause:literal),+])?
            $(if $($option:ident $relation:tt $value:literal),+)?: $english:expr,)+
    })+) => {$(
        $(#[$about])*
        $visibility const $name: $crate::Templates = $crate::Templates::new($owner, &[$(
            $crate::Template {
                key: $key,
                clauses: &[$($($clause),+)?],
                when: &[$($($crate::Condition {
                    option: stringify!($option),
                    value: $value,
                    equal: $crate::templates!(@equal $relation),
                }),+)?],
                english: $english,
            }
        ),+]);
    )+};
    (@equal =) => { true };
    (@equal !=) => { false };
}
