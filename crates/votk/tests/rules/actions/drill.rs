//! Every action of the catalogue for tests, in play.

use crate::common::{DRILL, FULL, Given, OTHER, given_drill};
use serde_json::json;
use votk::{Catalogue, Options, Valley};

#[test]
fn the_designs_of_the_drill_catalogue() {
    let full = || given_drill().pyramid(OTHER);
    // Two optional sacrifices, one after the other, the second declined.
    let scene = full().hand("shabti urn food").play("use shabti");
    scene
        .lists("pick urn, pick food, pass")
        .shows("/frames/0/left", json!(2));
    scene
        .play("pick urn, pass")
        .zone("/hand", "food")
        .tells(json!({"event": "declined", "card": "shabti", "op": 1}));
    full()
        .hand("urn shabti")
        .play("use urn, do")
        .lists("swap bl bm, swap bl br, swap bm br");
    full()
        .hand("urn shabti")
        .play("use urn, pass")
        .zone("/state/executed", "urn");
    let scene = full()
        .hand("food urn shabti")
        .deck("shabti x2 urn")
        .play("use food, draw urn, draw shabti");
    scene.phase("draw").shows("/frames/0/left", json!(1));
    scene
        .play("draw shabti, pick urn, pick shabti")
        .zone("/discard", "urn shabti")
        .zone("/hand", "shabti x2 urn");
    full()
        .hand("sarc_outer urn")
        .bones("am_ankh throne")
        .play("use sarc_outer")
        .zone("/hand", "urn throne");
    let scene = full()
        .hand("sarc_middle urn")
        .top("food shabti")
        .deck("urn")
        .play("use sarc_middle, pick shabti");
    scene
        .zone("/deck/top", "shabti")
        .shows("/deck/unseen", json!({"urn": 1, "food": 1}));
    let scene = full()
        .pyramid(FULL)
        .hand("sarc_inner food urn")
        .play("use sarc_inner");
    scene.lists("pick urn, pick food");
    let scene = scene.play("pick food");
    scene
        .lists("take ml, take mr, take t")
        .shows("/frames/0/limit", json!(4));
    scene
        .play("take mr")
        .zone("/tomb", "food")
        .zone("/hand", "urn bk_gates");
    full()
        .hand("jar_imsety urn")
        .bot_tomb("shabti food")
        .play("use jar_imsety, mode 1, pick food")
        .zone("/bot_discard", "food");
    full()
        .hand("jar_imsety urn")
        .bot_tomb("shabti food")
        .play("use jar_imsety, mode 2, pick food")
        .zone("/tomb", "food");
    full()
        .hand("jar_hapi urn")
        .bot_tomb("am_ankh x2")
        .play("use jar_hapi, do")
        .zone("/bot_discard", "am_ankh x2")
        .shows("/state/purse", json!(3));
    full()
        .hand("jar_hapi urn")
        .bot_tomb("shabti x2")
        .play("use jar_hapi, pass")
        .zone("/bot_tomb", "shabti x2")
        .shows("/state/bot_discard", json!(false));
    full()
        .hand("jar_dua urn")
        .bot_tomb("shabti x4 food x2")
        .bot_pile("shabti x3")
        .play("use jar_dua, pick food")
        .zone("/hand", "urn food");
    full()
        .hand("am_ankh urn")
        .tomb("food throne")
        .deck("shabti")
        .play("use am_ankh, pick food, pass, draw shabti")
        .zone("/tomb", "throne")
        .zone("/discard", "food");
    full()
        .hand("am_djed urn")
        .pyramid(FULL)
        .pile("food throne")
        .play("use am_djed")
        .zone("/tomb", "throne");
    full()
        .hand("am_scarab throne")
        .pyramid(FULL)
        .play("use am_scarab")
        .shows("/state/cheaper", json!(2))
        .offers("buy t");
    let scene = full()
        .hand("am_tyet urn")
        .deck("food")
        .set("/state/executed", json!(["urn", "st_thoth"]))
        .play("use am_tyet, pass");
    scene.phase("draw").zone("/state/executed", "urn st_thoth");
    full()
        .hand("am_wedjat urn")
        .deck("shabti")
        .bot_tomb("urn")
        .play("use am_wedjat, pass")
        .shows("/state/purse", json!(1));
    let scene = full()
        .hand("bk_nether urn")
        .pyramid(FULL)
        .play("use bk_nether, stock am_djed");
    scene.phase("stock").shows("/frames/0/left", json!(1));
    scene
        .play("stock st_bastet")
        .zone("/tomb", "am_djed st_bastet");
    let scene = full().hand("bk_earth urn").play("use bk_earth");
    scene.lists("do, pass");
    scene
        .play("do, take bl, do, stock am_ankh")
        .zone("/hand", "am_ankh")
        .zone("/discard", "senet");
    let scene = full()
        .hand("bk_gates x2")
        .deck("am_ankh shabti")
        .pile("urn")
        .tomb("food");
    scene
        .pyramid(
            FULL.replace("am_ankh", "am_djed")
                .as_str()
                .replace("bk_gates", "chariot")
                .as_str(),
        )
        .play("use bk_gates, turn am_ankh, pass, draw shabti")
        .phase("turn")
        .tells(json!({"event": "reshuffled", "cards": 2}));
    full()
        .hand("bk_dead urn")
        .play("use bk_dead")
        .zone("/tomb", "chariot");
    let scene = full()
        .hand("bk_heavens urn")
        .tomb("shabti x3")
        .pile("food throne mask");
    scene.play("use bk_heavens").zone("/hand", "urn throne");
    let scene = full()
        .hand("bk_travers urn x2")
        .deck("food")
        .set("/state/bought", json!(3))
        .play("use bk_travers");
    scene.lists("take bl, take bm, take ml, take t, pass");
    scene
        .play("take t")
        .zone("/deck/top", "")
        .zone("/hand", "urn x2 boat");
    let scene = full()
        .hand("st_anubis urn")
        .pyramid(FULL)
        .bones("st_bastet am_djed am_scarab")
        .play("use st_anubis");
    scene.lists("mode 1, mode 2");
    scene.clone().play("mode 1").zone("/tomb", "st_bastet");
    scene
        .play("mode 2, pick am_djed, pick am_scarab")
        .zone("/discard", "am_djed am_scarab");
    full()
        .hand("st_bastet urn")
        .top("food throne")
        .deck("shabti x2")
        .pyramid(FULL)
        .play("use st_bastet, turn shabti, do, turn shabti")
        .zone("/discard", "food throne shabti")
        .zone("/hand", "shabti urn");
    let scene = full()
        .hand("st_horus urn")
        .pyramid(FULL)
        .play("use st_horus, take bl, take br, take bl");
    scene.zone("/hand", "urn am_ankh");
    full()
        .hand("st_isis urn food throne")
        .deck("shabti")
        .play("use st_isis, pick food, pick throne")
        .zone("/hand", "urn food throne");
    full()
        .hand("st_osiris urn")
        .deck("food")
        .play("use st_osiris, do, draw food")
        .shows("/state/worth", json!(2));
    full()
        .hand("st_sekhmet urn")
        .deck("food")
        .bot_tomb("shabti bk_heavens x2")
        .bot_pile("urn")
        .play("use st_sekhmet")
        .phase("draw")
        .zone("/bot_tomb", "")
        .zone("/bot_discard", "urn bk_heavens x2");
    let scene = full()
        .hand("st_thoth urn")
        .pile("food shabti")
        .play("use st_thoth");
    scene.lists("mode 1, mode 2");
    scene.play("mode 1").zone("/hand", "shabti urn food");
    let scene = full()
        .pyramid(FULL.replace("boat", "am_djed").as_str())
        .hand("boat urn")
        .deck("food")
        .bot_to_roll()
        .play("die 1, react boat, take bm, fall left");
    scene.phase("draw").zone("/hand", "urn jar_qeb");
    let scene = given_drill()
        .pyramid(FULL)
        .hand("senet urn")
        .bot_tomb("shabti")
        .bot_to_roll()
        .play("die 1, react senet, swap bl bm");
    scene.zone("/bot_discard", "shabti").phase("lay");
    let scene = full()
        .hand("censer urn")
        .deck("shabti x2")
        .set("/state/bought", json!(2))
        .play("use censer");
    scene
        .zone("/tomb", "shabti x2")
        .shows("/state/reach", json!("middle"));
    full()
        .hand("mask urn")
        .deck("shabti x2")
        .pile("food x2")
        .bot_tomb("urn shabti")
        .play("use mask, pass, pass, do, pick urn")
        .zone("/bot_discard", "urn")
        .zone("/state/executed", "mask");
    full()
        .hand("throne urn")
        .play("use throne")
        .shows("/state/purse", json!(9));
}

#[test]
fn vk_6_4_only_cards_that_the_words_allow_can_be_moved() {
    let rule = "move from=hand to=tomb group=jar";
    let table = DRILL.replace("opp_sacrifice n=2", rule);
    let catalogue = Catalogue::from_table(&table).unwrap();
    let game = Valley::with_catalogue(Options::default(), catalogue);
    let given = Given::with(game).pyramid(OTHER);
    given
        .clone()
        .hand("jar_qeb jar_dua")
        .start()
        .offers("use jar_qeb");
    given.hand("jar_qeb urn").start().lacks("use jar_qeb");
}
