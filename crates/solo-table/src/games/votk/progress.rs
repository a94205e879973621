//! Progress of the valley: points, piles, sets, and the cards until the end.

use std::borrow::Cow;

use solo_core::{Face, Speech};
use votk::{Bag, Design, EndWhen, Group, Phase, Side, Slot, State, Valley};

use super::cards::{key, slot_id, tomb_id};
use super::moves::actor;
use super::tombs::points;
use super::words::words;
use crate::progress::{Clock, Needs, Odds, SetProgress, Track, Tracked};
use crate::scene::Held;
use crate::story::Actor;
use crate::words::capital;

impl Tracked for Valley {
    fn tracks(&self, state: &State) -> Vec<Track> {
        let standing = self.standing(state);
        let (you, rival, both) = (Actor::You, Actor::Rival, Actor::Game);
        let turn = state.this_turn();
        let stock = self.stock_levels(state);
        let deck = state
            .deck_top()
            .count()
            .saturating_add(state.unseen().len().into());
        vec![
            Track::new("you/points", you, standing.player.total).score(),
            Track::new("bot/points", rival, standing.bot.total).score(),
            Track::new("cards", both, self.cards_to_go(state)),
            Track::new("you/gold", you, self.worth_of_hand(state)),
            Track::new("you/hand", you, state.hand().len()),
            Track::new("you/deck", you, deck),
            Track::new("you/discard", you, state.discard().len()),
            Track::new("you/purse", you, turn.purse),
            Track::new("you/cheaper", you, turn.cheaper),
            Track::new("bot/discard", rival, state.bot_discard().len()),
            Track::new("stock2", both, stock[0]),
            Track::new("stock3", both, stock[1]),
            Track::new("boneyard", both, state.boneyard().len()),
        ]
    }

    fn track_name(&self, id: &str, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        let words = words(*speech);
        let key = match id {
            "you/points" => "standing.you",
            "bot/points" => "standing.bot",
            "you/gold" => "track.gold",
            "you/hand" => "track.hand",
            "you/deck" => "own.deck",
            "you/discard" => "own.discard",
            "you/purse" => "turn.purse",
            "you/cheaper" => "turn.cheaper",
            "bot/discard" => "bot.discard",
            "stock2" => "track.stock2",
            "stock3" => "track.stock3",
            "boneyard" => "piles.boneyard",
            _ => {
                let key = match self.options().end_when {
                    EndWhen::Both => "standing.both",
                    EndWhen::Either => "standing.stock",
                };
                return words.fill(key, &solo_core::fields![left = 2]).into();
            }
        };
        words.say(key).into()
    }

    fn sets(&self, state: &State, speech: &Speech<'_, Self>) -> Vec<SetProgress> {
        let sides = [
            ("tomb", Side::Player, state.tomb()),
            ("bot_tomb", Side::Bot, state.bot_tomb()),
        ];
        let of_side = |(tomb, side, cards): (&str, Side, &Bag)| {
            let score = self.score(state, side);
            Group::ALL.map(|group| {
                let held = cards.iter();
                let held = held.filter(|(card, _)| group.designs().contains(*card));
                let held = held.map(|(card, count)| self.held(tomb, card, count.into(), speech));
                let kinds = (cards.kinds() & group.designs()).len();
                SetProgress {
                    id: format!("{tomb}/{}", group.word()),
                    owner: actor(side),
                    name: capital(&words(*speech).name(&group)),
                    emblem: emblem_of_group(group),
                    have: kinds,
                    of: if group.is_set() {
                        group.designs().len()
                    } else {
                        0
                    },
                    points: Some(points(&score, group).into()),
                    cards: held.collect(),
                }
            })
        };
        sides.into_iter().flat_map(of_side).collect()
    }

    fn clocks(&self, state: &State, speech: &Speech<'_, Self>) -> Vec<Clock> {
        let words = words(*speech);
        let name = |key, left: u32| words.fill(key, &solo_core::fields![left]);
        let left = self.cards_to_go(state);
        let all = Design::all().map(|card| self.catalogue().card(card));
        let all = all.filter(|card| card.level > 1);
        let all = all.map(|card| u32::from(card.copies)).sum();
        match self.options().end_when {
            EndWhen::Both => vec![Clock::new(
                "cards",
                name("standing.both", left),
                left,
                Some(all),
            )],
            EndWhen::Either => {
                let stock = u32::from(state.stock().len());
                let filled = Slot::ALL.into_iter();
                let filled = filled.filter(|slot| state.pyramid(*slot).is_some()).count();
                let filled = u32::try_from(filled).unwrap_or(0).saturating_sub(2);
                vec![
                    Clock::new("stock", name("standing.either", stock), stock, Some(all)),
                    Clock::new("pyramid", name("standing.pyramid", filled), filled, Some(4)),
                ]
            }
        }
    }

    fn needs(&self, state: &State, speech: &Speech<'_, Self>) -> Needs {
        let base = [Slot::BaseLeft, Slot::BaseMiddle, Slot::BaseRight];
        let odds = base.into_iter().filter(|_| state.phase() != Phase::Over);
        let odds = odds.map(|slot| {
            let faces: Vec<u8> = Face::all()
                .filter(|face| Slot::shown_by(*face) == slot)
                .map(Face::pips)
                .collect();
            Odds {
                id: slot_id(slot),
                name: words(*speech).name(&slot),
                cases: u32::try_from(faces.len()).unwrap_or(0),
                faces,
                of: 6,
                target: state.pyramid(slot).map(|_| slot_id(slot)),
                ..Odds::default()
            }
        });
        Needs {
            odds: odds.collect(),
            ..Needs::default()
        }
    }
}

/// Trait of what a position counts besides.
trait Counts {
    /// Counts the cards of the stock by level, those of level 2 first.
    fn stock_levels(&self, state: &State) -> [u16; 2];

    fn held(&self, tomb: &str, card: Design, count: u32, speech: &Speech<'_, Valley>) -> Held;
}

impl Counts for Valley {
    fn stock_levels(&self, state: &State) -> [u16; 2] {
        let stock = state.stock();
        let upper: u16 = stock
            .kinds()
            .iter()
            .filter(|card| self.catalogue().card(*card).level == 2)
            .map(|card| u16::from(stock.copies(card)))
            .sum();
        [upper, stock.len().saturating_sub(upper)]
    }

    fn held(&self, tomb: &str, card: Design, count: u32, speech: &Speech<'_, Valley>) -> Held {
        Held {
            id: tomb_id(self, tomb, card),
            name: words(*speech).name(&card),
            count,
            card: Some(key(self, card).to_owned()),
            emblem: emblem_of(self, card),
        }
    }
}

/// Returns the key of the pictogram of a group.
pub(super) fn emblem_of_group(group: Group) -> Cow<'static, str> {
    ["set/", group.word()].concat().into()
}

/// Returns the key of the pictogram of a card.
pub(super) fn emblem_of(game: &Valley, card: Design) -> Cow<'static, str> {
    ["card/", card.group().word(), "/", key(game, card)]
        .concat()
        .into()
}
