//! Tomb of Four Kings.

use super::{Options, only};

#[test]
fn flight_is_for_the_beginning_of_a_fight_by_option() {
    let any = (
        "You can flee: drop a treasure worth at least the monster's number.",
        "published",
    );
    let first = (
        "Before the first card of the fight you can flee: drop a treasure worth at least the monster's number.",
        "ruling",
    );
    let strict: Options<'_> = &[("drop_timing", "first")];
    only("tomb4k", [&[], strict], "9S", any);
    only("tomb4k", [strict, &[]], "9S", first);
}
