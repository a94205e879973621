//! Templates, and the speech that fills them from a game and an optional translation.

#[cfg(feature = "alloc")]
use alloc::borrow::{Cow, ToOwned};
#[cfg(feature = "alloc")]
use alloc::collections::BTreeMap;
#[cfg(feature = "alloc")]
use alloc::string::String;
use core::fmt::{self, Debug, Display, Formatter, Write};

use super::Noun;
use super::event::NamedFields;

/// One kind of decision, chance outcome or event: a row of the declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Name of the variant, or tag of the event.
    pub name: &'static str,
    /// Notation with the fields in braces; empty for events.
    pub form: &'static str,
    /// Label or sentence, as a template.
    pub template: &'static str,
    /// Group under which people look for it; empty if it has none.
    pub group: &'static str,
    /// Names of the fields, in order.
    pub fields: &'static [&'static str],
}

impl Variant {
    /// Fills in the template of a row.
    #[doc(hidden)]
    pub fn fill<G: ?Sized>(
        row: Option<&Self>,
        owner: &str,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        row.map_or(Ok(()), |row| {
            speech.fill(owner, row.name, row.template, fields, out)
        })
    }

    /// Visits the templates and groups of these rows; values that write themselves have no template.
    #[doc(hidden)]
    pub fn texts(owner: &str, rows: &[Self], visit: &mut TextVisitor<'_>) {
        for row in rows.iter().filter(|row| !row.template.is_empty()) {
            visit(&owner, &row.name, &row.template);
        }
        for row in rows.iter().filter(|row| !row.group.is_empty()) {
            visit(&"Group", &row.group, &row.group);
        }
    }
}

/// A table of texts in another language, each under an owner and a key.
///
/// The owner of a template is `Event`, or the type of the decision or outcome; its key is the tag
/// or the variant. The owner of a name is the type of the noun; its key is the id. `Group` has the
/// groups of decisions, `List` the separators of lists, `Option` the descriptions of options and,
/// under `name.value`, their values.
/// [`missing_texts`] lists what a translation lacks.
///
/// ```
/// use solo_core::Translation;
/// let german = [("Slot.bl", "unten links"), ("Event.passed", "{who} passt.")];
/// assert_eq!((&german[..]).text("Slot", "bl"), Some("unten links"));
/// assert_eq!((&german[..]).text("Slot", "br"), None);
/// ```
#[doc(alias("language", "i18n", "localization"))]
pub trait Translation {
    /// Returns the text under this owner and key.
    fn text(&self, owner: &str, key: &str) -> Option<&str>;
}

impl Translation for &[(&str, &str)] {
    fn text(&self, owner: &str, key: &str) -> Option<&str> {
        let is = |name: &str| {
            let rest = name
                .strip_prefix(owner)
                .and_then(|rest| rest.strip_prefix('.'));
            rest == Some(key)
        };
        let found = self.iter().find(|(name, _)| is(name));
        found.map(|(_, text)| *text)
    }
}

/// Texts by owner and key, as a file of JSON has them.
///
/// ```
/// use std::collections::BTreeMap;
/// use solo_core::Translation;
/// let file = r#"{"Slot": {"bl": "unten links"}, "Event": {"passed": "{who} passt."}}"#;
/// let german: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(file)?;
/// assert_eq!(german.text("Slot", "bl"), Some("unten links"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[cfg(feature = "alloc")]
impl Translation for BTreeMap<String, BTreeMap<String, String>> {
    fn text(&self, owner: &str, key: &str) -> Option<&str> {
        self.get(owner)?.get(key).map(String::as_str)
    }
}

/// Visitor of the texts that a translation needs: owner, key and English text of each.
pub type TextVisitor<'a> = dyn FnMut(&dyn Display, &dyn Display, &dyn Display) + 'a;

/// Writes names of nouns and sentences of events, in English or in another language.
///
/// A template is a text with fields in braces:
///
/// | form | becomes |
/// | --- | --- |
/// | `{field}` | the name of the field |
/// | `{field:abs}` | a number without its sign |
/// | `{field?a=text\|b=text\|text}` | the text whose case is the id of the field, `-` any negative number, otherwise the last one |
/// | `{field#1=text\|text}` | the text whose case is the amount of the field, otherwise the last one |
///
/// The texts of a choice are templates, too.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{NamedFields, Noun, Speech};
///
/// struct Drawn(u8);
/// impl<G: ?Sized> NamedFields<G> for Drawn {
///     fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn Noun<G>)) {
///         visit("cards", &self.0);
///     }
/// }
///
/// let tell = |cards| {
///     let mut text = String::new();
///     let template = "You draw {cards#0=nothing|1=a card|{cards} cards}.";
///     Speech::of(&Ten).fill("Event", "drawn", template, &Drawn(cards), &mut text).unwrap();
///     text
/// };
/// assert_eq!((tell(0), tell(1), tell(5)), ("You draw nothing.".into(), "You draw a card.".into(), "You draw 5 cards.".into()));
/// ```
#[doc(alias("language", "i18n"))]
pub struct Speech<'a, G: ?Sized> {
    game: &'a G,
    translation: Option<&'a dyn Translation>,
}

impl<G: ?Sized> Clone for Speech<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: ?Sized> Copy for Speech<'_, G> {}

impl<G: ?Sized> Debug for Speech<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.translation.is_some() {
            "Speech(translated)"
        } else {
            "Speech"
        })
    }
}

impl<'a, G: ?Sized> Speech<'a, G> {
    /// Returns English speech, with the names of this game's catalogue.
    pub const fn of(game: &'a G) -> Self {
        Self {
            game,
            translation: None,
        }
    }

    /// Returns speech in another language; texts that the translation lacks stay English.
    pub const fn translated(game: &'a G, translation: &'a dyn Translation) -> Self {
        Self {
            game,
            translation: Some(translation),
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// Returns the text under this owner and key, in English unless it is translated.
    pub fn text<'t>(&self, owner: &str, key: &str, english: &'t str) -> &'t str
    where
        'a: 't,
    {
        let translated = self.translation.and_then(|table| table.text(owner, key));
        translated.unwrap_or(english)
    }

    /// Returns the text under this owner and key, without a copy where it stays English.
    #[cfg(feature = "alloc")]
    pub fn constant(&self, owner: &str, key: &str, english: &'static str) -> Cow<'static, str> {
        let translated = self.translation.and_then(|table| table.text(owner, key));
        translated.map_or(Cow::Borrowed(english), |text| Cow::Owned(text.to_owned()))
    }

    /// Fills in a template with the names of these fields.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn fill(
        &self,
        owner: &str,
        key: &str,
        template: &str,
        fields: &dyn NamedFields<G>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        self.fill_text(self.text(owner, key, template), fields, out)
    }

    fn fill_text(
        &self,
        template: &str,
        fields: &dyn NamedFields<G>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let mut rest = template;
        while let Some((before, after)) = split_brace(rest) {
            out.write_str(before)?;
            let mut bytes = after.bytes();
            let end = bytes.position(|byte| matches!(byte, b'?' | b'#' | b':' | b'}'));
            let end = end.unwrap_or(after.len());
            let (name, form) = after.split_at_checked(end).unwrap_or((after, ""));
            rest = self.fill_field(name, form, fields, out)?;
        }
        out.write_str(rest)
    }

    /// Writes a field and returns the text behind its closing brace; `form` begins behind its name.
    fn fill_field<'t>(
        &self,
        name: &str,
        form: &'t str,
        fields: &dyn NamedFields<G>,
        out: &mut dyn Write,
    ) -> Result<&'t str, fmt::Error> {
        let (mut written, mut behind) = (Ok(()), None);
        let (mark, inside) = form.split_at_checked(1).unwrap_or(("}", ""));
        fields.visit(&mut |field, noun| {
            if field != name || written.is_err() {
                return;
            }
            let rest;
            (written, rest) = match mark {
                "?" | "#" => {
                    let fits = |case: &str| {
                        if mark == "#" {
                            case.parse() == Ok(noun.amount())
                        } else if case == "-" {
                            noun.amount() < 0
                        } else {
                            has_id(noun, case, self.game)
                        }
                    };
                    let (text, rest) = choose(inside, fits);
                    (self.fill_text(text, fields, out), rest)
                }
                ":" => {
                    let amount = noun.amount().unsigned_abs();
                    (write!(out, "{amount}"), after_brace(inside))
                }
                _ => (noun.name(self, out), inside),
            };
            behind = Some(rest);
        });
        written?;
        // A field that is not there is left out.
        Ok(behind.unwrap_or_else(|| match mark {
            "}" => inside,
            _ => after_brace(inside),
        }))
    }
}

/// Splits the text at the first opening brace; a search for a byte is cheaper in short texts than one for a letter.
fn split_brace(text: &str) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == b'{')?;
    let (before, brace) = text.split_at_checked(at)?;
    Some((before, brace.strip_prefix(['{'])?))
}

/// Splits the text at the first `|` or `}` that is not between braces; returns whether it was the brace.
fn split_case(text: &str) -> (&str, bool, &str) {
    let mut depth = 0_u32;
    // The marks stand side by side in ASCII, so that most letters are passed over by one comparison.
    let mut marks = text
        .bytes()
        .enumerate()
        .filter(|(_, byte)| matches!(byte, b'{'..=b'}'));
    let found = marks.find(|(_, byte)| {
        let is_outside = depth == 0;
        match byte {
            b'{' => depth = depth.saturating_add(1),
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        is_outside && *byte != b'{'
    });
    let at = found.map(|(at, _)| at);
    let Some((case, rest)) = at.and_then(|at| text.split_at_checked(at)) else {
        return (text, true, "");
    };
    let (mark, rest) = rest.split_at_checked(1).unwrap_or(("", ""));
    (case, mark == "}", rest)
}

/// Returns the text behind the brace that closes this form.
fn after_brace(text: &str) -> &str {
    let mut rest = text;
    loop {
        match split_case(rest) {
            (_, true, behind) => return behind,
            (_, false, others) => rest = others,
        }
    }
}

/// Returns the text of the first case that matches, or the last one, which has no case; and the text behind the brace.
fn choose(choices: &str, fits: impl Fn(&str) -> bool) -> (&str, &str) {
    let mut rest = choices;
    loop {
        let (choice, last, others) = split_case(rest);
        if last {
            return (choice, others);
        }
        let (case, text) = choice.split_once('=').unwrap_or(("", choice));
        if fits(case) {
            return (text, after_brace(others));
        }
        rest = others;
    }
}

/// Returns whether this is the id of the noun; compares without a buffer.
fn has_id<G: ?Sized>(noun: &dyn Noun<G>, id: &str, game: &G) -> bool {
    struct Left<'a>(Option<&'a str>);
    impl Write for Left<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.and_then(|left| left.strip_prefix(part));
            Ok(())
        }
    }
    let mut left = Left(Some(id));
    noun.id(game, &mut left).is_ok() && left.0 == Some("")
}

/// Visits every text that a translation lacks: owner, key, and English text.
///
/// ```
/// use solo_core::missing_texts;
/// let german: &[(&str, &str)] = &[("Slot.bl", "unten links")];
/// let mut missing = Vec::new();
/// missing_texts(&german, |owner, key, english| missing.push(format!("{owner}.{key}: {english}")), |visit| {
///     visit(&"Slot", &"bl", &"base, left");
///     visit(&"Slot", &"br", &"base, right");
/// });
/// assert_eq!(missing, ["Slot.br: base, right"]);
/// ```
#[cfg(feature = "alloc")]
pub fn missing_texts(
    translation: &dyn Translation,
    mut missing: impl FnMut(&str, &str, &str),
    texts: impl FnOnce(&mut TextVisitor<'_>),
) {
    use alloc::collections::BTreeSet;
    use alloc::string::ToString;
    let mut seen = BTreeSet::new();
    texts(&mut |owner, key, english| {
        let (owner, key) = (owner.to_string(), key.to_string());
        if translation.text(&owner, &key).is_none() && seen.insert((owner.clone(), key.clone())) {
            missing(&owner, &key, &english.to_string());
        }
    });
}
