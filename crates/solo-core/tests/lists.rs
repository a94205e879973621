//! Lists with a known length behave like a plain list.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::fmt::Debug;

use solo_core::{Menu, Only, Then};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Buy(u8),
    Pass,
    Sell(u8),
}

use Choice::{Buy, Pass, Sell};

/// Returns menus with their entries: rows of one entry and of many, empty rows, the last number.
fn menus() -> Vec<(Menu<Choice, 3>, Vec<Choice>)> {
    let menu = |buy, pass, sell| Menu::new([(buy, Buy), (pass, |_| Pass), (sell, Sell)]);
    vec![
        (menu(0, 0, 0), vec![]),
        (menu(0, 1, 0), vec![Pass]),
        (menu(1 << 63, 0, 0), vec![Buy(63)]),
        (
            menu(0b1010, 1, 1 << 63 | 1),
            vec![Buy(1), Buy(3), Pass, Sell(0), Sell(63)],
        ),
        (menu(0b11, 0, 0b100), vec![Buy(0), Buy(1), Sell(2)]),
    ]
}

/// Compares a list with a plain one in every method, at every index.
fn assert_is<I>(list: &I, plain: &[I::Item])
where
    I: ExactSizeIterator<Item: Copy + Debug + PartialEq> + Clone,
{
    assert!(list.clone().eq(plain.iter().copied()), "{plain:?}");
    let collected = list.clone().fold(Vec::new(), |mut all, entry| {
        all.push(entry);
        all
    });
    assert_eq!(collected, plain);
    for skipped in 0..=plain.len() {
        let (mut left, mut plain) = (list.clone(), plain.iter().copied());
        assert_eq!(left.nth(skipped), plain.nth(skipped), "{skipped}");
        assert_eq!(left.len(), plain.len(), "{skipped}");
        assert!(left.eq(plain), "{skipped}");
    }
}

#[test]
fn a_menu_is_a_list() {
    for (menu, entries) in menus() {
        assert_is(&menu, &entries);
    }
}

#[test]
fn one_list_after_another_is_a_list() {
    for (first, entries) in menus() {
        for (second, more) in menus() {
            let both = Then::new(first.clone(), second);
            assert_is(&both, &[entries.as_slice(), &more].concat());
        }
    }
}

#[test]
fn what_is_alone_is_found() {
    for (menu, entries) in menus() {
        let alone = match entries[..] {
            [entry] => Some(entry),
            _ => None,
        };
        assert_eq!(menu.clone().only(), alone);
        assert_eq!(Then::new(menu, [].into_iter()).only(), alone);
    }
}
