//! Cards that are described when they appear (TB-19.3 to TB-19.5).

use solo_table::Tables;
use solo_table::botmegistus::Companion;

use super::{
    TOKENS, entered, field, new, phase, random, refused, row, started, started_before_experiment,
};

/// Every form with its example: the position, the line, and the row of the catalogue that it fills.
#[test]
fn tb_19_3_every_form_of_a_described_card() {
    let lean = || entered(new(&Companion::RECOMMENDED), &[TOKENS, super::ROLLS]);
    let looking = |card: &str| entered(started(), &["draft white lead", "end", card]);
    let forms = [
        (lean(), "deal = fire", "as-01,start,black,fire,U"),
        (
            looking("flip b1"),
            "lay black 1 = air+fire",
            "a1-01,1,black,fire+air,U",
        ),
        (
            started_until("bot_start_experiment"),
            "start = earth earth:2 3",
            "es-01,start,earth,earth:2,3,U",
        ),
        (
            random::played_until(&Companion::RECOMMENDED, "bot_masterpiece"),
            "masterpiece = air air:7 15",
            "em-01,masterpiece,air,air:7,15,U",
        ),
        (
            entered(started(), &["draft white lead", "end"]),
            "flip = white tin+copper 2 experiment",
            "b1,basic,none,white,tin+copper,2,experiment,none,U",
        ),
        (
            entered(started(), &["draft white lead", "end"]),
            "flip b4 = white tin+copper 2 artifact",
            "b4,basic,none,white,tin+copper,2,artifact,none,U",
        ),
        (
            entered(started(), &["draft white lead", "end"]),
            "flip p-fire = red max 2 track:fire;track:fire else vp:10",
            "p-fire,personality,fire,red,max,2,track:fire;track:fire,vp:10,U",
        ),
        (
            started_until("reveal_card"),
            "reveal left = red iron 1 gold:1",
            "b1,basic,none,red,iron,1,gold:1,none,U",
        ),
        (
            started_until("reveal_card"),
            "reveal left b3 = red iron 1 gold:1",
            "b3,basic,none,red,iron,1,gold:1,none,U",
        ),
    ];
    for (companion, line, filled) in forms {
        let companion = entered(companion, &[line]);
        let id = filled.split(',').next().unwrap();
        assert_eq!(row(&companion, id), filled, "{line}");
        assert!(companion.known().contains(&id.to_owned()));
    }
    // A section, with two pairs.
    let looking = started_before_experiment();
    let companion = entered(
        looking,
        &[
            "lay lead 1 = earth earth:1 3",
            "lay lead 2 = fire air:2+fire:4 8",
        ],
    );
    assert_eq!(row(&companion, "e1-02"), "e1-02,1,fire,fire:4+air:2,8,U");
}

/// Plays with the recommended options and those that the phase requires, up to the phase.
fn started_until(wanted: &str) -> Companion {
    let options = [
        ("reports", "lean"),
        ("bot_start_experiment", "true"),
        ("advanced_planning", "true"),
    ];
    random::played_until(&options, wanted)
}

#[test]
fn tb_19_3_cards_are_described_when_laid_out_and_dealt_with_full_reports() {
    let companion = entered(
        new(&[]),
        &[TOKENS, "lay black 1 = air+fire", "lay black 2 = water"],
    );
    assert_eq!(
        field(&companion, &["artifacts", "black"]),
        r#"["a1-01", "a1-02"]"#
    );
    let companion = random::played_until(&[], "deal_artifact");
    let companion = entered(companion, &["deal = air", "deal = air"]);
    assert_eq!(phase(&companion), "keep_artifact");
    assert_eq!(
        companion
            .known()
            .iter()
            .filter(|id| id.starts_with("as-"))
            .count(),
        2
    );
    let companion = random::played_until(&[], "deal_masterpiece");
    let companion = entered(companion, &["deal = air air:7 15"]);
    assert!(row(&companion, "em-01").ends_with("air,air:7,15,U"));
}

#[test]
fn tb_19_3_wrong_facts_are_refused_with_all_faults() {
    let mut companion = entered(new(&Companion::RECOMMENDED), &[TOKENS, super::ROLLS]);
    for line in [
        "deal = ",
        "deal = fire water",
        "deal = fire+water",
        "deal = gold",
        "deal  = fire",
        "deal as-01 = fire",
        "start = fire",
        "lay black 1 = fire",
        "deal = fire,U",
    ] {
        refused(&mut companion, line);
    }
    let mut companion = entered(started(), &["draft white lead", "end"]);
    for line in [
        "flip = white tin+copper 2",
        "flip = white tin+copper 2 experiment none",
        "flip = white wild 2 experiment",
        "flip = white tin+tin 2 experiment",
        "flip = white tin 4 experiment",
        "flip = white tin 2 dance",
        "flip = white tin 2 experiment else vp:1",
        "flip p-fire = red max 2 gold:1",
        "flip p-water = red max 2 gold:1 else vp:1",
        "flip s-fire = red max 2 gold:1",
    ] {
        refused(&mut companion, line);
    }
    let error = refused(&mut companion, "flip = pink wild 9 dance");
    assert!(error.faults.len() >= 4, "{error}");
    let mut companion = started_before_experiment();
    for line in [
        "lay lead 2 = earth earth:1 3",
        "lay tin 1 = earth earth:1 3",
        "lay lead 1 = earth earth:11 3",
        "lay lead 1 = earth earth:1+earth:2 3",
        "lay lead 1 = earth earth:1 100",
        "lay lead 1 = earth earth:1",
    ] {
        refused(&mut companion, line);
    }
}

#[test]
fn tb_19_4_a_known_card_with_these_facts_is_the_same_card() {
    let mut companion = started_before_experiment();
    // The card that is left lies there again at the next look; the order of its pairs is free.
    companion
        .enter("row = earth earth:1+fire:1 3; = fire air:1+fire:9 8")
        .unwrap();
    let known = companion.known();
    let companion = entered(
        companion,
        &[
            "end",
            "flip = white tin 2 experiment",
            "lay lead 1 = fire fire:9+air:1 8",
        ],
    );
    assert_eq!(
        companion.known().len(),
        known.len() + 1,
        "only the bot's card is new"
    );
    assert!(known.contains(&"e1-02".to_owned()));
}

#[test]
fn tb_19_4_the_first_card_that_is_not_known_becomes_the_card() {
    let companion = entered(
        started(),
        &[
            "draft white lead",
            "end",
            "flip b1",
            "lay black 1 a1-01",
            "lay black 2 = air",
        ],
    );
    assert_eq!(
        companion.known(),
        ["a1-02", "as-01"],
        "a1-01 lies in the row already"
    );
}

#[test]
fn tb_19_4_when_all_are_known_the_facts_are_refused() {
    let text = new(&[]).catalogue();
    let text = text.get("artifacts").unwrap().replace(",H", ",U");
    let tables = Tables::new().with("artifacts", text);
    let companion = Companion::new(&Companion::RECOMMENDED, &tables).unwrap();
    let mut companion = entered(companion, &[TOKENS, super::ROLLS]);
    assert_eq!(companion.offer().describe, None);
    companion.enter("deal = fire").unwrap();
    let lines = [
        "setup-roll wild",
        "setup-roll wild",
        "draft white lead",
        "end",
        "flip b1",
    ];
    let mut companion = entered(companion, &lines);
    let error = refused(&mut companion, "lay black 1 = water+water+water");
    assert_eq!(error.rule.as_deref(), Some("TB-19.4"));
    assert!(
        error
            .message
            .starts_with("all cards of this kind are known already")
    );
    companion.enter("lay black 1 = earth+air").unwrap();
    assert_eq!(
        field(&companion, &["artifacts", "black"]),
        r#"["a1-04", null]"#
    );
}

#[test]
fn tb_19_5_id_level_colour_kind_and_element_stay() {
    let companion = entered(
        started(),
        &[
            "draft white lead",
            "end",
            "flip b1",
            "lay black 1 = water+water+water",
        ],
    );
    assert_eq!(
        row(&companion, "a1-01"),
        "a1-01,1,black,water+water+water,U"
    );
    assert_eq!(row(&companion, "as-01"), "as-01,start,black,fire,U");
    let companion = entered(
        started(),
        &[
            "draft white lead",
            "end",
            "flip p-fire = white tin 1 gold:1 else vp:1",
        ],
    );
    assert_eq!(
        row(&companion, "p-fire"),
        "p-fire,personality,fire,white,tin,1,gold:1,vp:1,U"
    );
}

#[test]
fn tb_19_3_facts_without_an_id_are_those_of_basic_cards() {
    // All basic cards are known, and a specialization card is not.
    let text = new(&[]).catalogue().get("automa").unwrap().to_owned();
    let own = |row: &str| match row.split_once(",basic,") {
        Some(_) => format!("{},U\n", row.rsplit_once(',').unwrap().0),
        None => format!("{row}\n"),
    };
    let tables = Tables::new().with("automa", text.lines().map(own).collect::<String>());
    let companion = Companion::new(&Companion::RECOMMENDED, &tables).unwrap();
    let mut companion = random::played_on(&companion, |companion| {
        let special = field(companion, &["bot", "deck"]).contains("s-");
        special
            && phase(companion) == "flip_card"
            && companion.known().iter().all(|id| !id.starts_with("s-"))
    });
    let error = refused(&mut companion, "flip = red max 1 gold:7");
    assert_eq!(error.rule.as_deref(), Some("TB-19.4"));
}
