//! The events of chapter SE-16: as data and as sentences.

use crate::common::{Play, drilled, emitted, house};
use scrapyard::Scrapyard;
use solo_core::{Game, GameData};

/// Takes the steps and returns each event of the last one: its data without braces, and its
/// sentence.
fn telling(game: Scrapyard, text: &str, steps: &str) -> Vec<String> {
    let mut play = Play::new(game, text);
    play.go(steps);
    let data = emitted(&play.game, &play.events);
    let events = play.events.iter().zip(data);
    let lines = events.map(|(event, data)| {
        let mut sentence = String::new();
        play.game.narrate(event, &mut sentence).unwrap();
        format!("{data} {sentence}")
    });
    lines.collect()
}

#[track_caller]
fn tells(game: Scrapyard, text: &str, steps: &str, expected: &[(&str, &str)]) {
    let lines = telling(game, text, steps);
    let expected: Vec<String> = expected
        .iter()
        .map(|(data, sentence)| {
            let data: serde_json::Value = data.parse().unwrap();
            format!("{data} {sentence}")
        })
        .collect();
    assert_eq!(lines, expected);
}

#[test]
fn drawing() {
    tells(
        house("character none"),
        "",
        "draw part, card p05",
        &[(
            r#"{"event":"drew","who":"player","card":"p05","known":false}"#,
            "You draw Flywheel.",
        )],
    );
    tells(
        house("character none"),
        "P p01 p02 p03 p04 p05 p06 p07 p08 p09; agenda trim / main; n 1",
        "scrap p05",
        &[(
            r#"{"event":"scrapped","card":"p05"}"#,
            "You scrap Flywheel.",
        )],
    );
}

#[test]
fn rolling() {
    let dig = |die: u8| {
        (
            format!(r#"{{"event":"rolled","for":"dig part","die":{die}}}"#),
            format!("The die shows {die}."),
        )
    };
    let (data, sentence) = dig(6);
    tells(
        house("character none"),
        "scrap p05",
        "dig part, die 6",
        &[
            (&data, &sentence),
            (
                r#"{"event":"succeeded","for":"dig part","value":6}"#,
                "The dig for a Part succeeds with a 6.",
            ),
            (
                r#"{"event":"took","card":"p05","from":"scrap"}"#,
                "You take Flywheel from the scrap pile.",
            ),
        ],
    );
    let (data, sentence) = dig(1);
    tells(
        house("character none"),
        "P p01; scrap p05",
        "dig part, die 1",
        &[
            (&data, &sentence),
            (
                r#"{"event":"failed","for":"dig part","value":1}"#,
                "The dig for a Part fails with a 1.",
            ),
            (
                r#"{"event":"penalty","pile":"part","cards":3}"#,
                "As a penalty the ghost draws 3 cards from the Part pile.",
            ),
        ],
    );
}

#[test]
fn changing_a_roll() {
    tells(
        house("character none"),
        "P p01 p02; scrap p05",
        "dig part, die 3, boost p01",
        &[(
            r#"{"event":"boosted","part":"p01","value":4}"#,
            "You scrap Brass Gear, and the roll is worth 4.",
        )],
    );
    tells(
        drilled("character none"),
        "Pb s05; P p01; scrap p05 p06",
        "dig part, die 3, use s05",
        &[
            (
                r#"{"event":"ability","source":"s05","ability":"d_set4","op":"set_die"}"#,
                "You use Echo Horn to set the roll.",
            ),
            (
                r#"{"event":"die_changed","source":"s05","value":4}"#,
                "Echo Horn makes the roll worth 4.",
            ),
        ],
    );
    tells(
        drilled("steal_penalty 2"),
        "c c03; G p05x2",
        "steal, die 1, use c03",
        &[
            (
                r#"{"event":"ability","source":"c03","ability":"d_shield","op":"no_penalty"}"#,
                "You use Drill Three to keep the ghost from drawing.",
            ),
            (
                r#"{"event":"penalty_cancelled","source":"c03"}"#,
                "Drill Three keeps the ghost from drawing.",
            ),
        ],
    );
}

#[test]
fn taking() {
    tells(
        house("character none"),
        "Pb s09; P p05; G p05x2 p06 s03; Gi i02; Gb s05",
        "use s09, take s03",
        &[(
            r#"{"event":"took","card":"s03","from":"ghost"}"#,
            "You take Clockwork Hound from the ghost.",
        )],
    );
    let look = "use s14, look part, card p01, card p02, card p03, take p02";
    tells(
        house("character none"),
        "Pb s14",
        look,
        &[(
            r#"{"event":"took","card":"p02","from":"look"}"#,
            "You take Steam Valve from the cards you are looking at.",
        )],
    );
    tells(
        house("character none"),
        "Pb s14",
        &format!("{look}, place p01"),
        &[
            (
                r#"{"event":"placed","card":"p01","where":"top"}"#,
                "You put Brass Gear back on top of its pile.",
            ),
            (
                r#"{"event":"placed","card":"p03","where":"top"}"#,
                "You put Copper Coil back on top of its pile.",
            ),
        ],
    );
}

#[test]
fn looking() {
    tells(
        drilled(""),
        "Pb s06; top p09",
        "use s06, look part",
        &[(
            r#"{"event":"looked","card":"p09","known":true}"#,
            "You see Leather Belt.",
        )],
    );
}

#[test]
fn the_ghost_builds() {
    let text = "Gi i09; G s05 p02 p08; P p14";
    let duplicate = (
        r#"{"event":"duplicate","card":"p14"}"#,
        "You have a second Rotor Blade, which goes to the ghost.",
    );
    let drew = (
        r#"{"event":"drew","who":"player","card":"p14","known":false}"#,
        "You draw Rotor Blade.",
    );
    let built =
        r#"{"event":"ghost_built","machine":"s05","parts":["p02","p08","p14"],"card":true}"#;
    tells(
        house("character none"),
        text,
        "draw part, card p14",
        &[
            drew,
            duplicate,
            (
                built,
                "The ghost builds Echo Horn from Steam Valve, Glass Lens and Rotor Blade.",
            ),
        ],
    );
    let built = built.replace("true", "false");
    tells(
        house("character none, ghost_needs_card false"),
        &text.replace("s05 ", ""),
        "draw part, card p14",
        &[
            drew,
            duplicate,
            (
                &built,
                "The ghost builds Echo Horn from Steam Valve, Glass Lens and Rotor Blade, without its card.",
            ),
        ],
    );
}

/// The order of the fields is that of the rulebook, which a sorted map would not show.
#[test]
fn the_order_of_fields() {
    let game = house("character none");
    let mut play = Play::new(game, "Gi i09; G s05 p02 p08; P p14");
    play.go("draw part, card p14");
    let built = play.game.event_data(play.events.last().unwrap());
    assert_eq!(
        serde_json::to_string(&built).unwrap(),
        r#"{"event":"ghost_built","machine":"s05","parts":["p02","p08","p14"],"card":true}"#
    );
    let text = serde_json::to_string(&play.game.view_data(&play.state)).unwrap();
    let start = concat!(
        r#"{"phase":"main","agenda":["main"],"actions":1,"roll":null,"player":{"parts":["p14"],"#,
        r#""machines":[],"built":[],"used":[],"inventions":["i01"],"done":[],"character":null,"#,
        r#""uses_left":null},"ghost":{"parts":{},"machines":{},"built":["s05"],"cardless":[],"#,
        r#""inventions":["i09"],"done":[],"character":null},"piles":{"part":{"top":[],"#,
        r#""unseen":{"p01":6,"p02":5,"p03":6,"#
    );
    assert!(text.starts_with(start), "{text}");
    let end = concat!(
        r#""scraps":{"part":{"p02":1,"p08":1,"p14":1},"machine":{},"invention":{}},"#,
        r#""look":[],"outcome":null}"#
    );
    assert!(text.ends_with(end), "{text}");
}
