//! An own reading of the rules: what a table tells next, in the words of events.

use super::table::{Table, at};
use arrayvec::ArrayVec;
use kings_challenge::{
    Building, Card, Colour, Die, Event, EventEffect, EventId, GuardRank, KingsChallenge, Level,
    Loss, OwnedDie, Payout, Per, Push, Reason, Resource, Side, Space, Step, Topology, WeakGuard,
};
use solo_core::Face;

/// A table, and what was told since.
#[derive(Clone)]
pub struct Reading<'a> {
    pub game: &'a KingsChallenge,
    pub table: Table,
    pub told: Vec<Event>,
}

/// Converts a number of items.
pub fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap()
}

impl<'a> Reading<'a> {
    pub fn new(game: &'a KingsChallenge, table: &Table) -> Self {
        Self {
            game,
            table: table.clone(),
            told: Vec::new(),
        }
    }

    pub fn tell(&mut self, event: Event) {
        self.table.happen(self.game, Step::Turn, &event);
        self.told.push(event);
    }

    // Chapter 1: losses stop at nothing, influence at its bound.

    pub fn vp(&mut self, who: Side, wanted: i32, reason: Reason, card: Option<Card>) {
        let amount = wanted.max(-self.table.vp[at(who)].max(0));
        if amount != 0 {
            self.tell(Event::Vp {
                who,
                amount,
                reason,
                card,
            });
        }
    }

    pub fn deniers(&mut self, amount: i32, reason: Reason, card: Option<Card>) {
        if amount != 0 {
            self.tell(Event::Deniers {
                amount,
                reason,
                card,
            });
        }
    }

    pub fn influence(&mut self, wanted: i32, reason: Reason, card: Option<Card>) {
        let amount = wanted.min(20 - self.table.influence);
        if amount != 0 {
            self.tell(Event::Influence {
                amount,
                reason,
                card,
            });
        }
    }

    // Chapter 3.

    /// KC-3.4 to KC-3.6.
    pub fn income(&mut self) {
        self.tell(Event::Income { deniers: 10 });
        let standing = |building: Building| {
            let spaces = &self.table.buildings[usize::from(building.index())];
            number(
                spaces
                    .iter()
                    .filter(|side| **side == Some(Side::Human))
                    .count(),
            )
        };
        let due = 2 * standing(Building::Palace) + standing(Building::Bishopric);
        let paid = due.min(self.table.deniers);
        self.tell(Event::Salaries { due, paid });
        if paid < due {
            self.vp(Side::Human, -2, Reason::Salaries, None);
        }
    }

    // Chapter 4.

    /// KC-4.8, KC-4.11 to KC-4.13: what needs no choice.
    pub fn effect(&mut self, card: EventId, effect: EventEffect) {
        match effect {
            EventEffect::LoseDeniers(n) => self.pay(card, Loss::Deniers, n.into()),
            EventEffect::LoseInfluence(n) => self.pay(card, Loss::Influence, n.into()),
            EventEffect::LosePer(per) => {
                let due = self.per(per);
                match per.resource {
                    Resource::Deniers => self.pay(card, Loss::Deniers, due),
                    Resource::Influence => self.pay(card, Loss::Influence, due),
                    Resource::Vp => {
                        self.vp(
                            Side::Human,
                            -due,
                            Reason::EventEffect,
                            Some(Card::Event(card)),
                        );
                    }
                }
            }
            EventEffect::RoyCitizen(building, n) => {
                for _ in 0..n {
                    self.roy_enters(building);
                }
            }
            EventEffect::RoyStone(n) => {
                for _ in 0..n {
                    self.roy_stone();
                }
            }
            _ => {}
        }
    }

    fn pay(&mut self, card: EventId, what: Loss, due: i32) {
        let have = match what {
            Loss::Deniers => self.table.deniers,
            _ => self.table.influence,
        };
        self.tell(Event::Lost {
            card,
            what,
            due,
            amount: due.min(have),
            at: None,
        });
    }

    pub fn per(&self, per: Per) -> i32 {
        i32::from(per.amount) * (self.count(Side::Human, per.count) / i32::from(per.every))
    }

    // Chapter 5.

    /// KC-5.11 to KC-5.13.
    pub fn roy_go(&mut self) {
        let Some(&black) = self.table.black.first() else {
            return;
        };
        let options = *self.game.options();
        let rank = |die: &Die| match options.guard_rank {
            GuardRank::Doubled => defence(*die),
            _ => die.face.pips(),
        };
        let mut dice = self.table.dice[1].clone();
        dice.sort_by_key(|die| (std::cmp::Reverse(rank(die)), die.colour));
        let mut total = 0;
        let needed = dice.iter().take_while(|die| {
            let goes_on = match options.weak_guard {
                WeakGuard::Adds => total < black,
                _ => total == 0,
            };
            total += defence(**die);
            goes_on
        });
        let dice: Vec<Die> = needed.copied().collect();
        if !dice.is_empty() {
            self.tell(Event::Guarded {
                who: Side::Roy,
                black: Face::new(black).unwrap(),
                dice: dice
                    .into_iter()
                    .map(|die| OwnedDie::new(Side::Roy, die))
                    .collect(),
            });
        }
    }

    // Chapter 9.

    /// KC-9.1.
    pub fn chain(&self, building: Building, face: u8) -> Vec<u8> {
        match self.game.options().topology {
            Topology::Direct => vec![face],
            _ => self.game.catalogue().chain(building, face).to_vec(),
        }
    }

    /// KC-9.2.
    pub fn enter(&mut self, who: Side, building: Building, face: u8) {
        let chain = self.chain(building, face);
        let spaces = &self.table.buildings[usize::from(building.index())];
        let mut pushed = ArrayVec::new();
        let mut evicted = None;
        for (place, space) in chain.iter().enumerate() {
            let Some(moved) = spaces[usize::from(*space) - 1] else {
                break;
            };
            let to = chain.get(place + 1).map(|space| Space::nearest(*space));
            pushed.push(Push {
                who: moved,
                from: Space::nearest(*space),
                to,
            });
            evicted = evicted.or(to.is_none().then_some(moved));
        }
        let space = Space::nearest(chain[0]);
        self.tell(Event::Entered {
            who,
            building,
            space,
            pushed,
            evicted,
        });
    }

    /// Rates an entry by KC-9.8: 3 if a citizen of the human lies down, 2 on an empty space, 1 if he moves.
    pub fn use_of(&self, building: Building, face: u8) -> u8 {
        let spaces = &self.table.buildings[usize::from(building.index())];
        let chain = self.chain(building, face);
        let standing: Vec<Option<Side>> = chain
            .iter()
            .map(|space| spaces[usize::from(*space) - 1])
            .collect();
        if standing.contains(&None) {
            2
        } else if standing.last() == Some(&Some(Side::Human)) {
            3
        } else {
            u8::from(standing.contains(&Some(Side::Human)))
        }
    }

    /// Returns whether a citizen of le Roy's entered (KC-9.8).
    pub fn roy_enters(&mut self, building: Building) -> bool {
        let places = self.game.catalogue().places(building);
        let best = places.iter().map(|face| self.use_of(building, *face)).max();
        let face = places
            .iter()
            .find(|face| Some(self.use_of(building, **face)) == best);
        match face {
            Some(&face) if best > Some(0) && self.table.supply[1] > 0 => {
                self.enter(Side::Roy, building, face);
                true
            }
            _ => false,
        }
    }

    /// KC-9.7.
    pub fn fill(&mut self, building: Building, space: Space) {
        if self.table.supply[1] > 0 {
            self.tell(Event::Filled { building, space });
        }
    }

    // Chapter 10.

    pub fn stone(&mut self, who: Side, level: usize, column: usize) {
        self.tell(Event::Stone {
            who,
            level: Level::new(u8::try_from(level + 1).unwrap()).unwrap(),
            column: Space::new(u8::try_from(column + 1).unwrap()).unwrap(),
        });
        self.vp(who, 1, Reason::Stone, None);
    }

    /// KC-10.5: cubes of the human on a card.
    pub fn cubes(&mut self, card: EventId, wanted: u8) {
        let banners = self.game.catalogue().event(card).unwrap().banners();
        let there = self.banners_covered(card);
        let count = wanted.min(banners - there);
        self.tell(Event::EventCubes {
            who: Side::Human,
            card,
            count,
        });
        self.influence(count.into(), Reason::EventCube, Some(Card::Event(card)));
        if there + count == banners {
            self.settle(card, 0);
        }
    }

    pub fn banners_covered(&self, card: EventId) -> u8 {
        self.table.row.iter().find(|(of, _)| *of == card).unwrap().1
    }

    /// KC-10.6, KC-10.7: all banners are covered, these by le Roy.
    pub fn settle(&mut self, id: EventId, roy: u8) {
        let card = self.game.catalogue().event(id).unwrap();
        let human = self.banners_covered(id);
        if id != EventId::MARAUDING || self.game.options().marauding_payout == Payout::On {
            for (side, cubes) in [(Side::Human, human), (Side::Roy, roy)] {
                self.vp(
                    side,
                    card.reward(cubes).into(),
                    Reason::Reward,
                    Some(Card::Event(id)),
                );
            }
        }
        let taker = if roy > human { Side::Roy } else { Side::Human };
        let to = (id != EventId::MARAUDING).then_some(taker);
        self.tell(Event::EventCountered { card: id, to });
    }

    // Chapter 12.

    /// Returns whether a stone of le Roy's found a space (KC-12.15).
    pub fn roy_stone(&mut self) -> bool {
        let levels = &self.table.levels;
        let Some(level) = levels.iter().position(|level| level.contains(&None)) else {
            return false;
        };
        let free = (0..6).filter(|column| levels[level][*column].is_none());
        let influence = |column: &usize| {
            let number = u8::try_from(*column + 1).unwrap();
            (self.game.catalogue().column_influence(number), *column)
        };
        let column = free.max_by_key(influence).unwrap();
        self.stone(Side::Roy, level, column);
        true
    }
}

/// Strength against black dice (KC-5.4).
pub fn defence(die: Die) -> u8 {
    match die.colour {
        Colour::Red => 2 * die.face.pips(),
        _ => die.face.pips(),
    }
}
