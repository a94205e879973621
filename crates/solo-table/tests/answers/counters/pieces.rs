//! Counters on pieces of all games: marks on boards and dice, and the numbers of cards or dice in items.

use super::snapshot::{Snapshot, count};
use super::source::At::{Count, Mark};
use super::source::Source::{Cell, Formula, View};
use super::source::{Line, numbers};

pub(super) const TOMB4K: &[Line] = &[
    (Count("stack/*"), "#", &[Formula(stack)]),
    (Mark("here"), "#*", &[Formula(encounter)]),
    (Mark("open/*"), "#*", &[Cell("cards", "value", 0)]),
    (Mark("treasure/*"), "#*", &[Cell("cards", "worth", 0)]),
];

pub(super) const VOTK: &[Line] = &[
    (Count("bot/discard"), "#", &[View(&["/bot_discard"])]),
    (Count("bot_tomb/*"), "#", &[Formula(in_group)]),
    (Count("tomb/*"), "#", &[Formula(in_group)]),
    (Count("hand/*"), "#", &[Formula(copies)]),
    (Count("own/deck"), "#", &[Formula(deck)]),
    (Count("own/discard"), "#", &[View(&["/discard"])]),
    (Count("own/played"), "#", &[View(&["/played"])]),
    (Count("own/turned"), "#", &[View(&["/turned"])]),
    (Count("own/used"), "#", &[View(&["/state/executed"])]),
    (Count("own/arranged"), "#", &[View(&["/arranged"])]),
    (Count("piles/stock2"), "#", &[Formula(upper_stock)]),
    (Count("piles/stock3"), "#", &[Formula(lower_stock)]),
    (Count("piles/boneyard"), "#", &[View(&["/boneyard"])]),
    (Mark("score/*/*"), "#", &[Formula(score_line)]),
];

pub(super) const SCRAPYARD: &[Line] = &[
    (Count("built/*"), "#", &[Formula(copies)]),
    (Count("machines/*"), "#", &[Formula(copies)]),
    (Count("parts/*"), "#", &[Formula(copies)]),
    (Count("hoard/part"), "#", &[Formula(hoard)]),
    (Count("hoard/machine"), "#", &[Formula(hoard)]),
    (Count("hoard/steal"), "#", &[Formula(loot)]),
    (Count("piles/*"), "#", &[Formula(pile)]),
    (Count("scraps/*"), "#", &[Formula(scraps)]),
    (Mark("roll/die"), "#", &[View(&["/roll/die"])]),
];

pub(super) const KINGS_CHALLENGE: &[Line] = &[
    (Count("unseen/*"), "#", &[Formula(unseen_events)]),
    (
        Mark("buildings/*"),
        "#:#",
        &[Formula(your_citizens), Formula(his_citizens)],
    ),
    (Mark("cathedral/*/*"), "+#", &[Formula(influence)]),
    (Mark("dice/*/*/*/*"), "*#", &[Formula(lying_die)]),
    (Mark("dice/*/*"), "*#", &[Formula(other_die)]),
];

pub(super) const TRISMEGISTUS_BOT: &[Line] = &[
    (Count("automa/deck"), "#", &[View(&["/bot/deck"])]),
    (Count("automa/discard"), "#", &[View(&["/bot/discard"])]),
    (
        Count("bot-cards/completed"),
        "#",
        &[View(&["/bot/completed"])],
    ),
    (
        Count("bot-cards/artifacts"),
        "#",
        &[View(&["/bot/artifacts"])],
    ),
    (
        Count("my-cards/completed"),
        "#",
        &[View(&["/human/completed"])],
    ),
    (
        Count("my-cards/artifacts"),
        "#",
        &[View(&["/human/artifacts"])],
    ),
    (Count("bowls/*/*"), "#", &[Formula(dice_in)]),
    (Count("rolling/*"), "#", &[Formula(to_roll)]),
    (Count("piles/*"), "#", &[Formula(box_pile)]),
    (Mark("bowls/*/*"), "#", &[Formula(dice_in)]),
    (Mark("bowls/*"), "#", &[Formula(dice_in)]),
    (Mark("tracks/*/*"), "+#", &[Formula(track_points)]),
    (Mark("my-dice/die"), "*#", &[View(&["/human/die/potency"])]),
    (Mark("bot-dice/die"), "*#", &[View(&["/bot/die/potency"])]),
];

/// Adds up the numbers of a field of the view, at any depth.
fn all(seen: &Snapshot<'_>, field: &str) -> i64 {
    let value = seen.view(field);
    numbers(&value.to_string()).iter().sum()
}

/// Adds up the counts of an object of the view, whose keys can have digits.
fn counts(seen: &Snapshot<'_>, field: &str) -> i64 {
    let entries = seen.view(field).as_object().unwrap().values();
    entries.map(|value| value.as_i64().unwrap()).sum()
}

/// The parts of the id of the item.
fn parts<'a>(seen: &Snapshot<'a>) -> Vec<&'a str> {
    seen.id().split('/').collect()
}

/// Returns the last part of the id, a number from 1, as a place from 0.
fn place(seen: &Snapshot<'_>) -> usize {
    let number: usize = seen.last().parse().unwrap();
    number.saturating_sub(1)
}

fn stack(seen: &Snapshot<'_>) -> i64 {
    seen.number(&format!("/stacks/{}", place(seen)))
}

fn encounter(seen: &Snapshot<'_>) -> i64 {
    seen.row("cards", seen.text("/encounter")).number("value")
}

/// The cards of a tomb in the group of the item.
fn in_group(seen: &Snapshot<'_>) -> i64 {
    let (zone, group) = seen.id().split_once('/').unwrap();
    let cards = seen.ids(&format!("/{zone}")).into_iter();
    let cards = cards.filter(|card| seen.row("designs", card).is("group", group));
    count(cards.count())
}

/// The copies of the item's card in the hand or row that the zone shows.
fn copies(seen: &Snapshot<'_>) -> i64 {
    let field = match parts(seen).as_slice() {
        ["hand", _] => "/hand",
        ["built", _] => "/player/built",
        ["machines", _] => "/player/machines",
        _ => "/player/parts",
    };
    seen.copies(field, seen.card())
}

fn deck(seen: &Snapshot<'_>) -> i64 {
    counts(seen, "/deck/unseen").saturating_add(seen.number("/deck/top"))
}

fn upper_stock(seen: &Snapshot<'_>) -> i64 {
    counts(seen, "/stock/ii")
}

fn lower_stock(seen: &Snapshot<'_>) -> i64 {
    counts(seen, "/stock/iii")
}

/// A line of the score sheet.
fn score_line(seen: &Snapshot<'_>) -> i64 {
    let side = match parts(seen).as_slice() {
        [_, "you", _] => "/outcome/player",
        _ => "/outcome/bot",
    };
    let field = match seen.last() {
        "starter" => "starters".to_owned(),
        "unique" => "uniques".to_owned(),
        "cards" => "tomb_size".to_owned(),
        key @ ("spares" | "total") => key.to_owned(),
        set => format!("sets/{set}"),
    };
    seen.number(&format!("{side}/{field}"))
}

fn hoard(seen: &Snapshot<'_>) -> i64 {
    counts(seen, &format!("/ghost/{}s", seen.last()))
}

/// SE-7.2 to SE-7.6: kinds of which the ghost has two cards, one of them unbuilt, and the player none.
fn loot(seen: &Snapshot<'_>) -> i64 {
    let twice = |field: &str, held: &[&str]| {
        let kinds = seen.view(field).as_object().unwrap().iter();
        let kinds = kinds.filter(|(id, unbuilt)| {
            let built = seen.copies("/ghost/built", id);
            let cards = built.saturating_sub(seen.copies("/ghost/cardless", id));
            let has = held.iter().any(|field| seen.copies(field, id) > 0);
            !has && unbuilt.as_i64().unwrap().saturating_add(cards) >= 2
        });
        count(kinds.count())
    };
    let machines: &[&str] = match seen.option("built_duplicates").as_str() {
        "count" => &["/player/machines", "/player/built"],
        _ => &["/player/machines"],
    };
    let parts = twice("/ghost/parts", &["/player/parts"]);
    parts.saturating_add(twice("/ghost/machines", machines))
}

fn pile(seen: &Snapshot<'_>) -> i64 {
    let pile = format!("/piles/{}", seen.last());
    let known = ["top", "bottom"].map(|end| seen.number(&format!("{pile}/{end}")));
    counts(seen, &format!("{pile}/unseen")).saturating_add(known.iter().sum())
}

fn scraps(seen: &Snapshot<'_>) -> i64 {
    counts(seen, &format!("/scraps/{}", seen.last()))
}

fn unseen_events(seen: &Snapshot<'_>) -> i64 {
    let (colour, phase) = (seen.last(), seen.text("/phase"));
    let drawn = match phase {
        "events/draw" => seen.text("/pending/colour"),
        _ => "",
    };
    let is_before = drawn == "red"
        || ["setup", "reveal", "workforce"]
            .iter()
            .any(|it| phase.starts_with(it));
    let is_red_due = is_before || seen.number("/round") < seen.number("/rounds");
    let reds = seen.ids("/unseen/red").into_iter();
    let mut seconds = reds.map(|card| seen.row("event", card).text("second"));
    let comes =
        drawn == colour || is_red_due && (colour == "red" || seconds.any(|it| it == colour));
    if comes {
        seen.number(&format!("/unseen/{colour}"))
    } else {
        0
    }
}

/// Counts the citizens of a side in the building of the item.
fn citizens(seen: &Snapshot<'_>, letter: char) -> i64 {
    let spaces = seen.text(&format!("/buildings/{}", seen.last()));
    count(spaces.chars().filter(|piece| *piece == letter).count())
}

fn your_citizens(seen: &Snapshot<'_>) -> i64 {
    citizens(seen, 'h')
}

fn his_citizens(seen: &Snapshot<'_>) -> i64 {
    citizens(seen, 'r')
}

/// KC-10.4.
fn influence(seen: &Snapshot<'_>) -> i64 {
    let row = seen.row("cathedral", "column_influence").numbers("value");
    row.get(place(seen)).copied().unwrap()
}

/// The face of a die in a district, if that many of the same lie there; otherwise 0.
fn lying_die(seen: &Snapshot<'_>) -> i64 {
    let [_, district, colour, face, number] = parts(seen).try_into().unwrap();
    let face: i64 = face.parse().unwrap();
    let dice = seen
        .view(&format!("/dice/{district}/{colour}"))
        .as_array()
        .unwrap()
        .iter();
    let equal = count(dice.filter(|die| die.as_i64() == Some(face)).count());
    if equal >= number.parse().unwrap() {
        face
    } else {
        0
    }
}

/// The face of a black die, of one of the group, or of le Roy's rolls.
fn other_die(seen: &Snapshot<'_>) -> i64 {
    let field = match parts(seen).as_slice() {
        [_, "black", _] => format!("/black/{}", place(seen)),
        [_, "group", _] => format!("/pending/group/{}/2", place(seen)),
        // These are numbered from 0.
        [_, "setup", number] => format!("/pending/rolled/{number}"),
        _ => "/pending/first".to_owned(),
    };
    seen.number(&field)
}

/// The dice of a colour in a bowl, or all.
fn dice_in(seen: &Snapshot<'_>) -> i64 {
    all(seen, &format!("/{}", seen.id()))
}

fn to_roll(seen: &Snapshot<'_>) -> i64 {
    seen.copies("/to_roll", seen.last())
}

/// The cards of a level that are unseen, the tokens, or what has left the game.
fn box_pile(seen: &Snapshot<'_>) -> i64 {
    match seen.last().split_once('-') {
        Some((kind, level)) => all_of(seen, &format!("/unseen/{kind}/{level}")),
        None if seen.last() == "tokens" => counts(seen, "/tokens_unplaced"),
        None => seen.number("/out"),
    }
}

/// A number, or one for each colour.
fn all_of(seen: &Snapshot<'_>, field: &str) -> i64 {
    match seen.view(field).as_i64() {
        Some(number) => number,
        None => counts(seen, field),
    }
}

fn track_points(seen: &Snapshot<'_>) -> i64 {
    let [_, track, level] = parts(seen).try_into().unwrap();
    let mut rows = seen.rows("tracks").iter();
    let row = rows.find(|row| row.id() == track && row.is("level", level));
    row.unwrap().number("vp")
}
