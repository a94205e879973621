//! Counts of cards, packed into words: the width of a count, and the words of a zone.

use solo_core::bits::nth;

/// Number of bits of a count: 1, 2, 4 or 8, so that 64, 32, 16 or 8 of them fill a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    One,
    Two,
    Four,
    Eight,
}

impl Width {
    /// Returns the narrowest width for counts up to `most`.
    pub(crate) const fn for_counts(most: u8) -> Self {
        match most {
            0..=1 => Self::One,
            2..=3 => Self::Two,
            4..=15 => Self::Four,
            _ => Self::Eight,
        }
    }

    /// Returns the binary logarithm of the number of kinds in a word.
    const fn kinds_log(self) -> u32 {
        match self {
            Self::One => 6,
            Self::Two => 5,
            Self::Four => 4,
            Self::Eight => 3,
        }
    }

    const fn bits_log(self) -> u32 {
        match self {
            Self::One => 0,
            Self::Two => 1,
            Self::Four => 2,
            Self::Eight => 3,
        }
    }

    pub(crate) const fn count_mask(self) -> u64 {
        match self {
            Self::One => 1,
            Self::Two => 3,
            Self::Four => 15,
            Self::Eight => 255,
        }
    }

    /// Returns the number of words for this many kinds.
    pub(crate) const fn words(self, kinds: u8) -> u8 {
        match self {
            Self::One => kinds.div_ceil(64),
            Self::Two => kinds.div_ceil(32),
            Self::Four => kinds.div_ceil(16),
            Self::Eight => kinds.div_ceil(8),
        }
    }

    /// Returns the word that counts this kind, and the shift of its count there.
    #[inline]
    pub(crate) const fn locate(self, kind: u8) -> (u8, u32) {
        let kind = widen(kind);
        let log = self.kinds_log();
        let word = kind.wrapping_shr(log);
        let within = kind & 1_u32.wrapping_shl(log).wrapping_sub(1);
        (narrow(word), within.wrapping_shl(self.bits_log()))
    }

    /// Returns the first kind that is counted in this word.
    #[inline]
    pub(crate) fn first_kind(self, word: u8) -> u8 {
        word.wrapping_shl(self.kinds_log())
    }

    /// Returns the kinds of one word that are counted at least once, as a set that starts at bit 0.
    #[inline]
    pub(crate) const fn occupied(self, word: u64) -> u64 {
        match self {
            Self::One => word,
            Self::Two => squeeze_twos(word | (word >> 1)),
            Self::Four => {
                let pairs = word | (word >> 1);
                squeeze_fours(pairs | (pairs >> 2))
            }
            Self::Eight => {
                let pairs = word | (word >> 1);
                let fours = pairs | (pairs >> 2);
                squeeze_eights(fours | (fours >> 4))
            }
        }
    }

    /// Returns a count of 1 for every kind of the set. Only the kinds that fit into one word are
    /// used.
    #[inline]
    pub(crate) const fn spread(self, set: u64) -> u64 {
        match self {
            Self::One => set,
            Self::Two => {
                let set = set & 0xffff_ffff;
                let set = (set | (set << 16)) & 0x0000_ffff_0000_ffff;
                let set = (set | (set << 8)) & 0x00ff_00ff_00ff_00ff;
                let set = (set | (set << 4)) & 0x0f0f_0f0f_0f0f_0f0f;
                let set = (set | (set << 2)) & 0x3333_3333_3333_3333;
                (set | (set << 1)) & 0x5555_5555_5555_5555
            }
            Self::Four => {
                let set = set & 0xffff;
                let set = (set | (set << 24)) & 0x0000_00ff_0000_00ff;
                let set = (set | (set << 12)) & 0x000f_000f_000f_000f;
                let set = (set | (set << 6)) & 0x0303_0303_0303_0303;
                (set | (set << 3)) & 0x1111_1111_1111_1111
            }
            Self::Eight => {
                let set = set & 0xff;
                let set = (set | (set << 28)) & 0x0000_000f_0000_000f;
                let set = (set | (set << 14)) & 0x0003_0003_0003_0003;
                (set | (set << 7)) & 0x0101_0101_0101_0101
            }
        }
    }

    /// Returns a count of 1 for the kinds of the set that are counted in this word.
    #[inline]
    pub(crate) fn spread_from(self, set: u64, word: u8) -> u64 {
        self.spread(set.wrapping_shr(self.first_kind(word).into()))
    }

    /// Returns the sum of the counts of a word.
    #[inline]
    pub(crate) fn sum(self, word: u64) -> u32 {
        match self {
            Self::One => word.count_ones(),
            Self::Two => {
                let ones = word & 0x5555_5555_5555_5555;
                let twos = (word >> 1) & 0x5555_5555_5555_5555;
                ones.count_ones()
                    .wrapping_add(twos.count_ones().wrapping_mul(2))
            }
            Self::Four => {
                let low = word & 0x0f0f_0f0f_0f0f_0f0f;
                let high = (word >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
                sum_of_bytes(low.wrapping_add(high))
            }
            Self::Eight => sum_of_bytes(word),
        }
    }

    /// Returns the kind that covers this case, where every kind covers as many cases as its count.
    #[inline]
    pub(crate) fn covering(self, word: u64, case: u32) -> Option<u8> {
        if self == Self::One {
            return nth(word, case);
        }
        let mut left = u64::from(case);
        let mut word = word;
        let mut kind: u8 = 0;
        while word != 0 {
            let count = word & self.count_mask();
            if left < count {
                return Some(kind);
            }
            left = left.wrapping_sub(count);
            word = word.wrapping_shr(1_u32.wrapping_shl(self.bits_log()));
            kind = kind.wrapping_add(1);
        }
        None
    }
}

/// The words of the counts of one zone: `words` of them from word `at` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lanes {
    pub(crate) at: u8,
    pub(crate) words: u8,
    pub(crate) width: Width,
}

impl Lanes {
    pub(crate) const NOWHERE: Self = Self {
        at: 0,
        words: 0,
        width: Width::One,
    };

    /// Returns the same number of words, from this one on.
    pub(crate) const fn starting(self, at: u8) -> Self {
        Self { at, ..self }
    }
}

#[expect(clippy::as_conversions, reason = "widening; From is not const")]
const fn widen(number: u8) -> u32 {
    number as u32
}

/// Converts a number below 256, in place of `u8::try_from` in const code.
#[expect(clippy::as_conversions, reason = "the value is below 64")]
const fn narrow(number: u32) -> u8 {
    (number & 255) as u8
}

/// Gathers bit 0 of every two bits.
#[inline]
const fn squeeze_twos(lanes: u64) -> u64 {
    let lanes = lanes & 0x5555_5555_5555_5555;
    let lanes = (lanes | (lanes >> 1)) & 0x3333_3333_3333_3333;
    let lanes = (lanes | (lanes >> 2)) & 0x0f0f_0f0f_0f0f_0f0f;
    let lanes = (lanes | (lanes >> 4)) & 0x00ff_00ff_00ff_00ff;
    let lanes = (lanes | (lanes >> 8)) & 0x0000_ffff_0000_ffff;
    (lanes | (lanes >> 16)) & 0xffff_ffff
}

/// Gathers bit 0 of every four bits.
#[inline]
const fn squeeze_fours(lanes: u64) -> u64 {
    let lanes = lanes & 0x1111_1111_1111_1111;
    let lanes = (lanes | (lanes >> 3)) & 0x0303_0303_0303_0303;
    let lanes = (lanes | (lanes >> 6)) & 0x000f_000f_000f_000f;
    let lanes = (lanes | (lanes >> 12)) & 0x0000_00ff_0000_00ff;
    (lanes | (lanes >> 24)) & 0xffff
}

/// Gathers bit 0 of every eight bits.
#[inline]
const fn squeeze_eights(lanes: u64) -> u64 {
    let lanes = lanes & 0x0101_0101_0101_0101;
    lanes.wrapping_mul(0x0102_0408_1020_4080) >> 56
}

#[inline]
fn sum_of_bytes(word: u64) -> u32 {
    word.to_le_bytes()
        .iter()
        .fold(0, |sum: u32, &byte| sum.wrapping_add(u32::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::bit;

    #[test]
    fn counts_take_the_narrowest_width_that_holds_them() {
        for (most, bits) in [(1, 1), (2, 2), (3, 2), (4, 4), (15, 4), (16, 8), (255, 8)] {
            assert_eq!(1 << Width::for_counts(most).bits_log(), bits, "{most}");
        }
    }

    #[test]
    fn counts_and_sets_agree() {
        for (width, most) in [
            (Width::One, 1_u64),
            (Width::Two, 3),
            (Width::Four, 15),
            (Width::Eight, 255),
        ] {
            let per_word = 64_u64 / u64::from(1_u32 << width.bits_log());
            let mut seed: u64 = 7;
            for _ in 0..500 {
                let mut word = 0;
                let mut counts = std::vec::Vec::new();
                for kind in 0..per_word {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let count = (seed >> 40) % (most + 1) * u64::from(seed >> 63 == 0);
                    counts.push(count);
                    let (at, shift) = width.locate(u8::try_from(kind).unwrap());
                    assert_eq!(at, 0);
                    word |= count << shift;
                }
                let kinds = (0_u8..).zip(&counts);
                let kinds = kinds.filter(|(_, count)| **count > 0);
                let set: u64 = kinds.map(|(kind, _)| bit(kind)).sum();
                assert_eq!(width.occupied(word), set);
                let total: u64 = counts.iter().sum();
                assert_eq!(u64::from(width.sum(word)), total);
                let mut cases = std::vec::Vec::new();
                for (kind, count) in (0_u8..).zip(&counts) {
                    for _ in 0..*count {
                        cases.push(Some(kind));
                    }
                }
                cases.push(None);
                for (case, kind) in (0_u32..).zip(cases) {
                    assert_eq!(width.covering(word, case), kind);
                }
                let ones = width.spread(set);
                assert_eq!(width.occupied(ones), set);
                assert_eq!(width.sum(ones), set.count_ones());
            }
        }
    }
}
