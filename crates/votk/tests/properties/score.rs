//! An own score sheet: chapter VK-14.

use std::collections::BTreeMap;

use proptest::prelude::*;
use solo_core::{Countable, GameData};
use solo_testkit::strategies::finished;
use votk::{By, Design, Event, Group, Outcome, Score, Side, Valley, View, Winner};

use super::{any_games, cases};

/// The score of a tomb, group by group in the order of the rulebook, then for spare cards, and its size.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sheet {
    groups: [u16; 7],
    spares: u16,
    cards: u16,
}

impl Sheet {
    fn of(game: &Valley, tomb: &[Design], side: Side) -> Self {
        let mut copies = BTreeMap::<Design, u16>::new();
        for card in tomb {
            *copies.entry(*card).or_insert(0) += 1;
        }
        let (mut groups, mut spares) = ([0; 7], 0);
        for (place, group) in Group::ALL.into_iter().enumerate() {
            let prints = copies
                .iter()
                .map(|(card, copies)| (game.catalogue().card(*card), copies));
            let of_group: Vec<_> = prints.filter(|(print, _)| print.group == group).collect();
            let different = u16::try_from(of_group.len()).unwrap();
            // VK-14.4, VK-14.5, VK-14.6: a set is squared, and the Bot sets further copies aside.
            if group.is_set() {
                groups[place] = different * different;
                let gold = of_group
                    .iter()
                    .map(|(print, copies)| u16::from(print.gold) * (**copies - 1));
                spares += gold.sum::<u16>();
                continue;
            }
            // VK-14.3.
            let points = of_group.iter().map(|(print, copies)| {
                print.vp.map_or(0, |points| u16::from(points.get())) * **copies
            });
            groups[place] = points.sum();
        }
        Self {
            groups,
            spares: if side == Side::Bot { spares } else { 0 },
            cards: u16::try_from(tomb.len()).unwrap(),
        }
    }

    /// Reads what the game says.
    fn read(score: &Score) -> Self {
        let sets = score.sets;
        let groups = Group::ALL.map(|group| match group {
            Group::Starter => score.starters,
            Group::Sarcophagus => sets.sarcophagus,
            Group::Jar => sets.jar,
            Group::Amulet => sets.amulet,
            Group::Book => sets.book,
            Group::Statue => sets.statue,
            Group::Unique => score.uniques,
        });
        Self {
            groups,
            spares: score.spares,
            cards: score.tomb_size,
        }
    }

    fn total(&self) -> u16 {
        self.groups.iter().sum::<u16>() + self.spares
    }
}

/// VK-14.7: who wins, and by what.
fn winner(player: &Sheet, bot: &Sheet) -> (Winner, By) {
    let points = player.total().cmp(&bot.total());
    let cards = bot.cards.cmp(&player.cards);
    let by = match (points.is_eq(), cards.is_eq()) {
        (false, _) => By::Points,
        (true, false) => By::TombSize,
        (true, true) => By::Equal,
    };
    let order = points.then(cards);
    let winner = match (order.is_gt(), order.is_lt()) {
        (true, _) => Winner::Player,
        (_, true) => Winner::Bot,
        _ => Winner::Shared,
    };
    (winner, by)
}

/// Tells how a game ends whose cards have returned.
pub fn end(game: &Valley, view: &View) -> Event {
    let player = Sheet::of(game, &view.tomb.0, Side::Player);
    let bot = Sheet::of(game, &view.bot_tomb.0, Side::Bot);
    let (winner, by) = winner(&player, &bot);
    Event::Over {
        winner,
        by,
        player: player.total(),
        bot: bot.total(),
    }
}

/// Compares an outcome with own sheets.
fn is_of(outcome: &Outcome, player: &Sheet, bot: &Sheet) -> bool {
    let half_points = match winner(player, bot).0 {
        Winner::Player => 2,
        Winner::Shared => 1,
        Winner::Bot => 0,
    };
    (outcome.winner, outcome.by) == winner(player, bot)
        && outcome.half_points() == half_points
        && Sheet::read(&outcome.player) == *player
        && Sheet::read(&outcome.bot) == *bot
        && (outcome.player.total, outcome.bot.total) == (player.total(), bot.total())
}

proptest! {
    #![proptest_config(cases(16))]

    /// VK-14.2 to VK-14.6: both sheets are what the tombs say, at any time, and so is what one more card would add.
    #[test]
    fn sheets_are_what_the_tombs_say(walk in any_games()) {
        let game = walk.game();
        for state in walk.states().iter().step_by(7) {
            let view = game.view(state);
            let sheets = [(Side::Player, &view.tomb.0), (Side::Bot, &view.bot_tomb.0)];
            for (side, tomb) in sheets {
                let (score, sheet) = (game.score(state, side), Sheet::of(game, tomb, side));
                prop_assert_eq!(Sheet::read(&score), sheet.clone());
                prop_assert_eq!(score.total, sheet.total());
            }
            let before = Sheet::of(game, &view.tomb.0, Side::Player).total();
            for card in Design::values(game).filter(|card| state.hand().contains(*card)) {
                let more: Vec<Design> = view.tomb.0.iter().copied().chain([card]).collect();
                let more = Sheet::of(game, &more, Side::Player).total() - before;
                prop_assert_eq!(game.points_for(state, card), more);
            }
        }
    }

    /// VK-14.1: until the end the top three cards of the Bot's pile, or all, would return; then they have.
    #[test]
    fn a_standing_counts_three_cards_that_return(walk in any_games()) {
        let game = walk.game();
        for state in walk.states().iter().step_by(7) {
            let (over, mut bot) = (game.view(state).outcome.is_some(), game.view(state).bot_tomb.0);
            let returning = state.bot_discard().iter().rev().take(if over { 0 } else { 3 });
            prop_assert!(state.returning().eq(returning.clone().copied()));
            bot.extend(returning);
            let player = Sheet::of(game, &game.view(state).tomb.0, Side::Player);
            let bot = Sheet::of(game, &bot, Side::Bot);
            prop_assert!(is_of(&game.standing(state), &player, &bot));
        }
    }
}

proptest! {
    #![proptest_config(cases(48))]

    /// VK-14.3 to VK-14.10: at the end an own score sheet agrees.
    #[test]
    fn an_own_score_sheet_agrees(walk in finished(Valley::default()).any_options()) {
        let view = walk.game().view(walk.state());
        let player = Sheet::of(walk.game(), &view.tomb.0, Side::Player);
        let bot = Sheet::of(walk.game(), &view.bot_tomb.0, Side::Bot);
        prop_assert!(is_of(&walk.outcome().unwrap(), &player, &bot));
        prop_assert_eq!(view.outcome, walk.outcome());
    }
}
