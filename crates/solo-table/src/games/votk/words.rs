//! The words of the valley in the language of a table.

use std::borrow::Cow;

use solo_core::{NamedFields, Noun, Speech, fields};
use votk::Valley;
use votk::words::{SCENE, VERBS};

use crate::any_session::written;

/// Texts of scenes and of the glossary.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'a>(pub(super) Speech<'a, Valley>);

impl Words<'_> {
    /// Returns the text under this key, which has no fields.
    pub(super) fn say(self, key: &str) -> String {
        self.fill(key, &fields![])
    }

    /// Returns the text under this key as it is, with its fields in braces.
    pub(super) fn template(self, key: &str) -> Cow<'static, str> {
        let mut all = SCENE.all().iter();
        let template = all.find(|template| template.key == key);
        template.map_or(Cow::Borrowed(""), |template| {
            self.0.constant("Scene", template.key, template.english)
        })
    }

    /// Returns the text under this key.
    pub(super) fn fill(self, key: &str, fields: &dyn NamedFields<Valley>) -> String {
        written(|out| SCENE.say(key, fields, &self.0, out))
    }

    /// Returns the verb under this key, without a copy where it stays English and has no fields.
    pub(super) fn verb(self, key: &str, fields: &dyn NamedFields<Valley>) -> Cow<'static, str> {
        let mut all = VERBS.all().iter();
        match all.find(|verb| verb.key == key) {
            Some(verb) if !verb.english.contains(['{']) => {
                self.0.constant("Scene", verb.key, verb.english)
            }
            _ => written(|out| VERBS.say(key, fields, &self.0, out)).into(),
        }
    }

    /// Returns the name of a noun of the game.
    pub(super) fn name(self, noun: &impl Noun<Valley>) -> String {
        written(|out| noun.name(&self.0, out))
    }
}
