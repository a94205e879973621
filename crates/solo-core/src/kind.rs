//! Things that are told apart by a small dense number.

/// A kind of card, token or die that is told apart by a small dense number, so that a set is a few
/// bits and a multiset an array of counts.
pub trait Kind: Copy + Eq {
    /// How many kinds there are, at most 256.
    const COUNT: usize;

    /// The number of the kind, below [`Kind::COUNT`].
    fn index(self) -> u8;

    /// The kind with this number; `None` from [`Kind::COUNT`] on.
    fn from_index(index: u8) -> Option<Self>;
}
