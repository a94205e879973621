//! Every action of the embedded catalogue, in play.

use crate::common::{FULL, Given, OTHER, Scene, given};
use serde_json::json;

/// The designs whose action was executed.
#[derive(Default)]
struct Used(Vec<String>);

impl Used {
    fn play(&mut self, given: &Given, steps: &str) -> Scene {
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
            let id = votk::Catalogue::house().card(design).id.to_string();
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
    let scene = used.play(&full().hand("shabti urn food"), "use shabti, pick urn");
    assert_eq!(last_bone(&scene), "urn");
    used.play(&full().hand("urn shabti"), "use urn, swap bl t")
        .pyramid("boat jar_qeb st_horus / am_ankh bk_gates / sarc_outer");
    used.play(&full().hand("food").deck("urn"), "use food, draw urn")
        .zone("/hand", "urn");
    used.play(
        &full()
            .hand("sarc_outer urn")
            .tomb("food throne")
            .pyramid(OTHER),
        "use sarc_outer, pick throne, pick urn",
    )
    .zone("/hand", "throne")
    .zone("/tomb", "urn food");
    let scene = used.play(
        &full()
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
        &full().hand("sarc_inner urn food"),
        "use sarc_inner, pick food",
    )
    .zone("/tomb", "food")
    .shows("/state/entombed", json!(false));
    used.play(
        &full().hand("jar_qeb urn").bot_pile("food").pyramid(OTHER),
        "use jar_qeb",
    )
    .shows("/state/purse", json!(1))
    .zone("/bot_discard", "");
    used.play(
        &full().hand("jar_imsety").deck("urn food x2"),
        "use jar_imsety, draw urn, draw food",
    )
    .zone("/hand", "urn food");
    used.play(
        &full().hand("jar_hapi urn").bot_tomb("shabti urn"),
        "use jar_hapi, pick urn",
    )
    .zone("/bot_discard", "urn");
    used.play(
        &full().hand("jar_dua urn").bot_tomb("shabti am_djed x2"),
        "use jar_dua",
    )
    .zone("/bot_discard", "am_djed x2");
    used.play(
        &full().hand("am_ankh urn").deck("food").pyramid(OTHER),
        "use am_ankh, draw food",
    )
    .shows("/state/purse", json!(1))
    .zone("/hand", "urn food");
    used.play(
        &full().hand("am_djed urn").pile("food throne"),
        "use am_djed",
    )
    .zone("/hand", "urn throne");
    used.play(
        &full().hand("am_scarab urn").deck("food x2"),
        "use am_scarab, mode 2, draw food, draw food",
    )
    .zone("/hand", "urn food x2");
    used.play(
        &full()
            .hand("am_tyet urn")
            .deck("food")
            .set("/state/executed", json!(["food"])),
        "use am_tyet, draw food",
    )
    .zone("/hand", "urn food");
    used.play(
        &full().hand("am_wedjat urn").deck("food").bot_tomb("food"),
        "use am_wedjat, draw food",
    )
    .zone("/bot_tomb", "food");
    used.play(
        &full().hand("bk_nether urn"),
        "use bk_nether, stock am_djed",
    )
    .zone("/discard", "am_djed");
    used.play(
        &full().hand("bk_earth chariot urn"),
        "use bk_earth, pick chariot, take t",
    )
    .zone("/discard", "boat");
    used.play(
        &full()
            .hand("bk_gates urn food")
            .deck("shabti")
            .pyramid(OTHER),
        "use bk_gates, turn shabti, pick food",
    )
    .zone("/discard", "shabti")
    .zone("/state/executed", "shabti bk_gates");
    used.play(&full().hand("bk_dead urn"), "use bk_dead")
        .zone("/tomb", "am_ankh");
    used.play(
        &full().hand("bk_heavens urn").pile("urn food x2 shabti x2"),
        "use bk_heavens, pick food",
    )
    .zone("/tomb", "food")
    .zone("/discard", "urn food shabti x2");
    used.play(
        &full().hand("bk_travers urn").set("/state/bought", json!(5)),
        "use bk_travers, take t",
    )
    .zone("/discard", "boat");
    let scene = used.play(
        &full()
            .hand("st_anubis urn")
            .bones("am_ankh throne am_djed senet"),
        "use st_anubis",
    );
    scene.lacks("pick am_djed").lacks("pick throne");
    scene.play("pick senet").zone("/discard", "senet");
    used.play(
        &full().hand("st_bastet throne"),
        "use st_bastet, do, swap bl bm",
    )
    .offers("buy ml");
    used.play(&full().hand("st_horus urn"), "use st_horus")
        .zone("/discard", "sarc_outer");
    used.play(
        &full()
            .hand("st_isis urn")
            .tomb("food throne")
            .deck("shabti"),
        "use st_isis, pick throne, draw shabti",
    )
    .zone("/hand", "shabti urn throne");
    used.play(
        &full()
            .hand("st_osiris urn")
            .pile("am_djed food throne senet"),
        "use st_osiris, pick senet",
    )
    .zone("/tomb", "senet");
    used.play(
        &full()
            .hand("st_sekhmet urn")
            .deck("food")
            .bot_tomb("shabti x6"),
        "use st_sekhmet, draw food",
    )
    .zone("/discard", "shabti")
    .zone("/hand", "urn food");
    used.play(&full().hand("st_thoth urn"), "use st_thoth")
        .shows("/state/worth", json!(4));
    used.play(
        &given()
            .pyramid(OTHER.replace("boat", "am_ankh").as_str())
            .hand("boat urn")
            .bot_to_roll(),
        "die 1, react boat, take br",
    )
    .zone("/discard", "boat st_horus");
    let scene = used.play(&full().hand("senet urn"), "use senet, take t");
    assert_eq!(last_bone(&scene), "boat");
    scene.shows("/state/purse", json!(1));
    used.play(
        &full().hand("chariot urn").pile("food shabti"),
        "use chariot, pick food",
    )
    .zone("/deck/top", "food")
    .zone("/discard", "shabti");
    used.play(&full().hand("censer urn"), "use censer")
        .shows("/state/cheaper", json!(1));
    used.play(
        &full().hand("mask urn").deck("food shabti"),
        "use mask, turn food",
    )
    .zone("/tomb", "food");
    used.play(&full().hand("throne urn").bot_tomb("food"), "use throne")
        .zone("/discard", "food");
    // The Offering Table takes no part; its action is the first mode of the Scarab Amulet.
    assert_eq!(
        votk::Catalogue::house()
            .card(votk::Catalogue::house().design("table").unwrap())
            .action
            .to_string(),
        "gold n=2"
    );
    full()
        .hand("am_scarab urn")
        .play("use am_scarab")
        .shows("/state/purse", json!(2));
    used.all(&["table"]);
}
