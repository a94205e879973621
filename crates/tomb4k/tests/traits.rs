//! Guarantees of the types: small, and fit to be sent, shared and unwound.

use std::fmt::Debug;
use std::hash::Hash;
use std::panic::{RefUnwindSafe, UnwindSafe};

use solo_core::Countable;
use tomb4k::catalogue::Role;
use tomb4k::competition::{Player, Series, SeriesError, Settlement};
use tomb4k::{
    Chance, Decision, DeckCard, DropTiming, EncounterKind, Event, GameResult, Heading, Input,
    Names, Options, Outcome, OutcomeView, Phase, Refusal, Resume, Score, ScoreError, Skill, State,
    Tomb, Treasure, TurnResult, View, WonBy,
};

trait Plain: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe + Clone + Debug + 'static {}
impl<T: Send + Sync + Unpin + UnwindSafe + RefUnwindSafe + Clone + Debug + 'static> Plain for T {}

// Each of these compiles only for types with that guarantee.
fn plain<T: Plain>() {}
fn value<T: Plain + Copy + Eq + Hash>() {}
fn notation<T: Ord + Countable<Tomb>>() {}
fn error<T: std::error::Error + Copy + Eq>() {}

#[test]
fn every_type_can_be_sent_shared_and_compared() {
    plain::<State>();
    plain::<Names>();
    plain::<View>();
    plain::<OutcomeView>();
    value::<Tomb>();
    value::<Options>();
    value::<Decision>();
    value::<Chance>();
    value::<Skill>();
    value::<Treasure>();
    value::<DeckCard>();
    value::<Input>();
    value::<Event>();
    value::<Outcome>();
    value::<Refusal>();
    value::<Phase>();
    value::<Resume>();
    value::<Heading>();
    value::<EncounterKind>();
    value::<TurnResult>();
    value::<WonBy>();
    value::<GameResult>();
    value::<DropTiming>();
    value::<Role>();
    value::<Score>();
    value::<Series>();
    value::<Settlement>();
    value::<Player>();
    notation::<Decision>();
    notation::<Chance>();
    error::<Refusal>();
    error::<ScoreError>();
    error::<SeriesError>();
}

#[test]
fn sizes() {
    assert!(size_of::<State>() <= 80);
    assert_eq!(size_of::<Tomb>(), 2);
    assert_eq!(size_of::<Decision>(), 2);
    assert_eq!(size_of::<Chance>(), 1);
    assert_eq!(size_of::<Input>(), 2);
    assert!(size_of::<Event>() <= 16);
    assert!(size_of::<Refusal>() <= 32);
}
