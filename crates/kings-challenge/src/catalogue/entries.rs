//! Entries of cells: words of the vocabulary, and lists of bounded length.

use solo_core::Cursor;

use super::{ActionKind, Count, Mix, Resource};
use crate::terms::{Building, Colour};

/// Reads entries into a list until none follows; one too many breaks the rule.
macro_rules! entries {
    ($cursor:ident, $list:ident, $rule:expr, $entry:expr) => {
        loop {
            let spot = $cursor.spot();
            let entry = $entry;
            if !$list.push(entry) {
                $cursor.broken(spot, $rule);
            }
            if !$cursor.more() {
                break;
            }
        }
    };
}
pub(super) use entries;

/// Reads the words of an enum; after a fault any of its values is returned.
macro_rules! words {
    ($($read:ident: $name:ident, $nothing:ident, $what:literal;)+) => {$(
        pub(super) const fn $read(cursor: &mut Cursor<'_>) -> $name {
            match cursor.one_of(&$name::ALL, &$name::WORDS, $what) {
                Some(value) => value,
                None => $name::$nothing,
            }
        }
    )+};
}

words! {
    colour: Colour, Red, "a colour";
    building: Building, Palace, "a building";
    resource: Resource, Vp, "deniers, influence or vp";
    count: Count, Citizens, "a count";
    mix: Mix, Any, "a mix";
    kind: ActionKind, Farm, "a kind of action";
}
