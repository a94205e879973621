//! Inputs of every kind at positions of a game.

use arbitrary::Unstructured;
use solo_core::{Countable as _, Game, Input, InputOf, Refusal as _};

use crate::asked::ask;
use crate::derived::Derived;
use crate::house::House;
use crate::walk::Walk;

/// Reads bytes as a game, with arbitrary inputs tried at each of its last positions, and everything asked
/// that may be asked at the last one.
pub fn inputs<G: Derived>(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(tries) = bytes.arbitrary::<[u16; 8]>() else {
        return;
    };
    let Some(walk) = Walk::read(&mut bytes, &House::<G>::of().game) else {
        return;
    };
    walk.check();
    let game = &walk.game;
    ask(game, walk.last());
    game.derive(walk.last());
    let tries = tries.map(|number| nth(game, u32::from(number)));
    for state in &walk.states {
        for input in tries {
            attempt(game, state, input);
        }
    }
}

/// Tries an input, which is accepted if it is listed, and else refused and changes nothing.
pub(crate) fn attempt<G: Game>(game: &G, state: &G::State, input: InputOf<G>) {
    let mut after = state.clone();
    match game.advance(&mut after, input, &mut ()) {
        Ok(()) => assert!(is_listed(game, state, input), "{input:?} was not listed"),
        Err(refusal) => {
            assert_eq!(&after, state, "a refusal changed something");
            assert!(!is_listed(game, state, input), "{input:?} was listed");
            assert!(!refusal.rule().is_empty());
        }
    }
}

/// Returns one of the inputs that can be written in the notation of the game.
fn nth<G: Game>(game: &G, number: u32) -> InputOf<G> {
    let (decisions, chances) = (G::Decision::count(game), G::Chance::count(game));
    let number = number % (decisions + chances);
    let input = match number.checked_sub(decisions) {
        None => G::Decision::nth(game, number).map(Input::Decision),
        Some(number) => G::Chance::nth(game, number).map(Input::Chance),
    };
    input.expect("less than their count")
}

fn is_listed<G: Game>(game: &G, state: &G::State, input: InputOf<G>) -> bool {
    match input {
        Input::Decision(decision) => game.is_legal(state, decision),
        Input::Chance(chance) => game.chances(state).any(|(listed, _)| listed == chance),
    }
}
