//! Botmegistus.

use solo_table::{Dealer, Table, Tables};

use trismegistus_bot::Botmegistus;

use super::{Options, entry, only, reads, rule, started};

const GAME: &str = "trismegistus-bot";

/// TB-1.1: the event, the scene, the option and the glossary say so to whoever starts second.
#[test]
fn starting_second_brings_no_ethereal_die() {
    let second: Options<'_> = &[("bot_first", "true")];
    let told = |options| started(GAME, options).narration_from(0).concat();
    assert!(
        told(second).contains("Botmegistus goes first; you gain no Ethereal die to compensate."),
        "{}",
        told(second)
    );
    assert!(told(&[]).contains("you go first."), "{}", told(&[]));
    let item = |options| started(GAME, options).scene().item("game/second").cloned();
    let name = item(second).unwrap().name;
    assert_eq!(name, "you gain no Ethereal die for starting second");
    assert_eq!(item(&[]), None);
    let sentence = (
        "You start second, and you gain no Ethereal die to compensate.",
        "rulebook",
    );
    only(GAME, [second, &[]], "term/first", sentence);
    let games = solo_table::games();
    let game = games.iter().find(|game| game.name == GAME).unwrap();
    let option = game
        .options
        .iter()
        .find(|option| option.name == "bot_first");
    assert!(
        option
            .unwrap()
            .about
            .ends_with("you gain no Ethereal die to compensate.")
    );
}

/// TB-18.7: where only the die of a draft is reported, its potency is not known, and nothing says one.
#[test]
fn a_draft_says_its_potency_where_that_is_known() {
    let lean: Options<'_> = &[("reports", "lean"), ("human_checks", "loose")];
    let full: Options<'_> = &[];
    for (options, is_known) in [(lean, false), (full, true)] {
        let mut table = Table::new(GAME, options, &Tables::new(), Dealer::seeded(3)).unwrap();
        let is_draft = |notation: &str| notation.starts_with("draft ");
        while !is_draft(&table.choices()[0].notation) {
            table.act(&table.choices()[0].notation.clone()).unwrap();
        }
        for draft in table.choices().iter().filter(|it| is_draft(&it.notation)) {
            let has = draft.label.contains(" with potency ");
            assert_eq!(has, is_known, "{}", draft.label);
            let mut next = table.clone();
            next.act(&draft.notation).unwrap();
            let told = next.narration_from(next.steps()).concat();
            assert_eq!(told.contains(" with potency "), is_known, "{told}");
        }
    }
}

#[test]
fn a_turn_goes_by_the_cards_as_they_lie() {
    let flips = (
        "Each turn Botmegistus turns over a card, drafts a die by it unless it holds one, spends the \
         card's potency, does its action, and completes experiments.",
        "rulebook",
    );
    let open = (
        "Two cards lie face up. On each turn of Botmegistus an ordinary die picks the one that it uses: 1 to 3 the left \
         one, 4 to 6 the right one.",
        "rulebook",
    );
    let planned: Options<'_> = &[("advanced_planning", "true")];
    only(GAME, [&[], planned], "term/turn", flips);
    only(GAME, [planned, &[]], "term/turn", open);
    let empty = (
        "At the end of the turn in which the deck has run out, the used cards become the deck.",
        "rulebook",
    );
    let need = (
        "When a card is needed and the deck has run out, the used cards become the deck.",
        "ruling",
    );
    let late: Options<'_> = &[("reshuffle", "on_need")];
    only(GAME, [&[], late], "term/turn", empty);
    only(GAME, [late, &[]], "term/turn", need);
}

#[test]
fn drafts_of_cards_with_symbols_and_for_the_highest_potency() {
    let common = [
        (
            "A card with symbols looks for dice of its colour that show them or are wild; if there are none, \
             for such dice of other colours; then for any die of its colour.",
            "rulebook",
        ),
        (
            "A card for the highest potency looks for any die of its colour.",
            "rulebook",
        ),
        (
            "Of the dice that fit, Botmegistus takes the one with the highest potency.",
            "rulebook",
        ),
        (
            "Ties in its colour are decided by the order wild, left symbol, right symbol, or else by the \
             order of the bowls.",
            "ruling",
        ),
    ];
    let symbols = (
        "Ties in other colours are decided by the card's symbols, then by colour.",
        "ruling",
    );
    let colour = (
        "Ties in other colours are decided by colour, then by the card's symbols.",
        "ruling",
    );
    let next = [
        (
            "A card for the highest potency that finds none takes the die of the highest potency in the first other colour, in the order of the colours, that is left.",
            "rulebook",
        ),
        (
            "A card with symbols that finds none takes that die, too.",
            "ruling",
        ),
    ];
    let best = (
        "A card that finds none takes the die of the highest potency of all, and among equals the first in the order of the colours.",
        "ruling",
    );
    let order = ("The order of the colours is black, white and red.", "house");
    let published = common.into_iter().chain([symbols]).chain(next);
    let published: Vec<_> = published.chain([order]).collect();
    reads(GAME, &[], "term/draft", &published);
    let options: Options<'_> = &[
        ("draft_tie", "colour_then_list"),
        ("absent_colour", "potency_first"),
    ];
    let other: Vec<_> = common.into_iter().chain([colour, best, order]).collect();
    reads(GAME, options, "term/draft", &other);
}

#[test]
fn a_step_beyond_the_top_goes_by_the_order_of_equals() {
    let any = (
        "A step on a track that is at its top goes to one of the others that are not, chosen in the way that decides between equals.",
        "ruling",
    );
    let lowest = (
        "A step on a track that is at its top goes to its lowest track.",
        "ruling",
    );
    let options: Options<'_> = &[("capped_step", "lowest")];
    only(GAME, [&[], options], "term/lowest", any);
    only(GAME, [options, &[]], "term/lowest", lowest);
    let below = (
        "A step on its lowest track goes to the track where its marker is lowest, of those below their top.",
        "rulebook",
    );
    let text = entry(&started(GAME, &[]), "term/lowest").text;
    assert_eq!((text[0].text.as_str(), text[0].source.as_str()), below);
}

#[test]
fn points_of_tracks_count_by_a_ruling() {
    let all = ("Every VP space reached counts.", "ruling");
    let highest = ("Only the highest VP space reached counts.", "ruling");
    let options: Options<'_> = &[("vp_spaces", "highest")];
    only(GAME, [&[], options], "element/earth", all);
    only(GAME, [options, &[]], "element/earth", highest);
}

/// A sentence on several rows of a table is a house value as long as one of them is.
#[test]
fn one_row_of_the_owner_does_not_make_a_sentence_his() {
    let house = started(GAME, &[]).catalogue();
    let sources = |table: &str, from: &str, to: &str, key: &str| {
        let text = house.get(table).unwrap();
        assert!(text.contains(from), "{from}: {text}");
        let tables = Tables::new().with(table, text.replace(from, to));
        let table = Table::new(GAME, &[], &tables, Dealer::nobody()).unwrap();
        let text = entry(&table, key).text;
        text.into_iter().map(|said| said.source).collect::<Vec<_>>()
    };
    let tracks = sources(
        "tracks",
        "earth,3,yes,0,H",
        "earth,3,yes,0,U",
        "element/earth",
    );
    assert_eq!(tracks[0], "house", "{tracks:?}");
    let formulas = sources("formulas", "1,1,S vp=H", "1,1,U", "term/formula");
    assert_eq!(formulas.last().unwrap(), "house", "{formulas:?}");
}

/// The rulebook says when a specialization card joins; which action it has is a house value.
#[test]
fn specialization_cards_have_two_sources() {
    for element in ["earth", "fire", "water", "air"] {
        let text = entry(&started(GAME, &[]), &format!("s-{element}")).text;
        let source = |start: &str| {
            let said = text.iter().find(|said| said.text.starts_with(start));
            said.unwrap().source.as_str()
        };
        assert_eq!(source("Its action is"), "house");
        assert_eq!(
            source("It joins the deck after round 1 or 2 if"),
            "rulebook"
        );
    }
    let without: Options<'_> = &[("specialization_cards", "false")];
    let out = ("It is left out of this game.", "rulebook");
    only(GAME, [without, &[]], "s-fire", out);
}

#[test]
fn passing_depends_on_the_reports() {
    let early = ("You may also pass instead of drafting.", "ruling");
    let always = ("You may also pass at any time in your turn.", "ruling");
    let full: Options<'_> = &[("human_pass", "before_draft")];
    let lean: Options<'_> = &[("human_pass", "before_draft"), ("reports", "lean")];
    let loose: Options<'_> = &[("human_checks", "loose"), ("reports", "lean")];
    only(GAME, [full, lean], "term/pass", early);
    only(GAME, [lean, full], "term/pass", always);
    only(GAME, [loose, &[("reports", "lean")]], "term/pass", always);
    only(
        GAME,
        [full, &[("human_checks", "loose")]],
        "term/pass",
        early,
    );
}

#[test]
fn what_is_left_out_of_a_game_is_not_told() {
    let personality = (
        "Of two artifacts you keep one. Botmegistus gains the other, and its element names the personality card that \
         joins the Automa deck.",
        "rulebook",
    );
    let plain = (
        "Of two artifacts you keep one. Botmegistus gains the other.",
        "rulebook",
    );
    let without: Options<'_> = &[("personality_cards", "false")];
    only(GAME, [&[], without], "as-01", personality);
    only(GAME, [without, &[]], "as-01", plain);
    let step = (
        "If a setup roll shows it, Botmegistus takes a step on fire.",
        "house",
    );
    only(GAME, [&[], &[("setup_rolls", "0")]], "symbol/iron", step);
    let pays = (
        "For its masterpiece at the end Botmegistus pays in the same way.",
        "rulebook",
    );
    let spares = (
        "For its masterpiece at the end Botmegistus pays no Gold.",
        "rulebook",
    );
    let gold: Options<'_> = &[("masterpiece_gold", "true")];
    only(GAME, [gold, &[]], "term/gold", pays);
    only(GAME, [&[], gold], "term/gold", spares);
    only(
        GAME,
        [&[], &[("masterpiece_draw", "0")]],
        "term/gold",
        spares,
    );
    let drawn = (
        "At the end Botmegistus draws 2 of the masterpieces that were not dealt, and completes the most valuable one that \
         its levels allow.",
        "rulebook",
    );
    only(GAME, [&[], gold], "em-01", drawn);
}

/// TB-15.13, TB-18.16: with lean reports experiments belong to what the player reports.
#[test]
fn the_score_that_is_asked_for_leaves_out_what_is_known() {
    let asked = |options| {
        let mut table = started(GAME, options);
        while !table.scene().ask.contains("hundreds") {
            let choices = table.choices();
            let last = choices.last().unwrap();
            if last.weight.is_some() {
                table.report_number(last.number).unwrap();
            } else {
                table.act_number(last.number).unwrap();
            }
        }
        table.scene().ask
    };
    let end = ": how many hundreds? 0 if it is below 100.";
    let lean: Options<'_> = &[
        ("reports", "lean"),
        ("human_pass", "before_draft"),
        ("human_report", "rest"),
    ];
    assert_eq!(
        asked(lean),
        format!("Your score without mastery tracks{end}")
    );
    let full: Options<'_> = &[("human_pass", "before_draft"), ("human_report", "rest")];
    let without = "Your score without mastery tracks and completed experiments";
    assert_eq!(asked(full), format!("{without}{end}"));
    let total: Options<'_> = &[("human_pass", "before_draft")];
    assert_eq!(asked(total), format!("Your final score{end}"));
}

/// Botmegistus completes experiments, too: the levels are not the player's alone.
#[test]
fn experiments_need_levels_of_whoever_completes_them() {
    let all = started(GAME, &[]).glossary();
    let needs = |id: &str| {
        let entry = all.iter().find(|entry| entry.id == id).unwrap();
        entry.text[0].text.clone()
    };
    assert_eq!(needs("es-01"), "It needs earth level 1.");
    assert!(
        all.iter()
            .flat_map(|entry| &entry.text)
            .all(|said| !said.text.contains("your markers on"))
    );
    let of_two = all.iter().flat_map(|entry| &entry.text);
    let of_two =
        of_two.filter(|said| said.text.starts_with("It needs ") && said.text.contains(" and "));
    assert!(of_two.count() > 1);
}

#[test]
fn rules_of_botmegistus_are_plain_english() {
    let optimal: Options<'_> = &[("formula_gold", "optimal")];
    for (options, key, sentence) in [
        (
            &[][..],
            "complete.equal",
            "If all else is equal it completes the one that it took first.",
        ),
        (
            optimal,
            "gold.pays",
            "Botmegistus buys as many formulas as bring it the most VP, counting the Gold it keeps.",
        ),
        (
            &[],
            "score.spaces",
            "On a track every VP space reached counts.",
        ),
        (
            &[],
            "formula.gold",
            "At the end every 2 Gold can buy one more formula, up to 7 formulas in all.",
        ),
    ] {
        assert_eq!(rule::<Botmegistus>(options, key), sentence);
    }
}
