//! Events of a game: RULES.md, "Events".

use solo_core::{Event, Face, Notation};

use crate::catalogue::{Operation, Rest};
use crate::decision::Decision;
use crate::kinds::{AbilityRow, Card, Character, Invention, Machine, Part, Pile, Side, Source};
use crate::outcome::GameResult;
use crate::phase::RollFor;
use crate::scrapyard::Scrapyard;

solo_core::word_enum! {
    /// Source of a card that was taken.
    ///
    /// ```
    /// assert_eq!(scrapyard::TakenFrom::Ghost.word(), "ghost");
    /// ```
    pub enum TakenFrom in scrapyard {
        /// A scrap pile (SE-6.5, SE-13.2).
        Scrap = "scrap" as "the scrap pile",
        /// The ghost (SE-7.2, SE-13.3).
        Ghost = "ghost" as "the ghost",
        /// The cards that were looked at (SE-13.4).
        Look = "look" as "the cards you are looking at",
    }
}

/// A dealt card: one with a pile, or a Character.
///
/// ```
/// use scrapyard::{Dealt, Scrapyard};
/// use solo_core::Readable;
/// let game = Scrapyard::default();
/// assert!(matches!(Dealt::parse(&game, "p01")?, Dealt::Card(_)));
/// assert!(matches!(Dealt::parse(&game, "c01")?, Dealt::Character(_)));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation)]
#[notation("the id of a card or a Character")]
pub enum Dealt {
    /// A Part, a machine or an Invention.
    #[says("{card}")]
    Card(Card),
    /// A Character.
    #[says("{character}")]
    Character(Character),
}

/// The Parts or machines that a recipe consumed, in printed order. A machine that stands in comes
/// last.
///
/// ```
/// use scrapyard::{Event, Scrapyard};
/// use solo_core::ForEach;
/// let game = Scrapyard::default();
/// let mut largest = 0;
/// let mut sink = ForEach(|event| {
///     if let Event::GhostBuilt { parts, .. } = event {
///         largest = largest.max(parts.len());
///     }
/// });
/// game.start_with_events(&mut sink);
/// assert_eq!(largest, 0);
/// ```
pub type Spent<K> = arrayvec::ArrayVec<K, 3>;

/// An event of a step; the events of a step are in order.
///
/// ```
/// use scrapyard::{Card, Dealt, Event, Scrapyard, Side};
/// use solo_core::{Game, Readable};
/// let game = Scrapyard::default();
/// let mut state = game.start();
/// let mut events = Vec::new();
/// game.advance(&mut state, game.parse_chance("card p05")?, &mut events)?;
/// let card = Dealt::Card(Card::parse(&game, "p05")?);
/// assert_eq!(events, [Event::Dealt { to: Side::Player, card }]);
/// assert_eq!(game.narration(&events).next().unwrap().to_string(), "You are dealt Flywheel.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Event)]
#[event(game = Scrapyard)]
#[non_exhaustive]
pub enum Event {
    /// A card (SE-3.2) or a Character (SE-3.4) is dealt.
    #[event("dealt", "{to?player=You are|The ghost is} dealt {card}.", many = card)]
    Dealt {
        /// The side that receives it.
        to: Side,
        /// The card.
        card: Dealt,
    },
    /// A scrap pile is started (SE-3.3).
    #[event("flipped", "{card} is turned over and starts its scrap pile.")]
    Flipped {
        /// Its first card.
        card: Card,
    },
    /// An action is declared (SE-4.8).
    #[event("acted", "Action {n}: {action}.")]
    Acted {
        /// The action counter, this action included (SE-4.8).
        n: u16,
        /// The action.
        action: Decision,
    },
    /// The use of an ability is marked (SE-11.5, SE-12.1).
    #[event("ability", "You use {source} to {operation}.")]
    Ability {
        /// The Character or machine that has it.
        source: Source,
        /// Its row of the ability table.
        ability: AbilityRow,
        /// The operation of the ability.
        #[data(name = "op")]
        operation: Operation,
    },
    /// A scrap pile has become the unseen part of its pile (SE-2.5).
    #[event(
        "reshuffled",
        "{cards#1=The only card of the {pile} scrap pile becomes the new pile|You shuffle the {cards} cards of the {pile} scrap pile into a new pile}."
    )]
    Reshuffled {
        /// The pile.
        pile: Pile,
        /// Number of cards in it.
        cards: u16,
    },
    /// A card is due, but there is none (SE-2.6).
    #[event("no_card", "There is no {pile} left for {who}.")]
    NoCard {
        /// The side that receives none.
        who: Side,
        /// The pile without a card.
        pile: Pile,
    },
    /// A card was drawn (SE-2.4).
    #[event("drew", "{who?player=You draw|The ghost draws} {card}.")]
    Drew {
        /// The side that drew it.
        who: Side,
        /// The card.
        card: Card,
        /// `true` if it came without a chance step.
        known: bool,
    },
    /// The die was rolled (SE-6.1, SE-7.1, SE-13.11, SE-13.19).
    #[event("rolled", "The die shows {die}.")]
    Rolled {
        /// The purpose of the roll.
        #[data(name = "for")]
        roll: RollFor,
        /// The face it shows.
        die: Face,
    },
    /// A Part was scrapped for the roll (SE-8.1).
    #[event("boosted", "You scrap {part}, and the roll is worth {value}.")]
    Boosted {
        /// The Part.
        part: Part,
        /// The value of the roll now, at most 6.
        value: u8,
    },
    /// An ability changed the value of the roll (SE-13.9, SE-13.10).
    #[event("die_changed", "{source} makes the roll worth {value}.")]
    DieChanged {
        /// The Character or machine that has it.
        source: Source,
        /// The value of the roll now, at most 6.
        value: u8,
    },
    /// The roll is closed and good enough (SE-8.3, SE-8.7).
    #[event("succeeded", "The {roll} succeeds with a {value}.")]
    Succeeded {
        /// The purpose of the roll.
        #[data(name = "for")]
        roll: RollFor,
        /// Its final value.
        value: u8,
    },
    /// The roll is closed and not good enough (SE-8.3, SE-8.7).
    #[event("failed", "The {roll} fails with a {value}.")]
    Failed {
        /// The purpose of the roll.
        #[data(name = "for")]
        roll: RollFor,
        /// Its final value.
        value: u8,
    },
    /// The ghost draws a penalty (SE-6.6, SE-6.7, SE-7.8).
    #[event(
        "penalty",
        "As a penalty the ghost draws {cards#1=a {pile}|{cards} cards from the {pile} pile}."
    )]
    Penalty {
        /// The pile it draws from.
        pile: Pile,
        /// Number of cards it draws.
        cards: u8,
    },
    /// An ability kept the ghost from drawing a penalty (SE-13.12).
    #[event("penalty_cancelled", "{source} keeps the ghost from drawing.")]
    PenaltyCancelled {
        /// The Character or machine that has it.
        source: Source,
    },
    /// The player took a card (SE-6.5, SE-7.2, SE-13.2, SE-13.3, SE-13.4, SE-13.16).
    #[event("took", "You take {card} from {from}.", many = card)]
    Took {
        /// The card.
        card: Card,
        /// The place where it lay.
        from: TakenFrom,
    },
    /// A card came to the look zone (SE-13.4).
    #[event("looked", "You see {card}.")]
    Looked {
        /// The card.
        card: Card,
        /// `true` if it came without a chance step.
        known: bool,
    },
    /// A card that was looked at was put back (SE-13.4).
    #[event("placed", "You put {card} back {at?top=on top of|under} its pile.")]
    Placed {
        /// The card.
        card: Card,
        /// The end of its pile.
        #[data(name = "where")]
        at: Rest,
    },
    /// A duplicate went to the ghost (SE-10.4).
    #[event("duplicate", "You have a second {card}, which goes to the ghost.")]
    Duplicate {
        /// The card.
        card: Card,
    },
    /// The ghost built a machine (SE-10.7).
    #[event(
        "ghost_built",
        "The ghost builds {machine} from {parts}{card?true=|, without its card}."
    )]
    GhostBuilt {
        /// The machine.
        machine: Machine,
        /// The Parts it scrapped.
        parts: Spent<Part>,
        /// `true` if a card became built (SE-10.7).
        card: bool,
    },
    /// The ghost completed its Invention (SE-10.8).
    #[event("ghost_invented", "The ghost completes {invention} with {machines}!")]
    GhostInvented {
        /// The Invention.
        invention: Invention,
        /// The machines it was made of, with or without a card.
        machines: Spent<Machine>,
    },
    /// The player built a machine (SE-9.1, SE-13.5).
    #[event(
        "built",
        "You build {machine} from {parts}{omitted?null=|, leaving {omitted} out}."
    )]
    Built {
        /// The machine.
        machine: Machine,
        /// The Parts scrapped for it.
        parts: Spent<Part>,
        /// The Part left out, if an ability allowed that (SE-13.5).
        omitted: Option<Part>,
    },
    /// The player completed an Invention (SE-9.3, SE-13.6, SE-13.7).
    #[event(
        "invented",
        "You complete {invention} with {machines}{omitted?null=|, leaving {omitted} out}!"
    )]
    Invented {
        /// The Invention.
        invention: Invention,
        /// The machines scrapped for it.
        machines: Spent<Machine>,
        /// The machine left out, if an ability allowed that (SE-13.6, SE-13.7).
        omitted: Option<Machine>,
    },
    /// A card over the limit was scrapped (SE-4.4).
    #[event("scrapped", "You scrap {card}.")]
    Scrapped {
        /// The card.
        card: Card,
    },
    /// The ghost draws because of its pace (SE-10.13).
    #[event("paced", "After this action the ghost is due to draw.")]
    Paced,
    /// The game is over (SE-14.1, SE-14.3).
    #[event(
        "ended",
        "{result?win=You win!|loss=The ghost wins.|The last action has been taken, and nobody wins.}"
    )]
    Ended {
        /// The kind of end.
        result: GameResult,
    },
}
