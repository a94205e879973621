//! Events as English sentences, for a log.

use core::fmt::{self, Write};

use crate::decision;
use crate::event::{Dealt, Event, TakenFrom};
use crate::game::Scrapyard;
use crate::kinds::{Card, Side, Source};
use crate::outcome::GameResult;
use crate::view::RollText;

const fn who(side: Side) -> &'static str {
    match side {
        Side::Player => "You",
        Side::Ghost => "The ghost",
    }
}

/// Tells an event in one sentence.
pub(crate) fn narrate(game: &Scrapyard, event: &Event, out: &mut dyn Write) -> fmt::Result {
    let name = |card: Card| game.name(card);
    let source_name = |source: Source| match source {
        Source::Character(character) => game.character_name(character),
        Source::Machine(machine) => game.name(Card::Machine(machine)),
    };
    match event {
        Event::Dealt { to, card } => {
            let name = match card {
                Dealt::Card(card) => name(*card),
                Dealt::Character(character) => game.character_name(*character),
            };
            let verb = if *to == Side::Player { "get" } else { "gets" };
            write!(out, "{} {verb} {name}.", who(*to))
        }
        Event::Flipped { card } => write!(out, "{} starts its scrap pile.", name(*card)),
        Event::Acted { n, action } => {
            write!(out, "Action {n}: ")?;
            decision::write(*action, game, out)?;
            out.write_str(".")
        }
        Event::Ability { source } => write!(out, "{} is used.", source_name(*source)),
        Event::Reshuffled { pile, cards } => {
            write!(
                out,
                "The {} scrap pile is shuffled: {cards} cards.",
                pile.word()
            )
        }
        Event::NoCard { pile, .. } => write!(out, "There is no {} card left.", pile.word()),
        Event::Drew {
            who: side, card, ..
        } => {
            let verb = if *side == Side::Player {
                "draw"
            } else {
                "draws"
            };
            write!(out, "{} {verb} {}.", who(*side), name(*card))
        }
        Event::Rolled { die, .. } => write!(out, "The die shows {die}."),
        Event::Boosted { part, value } => {
            write!(
                out,
                "{} is scrapped, the roll is worth {value}.",
                name(Card::Part(*part))
            )
        }
        Event::DieChanged { source, value } => {
            write!(
                out,
                "{} makes the roll worth {value}.",
                source_name(*source)
            )
        }
        Event::Succeeded { roll, .. } => {
            write!(
                out,
                "The roll succeeds: {}.",
                RollText { game, roll: *roll }
            )
        }
        Event::Failed { roll, .. } => {
            write!(out, "The roll fails: {}.", RollText { game, roll: *roll })
        }
        Event::Penalty { pile, cards } => {
            write!(
                out,
                "The ghost may draw from the {} pile: {cards}.",
                pile.word()
            )
        }
        Event::PenaltyCancelled { source } => {
            write!(
                out,
                "{} keeps the ghost from drawing.",
                source_name(*source)
            )
        }
        Event::Took { card, from } => {
            let place = match from {
                TakenFrom::Scrap => "the scrap pile",
                TakenFrom::Ghost => "the ghost",
                TakenFrom::Look => "the cards you look at",
            };
            write!(out, "You take {} from {place}.", name(*card))
        }
        Event::Looked { card, .. } => write!(out, "You see {}.", name(*card)),
        Event::Placed { card, at } => write!(out, "{} goes to the {at} of the pile.", name(*card)),
        Event::Duplicate { card } => {
            write!(out, "Your second {} goes to the ghost.", name(*card))
        }
        Event::GhostBuilt { machine, card, .. } => {
            let how = if *card { "" } else { " without its card" };
            let machine = name(Card::Machine(*machine));
            write!(out, "The ghost builds {machine}{how}.")
        }
        Event::GhostInvented { invention, .. } => {
            write!(
                out,
                "The ghost completes {}!",
                name(Card::Invention(*invention))
            )
        }
        Event::Built { machine, .. } => write!(out, "You build {}.", name(Card::Machine(*machine))),
        Event::Invented { invention, .. } => {
            write!(out, "You complete {}!", name(Card::Invention(*invention)))
        }
        Event::Scrapped { card } => write!(out, "You scrap {}.", name(*card)),
        Event::Paced => out.write_str("Time works for the ghost."),
        Event::Ended { result } => out.write_str(match result {
            GameResult::Win => "You win!",
            GameResult::Loss => "The ghost wins.",
            GameResult::Capped => "Time is up, nobody wins.",
        }),
    }
}
