//! Scrapyard Empire.

use scrapyard::Scrapyard;

use super::{Options, only, reads, rule};

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
    let free = ("A built machine never counts as a duplicate.", "ruling");
    let count = (
        "Another card of a machine that you have built goes to the ghost immediately, too.",
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
                "After a roll you may scrap Parts from your hand, one by one: each adds 1, and more if an ability of yours \
                 says so. That is not an action.",
                "rulebook",
            ),
            (
                "You may scrap Parts for a roll only while the value that you need, or one that brings you more cards, is \
                 within reach.",
                "ruling",
            ),
            ("A roll is never worth more than 6.", "ruling"),
            (
                "When no value that helps is within reach, the roll ends by itself.",
                "ruling",
            ),
        ],
    );
    // SE-13.15: an ability makes a Part worth more, and without abilities none does.
    let first = |options: Options<'_>| {
        super::entry(&super::started(GAME, options), "roll")
            .text
            .swap_remove(0)
            .text
    };
    assert!(first(BARE).ends_with("one by one, and each adds 1; that is not an action."));
    assert!(first(PLAIN_MACHINES).contains("and more if your Character says so"));
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
    let start = "You take one action after another: draw, dig, steal, build";
    let ways = [
        (&[][..], ", complete or use an ability.", "ruling"),
        (
            &[("character", "none")],
            ", complete or use an ability.",
            "ruling",
        ),
        (
            PLAIN_MACHINES,
            ", complete, or use your Character's ability if that is an action.",
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
        "A machine whose ability is used stays built and still serves for an Invention, unless its ability scraps it.",
        "ruling",
    );
    let plain = ("A built machine serves only for an Invention.", "ruling");
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

#[test]
fn the_ghost_draws_after_the_failures_that_cost_something() {
    let end = "the ghost draws, unless an ability of yours prevents it.";
    let dig = format!("After a failed dig {end}");
    let both = format!("After a failed dig or steal {end}");
    assert_eq!(rule::<Scrapyard>(&[], "lesson.penalty"), dig);
    let harsh: Options<'_> = &[("steal_penalty", "1")];
    assert_eq!(rule::<Scrapyard>(harsh, "lesson.penalty"), "");
    assert_eq!(rule::<Scrapyard>(harsh, "lesson.penalties"), both);
}

/// SE-13.12 to SE-13.14: a sentence about an ability follows the cards that can be had.
#[test]
fn abilities_are_named_where_a_card_has_them() {
    let easier = "needs less while an ability of yours says so.";
    let spared = "An ability that prevents penalties keeps the ghost from drawing.";
    let names = |with: Options<'_>, topic: &str| {
        let text = super::entry(&super::started(GAME, with), topic).text;
        let ends = [easier, spared].map(|end| text.iter().any(|said| said.text.ends_with(end)));
        (ends[0], ends[1])
    };
    let harsh: Options<'_> = &[("steal_penalty", "1")];
    assert_eq!(names(&[], "dig"), (true, true));
    assert_eq!(names(&[], "steal"), (false, false));
    assert_eq!(names(harsh, "steal"), (false, true));
    assert_eq!(names(PLAIN_MACHINES, "dig"), (true, false));
    assert_eq!(names(BARE, "dig"), (false, false));
    let with = |character| {
        names(
            &[("machine_abilities", "false"), ("character", character)],
            "dig",
        )
    };
    assert_eq!((with("c01"), with("c02")), ((true, false), (false, false)));
    let digs = |with: Options<'_>| {
        ["lesson.dig", "lesson.digs"].map(|key| rule::<Scrapyard>(with, key).contains("ability"))
    };
    assert_eq!(
        (digs(&[]), digs(PLAIN_MACHINES)),
        ([true, false], [false, false])
    );
}

#[test]
fn what_is_built_can_be_stolen_unless_it_counts_as_a_duplicate() {
    let free = (
        "You cannot take a card that the ghost has built, nor one of a kind that you have in hand.",
        "ruling",
    );
    let count = (
        "You cannot take a card that the ghost has built, nor one of a kind that you have in hand or have built.",
        "ruling",
    );
    let counted: Options<'_> = &[("built_duplicates", "count")];
    only(GAME, [&[], counted], "steal", free);
    only(GAME, [counted, &[]], "steal", count);
}

#[test]
fn a_character_is_used_only_if_it_can_be() {
    assert_eq!(
        rule::<Scrapyard>(&[], "turn.character"),
        "Your Character has an ability, too."
    );
    assert_eq!(rule::<Scrapyard>(PLAIN_MACHINES, "turn.character"), "");
    assert_eq!(
        rule::<Scrapyard>(PLAIN_MACHINES, "turn.alone"),
        "Your Character has an ability."
    );
    assert_eq!(rule::<Scrapyard>(BARE, "turn.alone"), "");
}

#[test]
fn cards_above_the_limits_are_scrapped() {
    assert_eq!(
        rule::<Scrapyard>(&[], "turn.limit"),
        "After each action you scrap cards above your hand limits."
    );
    assert_eq!(
        rule::<Scrapyard>(&[], "lesson.more"),
        "You may stop after the first card."
    );
}

#[test]
fn an_ability_looks_at_the_top_cards() {
    let all = super::started(GAME, &[]).glossary();
    let text = all.iter().flat_map(|entry| &entry.text);
    let looks: Vec<&str> = text
        .map(|said| said.text.as_str())
        .filter(|text| text.contains("at the top"))
        .collect();
    assert!(!looks.is_empty());
    assert!(
        looks
            .iter()
            .all(|text| text.starts_with("Look at the top ")),
        "{looks:?}"
    );
}
