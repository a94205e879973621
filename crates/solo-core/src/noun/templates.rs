//! Templates outside the declaration of an enum, in a table that can be listed.

use core::fmt::{self, Write};

use super::event::NamedFields;
use super::speech::{Speech, TextVisitor};

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
    texts: &'static [(&'static str, &'static str)],
}

impl Templates {
    /// Returns a table of these keys and English texts, for [`templates!`](crate::templates).
    #[doc(hidden)]
    #[must_use]
    pub const fn new(owner: &'static str, texts: &'static [(&'static str, &'static str)]) -> Self {
        Self { owner, texts }
    }

    /// Returns whether there is a template under this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.english(key).is_some()
    }

    fn english(&self, key: &str) -> Option<&'static str> {
        let found = self.texts.iter().find(|(of, _)| *of == key);
        found.map(|(_, english)| *english)
    }

    /// Fills in the template under this key; writes nothing if there is none.
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
        self.english(key).map_or(Ok(()), |english| {
            speech.fill(self.owner, key, english, fields, out)
        })
    }

    /// Visits every text that a translation needs: owner, key and English text.
    pub fn texts(&self, visit: &mut TextVisitor<'_>) {
        for (key, english) in self.texts {
            visit(&self.owner, key, english);
        }
    }
}

/// Declares [`Templates`], one line per key.
///
/// ```
/// solo_core::templates! {
///     /// What the position adds to labels.
///     pub SAID: "Said" {
///         "Stop": "Stop with {sum} points",
///     }
/// }
/// assert!(SAID.has("Stop"));
/// ```
#[macro_export]
macro_rules! templates {
    ($($(#[$about:meta])* $visibility:vis $name:ident: $owner:literal {
        $($key:literal: $english:expr,)+
    })+) => {$(
        $(#[$about])*
        $visibility const $name: $crate::Templates =
            $crate::Templates::new($owner, &[$(($key, $english)),+]);
    )+};
}
