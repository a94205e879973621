//! VK-14: scoring.

use crate::common::{FULL, Scene, given};
use serde_json::json;
use solo_core::Next;
use votk::{Outcome, Score, Side};

const LAST: &str = "am_ankh jar_qeb st_horus / - - / -";

/// Returns the score sheets after the last purchase, with these tombs.
fn scored(tomb: &str, bot_tomb: &str, bot_pile: &str) -> Scene {
    given()
        .hand("mask")
        .stock("")
        .pyramid(LAST)
        .tomb(tomb)
        .bot_tomb(bot_tomb)
        .bot_pile(bot_pile)
        .play("buy bl")
}

#[test]
fn vk_14_1_three_cards_return() {
    let scene = scored("", "shabti", "urn jar_dua food st_thoth");
    scene
        .tells(json!({"event": "returned", "cards": ["st_thoth", "food", "jar_dua"]}))
        .zone("/bot_tomb", "shabti food jar_dua st_thoth")
        .zone("/bot_discard", "urn");
    scored("", "shabti", "urn")
        .tells(json!({"event": "returned", "cards": ["urn"]}))
        .zone("/bot_discard", "");
    scored("", "shabti", "").tells(json!({"event": "returned", "cards": []}));
}

#[test]
fn vk_14_1_the_standing_counts_what_will_return() {
    let before = given()
        .hand("mask")
        .stock("")
        .pyramid(LAST)
        .tomb("shabti x2")
        .bot_tomb("shabti")
        .bot_pile("boat urn jar_dua food")
        .play("");
    let standing = before.game.standing(&before.state);
    assert_eq!((standing.player.total, standing.bot.total), (2, 4));
    assert_eq!(before.game.score(&before.state, Side::Bot).total, 1);
    assert_eq!(before.game.cards_to_go(&before.state), 1);
    let after = before.play("buy bl");
    assert_eq!(after.state.returning().count(), 0);
    assert_eq!(after.game.next(&after.state), Next::Over(standing));
    assert_eq!(after.game.standing(&after.state), standing);
}

#[test]
fn vk_14_2_only_tombs_score() {
    given()
        .hand("mask throne")
        .pile("shabti x4")
        .stock("")
        .pyramid(LAST)
        .play("buy bl, pay mask")
        .shows("/outcome/player/total", json!(0));
}

#[test]
fn vk_14_3_starters_and_uniques() {
    scored("shabti x2 food throne boat", "urn senet", "")
        .shows("/outcome/player/starters", json!(3))
        .shows("/outcome/player/uniques", json!(13))
        .shows("/outcome/bot/starters", json!(1))
        .shows("/outcome/bot/uniques", json!(4));
}

#[test]
fn vk_14_4_sets_score_squares() {
    scored(
        "am_djed am_scarab am_tyet bk_dead st_isis st_osiris",
        "",
        "",
    )
    .shows(
        "/outcome/player/sets",
        json!({"sarcophagus": 0, "jar": 0, "amulet": 9, "book": 1, "statue": 4}),
    );
}

#[test]
fn vk_14_5_copies_bring_the_player_nothing() {
    scored("am_djed x2 am_scarab", "", "")
        .shows("/outcome/player/sets/amulet", json!(4))
        .shows("/outcome/player/spares", json!(0));
}

#[test]
fn vk_14_6_the_bots_copies_bring_gold() {
    scored("", "sarc_inner x2 st_thoth x2 shabti x3 throne", "")
        .shows("/outcome/bot/sets/sarcophagus", json!(1))
        .shows("/outcome/bot/sets/statue", json!(1))
        .shows("/outcome/bot/spares", json!(7))
        .shows("/outcome/bot/starters", json!(3));
}

#[test]
fn vk_14_7_who_wins() {
    let by = |tomb, bot, winner: &str, by: &str| {
        scored(tomb, bot, "")
            .shows("/outcome/winner", json!(winner))
            .shows("/outcome/by", json!(by));
    };
    by("shabti x2", "urn", "player", "points");
    by("urn", "shabti x2", "bot", "points");
    by(
        "throne",
        "shabti x5 am_djed am_scarab",
        "player",
        "tomb_size",
    );
    by("shabti x5 am_djed am_scarab", "throne", "bot", "tomb_size");
    by("shabti", "urn", "shared", "equal");
}

#[test]
fn vk_14_8_cards_put_aside_count_for_the_comparison() {
    // Four points each; the Bot's second copy is put aside, yet it is a card.
    let scene = scored("senet", "am_djed x2 shabti x2", "");
    scene
        .shows("/outcome/bot/total", json!(4))
        .shows("/outcome/bot/tomb_size", json!(4))
        .shows("/outcome/by", json!("tomb_size"))
        .shows("/outcome/winner", json!("player"));
    // Returned cards also count.
    scored("shabti x2", "urn", "food")
        .shows("/outcome/bot/tomb_size", json!(2))
        .shows("/outcome/by", json!("equal"));
}

#[test]
fn vk_14_9_every_win_counts() {
    scored("shabti", "", "").shows("/outcome/value", json!(1));
    scored("throne censer boat", "", "").shows("/outcome/value", json!(1));
}

#[test]
fn vk_14_10_the_value() {
    let halves = |player, bot| {
        let scores = [player, bot].map(|total| {
            let mut score = Score::default();
            score.total = total;
            score
        });
        Outcome::compare(scores[0], scores[1]).half_points()
    };
    assert_eq!([halves(2, 1), halves(1, 1), halves(1, 2)], [2, 1, 0]);
    scored("shabti", "", "").shows("/outcome/value", json!(1));
    scored("shabti", "urn", "").shows("/outcome/value", json!(0.5));
    scored("", "urn", "").shows("/outcome/value", json!(0));
}

#[test]
fn the_winner_is_told() {
    scored("shabti", "urn x2", "")
        .tells(json!({"event": "over", "winner": "bot", "by": "points", "player": 1, "bot": 2}));
    given().hand("urn shabti").pyramid(FULL).start();
}
