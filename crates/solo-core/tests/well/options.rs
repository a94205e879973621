//! The options of the well.

solo_core::words! {
    pub enum Rope { Short = "short", Long = "long" }
}

solo_core::options! {
    pub struct WellOptions {
        pub depth: u8 = 2, in 1..=3, "WE-1";
        pub safe: bool = false, "WE-2";
        pub rope: Rope = Rope::Short, "WE-3";
    }
}
