//! Properties of the steps of a game.

use proptest::prelude::*;
use solo_testkit::strategies::Walk;
use trismegistus_bot::{Botmegistus, Decision, Event, HumanPass, Input, Phase, Reports, Side};

use super::board::{Board, at};
use super::watch::{About, can_step, view, watch};
use super::{cases, lean, played};

/// Compares the events with an own reading of one part of the rules.
fn follows(walk: &Walk<Botmegistus>, about: About) -> Result<(), TestCaseError> {
    let (moments, _) = watch(walk);
    for moment in moments.iter().filter(|moment| moment.about == about) {
        prop_assert_eq!(&moment.told, &moment.reading, "after {}", moment.after);
    }
    Ok(())
}

/// Leaves out what no event tells: with lean reports rows that the bot no longer looks at, and payments at the end.
fn told(mut board: Board, lean: bool) -> Board {
    if lean {
        board.artifacts = Default::default();
        board.experiments.clear();
    }
    board
}

proptest! {
    #![proptest_config(cases(64))]

    /// "Events": the events alone tell all that lies on the board.
    #[test]
    fn events_tell_everything(walk in prop_oneof![played(), lean()]) {
        let game = walk.game();
        let lean = game.options().reports == Reports::Lean;
        for step in walk.steps() {
            let (before, after) = (view(game, step.before), view(game, step.after));
            let mut board = Board::of(&before);
            if lean && before.turn == Some(Side::Human) && step.input == Input::Decision(Decision::End)
                && let Some(die) = before.human.die
            {
                board.set_potency(Side::Human, die.potency() - 1);
            }
            for event in &step.events {
                board.happen(game, event);
            }
            if after.bot.card.is_none() {
                board.put_away_card();
            }
            if after.phase == Phase::Over {
                board.gold = after.bot.gold;
            }
            if lean && !can_step(game, &board) {
                // Reports may have ended without being asked for.
                board.dice[0] = after.human.die;
            }
            prop_assert_eq!(told(board, lean), told(Board::of(&after), lean));
        }
    }

    /// TB-1 to TB-3: tokens, cards and dice come as they are drawn, and full bowls are rolled again.
    #[test]
    fn setup_and_dice_follow_what_is_drawn(walk in prop_oneof![played(), lean()]) {
        follows(&walk, About::Setup)?;
    }

    /// TB-4 to TB-10: the bot drafts, spends, acts and completes as its card says.
    #[test]
    fn the_bot_does_what_its_card_says(walk in played()) {
        follows(&walk, About::Bot)?;
    }

    /// TB-18.11 to TB-18.14: with lean reports it does the same with the row that it looks at.
    #[test]
    fn the_bot_chooses_from_what_it_looks_at(walk in lean()) {
        follows(&walk, About::Bot)?;
    }

    /// TB-11, TB-14 and TB-18: what the human reports happens, and nothing beside it.
    #[test]
    fn reports_of_the_human_are_carried_out(walk in prop_oneof![played(), lean()]) {
        follows(&walk, About::Human)?;
    }

    /// TB-2, TB-12 and TB-13: turns are cleaned up, sides alternate, and rounds end with both passed.
    #[test]
    fn turns_and_rounds_end_in_order(walk in prop_oneof![played(), lean()]) {
        follows(&walk, About::CleanUp)?;
    }

    /// TB-13 and TB-15: lots, masterpieces and the winner.
    #[test]
    fn rounds_and_games_end_as_they_should(walk in prop_oneof![played(), lean()]) {
        follows(&walk, About::End)?;
    }

    /// Nothing happens to the bot that follows from nothing.
    #[test]
    fn everything_has_a_cause(walk in prop_oneof![played(), lean()]) {
        prop_assert_eq!(watch(&walk).1, None);
    }

    /// TB-17.1: nothing is decided for the human, unless there is a single thing to do.
    #[test]
    fn nothing_is_decided_for_the_human(walk in prop_oneof![played(), lean()]) {
        let game = walk.game();
        let early = game.options().human_pass == HumanPass::BeforeDraft;
        for step in walk.steps() {
            let before = view(game, step.before);
            let mut board = Board::of(&before);
            let mut decided = matches!(step.input, Input::Decision(_));
            for event in &step.events {
                let single = match event {
                    Event::HumanDrafted { .. } => {
                        let kinds = board.bowls.iter().flatten().filter(|count| **count > 0);
                        kinds.count() == 1 && !early
                    }
                    Event::Spent { side: Side::Human, amount, left } => *amount == 1 && *left == 0,
                    _ => true,
                };
                let human = matches!(
                    event,
                    Event::HumanDrafted { .. } | Event::Spent { side: Side::Human, .. }
                );
                prop_assert!(single || decided, "{event:?}");
                decided &= !human;
                board.happen(game, event);
            }
        }
    }

    /// TB-2.4 to TB-2.6: sides alternate until one has passed, and who passed first begins the next round.
    #[test]
    fn sides_alternate_until_one_has_passed(walk in prop_oneof![played(), lean()]) {
        let (mut last, mut passed) = (None, Vec::new());
        for event in walk.steps().flat_map(|step| step.events) {
            match event {
                Event::TurnStarted { side } => {
                    prop_assert!(!passed.contains(&side));
                    let other = side.other();
                    prop_assert!(last.is_none_or(|last| last == other || passed.contains(&other)));
                    last = Some(side);
                }
                Event::Passed { side } => passed.push(side),
                Event::RoundEnded { .. } => prop_assert_eq!(passed.len(), 2),
                Event::RoundStarted { round, first } => {
                    prop_assert!(round == 1 || passed[0] == first);
                    passed.clear();
                    // Then the first one has a turn.
                    last = Some(first.other());
                }
                _ => {}
            }
        }
    }

    /// TB-12.2, TB-I10: no side uses a fourth die in a round, and the third one makes it pass.
    #[test]
    fn three_dice_make_a_round(walk in prop_oneof![played(), lean()]) {
        let mut used = [0; 2];
        let mut passed = [false; 2];
        for event in walk.steps().flat_map(|step| step.events) {
            match event {
                Event::RoundStarted { .. } => (used, passed) = ([0; 2], [false; 2]),
                Event::DieUsed { side, .. } => {
                    used[at(side)] += 1;
                    prop_assert!(used[at(side)] <= 3 && !passed[at(side)]);
                }
                Event::Passed { side } => {
                    prop_assert!(side == Side::Human || used[1] == 3);
                    passed[at(side)] = true;
                }
                _ => {}
            }
        }
    }
}
