//! VK-7.9, VK-7.10, VK-7.16: several discards from one group.

use crate::common::{OTHER, Scene, given_drill, given_drill_options, given_options};
use serde_json::json;
use solo_testkit::set_up;

/// Returns a position in which the Bot discards two cards.
fn two_discards(groups: &str, tomb: &str) -> Scene {
    given_options(json!({"discard_groups": groups}))
        .hand("jar_dua urn")
        .bot_tomb(tomb)
        .pyramid("senet jar_qeb st_horus / st_bastet chariot / boat")
        .play("use jar_dua")
}

#[test]
fn vk_7_9_several_cards_of_one_set() {
    let scene = two_discards(
        "sets",
        "shabti am_ankh x2 am_scarab bk_dead bk_gates throne",
    );
    scene
        .lists("group amulet, group book")
        .shows("/frames/0/left", json!(2))
        .shows("/frames/0/group", json!(null))
        .refuses("pick shabti", "not_legal", "VK-7.9");
    // The cheapest of the set leave, whatever VK-7.6 says of levels.
    scene
        .clone()
        .play("group amulet")
        .zone("/bot_discard", "am_ankh x2");
    scene
        .play("group book")
        .lists("pick bk_gates, pick bk_dead");
    let scene = two_discards("sets", "am_ankh am_scarab x2 am_djed");
    scene.refuses("pick am_djed", "not_legal", "VK-7.9");
}

#[test]
fn vk_7_10_the_five_sets_and_all_of_a_small_one() {
    let tomb = "shabti throne am_ankh bk_gates";
    let scene = two_discards("sets", tomb);
    scene
        .lists("group amulet, group book")
        .refuses("group jar", "not_legal", "VK-7.10")
        .refuses("group starter", "not_legal", "VK-7.10");
    scene
        .play("group book")
        .zone("/bot_discard", "bk_gates")
        .shows("/state/bot_discard", json!(true))
        .phase("play");
    // With the option starters and uniques are groups like the others.
    let scene = two_discards("any", tomb);
    scene.lists("group starter, group amulet, group book, group unique");
    scene
        .play("group unique")
        .zone("/bot_discard", "throne")
        .phase("play");
    // Card by card, in the order in which they are laid down; the slot is taken by the first.
    let scene = given_drill_options(json!({"discard_groups": "any"}))
        .hand("jar_hapi urn")
        .bot_tomb("shabti food x2")
        .pyramid(OTHER)
        .play("use jar_hapi, do");
    scene
        .lists("pick shabti, pick food")
        .shows("/frames/0/left", json!(3))
        .shows("/frames/0/slots", json!([]));
    let scene = scene.play("pick food");
    scene
        .lists("pick shabti, pick food")
        .shows("/frames/0/left", json!(2))
        .shows("/frames/0/slots", json!(["discard"]));
    scene
        .play("pick food")
        .zone("/bot_discard", "food x2 shabti")
        .shows("/state/purse", json!(3));
}

#[test]
fn vk_7_16_one_card_when_there_is_no_set() {
    let scene = two_discards("sets", "shabti urn throne");
    scene
        .lists("pick shabti, pick urn")
        .shows("/frames/0/left", json!(1))
        .shows("/frames/0/group", json!(null))
        .refuses("pick throne", "not_legal", "VK-7.16")
        .refuses("group starter", "not_legal", "VK-7.10");
    scene
        .play("pick shabti")
        .zone("/bot_discard", "shabti")
        .zone("/bot_tomb", "urn throne")
        .phase("play");
    two_discards("any", "shabti urn throne").lists("group starter, group unique");
    // The player is asked about an optional part before the demand lapses.
    let scene = given_drill()
        .hand("jar_hapi urn")
        .bot_tomb("shabti urn")
        .pyramid(OTHER)
        .play("use jar_hapi");
    scene.lists("do, pass").shows("/frames/0/left", json!(3));
    scene
        .play("do")
        .lists("pick shabti, pick urn")
        .shows("/frames/0/left", json!(1));
}

#[test]
fn vk_7_10_a_set_with_all_that_is_demanded() {
    // Two books are there and one amulet: with the option the amulet can no longer be named.
    let tomb = "shabti x3 throne am_ankh bk_gates bk_dead";
    two_discards("sets", tomb).lists("group amulet, group book");
    let scene = two_discards("full", tomb);
    scene
        .shows("/frames/0/group", json!("book"))
        .lists("pick bk_gates, pick bk_dead");
    scene
        .play("pick bk_gates")
        .phase("play")
        .zone("/bot_discard", "bk_gates bk_dead")
        .zone("/bot_tomb", "shabti x3 am_ankh throne");
    // Copies count as cards. Of several such sets the player names one.
    let scene = two_discards("full", "urn jar_hapi x2 am_ankh bk_gates bk_dead");
    scene
        .lists("group jar, group book")
        .shows("/frames/0/left", json!(2))
        .refuses("group amulet", "not_legal", "VK-7.10")
        .refuses("group starter", "not_legal", "VK-7.10")
        .refuses("group statue", "not_legal", "VK-7.10");
    scene.play("group jar").zone("/bot_discard", "jar_hapi x2");
    // Without such a set all sets can be named, and a small one leaves entirely.
    let scene = two_discards("full", "shabti x3 throne am_ankh bk_gates");
    scene
        .lists("group amulet, group book")
        .refuses("group unique", "not_legal", "VK-7.10");
    scene.play("group book").zone("/bot_discard", "bk_gates");
    // Three are demanded here.
    let three = |groups: &str, tomb: &str| {
        given_drill_options(json!({ "discard_groups": groups }))
            .hand("jar_hapi urn")
            .bot_tomb(tomb)
            .pyramid(OTHER)
            .play("use jar_hapi, do")
    };
    let tomb = "am_ankh x2 am_scarab bk_gates bk_dead";
    three("sets", tomb).lists("group amulet, group book");
    three("full", tomb)
        .shows("/frames/0/group", json!("amulet"))
        .lists("pick am_ankh, pick am_scarab");
    three("full", "am_ankh x2 bk_gates bk_dead").lists("group amulet, group book");
}

#[test]
fn vk_7_10_a_set_stays_chosen_while_it_shrinks() {
    // The first of three leaves; with fewer cards than demanded the set still gives the rest.
    let scene = given_drill_options(json!({"discard_groups": "full"}))
        .hand("jar_hapi urn")
        .bot_tomb("am_ankh am_scarab am_djed bk_gates bk_dead bk_nether")
        .pyramid(OTHER.replace("am_djed", "am_tyet").as_str())
        .play("use jar_hapi, do, group amulet, pick am_ankh");
    scene.shows("/frames/0/left", json!(2));
    let same = |view| set_up(&scene.game, &view);
    assert_eq!(same(scene.view()).as_ref(), Ok(&scene.state));
    // A named set of which nothing has left has all that is demanded, or no set has.
    let before = given_drill_options(json!({"discard_groups": "full"}))
        .hand("jar_hapi urn")
        .bot_tomb("am_ankh am_scarab am_djed bk_gates bk_dead bk_nether st_isis")
        .pyramid(OTHER.replace("am_djed", "am_tyet").as_str())
        .play("use jar_hapi, do, group amulet");
    let mut view = before.view();
    assert_eq!(set_up(&before.game, &view).as_ref(), Ok(&before.state));
    view["frames"][0]["left"] = json!(2);
    assert!(set_up(&before.game, &view).is_err());
    view["frames"][0]["left"] = json!(1);
    view["frames"][0]["group"] = json!("statue");
    assert!(set_up(&before.game, &view).is_err());
}

#[test]
fn vk_7_16_one_card_where_a_full_set_is_asked_for() {
    let scene = two_discards("full", "shabti urn throne");
    scene
        .lists("pick shabti, pick urn")
        .shows("/frames/0/left", json!(1))
        .refuses("pick throne", "not_legal", "VK-7.16");
    scene
        .play("pick urn")
        .zone("/bot_discard", "urn")
        .phase("play");
}
