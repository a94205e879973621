//! The form in which questions are declared.

/// Declares every question with its word, its fields, and the answer of a table: the enums [`Question`](super::Question) and
/// [`Reply`](super::Reply), the words, the reader and the answers.
///
/// A reply without a type is one that a question above has, too.
macro_rules! questions {
    (
        $(#[$of_question:meta])*
        Question
        $(#[$of_reply:meta])*
        Reply
        answers of $table:ident
        $(
            $(#[$about:meta])*
            $name:ident $word:literal { $($(#[$of_field:meta])* $field:ident: $kind:ty,)* }
                => $reply:ident $(($data:ty))? = $answer:expr;
        )+
    ) => {
        $(#[$of_question])*
        pub enum Question {
            $($(#[$about])* $name { $($(#[$of_field])* $field: $kind,)* },)+
        }

        impl Question {
            /// The words that a field `cmd` can have, in the order of the variants.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }

        // A derived implementation of `Deserialize` would be a fifth of a small module for browsers.
        impl TryFrom<&Value> for Question {
            type Error = TableError;

            /// Reads a question; [`ErrorKind::Malformed`](crate::ErrorKind::Malformed) where a word or a field is unknown, missing
            /// or not of its type.
            fn try_from(data: &Value) -> Result<Self, TableError> {
                let fields = Fields(data);
                match &*fields.text("cmd")? {
                    $($word => {
                        let question = Self::$name { $($field: Field::read(&fields, stringify!($field))?),* };
                        fields.end(&[$(stringify!($field)),*])?;
                        Ok(question)
                    })+
                    word => Err(unknown(word)),
                }
            }
        }

        $(#[$of_reply])*
        pub enum Reply {
            $($($reply($data),)?)+
        }

        impl Question {
            fn answered(&self, $table: &Table) -> Reply {
                match self {
                    $(Question::$name { $($field),* } => Reply::$reply($answer),)+
                }
            }
        }
    };
}

pub(super) use questions;
