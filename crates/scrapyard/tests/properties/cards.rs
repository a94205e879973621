//! Places of cards, and outcomes of chance: chapters SE-1 to SE-4.

use std::collections::BTreeMap;

use proptest::prelude::*;
use scrapyard::{
    Card, Chance, Character, CharacterChoice, Dealt, Event, Phase, Pile, Scrapyard, Side, State,
    Task,
};
use solo_core::{Countable, Face, GameData, Input, Next, Noun, Readable};

use super::ledger::{Counts, Ledger, of_pile};
use super::{any_games, cases, check, require, told};

/// Reads the number of copies of every card from the tables of the game.
fn printed(game: &Scrapyard) -> Counts {
    let tables = game.tables();
    let rows = ["parts", "machines", "inventions"]
        .into_iter()
        .flat_map(|name| {
            let text = tables.get(name).unwrap().to_owned();
            let head: Vec<String> = text
                .lines()
                .next()
                .unwrap()
                .split(',')
                .map(String::from)
                .collect();
            let copies = head.iter().position(|column| column == "copies").unwrap();
            let rows: Vec<(Card, u8)> = text
                .lines()
                .skip(1)
                .map(|row| {
                    let cells: Vec<&str> = row.split(',').collect();
                    (
                        Card::parse(game, cells[0]).unwrap(),
                        cells[copies].parse().unwrap(),
                    )
                })
                .collect();
            rows
        });
    rows.collect()
}

/// Lists the steps of the deal: who gets a card of which pile, `None` for a scrap pile and for a Character.
fn deal(game: &Scrapyard) -> Vec<(Option<Side>, Option<Pile>)> {
    let cards = [(Pile::Part, 8), (Pile::Machine, 5), (Pile::Invention, 1)];
    let sides = [Side::Player, Side::Ghost];
    let cards = cards.into_iter().flat_map(|(pile, number)| {
        sides
            .into_iter()
            .flat_map(move |side| std::iter::repeat_n((Some(side), Some(pile)), number))
    });
    // SE-3.4: a Character that is named lies there already, and without one that is left nobody gets one.
    let characters: &[Side] = match (game.options().character, Character::count(game)) {
        (CharacterChoice::None, _)
        | (CharacterChoice::Random, 0)
        | (CharacterChoice::Fixed(_), 1) => &[],
        (CharacterChoice::Random, 1) => &sides[..1],
        (CharacterChoice::Random, _) => &sides,
        (CharacterChoice::Fixed(_), _) => &sides[1..],
    };
    let characters = characters.iter().map(|side| (Some(*side), None));
    let flips = Pile::ALL.into_iter().map(|pile| (None, Some(pile)));
    cards.chain(characters).chain(flips).collect()
}

/// Lists what chance can show now, with weights: the unseen copies of a pile, six faces, Characters not dealt.
fn outcomes(game: &Scrapyard, state: &State) -> BTreeMap<Chance, u32> {
    let cards = |pile| {
        let unseen = state.unseen(pile);
        unseen
            .map(|(card, copies)| (Chance::Card(card), copies.into()))
            .collect()
    };
    match game.agenda(state).next() {
        Some(
            Task::Deal { pile, .. }
            | Task::Flip { pile }
            | Task::Gain { pile, .. }
            | Task::Reveal { pile, .. },
        ) => cards(pile),
        Some(Task::DealCharacter { .. }) => {
            let dealt = [state.character(), state.ghost_character()];
            let left = Character::values(game).filter(|one| !dealt.contains(&Some(*one)));
            left.map(|one| (Chance::Character(one), 1)).collect()
        }
        Some(Task::Die { .. }) => Face::values(game)
            .map(|face| (Chance::Die(face), 1))
            .collect(),
        _ => BTreeMap::new(),
    }
}

proptest! {
    #![proptest_config(cases(60))]

    /// SE-3.1 to SE-3.4: eight Parts, five machines, an Invention and a Character to each side, the player first, and
    /// then the first card of each scrap pile.
    #[test]
    fn the_deal_brings_each_side_its_cards(walk in any_games()) {
        let events: Vec<Event> = walk.steps().flat_map(|step| step.events).collect();
        let dealt = events.iter().filter_map(|event| match event {
            Event::Dealt { to, card: Dealt::Card(card) } => Some((Some(*to), Some(card.pile()))),
            Event::Dealt { to, card: Dealt::Character(_) } => Some((Some(*to), None)),
            Event::Flipped { card } => Some((None, Some(card.pile()))),
            _ => None,
        });
        prop_assert_eq!(dealt.collect::<Vec<_>>(), deal(walk.game()));
        let character = walk.state().character().map(|one| one.to_id(walk.game()).to_string());
        match walk.game().options().character {
            CharacterChoice::Random => prop_assert_eq!(character.is_some(), Character::count(walk.game()) > 0),
            CharacterChoice::None => prop_assert_eq!(character, None),
            CharacterChoice::Fixed(id) => prop_assert_eq!(character.as_deref(), Some(id.as_str())),
        }
    }

    /// SE-1.3: no card is created or lost.
    #[test]
    fn every_kind_keeps_its_copies(walk in any_games()) {
        let printed = printed(walk.game());
        for state in walk.states() {
            prop_assert_eq!(&Ledger::read(state).all(), &printed);
        }
    }

    /// A table that is kept by the events alone is the table.
    #[test]
    fn events_tell_where_every_card_goes(walk in any_games()) {
        let mut ledger = Ledger::read(&walk.states()[0]);
        for step in walk.steps() {
            for event in &step.events {
                let noted = ledger.note(walk.game(), event);
                check(noted.map_err(|what| format!("{what}, in {}", told(&step))))?;
            }
            prop_assert_eq!(&ledger, &Ledger::read(step.after), "{}", told(&step));
        }
    }

    /// SE-2.4, SE-3.4, SE-1.4: chance shows the unseen cards of a pile by their copies, six faces alike, or a
    /// Character that neither side has.
    #[test]
    fn chance_weighs_what_is_unseen(walk in any_games()) {
        for state in walk.states() {
            let outcomes = outcomes(walk.game(), state);
            prop_assert_eq!(&walk.game().chances(state).collect::<BTreeMap<_, _>>(), &outcomes);
            let due = matches!(walk.game().next(state), Next::Chance(_));
            prop_assert_eq!(due, !outcomes.is_empty());
        }
    }

    /// SE-4.3: an action begins with at most 8 Parts, 5 machines and 1 Invention in hand. SE-10.4: whenever the
    /// player is asked, he has no Part twice, and no machine.
    #[test]
    fn hands_are_within_their_limits(walk in any_games()) {
        for state in walk.states() {
            let hand = Ledger::read(state).hand;
            if state.phase() == Phase::Main {
                let cards = Pile::ALL.map(|pile| of_pile(&hand, pile));
                prop_assert!(cards[0] <= 8 && cards[1] <= 5 && cards[2] <= 1, "{cards:?}");
            }
            if let Next::Decision = walk.game().next(state) {
                let twice = hand.iter().find(|(card, copies)| card.pile() != Pile::Invention && **copies > 1);
                prop_assert_eq!(twice, None);
            }
        }
    }

    /// SE-2.4: a card comes by chance only when the top of its pile is not known, and a known one comes by itself.
    #[test]
    fn chance_never_shows_a_known_card(walk in any_games()) {
        for step in walk.steps() {
            let Input::Chance(Chance::Card(card)) = step.input else { continue };
            prop_assert_eq!(step.before.top(card.pile()).next(), None);
            check(require(step.before.unseen(card.pile()).any(|(one, _)| one == card), || told(&step)))?;
        }
    }
}
