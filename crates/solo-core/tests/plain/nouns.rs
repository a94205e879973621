//! Ids, names, amounts and numbers.

use core::convert::Infallible;

use solo_core::arrayvec::ArrayVec;
use solo_core::{Card, CardIn, Countable, Face, Noun, Ranged, Readable, Speech, missing_texts};

use super::{ANY, JACKS, card, cards};

type Jack = CardIn<{ JACKS.bits() }>;
type Place = Ranged<2, 11>;

/// Returns the id, the name and the amount.
fn said(noun: &impl Noun<()>) -> (String, String, i64) {
    let name = noun.to_name(&Speech::of(&ANY)).to_string();
    (noun.to_id(&ANY).to_string(), name, noun.amount())
}

fn expect(noun: &impl Noun<()>, id: &str, name: &str, amount: i64) {
    assert_eq!(said(noun), (id.into(), name.into(), amount));
}

#[test]
fn each_is_written_and_called() {
    expect(&-3_i8, "-3", "-3", -3);
    expect(&300_u16, "300", "300", 300);
    expect(
        &i64::MIN,
        "-9223372036854775808",
        "-9223372036854775808",
        i64::MIN,
    );
    expect(&true, "true", "true", 1);
    expect(&"a text", "a text", "a text", 1);
    expect(&Face::SIX, "6", "6", 6);
    expect(&Place::nearest(11), "11", "11", 11);
    expect(&card("10D"), "10D", "10 of Diamonds", 1);
    expect(&Card::JOKER, "Jk", "Joker", 1);
    expect(&Jack::of(card("JS")), "JS", "Jack of Spades", 1);
    expect(&Some(7_u8), "7", "7", 7);
    expect(&None::<u8>, "null", "", 0);
}

#[test]
fn lists_are_told_as_people_do() {
    let cards_said = "King of Spades, 10 of Diamonds and Joker";
    expect(&cards("10D KS Jk"), "KS 10D Jk", cards_said, 3);
    let array = [card("KS"), card("10D"), Card::JOKER];
    expect(&array, "KS 10D Jk", cards_said, 3);
    let list = ArrayVec::<Card, 5>::from_iter(array);
    expect(&list, "KS 10D Jk", cards_said, 3);
    expect(&cards("KS Jk"), "KS Jk", "King of Spades and Joker", 2);
    expect(&cards("KS"), "KS", "King of Spades", 1);
    expect(&cards(""), "", "", 0);
    expect(&ArrayVec::<Card, 5>::new(), "", "", 0);
}

/// Some card names in another language.
const GERMAN: &[(&str, &str)] = &[
    ("Rank.K", "König"),
    ("Suit.Spades", "Pik"),
    ("Card.name", "{suit}-{rank}"),
];

#[test]
fn cards_are_called_in_other_languages() {
    let speech = Speech::translated(&ANY, &GERMAN);
    assert_eq!(card("KS").to_name(&speech).to_string(), "Pik-König");
    // Untranslated texts stay English.
    assert_eq!(card("QD").to_name(&speech).to_string(), "Diamonds-Queen");
    assert_eq!(format!("{speech:?}"), "Speech(translated)");
    assert_eq!(format!("{:?}", Speech::of(&ANY)), "Speech");
    let mut missing = Vec::new();
    missing_texts(
        &GERMAN,
        |owner, key, english| missing.push(format!("{owner}.{key}: {english}")),
        |visit| <Card as Noun<()>>::texts(&ANY, visit),
    );
    assert_eq!(missing.len(), 2 + 13 + 4 - GERMAN.len());
    assert_eq!(missing[..2], ["Card.Jk: Joker", "Rank.2: 2"]);
}

/// Lists the texts that a translation of a noun needs, as `owner.key`.
fn texts<T: Noun<()>>() -> Vec<String> {
    let mut keys = Vec::new();
    T::texts(&ANY, &mut |owner, key, _| {
        keys.push(format!("{owner}.{key}"));
    });
    keys
}

#[test]
fn a_translation_of_cards_needs_every_rank_and_suit() {
    let keys = texts::<Card>();
    assert_eq!(keys.len(), 2 + 13 + 4);
    for key in ["Card.Jk", "Card.name", "Rank.10", "Rank.A", "Suit.Hearts"] {
        assert!(keys.iter().any(|known| known == key), "{key}");
    }
    assert_eq!(texts::<solo_core::Set<Card>>(), keys);
    assert_eq!(texts::<Option<Card>>(), keys);
    assert_eq!(texts::<[Card; 2]>(), keys);
    assert_eq!(texts::<ArrayVec<Card, 2>>(), keys);
    assert!(texts::<Face>().is_empty());
}

/// Checks that every value has its index and can be read back; there is none beyond the last.
fn counted<T: Countable<()> + core::fmt::Debug>(ids: &[&str]) {
    assert_eq!(T::count(&ANY), u32::try_from(ids.len()).unwrap());
    for (number, id) in (0..).zip(ids) {
        let noun = T::nth(&ANY, number).unwrap();
        assert_eq!(noun.to_id(&ANY).to_string(), *id);
        assert_eq!(noun.number(&ANY), number);
        assert_eq!(T::parse(&ANY, id), Ok(noun));
    }
    assert_eq!(T::nth(&ANY, T::count(&ANY)), None);
    assert_eq!(T::nth(&ANY, u32::MAX), None);
    assert_eq!(T::values(&ANY).len(), ids.len());
}

#[test]
fn what_is_finite_is_counted() {
    counted::<Face>(&["1", "2", "3", "4", "5", "6"]);
    counted::<Place>(&["2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
    counted::<Jack>(&["JS", "JD", "JC", "JH"]);
    counted::<Infallible>(&[]);
    let mut values = <Jack as Countable<()>>::values(&ANY);
    values.next();
    assert_eq!(format!("{values:?}"), "AllValues(1..4)");
}

#[test]
fn nothing_else_is_read() {
    fn error<T: Readable<()> + core::fmt::Debug>(text: &str) -> String {
        T::parse(&ANY, text).unwrap_err().to_string()
    }
    assert_eq!(error::<Face>("7"), "expected a face from 1 to 6 at byte 0");
    assert_eq!(
        error::<Place>("12"),
        "expected a number from 2 to 11 at byte 0"
    );
    assert_eq!(error::<Card>("1S"), "expected a card id at byte 0");
    assert_eq!(
        error::<Jack>("KS"),
        "expected a card that can be named here at byte 0"
    );
    assert_eq!(
        error::<Infallible>("6"),
        "expected no chance outcome in this game at byte 0"
    );
    assert_eq!(<Card as Readable<()>>::parse(&ANY, "Jk"), Ok(Card::JOKER));
}

#[test]
fn numbers_stay_within_their_bounds() {
    for number in 0..=u8::MAX {
        let within = (2..=11).contains(&number);
        assert_eq!(Place::new(number).is_some(), within, "{number}");
        assert_eq!(Place::nearest(number).get(), number.clamp(2, 11));
    }
}

#[test]
fn a_card_of_a_set_is_a_card() {
    for any in solo_core::Set::full() {
        let jack = Jack::new(any);
        assert_eq!(jack.is_some(), JACKS.contains(any), "{any}");
        assert_eq!(jack.map(Card::from), jack.map(|jack| *jack));
        assert_eq!(Jack::try_from(any).ok(), jack);
        let id = any.to_string().to_lowercase();
        assert_eq!(id.parse::<Jack>().ok(), jack);
        assert_eq!(
            jack.map(|jack| jack.to_string()),
            jack.map(|_| any.to_string())
        );
        // The next jack, or else the last one.
        let next = JACKS.iter().find(|jack| jack.index() >= any.index());
        let next = next.or_else(|| JACKS.last());
        assert_eq!(Some(Jack::of(any).card()), next, "{any}");
    }
    assert_eq!(
        Jack::try_from(card("KS")).unwrap_err().to_string(),
        "expected another card at byte 0"
    );
}
