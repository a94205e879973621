//! The well: a game with every feature, for tests.
//!
//! Cards are drawn, dice thrown, cards dropped; it has options, a catalogue that can be replaced,
//! and a choice of faults.
#![allow(dead_code, unreachable_pub, reason = "not every test uses all of it")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

pub mod data;
mod game;
mod list;
mod nouns;
mod options;

use core::fmt::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use solo_core::{Bag, Event, Events, Face, Kind, NotationError, Refusal, RefusalKind, Speech};

pub use options::{Rope, WellOptions};

/// Returns the game with an option that is not the default.
pub fn long_rope() -> Well {
    Well {
        options: WellOptions {
            rope: Rope::Long,
            ..WellOptions::default()
        },
        ..Well::default()
    }
}

/// The fault of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Broken {
    #[default]
    Nothing,
    Moody,
    MoodyDie,
    // Lists.
    Unsorted,
    ListsTwice,
    EmptyList,
    NoWeight,
    LenTooLarge,
    LenStays,
    HintWithoutEnd,
    NthIsNext,
    NthStays,
    NthBeyond,
    FoldSkips,
    ChanceLenTooLarge,
    // Steps.
    AcceptsTooMuch,
    ListsTooMuch,
    RefusalMoves,
    RefusalTells,
    NamelessRule,
    NotInVocabulary,
    FailsAudit,
    Endless,
    MovesAfterTheEnd,
    // Shortcuts.
    IsLegalLies,
    IsLegalDenies,
    WrongWeight,
    WrongNthChance,
    NthChanceBeyond,
    OtherStart,
    OtherApply,
    OtherRefusal,
    // Numbers and notation.
    TooManyValues,
    NumbersWithGaps,
    NumbersTurned,
    NumbersBeyond,
    OtherValueInside,
    WritesTooMuch,
    ReadsOtherwise,
    ReadsNothing,
    ReadsTooMuch,
    ReadsAnotherGame,
    ErrorOutside,
    // Text for people: the label of a drop or of a missing card, the description of leaving or of
    // the die, the sentence of a throw, the same in a log, and the addition to that of two drops.
    DeedLabel(&'static str),
    FateLabel(&'static str),
    DeedDescription(&'static str),
    UnlistedText,
    UnlistedRefusal,
    FateDescription(&'static str),
    Sentence(&'static str),
    Log(&'static str),
    Narration(&'static str),
    // Options, views, saves.
    ForgetsOptions,
    ForgetfulView,
    TrustsViews,
    MoodyCatalogue,
    ForgetfulTables,
    OtherColumns,
}

/// A card: A to D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rune(pub u8);

impl Kind for Rune {
    const COUNT: usize = 4;
    fn index(self) -> u8 {
        self.0
    }
    fn from_index(index: u8) -> Option<Self> {
        (index < 4).then_some(Self(index))
    }
}

solo_core::word_enum! {
    /// The input that a position waits for.
    pub enum Due as "what is due" {
        Decision = "decision",
        Card = "card",
        Die = "die",
        Nothing = "nothing",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shaft {
    pub unseen: Bag<Rune, 4>,
    pub hand: Bag<Rune, 4>,
    pub gone: Bag<Rune, 4>,
    pub pips: u8,
    pub turn: u8,
    pub due: Due,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    Draw,
    Throw,
    Drop(Rune),
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fate {
    Card(Rune),
    Die(Face),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Event)]
#[event(game = Well)]
pub enum WellEvent {
    #[event("begun", "The well is {mood#0=quiet|{mood} times louder}.")]
    Begun { mood: u32 },
    #[event("drawn", "You draw {rune}.")]
    Drawn { rune: Rune },
    #[event("thrown", "{sentence}", word(sentence = tell_throw))]
    Thrown { pips: u8 },
    #[event("dropped", "You drop {rune}{rune#1=|{more}}.", many = rune, word(more = tell_more))]
    Dropped { rune: Rune },
    #[event("left", "You leave the well!")]
    Left,
    #[event("refused", "That cannot be.")]
    Refused,
}

fn tell_throw(told: &WellEvent, speech: &Speech<'_, Well>, out: &mut dyn Write) -> fmt::Result {
    match (told, speech.game().broken) {
        (_, Broken::Sentence(sentence)) => out.write_str(sentence),
        (WellEvent::Thrown { pips }, _) => write!(out, "You throw {pips}."),
        _ => Ok(()),
    }
}

/// Writes the addition to a sentence about several drops.
fn tell_more(_: &WellEvent, speech: &Speech<'_, Well>, out: &mut dyn Write) -> fmt::Result {
    match speech.game().broken {
        Broken::Narration(more) => out.write_str(more),
        _ => Ok(()),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nay {
    #[error("the game is over")]
    Over,
    #[error("something else is due")]
    NotDue,
    #[error("there is nothing to {0}")]
    Nothing(&'static str),
    #[error("the rope is too short to leave on turn {0}")]
    Rope(u8),
    #[error("bad rule")]
    Nameless,
    #[error(transparent)]
    Notation(#[from] NotationError),
}

impl Refusal for Nay {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Over => RefusalKind::Over,
            Self::Notation(_) => RefusalKind::Notation,
            Self::NotDue => RefusalKind::NotNow,
            Self::Nothing(_) | Self::Rope(_) | Self::Nameless => RefusalKind::NotLegal,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "WE-9",
            Self::NotDue => "WE-4",
            Self::Nothing(_) => "WE-5",
            Self::Rope(_) => "WE-6",
            Self::Nameless => "6",
            Self::Notation(_) => "WE-10",
        }
    }

    fn reason(&self) -> &'static str {
        "not_legal"
    }

    fn game_over() -> Self {
        Self::Over
    }
}

/// The rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Well {
    pub options: WellOptions,
    pub copies: [u8; 4],
    pub broken: Broken,
    pub calls: Calls,
}

/// The number of calls that a moody game and its clones remember, from 1 on. Other games are in the mood 0.
#[derive(Clone, Debug, Default)]
pub struct Calls(Arc<AtomicU32>);

impl Calls {
    fn next(&self) -> u32 {
        self.0.fetch_add(1, Ordering::Relaxed) + 1
    }
}

/// It is no rule.
impl PartialEq for Calls {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Calls {}

impl Default for Well {
    fn default() -> Self {
        Self {
            options: WellOptions::default(),
            copies: [1, 2, 0, 1],
            broken: Broken::Nothing,
            calls: Calls::default(),
        }
    }
}

impl Well {
    pub fn broken(broken: Broken) -> Self {
        Self {
            broken,
            ..Self::default()
        }
    }

    fn is(&self, broken: Broken) -> bool {
        self.broken == broken
    }

    fn turns(&self) -> u8 {
        self.options.depth.get() * 3
    }

    fn deck(&self) -> Bag<Rune, 4> {
        let mut bag = Bag::new();
        for (rune, copies) in (0..).map(Rune).zip(self.copies) {
            (0..copies).for_each(|_| assert!(bag.put(rune)));
        }
        bag
    }

    fn check(&self, shaft: &Shaft, deed: Deed) -> Result<(), Nay> {
        match (shaft.due, deed) {
            (Due::Nothing, _) => Err(Nay::Over),
            (Due::Card | Due::Die, _) => Err(Nay::NotDue),
            (Due::Decision, Deed::Draw) if shaft.unseen.is_empty() => Err(Nay::Nothing("draw")),
            (Due::Decision, Deed::Drop(rune)) if shaft.hand.copies(rune) == 0 => {
                Err(Nay::Nothing("drop"))
            }
            (Due::Decision, Deed::Leave) => {
                let least = match self.options.rope {
                    Rope::Long => 1,
                    Rope::Short => 3,
                };
                if shaft.turn < least || self.options.safe && shaft.hand.is_empty() {
                    return Err(if self.is(Broken::NamelessRule) {
                        Nay::Nameless
                    } else {
                        Nay::Rope(shaft.turn)
                    });
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn end_turn(&self, shaft: &mut Shaft) {
        shaft.due = Due::Decision;
        if !self.is(Broken::Endless) {
            shaft.turn += 1;
        }
        if shaft.turn >= self.turns() {
            shaft.due = Due::Nothing;
        }
    }

    fn refuse(&self, shaft: &mut Shaft, events: &mut impl Events<WellEvent>) {
        if self.is(Broken::RefusalMoves) {
            shaft.pips = shaft.pips.wrapping_add(1);
        }
        if self.is(Broken::RefusalTells) {
            events.push(WellEvent::Refused);
        }
    }

    fn decide(
        &self,
        shaft: &mut Shaft,
        deed: Deed,
        events: &mut impl Events<WellEvent>,
    ) -> Result<(), Nay> {
        let lax = self.is(Broken::AcceptsTooMuch) && shaft.due == Due::Decision;
        if let Err(nay) = self.check(shaft, deed)
            && !(lax && deed == Deed::Leave)
        {
            self.refuse(shaft, events);
            return Err(nay);
        }
        match deed {
            Deed::Draw => shaft.due = Due::Card,
            Deed::Throw => shaft.due = Due::Die,
            Deed::Drop(rune) => {
                assert!(shaft.hand.take(rune) && shaft.gone.put(rune));
                events.push(WellEvent::Dropped { rune });
                if matches!(self.broken, Broken::Narration(_)) {
                    events.push(WellEvent::Dropped { rune });
                }
                self.end_turn(shaft);
            }
            Deed::Leave => {
                events.push(WellEvent::Left);
                shaft.due = Due::Nothing;
            }
        }
        Ok(())
    }

    fn show(
        &self,
        shaft: &mut Shaft,
        fate: Fate,
        events: &mut impl Events<WellEvent>,
    ) -> Result<(), Nay> {
        match (shaft.due, fate) {
            (Due::Nothing, _) => return Err(Nay::Over),
            (Due::Card, Fate::Card(rune)) if shaft.unseen.copies(rune) > 0 => {
                assert!(shaft.unseen.take(rune) && shaft.hand.put(rune));
                events.push(WellEvent::Drawn { rune });
            }
            (Due::Die, Fate::Die(face)) => {
                shaft.pips = shaft.pips.wrapping_add(face.pips());
                events.push(WellEvent::Thrown { pips: face.pips() });
            }
            _ => return Err(Nay::NotDue),
        }
        self.end_turn(shaft);
        Ok(())
    }
}
