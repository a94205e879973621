//! Sets of cards, tokens and elements: one bit for each.

use crate::catalogue::{AutomaId, Catalogue, Each, Element, Place};

/// Returns the bit with this number.
#[inline]
pub(crate) fn bit(place: u8) -> u128 {
    1_u128.wrapping_shl(u32::from(place))
}

/// Returns the set of these items.
#[inline]
pub(crate) fn set_of<T: Place>(items: impl Iterator<Item = T>) -> u128 {
    items.fold(0, |set, item| set | bit(item.ordinal()))
}

/// Returns whether a set has the item with this number.
#[inline]
pub(crate) fn has(set: u128, place: u8) -> bool {
    set & bit(place) != 0
}

/// Returns the bits of the first `count` numbers, at most 128.
#[inline]
pub(crate) fn first_bits(count: u8) -> u128 {
    let beyond = 128_u32.saturating_sub(u32::from(count));
    u128::MAX.checked_shr(beyond).unwrap_or(0)
}

/// Returns the bit of an Automa card.
#[inline]
pub(crate) fn automa_bit(card: AutomaId) -> u32 {
    1_u32.wrapping_shl(u32::from(card.place()))
}

/// Returns the bit of an element.
#[inline]
pub(crate) fn element_bit(element: Element) -> u8 {
    1_u8.wrapping_shl(u32::from(element.place()))
}

/// Lists the elements of a set, in track order.
#[inline]
pub(crate) fn elements_of(set: u8) -> impl Iterator<Item = Element> {
    Element::all().filter(move |element| set & element_bit(*element) != 0)
}

/// Returns the set of elements with this property.
#[inline]
pub(crate) fn elements_with(holds: impl Fn(Element) -> bool) -> u8 {
    Element::all()
        .filter(|element| holds(*element))
        .fold(0, |set, element| set | element_bit(element))
}

/// Returns the set of elements whose number is smaller than the other one; both are below 128.
///
/// The four are compared side by side in one word: the high bit of a byte is set where the
/// difference is positive.
#[inline]
pub(crate) fn elements_below(numbers: Each<u8, 4>, bounds: Each<u8, 4>) -> u8 {
    let [numbers, bounds] = [numbers, bounds].map(|each| u32::from_le_bytes(each.0));
    let differences = bounds.wrapping_add(0x7f7f_7f7f).wrapping_sub(numbers);
    high_bits(differences.into())
}

/// Returns one bit for each of four numbers that is not 0; all are at most 128.
#[inline]
pub(crate) fn above_zero(numbers: [u8; 4]) -> u64 {
    let sums = u32::from_le_bytes(numbers).wrapping_add(0x7f7f_7f7f);
    high_bits(sums.into()).into()
}

/// Returns the same for a longer list, up to 64 numbers.
#[inline]
pub(crate) fn all_above_zero(numbers: &[u8]) -> u64 {
    let set = |eight: [u8; 8]| {
        let sums = u64::from_le_bytes(eight).wrapping_add(0x7f7f_7f7f_7f7f_7f7f);
        u64::from(high_bits(sums))
    };
    let (eights, rest) = numbers.as_chunks::<8>();
    let mut last = [0; 8];
    for (copy, number) in last.iter_mut().zip(rest) {
        *copy = *number;
    }
    let eights = eights.iter().rev();
    eights.fold(set(last), |all, eight| all.wrapping_shl(8) | set(*eight))
}

/// Returns the high bits of the bytes of a word, that of the lowest byte as the lowest bit.
#[inline]
fn high_bits(word: u64) -> u8 {
    let bits = word.wrapping_shr(7) & 0x0101_0101_0101_0101;
    // The product has the eight bits side by side in its last byte.
    let [.., set] = bits.wrapping_mul(0x0102_0408_1020_4080).to_le_bytes();
    set
}

/// Returns the bit of a level among the levels of a track.
#[inline]
pub(crate) fn level_bit(level: u8) -> u32 {
    1_u32.wrapping_shl(u32::from(level))
}

/// Returns the shift distance of the four bits of a bonus space: four for every bonus space below
/// it on its track.
#[inline]
pub(crate) fn token_shift(catalogue: &Catalogue, track: Element, level: u8) -> u32 {
    let below = level_bit(level).wrapping_sub(1);
    (catalogue.bonus_spaces(track) & below)
        .count_ones()
        .wrapping_mul(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_numbers_are_compared_as_one_by_one() {
        let edge = [0_u8, 1, 2, 29, 30, 127];
        for number in edge {
            for bound in edge {
                for element in Element::all() {
                    let (mut numbers, mut bounds) = (Each([7; 4]), Each([7; 4]));
                    numbers.set(element, number);
                    bounds.set(element, bound);
                    let below = elements_with(|track| numbers.at(track) < bounds.at(track));
                    assert_eq!(elements_below(numbers, bounds), below, "{number} {bound}");
                }
            }
        }
    }
}
