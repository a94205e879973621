//! A referee for Botmegistus, the solo opponent of *Trismegistus: The Ultimate Formula*.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;

mod audit;
mod catalogue;
mod chance;
mod decision;
mod event;
mod game;
mod notation;
mod options;
mod outcome;
mod play;
#[cfg(feature = "serde")]
mod reading;
mod refusal;
mod state;
#[cfg(feature = "serde")]
mod view;

#[cfg(feature = "alloc")]
pub use catalogue::Tables;
pub use catalogue::{
    ArtifactCard, ArtifactId, AutomaCard, AutomaId, AutomaKind, Benefit, CardDie, Catalogue,
    Colour, Element, ExperimentCard, ExperimentId, Level, Part, RULE_CONSTANTS, Section, Symbol,
    TABLE_NAMES, TokenCard, TokenKind, VALUES,
};
pub use chance::{Chance, Hand};
pub use decision::Decision;
pub use event::{BowlDie, Choice, Event};
pub use game::{Botmegistus, Chances, Decisions, apply};
pub use options::{
    AbsentColour, ArtifactNone, CappedStep, DraftTie, FormulaGold, GoldDelta, HaveType,
    HumanChecks, HumanPass, HumanReport, MasterpieceDraw, Options, PointSpaces, Reshuffle,
    SetupRolls,
};
pub use outcome::{Outcome, ScoreParts};
#[cfg(feature = "serde")]
pub use reading::{
    BotSetup, DieSetup, HumanSetup, Setup, UnseenArtifacts, UnseenSetup, WindowSetup,
};
pub use refusal::Refusal;
pub use state::{Die, Phase, Side, State};
