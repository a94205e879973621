//! The glossary.

use solo_core::Speech;
use tomb4k::Tomb;

use super::cards;
use super::words::words;
use crate::glossary::{Entry, Glossary};

impl Glossary for Tomb {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        cards::glossary(words(*speech))
    }
}
