//! Invariants in the last table of the rulebook, over random games with random options.
//!
//! The laws of every game are in `laws.rs`.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use serde_json::Value;
use solo_core::{Card, Input, Next, Set};
use solo_testkit::{Snapshot, random_games};
use tomb4k::catalogue::{DECK, PIPS, SCROLL, SKILLS, TORCHES, TRAPS, TREASURE, total_worth};
use tomb4k::{
    Chance, Decision, Event, GameResult, Heading, Interrupted, Pending, Phase, Score, State, Tomb,
};

/// Visits every position of this number of random games.
fn everywhere(games: u32, look: impl FnMut(&Snapshot<'_, Tomb>) -> Result<(), String>) {
    random_games(&Tomb::default(), games, look).unwrap();
}

fn demand(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn set(card: Option<Card>) -> Set<Card> {
    card.map_or(Set::EMPTY, Set::of)
}

fn fourth_torch(state: &State) -> Set<Card> {
    match state.pending() {
        Pending::Torch { ace, .. } => Set::of(ace),
        _ => Set::EMPTY,
    }
}

fn zones(state: &State) -> [Set<Card>; 10] {
    [
        state.unseen(),
        set(state.bottom()),
        state.torches(),
        fourth_torch(state),
        state.skills(),
        state.treasure(),
        state.spent(),
        state.open(),
        state.covered(),
        state.discards(),
    ]
}

fn result(state: &State) -> Option<GameResult> {
    state.outcome().map(|outcome| outcome.result)
}

fn burnt(state: &State) -> u32 {
    (state.torches() & TORCHES).len()
}

#[test]
fn tk_i01_every_card_lies_in_one_zone() {
    let mut thrown = Set::EMPTY;
    everywhere(1500, |seen| {
        let zones = zones(seen.state);
        let count: u32 = zones.iter().map(|zone| zone.len()).sum();
        let all = zones.iter().fold(Set::EMPTY, |all, zone| all | *zone);
        demand(count == 44 && all == DECK, "a card is missing or double")?;
        // The discard pile is the set of cards that were reported as discarded, not merely the
        // rest.
        if seen.inputs.is_empty() {
            thrown = Set::EMPTY;
        }
        for event in seen.events {
            if let Event::Discarded { card } = event {
                thrown.insert(*card);
            }
        }
        demand(thrown == seen.state.discards(), "the discard pile is wrong")
    });
}

#[test]
fn tk_i02_there_are_four_torches() {
    everywhere(1500, |seen| {
        let s = seen.state;
        let deck = (s.unseen() | set(s.bottom())) & TORCHES;
        let pending = fourth_torch(s).len();
        demand(burnt(s) + deck.len() + pending == 4, "a torch is missing")
    });
}

#[test]
fn tk_i03_one_torch_at_least_is_in_the_deck() {
    everywhere(1500, |seen| {
        let s = seen.state;
        let free = matches!(s.phase(), Phase::Over | Phase::Torch);
        let lit = (s.unseen() | set(s.bottom())).meets(TORCHES);
        demand(
            free || (burnt(s) <= 3 && lit && s.deck_len() > 0),
            "no light",
        )
    });
}

#[test]
fn tk_i04_the_ace_under_the_deck() {
    let mut read = 0;
    everywhere(3000, |seen| {
        let s = seen.state;
        if !s.torches().contains(SCROLL) {
            return demand(s.bottom().is_none(), "who put it there?");
        }
        read += 1;
        demand(!s.unseen().meets(TORCHES), "another ace is unseen")?;
        let there = s.bottom().is_some_and(|card| TORCHES.contains(card));
        let ended = result(s) == Some(GameResult::Lost) && burnt(s) == 4;
        demand(there != ended, "the ace left without ending the game")
    });
    assert!(read > 100, "scrolls were read");
}

#[test]
fn tk_i05_hit_points_fall_by_what_is_told() {
    everywhere(1500, |seen| {
        let told: u8 = seen
            .events
            .iter()
            .map(|event| match event {
                Event::Hurt { damage, .. } => *damage,
                _ => 0,
            })
            .sum();
        let (before, now) = (seen.before.hp(), seen.state.hp());
        demand(
            now <= 9 && now + told == before,
            "hit points and events differ",
        )?;
        demand(
            (now == 0) == (result(seen.state) == Some(GameResult::Dead)),
            "dead or not?",
        )
    });
}

#[test]
fn tk_i06_stacks_hold_what_is_covered() {
    everywhere(1500, |seen| {
        let s = seen.state;
        demand(s.stacks().all(|cards| cards >= 1), "an empty stack")?;
        let sum: u32 = s.stacks().map(u32::from).sum();
        demand(sum == s.covered().len(), "stacks and covered cards differ")?;
        let turns = usize::from(s.delve_turns() + s.retreat_turns());
        demand(s.stacks().len() == turns, "stacks and turns differ")
    });
}

#[test]
fn tk_i07_every_turn_has_an_encounter_of_its_own() {
    everywhere(1500, |seen| {
        let s = seen.state;
        let turns = u32::from(s.finished_turns()) + u32::from(s.encounter().is_some());
        demand(turns <= (PIPS - s.unseen()).len(), "too many turns")
    });
}

#[test]
fn tk_i08_lists_have_their_lengths() {
    everywhere(1500, |seen| {
        let decisions = seen.game.decisions(seen.state);
        let mut chances = seen.game.chances(seen.state);
        let (choices, cards) = (decisions.len(), chances.len());
        let distinct = decisions.is_sorted_by(|one, other| one < other);
        let fits = match seen.game.next(seen.state) {
            Next::Decision => (2..=16).contains(&choices) && cards == 0,
            Next::Chance(_) => (1..=44).contains(&cards) && choices == 0,
            Next::Over(_) => choices == 0 && cards == 0,
        };
        demand(fits && distinct, "a list is too short or too long")?;
        demand(chances.all(|(_, weight)| weight == 1), "a weight is not 1")
    });
}

#[test]
fn tk_i10_chance_takes_one_unseen_card_and_decisions_none() {
    everywhere(1500, |seen| {
        let taken = match seen.inputs.last() {
            Some(Input::Chance(Chance::Card(card))) => Set::of(card.card()),
            _ => Set::EMPTY,
        };
        demand(
            seen.before.unseen() - seen.state.unseen() == taken,
            "other cards were taken",
        )?;
        demand(
            (seen.state.unseen() - seen.before.unseen()).is_empty(),
            "a card came back",
        )?;
        let left = seen.before.bottom().is_some() && seen.state.bottom().is_none();
        let lost = result(seen.state) == Some(GameResult::Lost);
        demand(
            !left || lost,
            "the card under the deck left and the game goes on",
        )
    });
}

#[test]
fn tk_i11_what_is_pending_belongs_to_its_phase() {
    everywhere(1500, |seen| {
        let s = seen.state;
        match s.pending() {
            Pending::Blow { damage } => demand((1..=8).contains(&damage), "pending damage"),
            Pending::Door { discards: left } | Pending::Discard { left } => {
                demand((1..=8).contains(&left), "discards due")
            }
            Pending::Torch { ace, then } => {
                demand(TORCHES.contains(ace), "fourth torch")?;
                let left = match then {
                    Interrupted::Discards { left } => left,
                    Interrupted::Search | Interrupted::Encounter => 0,
                };
                demand(left <= 7, "discards due")
            }
            _ => demand(s.pending().discards_due() == 0, "discards due"),
        }
    });
}

#[test]
fn tk_i12_covered_and_discarded_cards_stay() {
    let mut played = Set::EMPTY;
    everywhere(1500, |seen| {
        let (b, s) = (seen.before, seen.state);
        demand(s.covered().contains_all(b.covered()), "a covered card left")?;
        demand(
            s.discards().contains_all(b.discards()),
            "a discarded card left",
        )?;
        let dodged = seen.inputs.last() == Some(&Input::Decision(Decision::Dodge));
        demand(
            (b.spent() != s.spent()) == dodged,
            "a card was spent, but not by dodging",
        )?;
        if seen.inputs.is_empty() {
            played = Set::EMPTY;
        }
        for event in seen.events {
            if let Event::Played { card } = event {
                demand(!played.contains(*card), "a skill was played twice")?;
                played.insert(*card);
            }
        }
        demand(
            !played.meets(s.skills()) && SKILLS.contains_all(played),
            "a skill came back",
        )
    });
}

#[test]
fn tk_i13_marking_is_for_traps_full_of_treasure() {
    let mut marks = 0;
    everywhere(3000, |seen| {
        let s = seen.state;
        if s.phase() != Phase::Mark {
            return Ok(());
        }
        marks += 1;
        demand((2..=7).contains(&s.open().len()), "2 to 7 cards")?;
        demand(TREASURE.contains_all(s.open()), "all of them treasure")?;
        demand(set(s.encounter()).meets(TRAPS), "under a trap")
    });
    assert!(marks > 100, "turns were marked");
}

#[test]
fn tk_i14_all_treasure_is_worth_100() {
    everywhere(1500, |seen| {
        demand(seen.state.worth() <= 100, "a hand worth more")?;
        let sum: u32 = zones(seen.state)
            .iter()
            .map(|zone| u32::from(total_worth(*zone)))
            .sum();
        demand(sum == 100, "treasure is missing")
    });
}

#[test]
fn tk_i15_the_three_ends() {
    let mut ends = [0; 3];
    everywhere(3000, |seen| {
        let s = seen.state;
        let Some(outcome) = s.outcome() else {
            return Ok(());
        };
        if outcome.result != GameResult::Escaped {
            ends[usize::from(outcome.result == GameResult::Dead)] += 1;
            let nothing = outcome.score == Score::new(0, 0).unwrap();
            return demand(nothing && !outcome.won(), "a lost game scored");
        }
        ends[2] += 1;
        demand(
            s.hp() > 0 && s.turn() == 0 && s.open().is_empty(),
            "escaped in the middle",
        )?;
        demand(s.heading() == Heading::Retreat, "escaped inwards")?;
        demand(
            s.retreat_turns() + 1 == s.delve_turns(),
            "the way back has another length",
        )?;
        demand(outcome.score.points() == s.worth(), "points")?;
        demand(outcome.won() == (s.kings() == 4), "won")
    });
    assert!(
        ends.iter().all(|&count| count > 50),
        "all ends came up: {ends:?}"
    );
}

#[test]
fn tk_i18_no_order_of_the_unseen_cards() {
    everywhere(60, |seen| {
        // A view with reversed lists is the same position.
        let mut view = solo_testkit::view(seen.game, seen.state);
        for (field, value) in view.as_object_mut().unwrap() {
            if let (Value::Array(list), true) = (value, field != "stacks") {
                list.reverse();
            }
        }
        let again = solo_testkit::set_up(seen.game, &view);
        demand(again.as_ref() == Ok(seen.state), "the order mattered")?;
        let cards = seen.game.chances(seen.state).map(|(chance, _)| chance);
        demand(cards.is_sorted(), "the list has an order of its own")
    });
}

#[test]
fn tk_i20_games_decisions_and_turns_are_bounded() {
    let mut decisions = 0;
    everywhere(3000, |seen| {
        match seen.inputs.last() {
            Some(Input::Decision(_)) => decisions += 1,
            _ => decisions = 0,
        }
        demand(decisions <= 3, "four decisions between two cards")?;
        demand(seen.inputs.len() <= 176, "a long game")?;
        demand(seen.state.open().len() <= 13, "a long turn")
    });
}

#[test]
fn tk_i21_scores_can_be_read_back() {
    everywhere(3000, |seen| {
        let Some(outcome) = seen.state.outcome() else {
            return Ok(());
        };
        let text = outcome.score.to_string();
        demand(text.parse() == Ok(outcome.score), "a score")
    });
}
