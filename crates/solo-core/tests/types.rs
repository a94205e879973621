//! Guarantees of the types.

use solo_core::example::Ten;
use solo_core::rand_pcg::Pcg32;
use solo_core::{
    Bag, Card, Dealer, Face, Fingerprint, InputOf, LoadError, NotOneLine, NotationError, Picks,
    Record, Seeded, Session, Set, Source, Streams, UndoError,
};

#[test]
fn types_can_cross_threads() {
    fn anywhere<T: Send + Sync + Unpin + core::panic::UnwindSafe + 'static>() {}
    anywhere::<Seeded<Ten>>();
    anywhere::<Record<Ten>>();
    anywhere::<Session<Ten>>();
    anywhere::<Session<Ten, Streams>>();
    anywhere::<Dealer>();
    anywhere::<Streams>();
    anywhere::<LoadError>();
    anywhere::<UndoError>();
    anywhere::<NotationError>();
    anywhere::<Picks>();
    anywhere::<Set<Card>>();
    anywhere::<Bag<Card, 53>>();
    fn plain<T: Clone + core::fmt::Debug>() {}
    plain::<Session<Ten>>();
    plain::<Session<Ten, Streams>>();
    plain::<Dealer>();
    fn error<T: core::error::Error>() {}
    error::<LoadError>();
    error::<UndoError>();
    error::<NotOneLine>();
    error::<NotationError>();
}

#[test]
fn types_are_small() {
    assert_eq!(size_of::<Card>(), 1);
    assert_eq!(size_of::<Face>(), 1);
    assert_eq!(size_of::<Source>(), 1);
    assert_eq!(size_of::<Set<Card>>(), 8);
    assert_eq!(size_of::<Fingerprint>(), 8);
    assert!(size_of::<Bag<Card, 53>>() <= 64);
    assert_eq!(size_of::<InputOf<Ten>>(), 2);
    assert_eq!(size_of::<Pcg32>(), 16);
    assert_eq!(size_of::<Streams>(), 16 * Source::COUNT);
    // Every step stores one.
    assert!(size_of::<Dealer>() <= 80);
}
