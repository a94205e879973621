//! Tasks for which a position waits: RULES.md, "The agenda".

use core::fmt::{self, Write};

use solo_core::{Features, Notation, NotationError, Noun, Ranged, Readable, Words};

use crate::catalogue::Rest;
use crate::kinds::{DigPile, Machine, Pile, Piles, Side, Source};

/// Purpose of a roll.
///
/// ```
/// use scrapyard::{DigPile, RollFor, Scrapyard};
/// use solo_core::Noun;
/// let roll = RollFor::Dig(DigPile::Part);
/// assert_eq!(roll.to_id(&Scrapyard::default()).to_string(), "dig part");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation)]
#[notation("what a roll is for")]
pub enum RollFor {
    /// Digging in the scrap pile of this pile (SE-6.1).
    #[says("dig {pile}", label = "dig for a {pile}")]
    Dig(DigPile),
    /// Stealing (SE-7.1).
    #[says("steal", label = "steal")]
    Steal,
    /// An ability with a roll (SE-13.19).
    #[says("use {source}", label = "use of {source}")]
    Use(Source),
}

/// Source of the cards of a `take` task.
///
/// ```
/// use scrapyard::{Origin, Scrapyard};
/// use solo_core::Readable;
/// let origin = Origin::parse(&Scrapyard::default(), "ghost pm 2")?;
/// assert!(matches!(origin, Origin::Ghost { floor, .. } if floor.get() == 2));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation, Features)]
#[notation("scrap or ghost", data = text)]
pub enum Origin {
    /// The scrap piles of these types (SE-6.4, SE-13.2).
    #[says("scrap {from}")]
    Scrap(Piles),
    /// The ghost (SE-7.5, SE-13.3).
    #[says("ghost {from} {floor}")]
    Ghost {
        /// Cards of these types.
        from: Piles,
        /// Kinds of which it has at least this many cards.
        floor: Ranged<1, 9>,
    },
}

/// Number of cards that a dig still brings.
///
/// ```
/// use scrapyard::Cards;
/// assert_eq!(Cards::new(7).map(Cards::get), Some(7));
/// assert_eq!((Cards::new(0), Cards::new(Cards::MOST + 1)), (None, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u16);

impl Cards {
    /// Maximum: one, and 6 of each `bonus_card` of a built machine (64 kinds with 99 copies each)
    /// or of a Character.
    pub const MOST: u16 = 1 + 6 * (64 * 99 + 1);

    /// Returns the number, unless it is 0 or more than [`Cards::MOST`].
    pub const fn new(number: u16) -> Option<Self> {
        if 1 <= number && number <= Self::MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Returns the number.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns one card and this many further ones.
    pub(crate) fn and(further: u16) -> Self {
        Self(further.saturating_add(1).min(Self::MOST))
    }
}

impl<G: ?Sized> Noun<G> for Cards {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn amount(&self) -> i64 {
        i64::from(self.0)
    }
}

impl<G: ?Sized> Readable<G> for Cards {
    const WHAT: &'static str = "a number of cards";

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.number(1, Self::MOST, "a number of cards").map(Self)
    }
}

/// A number of cards of most tasks.
pub type Few = Ranged<1, 6>;

/// One task of the agenda; its text is that of the rulebook.
///
/// ```
/// use scrapyard::{Scrapyard, Task};
/// use solo_core::{Noun, Readable};
/// let game = Scrapyard::default();
/// let task = Task::parse(&game, "more ghost pm 2 1")?;
/// assert!(matches!(task, Task::More { left, .. } if left.get() == 1));
/// assert_eq!(task.to_id(&game).to_string(), "more ghost pm 2 1");
/// assert!(Task::parse(&game, "die dig invention").is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation, Features)]
#[notation("a task", data = text)]
#[expect(missing_docs, reason = "the fields are the places of the form")]
pub enum Task {
    /// Cards are dealt to a side (SE-3.2).
    #[says("deal {side} {pile} {left}")]
    Deal {
        side: Side,
        pile: Pile,
        left: Ranged<1, 8>,
    },
    /// A Character is dealt to a side (SE-3.4).
    #[says("deal {side} character 1")]
    DealCharacter { side: Side },
    /// A scrap pile is started (SE-3.3).
    #[says("flip {pile}")]
    Flip { pile: Pile },
    /// The position is settled (SE-10.1).
    #[says("settle")]
    Settle,
    /// A side gets the top cards of a pile (SE-2.4).
    #[says("gain {side} {pile} {left}")]
    Gain { side: Side, pile: Pile, left: Few },
    /// The die is rolled (SE-6.1, SE-7.1, SE-13.11, SE-13.19).
    #[says("die {roll}")]
    Die { roll: RollFor },
    /// The roll can be changed (SE-8.3).
    #[says("boost {roll}")]
    Boost { roll: RollFor },
    /// The ghost draws, unless an ability prevents it (SE-6.6, SE-6.7, SE-7.8).
    #[says("penalty {pile} {cards}")]
    Penalty { pile: Pile, cards: Few },
    /// A card is taken (SE-6.4, SE-7.5, SE-13.2, SE-13.3).
    #[says("take {from} {left}")]
    Take { from: Origin, left: Cards },
    /// A further card may be taken (SE-13.2, SE-13.3, SE-13.16).
    #[says("more {from} {left}")]
    More { from: Origin, left: Cards },
    /// A card is drawn (SE-13.1).
    #[says("pick draw {from} {left}")]
    PickDraw { from: Piles, left: Few },
    /// A further card may be drawn (SE-13.1).
    #[says("more draw {from} {left}")]
    MoreDraw { from: Piles, left: Few },
    /// A pile is chosen to look at (SE-13.4).
    #[says("pick look {from} {cards} {keep} {rest}")]
    PickLook {
        from: Piles,
        cards: Few,
        keep: Ranged<0, 6>,
        rest: Rest,
    },
    /// Cards come to the look zone (SE-13.4).
    #[says("reveal {pile} {left} {keep} {rest}")]
    Reveal {
        pile: Pile,
        left: Few,
        keep: Ranged<0, 6>,
        rest: Rest,
    },
    /// One of them is taken (SE-13.4).
    #[says("keep {pile} {left} {rest}")]
    Keep { pile: Pile, left: Few, rest: Rest },
    /// The others are laid back (SE-13.4).
    #[says("place {pile} {rest}")]
    Place { pile: Pile, rest: Rest },
    /// A machine is chosen to be built with one Part fewer (SE-13.5).
    #[says("pick short")]
    PickShort,
    /// A Part of its recipe is left out (SE-13.5).
    #[says("omit machine {machine}")]
    OmitPart { machine: Machine },
    /// A machine of the Invention's recipe is left out (SE-13.6, SE-13.7).
    #[says("omit invention {source}")]
    OmitMachine { source: Source },
    /// The ghost draws for its pace (SE-10.13).
    #[says("pace")]
    Pace,
    /// Cards over the limit are scrapped (SE-4.4).
    #[says("trim")]
    Trim,
    /// An action is chosen (SE-4.1).
    #[says("main")]
    Main,
}

solo_core::word_enum! {
    /// The first word of the present task; `over` at the end.
    pub enum Phase in scrapyard as "a phase" {
        /// Cards are dealt (SE-3.2, SE-3.4).
        Deal = "deal",
        /// A scrap pile is started (SE-3.3).
        Flip = "flip",
        /// The position is to be settled (SE-10.1).
        Settle = "settle",
        /// A card comes from a pile (SE-2.4).
        Gain = "gain",
        /// The die is rolled (SE-6.1, SE-7.1, SE-13.11, SE-13.19).
        Die = "die",
        /// A roll can be changed (SE-8.3).
        Boost = "boost",
        /// The ghost will draw (SE-6.6, SE-6.7, SE-7.8).
        Penalty = "penalty",
        /// A card is taken (SE-6.4, SE-7.5, SE-13.2, SE-13.3).
        Take = "take",
        /// A further card may be taken (SE-13.1, SE-13.2, SE-13.3, SE-13.16).
        More = "more",
        /// An ability asks for a pile or a machine (SE-13.1, SE-13.4, SE-13.5).
        Pick = "pick",
        /// A card is looked at (SE-13.4).
        Reveal = "reveal",
        /// One of the cards looked at is taken (SE-13.4).
        Keep = "keep",
        /// One of them is laid back (SE-13.4).
        Place = "place",
        /// Something is left out of a recipe (SE-13.5, SE-13.6, SE-13.7).
        Omit = "omit",
        /// The ghost draws for its pace (SE-10.13).
        Pace = "pace",
        /// Cards over the limit are scrapped (SE-4.4).
        Trim = "trim",
        /// An action is chosen (SE-4.1).
        Main = "main",
        /// There is nothing left to do (SE-14.1, SE-14.3).
        Over = "over",
    }
}

impl Task {
    /// Returns the first word of the task.
    pub const fn phase(&self) -> Phase {
        match self {
            Self::Deal { .. } | Self::DealCharacter { .. } => Phase::Deal,
            Self::Flip { .. } => Phase::Flip,
            Self::Settle => Phase::Settle,
            Self::Gain { .. } => Phase::Gain,
            Self::Die { .. } => Phase::Die,
            Self::Boost { .. } => Phase::Boost,
            Self::Penalty { .. } => Phase::Penalty,
            Self::Take { .. } => Phase::Take,
            Self::More { .. } | Self::MoreDraw { .. } => Phase::More,
            Self::PickDraw { .. } | Self::PickLook { .. } | Self::PickShort => Phase::Pick,
            Self::Reveal { .. } => Phase::Reveal,
            Self::Keep { .. } => Phase::Keep,
            Self::Place { .. } => Phase::Place,
            Self::OmitPart { .. } | Self::OmitMachine { .. } => Phase::Omit,
            Self::Pace => Phase::Pace,
            Self::Trim => Phase::Trim,
            Self::Main => Phase::Main,
        }
    }

    /// Returns whether this task can be at this index of the list: the closing tasks are not on it,
    /// and nothing is before the deal and the first settling.
    pub(crate) const fn fits_at(&self, index: usize) -> bool {
        match self {
            Self::Pace | Self::Trim | Self::Main => false,
            Self::Settle => index == 0,
            _ => index == 0 || !self.deals(),
        }
    }

    /// Returns whether this is a step of the deal.
    #[inline]
    pub(crate) const fn deals(&self) -> bool {
        matches!(
            self,
            Self::Deal { .. } | Self::DealCharacter { .. } | Self::Flip { .. }
        )
    }
}

/// End of the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Tail {
    /// No task: the game is over.
    Over,
    /// `main`.
    Main,
    /// `trim`, `main`.
    Trim,
    /// `pace`, `trim`, `main`.
    Pace,
}

impl Tail {
    /// Returns its tasks.
    pub(crate) const fn tasks(self) -> &'static [Task] {
        match self {
            Self::Over => &[],
            Self::Main => &[Task::Main],
            Self::Trim => &[Task::Trim, Task::Main],
            Self::Pace => &[Task::Pace, Task::Trim, Task::Main],
        }
    }
}

solo_core::when_numbers! {
    impl<G: ?Sized> Features<G> for Cards {
        fn width(_: &G) -> usize {
            1
        }

        fn describe(_: &G, specs: &mut solo_core::FeatureSpecs) {
            specs.add("", 0, Self::MOST.into());
        }

        fn write(&self, _: &G, numbers: &mut solo_core::Numbers<'_>) {
            numbers.put(self.0);
        }
    }
}
