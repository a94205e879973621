//! Views that are not positions: every fault is found and listed.

use crate::common::{Play, given, house, plain, set_up, view};
use scrapyard::State;
use serde_json::{Value, json};
use solo_core::Faults;

/// Returns the faults of a position after a change of its view.
pub(crate) fn faults(text: &str, change: impl Fn(&mut Value)) -> Vec<String> {
    let game = plain();
    let mut view = given(&game, text);
    change(&mut view);
    listed(set_up(&game, &view))
}

/// Returns the faults of a failed set-up.
pub(crate) fn listed(found: Result<State, Faults>) -> Vec<String> {
    let Err(faults) = found else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for fault in &faults {
        let line = format!("{} {}", fault.at, fault.rule);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

#[test]
fn cards_must_add_up() {
    assert_eq!(
        faults("", |view| view["player"]["parts"] = json!(["p01"])),
        ["scraps.part SE-1.3"]
    );
    assert_eq!(
        faults("P p01", |view| view["player"]["parts"] = json!([])),
        ["scraps.part.p01 SE-1.3"]
    );
    let found = faults("", |view| {
        view["player"]["machines"] = json!(["p01", "s99"]);
    });
    assert_eq!(
        found,
        ["player.machines[0] SE-16.2", "player.machines[1] SE-16.2"]
    );
    let found = faults("", |view| {
        view["scraps"]["part"] = json!({"p01": 0});
    });
    assert_eq!(found, ["scraps.part.p01 SE-1.3"]);
    let found = faults("", |view| {
        view["ghost"]["parts"] = json!({"s01": 1});
    });
    assert_eq!(found, ["ghost.parts.s01 SE-1.3"]);
}

/// The content of a scrap pile follows from the other cards. A surplus of one kind may therefore
/// look like a shortage of the next.
#[test]
fn no_card_makes_up_for_another() {
    let view = |view: &mut Value| {
        view["player"]["built"] = json!(["s01", "s01", "s01", "s01"]);
        view["piles"]["machine"]["unseen"]["s02"] = json!(2);
        view["scraps"]["machine"] = json!({"s01": 3});
    };
    assert_eq!(faults("Pb s01x3", view), ["scraps.machine SE-1.3"]);
    let many = |view: &mut Value| view["ghost"]["parts"] = json!({"p01": 255});
    assert_eq!(
        faults("", many),
        ["scraps.part SE-1.3"],
        "a count that no position holds"
    );
}

#[test]
fn what_is_wrong_is_said_with_its_values() {
    let game = plain();
    let said = |text: &str, change: &dyn Fn(&mut Value)| {
        let mut view = given(&game, text);
        change(&mut view);
        set_up(&game, &view).unwrap_err().to_string()
    };
    assert_eq!(
        said("P p01", &|view| view["player"]["parts"] = json!([])),
        "scraps.part.p01: the entry is missing, the other fields make it 1 (SE-1.3)"
    );
    assert_eq!(
        said("", &|view| view["player"]["parts"] = json!(["p01"])),
        "scraps.part: p01 is there 7 times instead of 6 (SE-1.3)"
    );
    assert_eq!(
        said("agenda die use s01 / pace / trim / main; n 1", &|_| {}),
        "agenda: \"die use s01\" has nothing to work on (SE-16.2)"
    );
    assert_eq!(
        said("", &|view| view["agenda"] = json!(["dance", "main"])),
        "agenda[0]: expected a task, found \"dance\" (SE-16.2)"
    );
    assert_eq!(
        said("n 500", &|_| {}),
        "actions: after 500 actions the game should have ended, at 500 (SE-14.3)"
    );
}

#[test]
fn all_faults_are_listed() {
    let found = faults("", |view| {
        view["player"]["used"] = json!(["x"]);
        view["player"]["character"] = json!("c09");
        view["ghost"]["built"] = json!(["s02"]);
        view["agenda"] = json!(["dance", "main"]);
    });
    let unreadable = [
        "agenda[0] SE-16.2",
        "player.used[0] SE-11.2",
        "player.character SE-16.2",
    ];
    assert_eq!(found, unreadable);
    let found = faults("", |view| {
        view["player"]["used"] = json!(["s01"]);
        view["ghost"]["built"] = json!(["s02"]);
        view["agenda"] = json!(["main", "main"]);
    });
    let contradictions = [
        "agenda SE-16.2",
        "player.used SE-11.2",
        "ghost.built SE-10.9",
    ];
    assert_eq!(found, contradictions);
}

#[test]
fn what_is_said_twice_must_be_said_alike() {
    assert_eq!(
        faults("", |view| view["phase"] = json!("trim")),
        ["phase SE-16.2"]
    );
    assert_eq!(
        faults("", |view| view["roll"] =
            json!({"for": "steal", "die": 1, "value": 1, "need": 4})),
        ["roll SE-8.1"]
    );
    let outcome = json!({"result": "win", "player": 3, "ghost": 0, "actions": 1, "rating": 1999});
    assert_eq!(
        faults("", |view| view["outcome"] = outcome.clone()),
        ["outcome SE-15.1"]
    );
    let over = json!({"result": "capped", "player": 0, "ghost": 0, "actions": 500, "rating": 0});
    let ended = |outcome: &Value| {
        faults("n 500", |view| {
            view["phase"] = json!("over");
            view["agenda"] = json!([]);
            view["outcome"] = outcome.clone();
        })
    };
    assert_eq!(ended(&over), [""; 0]);
    for field in ["result", "player", "ghost", "actions", "rating"] {
        let mut other = over.clone();
        other[field] = if field == "result" {
            json!("loss")
        } else {
            json!(1)
        };
        let rule = if field == "rating" {
            "SE-15.4"
        } else {
            "SE-15.1"
        };
        assert_eq!(ended(&other), [format!("outcome.{field} {rule}")]);
    }
    let boost = "agenda boost dig part / pace / trim / main; P p01 p02 p03 p04; scrap p05; n 1";
    for (roll, rule) in [
        (
            json!({"for": "dig part", "die": 2, "value": 2, "need": 4}),
            "roll.need SE-8.1",
        ),
        (
            json!({"for": "steal", "die": 2, "value": 2, "need": 5}),
            "roll.for SE-8.1",
        ),
        (
            json!({"for": "dig part", "die": 7, "value": 2, "need": 5}),
            "roll SE-8.1",
        ),
    ] {
        assert_eq!(faults(boost, |view| view["roll"] = roll.clone()), [rule]);
    }
    let play = Play::plain(&format!("{boost}; roll dig part 2 2 5"));
    assert_eq!(play.see("roll.value"), "2");
}

#[test]
fn unsettled_positions() {
    assert_eq!(faults("P p01x2", |_| {}), ["player SE-10.4"]);
    assert_eq!(faults("P s01; Pb s01", |_| {}), [""; 0]);
    assert_eq!(counting("P s01; Pb s01"), ["player SE-10.4"]);
    assert_eq!(faults("Gb s01 s05 s11", |_| {}), ["ghost SE-10.1"]);
    assert_eq!(faults("G s05 p02 p08 p14", |_| {}), ["ghost SE-10.1"]);
    assert_eq!(faults("Pb s01 s01", |_| {}), [""; 0]);
    assert_eq!(counting("Pb s01 s01"), ["player.built SE-10.5"]);
    // Not even while the ghost's new Invention is on its way.
    let due = "agenda gain ghost invention 1 / main; Gi ";
    assert_eq!(counting(&format!("P s01; Pb s01; {due}")), [""; 0]);
    assert_eq!(
        counting(&format!("Pb s01 s01; {due}")),
        ["player.built SE-10.5"]
    );
    assert_eq!(
        faults("Pb s01; Pu s01", |view| {
            view["player"]["built"] = json!([]);
            view["player"]["machines"] = json!(["s01"]);
        }),
        ["player.used SE-11.2"]
    );
    assert_eq!(
        faults("Pb s01x2; Pu s01x2", |view| {
            view["player"]["used"] = json!(["s01", "s01", "s01"]);
        }),
        ["player.used SE-11.2"]
    );
}

/// Returns the faults of a position in which built copies count as duplicates.
fn counting(text: &str) -> Vec<String> {
    let game = house("character none, built_duplicates count");
    listed(set_up(&game, &given(&game, text)))
}

#[test]
fn se_3_2_the_deal_so_far_fits_its_step() {
    let game = plain();
    let mut states = vec![game.start()];
    while states.len() < 30 {
        let state = states.last().unwrap();
        let input = solo_core::nth_input(&game, state, 3).unwrap();
        states.push(game.apply(state, input).unwrap());
    }
    for state in &states {
        assert_eq!(set_up(&game, &view(&game, state)).as_ref(), Ok(state));
    }
    // A step of the deal with the agenda of another one: after 3 and after 20 cards.
    let mut mixed = view(&game, &states[3]);
    mixed["agenda"] = view(&game, &states[20])["agenda"].clone();
    let found = set_up(&game, &mixed).unwrap_err();
    assert!(found.iter().all(|fault| fault.rule.starts_with("SE-3.")));
    assert_eq!(
        found.iter().filter(|fault| fault.rule == "SE-3.2").count(),
        3
    );
}

#[test]
fn se_4_3_a_hand_that_nothing_will_trim_is_within_its_limit() {
    let parts = "P p01 p02 p03 p04 p05 p06 p07 p08 p09";
    let due = "agenda gain ghost invention 1 / main; Gi ";
    assert_eq!(
        faults(&format!("{due}; {parts}"), |_| {}),
        ["player SE-4.3"]
    );
    // A task that brings the player cards is followed by a trim.
    let take = "agenda gain player part 1";
    assert_eq!(
        faults(&format!("{take} / main"), |_| {}),
        ["agenda SE-16.2"]
    );
    let play = Play::plain(&format!("{take} / pace / trim / main; {parts}; n 1"));
    assert_eq!(play.see("actions"), "1");
}

#[test]
fn se_14_3_what_will_lead_to_an_action_stands_below_the_cap() {
    let game = house("character none, action_cap 2");
    let faults = |view: &Value| {
        let found = set_up(&game, view).unwrap_err();
        found
            .iter()
            .map(|f| format!("{} {}", f.at, f.rule))
            .collect::<Vec<_>>()
    };
    // While cards are dealt, while the ghost gets its Invention, and before an action.
    let mut dealing = view(&game, &game.start());
    dealing["actions"] = json!(2);
    assert_eq!(faults(&dealing), ["actions SE-14.3"]);
    let due = given(&game, "agenda gain ghost invention 1 / main; Gi ; n 2");
    assert_eq!(faults(&due), ["actions SE-14.3"]);
    assert_eq!(faults(&given(&game, "n 2")), ["actions SE-14.3"]);
    assert!(set_up(&game, &given(&game, "n 1")).is_ok());
}

#[test]
fn se_14_1_the_game_is_over_exactly_when_it_has_ended() {
    let ended = |text: &str, outcome: Value| {
        let game = plain();
        let mut view = given(&game, text);
        view["phase"] = json!("over");
        view["agenda"] = json!([]);
        view["outcome"] = outcome;
        listed(set_up(&game, &view)).join(", ")
    };
    let outcome = |result: &str, player: u8, ghost: u8, rating: u16| json!({"result": result, "player": player, "ghost": ghost, "actions": 9, "rating": rating});
    // Too early, in time, and twice.
    assert_eq!(ended("n 9", outcome("capped", 0, 0, 0)), "outcome SE-14.3");
    assert_eq!(
        ended(
            "n 9; Pd i03 i04 i05; Gd i06 i07",
            outcome("win", 3, 2, 1991)
        ),
        ""
    );
    assert_eq!(
        ended(
            "n 9; Pd i03 i04; Gd i05 i06 i07; Gi ",
            outcome("loss", 2, 3, 200)
        ),
        ""
    );
    assert_eq!(
        ended(
            "n 9; Pd i03 i04 i05; Gd i06 i07 i08; Gi ",
            outcome("win", 3, 3, 1991)
        ),
        "outcome SE-14.2"
    );
    // Too late.
    assert_eq!(faults("Pd i03 i04 i05", |_| {}), ["outcome SE-14.1"]);
    assert_eq!(faults("Gd i03 i04 i05; Gi ", |_| {}), ["outcome SE-14.1"]);
    assert_eq!(faults("Pd i03 i04; Gd i05 i06", |_| {}), [""; 0]);
}

#[test]
fn se_10_9_the_ghost_builds_each_machine_of_its_invention_once() {
    for (built, lost) in [("s02", "s02"), ("s05 s05", "s05")] {
        let found = faults(&format!("Gb {built}"), |_| {});
        let lost = format!("scraps.machine.{lost} SE-1.3");
        assert_eq!(found, ["ghost.built SE-10.9", &lost], "{built}");
    }
}

#[test]
fn limits() {
    assert_eq!(
        faults("P p01 p02 p03 p04 p05 p06 p07 p08 p09", |_| {}),
        ["player SE-4.3"]
    );
    assert_eq!(
        faults("P s01 s02 s03 s04 s06 s07", |_| {}),
        ["player SE-4.3"]
    );
    assert_eq!(faults("Pi i01 i03", |_| {}), ["player.inventions SE-4.3"]);
    assert_eq!(faults("n 500", |_| {}), ["actions SE-14.3"]);
    assert_eq!(
        faults("Pi i01 i03 i04 i05 i06 i07 i08 i09", |_| {}),
        ["player.inventions SE-4.3", "scraps.invention.i09 SE-1.3"]
    );
    assert_eq!(
        faults("Gi i02 i03", |_| {}),
        ["ghost.inventions SE-3.1", "scraps.invention.i03 SE-1.3"]
    );
    assert_eq!(
        faults("Pd i03 i04 i05 i06", |_| {}),
        [
            "player.done SE-1.2",
            "scraps.invention.i06 SE-1.3",
            "outcome SE-14.1"
        ]
    );
    assert_eq!(faults("Pd i03 i04 i05", |_| {}), ["outcome SE-14.1"]);
}

#[test]
fn tasks() {
    for agenda in [
        "main / main",
        "trim",
        "die dig machine / trim / main",
        "gain player part 0 / main",
        "gain player part 7 / main",
        "gain nobody part 1 / main",
        "take scrap mp 1 / main",
        "take scrap p 1 extra / main",
        "die dig invention / main",
        "die use c09 / main",
        "die swim / main",
        "take draw p 1 / main",
        "take ghost p 0 1 / main",
        "take ghost p 10 1 / main",
        "more draw p 7 / main",
        "pick nothing / main",
        "omit part p01 / main",
        "deal player part 9 / main",
        "gain player part 1 / gain player part 1 / gain player part 1 / gain player part 1 / main",
    ] {
        let found = faults(&format!("agenda {agenda}"), |_| {});
        assert!(!found.is_empty(), "{agenda}");
        assert!(
            found.iter().any(|fault| fault.starts_with("agenda")),
            "{agenda}: {found:?}"
        );
    }
    for text in [
        "agenda omit machine s01 / pace / trim / main; n 1; P p01 p10 p15",
        "agenda omit invention s11 / pace / trim / main; n 1; Pb s01 s09 s10",
        "agenda omit invention c02 / pace / trim / main; n 1; Pb s01 s09 s10",
        "agenda omit invention s01 / pace / trim / main; n 1; Pb s01 s09 s10",
        "agenda die use s01 / pace / trim / main; n 1; Pb s01",
        "agenda die use s02 / pace / trim / main; n 1",
        "agenda die use c01 / pace / trim / main; n 1",
        "agenda gain player part 1 / settle / pace / trim / main; n 1",
    ] {
        let found = faults(text, |_| {});
        assert!(
            found.contains(&"agenda SE-16.2".to_string()),
            "{text}: {found:?}"
        );
    }
    // As many cards as bonus cards of all copies of all machines can bring, and no more.
    let take = |cards: u16| {
        format!("agenda take scrap p {cards} / pace / trim / main; n 1; scrap p05 p06")
    };
    assert_eq!(faults(&take(38_023), |_| {}), [""; 0]);
    assert!(!faults(&take(38_024), |_| {}).is_empty());
    let play = Play::plain("agenda die use s02 / pace / trim / main; n 1; Pb s02; scrap p05 p06");
    assert_eq!(play.list().split(", ").count(), 6);
    let found = faults("look p01", |_| {});
    assert_eq!(found, ["scraps.part.p01 SE-1.3", "look SE-13.4"]);
}

#[test]
fn se_10_1_the_ghost_takes_an_invention_at_once_when_it_has_none() {
    for text in [
        "agenda gain ghost invention 1 / main",
        "agenda gain ghost invention 2 / main; Gi ",
        "agenda gain ghost machine 1 / gain ghost invention 1 / trim / main; Gi ; n 1",
    ] {
        assert_eq!(faults(text, |_| {}), ["agenda SE-16.2"], "{text}");
    }
    let play = Play::plain("agenda gain ghost invention 1 / trim / main; Gi ; n 1");
    assert_eq!(play.agenda(), "gain ghost invention 1 / trim / main");
}
