//! Enumerations and options that macros define.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_core::{
    Countable, NotationError, Noun, OptionError, OptionValue, Options, Ranged, Setting, Values,
};

solo_core::word_enum! {
    /// The depth of the water.
    #[derive(Default)]
    enum Water {
        /// To the knees.
        Low = "low",
        /// Over the head.
        #[default]
        High = "high tide",
    }
}

solo_core::number_enum! {
    /// The drift of the boat.
    enum Drift: i8 {
        None = 0,
        Ahead = 2,
        Back = -2,
    }
}

solo_core::options! {
    struct Voyage {
        /// Decides how high the water stands.
        water: Water = Water::Low, "SEA-1";
        /// Decides where the boat drifts.
        drift: Drift = Drift::Back, "SEA-2";
        /// Sets how many people
        /// sail.
        crew: Ranged<2, 4> = Ranged::nearest(3), "SEA-3";
        /// Sets how far it is.
        miles: u16 = 300, "SEA-4";
        /// Decides whether it is night.
        night: bool = true, "SEA-5";
    }
}

fn values(voyage: &Voyage) -> Vec<String> {
    let mut values = Vec::new();
    for index in 0..=Voyage::SPECS.len() {
        voyage.get(index, &mut |value| values.push(value.to_string()));
    }
    values
}

#[test]
fn words_are_written_and_read() {
    assert_eq!(Water::ALL.map(Water::word), Water::WORDS);
    assert_eq!(Water::default(), Water::High);
    assert_eq!(format!("{:>5}", Water::Low), "  low");
    assert_eq!("high tide".parse(), Ok(Water::High));
    let wrong = NotationError::new(0, "one of: low high tide");
    assert_eq!("High tide".parse::<Water>(), Err(wrong));
    assert!(Water::values(&()).eq(Water::ALL));
    let ids = Water::ALL.map(|water| water.to_id(&()).to_string());
    assert_eq!(ids, Water::WORDS);
    assert_eq!(
        <Water as solo_core::Readable<()>>::parse(&(), "high tide"),
        Ok(Water::High)
    );
}

#[test]
fn settings_are_read_from_their_own_kind_of_value() {
    let [flag, number, word] = [
        OptionValue::Flag(true),
        OptionValue::Number(2),
        OptionValue::Word("low"),
    ];
    assert_eq!(
        [flag, number, word].map(Water::read),
        [None, None, Some(Water::Low)]
    );
    assert_eq!(
        [flag, number, word].map(Drift::read),
        [None, Some(Drift::Ahead), None]
    );
    assert_eq!(
        [flag, number, word].map(bool::read),
        [Some(true), None, None]
    );
    assert_eq!([flag, number, word].map(u8::read), [None, Some(2), None]);
    assert_eq!(Drift::read(OptionValue::Number(1)), None);
    assert_eq!(u8::read(OptionValue::Number(-1)), None);
    assert_eq!(u16::read(OptionValue::Number(65_536)), None);
    assert_eq!(Drift::Back.value(), OptionValue::Number(-2));
    assert_eq!(Drift::VALUES, Values::Numbers(&[0, 2, -2]));
    assert_eq!(u8::VALUES, Values::Range(0, 255));
    assert_eq!(u16::VALUES, Values::Range(0, 65_535));
}

#[test]
fn options_have_names_values_and_rules() {
    let specs: Vec<_> = Voyage::SPECS
        .iter()
        .map(|spec| (spec.name, spec.values, spec.rule))
        .collect();
    assert_eq!(
        specs,
        [
            ("water", Values::Words(&["low", "high tide"]), "SEA-1"),
            ("drift", Values::Numbers(&[0, 2, -2]), "SEA-2"),
            ("crew", Values::Range(2, 4), "SEA-3"),
            ("miles", Values::Range(0, 65_535), "SEA-4"),
            ("night", Values::Flag, "SEA-5"),
        ]
    );
    assert_eq!(Voyage::SPECS[2].about, "Sets how many people sail.");
    assert_eq!(Voyage::default(), Voyage::DEFAULT);
    assert_eq!(values(&Voyage::DEFAULT), ["low", "-2", "3", "300", "true"]);
}

#[test]
fn every_value_of_an_option_is_taken_and_no_other() {
    for spec in Voyage::SPECS {
        for index in 0..spec.values.count() {
            let value = spec.values.nth(index).unwrap();
            let mut voyage = Voyage::DEFAULT;
            assert_eq!(voyage.set(spec.name, value), Ok(()));
            assert!(values(&voyage).contains(&value.to_string()), "{value}");
        }
        let mut voyage = Voyage::DEFAULT;
        for value in [
            OptionValue::Word("lows"),
            OptionValue::Number(-1),
            OptionValue::Number(70_000),
        ] {
            let wrong = OptionError::BadValue {
                name: spec.name,
                values: spec.values,
            };
            assert_eq!(voyage.set(spec.name, value), Err(wrong));
            assert_eq!(voyage, Voyage::DEFAULT);
        }
    }
}

#[test]
fn numbers_keep_within_their_range() {
    for (crew, good) in [(1, false), (2, true), (4, true), (5, false)] {
        let set = Voyage::DEFAULT.with("crew", &crew);
        assert_eq!(set.is_ok(), good, "{crew}");
        assert_eq!(set.map_or(crew, |voyage| voyage.crew.get()), crew);
    }
    let unknown = Voyage::DEFAULT.with("wind", &true);
    assert_eq!(unknown, Err(OptionError::UnknownName));
    assert!(
        Voyage::DEFAULT
            .with("night", &false)
            .is_ok_and(|voyage| !voyage.night)
    );
}
