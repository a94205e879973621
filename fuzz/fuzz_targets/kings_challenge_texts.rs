#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| solo_fuzz::texts::<kings_challenge::KingsChallenge>(text));
