//! The options of the well.

use solo_core::Ranged;

solo_core::word_enum! {
    pub enum Rope { Short = "short", Long = "long" }
}

solo_core::options! {
    pub struct WellOptions {
        /// Sets how deep the well is.
        pub depth: Ranged<1, 3> = Ranged::nearest(2), "WE-1";
        /// Decides whether the well has a lid.
        pub safe: bool = false, "WE-2";
        /// Decides how long the rope is.
        pub rope: Rope = Rope::Short, "WE-3", unnamed = Rope::Long;
    }
}
