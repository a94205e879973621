//! Scrapyard Empire.

use super::{Options, only, reads};

const GAME: &str = "scrapyard";
const BARE: Options<'_> = &[("machine_abilities", "false"), ("character", "none")];
const PLAIN_MACHINES: Options<'_> = &[("machine_abilities", "false")];

#[test]
fn duplicates_go_immediately() {
    let rule = (
        "Duplicates of your Parts and unbuilt machines go to the ghost immediately.",
        "rulebook",
    );
    let keep = ("You keep one card of each kind.", "ruling");
    let free = ("A built machine makes no duplicates.", "ruling");
    let count = (
        "A card of a machine that you have built goes to the ghost immediately, too.",
        "ruling",
    );
    reads(GAME, &[], "duplicate", &[rule, keep, free]);
    let options: Options<'_> = &[("built_duplicates", "count")];
    reads(GAME, options, "duplicate", &[rule, keep, count]);
}

#[test]
fn parts_are_scrapped_only_while_that_helps() {
    reads(
        GAME,
        &[],
        "roll",
        &[
            (
                "After a roll you may scrap Parts from your hand, and each adds 1; that is not an action.",
                "rulebook",
            ),
            (
                "You may scrap Parts for a roll only while the value that you need, or one that brings you more cards, is \
                 within reach.",
                "ruling",
            ),
            ("A roll is never worth more than 6.", "ruling"),
            (
                "A roll with no such value within reach is closed by itself.",
                "ruling",
            ),
        ],
    );
    let part = (
        "From your hand it can be scrapped to raise a roll of yours, while that can still help.",
        "ruling",
    );
    let text = super::entry(&super::started(GAME, &[]), "p01").text;
    let last = text.last().unwrap();
    assert_eq!((last.text.as_str(), last.source.as_str()), part);
}

#[test]
fn actions_name_the_abilities_that_there_are() {
    let start = "You take one action after the other: draw, dig, steal, build";
    let ways = [
        (&[][..], ", complete or use an ability.", "ruling"),
        (
            &[("character", "none")],
            ", complete or use an ability.",
            "ruling",
        ),
        (
            PLAIN_MACHINES,
            ", complete or use your Character's ability.",
            "ruling",
        ),
        (BARE, " or complete.", "rulebook"),
    ];
    for (with, end, source) in ways {
        let text = super::entry(&super::started(GAME, with), "action").text;
        let first = text.first().unwrap();
        assert_eq!(first.text, format!("{start}{end}"), "{with:?}");
        assert_eq!(first.source, source, "{with:?}");
    }
    let short: Options<'_> = &[("action_cap", "1")];
    let end = (
        "After 1 action without a winner the game ends, and nobody wins.",
        "ruling",
    );
    only(GAME, [short, &[]], "action", end);
}

#[test]
fn machines_without_abilities_are_not_used() {
    let used = (
        "A machine whose ability is used stays built and still serves for an Invention.",
        "ruling",
    );
    let plain = ("A built machine only serves for an Invention.", "ruling");
    only(GAME, [&[], PLAIN_MACHINES], "build", used);
    only(GAME, [PLAIN_MACHINES, &[]], "build", plain);
    let none = ("Nobody has a Character in this game.", "ruling");
    only(GAME, [BARE, PLAIN_MACHINES], "c01", none);
    let ghost = ("The ghost's Character does nothing.", "ruling");
    only(GAME, [PLAIN_MACHINES, BARE], "c01", ghost);
}

#[test]
fn the_ghost_draws_after_digs_and_by_option_after_steals() {
    let dig = (
        "The ghost takes no actions: it gets your duplicates, and draws when a dig of yours fails.",
        "rulebook",
    );
    let steal = (
        "The ghost draws as well when a steal of yours fails.",
        "house",
    );
    let harsh: Options<'_> = &[("steal_penalty", "1")];
    only(GAME, [harsh, &[]], "ghost", steal);
    let text = super::entry(&super::started(GAME, &[]), "ghost").text;
    let first = text.first().unwrap();
    assert_eq!((first.text.as_str(), first.source.as_str()), dig);
}
