//! Events as English sentences, for a log.

use core::fmt::{self, Write};

use crate::catalogue::{Catalogue, Design};
use crate::event::{Event, Grant, Side, Zone};
use crate::outcome::{By, Winner};

/// A zone as a reader knows it.
const fn place(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "the deck",
        Zone::Hand => "the hand",
        Zone::Played => "play",
        Zone::Turned => "the cards turned over",
        Zone::Discard => "the discard pile",
        Zone::Tomb => "the tomb",
        Zone::BaseLeft => "the base, left",
        Zone::BaseMiddle => "the base, middle",
        Zone::BaseRight => "the base, right",
        Zone::MiddleLeft => "the middle row, left",
        Zone::MiddleRight => "the middle row, right",
        Zone::Top => "the top of the pyramid",
        Zone::Stock => "the stock",
        Zone::Boneyard => "the boneyard",
        Zone::BotTomb => "the Bot's tomb",
        Zone::BotDiscard => "the Bot's discard pile",
    }
}

/// Tells an event in one sentence.
pub(crate) fn narrate(event: &Event, catalogue: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    let name = |card: Design| catalogue.card(card).name();
    match event {
        Event::TurnBegins {
            side: Side::Bot, ..
        } => write!(out, "The Bot's turn begins."),
        Event::TurnBegins { turn, .. } => write!(out, "Turn {turn} begins."),
        Event::Moved { card, from, to } => {
            let (from, to) = (place(*from), place(*to));
            write!(out, "{} goes from {from} to {to}.", name(*card))
        }
        Event::Reshuffled { cards: 1 } => out.write_str("The only discard becomes the deck."),
        Event::Reshuffled { cards } => write!(out, "{cards} discards become the deck."),
        Event::Buying { card, price, .. } => {
            write!(out, "{} is bought for {price} gold.", name(*card))
        }
        Event::Using { card } => write!(out, "{} is used.", name(*card)),
        Event::ModeChosen { mode, .. } => write!(out, "Mode {mode} of the action is carried out."),
        Event::TurnedOver { card, runs: true } => {
            write!(out, "{} is turned over and used.", name(*card))
        }
        Event::TurnedOver { card, runs: false } => {
            write!(out, "{} is turned over and cannot be used.", name(*card))
        }
        Event::Repeating { card } => write!(out, "The action of {} is repeated.", name(*card)),
        Event::Borrowing { card } => write!(out, "The action of {} is borrowed.", name(*card)),
        Event::Skipped { card, op } => {
            write!(
                out,
                "Part {op} of {} is impossible and left out.",
                name(*card)
            )
        }
        Event::Declined { card, op } => write!(out, "Part {op} of {} is declined.", name(*card)),
        Event::Granted(Grant::Purse(gold)) => {
            write!(out, "{gold} extra gold for the next purchase.")
        }
        Event::Granted(Grant::Cheaper(gold)) => {
            write!(out, "Purchases of this turn cost {gold} less.")
        }
        Event::Granted(Grant::Worth(gold)) => write!(out, "Every hand card is worth {gold} gold."),
        Event::Granted(Grant::Reach(rows)) => write!(out, "What can be bought from now: {rows}."),
        Event::Rolled { face, .. } => write!(out, "The die shows {face}."),
        Event::Reacting { card } => write!(out, "{} is played in reaction.", name(*card)),
        Event::WindowPassed => write!(out, "No reaction."),
        Event::Returned { cards } => {
            out.write_str("The Bot's tomb gets its discards back:")?;
            cards.iter().enumerate().try_for_each(|(place, &card)| {
                let comma = if place == 0 { "" } else { "," };
                write!(out, "{comma} {}", name(card))
            })?;
            out.write_str(".")
        }
        Event::Over {
            winner,
            by,
            player,
            bot,
        } => write!(
            out,
            "The game is over, {player} to {bot}: {}{} ({} catalogue).",
            match winner {
                Winner::Player => "you win",
                Winner::Bot => "the Bot wins",
                Winner::Shared => "the victory is shared",
            },
            match by {
                By::TombSize => " by the smaller tomb",
                By::Points | By::Equal => "",
            },
            catalogue.word()
        ),
    }
}
