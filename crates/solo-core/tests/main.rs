//! Tests of the vocabulary and of everything that is kept. What a test needs of features, its module says.

mod components;
#[cfg(feature = "serde")]
mod compounds;
#[cfg(feature = "serde")]
mod going_back;
#[cfg(feature = "serde")]
mod json;
mod large_sets;
#[cfg(feature = "serde")]
mod later_options;
#[cfg(feature = "serde")]
mod nouns;
#[cfg(feature = "alloc")]
mod old_saves;
mod options;
#[cfg(feature = "serde")]
mod owners;
#[cfg(feature = "serde")]
mod plain;
#[cfg(feature = "serde")]
mod randomness;
#[cfg(feature = "serde")]
mod records;
#[cfg(feature = "serde")]
mod sessions;
#[cfg(feature = "serde")]
mod tables;
#[cfg(feature = "alloc")]
mod ten;
#[cfg(feature = "alloc")]
mod types;
#[cfg(feature = "serde")]
mod walks;
#[cfg(feature = "serde")]
mod well;
#[cfg(feature = "alloc")]
mod words;
