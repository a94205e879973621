//! Formulas of the King's Challenge over the view.

use crate::answers::counters::snapshot::{Row, Snapshot, count};
use crate::answers::counters::source::numbers;

const BUILDINGS: [&str; 3] = ["palace", "hall", "bishopric"];

/// A side as the letter of its pieces in the view.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Human,
    Roy,
}

impl Side {
    const fn letter(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Roy => 'r',
        }
    }

    fn pieces(self, spaces: &str) -> i64 {
        count(
            spaces
                .chars()
                .filter(|piece| *piece == self.letter())
                .count(),
        )
    }
}

pub(super) fn standing(seen: &Snapshot<'_>, side: Side, building: &str) -> i64 {
    side.pieces(seen.text(&format!("/buildings/{building}")))
}

/// Lists the Activity cards that lie face up: row and spaces.
fn activities<'a>(seen: &Snapshot<'a>) -> Vec<(&'a Row, &'a str)> {
    let slots = (0..9).map(|slot| format!("/activities/{slot}"));
    let cards = slots.map(|slot| {
        (
            seen.text(&format!("{slot}/card")),
            seen.text(&format!("{slot}/spaces")),
        )
    });
    let cards = cards.filter(|(card, _)| !card.is_empty());
    cards
        .map(|(card, spaces)| (seen.row("activity", card), spaces))
        .collect()
}

/// Returns the spaces of an Activity card that lies face up.
pub(super) fn spaces<'a>(seen: &Snapshot<'a>, card: &str) -> &'a str {
    let cards = activities(seen).into_iter();
    let mut cards = cards.filter(|(row, _)| row.id() == card);
    cards.next().unwrap().1
}

/// Lists price and VP of the spaces of an Activity card.
fn values(row: &Row) -> Vec<(i64, i64)> {
    pairs(&row.numbers("spaces"))
}

fn pairs(numbers: &[i64]) -> Vec<(i64, i64)> {
    let pairs = numbers.chunks(2).filter_map(|pair| match pair {
        [one, other] => Some((*one, *other)),
        _ => None,
    });
    pairs.collect()
}

/// Returns number, price and VP of the first space with this piece.
pub(super) fn space(seen: &Snapshot<'_>, card: &str, piece: char) -> Option<(i64, i64, i64)> {
    let at = spaces(seen, card)
        .chars()
        .position(|other| other == piece)?;
    let (price, vp) = *values(seen.row("activity", card)).get(at)?;
    Some((count(at).saturating_add(1), price, vp))
}

/// KC-11.3: what a Character card counts.
pub(super) fn metric(seen: &Snapshot<'_>, side: Side, metric: &str) -> i64 {
    let is_mine = side == Side::Human;
    match metric {
        "citizens" => BUILDINGS
            .map(|building| standing(seen, side, building))
            .iter()
            .sum(),
        "stones" => seen
            .ids("/cathedral")
            .iter()
            .map(|level| side.pieces(level))
            .sum(),
        "tradesmen" => activities(seen)
            .iter()
            .map(|(_, spaces)| side.pieces(spaces))
            .sum(),
        "won" if is_mine => seen.number("/human/won"),
        "won" => seen.number("/roy/won"),
        "deniers" | "influence" if is_mine => seen.number(&format!("/human/{metric}")),
        _ => 0,
    }
}

/// KC-13.6: the VP of the highest threshold reached.
pub(super) fn character(seen: &Snapshot<'_>, side: Side, card: &str) -> i64 {
    let row = seen.row("character", card);
    if side == Side::Roy && row.is("roy", "no") {
        return 0;
    }
    let have = metric(seen, side, row.text("metric"));
    let steps = pairs(&row.numbers("steps"));
    let mut reached = steps.iter().rev().filter(|(least, _)| *least <= have);
    reached.next().map_or(0, |(_, vp)| *vp)
}

/// Returns the next threshold of a Character card: VP, and what is missing.
pub(super) fn next_step(seen: &Snapshot<'_>) -> (i64, i64) {
    let row = seen.row("character", seen.card());
    let have = metric(seen, Side::Human, row.text("metric"));
    let steps = pairs(&row.numbers("steps"));
    let (least, vp) = steps.iter().find(|(least, _)| *least > have).unwrap();
    (*vp, least.saturating_sub(have))
}

/// KC-13.4, KC-13.5: the VP of a side if the game were scored now.
pub(super) fn scored(seen: &Snapshot<'_>, side: Side) -> i64 {
    let play = match side {
        Side::Human => seen.number("/human/vp"),
        Side::Roy => seen.number("/roy/vp"),
    };
    // At the end they are in it.
    if seen.text("/phase") == "over/over" {
        return play;
    }
    let parts = [
        play,
        events(seen, side),
        tradesmen(seen, side),
        levels(seen, side),
        seen.ids("/stack")
            .iter()
            .map(|card| character(seen, side, card))
            .sum(),
    ];
    parts.iter().sum()
}

fn events(seen: &Snapshot<'_>, side: Side) -> i64 {
    if side == Side::Roy {
        return 0;
    }
    let row = seen.view("/row").as_array().unwrap().iter();
    let fought = row.filter(|card| card.get("cubes").unwrap().as_i64() > Some(0));
    count(fought.count()).saturating_mul(seen.constant("event_presence_vp"))
}

fn tradesmen(seen: &Snapshot<'_>, side: Side) -> i64 {
    let cards = activities(seen).into_iter();
    let hired = cards.filter_map(|(row, _)| space(seen, row.id(), side.letter()));
    hired.map(|(_, _, vp)| vp).sum()
}

fn levels(seen: &Snapshot<'_>, side: Side) -> i64 {
    if side == Side::Roy && seen.option("roy_levels") == "false" {
        return 0;
    }
    let levels = seen.ids("/cathedral").into_iter();
    let bare = levels.filter(|level| side.pieces(level) == 0);
    let lost = count(bare.count()).saturating_mul(seen.constant("level_penalty"));
    lost.saturating_neg()
}

/// KC-3.5.
pub(super) fn salaries(seen: &Snapshot<'_>) -> i64 {
    let each = BUILDINGS.map(|building| {
        let salary = seen.constant(&format!("salary_{building}"));
        standing(seen, Side::Human, building).saturating_mul(salary)
    });
    each.iter().sum()
}

/// KC-4.7: the black dice of the cards in the row.
pub(super) fn attack(seen: &Snapshot<'_>) -> i64 {
    let row = seen.view("/row").as_array().unwrap().iter();
    let cards = row.map(|card| card.get("card").unwrap().as_str().unwrap());
    let dice = cards.map(|card| {
        let effects = seen.row("event", card).text("fx").split('(');
        let dice = effects.filter(|effect| effect.starts_with("black_dice"));
        dice.flat_map(numbers).sum::<i64>()
    });
    dice.sum::<i64>().min(seen.constant("black_max"))
}

/// Returns a number of the effects of an Activity card behind a word.
fn effect(seen: &Snapshot<'_>, card: &str, word: &str) -> i64 {
    let mut effects = seen.row("activity", card).text("fx").split('(');
    let effect = effects.find(|effect| effect.starts_with(&format!("{word} ")));
    effect.map_or(0, |effect| numbers(effect).first().copied().unwrap())
}

/// Returns the dice of the group that is being formed: owner, colour and face.
fn group(seen: &Snapshot<'_>) -> Vec<(bool, String, i64)> {
    let dice = seen.view("/pending/group").as_array().into_iter().flatten();
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let dice = dice.map(|die| {
        let part = |at| die.get(at).unwrap();
        (
            text(part(0)) == "roy",
            text(part(1)),
            part(2).as_i64().unwrap(),
        )
    });
    dice.collect()
}

/// Returns the effect of the cube that is spent: its word and its colour.
fn cube<'a>(seen: &Snapshot<'a>) -> (&'a str, &'a str, i64) {
    let card = seen.text("/pending/cube");
    if card.is_empty() {
        return ("", "", 0);
    }
    let fx = seen.row("activity", card).text("fx");
    let mut words = fx.trim_matches(['(', ')']).split(' ');
    let word = words.next().unwrap();
    let colour = words.next().unwrap();
    (word, colour, numbers(fx).first().copied().unwrap_or(0))
}

/// KC-8.5, KC-11.5: the strength of the group.
pub(super) fn strength(seen: &Snapshot<'_>) -> i64 {
    if seen.text("/phase") != "actions/dice" {
        return seen.number("/pending/strength");
    }
    let dice = group(seen);
    let (size, pips) = (
        count(dice.len()),
        dice.iter().map(|(_, _, face)| face).sum::<i64>(),
    );
    let (word, colour, number) = cube(seen);
    match word {
        "add_sum" => pips.saturating_add(number),
        "add_each" => {
            let there = count(dice.iter().filter(|(_, other, _)| other == colour).count());
            pips.saturating_add(there.saturating_mul(number))
        }
        "set_each" => size.saturating_mul(number),
        "multiply" => pips.saturating_mul(number),
        _ => pips,
    }
}

/// KC-8.2, KC-11.5: the price of le Roy's dice in the group.
pub(super) fn price(seen: &Snapshot<'_>) -> i64 {
    let dice = group(seen);
    let bought = count(dice.iter().filter(|(roy, ..)| *roy).count());
    let free = match cube(seen) {
        ("free", colour, most) => {
            let there = dice
                .iter()
                .filter(|(roy, other, _)| *roy && other == colour);
            count(there.count()).min(most)
        }
        _ => 0,
    };
    let each = seen.constant(&format!("price_{}", dice.len()));
    bought.saturating_sub(free).saturating_mul(each)
}

/// Returns the strength that an action needs: for each use, cube or denier.
pub(super) fn divisor(seen: &Snapshot<'_>, kind: &str, target: &str) -> i64 {
    match kind {
        "farm" => seen.constant("farm_divisor"),
        "combat" => seen.row("event", target).number("combat"),
        _ => seen.row("activity", target).number("divisor"),
    }
}

/// KC-10.1: the price of the tradesman who has to be hired for a card; 0 if the player has one there.
pub(super) fn hire(seen: &Snapshot<'_>, card: &str) -> i64 {
    let has = Side::Human.pieces(spaces(seen, card)) > 0;
    let free = space(seen, card, '-').filter(|_| !has);
    free.map_or(0, |(_, price, _)| price)
}

/// KC-10.1a: the deniers of one activation, with those for a tradesman.
pub(super) fn use_deniers(seen: &Snapshot<'_>) -> i64 {
    let card = seen.object();
    effect(seen, card, "pay_deniers").saturating_add(hire(seen, card))
}

/// KC-7.4 to KC-7.6, KC-10.1a: the influence of the use or of the one activation that is refused.
pub(super) fn influence_cost(seen: &Snapshot<'_>) -> i64 {
    match seen.notation.split(' ').next().unwrap() {
        "activate" => effect(seen, seen.object(), "pay_influence"),
        name => seen.constant(&format!("cost_{name}")),
    }
}

/// KC-12.1: the throws of two dice that name a result.
pub(super) fn throws(seen: &Snapshot<'_>) -> i64 {
    let totals: &[i64] = match seen.last() {
        "vp3" => &[2, 12],
        "vp2" => &[3, 11],
        "worker" => &[4, 10],
        "event" => &[5, 9],
        "tradesman" => &[6],
        "cathedral" => &[7],
        _ => &[8],
    };
    let ways = totals.iter().map(|total| {
        let off: i64 = total.saturating_sub(7).saturating_abs();
        6_i64.saturating_sub(off)
    });
    ways.sum()
}
