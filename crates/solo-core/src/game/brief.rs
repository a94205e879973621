//! Short `Debug` of games and positions.

use core::fmt::{self, Formatter};

use super::Game;
use crate::options::Options;

/// Writes the `Debug` of a game: its name, the options that are not the default, and the fingerprint of its
/// catalogue.
///
/// # Errors
/// Only those of `out`.
///
/// ```
/// use core::fmt::{self, Debug, Formatter};
/// use solo_core::example::Ten;
/// struct Brief(Ten);
/// impl Debug for Brief {
///     fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
///         solo_core::debug_game(&self.0, out)
///     }
/// }
/// assert_eq!(format!("{:?}", Brief(Ten)), "ten");
/// ```
pub fn debug_game<G: Game>(game: &G, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_str(G::NAME)?;
    let (options, usual) = (game.options(), G::Options::default());
    for (index, spec) in G::Options::SPECS.iter().enumerate() {
        let mut written = Ok(());
        options.get(index, &mut |value| {
            usual.get(index, &mut |default| {
                if value != default {
                    written = write!(out, " {}={value}", spec.name);
                }
            });
        });
        written?;
    }
    match game.catalogue_fingerprint() {
        Some(fingerprint) => write!(out, " catalogue={fingerprint:016x}"),
        None => Ok(()),
    }
}

/// Implements a short `Debug` of a position: the first field, which tells its phase, and those that differ from
/// another position, usually the start of a game.
///
/// A field that the list lacks does not compile.
///
/// ```
/// #[derive(PartialEq)]
/// struct Room { placing: bool, books: u8, given: u8 }
/// solo_core::debug_position!(Room, Room { placing: false, books: 18, given: 0 }, placing; books given);
/// let room = Room { placing: false, books: 18, given: 2 };
/// assert_eq!(format!("{room:?}"), "Room { placing: false, given: 2, .. }");
/// ```
#[macro_export]
macro_rules! debug_position {
    ($position:ty, $start:expr, $phase:ident; $($field:ident)+) => {
        impl ::core::fmt::Debug for $position {
            fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let start: Self = $start;
                let Self { $phase, $($field),+ } = self;
                let mut fields = out.debug_struct(::core::stringify!($position));
                fields.field(::core::stringify!($phase), $phase);
                $(if *$field != start.$field {
                    fields.field(::core::stringify!($field), $field);
                })+
                fields.finish_non_exhaustive()
            }
        }
    };
}
