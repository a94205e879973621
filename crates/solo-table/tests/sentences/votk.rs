//! Valley of the Kings.

use solo_table::games;
use votk::Valley;

use super::{Options, entry, rule, started};

#[test]
fn one_discard_is_placed_for_each_card_that_reads_the_pile() {
    assert_eq!(
        rule::<Valley>(&[], "lesson.top"),
        "Some cards take the top card of your discard pile: for each of them that you have outside your tomb, you choose one of \
         the cards that you discard, from the top of the pile down."
    );
}

#[test]
fn the_game_speaks_of_reactions_only_where_there_are_some() {
    let off: Options<'_> = &[("reactions", "off")];
    let text = |options| {
        let text = entry(&started("votk", options), "boat").text;
        text.into_iter().map(|said| said.text).collect::<Vec<_>>()
    };
    let reaction =
        "A reaction is played from your hand right after the Bot has gained a card.".to_owned();
    let silent = "There are no reactions in this game, so its action is never used.".to_owned();
    assert!(text(&[]).contains(&reaction) && !text(&[]).contains(&silent));
    assert!(text(off).contains(&silent) && !text(off).contains(&reaction));
    assert_eq!(
        rule::<Valley>(&[], "turn.react"),
        "You may react when the Bot gains a card."
    );
    assert_eq!(rule::<Valley>(off, "turn.react"), "");
}

#[test]
fn only_sets_with_enough_cards_can_be_chosen_by_option() {
    let full: Options<'_> = &[("discard_groups", "full")];
    assert_eq!(
        rule::<Valley>(full, "several.full"),
        "While a set has enough cards, you can choose only such a set; otherwise all cards of the one that you choose leave."
    );
}

#[test]
fn equal_points_and_equal_tombs_are_shared() {
    assert_eq!(
        rule::<Valley>(&[], "end.win"),
        "More points win; if they are equal, the tomb with fewer cards wins, and if that is equal too, you share the victory."
    );
}

#[test]
fn a_die_that_shows_an_empty_place_may_bring_nothing() {
    assert_eq!(
        rule::<Valley>(&[], "turn.bot"),
        "After your turn a die decides which card of the base goes to the Bot's tomb."
    );
    let none: Options<'_> = &[("empty_slot", "none")];
    assert_eq!(
        rule::<Valley>(none, "turn.none"),
        "After your turn a die decides which card of the base, if any, goes to the Bot's tomb."
    );
}

#[test]
fn options_are_plain_english() {
    let game = games().iter().find(|game| game.name == "votk").unwrap();
    for (name, about) in [
        (
            "discard_groups",
            "From what the Bot loses several cards: any set; also starters or uniques; only a set with enough.",
        ),
        (
            "end_when",
            "Decides whether the game ends when the stock is empty and two cards or fewer are left in the pyramid, or as soon \
             as either is true.",
        ),
    ] {
        let mut options = game.options.iter();
        let option = options.find(|option| option.name == name).unwrap();
        assert_eq!(option.about, about);
    }
}
