//! Positions as data: chapter VK-12.

use proptest::prelude::*;
use proptest::sample::Index;
use solo_core::{Game, GameData, Input, Next};
use solo_testkit::strategies::positions;
use votk::{PendingView, Phase, Slot, State, Valley, View};

use super::zones::all_copies;
use super::{any_games, cases};
use crate::common::with_drill;

/// A change of a view.
#[derive(Clone, Debug)]
enum Edit {
    /// A part of the view is that of another moment of the game.
    Of(Index, Index),
    /// A card lies in another zone.
    Moved(Index, Index),
    Turn(u8),
    Purse(u16),
    /// An action is left out.
    Frame(Index),
    /// Another decision is due.
    Due(Phase),
}

fn edit() -> impl Strategy<Value = Edit> {
    let two = || (any::<Index>(), any::<Index>());
    prop_oneof![
        two().prop_map(|(part, moment)| Edit::Of(part, moment)),
        two().prop_map(|(from, to)| Edit::Moved(from, to)),
        (0_u8..60).prop_map(Edit::Turn),
        (0_u16..30).prop_map(Edit::Purse),
        any::<Index>().prop_map(Edit::Frame),
        prop::sample::select(&DUE[..]).prop_map(Edit::Due),
    ]
}

/// Phases in which a decision is due.
const DUE: [Phase; 6] = [
    Phase::Play,
    Phase::Fall,
    Phase::Mode,
    Phase::Choose,
    Phase::Shed,
    Phase::React,
];

/// Parts of a view that may be those of another one.
const PARTS: [fn(&mut View, View); 9] = [
    |view, other| (view.phase, view.pending) = (other.phase, other.pending),
    |view, other| (view.hand, view.played) = (other.hand, other.played),
    |view, other| (view.deck, view.discard) = (other.deck, other.discard),
    |view, other| {
        (view.pyramid, view.stock, view.stock_size) =
            (other.pyramid, other.stock, other.stock_size);
    },
    |view, other| (view.bot_tomb, view.bot_discard) = (other.bot_tomb, other.bot_discard),
    |view, other| (view.tomb, view.boneyard) = (other.tomb, other.boneyard),
    |view, other| (view.side, view.step) = (other.side, other.step),
    |view, other| view.state = other.state,
    |view, other| (view.frames, view.turned) = (other.frames, other.turned),
];

/// Moves a card between two of the visible zones.
fn move_card(view: &mut View, from: &Index, to: &Index) {
    let zones = [
        &mut view.hand.0,
        &mut view.played.0,
        &mut view.discard,
        &mut view.tomb.0,
        &mut view.boneyard,
        &mut view.bot_tomb.0,
        &mut view.bot_discard,
        &mut view.deck.top,
    ];
    if let Some(card) = zones[from.index(8)].pop() {
        zones[to.index(8)].push(card);
    }
    for zone in [
        &mut view.hand,
        &mut view.played,
        &mut view.tomb,
        &mut view.bot_tomb,
    ] {
        zone.0.sort_unstable();
    }
}

/// Makes a change.
fn edited(game: &Valley, states: &[State], mut view: View, edit: &Edit) -> View {
    match edit {
        Edit::Of(part, moment) => part.get(&PARTS)(&mut view, game.view(moment.get(states))),
        Edit::Moved(from, to) => move_card(&mut view, from, to),
        Edit::Turn(turn) => view.turn = *turn,
        Edit::Purse(purse) => view.state.purse = *purse,
        Edit::Frame(index) if !view.frames.is_empty() => {
            view.frames.remove(index.index(view.frames.len()));
        }
        Edit::Frame(_) => {}
        Edit::Due(phase) => {
            view.phase = *phase;
            view.pending = PendingView {
                slot: (*phase == Phase::Fall).then_some(Slot::BaseMiddle),
                card: view
                    .frames
                    .last()
                    .filter(|_| *phase == Phase::Mode)
                    .map(|one| one.card),
                due: None,
                last: None,
                left: None,
            };
        }
    }
    view
}

/// Plays on to the end with first and last choices; fails where cards are lost.
fn plays_on(game: &Valley, mut state: State) -> Result<(), String> {
    let all = all_copies(&game.view(&game.start()));
    for step in 0..Valley::MAX_STEPS {
        let input = match game.next(&state) {
            Next::Over(_) => return Ok(()),
            Next::Decision if step % 3 > 0 => game.decisions(&state).next().map(Input::Decision),
            Next::Decision => game.decisions(&state).last().map(Input::Decision),
            Next::Chance(_) => game
                .chances(&state)
                .last()
                .map(|last| Input::Chance(last.0)),
        };
        let input = input.ok_or("nothing is listed")?;
        let after = game.apply(&state, input);
        state = after.map_err(|refusal| refusal.to_string())?;
        if all_copies(&game.view(&state)) != all {
            return Err(format!("cards are lost by {input:?}"));
        }
    }
    Err("there is no end".into())
}

proptest! {
    #![proptest_config(cases(256))]

    /// VK-12.2: a view that is edited is refused with a reason, or plays on soundly to the end.
    #[test]
    fn an_edited_view_is_refused_or_plays_on(
        walk in prop_oneof![positions(Valley::default()).any_options(), positions(with_drill()).any_options()],
        edits in prop::collection::vec(edit(), 1..3),
    ) {
        let game = walk.game();
        let view = edits.iter().fold(game.view(walk.state()), |view, edit| edited(game, walk.states(), view, edit));
        match game.set_up(&view) {
            Err(faults) => prop_assert!(!faults.is_empty()),
            Ok(state) => {
                prop_assert_eq!(game.view(&state), view);
                let played = plays_on(game, state);
                prop_assert!(played.is_ok(), "{:?}", played);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(6))]

    /// VK-12.2: with options and catalogue, the view determines the position.
    #[test]
    fn a_view_leads_back_to_its_position(walk in any_games()) {
        for state in walk.states() {
            let view = walk.game().view(state);
            let again = walk.game().set_up(&view);
            prop_assert_eq!(again.as_ref(), Ok(state));
        }
    }
}
