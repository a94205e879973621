//! Events as English sentences, for a log: TK-14.8.

use core::fmt::{self, Display, Formatter};

use crate::catalogue::{name, value};
use crate::event::{EncounterKind, Event, Heading, TurnResult, WonBy};
use crate::outcome::GameResult;

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TurnBegins {
                heading,
                turn,
                column,
            } => write!(f, "Turn {turn} begins: {}, column {column}.", way(heading)),
            Self::Card { card } => write!(f, "{card} is turned up."),
            Self::Torch { card, burnt } => {
                write!(f, "Torch {card} burns down, number {burnt} of 4.")
            }
            Self::Skill { card } => write!(f, "{} ({card}) comes into the hand.", name(card)),
            Self::Favor { card } => write!(f, "The goddess smiles upon this turn ({card})."),
            Self::Hoard { card } => write!(f, "A king's hoard lies here ({card})."),
            Self::ScrollFound { card } => write!(f, "A scroll lies here ({card})."),
            Self::Encounter { card, kind } => met(kind, value(card), f),
            Self::Action { card, gap: 0 } => write!(f, "{card} is enough."),
            Self::Action { card, gap } => write!(f, "{card} falls {gap} short of it."),
            Self::Blow { damage } => write!(f, "A blow of {damage} comes down."),
            Self::Dodged { damage } => write!(f, "It is dodged: {damage} damage avoided."),
            Self::Hurt { damage, hp } => {
                let (points, are) = (plural(damage), if hp == 1 { "is" } else { "are" });
                write!(f, "It costs {damage} hit point{points}, {hp} {are} left.")
            }
            Self::DoorHolds { discards } => {
                let cards = plural(discards);
                write!(
                    f,
                    "The door holds: {discards} card{cards} must be discarded."
                )
            }
            Self::Discarded { card } => write!(f, "{card} is discarded."),
            Self::Played { card } => write!(f, "{} ({card}) is played.", name(card)),
            Self::Dropped { card } => write!(f, "{card} is dropped, and the monster lets go."),
            Self::Won { how } => write!(f, "The encounter is won {}.", means(how)),
            Self::Left { card } => write!(f, "{card} stays behind to mark the turn."),
            Self::Collected { cards } => {
                f.write_str("Into the hand:")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))?;
                f.write_str(".")
            }
            Self::TurnEnds { result, left } => {
                let cards = plural(left);
                write!(
                    f,
                    "The turn is over, {}: {left} card{cards} covered.",
                    end(result)
                )
            }
            Self::TurnedAround { delve_turns } => {
                let turns = plural(delve_turns);
                write!(
                    f,
                    "Back to the light, after {delve_turns} turn{turns} on the way in."
                )
            }
            Self::Scroll { card } => {
                write!(f, "The scroll glows: {card} goes under the deck.")
            }
            Self::Over { result, score } => write!(f, "{} {score}.", last_words(result)),
        }
    }
}

const fn plural(number: u8) -> &'static str {
    if number == 1 { "" } else { "s" }
}

const fn way(heading: Heading) -> &'static str {
    match heading {
        Heading::Delve => "delve",
        Heading::Retreat => "retreat",
    }
}

fn met(kind: EncounterKind, strength: u8, f: &mut Formatter<'_>) -> fmt::Result {
    match kind {
        EncounterKind::Monster => write!(f, "A monster of strength {strength} bars the way."),
        EncounterKind::Trap => write!(f, "A trap of {strength} guards treasure."),
        EncounterKind::Door => write!(f, "A door is sealed with {strength}."),
    }
}

const fn means(how: WonBy) -> &'static str {
    match how {
        WonBy::Action => "by an action card",
        WonBy::Favor => "by divine favor",
        WonBy::Skill => "by skill",
    }
}

const fn end(result: TurnResult) -> &'static str {
    match result {
        TurnResult::Won => "won",
        TurnResult::Fled => "fled",
        TurnResult::Failed => "failed",
    }
}

const fn last_words(result: GameResult) -> &'static str {
    match result {
        GameResult::Dead => "Dead in the tomb, score",
        GameResult::Lost => "Lost in the dark, score",
        GameResult::Escaped => "Out alive, score",
    }
}
