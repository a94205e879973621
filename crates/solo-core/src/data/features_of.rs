//! The features of numbers, playing cards, options, lists and objects.

use alloc::format;
use alloc::vec::Vec;

use arrayvec::ArrayVec;

use super::features::{FeatureSpecs, Features, Numbers};
use super::{By, Sorted};
use crate::cards::{Card, Face, Kind, Set};
use crate::noun::{CardIn, Countable, Ranged};

/// A number that always fits where it is written.
macro_rules! numbers {
    ($($type:ty: $low:expr, $high:expr, $number:ident => $written:expr;)+) => {$(
        impl<G: ?Sized> Features<G> for $type {
            fn width(_: &G) -> usize {
                1
            }

            fn describe(_: &G, specs: &mut FeatureSpecs) {
                specs.add("", i32::from($low), i32::from($high));
            }

            fn write(&self, _: &G, cells: &mut Numbers<'_>) {
                let $number = *self;
                cells.put($written);
            }
        }
    )+};
}
numbers! {
    bool: 0_u8, 1_u8, flag => u8::from(flag);
    u8: Self::MIN, Self::MAX, number => number;
    u16: Self::MIN, Self::MAX, number => number;
    u32: u16::MIN, u16::MAX, number => u16::try_from(number).unwrap_or(u16::MAX);
    i8: Self::MIN, Self::MAX, number => number;
    i16: Self::MIN, Self::MAX, number => number;
    i32: i16::MIN, i16::MAX, number => i16::try_from(number).unwrap_or(if number < 0 { i16::MIN } else { i16::MAX });
}

crate::noun_features!([<G: ?Sized>] [] G: Face);
crate::noun_features!([<G: ?Sized>] [] G: Card);
crate::noun_features!([<G: ?Sized, const SET: u64>] [] G: CardIn<SET>);
crate::noun_features!([<G: ?Sized, const MIN: u8, const MAX: u8>] [] G: Ranged<MIN, MAX>);

impl<G: ?Sized, K: Kind + Countable<G> + Features<G>> Features<G> for Set<K> {
    fn width(game: &G) -> usize {
        K::width(game)
    }

    fn describe(game: &G, specs: &mut FeatureSpecs) {
        specs.nouns::<G, K>(game, "[", "]", 1);
    }

    fn write(&self, game: &G, cells: &mut Numbers<'_>) {
        let mut cells = cells.part(Self::width(game));
        self.iter().for_each(|kind| cells.count(kind.number(game)));
    }
}

impl<G: ?Sized, T: Features<G>> Features<G> for Option<T> {
    fn width(game: &G) -> usize {
        T::width(game).saturating_add(1)
    }

    fn describe(game: &G, specs: &mut FeatureSpecs) {
        specs.add("?", 0, 1);
        T::describe(game, specs);
    }

    fn write(&self, game: &G, cells: &mut Numbers<'_>) {
        cells.put(u8::from(self.is_some()));
        let mut part = cells.part(T::width(game));
        if let Some(value) = self {
            value.write(game, &mut part);
        }
    }
}

impl<G: ?Sized, T: Features<G>, const N: usize> Features<G> for [T; N] {
    fn width(game: &G) -> usize {
        T::width(game).saturating_mul(N)
    }

    fn describe(game: &G, specs: &mut FeatureSpecs) {
        for index in 0..N {
            specs.within(&format!("[{index}]"), |specs| T::describe(game, specs));
        }
    }

    fn write(&self, game: &G, cells: &mut Numbers<'_>) {
        self.iter().for_each(|item| item.write(game, cells));
    }
}

/// A list, which has an order or none.
macro_rules! lists {
    ($([$($any:tt)*] $type:ty, $order:literal, $self:ident => $items:expr;)+) => {$(
        impl<G: ?Sized, T: Features<G> $($any)*> Features<G> for $type {
            fn width(game: &G) -> usize {
                T::list_width(game, $order)
            }

            fn describe(game: &G, specs: &mut FeatureSpecs) {
                T::describe_list(game, $order, specs);
            }

            fn write(&self, game: &G, cells: &mut Numbers<'_>) {
                let $self = self;
                T::write_list($items, game, $order, cells);
            }
        }
    )+};
}
lists! {
    [] Vec<T>, true, list => list;
    [, const N: usize] ArrayVec<T, N>, true, list => list;
    [] Sorted<T>, false, list => &list.0;
}

impl<G: ?Sized, K: Countable<G>, V: Features<G>> Features<G> for By<K, V> {
    fn width(game: &G) -> usize {
        let keys = usize::try_from(K::count(game)).unwrap_or(usize::MAX);
        V::width(game).saturating_mul(keys)
    }

    fn describe(game: &G, specs: &mut FeatureSpecs) {
        for key in K::values(game) {
            let name = format!("[{}]", key.to_id(game));
            specs.within(&name, |specs| V::describe(game, specs));
        }
    }

    fn write(&self, game: &G, cells: &mut Numbers<'_>) {
        let (width, mut next) = (V::width(game), 0);
        let mut skip = |cells: &mut Numbers<'_>, number: u32| {
            let keys = usize::try_from(number.saturating_sub(next)).unwrap_or(usize::MAX);
            cells.part(width.saturating_mul(keys));
            next = number.saturating_add(1);
        };
        // The entries are in the order of their keys: most keys of large maps have none.
        for (key, value) in &self.0 {
            skip(cells, key.number(game));
            value.write(game, &mut cells.part(width));
        }
        skip(cells, K::count(game));
    }
}
