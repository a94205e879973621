#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| solo_fuzz::texts::<votk::Valley>(bytes));
