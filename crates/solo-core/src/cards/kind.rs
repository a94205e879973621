//! Kinds with a small dense index.

/// A kind of card, token or die with a small dense index.
///
/// A set of kinds is a few bits, a multiset an array of counts.
///
/// ```
/// use solo_core::{Bag, Kind};
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
    /// Number of kinds, at most 256.
    const COUNT: usize;

    /// Returns the index of the kind, below [`Kind::COUNT`].
    fn index(self) -> u8;

    /// Returns the kind with this index; `None` from [`Kind::COUNT`] on.
    fn from_index(index: u8) -> Option<Self>;
}
