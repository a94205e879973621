//! Every action of the embedded catalogue and of the one for tests, in play.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::needless_pass_by_value,
    reason = "a test may panic"
)]

mod common;

use common::{FULL, Given, OTHER, Scene, given, given_drill};
use serde_json::json;

/// The action of every design was carried out once; which ones is noted.
#[derive(Default)]
struct Used(Vec<String>);

impl Used {
    fn play(&mut self, given: Given, steps: &str) -> Scene {
        let scene = given.play(steps);
        let verb = steps
            .split(", ")
            .find(|step| step.starts_with("use ") || step.starts_with("react "));
        let card = verb.unwrap().split(' ').nth(1).unwrap().to_owned();
        self.0.push(card);
        scene
    }

    fn all(mut self, but: &[&str]) {
        self.0.extend(but.iter().map(|&id| id.to_owned()));
        for design in votk::Design::all() {
            let id = votk::Catalogue::house().card(design).id().to_owned();
            assert!(self.0.contains(&id), "{id}");
        }
    }
}

fn last_bone(scene: &Scene) -> serde_json::Value {
    scene.view()["boneyard"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone()
}

#[test]
fn the_35_designs_of_the_house() {
    let mut used = Used::default();
    let full = || given().pyramid(FULL);
    let scene = used.play(full().hand("shabti urn food"), "use shabti, pick urn");
    assert_eq!(last_bone(&scene), "urn");
    used.play(full().hand("urn shabti"), "use urn, swap bl t")
        .pyramid("boat jar_qeb st_horus / am_ankh bk_gates / sarc_outer");
    used.play(full().hand("food").deck("urn"), "use food, draw urn")
        .zone("/hand", "urn");
    used.play(
        full()
            .hand("sarc_outer urn")
            .tomb("food throne")
            .pyramid(OTHER),
        "use sarc_outer, pick throne, pick urn",
    )
    .zone("/hand", "throne")
    .zone("/tomb", "urn food");
    let scene = used.play(
        full()
            .hand("sarc_middle urn")
            .deck("food shabti am_djed")
            .top("urn"),
        "use sarc_middle",
    );
    scene.lists("pick shabti, pick urn, pick food");
    scene
        .play("pick food")
        .zone("/tomb", "food")
        .shows("/deck/unseen", json!({"shabti": 1, "urn": 1, "am_djed": 1}));
    used.play(
        full().hand("sarc_inner urn food"),
        "use sarc_inner, pick food",
    )
    .zone("/tomb", "food")
    .shows("/state/entombed", json!(false));
    used.play(
        full().hand("jar_qeb urn").bot_pile("food").pyramid(OTHER),
        "use jar_qeb",
    )
    .shows("/state/purse", json!(1))
    .zone("/bot_discard", "");
    used.play(
        full().hand("jar_imsety").deck("urn food x2"),
        "use jar_imsety, draw urn, draw food",
    )
    .zone("/hand", "urn food");
    used.play(
        full().hand("jar_hapi urn").bot_tomb("shabti urn"),
        "use jar_hapi, pick urn",
    )
    .zone("/bot_discard", "urn");
    used.play(
        full().hand("jar_dua urn").bot_tomb("shabti am_djed x2"),
        "use jar_dua, group amulet",
    )
    .zone("/bot_discard", "am_djed x2");
    used.play(
        full().hand("am_ankh urn").deck("food").pyramid(OTHER),
        "use am_ankh, draw food",
    )
    .shows("/state/purse", json!(1))
    .zone("/hand", "urn food");
    used.play(
        full().hand("am_djed urn").pile("food throne"),
        "use am_djed",
    )
    .zone("/hand", "urn throne");
    used.play(
        full().hand("am_scarab urn").deck("food x2"),
        "use am_scarab, mode 2, draw food, draw food",
    )
    .zone("/hand", "urn food x2");
    used.play(
        full()
            .hand("am_tyet urn")
            .deck("food")
            .set("/state/executed", json!(["food"])),
        "use am_tyet, draw food",
    )
    .zone("/hand", "urn food");
    used.play(
        full().hand("am_wedjat urn").deck("food").bot_tomb("food"),
        "use am_wedjat, draw food",
    )
    .zone("/bot_tomb", "food");
    used.play(full().hand("bk_nether urn"), "use bk_nether, stock am_djed")
        .zone("/discard", "am_djed");
    used.play(
        full().hand("bk_earth chariot urn"),
        "use bk_earth, pick chariot, take t",
    )
    .zone("/discard", "boat");
    used.play(
        full()
            .hand("bk_gates urn food")
            .deck("shabti")
            .pyramid(OTHER),
        "use bk_gates, turn shabti, pick food",
    )
    .zone("/discard", "shabti")
    .zone("/state/executed", "shabti bk_gates");
    used.play(full().hand("bk_dead urn"), "use bk_dead")
        .zone("/tomb", "am_ankh");
    used.play(
        full().hand("bk_heavens urn").pile("urn food x2 shabti x2"),
        "use bk_heavens, pick food",
    )
    .zone("/tomb", "food")
    .zone("/discard", "urn food shabti x2");
    used.play(
        full().hand("bk_travers urn").set("/state/bought", json!(5)),
        "use bk_travers, take t",
    )
    .zone("/discard", "boat");
    let scene = used.play(
        full()
            .hand("st_anubis urn")
            .bones("am_ankh throne am_djed senet"),
        "use st_anubis",
    );
    scene.lacks("pick am_djed").lacks("pick throne");
    scene.play("pick senet").zone("/discard", "senet");
    used.play(
        full().hand("st_bastet throne"),
        "use st_bastet, do, swap bl bm",
    )
    .offers("buy ml");
    used.play(full().hand("st_horus urn"), "use st_horus")
        .zone("/discard", "sarc_outer");
    used.play(
        full()
            .hand("st_isis urn")
            .tomb("food throne")
            .deck("shabti"),
        "use st_isis, pick throne, draw shabti",
    )
    .zone("/hand", "shabti urn throne");
    used.play(
        full()
            .hand("st_osiris urn")
            .pile("am_djed food throne senet"),
        "use st_osiris, pick senet",
    )
    .zone("/tomb", "senet");
    used.play(
        full()
            .hand("st_sekhmet urn")
            .deck("food")
            .bot_tomb("shabti x6"),
        "use st_sekhmet, draw food",
    )
    .zone("/discard", "shabti")
    .zone("/hand", "urn food");
    used.play(full().hand("st_thoth urn"), "use st_thoth")
        .shows("/state/worth", json!(4));
    used.play(
        given()
            .pyramid(OTHER.replace("boat", "am_ankh").as_str())
            .hand("boat urn")
            .bot_to_roll(),
        "die 1, react boat, take br",
    )
    .zone("/discard", "boat st_horus");
    let scene = used.play(full().hand("senet urn"), "use senet, take t");
    assert_eq!(last_bone(&scene), "boat");
    scene.shows("/state/purse", json!(1));
    used.play(
        full().hand("chariot urn").pile("food shabti"),
        "use chariot, pick food",
    )
    .zone("/deck/top", "food")
    .zone("/discard", "shabti");
    used.play(full().hand("censer urn"), "use censer")
        .shows("/state/cheaper", json!(1));
    used.play(
        full().hand("mask urn").deck("food shabti"),
        "use mask, turn food",
    )
    .zone("/tomb", "food");
    used.play(full().hand("throne urn").bot_tomb("food"), "use throne")
        .zone("/discard", "food");
    // The Offering Table takes no part; its action is carried out in a position of its own kind:
    // the same words are the first mode of the Scarab Amulet.
    assert_eq!(
        votk::Catalogue::house()
            .card(votk::Catalogue::house().design("table").unwrap())
            .action()
            .to_string(),
        "gold n=2"
    );
    full()
        .hand("am_scarab urn")
        .play("use am_scarab")
        .shows("/state/purse", json!(2));
    used.all(&["table"]);
}

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
        .bot_tomb("shabti x2")
        .play("use jar_hapi, do")
        .zone("/bot_discard", "shabti x2")
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
        .bot_tomb("shabti")
        .play("use st_sekhmet")
        .phase("draw")
        .zone("/bot_discard", "");
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
        .play("use mask, pass")
        .zone("/state/executed", "mask");
    full()
        .hand("throne urn")
        .play("use throne")
        .shows("/state/purse", json!(9));
}
