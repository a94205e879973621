//! VK-8: the Bot's turn.

use crate::common::{DRILL, FULL, Given, OTHER, given, given_drill, given_options, watch};
use serde_json::json;
use votk::{Catalogue, Event, Options, Valley, Zone};

#[test]
fn vk_8_1_gain_and_rebuild() {
    let scene = given().hand("shabti").pyramid(FULL).bot_to_roll().start();
    scene.shows("/step", json!("gain"));
    scene
        .play("die 1")
        .shows("/step", json!("rebuild"))
        .phase("lay");
}

#[test]
fn vk_8_2_the_die() {
    for (roll, slot, card) in [
        ("die 1", "bl", "sarc_outer"),
        ("die 2", "bl", "sarc_outer"),
        ("die 3", "bm", "jar_qeb"),
        ("die 4", "bm", "jar_qeb"),
        ("die 5", "br", "st_horus"),
        ("die 6", "br", "st_horus"),
    ] {
        let face: u8 = roll.split(' ').nth(1).unwrap().parse().unwrap();
        given()
            .hand("shabti")
            .pyramid(FULL)
            .bot_to_roll()
            .play(roll)
            .zone("/bot_tomb", card)
            .tells(json!({"event": "rolled", "face": face, "slot": slot}));
    }
}

#[test]
fn vk_8_2_no_other_way_to_gain() {
    let (mut gained, mut returned) = (0, 0);
    watch(64, |seen| {
        let before = seen.before.bot_tomb();
        let mut more = seen.state.bot_tomb().len().saturating_sub(before.len());
        for event in seen.events {
            match event {
                Event::Moved {
                    from,
                    to: Zone::BotTomb,
                    ..
                } => {
                    let rolled = seen.events.iter().find_map(|event| match event {
                        Event::Rolled { slot, .. } => Some(*slot),
                        _ => None,
                    });
                    assert_eq!(Some(*from), rolled.map(Zone::from));
                    gained += 1;
                    more = more.saturating_sub(1);
                }
                Event::Returned { cards } => {
                    returned += cards.len();
                    more = more.saturating_sub(u16::try_from(cards.len()).unwrap());
                }
                _ => {}
            }
        }
        assert!(seen.inputs.is_empty() || more == 0, "{:?}", seen.events);
    });
    assert!(gained > 1000 && returned > 64, "{gained} {returned}");
}

#[test]
fn vk_8_3_empty_slots() {
    let pyramid = "- jar_qeb st_horus / - am_ankh / -";
    let given = |empty: &str| {
        given_options(json!({"empty_slot": empty}))
            .hand("boat urn")
            .stock("")
            .pyramid(pyramid)
            .bot_to_roll()
    };
    given("reroll")
        .start()
        .lists("die 3, die 4, die 5, die 6")
        .refuses("die 1", "not_legal", "VK-8.3");
    // Nothing is gained, and no window opens.
    given("none")
        .play("die 2")
        .zone("/bot_tomb", "")
        .phase("play")
        .shows("/turn", json!(3));
}

#[test]
fn vk_8_4_which_card_falls_after_a_gain() {
    let scene = |fall: &str| {
        given_options(json!({"bot_fall": fall}))
            .hand("shabti")
            .pyramid(FULL)
            .bot_to_roll()
    };
    scene("die")
        .play("die 3")
        .shows("/pyramid/bm", json!("am_ankh"));
    scene("die")
        .play("die 4")
        .shows("/pyramid/bm", json!("bk_gates"));
    let asked = scene("player").play("die 4");
    asked.phase("fall").shows("/step", json!("rebuild"));
    asked
        .play("fall left")
        .shows("/pyramid/bm", json!("am_ankh"))
        .phase("lay");
    // A single card falls, whatever the face of the die.
    given()
        .hand("shabti")
        .stock("throne")
        .pyramid("bk_gates jar_qeb st_horus / - am_ankh / -")
        .bot_to_roll()
        .play("die 3")
        .shows("/pyramid/bm", json!("am_ankh"));
}

#[test]
fn vk_8_5_the_rebuild_step_begins_with_the_crumble() {
    let scene = given()
        .hand("boat urn")
        .pyramid(OTHER.replace("boat", "sarc_outer").as_str())
        .bot_to_roll()
        .start();
    scene.shows("/step", json!("gain"));
    let scene = scene.play("die 1");
    scene
        .phase("react")
        .shows("/step", json!("rebuild"))
        .pyramid("st_bastet am_djed st_horus / sarc_outer chariot / -");
    scene.play("react boat").shows("/step", json!("rebuild"));
    // An end caused by the gain belongs to the rebuild step, which an empty slot also begins.
    given()
        .hand("shabti")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .bot_to_roll()
        .play("die 5")
        .phase("over")
        .shows("/step", json!("rebuild"));
    given_options(json!({"empty_slot": "none"}))
        .hand("shabti")
        .stock("throne")
        .pyramid("- jar_qeb st_horus / - am_ankh / -")
        .bot_to_roll()
        .play("die 1")
        .phase("lay")
        .shows("/step", json!("rebuild"));
}

#[test]
fn vk_8_6_a_view_knows_whether_the_window_is_still_to_come() {
    // With an immediate refill, the slot comes before the window; in the rebuild step, after it.
    for (refill, phase) in [("immediate", "react"), ("rebuild", "play")] {
        let scene = given_options(json!({"refill": refill}))
            .hand("boat urn")
            .pyramid(OTHER.replace("boat", "sarc_outer").as_str())
            .bot_to_roll()
            .play("die 1");
        let steps = ["pass, lay t am_ankh", "lay t am_ankh"];
        let scene = scene.play(steps[usize::from(refill == "immediate")]);
        scene.phase(phase);
    }
    // Every gap is filled before the window opens.
    let scene = given_options(json!({"refill": "immediate"}))
        .hand("boat urn")
        .pyramid("sarc_outer jar_qeb st_horus / - bk_gates / -")
        .bot_to_roll()
        .set("/phase", json!("lay"))
        .set("/step", json!("rebuild"))
        .set("/pending/slot", json!("ml"))
        .play("lay ml am_ankh");
    scene.phase("lay").shows("/pending/slot", json!("t"));
    scene.play("lay t am_djed").phase("react");
}

#[test]
fn vk_8_6_the_reaction_window() {
    let given = |options| {
        given_options(options)
            .hand("boat urn")
            .pyramid(OTHER.replace("boat", "sarc_outer").as_str())
            .bot_to_roll()
    };
    let scene = given(json!({})).play("die 1");
    scene
        .lists("react boat, pass")
        .refuses("react senet", "not_legal", "VK-3.2");
    scene
        .clone()
        .play("pass")
        .phase("lay")
        .tells(json!({"event": "window_passed"}))
        .zone("/hand", "urn boat");
    scene
        .play("react boat, take bl")
        .phase("lay")
        .shows("/step", json!("rebuild"));
    given(json!({"reactions": "off"}))
        .play("die 1")
        .phase("lay")
        .shows("/step", json!("rebuild"));
    // After an immediate refill.
    let scene = given(json!({"refill": "immediate"})).play("die 1");
    scene.phase("lay").shows("/step", json!("rebuild"));
    scene.play("lay t am_ankh").phase("react");
    // As often as there are such cards.
    let scene = given_drill()
        .hand("boat senet urn")
        .deck("urn x2")
        .bot_tomb("shabti")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / am_djed")
        .bot_to_roll()
        .play("die 1, react boat, take mr, draw urn");
    scene.phase("react").lists("react senet, pass");
    // Not after the end of the game.
    given(json!({}))
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("die 1")
        .phase("over");
}

#[test]
fn vk_8_6_only_with_an_action_that_is_available() {
    let table = DRILL.replace("opp_discard; swap", "need hand=2; swap");
    let given = |hand| {
        let catalogue = Catalogue::from_table(&table).unwrap();
        Given::with(Valley::with_catalogue(Options::default(), catalogue))
            .hand(hand)
            .pyramid(FULL)
            .bot_to_roll()
    };
    given("senet urn food")
        .play("die 1")
        .lists("react senet, pass");
    assert_ne!(given("senet urn").play("die 1").view()["phase"], "react");
}

#[test]
fn vk_8_7_the_reaction_card_is_discarded_first() {
    let scene = given()
        .hand("boat urn")
        .deck("shabti x2")
        .pyramid(OTHER.replace("boat", "sarc_outer").as_str())
        .bot_to_roll()
        .play("die 1, react boat");
    scene
        .zone("/discard", "boat")
        .zone("/hand", "urn")
        .tells(json!({"event": "moved", "card": "boat", "from": "hand", "to": "discard"}));
    assert_eq!(
        scene.told()[0],
        json!({"event": "reacting", "card": "boat"})
    );
    scene.play("take bl").zone("/hand", "urn");
}

#[test]
fn vk_8_8_refill_and_no_forced_sacrifice() {
    // The Bot gains nothing, and the pyramid stays as it is.
    given_options(json!({"empty_slot": "none"}))
        .hand("shabti urn")
        .stock("")
        .pyramid("- jar_qeb st_horus / - am_ankh / -")
        .bot_to_roll()
        .play("die 1")
        .pyramid("- jar_qeb st_horus / - am_ankh / -")
        .phase("play");
    let scene = given()
        .hand("shabti")
        .pyramid(FULL)
        .bot_to_roll()
        .play("die 5");
    scene.phase("lay").shows("/pending/slot", json!("t"));
}
