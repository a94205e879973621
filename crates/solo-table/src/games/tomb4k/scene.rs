//! The zones of the tomb.

use solo_core::{Card, CardSet};
use tomb4k::catalogue::{
    DODGE_BLOW, DOORS, FAVORS, HIT_POINTS, HOARDS, KINGS_TO_WIN, MONSTERS, SCROLL, SKILLS, TORCHES,
    TRAPS,
};
use tomb4k::{Decision, GameResult, Heading, Phase, State};

use super::cards::{called, corner, item, treasure};
use crate::scene::{Area, Item, Look, Scene, Side, Tint, Zone};
use crate::scenic::{Concern, Sight};
use crate::words::counted;

pub(super) fn scene(state: &State, sight: Sight) -> Scene {
    let mut scene = Scene {
        now: now(state),
        ask: ask(state),
        ..Scene::default()
    };
    scene.add(score(state));
    scene.add(life(state));
    scene.add(counts(state));
    scene.add(dungeon(state));
    scene.add(open(state));
    scene.add(hand("skills", "Skills in your hand", state.skills(), item).keep(8));
    let carried = hand(
        "treasure",
        "Treasure in your hand",
        state.treasure(),
        treasure,
    );
    scene.add(
        carried
            .row(1)
            .keep(7)
            .note(format!("worth {}", state.worth())),
    );
    if sight == Sight::Memory {
        scene.add(pile("unseen", "Still in the deck", state.unseen()));
        scene.add(pile("covered", "Covered in the dungeon", state.covered()).row(1));
        scene.add(pile("discarded", "Discarded", state.discards()).row(2));
    }
    scene
}

fn now(state: &State) -> String {
    let turn = state.turn();
    match (state.phase(), state.heading()) {
        (Phase::Over, _) => "The game is over".to_owned(),
        (Phase::Between, Heading::Delve) => {
            let turns = counted(state.delve_turns(), "turn", "turns");
            format!("You are {turns} deep")
        }
        (_, Heading::Delve) => format!("Turn {turn}, on the way in"),
        (_, Heading::Retreat) => {
            format!(
                "Turn {turn}, on the way out, under column {}",
                state.column()
            )
        }
    }
}

fn ask(state: &State) -> String {
    let encounter = state.encounter().map_or_else(String::new, called);
    match state.phase() {
        Phase::Between => "Deeper, or back to the light?".to_owned(),
        Phase::Seek => "A card is turned up for this turn.".to_owned(),
        Phase::Encounter => format!("{encounter} bars the way."),
        Phase::Action => format!("A card is turned up against {encounter}."),
        Phase::Blow => format!("A blow of {} comes down.", state.damage()),
        Phase::Door => format!(
            "The door holds: discard {} from the deck, or pick the lock.",
            cards(state.discards_due())
        ),
        Phase::Discard => format!("Still to be discarded: {}.", cards(state.discards_due())),
        Phase::Torch => match state.fourth() {
            Some(torch) => format!("The fourth torch, {}, burns down!", corner(torch)),
            None => "The fourth torch burns down!".to_owned(),
        },
        Phase::Mark => "Only treasure lies here: what stays behind to mark the way?".to_owned(),
        Phase::Over => end(state).to_owned(),
    }
}

fn cards(number: u8) -> String {
    counted(number, "card", "cards")
}

fn end(state: &State) -> &'static str {
    match state
        .outcome()
        .map(|outcome| (outcome.result(), outcome.won()))
    {
        Some((GameResult::Escaped, true)) => "You are out with all four kings: you win!",
        Some((GameResult::Escaped, false)) => "You are out alive.",
        Some((GameResult::Dead, _)) => "You are dead.",
        Some((GameResult::Lost, _)) | None => "You are lost in the dark.",
    }
}

/// Returns the score sheet, which is empty while the game runs.
fn score(state: &State) -> Zone {
    let zone = Zone::new("score", "Score", Look::Counts, Area::Head).keep(9);
    let Some(outcome) = state.outcome() else {
        return zone;
    };
    zone.items([
        Item::new("score/result", end(state)),
        Item::number("score/points", "points", outcome.score().points()),
        Item::number("score/kings", "kings brought out", outcome.score().kings()),
        Item::number("score/gold", "gold pieces", outcome.gold()),
    ])
}

/// Returns hit points and torches.
fn life(state: &State) -> Zone {
    let mut zone = Zone::new("life", "", Look::Board, Area::Head)
        .row(1)
        .keep(9)
        .lines(["hit points", "torches"]);
    for point in 0..HIT_POINTS {
        let left = point < state.hp();
        zone.items.push(place(
            Item::new(format!("hp/{}", point.saturating_add(1)), "hit point"),
            point,
            0,
            if left { Some(("♥", Tint::Bad)) } else { None },
        ));
    }
    let mut burnt = state.torches().iter();
    for torch in 0..4_u8 {
        let id = format!("torch/{}", torch.saturating_add(1));
        let (item, mark) = match burnt.next() {
            Some(card) => (
                Item::new(id, "burnt torch").card(card.to_string()),
                Some((corner(card), Tint::Yellow)),
            ),
            None => (Item::new(id, "torch still in the deck"), None),
        };
        let mark = mark.as_ref().map(|(mark, tint)| (mark.as_str(), *tint));
        zone.items.push(place(item, torch, 2, mark));
    }
    zone
}

/// Puts an item on a board: with a mark, or as an empty cell.
fn place(item: Item, column: u8, line: u8, mark: Option<(&str, Tint)>) -> Item {
    let item = item.at(column.saturating_mul(2), line);
    match mark {
        Some((mark, tint)) => item.mark(mark).tint(tint),
        None => item.mark("·").tint(Tint::Dim).face(Side::Gap),
    }
}

fn counts(state: &State) -> Zone {
    let kings = format!("{} of {KINGS_TO_WIN}", state.kings());
    let mut zone = Zone::new("state", "", Look::Counts, Area::Head)
        .row(2)
        .keep(9)
        .items([
            Item::number("kings", "kings", kings),
            Item::number("worth", "treasure", state.worth()),
            Item::number("deck", "cards in the deck", state.deck_len()),
            Item::number("discards", "discarded", state.discards().len()),
        ]);
    if state.heading() == Heading::Retreat && state.phase() != Phase::Over {
        let left = state
            .delve_turns()
            .saturating_sub(1)
            .saturating_sub(state.retreat_turns());
        zone.items
            .push(Item::number("left", "turns to the daylight", left));
    }
    if let Some(torch) = state.bottom() {
        zone.items.push(Item::new(
            "bottom",
            format!("{} under the deck", corner(torch)),
        ));
    }
    if !state.spent().is_empty() {
        zone.items.push(Item::new("spent", "Dodge Blow is spent"));
    }
    zone
}

/// Returns the stacks of finished turns, the open turn, and the ways on.
fn dungeon(state: &State) -> Zone {
    let (way_in, way_out) = (state.delve_turns(), state.heading() == Heading::Retreat);
    let open = !matches!(state.phase(), Phase::Between | Phase::Over);
    let columns = if way_out {
        way_in
    } else {
        way_in.saturating_add(1)
    };
    let mut zone = Zone::new("dungeon", "The dungeon", Look::Cards, Area::Board)
        .keep(5)
        .lines(["way in", "way out"])
        .columns((1..=columns.max(1)).map(|column| column.to_string()));
    for (turn, cards) in (0_u8..).zip(state.stacks()) {
        let (column, line) = stack_place(turn, way_in);
        let number = turn.saturating_add(1);
        zone.items.push(
            Item::new(format!("stack/{number}"), format!("turn {number}"))
                .face(Side::Down)
                .count(u32::from(cards))
                .at(column.saturating_mul(2), line),
        );
    }
    if open {
        zone.items.push(here(state));
    } else if state.phase() == Phase::Between {
        zone.items.extend(ways(way_in));
    }
    zone
}

/// Returns the position of a turn's stack: column from 0, and line.
fn stack_place(turn: u8, way_in: u8) -> (u8, u8) {
    match turn.checked_sub(way_in) {
        None => (turn, 0),
        Some(back) => (way_in.saturating_sub(2).saturating_sub(back), 2),
    }
}

fn here(state: &State) -> Item {
    let column = state.column().saturating_sub(1).saturating_mul(2);
    let line = if state.heading() == Heading::Delve {
        0
    } else {
        2
    };
    let item = match state.encounter() {
        Some(card) => Item::new("here", called(card))
            .card(card.to_string())
            .mark(corner(card)),
        None => Item::new("here", "you are here"),
    };
    item.at(column, line).tint(Tint::Mine)
}

/// Returns the next turn on the way in, and the first on the way out.
fn ways(way_in: u8) -> impl Iterator<Item = Item> {
    let deeper = Item::new("deeper", "deeper").at(way_in.saturating_mul(2), 0);
    let back = Item::new("back", "back").at(way_in.saturating_sub(2).saturating_mul(2), 2);
    [deeper, back].into_iter().map(|item| item.face(Side::Gap))
}

/// Returns the cards of the open turn, the encounter first.
fn open(state: &State) -> Zone {
    let encounter = state.encounter();
    let others = state.open().iter().filter(|card| Some(*card) != encounter);
    Zone::new("open", "This turn", Look::Cards, Area::Board)
        .row(1)
        .keep(9)
        .items(
            encounter
                .into_iter()
                .chain(others)
                .map(|card| item("open", card)),
        )
}

fn hand(id: &str, title: &str, set: CardSet, make: fn(&str, Card) -> Item) -> Zone {
    Zone::new(id, title, Look::Cards, Area::Mine)
        .items(set.iter().map(|card| make(id, card)))
        .or_gap("none")
}

/// Returns a player's memory of a pile: the number of cards of each kind.
fn pile(id: &str, title: &str, set: CardSet) -> Zone {
    let kinds = [
        ("monsters", MONSTERS),
        ("traps", TRAPS),
        ("doors", DOORS),
        ("skills", SKILLS),
        ("favors", FAVORS),
        ("kings", HOARDS),
        ("torches", TORCHES),
        ("scroll", CardSet::of(SCROLL)),
    ];
    Zone::new(id, title, Look::Rows, Area::Aside).items(kinds.into_iter().map(|(kind, all)| {
        let cards = set & all;
        Item::new(format!("{id}/{kind}"), kind)
            .count(cards.len())
            .holds(cards.iter().map(|card| (card.to_string(), corner(card), 1)))
    }))
}

pub(super) fn concern(state: &State, decision: Decision) -> Concern {
    match decision {
        Decision::Delve => Concern::new("delve").on("deeper"),
        Decision::Retreat => Concern::new("turn back").on("back"),
        Decision::Draw => Concern::new("face it").on("here").on("deck"),
        Decision::Take => Concern::new("take").on(format!("hp/{}", state.hp().max(1))),
        Decision::Dodge => Concern::new("dodge").on(format!("skills/{DODGE_BLOW}")),
        Decision::Discard => Concern::new("discard").on("deck"),
        Decision::Scroll => Concern::new("read").on(format!("treasure/{SCROLL}")),
        Decision::Decline => Concern::new("give up").on(format!("treasure/{SCROLL}")),
        Decision::Play(card) => Concern::new("play").on(format!("skills/{}", *card)),
        Decision::Drop(card) => Concern::new("drop").on(format!("treasure/{}", *card)),
        Decision::Leave(card) => Concern::new("leave").on(format!("open/{}", *card)),
    }
}
