//! Positions as data: chapter TK-18.

use proptest::prelude::*;
use proptest::sample::Index;
use solo_core::{Card, GameData, Input, Next, Set};
use solo_testkit::strategies::positions;
use tomb4k::catalogue::DECK;
use tomb4k::{State, Tomb, View};

use super::tale::Tale;
use super::{any_games, cases};

/// A change of a view.
#[derive(Clone, Debug)]
enum Edit {
    /// A card lies in another zone.
    Card(Index, Index),
    HitPoints(u8),
    Due(u8),
    /// Something is as it was in another moment.
    Phase(Index),
    Turns(Index),
    Open(Index),
    Stacks(Index),
    Hand(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    let index = any::<Index>;
    prop_oneof![
        4 => (index(), index()).prop_map(|(card, zone)| Edit::Card(card, zone)),
        1 => (0_u8..12).prop_map(Edit::HitPoints),
        1 => (0_u8..10).prop_map(Edit::Due),
        1 => index().prop_map(Edit::Phase),
        1 => index().prop_map(Edit::Turns),
        1 => index().prop_map(Edit::Open),
        1 => index().prop_map(Edit::Stacks),
        1 => index().prop_map(Edit::Hand),
    ]
}

/// Lays a card into the zone with this number, and takes it out of the others.
fn lay(view: &mut View, card: Card, to: usize) {
    let zones: [&mut Set<Card>; 8] = [
        &mut view.unseen,
        &mut view.torches,
        &mut view.skills,
        &mut view.treasure,
        &mut view.spent,
        &mut view.open,
        &mut view.covered,
        &mut view.discards,
    ];
    for (number, zone) in zones.into_iter().enumerate() {
        if number == to {
            zone.insert(card);
        } else {
            zone.remove(card);
        }
    }
    count(view);
}

/// Counts anew what a view counts.
fn count(view: &mut View) {
    view.deck = view.unseen.len() + view.bottom.len();
    view.kings = u8::try_from((view.treasure & tomb4k::catalogue::HOARDS).len()).unwrap();
    view.worth = tomb4k::catalogue::total_worth(view.treasure);
}

/// Makes a change; what is as in another moment comes from one of these positions.
fn edited(game: &Tomb, states: &[State], mut view: View, edit: &Edit) -> View {
    let other = |index: &Index| game.view(index.get(states));
    match edit {
        Edit::Card(card, zone) => {
            let cards: Vec<Card> = DECK.iter().collect();
            lay(&mut view, *card.get(&cards), zone.index(8));
        }
        Edit::HitPoints(hp) => view.hp = *hp,
        Edit::Due(due) => (view.damage, view.discards_due) = (*due, *due),
        Edit::Phase(index) => {
            let other = other(index);
            (view.phase, view.resume, view.fourth) = (other.phase, other.resume, other.fourth);
        }
        Edit::Turns(index) => {
            let other = other(index);
            (view.heading, view.turn, view.column) = (other.heading, other.turn, other.column);
            (view.delve_turns, view.retreat_turns) = (other.delve_turns, other.retreat_turns);
        }
        Edit::Open(index) => {
            let other = other(index);
            (view.open, view.encounter) = (other.open, other.encounter);
        }
        Edit::Stacks(index) => {
            (view.stacks, view.covered) = (other(index).stacks, other(index).covered);
        }
        Edit::Hand(index) => {
            let other = other(index);
            (view.skills, view.treasure) = (other.skills, other.treasure);
            count(&mut view);
        }
    }
    view
}

/// Plays on to the end with first and last choices; fails where a card is lost.
fn plays_on(game: &Tomb, mut state: State) -> Result<(), String> {
    for steps in 0..=176 {
        let zones = Tale::read(&state).zones();
        let cards: u32 = zones.iter().map(|zone| zone.len()).sum();
        if cards != 44 || zones.into_iter().fold(Set::EMPTY, |all, zone| all | zone) != DECK {
            return Err(format!("{cards} cards after {steps} steps"));
        }
        let input = match game.next(&state) {
            Next::Over(_) => return Ok(()),
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
    }
    Err("there is no end".into())
}

proptest! {
    #![proptest_config(cases(256))]

    /// TK-18.1: a view that is edited is refused with a reason, or plays on to the end without losing a card.
    #[test]
    fn an_edited_view_is_refused_or_plays_on(
        walk in positions(Tomb::default()).any_options(),
        edits in prop::collection::vec(edit(), 1..4),
    ) {
        let game = walk.game();
        let view = edits.iter().fold(game.view(walk.state()), |view, edit| edited(game, walk.states(), view, edit));
        match game.set_up(&view) {
            Err(faults) => prop_assert!(!faults.is_empty()),
            Ok(state) => {
                prop_assert_eq!(&game.view(&state), &view);
                let played = plays_on(game, state);
                prop_assert!(played.is_ok(), "{:?}", played);
            }
        }
    }

    /// TK-18.2: two positions of a game are the same exactly when their views are.
    #[test]
    fn a_view_is_a_position(walk in any_games(), one: Index, other: Index) {
        let (one, other) = (one.get(walk.states()), other.get(walk.states()));
        let views = [one, other].map(|state| walk.game().view(state));
        prop_assert_eq!(one == other, views[0] == views[1]);
        let again = walk.game().set_up(&views[0]);
        prop_assert_eq!(again.as_ref(), Ok(one));
    }
}
