//! The zones of the valley.

use votk::{
    AttackSlot, Design, Effect, FrameView, Operation, Origin, Phase, Reach, Side, Slot, Source,
    Stage,
};

use super::cards::slot_id;
use super::{Position, cards, questions, tombs};
use crate::scene::{Area, Item, Scene, Side as Face, Zone, ZoneLayout};
use crate::scenic::Visibility;

pub(super) fn scene(position: &Position<'_>, visibility: Visibility) -> Scene {
    let mut scene = Scene {
        now: questions::now(position),
        ask: questions::ask(position),
        ..Scene::default()
    };
    if position.state.phase() == Phase::Over {
        scene.add(tombs::score_sheet(position));
    } else {
        scene.add(tombs::standing(position));
        scene.add(turn(position));
    }
    scene.add(tombs::tomb(position, Side::Bot));
    scene.add(bot(position));
    scene.add(pyramid(position));
    scene.add(actions(position));
    scene.add(hand(position));
    scene.add(own(position, visibility));
    scene.add(tombs::tomb(position, Side::Player));
    scene.add(piles(position, visibility));
    scene
}

/// Returns the grants, permissions and memory of the turn.
fn turn(position: &Position<'_>) -> Zone {
    let turn = position.state.this_turn();
    let mine = position.state.side() == Side::Player;
    let entombed = if turn.entombed { "used" } else { "open" };
    let owes = position.game.owes_sacrifice(position.state);
    let owed = if owes { "due" } else { "not due" };
    let facts = [
        (turn.purse > 0).then(|| fact("purse", "extra gold", turn.purse)),
        (turn.cheaper > 0).then(|| fact("cheaper", "gold off every price", turn.cheaper)),
        turn.worth
            .map(|worth| fact("worth", "gold from each hand card", worth.get())),
        turn.bought
            .map(|cost| fact("bought", "cost of your dearest purchase", cost.get())),
        mine.then(|| fact("entomb", "entombment", entombed)),
        mine.then(|| fact("sacrifice", "sacrifice at the end", owed)),
    ];
    let attacks = AttackSlot::ALL
        .into_iter()
        .filter(|&slot| turn.has_used(slot));
    Zone::new("turn", "This turn", ZoneLayout::Counts, Area::Head)
        .row(1)
        .keep(9)
        .items(facts.into_iter().flatten())
        .items(attacks.map(attack))
}

/// Returns a fact about the turn with its explanation.
fn fact(id: &str, name: &str, value: impl ToString) -> Item {
    Item::number(format!("turn/{id}"), name, value).card(format!("about/{id}"))
}

/// Returns an attack that was used up.
fn attack(slot: AttackSlot) -> Item {
    let name = match slot {
        AttackSlot::Discard => "attack on the Bot's tomb",
        AttackSlot::Sacrifice => "attack on the Bot's discards",
    };
    Item::number(format!("turn/attack/{}", slot.word()), name, "used").card("about/attack")
}

/// Returns the Bot's discard pile.
fn bot(position: &Position<'_>) -> Zone {
    let cards = position.state.bot_discard().iter().copied();
    let mut pile = position
        .pile("bot/discard", "its discard pile", cards)
        .card("about/returning");
    let returning = position.in_order(position.state.returning());
    if !returning.is_empty() {
        pile = pile.note(format!("from the top, back for the score: {returning}"));
    }
    Zone::new("bot", "The Bot's cards", ZoneLayout::Rows, Area::Rival)
        .row(1)
        .keep(2)
        .items([pile])
}

/// Returns the position of a slot in half cells.
const fn half_cells(slot: Slot) -> [u8; 2] {
    match slot {
        Slot::Top => [2, 0],
        Slot::MiddleLeft => [1, 2],
        Slot::MiddleRight => [3, 2],
        Slot::BaseLeft => [0, 4],
        Slot::BaseMiddle => [2, 4],
        Slot::BaseRight => [4, 4],
    }
}

fn pyramid(position: &Position<'_>) -> Zone {
    let zone = Zone::new("pyramid", "The pyramid", ZoneLayout::Cards, Area::Board)
        .keep(8)
        .items(Slot::ALL.map(|slot| slot_item(position, slot)));
    let reach = position.state.this_turn().reach;
    if position.state.stage() == Stage::Play || reach != Reach::Base {
        let reach = position.name(&reach);
        return zone.note(format!("you can buy from {reach}"));
    }
    zone
}

fn slot_item(position: &Position<'_>, slot: Slot) -> Item {
    let (id, [column, line], name) = (slot_id(slot), half_cells(slot), position.name(&slot));
    let item = match position.state.pyramid(slot) {
        Some(card) => {
            let mut item = position.card(id, card);
            item.badges.splice(0..0, position.price(slot));
            item
        }
        None => Item::new(id, "empty").card("about/pyramid").face(Face::Gap),
    };
    let item = item.at(column, line).place(name);
    match (
        position.state.phase(),
        position.view().pending.slot == Some(slot),
    ) {
        (Phase::Pay, true) => item.note("being bought"),
        (Phase::Fall, true) => item.note("to be filled from above"),
        (Phase::Lay, true) => item.note("to be filled from the stock"),
        _ => item,
    }
}

/// Returns the actions in progress, the innermost last.
fn actions(position: &Position<'_>) -> Zone {
    let frames = position.view().frames.iter().zip(1_u32..);
    Zone::new("actions", "At work", ZoneLayout::Rows, Area::Board)
        .row(1)
        .keep(6)
        .items(frames.map(|(frame, depth)| action(position, frame, depth)))
}

fn action(position: &Position<'_>, frame: &FrameView, depth: u32) -> Item {
    let how = match frame.from {
        Origin::Hand => "used from your hand",
        Origin::Turned => "turned over",
        Origin::Again => "repeated",
        Origin::Bot => "borrowed from the Bot",
        Origin::React => "played in reaction",
    };
    let mut item = cards::item(position.game, format!("actions/{depth}"), frame.card);
    item.notes = vec![how.to_owned()];
    let action = &position.game.catalogue().card(frame.card).action;
    if action.modes() > 1 && frame.mode > 0 {
        item = item.note(format!("choice {} of {}", frame.mode, action.modes()));
    }
    let part = parts(action.mode(frame.mode).iter().take(frame.op.into()));
    let all = parts(action.mode(frame.mode));
    if all > 1 && part > 0 {
        item = item.note(format!("part {part} of {all}"));
    }
    if frame.left > 1 {
        item = item.note(format!("{} to go", frame.left));
    }
    if let Some(limit) = frame.limit {
        item = item.note(format!("for a card of cost {limit} or less"));
    }
    if let Some(group) = frame.group {
        item = item.note(format!("from the Bot's {}", position.name(&group)));
    }
    item
}

/// Counts the operations other than conditions.
fn parts<'a>(operations: impl IntoIterator<Item = &'a Operation>) -> usize {
    let does = |operation: &&Operation| !matches!(operation.effect, Effect::Need(_));
    operations.into_iter().filter(does).count()
}

fn hand(position: &Position<'_>) -> Zone {
    let gold = position.game.worth_of_hand(position.state);
    let items = position.state.hand().iter().map(|(card, copies)| {
        let id = cards::held_id(position.game, "hand", card);
        let item = position.card(id, card).place("your hand");
        if copies > 1 {
            item.count(copies.into())
        } else {
            item
        }
    });
    Zone::new("hand", "Your hand", ZoneLayout::Cards, Area::Mine)
        .keep(7)
        .note(format!("pays {gold} gold"))
        .items(items)
        .or_gap("no cards")
}

/// Returns the deck, the discard pile and the cards laid down this turn.
fn own(position: &Position<'_>, visibility: Visibility) -> Zone {
    let state = position.state;
    let mut zone = Zone::new("own", "Your other cards", ZoneLayout::Rows, Area::Mine)
        .row(1)
        .keep(4)
        .items([deck(position, visibility), discard(position)]);
    let played = position
        .counted("own/played", "in play", state.played().iter())
        .card("about/using");
    let turned = position
        .pile("own/turned", "turned over", state.turned())
        .card("about/using");
    let executed = state.this_turn().executed.iter().map(|card| (card, 1_u32));
    let used = position
        .counted("own/used", "actions used this turn", executed)
        .card("about/used");
    let order = state.arranged().iter().copied();
    let arranged = position
        .pile("own/arranged", "laid on the discard pile", order.clone())
        .card("about/discard")
        .note(format!("from the top: {}", position.in_order(order)));
    let rest = [played, turned, used, arranged].into_iter();
    zone.items.extend(rest.filter(|item| item.count > Some(0)));
    zone
}

fn deck(position: &Position<'_>, visibility: Visibility) -> Item {
    let state = position.state;
    let mut deck = position
        .pile(
            "own/deck",
            "deck",
            state.deck_top().chain(state.unseen().cards()),
        )
        .card("about/deck")
        .face(Face::Down);
    let top = position.in_order(state.deck_top());
    if !top.is_empty() {
        deck = deck.note(format!("from the top: {top}"));
    }
    if visibility == Visibility::Table && !is_searched(position) {
        deck.holds.clear();
    }
    deck
}

/// Returns whether the player is looking through the deck.
fn is_searched(position: &Position<'_>) -> bool {
    let from_deck = matches!(
        position.effect(),
        Some(Effect::Move {
            from: Source::Deck,
            ..
        })
    );
    from_deck && position.state.phase() == Phase::Choose
}

fn discard(position: &Position<'_>) -> Item {
    let cards = position.state.discard();
    let pile = position
        .pile("own/discard", "discard pile", cards.iter().copied())
        .card("about/discard");
    topped(position, pile, cards)
}

/// Returns an open pile with its top card.
fn topped(position: &Position<'_>, pile: Item, cards: &[Design]) -> Item {
    match cards.last() {
        Some(top) => pile.note(format!("on top: {}", position.name(top))),
        None => pile,
    }
}

/// Returns the piles that both sides take from, and the cards out of the game.
fn piles(position: &Position<'_>, visibility: Visibility) -> Zone {
    let state = position.state;
    let level = |id: &str, name: &str, cards: &[(Design, u32)]| {
        let mut item = position
            .counted(id, name, cards.iter().copied())
            .card("about/stock")
            .face(Face::Down);
        if visibility == Visibility::Table {
            item.holds.clear();
        }
        item
    };
    let stock = &position.view().stock;
    let boneyard = position
        .pile(
            "piles/boneyard",
            "boneyard",
            state.boneyard().iter().copied(),
        )
        .card("about/boneyard");
    Zone::new("piles", "Stock and boneyard", ZoneLayout::Rows, Area::Aside)
        .keep(3)
        .items([
            level("piles/stock2", "stock, level 2", &stock.ii.0).note("comes first"),
            level("piles/stock3", "stock, level 3", &stock.iii.0),
            topped(position, boneyard, state.boneyard()),
        ])
}
