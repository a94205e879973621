//! The zones of the valley.

use solo_core::fields;
use votk::{
    AttackSlot, Design, Effect, FrameView, Origin, Phase, Reach, Side, Slot, Source, Stage,
};

use super::cards::slot_id;
use super::{Position, cards, questions, tombs};
use crate::scene::{Area, Item, Scene, ScreenPlace, Side as Face, Zone, ZoneLayout};
use crate::scenic::Visibility;

pub(super) fn scene(position: &Position<'_>, visibility: Visibility) -> Scene {
    let mut scene = Scene {
        now: questions::now(position),
        ask: questions::ask(position),
        ..Scene::default()
    };
    scene.add(tombs::score_sheet(position));
    scene.add(tombs::standing(position));
    scene.add(turn(position));
    scene.add(tombs::tomb(position, Side::Bot));
    scene.add(bot(position));
    scene.add(pyramid(position));
    scene.add(actions(position));
    scene.add(hand(position));
    scene.add(own(position, visibility));
    scene.add(tombs::tomb(position, Side::Player));
    scene.add(piles(position, visibility));
    scene.need(questions::needed(position));
    scene
}

/// Returns the grants, permissions and memory of the turn; it is empty after the end.
fn turn(position: &Position<'_>) -> Zone {
    let (words, turn) = (position.words, position.state.this_turn());
    let zone = Zone::new("turn", words.say("turn"), ZoneLayout::Counts, Area::Head)
        .at(ScreenPlace::Hand)
        .row(1)
        .keep(9);
    if position.state.phase() == Phase::Over {
        return zone;
    }
    let mine = position.state.side() == Side::Player;
    let entombed = if turn.entombed {
        "turn.entomb.used"
    } else {
        "turn.entomb.open"
    };
    let owes = position.game.owes_sacrifice(position.state);
    let owed = if owes {
        "turn.sacrifice.due"
    } else {
        "turn.sacrifice.not_due"
    };
    let fact = |id: &str, value: String| fact(position, id, value);
    let facts = [
        (turn.purse > 0).then(|| fact("purse", turn.purse.to_string())),
        (turn.cheaper > 0).then(|| fact("cheaper", turn.cheaper.to_string())),
        turn.worth
            .map(|worth| fact("worth", worth.get().to_string())),
        turn.bought
            .map(|cost| fact("bought", cost.get().to_string())),
        mine.then(|| fact("entomb", words.say(entombed))),
        mine.then(|| fact("sacrifice", words.say(owed))),
    ];
    let attacks = AttackSlot::ALL
        .into_iter()
        .filter(|&slot| turn.has_used(slot));
    zone.items(facts.into_iter().flatten())
        .items(attacks.map(|slot| attack(position, slot)))
}

/// Returns a fact about the turn with its explanation.
fn fact(position: &Position<'_>, id: &str, value: String) -> Item {
    let name = position.words.say(&format!("turn.{id}"));
    Item::number(format!("turn/{id}"), name, value).card(format!("about/{id}"))
}

/// Returns an attack that was used up.
fn attack(position: &Position<'_>, slot: AttackSlot) -> Item {
    let name = position.words.say(match slot {
        AttackSlot::Discard => "turn.attack.discard",
        AttackSlot::Sacrifice => "turn.attack.sacrifice",
    });
    let used = position.words.say("turn.attack.used");
    Item::number(format!("turn/attack/{}", slot.word()), name, used).card("about/attack")
}

/// Returns the Bot's discard pile.
fn bot(position: &Position<'_>) -> Zone {
    let words = position.words;
    let cards = position.state.bot_discard().iter().copied();
    let mut pile = position
        .pile("bot/discard", words.say("bot.discard"), cards)
        .card("about/returning");
    if position.state.returning().next().is_some() {
        pile = pile.note(position.noted("bot.returning", position.state.returning()));
    }
    Zone::new("bot", words.say("bot"), ZoneLayout::Rows, Area::Rival)
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
    let zone = Zone::new(
        "pyramid",
        position.words.say("pyramid"),
        ZoneLayout::Cards,
        Area::Board,
    )
    .keep(8)
    .items(Slot::ALL.map(|slot| slot_item(position, slot)));
    let reach = position.state.this_turn().reach;
    if position.state.stage() == Stage::Play || reach != Reach::Base {
        return zone.note(position.words.fill("pyramid.reach", &fields![reach]));
    }
    zone
}

fn slot_item(position: &Position<'_>, slot: Slot) -> Item {
    let (id, [column, line], name) = (slot_id(slot), half_cells(slot), position.words.name(&slot));
    let item = match position.state.pyramid(slot) {
        Some(card) => {
            let mut item = position.pyramid_card(id, card);
            if let Some(price) = position.price(slot) {
                item.house |= price.house;
                item.badges.insert(0, price);
            }
            match position.game.price(position.state, slot) {
                Some(price) => item.value("price", price),
                None => item,
            }
        }
        None => Item::new(id, position.words.say("pyramid.empty"))
            .card("about/pyramid")
            .face(Face::Gap),
    };
    let item = item.at(column, line).place(name);
    match (
        position.state.phase(),
        position.view().pending.slot == Some(slot),
    ) {
        (Phase::Pay, true) => item.note(position.words.say("pyramid.bought")),
        (Phase::Fall, true) => item.note(position.words.say("pyramid.above")),
        (Phase::Lay, true) => item.note(position.words.say("pyramid.stock")),
        _ => item,
    }
}

/// Returns the actions in progress, the innermost last.
fn actions(position: &Position<'_>) -> Zone {
    let frames = position.view().frames.iter().zip(1_u32..);
    Zone::new(
        "actions",
        position.words.say("actions"),
        ZoneLayout::Rows,
        Area::Board,
    )
    .row(1)
    .keep(6)
    .items(frames.map(|(frame, depth)| action(position, frame, depth)))
}

fn action(position: &Position<'_>, frame: &FrameView, depth: u32) -> Item {
    let how = match frame.from {
        Origin::Hand => "action.hand",
        Origin::Turned => "action.turned",
        Origin::Again => "action.again",
        Origin::Bot => "action.bot",
        Origin::React => "action.react",
    };
    let words = position.words;
    let action = &position.game.catalogue().card(frame.card).action;
    let parts = u8::try_from(action.mode(frame.mode).len()).unwrap_or(u8::MAX);
    let modes = action.modes();
    let (mode, part, left, limit, group) =
        (frame.mode, frame.op, frame.left, frame.limit, frame.group);
    let fields = fields![mode, modes, part, parts, left, limit, group];
    let mut item = cards::item(words, format!("actions/{depth}"), frame.card);
    item.notes = [
        (true, how),
        (modes > 1 && mode > 0, "action.mode"),
        (parts > 1 && part > 0, "action.part"),
        (left > 1, "action.left"),
        (limit.is_some(), "action.limit"),
        (group.is_some(), "action.group"),
    ]
    .into_iter()
    .filter(|(holds, _)| *holds)
    .map(|(_, key)| words.fill(key, &fields))
    .collect();
    item
}

fn hand(position: &Position<'_>) -> Zone {
    let (words, gold) = (position.words, position.game.worth_of_hand(position.state));
    let items = position.state.hand().iter().map(|(card, copies)| {
        let id = cards::held_id(position.game, "hand", card);
        let item = position.hand_card(id, card).place(words.say("hand.place"));
        if copies > 1 {
            item.count(copies.into())
        } else {
            item
        }
    });
    Zone::new("hand", words.say("hand"), ZoneLayout::Cards, Area::Mine)
        .at(ScreenPlace::Hand)
        .keep(7)
        .note(words.fill("hand.gold", &fields![gold]))
        .items(items)
        .or_gap(&words.say("hand.none"))
}

/// Returns the deck, the discard pile and the cards laid down this turn.
fn own(position: &Position<'_>, visibility: Visibility) -> Zone {
    let (words, state) = (position.words, position.state);
    let mut zone = Zone::new("own", words.say("own"), ZoneLayout::Rows, Area::Mine)
        .at(ScreenPlace::Piles)
        .row(1)
        .keep(4)
        .items([deck(position, visibility), discard(position)]);
    let played = position
        .counted("own/played", words.say("own.played"), state.played().iter())
        .card("about/using");
    let turned = position
        .pile("own/turned", words.say("own.turned"), state.turned())
        .card("about/using");
    let executed = state.this_turn().executed.iter().map(|card| (card, 1_u32));
    let used = position
        .counted("own/used", words.say("own.used"), executed)
        .card("about/used");
    let order = state.arranged().iter().copied();
    let arranged = position
        .pile("own/arranged", words.say("own.arranged"), order.clone())
        .card("about/discard")
        .note(position.noted("pile.order", order));
    let rest = [played, turned, used, arranged].into_iter();
    zone.items.extend(rest.filter(|item| item.count > Some(0)));
    zone
}

fn deck(position: &Position<'_>, visibility: Visibility) -> Item {
    let state = position.state;
    let mut deck = position
        .pile(
            "own/deck",
            position.words.say("own.deck"),
            state.deck_top().chain(state.unseen().cards()),
        )
        .card("about/deck")
        .face(Face::Down);
    if state.deck_top().next().is_some() {
        deck = deck.note(position.noted("pile.order", state.deck_top()));
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
        .pile(
            "own/discard",
            position.words.say("own.discard"),
            cards.iter().copied(),
        )
        .card("about/discard");
    topped(position, pile, cards)
}

/// Returns an open pile with its top card.
fn topped(position: &Position<'_>, pile: Item, cards: &[Design]) -> Item {
    match cards.last() {
        Some(card) => pile.note(position.words.fill("pile.top", &fields![card = *card])),
        None => pile,
    }
}

/// Returns the piles that both sides take from, and the cards out of the game.
fn piles(position: &Position<'_>, visibility: Visibility) -> Zone {
    let (words, state) = (position.words, position.state);
    let level = |id: &str, key: &str, cards: &[(Design, u32)]| {
        let mut item = position
            .counted(id, words.say(key), cards.iter().copied())
            .card("about/stock")
            .face(Face::Down);
        if visibility == Visibility::Table {
            item.holds.clear();
        }
        item
    };
    let stock = &position.view().stock;
    let first = |item: Item, is_first| {
        if is_first {
            item.note(words.say("piles.first"))
        } else {
            item
        }
    };
    let has_upper = !stock.ii.0.is_empty();
    let boneyard = position
        .pile(
            "piles/boneyard",
            words.say("piles.boneyard"),
            state.boneyard().iter().copied(),
        )
        .card("about/boneyard");
    Zone::new("piles", words.say("piles"), ZoneLayout::Rows, Area::Aside)
        .at(ScreenPlace::Board)
        .keep(3)
        .items([
            first(
                level("piles/stock2", "piles.stock2", &stock.ii.0),
                has_upper,
            ),
            first(
                level("piles/stock3", "piles.stock3", &stock.iii.0),
                !has_upper && !stock.iii.0.is_empty(),
            ),
            topped(position, boneyard, state.boneyard()),
        ])
}
