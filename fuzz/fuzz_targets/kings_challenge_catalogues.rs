#![no_main]

use std::sync::LazyLock;

static HOUSE: LazyLock<serde_json::Value> = LazyLock::new(solo_fuzz::house::kings_challenge);

libfuzzer_sys::fuzz_target!(
    |bytes: &[u8]| solo_fuzz::catalogues::<kings_challenge::KingsChallenge>(bytes, &HOUSE)
);
