//! Counters of the scrapyard.

use super::pieces;
use super::snapshot::{Row, Snapshot, count};
use super::source::At::{Ask, Badge, Note, Noted, Now, Refusal};
use super::source::Source::{Formula, Picked, Rule, View};
use super::source::{Counters, Line, Source, numbers};

pub(super) const COUNTERS: Counters = Counters {
    games: 64,
    looks: 8,
    asks: 24,
    owner: &[
        ("abilities", "draw4", "n", -1),
        ("abilities", "easy_dig", "n", 1),
        ("abilities", "strong_boost", "n", 1),
        ("abilities", "peek3", "n", 1),
        ("abilities", "peek3", "keep", 1),
    ],
    lines: [LINES, pieces::SCRAPYARD],
};

const LINES: &[Line] = &[
    (
        Badge("facts/actions"),
        "actions: # of #",
        &[View(&["/actions"]), Picked("action_cap")],
    ),
    (Badge("facts/dig"), "for a dig: # or more", &[Formula(dig)]),
    (
        Badge("facts/steal"),
        "for a steal: # or more",
        &[Formula(steal)],
    ),
    (
        Badge("facts/boost"),
        "for a Part scrapped: +#",
        &[Formula(boost)],
    ),
    (
        Badge("facts/pace"),
        "action* until the ghost draws: #",
        &[Formula(pace)],
    ),
    (
        Badge("plan/*"),
        "built: # of #",
        &[View(&["/ghost/built"]), Formula(recipe)],
    ),
    (Badge("plan/*"), "lacks: #", &[Formula(ghost_lacks)]),
    (Badge("invention/*"), "lacks: #", &[Formula(unbuilt)]),
    (Badge("machines/*"), "lacks: #", &[Formula(missing)]),
    (
        Badge("character/*"),
        "uses left: #",
        &[View(&["/player/uses_left"])],
    ),
    (
        Badge("built/*"),
        "ability: # of # used",
        &[Formula(used), Formula(built)],
    ),
    (Badge("roll/die"), "worth: #", &[View(&["/roll/value"])]),
    (Badge("roll/die"), "needs: # or more", &[Formula(needed)]),
    (
        Badge("score/player"),
        "Invention* completed by you: #",
        &[View(&["/player/done"])],
    ),
    (
        Badge("score/ghost"),
        "Invention* completed by the ghost: #",
        &[View(&["/ghost/done"])],
    ),
    (Badge("score/actions"), "action*: #", &[View(&["/actions"])]),
    (
        Badge("score/rating"),
        "rating point*: #",
        &[Formula(rating)],
    ),
    (Note("race"), "the first with # wins", &[Rule(3, "SE-1.2")]),
    (Note("parts"), "# of #", &[View(&["/player/parts"]), PARTS]),
    (
        Note("parts"),
        "# of #: # too many",
        &[View(&["/player/parts"]), PARTS, Formula(parts_over)],
    ),
    (
        Note("machines"),
        "# of #",
        &[View(&["/player/machines"]), MACHINES],
    ),
    (
        Note("machines"),
        "# of #: # too many",
        &[
            View(&["/player/machines"]),
            MACHINES,
            Formula(machines_over),
        ],
    ),
    (
        Note("invention"),
        "# of #",
        &[View(&["/player/inventions"]), INVENTIONS],
    ),
    (
        Note("invention"),
        "# of #: # too many",
        &[
            View(&["/player/inventions"]),
            INVENTIONS,
            Formula(inventions_over),
        ],
    ),
    (
        Noted("invention/*"),
        "*: lacks # Part*",
        &[Formula(named_lacks)],
    ),
    (
        Noted("invention/*"),
        "lacks * (ghost #)",
        &[Formula(with_ghost)],
    ),
    (
        Noted("invention/*"),
        "lacks * (scrap #)",
        &[Formula(in_scraps)],
    ),
    (
        Noted("invention/*"),
        "lacks * (ghost #, scrap #)",
        &[Formula(with_ghost), Formula(in_scraps)],
    ),
    (
        Noted("machines/*"),
        "lacks * (ghost #)",
        &[Formula(with_ghost)],
    ),
    (
        Noted("machines/*"),
        "lacks * (scrap #)",
        &[Formula(in_scraps)],
    ),
    (
        Noted("machines/*"),
        "lacks * (ghost #, scrap #)",
        &[Formula(with_ghost), Formula(in_scraps)],
    ),
    (Now, "Action #", &[Formula(next_action)]),
    (Now, "During action #", &[View(&["/actions"])]),
    (Now, "At the end of action #", &[View(&["/actions"])]),
    (
        Now,
        "The game is over after # action*",
        &[View(&["/actions"])],
    ),
    (
        Ask,
        "The roll is worth #, and the * needs # or more.",
        &[View(&["/roll/value"]), Formula(needed)],
    ),
    (Ask, "The * needs # or more.", &[Formula(needed)]),
    (
        Ask,
        "Your hand holds at most # *: which card do you scrap?",
        &[Formula(exceeded)],
    ),
    (
        Ask,
        "You failed: let the ghost draw # *, or prevent it?",
        &[Formula(penalty)],
    ),
    (Ask, "Do you take # more card from *?", &[Formula(due)]),
    (Ask, "Do you draw up to # more cards?", &[Formula(due)]),
    (Ask, "Do you draw # more card?", &[Formula(due)]),
    (Ask, "You may draw up to # cards.", &[Formula(due)]),
    (Ask, "You keep #.", &[Formula(due)]),
    (
        Ask,
        "You see # cards and keep #.",
        &[Formula(due), Formula(kept)],
    ),
    (Ask, "# card* still to come.", &[Formula(due)]),
    (Ask, "# are still to come.", &[Formula(due)]),
    (
        Refusal,
        "you are not over the limit of #",
        &[Formula(limit)],
    ),
    (
        Refusal,
        "the ghost has fewer than # of them",
        &[Formula(due)],
    ),
];

/// SE-4.3: the most cards of each type before an action.
const PARTS: Source = Rule(8, "SE-4.3");
const MACHINES: Source = Rule(5, "SE-4.3");
const INVENTIONS: Source = Rule(1, "SE-4.3");

/// The fields of hands by the first letter of their ids, with their limits.
const HANDS: [(&str, &str, i64); 3] = [
    ("p", "/player/parts", 8),
    ("s", "/player/machines", 5),
    ("i", "/player/inventions", 1),
];

/// Adds up `n` of the abilities of this operation that the player has (SE-13.18).
fn abilities(seen: &Snapshot<'_>, operation: &str) -> i64 {
    let character = seen.view("/player/character").as_str();
    let character = character.map(|id| seen.row("characters", id));
    let machines = seen.ids("/player/built").into_iter();
    let machines = machines.map(|id| seen.row("machines", id));
    let machines = machines.filter(|_| seen.option("machine_abilities") == "true");
    let rows = character.into_iter().chain(machines);
    let abilities = rows.map(|row| seen.row("abilities", row.text("ability")));
    let abilities = abilities.filter(|ability| ability.is("op", operation));
    abilities.map(|ability| ability.number("n")).sum()
}

/// SE-6.1, SE-13.13.
fn dig(seen: &Snapshot<'_>) -> i64 {
    5_i64.saturating_sub(abilities(seen, "dig_bonus")).max(2)
}

/// SE-7.1, SE-13.14.
fn steal(seen: &Snapshot<'_>) -> i64 {
    4_i64.saturating_sub(abilities(seen, "steal_bonus")).max(2)
}

/// SE-8.1, SE-13.15.
fn boost(seen: &Snapshot<'_>) -> i64 {
    abilities(seen, "boost_bonus").saturating_add(1)
}

/// The task that is due, as words.
fn task<'a>(seen: &Snapshot<'a>) -> Vec<&'a str> {
    let task = seen.ids("/agenda").into_iter().next().unwrap();
    task.split(' ').collect()
}

/// The value that the roll needs.
fn needed(seen: &Snapshot<'_>) -> i64 {
    match task(seen).as_slice() {
        [_, "dig", _] => dig(seen),
        [_, "steal"] => steal(seen),
        use_of => {
            let source = use_of.last().unwrap();
            let table = if source.starts_with('c') {
                "characters"
            } else {
                "machines"
            };
            let ability = seen.row(table, source).text("ability");
            seen.row("abilities", ability).number("need")
        }
    }
}

/// SE-10.13: the ghost draws behind each action whose number the pace divides.
fn pace(seen: &Snapshot<'_>) -> i64 {
    let pace: i64 = seen.option("ghost_pace").parse().unwrap();
    let since = seen.number("/actions").checked_rem(pace).unwrap();
    if since == 0 && seen.ids("/agenda").contains(&"pace") {
        0
    } else {
        pace.saturating_sub(since)
    }
}

fn recipe(seen: &Snapshot<'_>) -> i64 {
    count(
        seen.row("inventions", seen.card())
            .words("machines")
            .count(),
    )
}

/// SE-10.7: Parts of the recipe that the ghost does not have, and the card, where it needs that.
fn ghost_lacks(seen: &Snapshot<'_>) -> i64 {
    let parts = seen.row("machines", seen.card()).words("parts");
    let parts = parts.filter(|part| seen.copies("/ghost/parts", part) == 0);
    let lacks_card = seen.copies("/ghost/machines", seen.card()) == 0;
    let card = lacks_card && seen.option("ghost_needs_card") == "true";
    count(parts.count()).saturating_add(i64::from(card))
}

/// SE-9.3: machines of the Invention that the player has not built.
fn unbuilt(seen: &Snapshot<'_>) -> i64 {
    let machines = seen.row("inventions", seen.card()).words("machines");
    count(
        machines
            .filter(|machine| seen.copies("/player/built", machine) == 0)
            .count(),
    )
}

/// SE-9.1: Parts of the recipe that the player does not hold.
fn lacks(seen: &Snapshot<'_>, machine: &Row) -> i64 {
    let parts = machine.words("parts");
    count(
        parts
            .filter(|part| seen.copies("/player/parts", part) == 0)
            .count(),
    )
}

fn missing(seen: &Snapshot<'_>) -> i64 {
    lacks(seen, seen.row("machines", seen.card()))
}

/// The card that the text names, with the type of its pile.
fn named<'a>(seen: &Snapshot<'a>) -> (&'static str, &'a Row) {
    let tables = [("part", "parts"), ("machine", "machines")];
    let rows = |(pile, table)| seen.rows(table).iter().map(move |row| (pile, row));
    let mut rows = tables.into_iter().flat_map(rows);
    rows.find(|(_, row)| row.is("name", seen.word(0))).unwrap()
}

fn named_lacks(seen: &Snapshot<'_>) -> i64 {
    lacks(seen, named(seen).1)
}

fn with_ghost(seen: &Snapshot<'_>) -> i64 {
    let (pile, row) = named(seen);
    seen.copies(&format!("/ghost/{pile}s"), row.id())
}

fn in_scraps(seen: &Snapshot<'_>) -> i64 {
    let (pile, row) = named(seen);
    seen.copies(&format!("/scraps/{pile}"), row.id())
}

fn used(seen: &Snapshot<'_>) -> i64 {
    seen.copies("/player/used", seen.card())
}

fn built(seen: &Snapshot<'_>) -> i64 {
    seen.copies("/player/built", seen.card())
}

/// SE-15.4.
fn rating(seen: &Snapshot<'_>) -> i64 {
    if seen.text("/outcome/result") == "win" {
        2000_i64.saturating_sub(seen.number("/actions"))
    } else {
        seen.number("/player/done").saturating_mul(100)
    }
}

/// Counts the cards of a hand above its limit.
fn over(seen: &Snapshot<'_>, letter: &str) -> i64 {
    let mut hands = HANDS.into_iter();
    let (_, field, limit) = hands.find(|(of, ..)| *of == letter).unwrap();
    seen.number(field).saturating_sub(limit)
}

fn parts_over(seen: &Snapshot<'_>) -> i64 {
    over(seen, "p")
}

fn machines_over(seen: &Snapshot<'_>) -> i64 {
    over(seen, "s")
}

fn inventions_over(seen: &Snapshot<'_>) -> i64 {
    over(seen, "i")
}

/// SE-4.4: the limit of the first hand above it.
fn exceeded(seen: &Snapshot<'_>) -> i64 {
    let mut hands = HANDS.into_iter();
    let (_, _, limit) = hands
        .find(|(_, field, limit)| seen.number(field) > *limit)
        .unwrap();
    limit
}

fn next_action(seen: &Snapshot<'_>) -> i64 {
    seen.number("/actions").saturating_add(1)
}

/// The first number of the task that is due.
fn due(seen: &Snapshot<'_>) -> i64 {
    numbers(&task(seen).join(" ")).first().copied().unwrap()
}

/// SE-6.6, SE-6.7: the cards for a failed dig; SE-7.8: those for a failed steal.
fn penalty(seen: &Snapshot<'_>) -> i64 {
    let (cards, steal) = (due(seen), seen.option("steal_penalty"));
    match task(seen).as_slice() {
        [_, "machine", _] => 2,
        _ if cards.to_string() == steal => cards,
        _ => 3,
    }
}

/// SE-13.4: the cards that remain of those looked at.
fn kept(seen: &Snapshot<'_>) -> i64 {
    numbers(&task(seen).join(" ")).get(1).copied().unwrap()
}

fn limit(seen: &Snapshot<'_>) -> i64 {
    let hands = HANDS.into_iter();
    let mut hands = hands.filter(|(letter, ..)| seen.object().starts_with(letter));
    hands.next().unwrap().2
}
