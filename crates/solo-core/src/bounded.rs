//! Lists of bounded length, for games that offer them without a visitor.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::game::{Flow, Game, Weight};

/// The legal decisions as a list; those beyond `N` are left out, so `N` is the game's
/// [`MAX_DECISIONS`](Game::MAX_DECISIONS).
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::decision_list;
/// let list = decision_list::<_, 2>(&Ten, &Table::Deciding(7));
/// assert_eq!(list.as_slice(), [Choice::Roll, Choice::Stop]);
/// ```
pub fn decision_list<G: Game, const N: usize>(
    game: &G,
    state: &G::State,
) -> ArrayVec<G::Decision, N> {
    let mut list = ArrayVec::new();
    let _ = game.decisions(state, |decision| put(&mut list, decision));
    list
}

/// The possible outcomes with their weights as a list; those beyond `N` are left out, so `N` is the
/// game's [`MAX_CHANCES`](Game::MAX_CHANCES).
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Face, chance_list};
/// let list = chance_list::<_, 6>(&Ten, &Table::Rolling(7));
/// assert_eq!((list.len(), list[5]), (6, (Face::SIX, 1)));
/// ```
pub fn chance_list<G: Game, const N: usize>(
    game: &G,
    state: &G::State,
) -> ArrayVec<(G::Chance, Weight), N> {
    let mut list = ArrayVec::new();
    let _ = game.chances(state, |chance, weight| put(&mut list, (chance, weight)));
    list
}

fn put<T, const N: usize>(list: &mut ArrayVec<T, N>, entry: T) -> Flow {
    match list.try_push(entry) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Choice, Table, Ten};

    #[test]
    fn lists_end_where_they_are_full() {
        let short = decision_list::<_, 1>(&Ten, &Table::Deciding(7));
        assert_eq!(short.as_slice(), [Choice::Roll]);
        assert_eq!(chance_list::<_, 4>(&Ten, &Table::Rolling(1)).len(), 4);
        assert!(chance_list::<_, 4>(&Ten, &Table::Deciding(7)).is_empty());
    }
}
