//! Counters of the valley.

use std::collections::BTreeSet;

use super::pieces;
use super::snapshot::{Snapshot, count};
use super::source::At::{Ask, Badge, Note, Noted, Now, Refusal};
use super::source::Source::{Cell, Formula, Rule, View};
use super::source::{Counters, Line, numbers};

pub(super) const COUNTERS: Counters = Counters {
    games: 96,
    looks: 5,
    asks: 12,
    owner: &[("designs", "*", "gold", 2)],
    lines: [LINES, pieces::VOTK],
};

const LINES: &[Line] = &[
    (
        Badge("standing/you"),
        "point* for you: #",
        &[Formula(yours)],
    ),
    (
        Badge("standing/bot"),
        "point* for the Bot: #",
        &[Formula(returned)],
    ),
    (
        Badge("standing/left"),
        "card* until the end: #",
        &[Formula(to_go)],
    ),
    (
        Badge("standing/left"),
        "stock card* until the end: #",
        &[View(&["/stock_size"])],
    ),
    (
        Badge("standing/pyramid"),
        "pyramid card* until the end: #",
        &[Formula(above_two)],
    ),
    (Badge("bot_tomb/*"), "points: #", &[Formula(of_group)]),
    (Badge("tomb/*"), "points: #", &[Formula(of_group)]),
    (Badge("pyramid/*"), "price: #", &[Formula(price)]),
    // VK-6.18: what is granted is granted to cards in hand.
    (Badge("pyramid/*"), "pays: #", &[Cell("designs", "gold", 0)]),
    (Badge("pyramid/*"), "in your tomb: +#", &[Formula(gain)]),
    (Badge("hand/*"), "pays: #", &[Formula(pays)]),
    (Badge("hand/*"), "in your tomb: +#", &[Formula(gain)]),
    (
        Badge("turn/purse"),
        "extra gold: #",
        &[View(&["/state/purse"])],
    ),
    (
        Badge("turn/cheaper"),
        "gold off every price: #",
        &[View(&["/state/cheaper"])],
    ),
    (
        Badge("turn/worth"),
        "gold from each hand card: #",
        &[View(&["/state/worth"])],
    ),
    (
        Badge("turn/bought"),
        "gold, your costliest purchase: #",
        &[View(&["/state/bought"])],
    ),
    (Note("bot_tomb"), "# point*", &[Formula(the_bots)]),
    (Note("tomb"), "# point*", &[Formula(yours)]),
    (Note("hand"), "pays # gold", &[Formula(hand)]),
    (
        Noted("bot_tomb/*"),
        "# of # kinds",
        &[Formula(different), Formula(kinds)],
    ),
    (
        Noted("tomb/*"),
        "# of # kinds",
        &[Formula(different), Formula(kinds)],
    ),
    (
        Noted("actions/*"),
        "choice # of #",
        &[Formula(mode), Formula(modes)],
    ),
    (
        Noted("actions/*"),
        "part # of #",
        &[Formula(part), Formula(parts)],
    ),
    (Noted("actions/*"), "# to go", &[Formula(left)]),
    (
        Noted("actions/*"),
        "for a card of cost # or less",
        &[Formula(limit)],
    ),
    (
        Now,
        "Turn #: your first hand has # cards",
        &[View(&["/turn"]), Rule(4, "VK-2.10")],
    ),
    (Now, "Turn #: *", &[View(&["/turn"])]),
    (
        Now,
        "The Bot * its die, after your turn #",
        &[View(&["/turn"])],
    ),
    (Ask, "# to come.", &[View(&["/pending/left"])]),
    (
        Ask,
        "# gold is still due; your hand is worth #.",
        &[View(&["/pending/due"]), Formula(hand)],
    ),
    (Ask, "# to go.", &[Formula(left)]),
    (Ask, "*: *# *", &[Formula(under_way)]),
    (Ask, "It may cost at most #.", &[Formula(limit)]),
    (
        Ask,
        "* win* with # points to *#*",
        &[Formula(winners), Formula(losers)],
    ),
    (
        Refusal,
        "the price is # gold, and your hand is worth #",
        &[Formula(price), Formula(hand)],
    ),
    (
        Refusal,
        "* holds too few cards; # or more are needed",
        &[Formula(condition)],
    ),
];

/// The cards of a group in a tomb.
fn of<'a>(seen: &Snapshot<'_>, cards: &[&'a str], group: &str) -> Vec<&'a str> {
    let cards = cards.iter().copied();
    cards
        .filter(|card| seen.row("designs", card).is("group", group))
        .collect()
}

const SETS: [&str; 5] = ["sarcophagus", "jar", "amulet", "book", "statue"];

/// VK-14.3, VK-14.4: a set scores the square of its designs, other cards their VP.
fn group(seen: &Snapshot<'_>, cards: &[&str], name: &str) -> i64 {
    let cards = of(seen, cards, name);
    if SETS.contains(&name) {
        let designs = count(cards.into_iter().collect::<BTreeSet<_>>().len());
        return designs.saturating_mul(designs);
    }
    let vp = cards
        .into_iter()
        .map(|card| seen.row("designs", card).number("vp"));
    vp.sum()
}

/// VK-14.6: the gold of further copies of the designs of sets.
fn spares(seen: &Snapshot<'_>, cards: &[&str]) -> i64 {
    let mut first = BTreeSet::new();
    let sets = SETS.into_iter().flat_map(|set| of(seen, cards, set));
    let further = sets.filter(|card| !first.insert(*card));
    further
        .map(|card| seen.row("designs", card).number("gold"))
        .sum()
}

fn total(seen: &Snapshot<'_>, cards: &[&str]) -> i64 {
    let groups = SETS.into_iter().chain(["starter", "unique"]);
    groups.map(|name| group(seen, cards, name)).sum()
}

fn yours(seen: &Snapshot<'_>) -> i64 {
    total(seen, &seen.ids("/tomb"))
}

fn the_bots(seen: &Snapshot<'_>) -> i64 {
    let tomb = seen.ids("/bot_tomb");
    total(seen, &tomb).saturating_add(spares(seen, &tomb))
}

fn winners(seen: &Snapshot<'_>) -> i64 {
    match seen.word(0) {
        "You" => yours(seen),
        _ => the_bots(seen),
    }
}

fn losers(seen: &Snapshot<'_>) -> i64 {
    match seen.word(0) {
        "You" => the_bots(seen),
        _ => yours(seen),
    }
}

/// VK-14.1: three cards of its discard pile return before the Bot scores.
fn returned(seen: &Snapshot<'_>) -> i64 {
    let mut tomb = seen.ids("/bot_tomb");
    tomb.extend(seen.ids("/bot_discard").iter().rev().take(3));
    total(seen, &tomb).saturating_add(spares(seen, &tomb))
}

fn filled(seen: &Snapshot<'_>) -> i64 {
    let slots = seen.view("/pyramid").as_object().unwrap().values();
    count(slots.filter(|card| !card.is_null()).count())
}

/// VK-9.1: two cards of the pyramid may be left.
fn above_two(seen: &Snapshot<'_>) -> i64 {
    filled(seen).saturating_sub(2).max(0)
}

fn to_go(seen: &Snapshot<'_>) -> i64 {
    assert_eq!(seen.option("end_when"), "both");
    let all = filled(seen).saturating_add(seen.number("/stock_size"));
    all.saturating_sub(2).max(0)
}

fn of_group(seen: &Snapshot<'_>) -> i64 {
    let (zone, name) = seen.id().split_once('/').unwrap();
    let cards = seen.ids(&format!("/{zone}"));
    match name {
        "spares" => spares(seen, &cards),
        _ => group(seen, &cards, name),
    }
}

/// VK-4.2: the cost, less what was granted.
fn price(seen: &Snapshot<'_>) -> i64 {
    let slot = seen.id().strip_prefix("pyramid/").unwrap();
    let cost = seen
        .row("designs", seen.text(&format!("/pyramid/{slot}")))
        .number("cost");
    let off = seen
        .number("/state/cheaper")
        .saturating_add(seen.number("/state/purse"));
    cost.saturating_sub(off).max(0)
}

/// VK-6.18: the gold of a hand card, or what is granted to each.
fn worth(seen: &Snapshot<'_>, card: &str) -> i64 {
    let granted = seen.view("/state/worth").as_i64();
    granted.unwrap_or_else(|| seen.row("designs", card).number("gold"))
}

fn pays(seen: &Snapshot<'_>) -> i64 {
    worth(seen, seen.card())
}

fn hand(seen: &Snapshot<'_>) -> i64 {
    let cards = seen.ids("/hand").into_iter();
    cards.map(|card| worth(seen, card)).sum()
}

/// The points that the tomb has more with the card.
fn gain(seen: &Snapshot<'_>) -> i64 {
    let mut tomb = seen.ids("/tomb");
    let before = total(seen, &tomb);
    tomb.push(seen.card());
    total(seen, &tomb).saturating_sub(before)
}

fn different(seen: &Snapshot<'_>) -> i64 {
    let (zone, name) = seen.id().split_once('/').unwrap();
    let cards = of(seen, &seen.ids(&format!("/{zone}")), name);
    count(cards.into_iter().collect::<BTreeSet<_>>().len())
}

fn kinds(seen: &Snapshot<'_>) -> i64 {
    let designs = seen.rows("designs").iter();
    count(designs.filter(|row| row.is("group", seen.last())).count())
}

/// The field of an action under way: that of the item, or the innermost.
fn frame(seen: &Snapshot<'_>) -> String {
    let depth = match seen.id().strip_prefix("actions/") {
        Some(depth) => depth.parse().unwrap(),
        None => seen.number("/frames"),
    };
    format!("/frames/{}", depth.saturating_sub(1))
}

fn of_frame(seen: &Snapshot<'_>, field: &str) -> i64 {
    seen.number(&format!("{}/{field}", frame(seen)))
}

fn left(seen: &Snapshot<'_>) -> i64 {
    of_frame(seen, "left")
}

fn limit(seen: &Snapshot<'_>) -> i64 {
    of_frame(seen, "limit")
}

fn mode(seen: &Snapshot<'_>) -> i64 {
    of_frame(seen, "mode")
}

/// Lists the choices of the action of the item, each with its operations.
fn action<'a>(seen: &Snapshot<'a>) -> Vec<Vec<&'a str>> {
    let modes = seen.row("designs", seen.card()).text("action").split(" / ");
    modes.map(|mode| mode.split("; ").collect()).collect()
}

fn modes(seen: &Snapshot<'_>) -> i64 {
    count(action(seen).len())
}

/// The number that the operation under way prints.
fn under_way(seen: &Snapshot<'_>) -> i64 {
    let card = seen.text(&format!("{}/card", frame(seen)));
    let mode = usize::try_from(mode(seen).max(1)).unwrap();
    let operation = usize::try_from(of_frame(seen, "op")).unwrap();
    let text = seen.row("designs", card).text("action");
    let mode = text.split(" / ").nth(mode.saturating_sub(1)).unwrap();
    let operation = mode.split("; ").nth(operation.saturating_sub(1)).unwrap();
    numbers(operation).first().copied().unwrap()
}

/// The number in the condition of the card that is refused.
fn condition(seen: &Snapshot<'_>) -> i64 {
    let action = seen.row("designs", seen.object()).text("action");
    let mut operations = action.split([';', '/']).map(str::trim);
    let condition = operations.find(|operation| operation.starts_with("need"));
    numbers(condition.unwrap()).first().copied().unwrap()
}

fn part(seen: &Snapshot<'_>) -> i64 {
    of_frame(seen, "op")
}

fn parts(seen: &Snapshot<'_>) -> i64 {
    let mode = usize::try_from(mode(seen).max(1)).unwrap();
    count(action(seen).get(mode.saturating_sub(1)).unwrap().len())
}
