//! Hints in every game: who plays on, and what comes.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::{GameData, Next, Streams, Tables, settle};
use solo_players::{Aim, Hints, Kind, Prospect, Study, play_seeded, player};
use solo_testkit::laws;
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

/// Returns the hints for the first position with a choice.
fn hinted<G: Study>(game: &G, deals: u32) -> (Kind, Vec<Prospect<G::Decision>>) {
    let (mut state, mut chance) = (game.start(), Streams::new(3));
    loop {
        settle(game, &mut state, &mut chance, &mut (), |_| {});
        assert_eq!(game.next(&state), Next::Decision);
        if game.decisions(&state).len() > 1 {
            break;
        }
        let only = game.decisions(&state).next().unwrap();
        state = game
            .apply(&state, solo_core::Input::Decision(only))
            .unwrap();
    }
    let mut hints = Hints::new(game, &state, 1);
    hints.play(game, &state, deals);
    (hints.by(), hints.list())
}

fn are_of<G: Study + GameData>(by: Kind, has_rival: bool) {
    let (kind, list) = hinted(&laws::embedded::<G>(), 8);
    assert_eq!(kind, by, "{}", G::NAME);
    assert!((2..=5).contains(&list.len()), "{}", G::NAME);
    for prospect in &list {
        assert_eq!(prospect.deals, 8);
        assert_eq!(prospect.theirs.is_some(), has_rival, "{}", G::NAME);
        assert_eq!(prospect.margin.is_some(), has_rival, "{}", G::NAME);
        assert_eq!(prospect.won.is_some(), G::HAS_WINS, "{}", G::NAME);
    }
}

#[test]
fn the_best_player_plays_on() {
    are_of::<Tomb>(Kind::Greedy, false);
    are_of::<Valley>(Kind::Learned, true);
    are_of::<Scrapyard>(Kind::Learned, false);
    are_of::<KingsChallenge>(Kind::Learned, true);
    are_of::<Botmegistus>(Kind::Learned, true);
}

#[test]
fn a_game_that_is_as_good_as_won_says_so() {
    let (_, list) = hinted(&Valley::default(), 20);
    let first = list.first().unwrap();
    assert!(first.won.unwrap().won >= 19, "{first:?}");
    let (yours, theirs) = (first.yours.mean.0, first.theirs.unwrap().mean.0);
    let lead = first.margin.unwrap().mean.0;
    assert!((yours - theirs - lead).abs() <= 1, "{first:?}");
    assert!((400..700).contains(&lead), "{first:?}");
}

/// With an owner's cards no network is known to be good.
#[test]
fn a_sensible_player_plays_on_with_an_owners_tables() {
    let house = Valley::default();
    let text = GameData::tables(&house).get("designs").unwrap().to_owned();
    let (from, to) = ("boat,Boat,2,unique,1,4,", "boat,Boat,2,unique,1,5,");
    assert!(text.contains(from));
    let tables = Tables::new().with("designs", text.replacen(from, to, 1));
    let owners = Valley::assemble(*house.options(), &tables).unwrap();
    let (kind, list) = hinted(&owners, 1);
    assert_eq!(kind, Kind::Sensible);
    assert_eq!(list.first().unwrap().deals, 1);
}

#[test]
fn the_best_player_is_the_one_that_it_is_named_after() {
    fn same<G: Study>(game: &G, kind: Kind) {
        let points = |kind| {
            let mut player = player(game, kind, Aim::Score, 400, 1).unwrap();
            G::points(&play_seeded(game, 7, &mut player).unwrap().0)
        };
        assert_eq!(points(Kind::Best), points(kind), "{}", G::NAME);
    }
    same(&Tomb::default(), Kind::Greedy);
    same(&Valley::default(), Kind::Learned);
    same(&KingsChallenge::default(), Kind::Learned);
}
