#![no_main]

use std::sync::LazyLock;

static HOUSE: LazyLock<serde_json::Value> = LazyLock::new(solo_fuzz::house::trismegistus_bot);

libfuzzer_sys::fuzz_target!(
    |bytes: &[u8]| solo_fuzz::catalogues::<trismegistus_bot::Botmegistus>(bytes, &HOUSE)
);
