//! The zones of the valley.

use votk::{
    AttackSlot, Design, Effect, FrameView, Operation, Origin, Phase, Reach, Side, Slot, Source,
    Stage,
};

use super::cards::slot_id;
use super::{Seen, cards, questions, tombs};
use crate::scene::{Area, Item, Look, Scene, Side as Face, Zone};
use crate::scenic::Sight;

pub(super) fn scene(seen: &Seen<'_>, sight: Sight) -> Scene {
    let mut scene = Scene {
        now: questions::now(seen),
        ask: questions::ask(seen),
        ..Scene::default()
    };
    if seen.state.phase() == Phase::Over {
        scene.add(tombs::score_sheet(seen));
    } else {
        scene.add(tombs::standing(seen));
        scene.add(turn(seen));
    }
    scene.add(tombs::tomb(seen, Side::Bot));
    scene.add(bot(seen));
    scene.add(pyramid(seen));
    scene.add(actions(seen));
    scene.add(hand(seen));
    scene.add(own(seen, sight));
    scene.add(tombs::tomb(seen, Side::Player));
    scene.add(piles(seen, sight));
    scene
}

/// Returns the grants, permissions and memory of the turn.
fn turn(seen: &Seen<'_>) -> Zone {
    let turn = seen.state.this_turn();
    let mine = seen.state.side() == Side::Player;
    let entombed = if turn.entombed { "used" } else { "open" };
    let owes = seen.game.owes_sacrifice(seen.state);
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
    Zone::new("turn", "This turn", Look::Counts, Area::Head)
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
fn bot(seen: &Seen<'_>) -> Zone {
    let cards = seen.state.bot_discard().iter().copied();
    let mut pile = seen
        .pile("bot/discard", "its discard pile", cards)
        .card("about/returning");
    let returning = seen.in_order(seen.state.returning());
    if !returning.is_empty() {
        pile = pile.note(format!("from the top, back for the score: {returning}"));
    }
    Zone::new("bot", "The Bot's cards", Look::Rows, Area::Rival)
        .row(1)
        .keep(2)
        .items([pile])
}

/// Returns the position of a slot in half cells.
const fn place(slot: Slot) -> [u8; 2] {
    match slot {
        Slot::Top => [2, 0],
        Slot::MiddleLeft => [1, 2],
        Slot::MiddleRight => [3, 2],
        Slot::BaseLeft => [0, 4],
        Slot::BaseMiddle => [2, 4],
        Slot::BaseRight => [4, 4],
    }
}

fn pyramid(seen: &Seen<'_>) -> Zone {
    let zone = Zone::new("pyramid", "The pyramid", Look::Cards, Area::Board)
        .keep(8)
        .items(Slot::ALL.map(|slot| slot_item(seen, slot)));
    let reach = seen.state.this_turn().reach;
    if seen.state.stage() == Stage::Play || reach != Reach::Base {
        let reach = seen.name(&reach);
        return zone.note(format!("you can buy from {reach}"));
    }
    zone
}

fn slot_item(seen: &Seen<'_>, slot: Slot) -> Item {
    let (id, [column, line], name) = (slot_id(slot), place(slot), seen.name(&slot));
    let item = match seen.state.pyramid(slot) {
        Some(card) => {
            let mut item = seen.card(id, card);
            item.badges.splice(0..0, seen.price(slot));
            item
        }
        None => Item::new(id, "empty").card("about/pyramid").face(Face::Gap),
    };
    let item = item.at(column, line).place(name);
    match (seen.state.phase(), seen.view.pending.slot == Some(slot)) {
        (Phase::Pay, true) => item.note("being bought"),
        (Phase::Fall, true) => item.note("to be filled from above"),
        (Phase::Lay, true) => item.note("to be filled from the stock"),
        _ => item,
    }
}

/// Returns the actions in progress, the innermost last.
fn actions(seen: &Seen<'_>) -> Zone {
    let frames = seen.view.frames.iter().zip(1_u32..);
    Zone::new("actions", "At work", Look::Rows, Area::Board)
        .row(1)
        .keep(6)
        .items(frames.map(|(frame, depth)| action(seen, frame, depth)))
}

fn action(seen: &Seen<'_>, frame: &FrameView, depth: u32) -> Item {
    let how = match frame.from {
        Origin::Hand => "used from your hand",
        Origin::Turned => "turned over",
        Origin::Again => "repeated",
        Origin::Bot => "borrowed from the Bot",
        Origin::React => "played in reaction",
    };
    let mut item = cards::item(seen.game, format!("actions/{depth}"), frame.card);
    item.notes = vec![how.to_owned()];
    let action = &seen.game.catalogue().card(frame.card).action;
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
        item = item.note(format!("from the Bot's {}", seen.name(&group)));
    }
    item
}

/// Counts the operations other than conditions.
fn parts<'a>(operations: impl IntoIterator<Item = &'a Operation>) -> usize {
    let does = |operation: &&Operation| !matches!(operation.effect, Effect::Need(_));
    operations.into_iter().filter(does).count()
}

fn hand(seen: &Seen<'_>) -> Zone {
    let gold = seen.game.worth_of_hand(seen.state);
    let items = seen.state.hand().iter().map(|(card, copies)| {
        let id = cards::held_id(seen.game, "hand", card);
        let item = seen.card(id, card).place("your hand");
        if copies > 1 {
            item.count(copies.into())
        } else {
            item
        }
    });
    Zone::new("hand", "Your hand", Look::Cards, Area::Mine)
        .keep(7)
        .note(format!("pays {gold} gold"))
        .items(items)
        .or_gap("no cards")
}

/// Returns the deck, the discard pile and the cards laid down this turn.
fn own(seen: &Seen<'_>, sight: Sight) -> Zone {
    let state = seen.state;
    let mut zone = Zone::new("own", "Your other cards", Look::Rows, Area::Mine)
        .row(1)
        .keep(4)
        .items([deck(seen, sight), discard(seen)]);
    let played = seen
        .counted("own/played", "in play", state.played().iter())
        .card("about/using");
    let turned = seen
        .pile("own/turned", "turned over", state.turned())
        .card("about/using");
    let executed = state.this_turn().executed.iter().map(|card| (card, 1_u32));
    let used = seen
        .counted("own/used", "actions used this turn", executed)
        .card("about/used");
    let order = state.arranged().iter().copied();
    let arranged = seen
        .pile("own/arranged", "laid on the discard pile", order.clone())
        .card("about/discard")
        .note(format!("from the top: {}", seen.in_order(order)));
    let rest = [played, turned, used, arranged].into_iter();
    zone.items.extend(rest.filter(|item| item.count > Some(0)));
    zone
}

fn deck(seen: &Seen<'_>, sight: Sight) -> Item {
    let state = seen.state;
    let mut deck = seen
        .pile(
            "own/deck",
            "deck",
            state.deck_top().chain(state.unseen().cards()),
        )
        .card("about/deck")
        .face(Face::Down);
    let top = seen.in_order(state.deck_top());
    if !top.is_empty() {
        deck = deck.note(format!("from the top: {top}"));
    }
    if sight == Sight::Table && !is_searched(seen) {
        deck.holds.clear();
    }
    deck
}

/// Returns whether the player is looking through the deck.
fn is_searched(seen: &Seen<'_>) -> bool {
    let from_deck = matches!(
        seen.effect(),
        Some(Effect::Move {
            from: Source::Deck,
            ..
        })
    );
    from_deck && seen.state.phase() == Phase::Choose
}

fn discard(seen: &Seen<'_>) -> Item {
    let cards = seen.state.discard();
    let pile = seen
        .pile("own/discard", "discard pile", cards.iter().copied())
        .card("about/discard");
    topped(seen, pile, cards)
}

/// Returns an open pile with its top card.
fn topped(seen: &Seen<'_>, pile: Item, cards: &[Design]) -> Item {
    match cards.last() {
        Some(top) => pile.note(format!("on top: {}", seen.name(top))),
        None => pile,
    }
}

/// Returns the piles that both sides take from, and the cards out of the game.
fn piles(seen: &Seen<'_>, sight: Sight) -> Zone {
    let state = seen.state;
    let level = |id: &str, name: &str, cards: &[(Design, u32)]| {
        let mut item = seen
            .counted(id, name, cards.iter().copied())
            .card("about/stock")
            .face(Face::Down);
        if sight == Sight::Table {
            item.holds.clear();
        }
        item
    };
    let stock = &seen.view.stock;
    let boneyard = seen
        .pile(
            "piles/boneyard",
            "boneyard",
            state.boneyard().iter().copied(),
        )
        .card("about/boneyard");
    Zone::new("piles", "Stock and boneyard", Look::Rows, Area::Aside)
        .keep(3)
        .items([
            level("piles/stock2", "stock, level 2", &stock.ii.0).note("comes first"),
            level("piles/stock3", "stock, level 3", &stock.iii.0),
            topped(seen, boneyard, state.boneyard()),
        ])
}
