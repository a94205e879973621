//! Progress of the challenge: points, means, rounds, and le Roy's table.

use std::borrow::Cow;

use kings_challenge::{
    Building, EventCard, KingsChallenge, RoyalResult, Side, State, Step, Target,
};
use solo_core::Speech;

use super::decks::{event_id, slot_id};
use super::sides::totals;
use super::words::{headed, named};
use crate::progress::{Amounts, Clock, Needs, Odds, Track, Tracked, Worth};
use crate::story::Actor;

/// Spaces of a building.
const SPACES: i32 = 6;

impl Tracked for KingsChallenge {
    fn tracks(&self, state: &State) -> Vec<Track> {
        let (you, roy, both) = (Actor::You, Actor::Rival, Actor::Game);
        let standings = self.standings(state);
        let cap = self.catalogue().constants().influence_cap;
        let mut tracks = vec![
            Track::new("you/vp", you, state.vp(Side::Human)).score(),
            Track::new("roy/vp", roy, state.vp(Side::Roy)).score(),
            Track::new("you/now", you, standings.human.total()),
            Track::new("roy/now", roy, standings.roy.total()),
            Track::new("round", both, state.round()),
            Track::new("you/deniers", you, state.deniers()),
            Track::new("you/influence", you, state.influence()).up_to(cap.into()),
            Track::new("you/pot", you, state.pot()),
            Track::new("you/supply", you, state.supply(Side::Human)),
            Track::new("you/stock", you, state.stock()),
            Track::new("you/lying", you, state.lying(Side::Human)),
            Track::new("you/salaries", both, self.salaries(state)),
            Track::new("you/dice", you, state.dice(Side::Human).total()),
            Track::new("roy/dice", roy, state.dice(Side::Roy).total()),
            Track::new("roy/supply", roy, state.supply(Side::Roy)),
            Track::new("roy/lying", roy, state.lying(Side::Roy)),
            Track::new("roy/eights", roy, state.free_rolls()),
        ];
        let sides = [(Side::Human, you, "you"), (Side::Roy, roy, "roy")];
        for (side, owner, word) in sides {
            tracks.extend(Building::ALL.map(|building| {
                let standing = state.standing(side, building);
                Track::new(format!("{word}/{building}"), owner, standing).up_to(SPACES)
            }));
        }
        tracks
    }

    fn track_name(&self, id: &str, _: &Speech<'_, Self>) -> Cow<'static, str> {
        let name = match id {
            "you/vp" => "your VP",
            "roy/vp" => "le Roy's VP",
            "you/now" => "your VP if scored now",
            "roy/now" => "le Roy's VP if scored now",
            "round" => "round",
            "you/deniers" => "deniers",
            "you/influence" => "influence",
            "you/pot" => "deniers in your pot",
            "you/supply" => "citizens in your supply",
            "you/stock" => "citizens in stock",
            "you/lying" => "your citizens lying down",
            "you/salaries" => "salaries due",
            "you/dice" => "your dice",
            "roy/dice" => "le Roy's dice",
            "roy/supply" => "citizens in le Roy's supply",
            "roy/lying" => "le Roy's citizens lying down",
            "roy/eights" => "rolls of 8 this round",
            _ => {
                let (side, building) = id.split_once('/').unwrap_or_default();
                let found = Building::ALL
                    .into_iter()
                    .find(|of| of.to_string() == building);
                let name = found.map_or_else(String::new, |of| headed(self, of));
                let whose = if side == "you" { "your" } else { "le Roy's" };
                return format!("{whose} citizens, {name}").into();
            }
        };
        name.into()
    }

    fn clocks(&self, state: &State, _: &Speech<'_, Self>) -> Vec<Clock> {
        let rounds = self.options().rounds.number();
        let left = u32::from(rounds).saturating_sub(state.round().into());
        let over = state.step() == Step::Over;
        let left = if over { 0 } else { left };
        let dice = state
            .dice(Side::Human)
            .total()
            .saturating_add(state.dice(Side::Roy).total());
        vec![
            Clock::new("rounds", "rounds to come", left, Some(rounds.into())),
            Clock::new("dice", "dice left this round", dice, None),
        ]
    }

    fn needs(&self, state: &State, _: &Speech<'_, Self>) -> Needs {
        if state.step() == Step::Over {
            return Needs::default();
        }
        Needs {
            odds: RoyalResult::ALL
                .map(|result| odds(self, state, result))
                .into(),
            worths: worths(self, state),
            ..Needs::default()
        }
    }
}

/// Returns a line of le Roy's table: what brings it, costs it, and what it would bring now.
fn odds(game: &KingsChallenge, state: &State, result: RoyalResult) -> Odds {
    let aim = game.royal_aim(state, result);
    let constants = game.catalogue().constants();
    let (dice, vp) = match result {
        RoyalResult::Vp3 => (3, Some(3)),
        RoyalResult::Vp2 => (2, Some(2)),
        RoyalResult::Character if state.free_rolls() < constants.free_roll_cap => (0, None),
        RoyalResult::Worker | RoyalResult::Tradesman | RoyalResult::Character => (1, None),
        RoyalResult::Cathedral => (2, Some(i32::from(constants.stone_vp).saturating_mul(2))),
        RoyalResult::Event => (free_banners(game, state, aim), None),
    };
    let (mut cost, mut gain) = (Amounts::new(), Amounts::new());
    let has = i32::try_from(state.dice(Side::Roy).total()).unwrap_or(i32::MAX);
    cost.insert("dice".into(), dice.min(has));
    if let Some(vp) = vp {
        gain.insert("roy/vp".into(), vp);
    }
    if let (RoyalResult::Character, Some(card)) = (result, state.character_stack().next()) {
        gain.insert("roy/vp".into(), game.character_vp(state, Side::Roy, card));
        gain.insert("you/vp".into(), game.character_vp(state, Side::Human, card));
    }
    let character = state.character_stack().next();
    let target = match (result, aim) {
        (RoyalResult::Character, _) => character.map(|card| format!("characters/{card}")),
        (_, Some(Target::Activity(card))) => Some(slot_id(card.slot())),
        (_, Some(Target::Event(card))) => Some(event_id(card)),
        (_, Some(Target::Building(building))) => Some(format!("buildings/{building}")),
        (RoyalResult::Cathedral, _) => Some("cathedral/1/1".to_owned()),
        (_, None) => None,
    };
    let faces = totals(result)
        .into_iter()
        .filter_map(|total| total.parse().ok());
    Odds {
        id: format!("royal/{result}"),
        name: named(game, &result),
        faces: faces.collect(),
        cases: u32::try_from(super::sides::chances(result)).unwrap_or(0),
        of: 36,
        cost,
        gain,
        target,
    }
}

/// Counts the banners that le Roy would cover; one die without a target.
fn free_banners(game: &KingsChallenge, state: &State, aim: Option<Target>) -> i32 {
    let Some(Target::Event(aim)) = aim else {
        return 1;
    };
    let cubes = state.event_row().find(|(card, _)| *card == aim);
    let banners = game.catalogue().event(aim).map_or(0, EventCard::banners);
    i32::from(banners.saturating_sub(cubes.map_or(0, |(_, cubes)| cubes)))
}

/// Returns the worth of Character cards to each side, and of the spaces where a citizen can settle.
fn worths(game: &KingsChallenge, state: &State) -> Vec<Worth> {
    let values = |pairs: &[(&'static str, i32)]| -> Amounts {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (Cow::Borrowed(*name), *value));
        pairs.collect()
    };
    let characters = state.character_stack().map(|card| {
        let [mine, his] = Side::ALL.map(|side| game.character_vp(state, side, card));
        Worth {
            id: format!("characters/{card}"),
            value: values(&[("you", mine), ("roy", his)]),
        }
    });
    let buildings = Building::ALL.map(|building| {
        let [mine, his] = Side::ALL.map(|side| state.standing(side, building));
        let number = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
        Worth {
            id: format!("buildings/{building}"),
            value: values(&[
                ("you", number(mine)),
                ("roy", number(his)),
                ("salary", salary(game, building)),
            ]),
        }
    });
    characters.chain(buildings).collect()
}

/// Returns the salary of a citizen in a building.
fn salary(game: &KingsChallenge, building: Building) -> i32 {
    let constants = game.catalogue().constants();
    match building {
        Building::Palace => constants.salary_palace,
        Building::Hall => constants.salary_hall,
        Building::Bishopric => constants.salary_bishopric,
    }
    .into()
}
