//! Zones of cards: Activity, Event and Character cards, and the cards still to come.

use kings_challenge::{
    ActivityId, CharacterId, Colour, EventCard, EventEffect, EventId, EventSet, KingsChallenge,
    Mix, PendingView, RoyalResult, Side, Slot, State, Target, View,
};

use super::words::{colours, is_house, named, tint, titled};
use crate::scene::{Area, Badge, Item, ScreenPlace, Side as Shows, Tint, Zone, ZoneLayout};
use crate::scenic::Visibility;
use crate::words::{counted, joined};

/// Returns the nine slots: a line for each colour, a column for each round.
pub(super) fn activities(game: &KingsChallenge, state: &State) -> Zone {
    Zone::new(
        "activities",
        "Activity cards",
        ZoneLayout::Cards,
        Area::Board,
    )
    .row(2)
    .keep(5)
    .lines(Colour::ALL.map(|colour| (colour.to_string(), tint(colour))))
    .columns(["round 1", "round 2", "round 3"])
    .items(Slot::all().map(|slot| {
        let item = match state.activity(slot) {
            Some(card) => activity(game, state, card),
            None => Item::new(slot_id(slot), format!("round {}", slot.number())).face(Shows::Down),
        };
        let column = slot.number().saturating_sub(1);
        item.place(slot.to_string()).tint(tint(slot.colour())).at(
            column.saturating_mul(2),
            slot.colour().index().saturating_mul(2),
        )
    }))
}

pub(super) fn slot_id(slot: Slot) -> String {
    format!("activities/{}/{}", slot.colour(), slot.number())
}

fn activity(game: &KingsChallenge, state: &State, card: ActivityId) -> Item {
    let slot = card.slot();
    let mut item = titled(slot_id(slot), &named(game, &card)).card(card.to_string());
    let Some(printed) = game.catalogue().activity(card) else {
        return item;
    };
    let house = |column: &str| is_house(game, "activity", card, &[column]);
    let strength = Badge::new("strength", printed.divisor()).sign("÷");
    item = item
        .badge(strength.house(house("divisor")))
        .value("divisor", printed.divisor());
    if state.cubes(slot) > 0 {
        item = item.value("cubes", state.cubes(slot));
        item = item.badge(Badge::new("cubes", state.cubes(slot)).sign("■"));
    }
    let free = game
        .next_tradesman(state, slot)
        .filter(|_| state.tradesman(Side::Human, slot).is_none());
    if let Some((_, space)) = free {
        item = item
            .value("price", space.price)
            .value("vp", space.vp)
            .badge(Badge::new("hire for", space.price).house(house("spaces")))
            .badge(Badge::new("worth", format!("{} VP", space.vp)).house(house("spaces")));
    }
    for side in Side::ALL {
        if let Some(space) = state.tradesman(side, slot) {
            let index = usize::from(space.saturating_sub(1));
            let vp = printed.spaces().get(index).map_or(0, |values| values.vp);
            item = item.value(if side == Side::Human { "you" } else { "roy" }, vp);
            let (who, worth) = match side {
                Side::Human => ("your tradesman", "yours"),
                Side::Roy => ("le Roy's tradesman", "le Roy's"),
            };
            item = item
                .note(format!("{who} on space {space}"))
                .badge(Badge::new(worth, format!("{vp} VP")).house(house("spaces")));
        }
    }
    item
}

/// Returns the Event cards of the row.
pub(super) fn events(game: &KingsChallenge, state: &State, view: &View) -> Zone {
    let aim = game.royal_aim(state, RoyalResult::Event);
    Zone::new("events", "Event cards", ZoneLayout::Cards, Area::Board)
        .row(3)
        .keep(6)
        .note(if view.round < view.rounds {
            let dice = counted(attack(game, state), "black die", "black dice");
            format!("each acts every round: {dice} in all")
        } else {
            "each acts every round".to_owned()
        })
        .items(state.event_row().map(|(card, cubes)| {
            let item = event(game, card, cubes);
            if aim == Some(Target::Event(card)) {
                item.note("le Roy's next target")
            } else {
                item
            }
        }))
}

/// The black dice of the Event cards that lie in the row (KC-4.7).
fn attack(game: &KingsChallenge, state: &State) -> u8 {
    let catalogue = game.catalogue();
    let cards = state
        .event_row()
        .filter_map(|(card, _)| catalogue.event(card));
    let dice = cards
        .flat_map(EventCard::effects)
        .map(|effect| match effect {
            EventEffect::BlackDice(dice) => *dice,
            _ => 0,
        });
    let most = catalogue.constants().black_max;
    dice.fold(0, u8::saturating_add).min(most)
}

pub(super) fn event_id(card: EventId) -> String {
    format!("events/{card}")
}

fn event(game: &KingsChallenge, card: EventId, cubes: u8) -> Item {
    let item = titled(event_id(card), &named(game, &card))
        .card(card.to_string())
        .tint(card.colour().map_or(Tint::Black, tint));
    let Some(printed) = game.catalogue().event(card) else {
        return item;
    };
    let house = |column: &str| is_house(game, "event", card, &[column]);
    let banners = format!("{cubes} of {}", printed.banners());
    let strength = Badge::new("strength", printed.combat().divisor()).sign("÷");
    let item = item
        .value("cubes", cubes)
        .value("banners", printed.banners())
        .value("divisor", printed.combat().divisor());
    let rewarded = (1..=printed.banners()).fold(item, |item, cubes| {
        item.value(format!("vp{cubes}"), printed.reward(cubes))
    });
    rewarded
        .badge(
            Badge::new("cubes", banners)
                .sign("■")
                .house(house("banners")),
        )
        .badge(Badge::new("dice", demanded(printed)).house(house("combat")))
        .badge(strength.house(house("combat")))
        .badge(Badge::new("VP", rewards(printed)).house(house("reward")))
}

/// Names the dice that fight an Event card, in a word or two.
fn demanded(card: &EventCard) -> String {
    let colours = colours(card.combat());
    match card.combat().mix() {
        Mix::Single => joined(&colours, "or"),
        Mix::EachOnce | Mix::Any => joined(&colours, "and/or"),
        Mix::All => joined(&colours, "and"),
    }
}

/// Lists the VP of 1, 2 and more cubes.
fn rewards(card: &EventCard) -> String {
    let rewards = (1..=card.banners()).map(|cubes| card.reward(cubes).to_string());
    rewards.collect::<Vec<_>>().join("-")
}

/// Returns the Character cards that are not scored, with their value now.
pub(super) fn characters(game: &KingsChallenge, state: &State) -> Zone {
    Zone::new(
        "characters",
        "Character cards",
        ZoneLayout::Rows,
        Area::Aside,
    )
    .at(ScreenPlace::You)
    .keep(4)
    .note("VP as things stand; the top one is next")
    .items(
        state
            .character_stack()
            .map(|card| character(game, state, card)),
    )
}

fn character(game: &KingsChallenge, state: &State, card: CharacterId) -> Item {
    let printed = game.catalogue().character(card);
    let metric = printed.metric();
    let [have, his] = Side::ALL.map(|side| game.count(state, side, metric));
    let house = is_house(game, "character", card, &["steps", "vp"]);
    let mut item = titled(format!("characters/{card}"), &named(game, &card))
        .card(card.to_string())
        .value("you", game.character_vp(state, Side::Human, card))
        .value("have", have)
        .value("his", his)
        .badge(Badge::new("you", game.character_vp(state, Side::Human, card)).house(house));
    item = if printed.counts_for_roy() {
        let vp = game.character_vp(state, Side::Roy, card);
        item.value("roy", vp)
            .badge(Badge::new("le Roy", vp).house(house))
            .note(format!(
                "by {}: you {have}, le Roy {his}",
                named(game, &metric)
            ))
    } else {
        item.note(format!(
            "by {}: you {have}, le Roy never scores it",
            named(game, &metric)
        ))
    };
    let mut steps = printed.steps().iter();
    match steps.find(|(count, _)| i32::from(*count) > have) {
        Some((count, vp)) => {
            let more = i32::from(*count).saturating_sub(have);
            item.value("missing", more)
                .value("next", *vp)
                .badge(Badge::new("", format!("{more} more for {vp} VP")).house(house))
        }
        None => item,
    }
}

/// Returns the face-down cards; a perfect memory knows which ones are possible.
pub(super) fn unseen(game: &KingsChallenge, view: &View, visibility: Visibility) -> Zone {
    let decks: [(Colour, EventSet); 3] = [
        (Colour::Red, view.unseen.red),
        (Colour::Yellow, view.unseen.yellow),
        (Colour::White, view.unseen.white),
    ];
    let decks = decks.map(|(colour, cards)| match comes(game, view, colour) {
        true => (colour, cards),
        false => (colour, EventSet::default()),
    });
    let zone = Zone::new("unseen", "Not seen yet", ZoneLayout::Rows, Area::Aside)
        .row(1)
        .keep(1)
        .items(decks.map(|(colour, cards)| deck(game, colour, cards, visibility)));
    if visibility == Visibility::Table {
        return zone;
    }
    let hidden = view.activities.iter().filter(|of| of.card.is_none());
    zone.items(hidden.map(|of| possible(game, of.slot)))
}

/// Returns whether an Event card of this colour can still come: a red one each round (KC-4.2), another one where a red card
/// names it (KC-4.3).
fn comes(game: &KingsChallenge, view: &View, colour: Colour) -> bool {
    if matches!(view.pending, PendingView::Draw { colour: due } if due == colour) {
        return true;
    }
    let named = |card: EventId| game.catalogue().event(card);
    let reds = EventId::all().filter(|card| card.colour() == Some(Colour::Red));
    let reds = reds.filter(|card| named(*card).is_some()).count();
    let drawn = reds.saturating_sub(view.unseen.red.iter().count());
    let second = |card: EventId| named(card).and_then(EventCard::second);
    let is_named = || {
        view.unseen
            .red
            .iter()
            .any(|card| second(card) == Some(colour))
    };
    drawn < usize::from(view.rounds) && (colour == Colour::Red || is_named())
}

pub(super) fn deck_id(colour: Colour) -> String {
    format!("unseen/{colour}")
}

fn deck(game: &KingsChallenge, colour: Colour, cards: EventSet, visibility: Visibility) -> Item {
    let held: Vec<_> = cards
        .iter()
        .map(|card| (card.to_string(), named(game, &card), 1))
        .collect();
    let item = titled(deck_id(colour), &format!("{colour} Event cards"))
        .short(format!("{colour} events"))
        .count(u32::try_from(held.len()).unwrap_or(u32::MAX))
        .face(Shows::Down)
        .tint(tint(colour));
    match visibility {
        Visibility::Table => item,
        Visibility::Memory => item.holds(held),
    }
}

/// Returns the Activity cards of which one lies in a slot.
fn possible(game: &KingsChallenge, slot: Slot) -> Item {
    let cards = ActivityId::all()
        .filter(|card| card.slot() == slot && game.catalogue().activity(*card).is_some());
    let held = cards.map(|card| (card.to_string(), named(game, &card), 1));
    let name = format!("Activity card {slot}");
    titled(format!("unseen/{}/{}", slot.colour(), slot.number()), &name)
        .short(slot.to_string())
        .count(1)
        .face(Shows::Down)
        .tint(tint(slot.colour()))
        .note("one of these")
        .holds(held)
}
