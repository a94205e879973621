//! Things that are told apart by a small dense number.

/// A kind of card, token or die that is told apart by a small dense number, so that a set is a few
/// bits and a multiset an array of counts.
///
/// ```
/// use solo_core::{Bag, Kind, Unseen};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// enum Token {
///     Coin,
///     Gem,
/// }
///
/// impl Kind for Token {
///     const COUNT: usize = 2;
///
///     fn index(self) -> u8 {
///         match self {
///             Self::Coin => 0,
///             Self::Gem => 1,
///         }
///     }
///
///     fn from_index(index: u8) -> Option<Self> {
///         [Self::Coin, Self::Gem].get(usize::from(index)).copied()
///     }
/// }
///
/// let mut purse: Bag<Token, 2> = Bag::new();
/// purse.put(Token::Gem);
/// assert_eq!(purse.copies(Token::Gem), 1);
/// ```
pub trait Kind: Copy + Eq {
    /// How many kinds there are, at most 256.
    const COUNT: usize;

    /// The number of the kind, below [`Kind::COUNT`].
    fn index(self) -> u8;

    /// The kind with this number; `None` from [`Kind::COUNT`] on.
    fn from_index(index: u8) -> Option<Self>;
}
