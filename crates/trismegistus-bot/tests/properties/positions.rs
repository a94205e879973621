//! Properties of positions: what is listed, what may come up, and how it all adds up.

use std::collections::BTreeSet;

use proptest::prelude::*;
use solo_core::{Game, Input, Next};
use solo_testkit::strategies::{Walks, chance_due, decisions_due, positions};
use trismegistus_bot::{
    AutomaKind, Botmegistus, Colour, Element, Event, Options, Reports, Side, Symbol,
};

use super::board::{Board, at, of_colour, of_symbol, of_track};
use super::bot::Reading;
use super::every::{every, every_outcome};
use super::lists::{chances, decisions};
use super::watch::view;
use super::{cases, lean, played};

fn with(reports: Reports) -> Botmegistus {
    Botmegistus::new(Options {
        reports,
        ..Options::default()
    })
}

/// Positions of both kinds of reports.
pub fn both(
    walks: fn(Botmegistus) -> Walks<Botmegistus>,
) -> impl Strategy<Value = solo_testkit::strategies::Walk<Botmegistus>> {
    prop_oneof![
        walks(with(Reports::Full)),
        walks(with(Reports::Lean)),
        walks(with(Reports::Full)).any_options()
    ]
}

proptest! {
    #![proptest_config(cases(320))]

    /// TB-17: the list has what the rules allow.
    #[test]
    fn lists_have_what_the_rules_allow(walk in both(|game| decisions_due(game).any_options())) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.decisions(state).collect();
        prop_assert_eq!(listed.len(), listed.iter().copied().collect::<BTreeSet<_>>().len());
        let listed: BTreeSet<_> = listed.into_iter().collect();
        prop_assert_eq!(listed, decisions(game, &view(game, state)));
    }

    /// TB-17.3: of everything that can be said, what is listed is accepted, and no more.
    #[test]
    fn nothing_else_is_accepted(walk in both(decisions_due)) {
        let (game, state) = (walk.game(), walk.state());
        let listed: BTreeSet<_> = game.decisions(state).collect();
        prop_assert!(every(game).iter().all(|&one| game.is_legal(state, one) == listed.contains(&one)));
        let all = every(game).into_iter();
        let accepted = all.filter(|&one| game.apply(state, Input::Decision(one)).is_ok());
        prop_assert_eq!(accepted.collect::<BTreeSet<_>>(), listed);
    }

    /// TB-17, "Chance steps": what may come up are the unseen cards and tokens, and the faces of dice.
    #[test]
    fn chance_draws_from_the_unseen(walk in both(|game| chance_due(game).any_options())) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.chances(state).collect();
        prop_assert_eq!(&listed, &chances(game, &view(game, state)));
        let all = every_outcome(game).into_iter();
        let accepted = all.filter(|&one| game.apply(state, Input::Chance(one)).is_ok());
        let listed: BTreeSet<_> = listed.into_iter().map(|outcome| outcome.0).collect();
        prop_assert_eq!(accepted.collect::<BTreeSet<_>>(), listed);
    }

    /// TB-17: lists can be entered anywhere, and end where their length says.
    #[test]
    fn lists_can_be_entered_anywhere(walk in both(|game| positions(game).any_options()), place in 0_usize..160) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.decisions(state).collect();
        prop_assert_eq!(game.decisions(state).len(), listed.len());
        let after = game.decisions(state).skip(place).collect::<Vec<_>>();
        prop_assert_eq!(after, listed.iter().copied().skip(place).collect::<Vec<_>>());
        let outcomes: Vec<_> = game.chances(state).collect();
        prop_assert_eq!(game.chances(state).len(), outcomes.len());
        let weight: u32 = outcomes.iter().map(|outcome| outcome.1).sum();
        prop_assert_eq!(game.chance_weight(state), weight);
        let heavy = outcomes.iter().flat_map(|(outcome, weight)| (0..*weight).map(|_| *outcome));
        let heavy: Vec<_> = heavy.collect();
        for place in (0..listed.len().max(heavy.len()) + 8).chain([place]) {
            prop_assert_eq!(game.decisions(state).nth(place), listed.get(place).copied());
            prop_assert_eq!(game.chances(state).nth(place), outcomes.get(place).copied());
            let case = u32::try_from(place).unwrap();
            prop_assert_eq!(game.nth_chance(state, case), heavy.get(place).copied());
        }
    }

    /// TB-15: the points so far are what an own score sheet says.
    #[test]
    fn the_score_sheet_adds_up(walk in both(|game| positions(game).any_options())) {
        let (game, state) = (walk.game(), walk.state());
        let view = view(game, state);
        let reading = Reading::new(game, &Board::of(&view));
        let [experiments, tracks] = reading.shown(Side::Human);
        prop_assert_eq!(game.human_board(state), experiments + tracks);
        if game.next(state) == Next::Decision {
            prop_assert_eq!(game.score_so_far(state), reading.score());
        }
        let counted = Element::ALL.map(|element| reading.symbols(element));
        let symbols = game.bot_symbols(state).values().map(usize::from);
        prop_assert_eq!(symbols, counted);
        let mut leading: Vec<_> = game.leading_elements(state).collect();
        leading.sort();
        prop_assert_eq!(leading, reading.leading());
    }

    /// TB-5, TB-9: what an app foretells of the bot is what the own reading says.
    #[test]
    fn what_is_foretold_comes_true(walk in both(|game| positions(game).any_options())) {
        let (game, state) = (walk.game(), walk.state());
        let board = Board::of(&view(game, state));
        let mut reading = Reading::new(game, &board);
        reading.step_lowest();
        let stepped = reading.told.iter().find_map(|event| match event {
            Event::Stepped { track, .. } => Some(*track),
            _ => None,
        });
        prop_assert_eq!(game.lowest_track(state), stepped);
        for card in game.catalogue().all() {
            let drafted = board.dice[1].is_none().then(|| reading.would_draft(card)).flatten();
            prop_assert_eq!(game.would_draft(state, card), drafted);
            let printed = game.catalogue().automa_card(card);
            let ahead = printed.element().map(|track| board.levels.map(|levels| levels[of_track(track)]));
            let equal = game.options().personality_on_equal;
            let rewarded = ahead.is_some_and(|[human, bot]| bot > human || bot == human && equal);
            prop_assert_eq!(
                game.is_rewarded(state, card),
                rewarded && printed.kind == AutomaKind::Personality
            );
        }
    }
}

proptest! {
    #![proptest_config(cases(64))]

    /// TB-I1 to TB-I7: dice add up, tokens are swept, and levels and points never fall.
    #[test]
    fn the_board_adds_up(walk in prop_oneof![played(), lean()]) {
        let game = walk.game();
        let mut before = Board::of(&view(game, &walk.states()[0]));
        for state in walk.states() {
            let view = view(game, state);
            let board = Board::of(&view);
            for colour in Colour::ALL {
                let mut count = view.to_roll.iter().filter(|one| **one == colour).count();
                count += Symbol::ALL.into_iter().map(|bowl| usize::from(board.bowls[of_symbol(bowl)][of_colour(colour)])).sum::<usize>();
                for side in [0, 1] {
                    count += board.used[side].iter().filter(|one| **one == colour).count();
                    count += usize::from(board.dice[side].is_some_and(|die| die.colour() == colour));
                }
                let fewer = game.options().remove_white_die && colour == Colour::White;
                let all = usize::from(game.catalogue().dice(colour)) - usize::from(fewer);
                prop_assert!(count == all || count == 0 || view.turn.is_none());
            }
            prop_assert!(view.to_roll.is_empty() || view.turn.is_none());
            prop_assert!(Symbol::ALL.into_iter().all(|bowl| board.potency(bowl) <= 5) || !view.to_roll.is_empty());
            prop_assert!(board.incomplete.len() <= 2);
            prop_assert!(board.dice[at(Side::Bot)].is_none_or(|die| die.symbol() != Symbol::Wild));
            for side in [0, 1] {
                prop_assert!(board.levels[side].iter().zip(before.levels[side]).all(|(now, then)| *now >= then));
                prop_assert!(board.completed[side].is_superset(&before.completed[side]));
            }
            prop_assert!(board.vp >= before.vp);
            before = board;
        }
    }

    /// TB-I3: every card of the bot is in the deck, discarded, open or active, once.
    #[test]
    fn cards_of_the_bot_are_never_lost(walk in prop_oneof![played(), lean()]) {
        let game = walk.game();
        let mut least = 0;
        for state in walk.states() {
            let view = view(game, state);
            let bot = &view.bot;
            let open = bot.face_up.iter().flatten().chain(&bot.card);
            let mut cards: Vec<_> = bot.deck.0.iter().chain(&bot.discard.0).chain(open).collect();
            cards.sort();
            let count = cards.len();
            cards.dedup();
            prop_assert_eq!(cards.len(), count);
            prop_assert!(count >= least);
            least = count;
            let kind = |id: &&_| game.catalogue().automa_card(**id).kind;
            let of = |kind_of| cards.iter().filter(|id| kind(id) == kind_of).count();
            let basic = game.catalogue().all();
            let basic = basic.filter(|id| game.catalogue().automa_card(*id).kind == AutomaKind::Basic);
            prop_assert_eq!(of(AutomaKind::Basic), basic.count());
            prop_assert!(of(AutomaKind::Personality) <= 1);
            prop_assert_eq!(of(AutomaKind::Specialization), bot.specializations.len());
        }
    }
}
