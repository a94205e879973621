//! Explanations of what le Roy does.

use kings_challenge::{
    FreeResult, GuardRank, KingsChallenge, Marauding, NoDie, RoyalResult, WeakGuard, Worker,
    WorkerDie,
};
use solo_core::Provenance::{Rulebook, Ruling};

use super::glossary::of_constants;
use super::sides::{chances, totals};
use super::words::{capital, named};
use crate::glossary::Entry;
use crate::words::{counted, joined};

/// Returns the entries of le Roy's setup, of his roll and of each of its results.
pub(super) fn glossary(game: &KingsChallenge) -> Vec<Entry> {
    let mut entries = vec![setup(), roll(game)];
    entries.extend(RoyalResult::ALL.map(|result| action(game, result)));
    entries
}

/// Adds le Roy's go against black dice (KC-5.11 to KC-5.13).
pub(super) fn guards(game: &KingsChallenge, entry: Entry) -> Entry {
    let options = game.options();
    let entry = match options.weak_guard {
        WeakGuard::Single => entry
            .says(
                "In his go le Roy discards his strongest die, and the highest black die with it.",
                Rulebook,
            )
            .says("His die need not reach it.", Ruling),
        WeakGuard::Adds => entry.says(
            "In his go le Roy discards dice, the strongest first, until their total reaches the highest black die, red dice doubled; that die is gone even if they do not reach it.",
            Ruling,
        ),
    };
    let entry = match options.guard_rank {
        GuardRank::Value => entry.says(
            "His strongest die has the highest face, of equal ones red before yellow before white.",
            Rulebook,
        ),
        GuardRank::Doubled => entry.says(
            "His strongest die has the highest face, red faces doubled, of equal ones red before yellow before white.",
            Ruling,
        ),
    };
    entry.says("If he has no die he takes none away.", Ruling)
}

fn setup() -> Entry {
    Entry::new("setup", "Le Roy's citizens", "Setup")
        .says(
            "Le Roy rolls two dice of each colour: from the highest down, of equal ones red before yellow before white, each sends a citizen into the building of its colour, until three are placed.",
            Rulebook,
        )
        .says(
            "A die of a full building is passed over; citizens left after the last die go to the first building with a free space.",
            Ruling,
        )
        .says(
            "Then you settle two, and so on three times; the last three spaces are le Roy's.",
            Rulebook,
        )
}

fn roll(game: &KingsChallenge) -> Entry {
    let but = match game.options().worker_die {
        WorkerDie::Best => "",
        WorkerDie::Evicting => ", except for a citizen",
    };
    Entry::new("royal_roll", "Le Roy's roll", "His turn")
        .says(
            "In his turn le Roy rolls two dice and adds them up; the sum names what he does, and how many dice he spends for it.",
            Rulebook,
        )
        .says(
            format!("He spends his best dice{but}: the highest faces, of equal ones red before yellow before white."),
            Rulebook,
        )
        .says(
            "With too few dice he spends all he has and does it all the same. He takes turns until he has none.",
            Rulebook,
        )
}

fn action(game: &KingsChallenge, result: RoyalResult) -> Entry {
    let name = capital(&named(game, &result));
    let kind = format!(
        "Le Roy's roll {}, {} in 36",
        joined(&totals(result), "or"),
        chances(result)
    );
    let entry = Entry::new(format!("royal_{result}"), name, kind);
    match result {
        RoyalResult::Vp3 => vp(game, entry, [3, 2, 6]),
        RoyalResult::Vp2 => vp(game, entry, [2, 1, 4]),
        RoyalResult::Worker => worker(game, entry),
        RoyalResult::Event => event(game, entry),
        RoyalResult::Tradesman => tradesman(entry),
        RoyalResult::Cathedral => cathedral(game, entry),
        RoyalResult::Character => character(game, entry),
    }
}

/// Adds the VP for dice, one of which can be bought (KC-12.6 to KC-12.8).
fn vp(game: &KingsChallenge, entry: Entry, [vp, own, price]: [u8; 3]) -> Entry {
    let entry = entry
        .says(
            format!(
                "Le Roy gains {vp} VP. He spends {} of his own and buys your best die, for which you get {price} deniers.",
                counted(own, "die", "dice")
            ),
            Rulebook,
        );
    let without = match game.options().no_die {
        NoDie::Own => "If you have no die he spends one more of his own.",
        NoDie::Less => "If you have no die he spends only his own.",
    };
    entry.says(without, Ruling)
}

/// Adds the die, the building and the space of a worker (KC-12.9 to KC-12.10).
fn worker(game: &KingsChallenge, entry: Entry) -> Entry {
    let options = game.options();
    let entry = match options.worker_die {
        WorkerDie::Best => entry.says(
            "Le Roy spends his highest die, and a citizen of his supply enters the building of its colour.",
            Rulebook,
        ),
        WorkerDie::Evicting => entry.says(
            "Le Roy spends the highest die that makes a citizen of yours lie down, or his highest one if none does, and a citizen of his supply enters the building of its colour.",
            Ruling,
        ),
    };
    let entry = entry.says(
        "The rulebook names the building at result 4 only; at result 10 it is the same.",
        Ruling,
    );
    let entry = match options.worker {
        Worker::Evict => entry
            .says("He enters where one of yours lies down for it.", Rulebook)
            .says(
                "If there is no such space he enters where a free space ends the pushing, or else where one of yours has to move; if he could only push his own, he stays away.",
                Ruling,
            ),
        Worker::Die => entry.says("He enters with the face of that die.", Ruling),
    };
    entry.says("If no one enters, the die is spent all the same.", Ruling)
}

/// Adds the target of a fight and what it costs (KC-12.11, KC-12.12).
fn event(game: &KingsChallenge, entry: Entry) -> Entry {
    let marauding = match game.options().marauding {
        Marauding::Alone => "He fights Marauding only if no other card lies there.",
        Marauding::Never => {
            "He never fights Marauding: if no other card lies there, he spends one die for nothing."
        }
    };
    entry
        .says(
            "Le Roy fights the right-most Event card. He spends a die for each free banner, as far as he has them.",
            Rulebook,
        )
        .says(
            "His cubes cover all free banners, and the card is settled.",
            Ruling,
        )
        .says(marauding, Ruling)
}

/// Adds the space of a tradesman (KC-12.13, KC-12.14).
fn tradesman(entry: Entry) -> Entry {
    entry
        .says(
            "Le Roy spends a die and sends a citizen of his supply to a face-up Activity card without a tradesman of his. He pays no deniers and does not use the card.",
            Rulebook,
        )
        .says(
            "Only the lowest-numbered free space of a card can be his.",
            Ruling,
        )
        .says(
            "Of these spaces he takes the one worth most VP, of equal ones the cheapest, then red before yellow before white.",
            Rulebook,
        )
        .says("Of equal ones of a colour he takes the card with the lower number.", Ruling)
        .says("If there is no such space, or no citizen in his supply, the die is spent all the same.", Ruling)
}

/// Adds the spaces of two stones and their VP (KC-12.15, KC-12.16).
fn cathedral(game: &KingsChallenge, entry: Entry) -> Entry {
    let vp = game.catalogue().constants().stone_vp;
    entry
        .says(
            "Le Roy spends two dice and places two stones, each on the best free space of the lowest level that has one.",
            Rulebook,
        )
        .says(
            format!("Best is the column with most influence, of equal ones that with the higher number. Each stone brings him {vp} VP and no influence."),
            Ruling,
        )
        .says("If the cathedral is full he gains 2 VP instead.", Rulebook)
        .says("If only one stone finds a space he gains 1 VP for the other.", Ruling)
}

/// Adds the scoring of a card, and what follows it (KC-12.17 to KC-12.19).
fn character(game: &KingsChallenge, entry: Entry) -> Entry {
    let then = match game.options().free_result {
        FreeResult::Turn => "With that his turn is over.",
        FreeResult::Again => "Then he rolls again, if he still has a die.",
    };
    entry
        .says(
            "The top Character card is scored by both sides as they stand, and leaves the game. Without one le Roy gains 1 VP.",
            Rulebook,
        )
        .says(
            format!(
                "It costs him no die, but for results beyond {} in a round.",
                game.catalogue().constants().free_roll_cap
            ),
            of_constants(game, &["free_roll_cap"]),
        )
        .says(then, Ruling)
}
