//! The catalogue that described cards fill, as people see it (TB-19.1, TB-19.2, TB-19.6, TB-19.13).

use solo_table::Tables;
use solo_table::botmegistus::Companion;

use super::{
    TOKENS, entered, new, phase, random, row, started, started_before_experiment, started_in_full,
};

#[test]
fn tb_19_1_nothing_of_the_house_set_is_known() {
    assert!(new(&Companion::RECOMMENDED).known().is_empty());
}

#[test]
fn tb_19_1_an_owner_names_known_cards_by_their_provenance() {
    let tables = new(&[]).catalogue();
    let artifacts = tables.get("artifacts").unwrap();
    let own = artifacts
        .replace("a1-01,1,black,earth,H", "a1-01,1,black,earth,U")
        .replace("a1-02,1,black,fire,H", "a1-02,1,black,fire,H symbols=U");
    // A card is not known by some of its values only.
    let experiments = tables.get("experiments").unwrap();
    let half = experiments.replace("earth:1,3,H", "earth:1,3,H vp=U");
    assert_ne!(half, experiments);
    let own = Tables::new()
        .with("artifacts", own)
        .with("experiments", half);
    let companion = Companion::new(&Companion::RECOMMENDED, &own).unwrap();
    assert_eq!(companion.known(), ["a1-01", "a1-02"]);
    // Without the column, every value of the table is the owner's.
    let cut = |line: &str| line.rsplit_once(',').unwrap().0.to_owned() + "\n";
    let own: String = artifacts.lines().map(cut).collect();
    let own = Tables::new().with("artifacts", own);
    assert_eq!(Companion::new(&[], &own).unwrap().known().len(), 48);
}

#[test]
fn tb_19_2_a_table_that_changes_nothing_seen_is_taken() {
    let mut companion = entered(
        started(),
        &["draft white lead", "end", "flip = black lead+tin 2 gold:1"],
    );
    let view = companion.view();
    let automa = companion.catalogue().get("automa").unwrap().to_owned();
    let unseen = automa.replace("b9,basic,none,red,max,3", "b9,basic,none,red,tin,1");
    assert_ne!(unseen, automa);
    companion
        .change(&Tables::new().with("automa", unseen))
        .unwrap();
    assert_eq!(companion.view(), view);
    assert!(row(&companion, "b9").contains("red,tin,1"));
    // A slip without consequences can be corrected: the bot's own lead die was the only candidate.
    let automa = companion.catalogue().get("automa").unwrap().to_owned();
    let slip = automa.replace("gold:1,none,U", "gold:2,none,U");
    assert_ne!(slip, automa);
    let error = companion
        .change(&Tables::new().with("automa", slip))
        .unwrap_err();
    assert_eq!(error.rule.as_deref(), Some("TB-19.2"));
    companion.enter("undo").unwrap();
    assert!(row(&companion, "b9").contains("red,max,3"));
}

#[test]
fn tb_19_2_ids_and_sizes_never_change() {
    let mut companion = started();
    let tables = companion.catalogue();
    let text = tables.get("experiments").unwrap();
    let (fewer, _) = text.split_once("em-08").unwrap();
    let renamed = text.replace("em-08", "em-09");
    for changed in [fewer, &renamed] {
        let before = companion.save();
        let error = companion
            .change(&Tables::new().with("experiments", changed))
            .unwrap_err();
        assert_eq!(error.rule.as_deref(), Some("TB-19.2"));
        assert_eq!(companion.save(), before);
    }
    let faulty = text.replace("earth:7,15", "earth:11,15");
    let error = companion
        .change(&Tables::new().with("experiments", faulty))
        .unwrap_err();
    assert_eq!(
        (error.kind, error.rule.as_deref()),
        (solo_table::ErrorKind::BadCatalogue, Some("TB-V11"))
    );
}

#[test]
fn tb_19_6_known_cards_are_listed_and_one_line_describes_the_others() {
    let mut companion = entered(started(), &["draft white lead", "end"]);
    let offer = companion.offer();
    assert!(offer.choices.is_empty(), "no card of the bot is known");
    let describe = offer.describe.unwrap();
    assert_eq!(
        describe.form,
        "flip = <colour> <die> <potency> <actions>, or \
         flip p-fire = <colour> <die> <potency> <actions> else <reward>"
    );
    assert_eq!(describe.start, "flip = ");
    companion.enter("flip = black lead+tin 2 artifact").unwrap();
    companion.enter("lay black 1 = air+fire").unwrap();
    let offer = companion.offer();
    let lines: Vec<&str> = offer
        .choices
        .iter()
        .map(|choice| choice.notation.as_str())
        .collect();
    assert_eq!(lines, ["no-more black"]);
    assert_eq!(offer.describe.unwrap().form, "lay black 2 = <symbols>");
    let companion = entered(
        companion,
        &[
            "no-more black",
            "end",
            "flip b2",
            "end",
            "flip b3",
            "undo",
            "undo",
        ],
    );
    assert_eq!(phase(&companion), "human_report");
}

#[test]
fn tb_19_6_a_known_card_is_named_by_its_facts() {
    let companion = entered(
        started_before_experiment(),
        &[
            "lay lead 1 = earth earth:1 3",
            "lay lead 2 = fire fire:9+air:1 88",
        ],
    );
    let companion = entered(companion, &["end", "flip = white lead 2 experiment"]);
    let offer = companion.offer();
    let choice = offer
        .choices
        .iter()
        .find(|choice| choice.notation.ends_with("e1-02"));
    let label = &choice.unwrap().label;
    assert!(label.contains("88") && !label.contains("e1-02"), "{label}");
}

#[test]
fn tb_19_6_what_was_not_described_is_not_told_as_printed() {
    let mut companion = started_in_full();
    for line in ["draft black lead", "boost", "spend 1"] {
        companion.enter(line).unwrap();
    }
    let offer = companion.offer();
    let take = offer
        .choices
        .iter()
        .find(|choice| choice.notation == "artifact a1-01");
    assert_eq!(
        take.unwrap().label,
        "artifact a1-01",
        "its symbols are house values"
    );
}

#[test]
fn tb_19_6_no_card_is_typed_twice_in_a_later_game() {
    let companion = entered(
        started(),
        &["draft white lead", "end", "flip = black lead+tin 2 gold:1"],
    );
    let tables = companion.catalogue();
    let next = Companion::new(&Companion::RECOMMENDED, &tables).unwrap();
    assert_eq!(next.known(), companion.known());
    let next = entered(
        next,
        &[
            TOKENS,
            super::ROLLS,
            "deal = fire",
            "setup-roll wild",
            "setup-roll wild",
            "draft white lead",
            "end",
        ],
    );
    let offer = next.offer();
    assert_eq!(offer.choices[0].notation, "flip b1");
    let next = entered(next, &["flip = black lead+tin 2 gold:1"]);
    assert_eq!(next.known(), companion.known());
}

#[test]
fn tb_19_13_points_can_wait_for_the_end_and_bonus_spaces_cannot() {
    let mut companion = random::played_until(&Companion::RECOMMENDED, "report_hundreds");
    let tables = companion.catalogue();
    let formulas = tables.get("formulas").unwrap().replace("7,28,H", "7,35,U");
    let tracks = tables.get("tracks").unwrap().replace("10,no,9", "10,no,20");
    let points = Tables::new()
        .with("formulas", formulas)
        .with("tracks", tracks);
    companion.change(&points).unwrap();
    companion.enter("score 0").unwrap();
    assert_eq!(phase(&companion), "over");
    let mut companion = started();
    for (table, from, to) in [
        ("tracks", "air,3,yes", "air,3,no"),
        ("dice", "red,4", "red,5"),
        ("tokens", "glory,2", "glory,9"),
        ("orders", "colour,black white red", "colour,red white black"),
    ] {
        let text = companion.catalogue().get(table).unwrap().replace(from, to);
        assert!(text.contains(to));
        assert!(
            companion.change(&Tables::new().with(table, text)).is_err(),
            "{table}"
        );
    }
}
