//! The King's Challenge.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;

mod audit;
mod catalogue;
mod chance;
mod decision;
mod dice;
mod event;
mod game;
mod ids;
mod menu;
mod options;
mod outcome;
mod play;
mod refusal;
mod state;
mod terms;
#[cfg(feature = "serde")]
mod view;

pub use catalogue::{
    ActionKind, Activity, ActivityLabels, Catalogue, Chain, Character, CharacterLabels, Combat,
    Constants, Count, Deferred, Effect, EffectList, EffectLists, Event as EventCard, EventEffect,
    EventLabels, Mix, Resource, TradeSpace, Use, UseFor,
};
#[cfg(feature = "alloc")]
pub use catalogue::{Tables, Value};
pub use chance::Chance;
pub use decision::Decision;
pub use dice::Dice;
pub use event::{DiceList, Event, Loss, Origin, Reason, Roller, RoyalResult, ScoreItem, Target};
pub use game::{Chances, Decisions, Input, KingsChallenge, apply};
pub use ids::{ActivityId, CharacterId, EventId};
pub use options::{Filling, FreeResult, Marauding, NoDie, Options, Topology, WeakGuard, Worker};
pub use outcome::{Outcome, Score};
pub use refusal::Refusal;
pub use state::{State, Step};
pub use terms::{Building, Colour, Die, Side, Slot, Space, StoneSpace};
#[cfg(feature = "serde")]
pub use view::{
    ActivityView, BuildingsView, DiceView, DistrictView, HumanView, RowView, RoyView, Setup,
    UnseenView,
};
