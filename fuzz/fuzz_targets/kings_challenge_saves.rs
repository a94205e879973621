#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| solo_fuzz::saves::<kings_challenge::KingsChallenge>(text));
