#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| solo_fuzz::texts::<trismegistus_bot::Botmegistus>(text));
