//! Rules engine for Moonfrog's solitaire variant of Valley of the Kings.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod bag;
mod catalogue;
mod chance;
mod decision;
mod design;
mod event;
#[cfg(feature = "serde")]
mod exchange;
mod frame;
mod game;
mod menu;
mod options;
mod outcome;
mod piles;
mod play;
mod refusal;
#[cfg(feature = "serde")]
mod set_up;
mod slot;
mod state;
#[cfg(feature = "serde")]
mod view;
mod words;

pub use bag::Bag;
pub use catalogue::{
    Action, Card, Catalogue, Destination, Effect, Extreme, Filter, Letters, Need, Operation,
    Reach, Scope, Source, Text, Timing, Value,
};
pub use chance::Chance;
pub use decision::{Decision, Fall, Mode};
pub use design::{Design, Designs, Group};
pub use event::{Event, Grant, Side, Zone};
#[cfg(feature = "serde")]
pub use exchange::Tables;
pub use frame::{Frame, Origin};
pub use game::{Step, Valley, apply};
pub use options::{
    BotFall, BotLosesTo, EmptySlot, EndRule, FirstTurn, Options, Reactions, Refill,
};
pub use outcome::{By, Outcome, Score, Winner};
pub use refusal::Refusal;
pub use slot::{Slot, SlotPair, Slots};
pub use solo_core as core;
pub use state::{Phase, Stage, State};
#[cfg(feature = "serde")]
pub use view::{
    Counts, DeckData, FrameData, Half, OutcomeFields, PendingData, PyramidData, ScoreData, SetsData,
    Setup, StockData, TurnData,
};
