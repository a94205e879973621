//! The words of the tomb in the language of a table.

use std::borrow::Cow;

use solo_core::{Card, NamedFields, Noun, Speech, fields};
use tomb4k::Tomb;
use tomb4k::words::{Called, Corner, SCENE};

use crate::any_session::written;
use crate::scene::Item;

/// Texts of scenes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'a>(pub(super) Speech<'a, Tomb>);

impl Words<'_> {
    /// Returns the text of a scene under this key, which has no fields.
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

    /// Returns the text of a scene under this key.
    pub(super) fn fill(self, key: &str, fields: &dyn NamedFields<Tomb>) -> String {
        written(|out| SCENE.say(key, fields, &self.0, out))
    }

    /// Returns a number with its text: "1 card in the deck".
    pub(super) fn counted(self, id: &str, key: &str, count: impl Into<u32>) -> Item {
        let count = count.into();
        Item::number(id, self.fill(key, &fields![count]), count)
    }

    /// Names a card, with its number if that matters: "Monster 9", "Go Berserk".
    pub(super) fn called(self, card: Card) -> String {
        written(|out| Called(card).name(&self.0, out))
    }

    /// Returns the corner of a card: "8♠", "Joker".
    pub(super) fn corner(self, card: Card) -> String {
        written(|out| Corner(card).name(&self.0, out))
    }
}
