//! Every game of the workspace: players are legal there, and tree search beats random play.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::float_arithmetic,
    reason = "a test may panic"
)]

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::{Game, GameData, Next, Tables, nth_input};
use solo_players::{
    Adviser, Aim, Budget, Greedy, Mcts, MonteCarlo, Player, Random, RuleOfThumb, Sensible, Study,
    Towards, Worth, play_seeded,
};
use solo_testkit::random_games;
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
        Box::new(Greedy::new(towards, Budget::steps(40), 1)),
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

/// Returns the points of all games.
fn points<G: Study>(game: &G, games: u64, player: impl Fn(u64) -> Box<dyn Player<G>>) -> Vec<f64> {
    let of_one = |seed| {
        let (outcome, _) = play_seeded(game, seed, &mut player(!seed)).unwrap();
        assert!(G::worth(Aim::Win, &outcome) <= Worth::FULL);
        f64::from(G::points(&outcome))
    };
    (0..games).map(of_one).collect()
}

/// Returns the mean, and the half width of its 99 percent confidence interval.
fn interval(points: &[f64]) -> (f64, f64) {
    let count = f64::from(u32::try_from(points.len()).unwrap());
    let mean = points.iter().sum::<f64>() / count;
    let squares: f64 = points.iter().map(|points| (points - mean).powi(2)).sum();
    (mean, 2.576 * (squares / (count - 1.0) / count).sqrt())
}

fn is_clearly_better<G: Study>(game: &G, games: u64, player: impl Fn(u64) -> Box<dyn Player<G>>) {
    let random = interval(&points(game, games, |seed| Box::new(Random::new(seed))));
    let better = interval(&points(game, games, player));
    assert!(
        better.0 - better.1 > random.0 + random.1,
        "{}: {better:?} and {random:?}",
        G::NAME
    );
}

/// Checks that tree search, even with few playouts, is clearly better than random play.
fn search_is_clearly_better<G: Study>(game: &G, games: u64, playouts: u32) {
    is_clearly_better(game, games, |seed| {
        let search = Mcts::new(Towards(Aim::Score), Budget::playouts(playouts), seed);
        Box::new(search.with_horizon(G::HORIZON))
    });
}

#[test]
fn tree_search_beats_chance_in_tomb4k() {
    search_is_clearly_better(&Tomb::default(), 100, 200);
}

#[test]
fn tree_search_beats_chance_in_votk() {
    search_is_clearly_better(&Valley::default(), 6, 20);
}

#[test]
fn tree_search_beats_chance_in_scrapyard() {
    search_is_clearly_better(&Scrapyard::default(), 4, 12);
}

#[test]
fn tree_search_beats_chance_in_kings_challenge() {
    search_is_clearly_better(&KingsChallenge::default(), 12, 30);
}

#[test]
fn tree_search_beats_chance_in_trismegistus_bot() {
    search_is_clearly_better(&Botmegistus::default(), 6, 16);
}

fn thumb_is_clearly_better<G: Study>(game: &G, games: u64) {
    is_clearly_better(game, games, |seed| {
        Box::new(RuleOfThumb::new(Aim::Score, seed))
    });
}

#[test]
fn rules_of_thumb_beat_chance_where_there_are_some() {
    thumb_is_clearly_better(&Tomb::default(), 300);
    thumb_is_clearly_better(&Scrapyard::default(), 400);
    thumb_is_clearly_better(&Botmegistus::default(), 250);
}

#[test]
fn sensible_players_beat_chance_where_there_are_none() {
    let sensible = |seed| Sensible::new(Aim::Score, seed);
    is_clearly_better(&Valley::default(), 2, |seed| Box::new(sensible(seed)));
    is_clearly_better(&KingsChallenge::default(), 4, |seed| {
        Box::new(sensible(seed))
    });
}

/// A position stands for itself only under the rules and with the cards of its game.
#[test]
fn a_tree_of_other_rules_is_not_used() {
    let game = Scrapyard::default();
    let mut state = game.start();
    while game.next(&state) != Next::Decision {
        state = game
            .apply(&state, nth_input(&game, &state, 0).unwrap())
            .unwrap();
    }
    let mut player = Mcts::new(Towards(Aim::Win), Budget::playouts(60), 1);
    player.advise(&game, &state);
    let kept = |game: &Scrapyard| {
        let mut player = player.clone();
        player.advise_with(game, &state, |_| {});
        player.nodes()
    };
    assert!(kept(&game) > 1);
    let options = scrapyard::Options {
        ghost_needs_card: !game.options().ghost_needs_card,
        ..*game.options()
    };
    assert_eq!(kept(&game.with_options(options).unwrap()), 1);
    let parts = game
        .tables()
        .get("parts")
        .unwrap()
        .replace("Flywheel,6", "Flywheel,5");
    let tables = Tables::new().with("parts", parts);
    assert_eq!(
        kept(&Scrapyard::assemble(*game.options(), &tables).unwrap()),
        1
    );
}
