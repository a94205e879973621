//! Events, in the order in which they happen (VK-13.1, VK-13.2).

use core::fmt::{self, Write};

use arrayvec::ArrayVec;
use solo_core::{Event, Face, Noun as _, Speech, fields};

use crate::catalogue::{Design, Reach};
use crate::ids::{Side, Slot, Zone};
use crate::outcome::{By, Winner};
use crate::valley::Valley;

/// An advantage that an operation grants for the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Event)]
#[event(game = Valley, tag = "what")]
pub enum Grant {
    /// The new amount of the purse (VK-4.2).
    #[event("purse", "You have {value} extra gold for your next purchase.")]
    Purse(u16),
    /// The new reduction of the price of purchases (VK-4.2).
    #[event("cheaper", "Your purchases cost {value} gold less this turn.")]
    Cheaper(u16),
    /// The new worth of each hand card (VK-6.18).
    #[event("worth", "Each card in your hand pays {value} gold this turn.")]
    Worth(u8),
    /// The slots from which the player can now buy (VK-4.1).
    #[event("reach", "You can buy from {value} this turn.")]
    Reach(Reach),
}

/// An event of the game (VK-13.2).
///
/// ```
/// use votk::{Event, Valley};
/// let game = Valley::default();
/// let mut events: Vec<Event> = Vec::new();
/// let mut state = game.start();
/// for text in ["draw shabti", "draw shabti", "draw urn"] {
///     let chance = game.parse_chance(text).unwrap();
///     game.advance(&mut state, chance, &mut events).unwrap();
/// }
/// assert_eq!(events.len(), 3);
/// assert!(matches!(events[0], Event::Moved { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Event)]
#[event(game = Valley)]
#[non_exhaustive]
pub enum Event {
    /// A turn begins (VK-2.12).
    #[event("turn_begins", "{side?bot=The Bot's turn|Your turn {turn}} begins.")]
    TurnBegins {
        /// Side of the turn.
        side: Side,
        /// The number of the player's latest turn.
        turn: u8,
    },
    /// A card changes its zone (VK-13.2).
    #[event(
        "moved",
        "{to?\
            hand={from?deck=You draw {card}|You take {card} from {from} into your hand}|\
            played=You lay down {card}|\
            turned=You turn over {card}|\
            discard={from?played=You discard {card}|turned=You discard {card}|\
                {card} {card#1=goes|go} from {from} to your discard pile}|\
            deck=You put {card} from {from} on top of your deck|\
            tomb=You entomb {card} from {from}|\
            boneyard={from?stock={card} starts the boneyard|bot_discard=The Bot sacrifices {card}|\
                bot_tomb=The Bot loses {card} to the boneyard|You sacrifice {card} from {from}}|\
            bot_tomb=The Bot takes {card} from {from}|\
            bot_discard=The Bot discards {card}|\
            {from?stock={card} is laid at {to}|{card} moves from {from} to {to}}\
        }.",
        many = card
    )]
    Moved {
        /// The card.
        card: Design,
        /// Zone before the move.
        from: Zone,
        /// Zone after the move.
        to: Zone,
    },
    /// The discard pile becomes the deck (VK-1.6).
    #[event(
        "reshuffled",
        "{cards#1=Your only discard becomes the new deck|You shuffle your {cards} discards into a new deck}."
    )]
    Reshuffled {
        /// Number of cards.
        cards: u8,
    },
    /// A purchase begins (VK-4.3).
    #[event("buying", "You buy {card} for {price} gold.")]
    Buying {
        /// The slot.
        slot: Slot,
        /// The card in it.
        card: Design,
        /// Price in gold.
        price: u8,
    },
    /// A hand card is used for its action (VK-6.9).
    #[event("using", "You use {card}.")]
    Using {
        /// The card.
        card: Design,
    },
    /// The mode of an action that has several is fixed (VK-6.8).
    #[event("mode_chosen", "You choose for {card}: {what}.", word(what = mode_in_words))]
    ModeChosen {
        /// The card.
        card: Design,
        /// The number of the mode.
        mode: u8,
    },
    /// `play_top` has turned a card over (VK-6.15).
    #[event("turned_over", "{card} {runs?true=acts at once|cannot act}.")]
    TurnedOver {
        /// The card.
        card: Design,
        /// `true` if its action runs; otherwise it is discarded immediately.
        runs: bool,
    },
    /// `repeat` executes an action again (VK-6.13).
    #[event("repeating", "You repeat the action of {card}.")]
    Repeating {
        /// Card of the action.
        card: Design,
    },
    /// `opp_exec` executes an action of the Bot's card (VK-6.17).
    #[event("borrowing", "You borrow the action of {card} from the Bot.")]
    Borrowing {
        /// Card of the action.
        card: Design,
    },
    /// An operation is impossible and skipped (VK-6.7).
    #[event("skipped", "Part {op} of {card} is impossible and is skipped.")]
    Skipped {
        /// Card of the running action.
        card: Design,
        /// The number of the operation.
        op: u8,
    },
    /// The player declines an optional operation (VK-6.4).
    #[event("declined", "You leave out part {op} of {card}.")]
    Declined {
        /// Card of the running action.
        card: Design,
        /// The number of the operation.
        op: u8,
    },
    /// An advantage is granted for the turn (VK-6.20).
    #[event("granted", inner)]
    Granted(Grant),
    /// The Bot's die was rolled (VK-8.2).
    #[event("rolled", "The Bot rolls {face} for {slot}.")]
    Rolled {
        /// The face.
        face: Face,
        /// Slot of the face.
        slot: Slot,
    },
    /// A reaction card is played (VK-8.6).
    #[event("reacting", "You react with {card}.")]
    Reacting {
        /// The card.
        card: Design,
    },
    /// The player closes the reaction window (VK-8.6).
    #[event("window_passed", "You do not react.")]
    WindowPassed,
    /// Cards return to the Bot's tomb before scoring, top card first (VK-14.1).
    #[event(
        "returned",
        "{cards#0=Nothing returns|1={cards} returns|{cards} return} to the Bot's tomb."
    )]
    Returned {
        /// The cards.
        cards: ArrayVec<Design, 3>,
    },
    /// The game has ended (VK-9.1, VK-14.7).
    #[event(
        "over",
        "{winner?\
            player=You win with {player} {player#1=point|points} against {bot}|\
            bot=The Bot wins with {bot} {bot#1=point|points} against your {player}|\
            You share the victory with {player} {player#1=point|points} each\
        }{by?tomb_size=, having the smaller tomb|} ({catalogue} catalogue).",
        word(catalogue = catalogue)
    )]
    Over {
        /// Winning side.
        winner: Winner,
        /// Deciding criterion: points, or the tie-break.
        by: By,
        /// The player's total.
        player: u16,
        /// The Bot's total.
        bot: u16,
    },
}

solo_core::templates! {
    /// The words of VK-16.5.
    pub(crate) CATALOGUE: "Catalogue" {
        "house": "house",
        "owner": "owner's",
    }
}

/// Writes the effect of the chosen mode.
fn mode_in_words(event: &Event, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
    let Event::ModeChosen { card, mode } = event else {
        return Ok(());
    };
    let action = &speech.game().catalogue().card(*card).action;
    action.only(*mode).name(speech, out)
}

/// Writes the word for the catalogue, which accompanies every score (VK-16.5).
fn catalogue(_: &Event, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
    let word = speech.game().catalogue().word();
    CATALOGUE.say(word, &fields![], speech, out)
}
