//! Written forms: words, options, tables, faults, fingerprints.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::convert::Infallible;
use core::fmt::Write;

use solo_core::example::Ten;
use solo_core::{
    Countable, Events, Faults, Fingerprint, ForEach, Forbidden, Game, NotationError, OptionError,
    OptionValue, Options, Provenance, Readable, Refusal, RefusalKind, Source, Values, Words,
    plain_number,
};

#[test]
fn words_know_where_they_are() {
    let mut words = Words::new("drop 8D twice");
    assert_eq!(words.next_word("a verb"), Ok("drop"));
    assert_eq!(words.wrong("x").at(), 0);
    assert_eq!(words.next_word("a card"), Ok("8D"));
    assert_eq!(words.wrong("x").at(), 5);
    assert!(!words.is_at_end());
    assert_eq!(
        words.end(),
        Err(NotationError::new(8, "the end of the text"))
    );
    assert_eq!(words.next_word("how often"), Ok("twice"));
    assert!(words.is_at_end());
    assert_eq!(words.end(), Ok(()));
    assert_eq!(words.next_word("more"), Err(NotationError::new(13, "more")));
}

#[test]
fn words_are_separated_by_exactly_one_space() {
    for (text, at) in [(" a", 0), ("", 0), ("  ", 0)] {
        assert_eq!(
            Words::new(text).next_word("a word"),
            Err(NotationError::new(at, "a word"))
        );
    }
    for (text, at) in [("a  b", 2), ("a ", 2)] {
        let mut words = Words::new(text);
        assert_eq!(words.next_word("a word"), Ok("a"));
        assert!(words.end().is_err());
        assert_eq!(words.next_word("b"), Err(NotationError::new(at, "b")));
    }
    let mut words = Words::new("a\tb");
    assert_eq!(words.next_word("a word"), Ok("a\tb"));
}

#[test]
fn numbers_are_plain() {
    let mut words = Words::new("7 12 x");
    assert_eq!(words.number(1, 9, "a digit"), Ok(7_u8));
    assert_eq!(
        words.number(1_u8, 9, "a digit"),
        Err(NotationError::new(2, "a digit"))
    );
    assert_eq!(
        words.number(1_u8, 9, "a digit"),
        Err(NotationError::new(5, "a digit"))
    );
    assert_eq!(
        words.number(1_u8, 9, "a digit"),
        Err(NotationError::new(6, "a digit"))
    );
    for number in 0..=u16::MAX {
        assert_eq!(plain_number(&number.to_string(), 0, u16::MAX), Some(number));
    }
    for text in [
        "",
        "00",
        "01",
        "-1",
        "+1",
        " 1",
        "1 ",
        "65536",
        "1e2",
        "١",
        "99999999999999999999",
    ] {
        assert_eq!(plain_number(text, 0, u16::MAX), None, "{text}");
    }
    assert_eq!(plain_number("0", 0, 3), Some(0));
    assert_eq!(plain_number("0", 1, 3), None);
    assert_eq!(plain_number("3", 1, 3), Some(3));
    assert_eq!(plain_number("4", 1, 3), None);
    assert_eq!(plain_number("255", 0, u8::MAX), Some(255));
    assert_eq!(plain_number("256", 0, u8::MAX), None);
}

#[test]
fn a_notation_error_names_place_and_expectation() {
    let error = NotationError::new(usize::MAX, "a card");
    assert_eq!((error.at(), error.expected()), (u32::MAX, "a card"));
    assert_eq!(
        NotationError::new(2, "a card").to_string(),
        "expected a card at byte 2"
    );
}

#[test]
fn values_are_counted_and_found() {
    const NUMBERS: Values = Values::Numbers(&[2, 5, 11]);
    const WORDS: Values = Values::Words(&["any", "first"]);
    for (values, list) in [
        (
            Values::Flag,
            vec![OptionValue::Flag(false), OptionValue::Flag(true)],
        ),
        (
            Values::Range(-1, 1),
            [-1, 0, 1].map(OptionValue::Number).to_vec(),
        ),
        (Values::Range(1, 0), vec![]),
        (NUMBERS, [2, 5, 11].map(OptionValue::Number).to_vec()),
        (WORDS, ["any", "first"].map(OptionValue::Word).to_vec()),
    ] {
        assert_eq!(values.count(), list.len());
        let found: Vec<_> = (0..list.len())
            .filter_map(|index| values.nth(index))
            .collect();
        assert_eq!(found, list);
        assert_eq!(values.nth(list.len()), None);
        assert!(list.iter().all(|value| values.contains(*value)));
        for other in [
            OptionValue::Number(3),
            OptionValue::Number(-2),
            OptionValue::Number(2),
            OptionValue::Word("last"),
            OptionValue::Word("true"),
            OptionValue::Flag(true),
        ] {
            assert_eq!(
                values.contains(other),
                list.contains(&other),
                "{values:?} {other:?}"
            );
        }
        for value in list {
            assert_eq!(OptionValue::from_text(&value.to_string()), value);
        }
    }
    let all = Values::Range(i32::MIN, i32::MAX);
    assert_eq!(all.count(), 1 << 32);
    assert_eq!(all.nth(0), Some(OptionValue::Number(i32::MIN)));
    assert_eq!(
        Values::Range(i32::MAX, i32::MAX).nth(0),
        Some(OptionValue::Number(i32::MAX))
    );
}

#[test]
fn option_texts_are_told_apart() {
    assert_eq!(OptionValue::from_text("false"), OptionValue::Flag(false));
    assert_eq!(OptionValue::from_text("0"), OptionValue::Number(0));
    assert_eq!(OptionValue::from_text(""), OptionValue::Word(""));
    assert_eq!(
        OptionValue::from_text("99999999999"),
        OptionValue::Word("99999999999")
    );
}

#[test]
fn a_game_without_options_has_none() {
    assert_eq!(<() as Options>::SPECS, &[]);
    ().get(0, &mut |value| panic!("{value}"));
    assert_eq!(Ten.with_options(()), Ok(Ten));
    assert_eq!(Ten.options(), &());
    assert_eq!(Ten.catalogue_fingerprint(), None);
}

#[test]
fn option_errors_are_sentences() {
    assert_eq!(
        OptionError::UnknownName.to_string(),
        "there is no option of this name"
    );
    let name = "depth";
    assert_eq!(
        OptionError::BadValue {
            name,
            values: Values::Range(1, 3)
        }
        .to_string(),
        "option depth cannot have this value: its values are 1 to 3"
    );
    assert_eq!(
        OptionError::NotInCatalogue { name }.to_string(),
        "option depth names something that is not in the catalogue"
    );
}

#[test]
fn faults_are_kept_in_order() {
    let mut faults = Faults::new();
    assert!(faults.is_empty());
    faults.require(true, "here", "R-1", "nothing");
    assert_eq!(faults.len(), 0);
    assert_eq!(faults.clone().into_result(7), Ok(7));
    faults.require(false, "here", "R-2", 5);
    faults.add("there", "R-1", "something");
    assert!(!faults.is_empty());
    let rules: Vec<_> = (&faults)
        .into_iter()
        .map(|fault| (fault.at.as_str(), fault.rule))
        .collect();
    assert_eq!(rules, [("here", "R-2"), ("there", "R-1")]);
    assert_eq!(faults.to_string(), "here: 5 (R-2); there: something (R-1)");
    assert_eq!(faults.clone().into_result(7), Err(faults));
}

#[test]
fn fingerprints_are_fnv() {
    // Vectors published with the algorithm.
    for (text, value) in [
        ("", 0xcbf2_9ce4_8422_2325),
        ("a", 0xaf63_dc4c_8601_ec8c),
        ("foobar", 0x8594_4171_f739_67e8),
    ] {
        assert_eq!(Fingerprint::new().and(text.as_bytes()).value(), value);
    }
    let mut written = Fingerprint::default();
    write!(written, "foo").unwrap();
    write!(written, "bar").unwrap();
    assert_eq!(written, Fingerprint::new().and(b"foobar"));
}

#[test]
fn provenances_have_letters_and_names() {
    use Provenance::{Deduced, House, Owner, Published, Rulebook, Ruling};
    let all = [
        (Rulebook, "S", "rulebook"),
        (Published, "P", "published"),
        (Deduced, "P2", "deduced"),
        (Ruling, "R", "ruling"),
        (House, "H", "house"),
        (Owner, "U", "owner"),
    ];
    for (provenance, letters, name) in all {
        assert_eq!(provenance.letters(), letters);
        assert_eq!(provenance.to_string(), name);
        assert_eq!(Provenance::from_letters(letters), Some(provenance));
    }
    assert_eq!(Provenance::from_letters("X"), None);
    assert_eq!(Provenance::from_letters(""), None);
}

#[test]
fn sources_are_numbered_from_zero() {
    assert!(Source::all().map(Source::number).eq(0..16));
}

#[test]
fn events_go_where_they_are_wanted() {
    let mut list = Vec::new();
    Events::push(&mut &mut list, 1);
    Events::push(&mut list, 2);
    ForEach(|event| list.push(event)).push(3);
    Events::push(&mut (), 4);
    assert_eq!(list, [1, 2, 3]);
}

#[test]
fn nothing_is_the_outcome_of_no_chance() {
    assert_eq!(Infallible::values(&Ten).len(), 0);
    assert_eq!(Infallible::nth(&Ten, 0), None);
    let error = Infallible::parse(&Ten, "6").unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected no chance outcome in this game at byte 0"
    );
}

#[test]
fn plain_refusals_say_what_they_are() {
    let over = Forbidden::game_over();
    assert_eq!(over, Forbidden::GAME_OVER);
    assert_eq!((over.rule(), over.reason()), ("SOLO-OVER", "over"));
    assert_eq!(over.to_string(), "the game is over");
    let notation = Forbidden::from(NotationError::new(1, "a die"));
    assert_eq!(
        (notation.rule(), notation.reason()),
        ("SOLO-NOTATION", "notation")
    );
    assert_eq!(notation.to_string(), "expected a die at byte 1");
    let rules = [
        Forbidden::not_now("A-1", "early"),
        Forbidden::by("A-1", "no"),
    ];
    let all = [over, notation, rules[0], rules[1]];
    assert_eq!(all.map(|one| one.kind()), RefusalKind::ALL);
    assert_eq!(
        all.map(|one| one.reason()),
        RefusalKind::ALL.map(RefusalKind::word)
    );
}

#[cfg(feature = "serde")]
#[test]
fn options_are_data() {
    use solo_core::OptionMap;
    let read = |json| serde_json::from_str::<OptionMap<()>>(json);
    assert_eq!(read("{}").unwrap(), OptionMap(()));
    let error = |json| read(json).unwrap_err().to_string();
    assert!(error(r#"{"a":1}"#).starts_with("a: there is no option of this name"));
    assert!(error("[]").contains("expected an object of option names and values"));
    assert_eq!(serde_json::to_string(&OptionMap(())).unwrap(), "{}");
}
