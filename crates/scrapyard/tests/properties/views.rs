//! Positions as data.

use proptest::prelude::*;
use proptest::sample::Index;
use scrapyard::Scrapyard;
use solo_core::{Game, GameData, Input, Next};
use solo_testkit::strategies::positions;

use super::ledger::Ledger;
use super::{any_games, cases};
use crate::common::drilled;
use scrapyard::{State, View};

/// A change of a view.
#[derive(Clone, Debug)]
enum Edit {
    /// A hand is another one's.
    Hand(Index),
    Actions(u16),
    /// A task is left out.
    Task(Index),
    /// A part of the table is that of another moment.
    Ghost(Index),
    Piles(Index),
    Scraps(Index),
    Agenda(Index),
    Roll(Index),
    Built(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        any::<Index>().prop_map(Edit::Hand),
        (0_u16..1100).prop_map(Edit::Actions),
        any::<Index>().prop_map(Edit::Task),
        any::<Index>().prop_map(Edit::Ghost),
        any::<Index>().prop_map(Edit::Piles),
        any::<Index>().prop_map(Edit::Scraps),
        any::<Index>().prop_map(Edit::Agenda),
        any::<Index>().prop_map(Edit::Roll),
        any::<Index>().prop_map(Edit::Built),
    ]
}

/// Makes a change; what comes from another moment is that of one of these positions.
fn edited(game: &Scrapyard, states: &[State], mut view: View, edit: &Edit) -> View {
    let other = |index: &Index| game.view(index.get(states));
    match edit {
        Edit::Hand(index) => view.player = other(index).player,
        Edit::Actions(actions) => view.actions = *actions,
        Edit::Task(index) if !view.agenda.is_empty() => {
            view.agenda.remove(index.index(view.agenda.len()));
        }
        Edit::Task(_) => {}
        Edit::Ghost(index) => view.ghost = other(index).ghost,
        Edit::Piles(index) => view.piles = other(index).piles,
        Edit::Scraps(index) => view.scraps = other(index).scraps,
        Edit::Agenda(index) => {
            let other = other(index);
            (view.phase, view.agenda) = (other.phase, other.agenda);
        }
        Edit::Roll(index) => view.roll = other(index).roll,
        Edit::Built(index) => {
            let other = other(index).player;
            (view.player.built, view.player.used) = (other.built, other.used);
        }
    }
    view
}

/// Plays on to the end with first and last choices, and returns the number of steps; fails where cards are lost.
fn plays_on(game: &Scrapyard, mut state: State) -> Result<u32, String> {
    let all = Ledger::read(&game.start()).all();
    for steps in 0..Scrapyard::MAX_STEPS {
        let input = match game.next(&state) {
            Next::Over(_) => return Ok(steps),
            Next::Decision if steps % 3 == 0 => game.decisions(&state).next().map(Input::Decision),
            Next::Decision => game.decisions(&state).last().map(Input::Decision),
            Next::Chance(_) => game
                .chances(&state)
                .next()
                .map(|first| Input::Chance(first.0)),
        };
        let input = input.ok_or("nothing is listed")?;
        state = game
            .apply(&state, input)
            .map_err(|refusal| refusal.to_string())?;
        if Ledger::read(&state).all() != all {
            return Err(format!("cards are lost by {input:?}"));
        }
    }
    Err("there is no end".into())
}

proptest! {
    #![proptest_config(cases(64))]

    /// SE-16: a view that is edited is refused with a reason, or plays on to the end without losing a card.
    #[test]
    fn an_edited_view_is_refused_or_plays_on(
        walk in prop_oneof![positions(Scrapyard::default()), positions(drilled(""))],
        edits in prop::collection::vec(edit(), 1..3),
    ) {
        let game = walk.game();
        let view = edits.iter().fold(game.view(walk.state()), |view, edit| edited(game, walk.states(), view, edit));
        match game.set_up(&view) {
            Err(faults) => prop_assert!(!faults.is_empty()),
            Ok(state) => {
                // A position that waits for its input is the one of the view.
                let again = game.set_up(&game.view(&state));
                prop_assert_eq!(again.as_ref(), Ok(&state));
                let played = plays_on(game, state);
                prop_assert!(played.is_ok(), "{:?}", played);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(16))]

    /// SE-16: with options and catalogue, the view determines the position.
    #[test]
    fn a_view_leads_back_to_its_position(walk in any_games()) {
        for state in walk.states() {
            let view = walk.game().view(state);
            let again = walk.game().set_up(&view);
            prop_assert_eq!(again.as_ref(), Ok(state));
        }
    }
}
