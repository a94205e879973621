//! Values written as data, and read back with every fault.

use solo_core::arrayvec::ArrayVec;
use solo_core::{
    By, Card, CardIn, Data, DataPath, Face, Faults, Of, Ranged, Set, Shape, Sorted, Value,
};

use super::{ANY, JACKS, card, cards};

type Jack = CardIn<{ JACKS.bits() }>;
type Place = Ranged<2, 11>;

fn face(pips: u8) -> Face {
    Face::new(pips).unwrap()
}

fn json<T: Data<()>>(data: &T) -> String {
    serde_json::to_string(&Of::new(&ANY, data)).unwrap()
}

fn read<T: Shape<()>>(text: &str) -> Result<T, String> {
    let (data, mut faults): (Value, _) = (serde_json::from_str(text).unwrap(), Faults::new());
    let read = T::from_data(&ANY, &data, &DataPath::whole("X-1"), &mut faults);
    // A value that cannot be read has a fault, and no other value has.
    assert_eq!(read.is_none(), faults.iter().len() > 0, "{text}: {faults}");
    read.ok_or(faults.to_string())
}

/// Checks that the value is written as this text, also as a tree, and read back.
fn there_and_back<T: Shape<()> + core::fmt::Debug>(value: T, text: &str) {
    assert_eq!(json(&value), text);
    let tree: Value = serde_json::from_str(text).unwrap();
    assert_eq!(value.to_value(&ANY), tree);
    assert_eq!(read(text), Ok(value));
}

/// Checks that the text is refused for this reason.
fn refused<T: Shape<()> + core::fmt::Debug>(text: &str, reason: &str) {
    let fault = read::<T>(text).unwrap_err();
    assert_eq!(fault, format!("{reason} (X-1)"), "{text}");
}

#[test]
fn what_is_written_is_read() {
    there_and_back(255_u8, "255");
    there_and_back(-32768_i16, "-32768");
    there_and_back(u32::MAX, "4294967295");
    there_and_back(true, "true");
    there_and_back(String::from("Łódź"), "\"Łódź\"");
    there_and_back(Face::SIX, "6");
    there_and_back(Place::nearest(11), "11");
    there_and_back(card("10D"), "\"10D\"");
    there_and_back(Card::JOKER, "\"Jk\"");
    there_and_back(Jack::of("JS".parse().unwrap()), "\"JS\"");
    there_and_back(cards("10D KS"), r#"["KS","10D"]"#);
    there_and_back(Some(Face::ONE), "1");
    there_and_back(None::<Face>, "null");
    there_and_back(vec![1_u8, 2], "[1,2]");
    there_and_back([1_u8, 2], "[1,2]");
    there_and_back(ArrayVec::<u8, 3>::from_iter([1, 2]), "[1,2]");
    there_and_back(Sorted::from_iter([Face::ONE, Face::SIX]), "[1,6]");
    let by = By::from_iter([(Face::ONE, 3_u8), (Face::SIX, 0)]);
    assert_eq!((by.get(&Face::SIX), by.get(&face(2))), (Some(&0), None));
    there_and_back(by, r#"{"1":3,"6":0}"#);
    there_and_back(By::<Face, u8>::default(), "{}");
    // In any order, if the order has no meaning.
    assert_eq!(read(r#"["10D","KS"]"#), Ok(cards("KS 10D")));
    assert_eq!(read("[6,1]"), Ok(Sorted(vec![Face::ONE, Face::SIX])));
}

#[test]
fn what_is_wrong_is_said() {
    let whole = "a whole number from 0 to 255";
    for wrong in ["256", "-1", "null", "[]"] {
        refused::<u8>(wrong, &format!("expected {whole}, found {wrong}"));
    }
    refused::<bool>("1", "expected true or false, found 1");
    refused::<String>("true", "expected a text, found true");
    refused::<Face>("0", "expected a face from 1 to 6, found 0");
    refused::<Face>("\"6\"", "expected a face from 1 to 6, found \"6\"");
    refused::<Place>("12", "expected a whole number from 2 to 11, found 12");
    refused::<Place>("2.5", "expected a whole number from 2 to 11, found 2.5");
    // Data is stricter than notation: ids in their printed form.
    refused::<Card>("\"ks\"", "expected a card id, found \"ks\"");
    refused::<Card>("7", "expected a card id, found 7");
    refused::<Jack>("\"KS\"", "KS does not belong here");
    refused::<Jack>("\"JX\"", "expected a card id, found \"JX\"");
}

#[test]
fn what_is_wrong_in_a_list_is_said_with_its_place() {
    refused::<Set<Card>>("\"KS\"", "expected a list, found \"KS\"");
    refused::<Set<Card>>(
        r#"["KS","KX","KS"]"#,
        "[1]: expected a card id, found \"KX\" (X-1); [2]: KS is named twice",
    );
    refused::<Vec<u8>>("7", "expected a list, found 7");
    refused::<Vec<Face>>("[6,7]", "[1]: expected a face from 1 to 6, found 7");
    refused::<[u8; 2]>("[1]", "expected a list of 2, not of 1, found [1]");
    refused::<ArrayVec<u8, 1>>("[1,2]", "2 entries, at most 1 fit");
    refused::<By<Face, u8>>("[]", "expected an object, found []");
    refused::<By<Face, u8>>(
        r#"{"6":300,"7":1}"#,
        "6: expected a whole number from 0 to 255, found 300 (X-1); \
         7: \"7\" is not a face from 1 to 6",
    );
}

/// Lists the differences between two values.
fn differences<T: Shape<()>>(is: &T, said: &T) -> String {
    let mut faults = Faults::new();
    is.compare(said, &ANY, &DataPath::whole("X-1"), &mut faults);
    faults.to_string()
}

#[test]
fn differences_are_named() {
    let differ = |at: &str, is: &str, said: &str| {
        format!("{at}the other fields make it {is}, not {said} (X-1)")
    };
    assert_eq!(differences(&1_u8, &2), differ("", "1", "2"));
    assert_eq!(differences(&[1_u8, 2], &[1, 3]), differ("[1]: ", "2", "3"));
    assert_eq!(differences(&vec![1_u8], &vec![]), differ("", "[1]", "[]"));
    let list = |items: &[u8]| items.iter().copied().collect::<ArrayVec<u8, 3>>();
    assert_eq!(
        differences(&list(&[1]), &list(&[1, 2])),
        differ("", "[1]", "[1, 2]")
    );
    assert_eq!(differences(&Some(1_u8), &None), differ("", "1", "null"));
    assert_eq!(differences(&Some(1_u8), &Some(2)), differ("", "1", "2"));
    let by = |face, value: u8| By::from_iter([(face, value)]);
    assert_eq!(
        differences(&by(Face::ONE, 3), &by(face(2), 4)),
        "1: the entry is missing, the other fields make it 3 (X-1); \
         2: the other fields leave no room for 4 (X-1)"
    );
    assert_eq!(
        differences(&by(Face::ONE, 3), &by(Face::ONE, 4)),
        differ("1: ", "3", "4")
    );
    for same in [differences(&None::<u8>, &None), differences(&7_u8, &7)] {
        assert_eq!(same, "");
    }
}
