//! Sets of numbers: those below 64 as the bits of a `u64`, those below 128 as the bits of a `u128`.
//!
//! ```
//! use solo_core::bits;
//! let set = 1 << 3 | 1 << 40;
//! assert_eq!(bits::first(set), Some(3));
//! assert_eq!(bits::rest(set), 1 << 40);
//! assert_eq!(bits::numbers(set).collect::<Vec<u8>>(), [3, 40]);
//! ```

/// Converts like `u32::from` in a `const`.
#[expect(clippy::as_conversions, reason = "widening; From is not const")]
const fn widen(number: u8) -> u32 {
    number as u32
}

/// Returns the smallest number of the set.
///
/// ```
/// assert_eq!(solo_core::bits::first(0b1100), Some(2));
/// assert_eq!(solo_core::bits::first(0), None);
/// ```
#[must_use]
#[inline]
pub fn first(set: u64) -> Option<u8> {
    if set == 0 {
        return None;
    }
    u8::try_from(set.trailing_zeros()).ok()
}

/// Returns the set without its smallest number.
///
/// ```
/// assert_eq!(solo_core::bits::rest(0b1100), 0b1000);
/// assert_eq!(solo_core::bits::rest(0), 0);
/// ```
#[must_use]
#[inline]
pub const fn rest(set: u64) -> u64 {
    set & set.wrapping_sub(1)
}

/// Lists the numbers of the set, ascending.
///
/// ```
/// assert!(solo_core::bits::numbers(0b1100).eq([2, 3]));
/// ```
#[inline]
pub fn numbers(set: u64) -> impl Iterator<Item = u8> + Clone {
    let mut left = set;
    core::iter::from_fn(move || {
        let number = first(left)?;
        left = rest(left);
        Some(number)
    })
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Counts the bits of each byte with all bytes below it.
///
/// The second line subtracts what is counted four times instead of adding what is counted once. A
/// compiler that recognises the usual form emits a separate population count for the last byte, and
/// so counts twice.
#[inline]
const fn sums(set: u64) -> u64 {
    let pairs = set.wrapping_sub((set >> 1) & 0x5555_5555_5555_5555);
    let nibbles = pairs.wrapping_sub(((pairs >> 2) & 0x3333_3333_3333_3333).wrapping_mul(3));
    let bytes = nibbles.wrapping_add(nibbles >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
    bytes.wrapping_mul(ONES)
}

/// Counts the numbers of the set, by the sums that [`nth`] also uses, so that both share the work.
///
/// ```
/// assert_eq!([0, 0b1011, u64::MAX].map(solo_core::bits::len), [0, 3, 64]);
/// ```
#[must_use]
#[inline]
pub const fn len(set: u64) -> u32 {
    let [.., all] = sums(set).to_le_bytes();
    widen(all)
}

/// Returns the number at index `place` of the set in ascending order; `None` beyond the last.
///
/// There are no other branches: the sums of set bits up to each byte are found side by side in one
/// word, their difference from `place` yields the byte and how many of its bits lie above the wanted
/// one, and a table the bit within the byte.
///
/// ```
/// use solo_core::bits;
/// assert_eq!(bits::nth(0b1011, 2), Some(3));
/// assert_eq!(bits::nth(0b1011, 3), None);
/// ```
#[must_use]
#[inline]
pub fn nth(set: u64, place: u32) -> Option<u8> {
    let sums = sums(set);
    let [.., all] = sums.to_le_bytes();
    if place >= u32::from(all) {
        return None;
    }
    // Byte i: 128 and the numbers up to it, less those up to the wanted one. The high bit is set if
    // that lies in byte i or below.
    let beyond = (sums | HIGH).wrapping_sub(u64::from(place.wrapping_add(1)).wrapping_mul(ONES));
    // Eight times the index of the byte.
    let shift = (beyond & HIGH).trailing_zeros() & 56;
    let [above, ..] = beyond.wrapping_shr(shift).to_le_bytes();
    let [eight, ..] = set.wrapping_shr(shift).to_le_bytes();
    let in_byte = SELECT_IN_BYTE
        .get(usize::from(above & 7))?
        .get(usize::from(eight))?;
    u8::try_from(shift)
        .ok()
        .map(|shift| shift.wrapping_add(*in_byte))
}

/// Index of the set bit of a byte with 0, 1, ... 7 set bits above it, by their number and the byte.
const SELECT_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte: usize = 0;
    while byte < 256 {
        let mut rank: usize = 0;
        let mut place: u8 = 8;
        while place > 0 {
            place = place.wrapping_sub(1);
            if byte >> place & 1 == 1 {
                #[expect(clippy::indexing_slicing, reason = "a constant: it would not compile")]
                {
                    table[rank][byte] = place;
                }
                rank = rank.wrapping_add(1);
            }
        }
        byte = byte.wrapping_add(1);
    }
    table
};

/// The same functions for sets of numbers below 128.
///
/// ```
/// use solo_core::bits::wide;
/// let set = 1 << 3 | 1 << 100;
/// assert_eq!(wide::first(set), Some(3));
/// assert_eq!(wide::rest(set), 1 << 100);
/// assert_eq!((wide::nth(set, 1), wide::nth(set, 2)), (Some(100), None));
/// assert!(wide::numbers(set).eq([3, 100]));
/// ```
pub mod wide {
    /// Returns the smallest number of the set.
    #[must_use]
    #[inline]
    pub fn first(set: u128) -> Option<u8> {
        if set == 0 {
            return None;
        }
        u8::try_from(set.trailing_zeros()).ok()
    }

    /// Returns the set without its smallest number.
    #[must_use]
    #[inline]
    pub const fn rest(set: u128) -> u128 {
        set & set.wrapping_sub(1)
    }

    /// Returns the numbers below 64, and the others less 64.
    #[inline]
    #[expect(clippy::as_conversions, reason = "each half has 64 bits")]
    const fn halves(set: u128) -> (u64, u64) {
        (set as u64, (set >> 64) as u64)
    }

    /// Counts the numbers of the set.
    ///
    /// ```
    /// use solo_core::bits::wide;
    /// assert_eq!([0, 1 << 3 | 1 << 100, u128::MAX].map(wide::len), [0, 2, 128]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(set: u128) -> u32 {
        let (low, high) = halves(set);
        match high {
            0 => super::len(low),
            _ => super::len(low).wrapping_add(super::len(high)),
        }
    }

    /// Returns the number at index `place` of the set in ascending order; `None` beyond the last.
    #[must_use]
    #[inline]
    pub fn nth(set: u128, place: u32) -> Option<u8> {
        let (low, high) = halves(set);
        super::nth(low, place).or_else(|| {
            if high == 0 {
                return None;
            }
            let beyond = place.checked_sub(super::len(low))?;
            super::nth(high, beyond).map(|number| number | 64)
        })
    }

    /// Lists the numbers of the set, ascending.
    #[inline]
    pub fn numbers(set: u128) -> impl Iterator<Item = u8> + Clone {
        let mut left = set;
        core::iter::from_fn(move || {
            let number = first(left)?;
            left = rest(left);
            Some(number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_counting_one_by_one() {
        let mut bits: u64 = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..20_000 {
            let low = bits;
            bits = crate::chance::mix(bits);
            // Include sparse and full sets.
            for set in [bits, bits & (bits >> 7), bits | (bits << 9), u64::MAX, 0] {
                let pair = u128::from(set) << 64 | u128::from(low & set);
                let all: std::vec::Vec<u8> = numbers(set).collect();
                let both: std::vec::Vec<u8> = wide::numbers(pair).collect();
                assert!(
                    (0..64)
                        .filter(|place| set >> place & 1 == 1)
                        .eq(all.iter().copied())
                );
                assert!(
                    (0..128)
                        .filter(|place| pair >> place & 1 == 1)
                        .eq(both.iter().copied())
                );
                for place in 0..130_u32 {
                    let at = usize::try_from(place).unwrap();
                    assert_eq!(nth(set, place), all.get(at).copied(), "{set:b} {place}");
                    assert_eq!(
                        wide::nth(pair, place),
                        both.get(at).copied(),
                        "{pair:b} {place}"
                    );
                }
                assert_eq!(usize::try_from(len(set)), Ok(all.len()));
                assert_eq!(usize::try_from(wide::len(pair)), Ok(both.len()));
                assert_eq!(nth(set, u32::MAX), None);
                assert_eq!(wide::nth(pair, u32::MAX), None);
            }
        }
    }
}
