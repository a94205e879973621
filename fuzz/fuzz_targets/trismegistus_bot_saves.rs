#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| solo_fuzz::saves::<trismegistus_bot::Botmegistus>(text));
