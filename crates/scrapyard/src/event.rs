//! What happened: chapter 6 of the rulebook.

use solo_core::Face;

use crate::catalogue::Rest;
use crate::decision::Decision;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Side, Source};
use crate::outcome::GameResult;
use crate::phase::RollFor;

solo_core::words! {
    /// Where a card that was taken comes from.
    ///
    /// ```
    /// assert_eq!(scrapyard::TakenFrom::Ghost.word(), "ghost");
    /// ```
    pub enum TakenFrom in scrapyard {
        /// A scrap pile (SE-6.5, SE-13.2).
        Scrap = "scrap",
        /// The ghost (SE-7.2, SE-13.3).
        Ghost = "ghost",
        /// The cards that were looked at (SE-13.4).
        Look = "look",
    }
}

/// A dealt card: one with a pile, or a Character.
///
/// ```
/// use scrapyard::{Dealt, Scrapyard};
/// let game = Scrapyard::default();
/// assert_ne!(Dealt::Card(game.card("p01").unwrap()), Dealt::Card(game.card("s01").unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dealt {
    /// A Part, a machine or an Invention.
    Card(Card),
    /// A Character.
    Character(Character),
}

/// The Parts or machines a recipe took, in printed order; a machine that stands in comes last.
///
/// ```
/// use scrapyard::{Event, Scrapyard};
/// use solo_core::Tell;
/// let game = Scrapyard::default();
/// let mut largest = 0;
/// let mut sink = Tell(|event| {
///     if let Event::GhostBuilt { parts, .. } = event {
///         largest = largest.max(parts.len());
///     }
/// });
/// game.start_with_events(&mut sink);
/// assert_eq!(largest, 0);
/// ```
pub type Spent<K> = arrayvec::ArrayVec<K, 3>;

/// What happened in a step, in order.
///
/// ```
/// use scrapyard::{Dealt, Event, Scrapyard, Side};
/// let game = Scrapyard::default();
/// let mut state = game.start();
/// let mut events = Vec::new();
/// game.advance(&mut state, game.parse_chance("card p05")?, &mut events)?;
/// let card = game.card("p05").unwrap();
/// assert_eq!(events, [Event::Dealt { to: Side::Player, card: Dealt::Card(card) }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A card or a Character is dealt.
    Dealt {
        /// The side that gets it.
        to: Side,
        /// What it gets.
        card: Dealt,
    },
    /// A scrap pile is started.
    Flipped {
        /// Its first card.
        card: Card,
    },
    /// An action is declared.
    Acted {
        /// The action counter, this action included (SE-4.8).
        n: u16,
        /// The action.
        action: Decision,
    },
    /// The use of an ability is marked.
    Ability {
        /// The Character or machine that has it.
        source: Source,
    },
    /// A scrap pile has become the unseen part of its pile.
    Reshuffled {
        /// The pile.
        pile: Pile,
        /// How many cards came into it.
        cards: u16,
    },
    /// A card is due, but there is none.
    NoCard {
        /// The side that goes without.
        who: Side,
        /// The pile without a card.
        pile: Pile,
    },
    /// A card was drawn.
    Drew {
        /// The side that drew it.
        who: Side,
        /// The card.
        card: Card,
        /// Whether it came without a chance step.
        known: bool,
    },
    /// The die was rolled.
    Rolled {
        /// What for.
        roll: RollFor,
        /// The face it shows.
        die: Face,
    },
    /// A Part was scrapped for the roll.
    Boosted {
        /// The Part.
        part: Part,
        /// The value of the roll now, at most 6.
        value: u8,
    },
    /// An ability changed the value of the roll.
    DieChanged {
        /// The Character or machine that has it.
        source: Source,
        /// The value of the roll now, at most 6.
        value: u8,
    },
    /// The roll is closed and good enough.
    Succeeded {
        /// What it was for.
        roll: RollFor,
        /// Its final value.
        value: u8,
    },
    /// The roll is closed and not good enough.
    Failed {
        /// What it was for.
        roll: RollFor,
        /// Its final value.
        value: u8,
    },
    /// The ghost draws a penalty.
    Penalty {
        /// The pile it draws from.
        pile: Pile,
        /// How many cards it draws.
        cards: u8,
    },
    /// An ability kept the ghost from drawing it.
    PenaltyCancelled {
        /// The Character or machine that has it.
        source: Source,
    },
    /// The player took a card.
    Took {
        /// The card.
        card: Card,
        /// Where it lay.
        from: TakenFrom,
    },
    /// A card came to the look zone.
    Looked {
        /// The card.
        card: Card,
        /// Whether it came without a chance step.
        known: bool,
    },
    /// A card that was looked at was laid back.
    Placed {
        /// The card.
        card: Card,
        /// The end of its pile.
        at: Rest,
    },
    /// A duplicate went to the ghost.
    Duplicate {
        /// The card.
        card: Card,
    },
    /// The ghost built a machine.
    GhostBuilt {
        /// The machine.
        machine: Machine,
        /// The Parts it scrapped.
        parts: Spent<Part>,
        /// Whether a card became built (SE-10.7).
        card: bool,
    },
    /// The ghost completed its Invention.
    GhostInvented {
        /// The Invention.
        invention: Invention,
        /// The machines it was made of, with or without a card.
        machines: Spent<Machine>,
    },
    /// The player built a machine.
    Built {
        /// The machine.
        machine: Machine,
        /// The Parts scrapped for it.
        parts: Spent<Part>,
        /// The Part left out, if an ability allowed that (SE-13.5).
        omitted: Option<Part>,
    },
    /// The player completed an Invention.
    Invented {
        /// The Invention.
        invention: Invention,
        /// The machines scrapped for it.
        machines: Spent<Machine>,
        /// The machine left out, if an ability allowed that (SE-13.6, SE-13.7).
        omitted: Option<Machine>,
    },
    /// A card over the limit was scrapped.
    Scrapped {
        /// The card.
        card: Card,
    },
    /// The ghost draws because its pace says so.
    Paced,
    /// The game is over.
    Ended {
        /// Which end it was.
        result: GameResult,
    },
}
