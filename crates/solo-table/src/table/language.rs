//! The language of a table.

use std::sync::Arc;

use solo_core::Translation;

use super::Table;
use crate::any_session::AnySession;
use crate::speech::Language;

/// A translation that tables share.
pub(super) type SharedTranslation = dyn Translation + Send + Sync;

pub(super) fn borrowed(language: &Option<Arc<SharedTranslation>>) -> Language<'_> {
    language
        .as_deref()
        .map(|language| -> &dyn Translation { language })
}

impl Table {
    /// Returns the same table in another language: labels, sentences, refusals, scenes, glossary and hints.
    ///
    /// Texts that the translation lacks stay English. [`Game::texts`](solo_core::Game::texts) lists all that
    /// it needs. Games that go on from this table speak the same language.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use std::collections::BTreeMap;
    /// use solo_table::{Dealer, Table, Tables};
    /// let german: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(tomb4k::GERMAN).unwrap();
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?.in_language(german);
    /// assert_eq!(table.choices()[0].label, "Einen Zug tiefer gehen");
    /// assert_eq!(table.scene().ask, "Tiefer hinein oder zurück ans Licht?");
    /// assert_eq!(table.act("draw").unwrap_err().to_string(), "keine Begegnung wartet jetzt auf eine Karte");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("translate", "localize", "i18n"))]
    #[must_use]
    pub fn in_language(mut self, translation: impl Translation + Send + Sync + 'static) -> Self {
        self.language = Some(Arc::new(translation));
        self
    }

    pub(super) fn language(&self) -> Language<'_> {
        borrowed(&self.language)
    }

    /// Returns a table of another session in the language of this one, and within its limits.
    pub(super) fn like(&self, session: Box<dyn AnySession>) -> Self {
        Self {
            session,
            language: self.language.clone(),
            limits: self.limits,
        }
    }
}
