//! The rows of the catalogue as nouns: ids and names are those of its tables.

use core::fmt::{self, Write};

use solo_core::{Countable, Kind, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use crate::catalogue::{MOST_KINDS, Named};
use crate::game::Scrapyard;
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
            #[must_use]
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

        impl Noun<Scrapyard> for $noun {
            fn id(&self, game: &Scrapyard, out: &mut dyn Write) -> fmt::Result {
                out.write_str(game.components.printed(Named::$table, self.0).0)
            }

            fn name(&self, speech: &Speech<'_, Scrapyard>, out: &mut dyn Write) -> fmt::Result {
                let (id, name) = speech.game().components.printed(Named::$table, self.0);
                out.write_str(speech.text(stringify!($noun), id, name))
            }

            fn texts(game: &Scrapyard, visit: &mut TextVisitor<'_>) {
                for row in Self::values(game) {
                    let (id, name) = game.components.printed(Named::$table, row.0);
                    visit(&stringify!($noun), &id, &name);
                }
            }
        }

        impl Readable<Scrapyard> for $noun {
            const WHAT: &'static str = $what;

            fn read(game: &Scrapyard, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.find($what, |id| game.components.row(Named::$table, id).map(Self))
            }
        }

        impl Countable<Scrapyard> for $noun {
            fn count(game: &Scrapyard) -> u32 {
                game.components.rows(Named::$table).into()
            }

            fn number(&self, _: &Scrapyard) -> u32 {
                self.0.into()
            }

            fn nth(game: &Scrapyard, number: u32) -> Option<Self> {
                let row = u8::try_from(number).ok()?;
                (row < game.components.rows(Named::$table)).then_some(Self(row))
            }
        }

        solo_core::noun_data!(Scrapyard: $noun);
    )+};
}

rows! {
    Part of Part is "the id of a Part", "p02";
    Machine of Machine is "the id of a Small Machine", "s02";
    Invention of Invention is "the id of an Invention", "i02";
    Character of Character is "the id of a Character", "c02";
    AbilityRow of Ability is "the id of an ability", "reclaim";
}
