//! Questions read from JSON.

use core::fmt::Display;

use solo_core::Value;

use super::Question;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::rules::RulePart;

/// A derived implementation of `Deserialize` would be a fifth of a small module for browsers.
impl TryFrom<&Value> for Question {
    type Error = TableError;

    /// Reads a question; [`ErrorKind::Malformed`] where a word or a field is unknown, missing or not of its type.
    fn try_from(data: &Value) -> Result<Self, TableError> {
        let fields = Fields(data);
        let word = fields.text("cmd")?;
        let (question, known): (Self, &[&str]) = match &*word {
            "name" => (Self::Name {}, &[]),
            "facts" => (Self::Facts {}, &[]),
            "options" => (Self::Options {}, &[]),
            "catalogue" => (Self::Catalogue {}, &[]),
            "due" => (Self::Due {}, &[]),
            "choices" => (Self::Choices {}, &[]),
            "notations" => (Self::Notations {}, &[]),
            "view" => (
                Self::View {
                    step: fields.optional("step")?,
                },
                &["step"],
            ),
            "outcome" => (Self::Outcome {}, &[]),
            "scene" => {
                let (step, memory) = (fields.optional("step")?, fields.flag("memory")?);
                (Self::Scene { step, memory }, &["step", "memory"])
            }
            "events" => (
                Self::Events {
                    from: fields.number("from")?,
                },
                &["from"],
            ),
            "event_data" => (
                Self::EventData {
                    from: fields.number("from")?,
                },
                &["from"],
            ),
            "history" => (
                Self::History {
                    from: fields.number("from")?,
                },
                &["from"],
            ),
            "narration" => {
                let (from, to) = (fields.optional("from")?, fields.optional("to")?);
                (Self::Narration { from, to }, &["from", "to"])
            }
            "story" => (
                Self::Story {
                    parts: fields.number("parts")?,
                },
                &["parts"],
            ),
            "ask" => (
                Self::Ask {
                    item: fields.text("item")?,
                },
                &["item"],
            ),
            "explain" => (
                Self::Explain {
                    text: fields.text("text")?,
                },
                &["text"],
            ),
            "summary" => (Self::Summary {}, &[]),
            "lesson" => (
                Self::Lesson {
                    step: fields.optional("step")?,
                },
                &["step"],
            ),
            "glossary" => (Self::Glossary {}, &[]),
            "rules" => (
                Self::Rules {
                    part: fields.part()?,
                },
                &["part"],
            ),
            "rulebook" => (Self::Rulebook {}, &[]),
            "can_undo" => (Self::CanUndo {}, &[]),
            "saved_game" => (Self::SavedGame {}, &[]),
            "record" => (Self::Record {}, &[]),
            _ => {
                let words = Self::WORDS.join(", ");
                return Err(malformed(format_args!(
                    "there is no question {word:?}, but {words}"
                )));
            }
        };
        fields.end(known)?;
        Ok(question)
    }
}

fn malformed(message: impl Display) -> TableError {
    TableError::new(ErrorKind::Malformed, message)
}

/// The fields of a question that is read.
struct Fields<'a>(&'a Value);

impl Fields<'_> {
    fn get<T>(
        &self,
        name: &str,
        read: fn(&Value) -> Option<T>,
        what: &str,
    ) -> Result<Option<T>, TableError> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match read(value) {
                Some(read) => Ok(Some(read)),
                None => Err(malformed(format_args!("{name} is {what}"))),
            },
        }
    }

    fn optional(&self, name: &str) -> Result<Option<usize>, TableError> {
        let read = |value: &Value| usize::try_from(value.as_u64()?).ok();
        self.get(name, read, "a whole number from 0")
    }

    fn number(&self, name: &str) -> Result<usize, TableError> {
        self.optional(name)?.ok_or_else(|| missing(name))
    }

    fn text(&self, name: &str) -> Result<String, TableError> {
        let text = self.get(name, |value| value.as_str().map(str::to_owned), "a text")?;
        text.ok_or_else(|| missing(name))
    }

    fn flag(&self, name: &str) -> Result<bool, TableError> {
        let flag = self.get(name, Value::as_bool, "true or false")?;
        Ok(flag.unwrap_or(false))
    }

    fn part(&self) -> Result<RulePart, TableError> {
        let word = self.text("part")?;
        RulePart::from_word(&word).ok_or_else(|| {
            let words: Vec<&str> = RulePart::ALL.iter().map(|part| part.word()).collect();
            malformed(format_args!(
                "a part of the rules is one of {}",
                words.join(", ")
            ))
        })
    }

    /// Refuses fields besides these.
    fn end(&self, known: &[&str]) -> Result<(), TableError> {
        let mut names = self
            .0
            .as_object()
            .into_iter()
            .flat_map(|fields| fields.keys());
        match names.find(|name| *name != "cmd" && !known.contains(&name.as_str())) {
            Some(name) => Err(malformed(format_args!(
                "there is no field {name:?} in this question"
            ))),
            None => Ok(()),
        }
    }
}

fn missing(name: &str) -> TableError {
    malformed(format_args!("the field {name} is missing"))
}
