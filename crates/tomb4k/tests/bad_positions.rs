//! Views that are not positions: every fault is found, with its field and clause.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use crate::common::{DOWN_TO_THE_ACE, after, drop_first, min_delve_turns, set_up, view_of};
use serde_json::{Value, json};
use solo_core::{Faults, Game};
use tomb4k::Tomb;

/// Position, changes and fault.
///
/// The changes are `field=value`, `zone+card` and `zone-card`, separated by commas; the fault must
/// be among those reported.
const CORRUPTIONS: &str = "\
# Zones.
start | unseen-2S | discards TK-7.7
start | unseen-2S, unseen+3S | unseen[43] TK-1.3
start | unseen+2S | unseen[44] TK-1.3
start | unseen-2S, unseen+2H | unseen TK-1.3
start | unseen-2S, unseen+ZZ | unseen[43] TK-1.3
start | unseen-2S, unseen+ | unseen[43] TK-1.3
start | unseen-2S, unseen+2s  | unseen[43] TK-1.3
action | open+KS | open TK-1.3
between | covered+KS | covered TK-1.3
between | discards+2S | discards TK-7.7
start | torches+KS, unseen-KS | torches TK-10.1
start | torches+JH, unseen-JH | torches TK-10.1
start | skills+KS, unseen-KS | skills TK-8.1
start | treasure+JS, unseen-JS | treasure TK-4.3
start | treasure+2S, unseen-2S | treasure TK-4.3
start | spent+JS, unseen-JS | spent TK-8.5
start | bottom+KS, unseen-KS | bottom TK-10.3
start | discards+AS, unseen-AS | discards TK-10.1
between | covered-2S, covered+AS, unseen-AS, unseen+2S | covered TK-3.7
between | covered-2S, covered+JH, unseen-JH, unseen+2S | covered TK-8.5
start | open+AS, unseen-AS | open TK-3.6
action | open+AS, unseen-AS | open TK-3.7
# Hit points.
start | hp=10 | hp TK-11.1
start | hp=255 | hp TK-11.1
start | hp=0 | hp TK-11.3
dead | hp=1 | hp TK-11.3
# Torches and the scroll.
start | torches+AS, torches+AD, torches+AC, torches+AH, unseen-AS, unseen-AD, unseen-AC, unseen-AH | torches TK-10.2
lost | torches-AH, unseen+AH | torches TK-10.2
start | bottom+AS, unseen-AS | bottom TK-10.3
read | bottom-AC, unseen+AC | bottom TK-10.3
read | bottom-AC, bottom+KS, unseen-KS, unseen+AC | bottom TK-10.3
read | torches-AS, unseen+AS | torches TK-10.3
read | bottom+AS, torches-AS | bottom TK-10.3
torch | fourth=null, unseen+AC | fourth TK-10.3
torch | fourth=KS, unseen-KS, unseen+AC | fourth TK-10.3
torch | fourth=nonsense, unseen+AC | fourth TK-10.3
start | fourth=AS, unseen-AS | fourth TK-10.3
torch | torches-AS, unseen+AS | torches TK-10.3
torch | discards_due=1 | discards_due TK-7.3
torch | treasure-Jk, discards+Jk, worth=0 | treasure TK-10.6
start | resume=seek | resume TK-10.4
start | resume=discard | resume TK-10.4
torch | resume=null | resume TK-10.4
torch | resume=encounter | encounter TK-3.3
torch | resume=discard | encounter TK-3.3
torch discard | resume=seek | encounter TK-3.2
torch discard | resume=encounter | open TK-6.1
torch discard | discards_due=4 | discards_due TK-7.3
# Turns.
between | stacks=[] | stacks TK-3.13
between | stacks=[3] | stacks TK-3.13
between | stacks=[0] | stacks[0] TK-3.13
between | stacks=[14] | stacks[0] TK-3.13
between | stacks=[1,1] | stacks TK-3.13
between | delve_turns=2, stacks=[1,1], covered-2S, covered+QS, unseen-QS, unseen+2S | stacks TK-3.3
between | delve_turns=40 | stacks TK-3.3
between | retreat_turns=255, delve_turns=255 | stacks TK-3.3
between | retreat_turns=1, delve_turns=0 | retreat_turns TK-12.4
between | delve_turns=0, stacks=[] | phase TK-12.2
between | heading=retreat | phase TK-12.2
start | heading=retreat | heading TK-12.8
retreat | retreat_turns=1, delve_turns=1 | retreat_turns TK-12.6
escaped | heading=delve | heading TK-12.6
escaped | retreat_turns=1, delve_turns=0 | retreat_turns TK-12.6
start | turn=2 | turn TK-3.1
between | turn=1 | turn TK-3.1
start | column=3 | column TK-12.4
# The open turn.
action | encounter=null | encounter TK-3.3
action | encounter=10S | encounter TK-3.3
action | encounter=9X | encounter TK-3.3
seek | encounter=KS | encounter TK-3.3
seek | open+JS, unseen-JS | open TK-3.8
between | open+KS, unseen-KS | open TK-3.13
action | open+QS, unseen-QS | open TK-9.1
action | open+10S, unseen-10S | open TK-3.5
trap | open+3S, open+2S, unseen-2S, unseen-3S | open TK-6.1
discard | open+3S, unseen-3S | open TK-6.1
lost | encounter=null | encounter TK-3.3
action | open+2S, open+3S, open+4S, open+5S, open+6S, open+7S, open+2C, open+3C, open+4C, open+5C, open+6C, open+7C | open TK-5.2
# Phases.
seek | phase=action | encounter TK-3.3
action | phase=seek | encounter TK-3.2
action | phase=encounter | phase TK-16.2
blow | skills-JH, discards+JH | skills TK-8.6
blow | damage=4 | damage TK-11.2
blow | damage=0 | damage TK-11.2
blow | damage=0, open-4C, open+10C, unseen-10C, unseen+4C | damage TK-11.2
door | skills-JC, discards+JC | skills TK-7.4
discard | discards_due=6 | discards_due TK-7.3
discard | discards_due=0 | discards_due TK-7.3
dead | open-2C, open-3C, unseen+2C, unseen+3C | open TK-11.2
mark | open+2S, unseen-2S | open TK-4.5
mark | open-7D, unseen+7D | open TK-4.8
# What contradicts the other fields.
start | deck=43 | deck TK-18.2
escaped | kings=0 | kings TK-18.2
escaped | worth=99 | worth TK-18.2
start | damage=1 | damage TK-11.2
start | discards_due=1 | discards_due TK-7.3
blow | discards_due=1 | discards_due TK-7.3
escaped | outcome=null | outcome TK-13.1
start | outcome={} | outcome TK-13.1
escaped | outcome.result=died | outcome.result TK-13.1
escaped | outcome.won=true | outcome.won TK-13.5
escaped | outcome.kings=0 | outcome.kings TK-13.7
escaped | outcome.points=16 | outcome.points TK-13.2
escaped | outcome.gold=15 | outcome.gold TK-13.8
escaped | outcome.score=0/15 | outcome.score TK-13.6
";

fn corrupt(view: &mut Value, edits: &str) {
    for edit in edits.split(", ") {
        if let Some((field, value)) = edit.split_once('=') {
            let value = if value == "{}" {
                view_of_an_escape()
            } else {
                serde_json::from_str(value).unwrap_or_else(|_| json!(value))
            };
            match field.split_once('.') {
                Some((object, field)) => view[object][field] = value,
                None => view[field] = value,
            }
        } else if let Some((zone, card)) = edit.split_once('+') {
            view[zone].as_array_mut().unwrap().push(json!(card));
        } else {
            let (zone, card) = edit.split_once('-').unwrap();
            let cards = view[zone].as_array_mut().unwrap();
            let place = cards.iter().position(|other| other == card);
            cards.remove(place.unwrap_or_else(|| panic!("{edit}: it is not there")));
        }
    }
}

fn view_of_an_escape() -> Value {
    view_of("escaped")["outcome"].clone()
}

fn faults_of(view: &Value) -> Vec<String> {
    let faults = set_up(view).map(|_| ()).unwrap_err();
    faults
        .iter()
        .map(|fault| format!("{} {}", fault.at, fault.rule))
        .collect()
}

#[test]
fn every_kind_of_corruption_is_named() {
    let mut missed = Vec::new();
    let cases = CORRUPTIONS.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(cases.clone().count(), 105);
    for case in cases {
        let parts: Vec<&str> = case.split(" | ").collect();
        let [position, edits, expected] = parts[..] else {
            panic!("{case}");
        };
        let mut view = view_of(position);
        corrupt(&mut view, edits);
        match set_up(&view) {
            Ok(_) => missed.push(format!("{position}: {edits}: accepted")),
            Err(_) if faults_of(&view).iter().any(|fault| fault == expected) => {}
            Err(faults) => {
                missed.push(format!("{position}: {edits}: not {expected}, but {faults}"));
            }
        }
    }
    assert!(missed.is_empty(), "\n{}", missed.join("\n"));
}

/// Card, number, and expected number.
#[test]
fn messages_have_the_values_in_them() {
    for (position, edits, message) in [
        ("action", "open+KS", "open: KS lies in two places (TK-1.3)"),
        (
            "start",
            "unseen-2S",
            r#"discards: the other fields make it ["2S"], not [] (TK-7.7)"#,
        ),
        (
            "start",
            "unseen-2S, unseen+2H",
            "unseen: 2H is not in the deck (TK-1.3)",
        ),
        (
            "start",
            "treasure+2S, unseen-2S",
            "treasure: 2S is neither skill nor treasure (TK-4.3)",
        ),
        (
            "start",
            "torches+KS, unseen-KS",
            "torches: KS is never used up (TK-10.1)",
        ),
        (
            "start",
            "hp=10",
            "hp: 10 hit points are more than nine (TK-11.1)",
        ),
        (
            "torch",
            "torches-AS, unseen+AS",
            "torches: three torches have burnt before the fourth, not 2 (TK-10.3)",
        ),
        (
            "between",
            "stacks=[14]",
            "stacks[0]: a stack has 1 to 13 cards, not 14 (TK-3.13)",
        ),
        (
            "seek",
            "phase=action",
            "encounter: this phase is impossible with nothing as encounter card (TK-3.3)",
        ),
        (
            "discard",
            "discards_due=6",
            "discards_due: a gap of 5 cannot leave 6 due (TK-7.3)",
        ),
    ] {
        let mut view = view_of(position);
        corrupt(&mut view, edits);
        let faults = set_up(&view).unwrap_err();
        let found = faults.iter().any(|fault| fault.to_string() == message);
        assert!(found, "{message} is not among {faults}");
    }
}

#[test]
fn all_faults_are_listed_at_once() {
    let mut view = view_of("blow");
    corrupt(
        &mut view,
        "hp=12, damage=3, encounter=2H, skills-JH, spent+JS, stacks=[1], turn=9, deck=1, outcome={}",
    );
    let faults = faults_of(&view);
    let expected = [
        "spent TK-8.5",
        "torches TK-1.3",
        "discards TK-7.7",
        "stacks TK-3.13",
        "turn TK-3.1",
        "deck TK-18.2",
        "outcome TK-13.1",
        "hp TK-11.1",
        "encounter TK-3.3",
        "damage TK-11.2",
        "skills TK-8.6",
    ];
    for fault in expected {
        assert!(
            faults.iter().any(|found| found == fault),
            "{fault} is not among {faults:?}"
        );
    }
}

#[test]
fn nobody_waits_for_a_card_from_an_empty_deck() {
    let play = after(DOWN_TO_THE_ACE).then("card JD");
    let mut view = solo_testkit::view(&play.game, &play.state);
    assert_eq!(set_up(&view), Ok(play.state));
    corrupt(&mut view, "unseen-10D, discards+10D, deck=1");
    let fault = "unseen: a card must be left to turn up (TK-2.3)";
    assert_eq!(set_up(&view).unwrap_err().to_string(), fault);
}

#[test]
fn options_decide_what_is_a_position() {
    for position in ["between", "escaped"] {
        let faults = solo_testkit::set_up(&min_delve_turns(2), &view_of(position)).unwrap_err();
        assert!(
            faults.iter().any(|fault| fault.rule.starts_with("TK-12.")),
            "{faults}"
        );
    }
    let play = after("card KS, card 2C, card 3C, delve, card 9S, draw, card 8S");
    let view = solo_testkit::view(&play.game, &play.state);
    assert_eq!(set_up(&view), Ok(play.state));
    let faults = solo_testkit::set_up(&drop_first(), &view).unwrap_err();
    assert_eq!(
        faults.iter().next().unwrap().rule,
        "TK-16.2",
        "nobody is asked there"
    );
}

#[test]
fn a_position_of_other_options_is_audited_as_faulty() {
    let game = min_delve_turns(2);
    let state = after("card 2S, card 3S").state;
    assert_eq!(Tomb::default().broken_rule(&state), None);
    let faults = Faults::found_by(|findings| game.audit(&state, findings));
    let fault = "phase: turning around is decided after enough delve turns: 2, not 1 (TK-12.2)";
    assert_eq!(faults.to_string(), fault);
}
