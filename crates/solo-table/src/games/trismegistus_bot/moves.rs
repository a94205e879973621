//! Moves of a step beside the box: cards by what the scene shows, dice, markers and numbers by events.

use solo_core::Speech;
use trismegistus_bot::{Botmegistus, Colour, Element, Event, Side, State, Symbol};

use super::boards::space_id;
use super::print::{id, name};
use crate::moves::of_scenes::moved;
use crate::moves::{Around, Cause, Move, MoveKind, Moves};
use crate::scenic::{Scenic as _, Visibility};
use crate::story::Actor;

impl Moves for Botmegistus {
    // A masterpiece that was completed lies in the collection, too.
    const ECHOES: &'static [&'static str] = &["masterpieces"];

    fn moves(&self, around: &Around<'_, State, Event>, speech: &Speech<'_, Self>) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut cause = None;
        for event in around.events {
            if let Event::CardActive { card } = event {
                cause = Some(Cause::Card(id(self, *card)));
            }
            moves.extend(told(self, event));
        }
        let scene = |state| self.scene(state, Visibility::Table, speech);
        let is_moving = |card: &str, at: &str| {
            super::emblem(self, card).starts_with("card/") && !at.starts_with("masterpieces/")
        };
        for it in moved(&scene(around.before), &scene(around.after), is_moving) {
            let to = it.to.as_deref().unwrap_or_default();
            let actor = if to.starts_with("bot-") || to.starts_with("automa/") {
                Actor::Rival
            } else if to.starts_with("my-") {
                Actor::You
            } else {
                Actor::Game
            };
            let kind = match to {
                "" => MoveKind::Discard,
                "automa/active" | "automa/left" | "automa/right" => MoveKind::Turn,
                _ if to.contains("/completed/") => MoveKind::Build,
                _ if to.starts_with("automa/") => MoveKind::Discard,
                _ if actor == Actor::Game => MoveKind::Lay,
                _ => MoveKind::Take,
            };
            let cause = cause.clone().filter(|_| actor == Actor::Rival);
            moves.push(Move {
                kind,
                actor,
                cause,
                ..it
            });
        }
        moves
    }
}

const fn actor(side: Side) -> Actor {
    match side {
        Side::Human => Actor::You,
        Side::Bot => Actor::Rival,
    }
}

/// Returns the number of a symbol on a die, from 1.
fn pips(game: &Botmegistus, symbol: Symbol) -> u8 {
    let symbols = game.catalogue().symbols();
    let place = symbols.iter().position(|other| *other == symbol);
    place
        .and_then(|place| u8::try_from(place.saturating_add(1)).ok())
        .unwrap_or(1)
}

fn die(game: &Botmegistus, kind: MoveKind, side: Actor, colour: Colour) -> Move {
    Move::new(kind, side, format!("{} die", name(game, colour)))
}

fn in_bowl(game: &Botmegistus, symbol: Symbol, colour: Colour) -> String {
    format!("bowls/{}/{}", id(game, symbol), id(game, colour))
}

fn on_track(game: &Botmegistus, track: Element, level: u8) -> String {
    space_id(&id(game, track), level)
}

/// Returns what an event moves besides cards.
fn told(game: &Botmegistus, event: &Event) -> Option<Move> {
    let number = |kind, key, name: &str, amount: u8| {
        let mut it = Move::number(kind, Actor::Rival, key, amount);
        name.clone_into(&mut it.name);
        (amount > 0).then_some(it)
    };
    match event {
        Event::DieRolled { colour, symbol } => {
            let it = die(game, MoveKind::Roll, Actor::Game, *colour);
            Some(
                it.face(pips(game, *symbol))
                    .to(in_bowl(game, *symbol, *colour)),
            )
        }
        Event::DieSixRolled { face } => {
            let it = Move::new(MoveKind::Roll, Actor::Rival, "ordinary die");
            Some(it.face(face.pips()))
        }
        Event::BotDrafted { colour, from, .. } => {
            let it = die(game, MoveKind::Take, Actor::Rival, *colour);
            Some(it.from(in_bowl(game, *from, *colour)).to("bot-dice/die"))
        }
        Event::HumanDrafted { colour, symbol, .. } => {
            let it = die(game, MoveKind::Take, Actor::You, *colour);
            Some(it.from(in_bowl(game, *symbol, *colour)).to("my-dice/die"))
        }
        Event::Stepped { side, track, level } => {
            let it = Move::new(
                MoveKind::Slide,
                actor(*side),
                format!("{} marker", name(game, *track)),
            );
            let below = on_track(game, *track, level.saturating_sub(1));
            Some(it.from(below).to(on_track(game, *track, *level)))
        }
        Event::TokenPlaced { track, level, kind } => {
            let it = Move::new(
                MoveKind::Lay,
                Actor::Game,
                format!("{} token", name(game, *kind)),
            );
            Some(it.to(on_track(game, *track, *level)))
        }
        Event::TokenRemoved { track, level, kind } => {
            let it = Move::new(
                MoveKind::Discard,
                Actor::Game,
                format!("{} token", name(game, *kind)),
            );
            Some(it.from(on_track(game, *track, *level)))
        }
        Event::GoldGained { amount } => number(MoveKind::Gain, "bot/gold", "Gold", *amount),
        Event::EtherealGained { amount } => {
            number(MoveKind::Gain, "bot/ethereal", "Ethereal", *amount)
        }
        Event::Scored { amount } => number(MoveKind::Gain, "bot/vp", "VP", *amount),
        Event::Completed {
            side: Side::Bot,
            gold,
            ..
        } => number(MoveKind::Spend, "bot/gold", "Gold", *gold),
        Event::EtherealSpent {
            side: Side::Bot, ..
        } => number(MoveKind::Spend, "bot/ethereal", "Ethereal", 1),
        _ => None,
    }
}
