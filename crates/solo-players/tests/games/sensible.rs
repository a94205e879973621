//! Aims and rules of thumb in the games of the workspace.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use kings_challenge::KingsChallenge;
use scrapyard::{Decision as Build, Scrapyard};
use solo_core::{Next, Seeded};
use solo_players::{
    Adviser, Aim, Budget, Greedy, Player, Policy, Random, RuleOfThumb, Study, Towards, Value,
    play_seeded,
};
use solo_testkit::random_games;
use tomb4k::Tomb;
use trismegistus_bot::{Botmegistus, Decision as Alchemy};
use votk::{Outcome, Valley, Winner};

/// Returns the outcomes of some games.
fn ends<G: Study>(
    game: &G,
    games: u64,
    player: impl Fn(u64) -> Box<dyn Player<G>>,
) -> Vec<G::Outcome> {
    let play = |seed| play_seeded(game, seed, &mut player(!seed)).unwrap().0;
    (0..games).map(play).collect()
}

fn random<G: Study>(game: &G, games: u64) -> Vec<G::Outcome> {
    ends(game, games, |seed| Box::new(Random::new(seed)))
}

fn thumb<G: Study>(game: &G, games: u64, aim: Aim) -> Vec<G::Outcome> {
    ends(game, games, |seed| Box::new(RuleOfThumb::new(aim, seed)))
}

/// Checks that more points are never worth less, and that a win is worth more than any other end.
fn ranks<G: Study>(ends: &[G::Outcome]) {
    for one in ends {
        for other in ends {
            let worth = |aim| (G::worth(aim, one), G::worth(aim, other));
            let more = G::points(one) > G::points(other);
            let (high, low) = worth(Aim::Score);
            assert!(!more || high >= low, "{one:?} and {other:?}");
            let (high, low) = worth(Aim::Win);
            match (G::won(one), G::won(other)) {
                (true, false) => assert!(high > low, "{one:?} and {other:?}"),
                (false, true) => {}
                _ => assert!(!more || high >= low, "{one:?} and {other:?}"),
            }
        }
    }
}

#[test]
fn the_better_end_is_worth_more() {
    ranks::<Tomb>(&thumb(&Tomb::default(), 200, Aim::Win));
    ranks::<Valley>(&random(&Valley::default(), 40));
    ranks::<Scrapyard>(&thumb(&Scrapyard::default(), 100, Aim::Score));
    ranks::<KingsChallenge>(&random(&KingsChallenge::default(), 40));
    ranks::<Botmegistus>(&thumb(&Botmegistus::default(), 60, Aim::Score));
}

/// Returns whether an end counts as won, its points, and its worth by points and by wins.
fn judged<G: Study>(end: &G::Outcome) -> (bool, i32, u32, u32) {
    let worth = |aim| G::worth(aim, end).millionths();
    (
        G::won(end),
        G::points(end),
        worth(Aim::Score),
        worth(Aim::Win),
    )
}

#[test]
fn in_tomb4k_points_of_a_hundred_or_all_kings() {
    let game = Tomb::default();
    let ends = thumb(&game, 200, Aim::Win);
    let won = ends.iter().filter(|end| end.won()).count();
    assert!((1..200).contains(&won), "{won} of 200");
    for end in ends {
        let points = u32::from(end.score.points());
        let win = if end.won() { 1_000_000 } else { points * 500 };
        let expected = (
            end.won(),
            i32::try_from(points).unwrap(),
            points * 10_000,
            win,
        );
        assert_eq!(judged::<Tomb>(&end), expected);
    }
}

#[test]
fn in_votk_the_lead_over_the_bot() {
    let points = |total| {
        let mut score = votk::Score::default();
        score.total = total;
        score
    };
    let won = Outcome::compare(points(60), points(30));
    assert_eq!(judged::<Valley>(&won), (true, 30, 600_000, 800_000));
    let lost = Outcome::compare(points(30), points(60));
    assert_eq!(judged::<Valley>(&lost), (false, -30, 400_000, 200_000));
    let shared = Outcome::compare(points(30), points(30));
    assert_eq!(shared.winner, Winner::Shared);
    assert_eq!(judged::<Valley>(&shared), (false, 0, 500_000, 250_000));
}

#[test]
fn in_scrapyard_the_rating_and_what_the_ghost_has_not() {
    let game = Scrapyard::default();
    let ends = thumb(&game, 100, Aim::Win);
    assert!(ends.iter().any(scrapyard::Outcome::won) && !ends.iter().all(scrapyard::Outcome::won));
    for end in ends {
        let rating = u32::from(end.rating);
        let (score, win) = if end.won() {
            (rating * 500, (rating + 18_000) * 50)
        } else {
            let lost = (rating + 50 * (3 - u32::from(end.ghost))) * 500;
            (lost, lost)
        };
        let expected = (end.won(), i32::from(end.rating), score, win);
        assert_eq!(judged::<Scrapyard>(&end), expected);
    }
    // At the start nothing is done, by either side.
    let outlook = Towards(Aim::Score).position(&game, &game.start());
    assert_eq!(outlook.millionths(), 75_000);
}

#[test]
fn in_kings_challenge_the_difference() {
    let points = |play| kings_challenge::Score {
        play,
        ..Default::default()
    };
    let end = |human, roy| kings_challenge::Outcome {
        human: points(human),
        roy: points(roy),
    };
    assert_eq!(
        judged::<KingsChallenge>(&end(50, 30)),
        (true, 20, 600_000, 800_000)
    );
    assert_eq!(
        judged::<KingsChallenge>(&end(30, 50)),
        (false, -20, 400_000, 200_000)
    );
    // There is no rule of thumb.
    let game = KingsChallenge::default();
    random_games(&game, 3, |seen| {
        match game.rule_of_thumb(Aim::Win, seen.state) {
            None => Ok(()),
            Some(decision) => Err(format!("{decision:?}")),
        }
    })
    .unwrap();
}

/// Checks that the outlook is `expected` at the start, and at the end the worth of the outcome.
fn outlook_leads_to_the_outcome<G: Study>(game: &G, expected: u32) {
    let outlook = |aim, state: &G::State| game.outlook(aim, state);
    assert_eq!(outlook(Aim::Score, &game.start()).millionths(), expected);
    for seed in 0..20 {
        let (mut seeded, mut random) = (Seeded::start(game, seed), Random::new(seed));
        while let Some(decision) = random.choose(game, seeded.state()) {
            seeded.advance(game, decision, &mut ()).unwrap();
        }
        let Next::Over(outcome) = seeded.next(game) else {
            panic!("{:?}", seeded.state());
        };
        for aim in [Aim::Score, Aim::Win] {
            assert_eq!(outlook(aim, seeded.state()), G::worth(aim, &outcome));
        }
    }
}

#[test]
fn the_outlook_is_the_difference_if_the_game_ended_now() {
    outlook_leads_to_the_outcome(&KingsChallenge::default(), 500_000);
    outlook_leads_to_the_outcome(&Botmegistus::default(), 490_000);
}

#[test]
fn in_trismegistus_what_the_human_is_known_to_have() {
    let mut end = random(&Botmegistus::default(), 1).remove(0);
    (end.human_board, end.bot) = (65, 99);
    assert_eq!(judged::<Botmegistus>(&end), (true, -34, 415_000, 707_500));
    end.bot = 100;
    assert_eq!(judged::<Botmegistus>(&end), (false, -35, 412_500, 206_250));
    // The human's own report makes no difference.
    end.human = 1000;
    assert_eq!(judged::<Botmegistus>(&end), (false, -35, 412_500, 206_250));
}

/// Compares the rule of thumb at every decision of some games with the expected one.
///
/// Returns the number of decisions with a rule.
fn rules<G: Study>(
    game: &G,
    games: u64,
    expected: impl Fn(&G::State) -> Option<G::Decision>,
) -> u32 {
    let mut found = 0;
    for seed in 0..games {
        let mut thumb = RuleOfThumb::new(Aim::Score, seed);
        let mut player = Policy(|game: &G, state: &G::State| {
            let rule = game.rule_of_thumb(Aim::Score, state);
            assert_eq!(rule, expected(state));
            found += u32::from(rule.is_some());
            thumb.choose(game, state)
        });
        assert!(play_seeded(game, seed, &mut player).is_some());
    }
    found
}

#[test]
fn in_scrapyard_inventions_come_before_machines() {
    let game = Scrapyard::default();
    let found = rules(&game, 20, |state| {
        let mut legal = game.decisions(state);
        let invention = legal.find(|decision| matches!(decision, Build::Invent(_)));
        let mut legal = game.decisions(state);
        invention.or(legal.find(|decision| matches!(decision, Build::Build(_))))
    });
    assert!(found > 50, "{found}");
}

#[test]
fn in_trismegistus_experiments_are_completed_and_reactions_taken() {
    let game = Botmegistus::default();
    let found = rules(&game, 20, |state| {
        let useful = |decision: &_| matches!(decision, Alchemy::Complete(_) | Alchemy::React);
        game.decisions(state).find(useful)
    });
    assert!(found > 20, "{found}");
}

#[test]
fn the_experience_of_tomb4k_fits_what_is_looked_at() {
    // The networks were trained with exactly these features: a change requires new training.
    let mut sums = [0_u64; 2];
    random_games(&Tomb::default(), 300, |seen| {
        for (sum, aim) in sums.iter_mut().zip([Aim::Score, Aim::Win]) {
            *sum += u64::from(seen.game.outlook(aim, seen.state).millionths());
        }
        Ok(())
    })
    .unwrap();
    assert_eq!(sums, [2_026_217_008, 894_445_936]);
}

#[test]
fn greedy_keeps_to_the_share_of_each_decision() {
    random_games(&Botmegistus::default(), 4, |seen| {
        let count = u64::try_from(seen.game.decisions(seen.state).len()).unwrap();
        let mut greedy = Greedy::new(Towards(Aim::Score), Budget::steps(3 * count), 1);
        let advice = greedy.advise(seen.game, seen.state);
        let looked = advice.iter().all(|advice| (1..=2).contains(&advice.looks));
        if looked && greedy.spent().steps <= 3 * count {
            Ok(())
        } else {
            Err(format!("{advice:?}"))
        }
    })
    .unwrap();
}
