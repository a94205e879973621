//! What happened: chapter 6 of the rulebook.

use solo_core::Face;

use crate::agenda::RollFor;
use crate::catalogue::Rest;
use crate::decision::Decision;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Side, Source};
use crate::outcome::GameResult;

/// Where a card that was taken comes from.
///
/// ```
/// assert_eq!(scrapyard::TakenFrom::Ghost.word(), "ghost");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TakenFrom {
    /// A scrap pile (SE-6.5, SE-13.2).
    Scrap,
    /// The ghost (SE-7.2, SE-13.3).
    Ghost,
    /// The cards that were looked at (SE-13.4).
    Look,
}

impl TakenFrom {
    /// The word of the event: `scrap`, `ghost` or `look`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Scrap => "scrap",
            Self::Ghost => "ghost",
            Self::Look => "look",
        }
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
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in the rulebook"
)]
pub enum Event {
    /// A card or a Character is dealt.
    Dealt { to: Side, card: Dealt },
    /// A scrap pile is started.
    Flipped { card: Card },
    /// An action is declared; `n` is the counter with this one.
    Acted { n: u16, action: Decision },
    /// The use of an ability is marked.
    Ability { source: Source },
    /// A scrap pile has become the unseen part of its pile.
    Reshuffled { pile: Pile, cards: u16 },
    /// A card is due, but there is none.
    NoCard { who: Side, pile: Pile },
    /// A card was drawn; `known` if it came without a chance step.
    Drew { who: Side, card: Card, known: bool },
    /// The die was rolled.
    Rolled { roll: RollFor, die: Face },
    /// A Part was scrapped for the roll, which has this value now.
    Boosted { part: Part, value: u8 },
    /// An ability changed the value of the roll.
    DieChanged { source: Source, value: u8 },
    /// The roll is closed and good enough.
    Succeeded { roll: RollFor, value: u8 },
    /// The roll is closed and not good enough.
    Failed { roll: RollFor, value: u8 },
    /// The ghost draws a penalty.
    Penalty { pile: Pile, cards: u8 },
    /// An ability kept the ghost from drawing it.
    PenaltyCancelled { source: Source },
    /// The player took a card.
    Took { card: Card, from: TakenFrom },
    /// A card came to the look zone; `known` if it came without a chance step.
    Looked { card: Card, known: bool },
    /// A card that was looked at was laid back.
    Placed { card: Card, at: Rest },
    /// A duplicate went to the ghost.
    Duplicate { card: Card },
    /// The ghost built a machine.
    GhostBuilt {
        machine: Machine,
        parts: Spent<Part>,
    },
    /// The ghost completed its Invention.
    GhostInvented {
        invention: Invention,
        machines: Spent<Machine>,
    },
    /// The player built a machine.
    Built {
        machine: Machine,
        parts: Spent<Part>,
        omitted: Option<Part>,
    },
    /// The player completed an Invention.
    Invented {
        invention: Invention,
        machines: Spent<Machine>,
        omitted: Option<Machine>,
    },
    /// A card over the limit was scrapped.
    Scrapped { card: Card },
    /// The ghost draws because its pace says so.
    Paced,
    /// The game is over.
    Ended { result: GameResult },
}
