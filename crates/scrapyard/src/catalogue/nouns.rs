//! The rows of the catalogue as nouns: ids and names are those of its tables.

use core::fmt::{self, Write};

use solo_core::{Countable, Kind, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use super::{Components, MOST_KINDS, Named};
use crate::kinds::{AbilityRow, Character, Invention, Machine, Part};

macro_rules! rows {
    ($($noun:ident of $table:ident is $what:literal, $id:literal;)+) => {$(
        impl $noun {
            /// Returns the row of the catalogue table, counted from 0, always below 64.
            ///
            /// ```
            /// use solo_core::Readable;
            #[doc = concat!("use scrapyard::{Scrapyard, ", stringify!($noun), "};")]
            #[doc = concat!("let found = ", stringify!($noun), "::parse(&Scrapyard::default(), \"", $id, "\")?;")]
            /// assert_eq!(found.row(), 1);
            /// # Ok::<(), solo_core::NotationError>(())
            /// ```
            pub const fn row(self) -> u8 {
                self.0
            }
        }

        impl Kind for $noun {
            const COUNT: usize = MOST_KINDS;

            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Option<Self> {
                (usize::from(index) < MOST_KINDS).then_some(Self(index))
            }
        }

        impl<G: ?Sized + AsRef<Components>> Noun<G> for $noun {
            fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
                out.write_str(game.as_ref().printed(Named::$table, self.0).0)
            }

            fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
                let (id, name) = speech.game().as_ref().printed(Named::$table, self.0);
                out.write_str(speech.text(stringify!($noun), id, name))
            }

            fn texts(game: &G, visit: &mut TextVisitor<'_>) {
                for row in Self::values(game) {
                    let (id, name) = game.as_ref().printed(Named::$table, row.0);
                    visit(&stringify!($noun), &id, &name);
                }
            }
        }

        impl<G: ?Sized + AsRef<Components>> Readable<G> for $noun {
            const WHAT: &'static str = $what;

            fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.find($what, |id| game.as_ref().row(Named::$table, id).map(Self))
            }
        }

        impl<G: ?Sized + AsRef<Components>> Countable<G> for $noun {
            fn count(game: &G) -> u32 {
                game.as_ref().rows(Named::$table).into()
            }

            fn number(&self, _: &G) -> u32 {
                self.0.into()
            }

            fn nth(game: &G, number: u32) -> Option<Self> {
                let row = u8::try_from(number).ok()?;
                (row < game.as_ref().rows(Named::$table)).then_some(Self(row))
            }
        }

        solo_core::noun_data!(reads Components: $noun);
    )+};
}

rows! {
    Part of Part is "the id of a Part", "p02";
    Machine of Machine is "the id of a Small Machine", "s02";
    Invention of Invention is "the id of an Invention", "i02";
    Character of Character is "the id of a Character", "c02";
    AbilityRow of Ability is "the id of an ability", "reclaim";
}
