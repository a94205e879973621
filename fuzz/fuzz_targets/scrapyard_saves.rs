#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| solo_fuzz::saves::<scrapyard::Scrapyard>(bytes));
