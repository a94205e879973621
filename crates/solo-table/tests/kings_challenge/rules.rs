//! Sentences that state rules say what the clauses say, with every option.

use solo_table::{Dealer, Entry, Table, Tables};

/// Returns the glossary of a game with these options and tables.
fn glossary(options: &[(&str, &str)], tables: &Tables) -> Vec<Entry> {
    let table = Table::new("kings-challenge", options, tables, Dealer::nobody());
    table.unwrap().glossary()
}

/// Returns the sentences of an entry, each behind its source.
fn sentences(glossary: &[Entry], id: &str) -> Vec<String> {
    let entry = glossary.iter().find(|entry| entry.id == id).unwrap();
    let text = entry.text.iter();
    text.map(|said| format!("{}: {}", said.source, said.text))
        .collect()
}

fn said(options: &[(&str, &str)], id: &str) -> Vec<String> {
    sentences(&glossary(options, &Tables::new()), id)
}

/// Returns the sentences with one cell of an embedded table changed.
fn changed(table: &str, cell: [&str; 2], id: &str) -> Vec<String> {
    let embedded = Table::new("kings-challenge", &[], &Tables::new(), Dealer::nobody()).unwrap();
    let catalogue = embedded.catalogue();
    let text = catalogue.get(table).unwrap();
    assert_eq!(text.matches(cell[0]).count(), 1, "{cell:?}");
    let tables = Tables::new().with(table, text.replace(cell[0], cell[1]));
    sentences(&glossary(&[], &tables), id)
}

/// Asserts that an entry ends with these sentences.
fn ends(said: &[String], sentences: &[&str]) {
    let all: Vec<&str> = said.iter().map(String::as_str).collect();
    assert!(all.ends_with(sentences), "{said:#?}");
}

const NO_DIE: &str = "ruling: If le Roy has no die he takes no black die away.";

#[test]
fn kc_5_11_le_roys_go_against_black_dice() {
    let by_face = "rulebook: Le Roy's strongest die has the highest face, among equals red before yellow before white.";
    let by_twice = "ruling: Le Roy's strongest die has the highest face, red faces doubled, among equals red before yellow before white.";
    let one = [
        "rulebook: On his go le Roy discards his strongest die, and the highest black die with it.",
        "ruling: Le Roy's die need not reach the black die.",
    ];
    let adds = "ruling: On his go le Roy discards dice, the strongest first, until their total reaches the highest black die, red dice doubled; that die is gone even if they do not reach it.";
    ends(&said(&[], "black_die"), &[one[0], one[1], by_face, NO_DIE]);
    let doubled = ("guard_rank", "doubled");
    ends(
        &said(&[doubled], "black_die"),
        &[one[0], one[1], by_twice, NO_DIE],
    );
    let total = ("weak_guard", "adds");
    ends(&said(&[total], "black_die"), &[adds, by_face, NO_DIE]);
    ends(
        &said(&[total, doubled], "black_die"),
        &[adds, by_twice, NO_DIE],
    );
}

#[test]
fn kc_5_9_only_the_first_black_die_of_a_go_can_be_surrendered_to() {
    let said = said(&[], "black_die");
    assert!(said[2].ends_with(
        "cannot reach the first black die of your go, you can surrender to it: you lose 2 VP and keep your dice."
    ));
    assert!(said[3].ends_with(
        "If your dice can reach it you have to counter it, and then you may go on to more."
    ));
}

#[test]
fn kc_12_9_the_die_and_the_building_of_a_worker() {
    let best = "rulebook: Le Roy spends his highest die, and a citizen of his supply enters the building of its colour.";
    let evicting = "ruling: Le Roy spends the highest die that makes a citizen of yours lie down, or his highest one if none does, and a citizen of his supply enters the building of its colour.";
    let result =
        "ruling: The rulebook names the building at result 4 only; at result 10 it is the same.";
    let lies = "rulebook: The citizen enters where that makes one of yours lie down.";
    let or_else = "ruling: If there is no such space, the citizen enters where a free space ends the pushing, or else where one of yours has to move; if only citizens of le Roy would move, he stays away.";
    let free = "ruling: If there is no such space, the citizen takes a free one; if there is none, he stays away.";
    let face = "ruling: The citizen enters with the face of that die.";
    let spent = "ruling: If no one enters, the die is spent all the same.";
    for (die, first) in [("best", best), ("evicting", evicting)] {
        for (worker, topology, enters) in [
            ("evict", "push", &[lies, or_else][..]),
            ("evict", "direct", &[lies, free]),
            ("die", "push", &[face]),
        ] {
            let options = [
                ("worker", worker),
                ("worker_die", die),
                ("topology", topology),
            ];
            let all = [&[first, result], enters, &[spent]].concat();
            assert_eq!(said(&options, "royal_worker"), all, "{options:?}");
        }
    }
}

#[test]
fn kc_12_3_the_dice_that_le_roy_spends() {
    let [best, evicting] =
        ["best", "evicting"].map(|die| said(&[("worker_die", die)], "royal_roll"));
    let order = "the highest faces, among equals red before yellow before white.";
    assert_eq!(
        best[1],
        format!("rulebook: Le Roy spends his best dice: {order}")
    );
    assert_eq!(
        evicting[1],
        format!(
            "rulebook: Except when he sends a citizen into a building, le Roy spends his best dice: {order}"
        )
    );
    assert_eq!(
        best[2],
        "rulebook: With too few dice le Roy spends all he has and still does the whole action. He takes turns until he has none."
    );
}

#[test]
fn kc_12_11_the_event_that_le_roy_fights() {
    let fights = [
        "rulebook: Le Roy fights the right-most Event card. He spends a die for each free banner, as far as his dice go.",
        "ruling: Le Roy's cubes cover all free banners, and the card is settled.",
    ];
    for (option, marauding) in [
        (
            "alone",
            "ruling: Le Roy fights Marauding only if no other card lies there.",
        ),
        (
            "never",
            "ruling: Le Roy never fights Marauding: if no other card lies there, he spends one die for nothing.",
        ),
    ] {
        let said = said(&[("marauding", option)], "royal_event");
        assert_eq!(said, [fights[0], fights[1], marauding]);
    }
}

#[test]
fn kc_12_13_the_space_of_a_tradesman() {
    assert_eq!(
        said(&[], "royal_tradesman"),
        [
            "rulebook: Le Roy spends a die and sends a citizen of his supply to a face-up Activity card without a tradesman of his. He pays no deniers and does not use the card.",
            "ruling: Only the lowest-numbered free space of a card can be his.",
            "rulebook: Of these spaces he takes the one worth the most VP, among equals the cheapest, then red before yellow before white.",
            "ruling: Among equals of a colour he takes the card with the lower number.",
            "ruling: If there is no such space, or no citizen in his supply, the die is spent all the same.",
        ]
    );
}

#[test]
fn kc_12_16_stones_that_find_no_space() {
    let two = "rulebook: Le Roy spends two dice and places two stones, each on the best free space of the lowest level that has one.";
    let best = "ruling: Best is the column with the most influence, among equals the one with the higher number.";
    let full = "rulebook: If the cathedral is full he gains 2 VP instead.";
    let one = "ruling: If only one stone finds a space he gains 1 VP for the other.";
    let each = |vp| format!("{best} Each stone brings him {vp} VP and no influence.");
    let all = |vp| [two, &each(vp), full, one].map(str::to_owned);
    assert_eq!(said(&[], "royal_cathedral"), all(1));
    // The VP of a stone are a value of the owner, those without a space are not.
    let richer = changed(
        "constants",
        ["stone_vp,1,", "stone_vp,3,"],
        "royal_cathedral",
    );
    assert_eq!(richer, all(3));
}

#[test]
fn kc_12_18_what_follows_a_rolled_character() {
    for (option, then) in [
        ("turn", "ruling: With that le Roy's turn is over."),
        (
            "again",
            "ruling: Then le Roy rolls again, if he still has a die.",
        ),
    ] {
        ends(
            &said(&[("free_result", option)], "royal_character"),
            &[then],
        );
    }
}

#[test]
fn kc_2_6_a_die_of_a_full_building_in_setup() {
    assert_eq!(
        said(&[], "setup")[1],
        "ruling: A die of a full building is passed over; citizens left after the last die go to the first building with a free space: palace, City Hall, bishopric."
    );
}

#[test]
fn kc_3_2_the_start_player() {
    for (option, first) in [("human", "You are"), ("roy", "Le Roy is")] {
        let first = format!("ruling: {first} start player of the first round.");
        let turns = "rulebook: You and le Roy alternate as start player.";
        ends(&said(&[("first_start", option)], "start"), &[turns, &first]);
    }
}

#[test]
fn kc_4_14_the_penalty_is_for_deniers_and_influence() {
    let penalty = "published: If you cannot give all that it takes, you lose 2 VP.".to_owned();
    for (resource, counts) in [("deniers", true), ("influence", true), ("vp", false)] {
        let effect = format!("(lose_per {resource} 1 stones 2)");
        let said = changed("event", ["(lose_deniers 2)", &effect], "ey2");
        assert_eq!(said.contains(&penalty), counts, "{said:?}");
    }
}

#[test]
fn kc_6_4_the_pot_grows_while_le_roy_has_dice() {
    assert_eq!(
        said(&[], "pot"),
        [
            "deduced: When you pass you are out for the round: 2 deniers go into your pot, and 1 more each time it would be your turn while le Roy still has dice.",
            "published: You get the pot at the end of the round.",
        ]
    );
}

#[test]
fn kc_8_3_one_colour_at_most_once_is_one_die() {
    let dice = [
        "colours=yellow mix=single divisor=5,0 1 3,no,P ",
        "colours=yellow mix=each_once divisor=5,0 1 3,no,P ",
    ];
    let said = changed("event", dice, "ey3");
    assert!(
        said.iter()
            .any(|said| said.contains("Fighting it takes one yellow die: ")),
        "{said:?}"
    );
}

#[test]
fn kc_9_1_where_citizens_enter() {
    let direct = "ruling: A citizen who enters this building with a 1 takes space 1, and so on; whoever stood there lies down until the round is over.";
    for (topology, building) in [("direct", "hall"), ("direct", "palace"), ("push", "palace")] {
        ends(&said(&[("topology", topology)], building), &[direct]);
    }
    for building in ["hall", "bishopric"] {
        assert!(said(&[], building).last().unwrap().contains("is pushed on"));
    }
}

#[test]
fn kc_9_7_a_space_is_filled_from_le_roys_supply() {
    ends(
        &said(&[], "supply"),
        &[
            "ruling: When a citizen of yours leaves his space to become a tradesman, or an event lays him down, a citizen of le Roy's supply takes the space, if there is one.",
        ],
    );
}

#[test]
fn kc_11_5_the_dice_that_a_cube_asks_for() {
    let single = "The action must ask for dice of one colour, which can be";
    for (card, sentence) in [
        (
            "y2b",
            format!("published: {single} red, and all dice of the group are red."),
        ),
        (
            "w1b",
            format!("published: {single} yellow, and the group is that one white die alone."),
        ),
        (
            "w1c",
            "ruling: The action must ask for yellow dice, and at least one die of the group is yellow."
                .to_owned(),
        ),
        (
            "w2a",
            "published: The colours are those that the action asks for.".to_owned(),
        ),
        (
            "r1c",
            "house: The group is one to three red dice, whatever colours the card asks for.".to_owned(),
        ),
    ] {
        let said = said(&[], card);
        assert_eq!(said[2], sentence, "{card}");
    }
}
