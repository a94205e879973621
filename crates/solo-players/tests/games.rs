//! Every game of the workspace: players are legal there, and tree search beats chance.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::Next;
use solo_core::testkit::random_games;
use solo_players::{
    Aim, Budget, Greedy, Mcts, MonteCarlo, Player, Random, RuleOfThumb, Study, Towards, Worth,
    play_seeded,
};
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

fn is_legal_everywhere<G: Study + Clone>(game: &G, games: u32) {
    let budget = Budget::playouts(2).and_steps(40);
    let towards = Towards(Aim::Score);
    let mut players: Vec<Box<dyn Player<G>>> = vec![
        Box::new(Random::new(1)),
        Box::new(RuleOfThumb::new(Aim::Win, 1)),
        Box::new(RuleOfThumb::new(Aim::Score, 1)),
        Box::new(Greedy::new(towards, 40, 1)),
        Box::new(MonteCarlo::new(towards, budget, 1)),
        Box::new(Mcts::new(towards, budget, 1)),
    ];
    random_games(game, games, |seen| {
        let due = seen.game.next(seen.state) == Next::Decision;
        for player in &mut players {
            let decision = player.choose(seen.game, seen.state);
            let legal = decision.map(|decision| seen.game.is_legal(seen.state, decision));
            if legal != due.then_some(true) {
                return Err(format!("{decision:?}"));
            }
        }
        Ok(())
    })
    .unwrap();
}

#[test]
fn players_are_legal_in_every_game() {
    is_legal_everywhere(&Tomb::default(), 100);
    is_legal_everywhere(&Valley::default(), 4);
    is_legal_everywhere(&Scrapyard::default(), 4);
    is_legal_everywhere(&KingsChallenge::default(), 4);
    is_legal_everywhere(&Botmegistus::default(), 4);
}

/// Points of all games together.
fn points<G: Study>(game: &G, games: u64, player: impl Fn(u64) -> Box<dyn Player<G>>) -> i32 {
    let of_one = |seed| {
        let (outcome, _) = play_seeded(game, seed, &mut player(!seed)).unwrap();
        assert!(G::worth(Aim::Win, &outcome) <= Worth::FULL);
        G::points(&outcome)
    };
    (0..games).map(of_one).sum()
}

fn search_is_better<G: Study>(game: &G) {
    let random = points(game, 6, |seed| Box::new(Random::new(seed)));
    let search = points(game, 6, |seed| {
        let budget = Budget::playouts(40).and_steps(8000);
        Box::new(Mcts::new(Towards(Aim::Score), budget, seed))
    });
    assert!(search > random, "{}: {search} and {random}", G::NAME);
}

#[test]
fn tree_search_is_better_than_chance_in_every_game() {
    search_is_better(&Tomb::default());
    search_is_better(&Valley::default());
    search_is_better(&Scrapyard::default());
    search_is_better(&KingsChallenge::default());
    search_is_better(&Botmegistus::default());
}
