//! Le Roy's turn by an own reading of chapter 12, and the order of play.

use kings_challenge::{
    ActivityId, Die, Event, EventId, FreeResult, Marauding, NoDie, Origin, OwnedDie, Reason,
    RoyalResult, ScoreItem, Side, Slot, Worker, WorkerDie,
};

use super::reading::{Reading, number};
use super::table::index;

impl Reading<'_> {
    /// Le Roy's dice, best first (KC-12.3); the human's likewise.
    fn ranked(&self, side: usize) -> Vec<Die> {
        let mut dice = self.table.dice[side].clone();
        dice.sort_by_key(|die| (std::cmp::Reverse(die.face), die.colour));
        dice
    }

    fn spend(&mut self, price: usize) {
        let mut dice = self.ranked(1);
        dice.truncate(price);
        self.spend_these(dice);
    }

    fn spend_these(&mut self, dice: Vec<Die>) {
        let dice = dice
            .into_iter()
            .map(|die| OwnedDie::new(Side::Roy, die))
            .collect();
        self.tell(Event::RoyalSpent { dice });
    }

    /// KC-12.1 to KC-12.19, from the roll on, with the turns that are skipped after it.
    pub fn royal(&mut self, result: RoyalResult) {
        match result {
            RoyalResult::Vp3 => self.points(3, 6),
            RoyalResult::Vp2 => self.points(2, 4),
            RoyalResult::Worker => self.worker(),
            RoyalResult::Event => self.fight(),
            RoyalResult::Tradesman => self.trade(),
            RoyalResult::Cathedral => {
                self.spend(2);
                for _ in 0..2 {
                    if !self.roy_stone() {
                        self.vp(Side::Roy, 1, Reason::CathedralFull, None);
                    }
                }
            }
            _ => {
                // The roll is counted already.
                if self.table.free_rolls > 20 {
                    self.spend(1);
                }
                match self.table.stack.first() {
                    Some(&card) => self.score_character(card),
                    None => self.vp(Side::Roy, 1, Reason::NoCharacter, None),
                }
            }
        }
        let again = result == RoyalResult::Character
            && self.game.options().free_result == FreeResult::Again
            && !self.table.dice[1].is_empty();
        self.next_turn(if again { Side::Roy } else { Side::Human });
    }

    /// KC-12.6 to KC-12.8.
    fn points(&mut self, vp: usize, price: u8) {
        let mut dice = vp;
        match self.ranked(0).first() {
            Some(&Die { colour, face }) => {
                self.tell(Event::RoyalBought {
                    colour,
                    face,
                    price,
                });
                self.deniers(price.into(), Reason::Sale, None);
                dice -= 1;
            }
            None => dice -= usize::from(self.game.options().no_die == NoDie::Less),
        }
        self.spend(dice);
        self.vp(Side::Roy, number(vp), Reason::Roll, None);
    }

    /// Returns whether the worker of a die would lay a citizen of the human down (KC-12.9a).
    fn evicts(&self, die: Die) -> bool {
        let faces = match self.game.options().worker {
            Worker::Die => die.face.pips()..=die.face.pips(),
            _ => 1..=6,
        };
        faces
            .into_iter()
            .any(|face| self.use_of(die.colour.building(), face) == 3)
    }

    /// KC-12.9a.
    pub fn worker_die(&self) -> Option<Die> {
        let ranked = self.ranked(1);
        let seeks =
            self.game.options().worker_die == WorkerDie::Evicting && self.table.supply[1] > 0;
        let mut evicting = ranked.iter().filter(|die| seeks && self.evicts(**die));
        evicting.next().or(ranked.first()).copied()
    }

    /// KC-12.9 to KC-12.10.
    fn worker(&mut self) {
        let die = self.worker_die().unwrap();
        self.spend_these(vec![die]);
        let building = die.colour.building();
        let entered = match self.game.options().worker {
            Worker::Die => {
                let supply = self.table.supply[1] > 0;
                if supply {
                    self.enter(Side::Roy, building, die.face.pips());
                }
                supply
            }
            _ => self.roy_enters(building),
        };
        if !entered {
            self.tell(Event::RoyalNothing {
                reason: Reason::NoEntry,
            });
        }
    }

    /// KC-12.11, KC-12.12.
    fn fight(&mut self) {
        let (card, cubes) = *self.table.row.last().unwrap();
        if card == EventId::MARAUDING && self.game.options().marauding == Marauding::Never {
            self.spend(1);
            self.tell(Event::RoyalNothing {
                reason: Reason::NoTarget,
            });
            return;
        }
        let count = self.game.catalogue().event(card).unwrap().banners() - cubes;
        self.spend(count.into());
        self.tell(Event::EventCubes {
            who: Side::Roy,
            card,
            count,
        });
        self.settle(card, count);
    }

    /// Returns the first free space of a card, from 0, with its price and VP.
    pub fn free_space(&self, card: ActivityId) -> Option<(usize, i32, i32)> {
        let space = self.table.tradesmen[index(card.slot())]
            .iter()
            .position(Option::is_none)?;
        let value = self.game.catalogue().activity(card).unwrap().spaces()[space];
        Some((space, value.price.into(), value.vp.into()))
    }

    /// KC-12.13: the space, from 0, and the card.
    pub fn trade_aim(&self) -> Option<(usize, ActivityId)> {
        let open = Slot::all().filter_map(|slot| self.table.cards[index(slot)]);
        let open = open.filter(|card| self.tradesman(Side::Roy, *card).is_none());
        let open = open.filter_map(|card| Some((self.free_space(card)?, card)));
        let best = open.min_by_key(|&((_, price, vp), card)| (-vp, price, card.slot().index()));
        best.map(|((space, ..), card)| (space, card))
    }

    /// KC-12.14.
    fn trade(&mut self) {
        self.spend(1);
        match self.trade_aim() {
            Some((space, card)) if self.table.supply[1] > 0 => self.tell(Event::Hired {
                who: Side::Roy,
                card,
                space: u8::try_from(space + 1).unwrap(),
                price: 0,
                from: Origin::Supply,
            }),
            _ => self.tell(Event::RoyalNothing {
                reason: Reason::NoTradesman,
            }),
        }
    }

    // Chapters 6 and 13.

    /// KC-6.2 to KC-6.4: the events before a side has its turn.
    pub fn next_turn(&mut self, side: Side) {
        let [own, roy] = [0, 1].map(|side: usize| self.table.dice[side].is_empty());
        if roy && (own || self.table.passed) {
            self.end_round();
        } else if side == Side::Human && self.table.passed {
            self.tell(Event::Pot { amount: 1 });
        }
    }

    /// KC-13.1, and what follows.
    fn end_round(&mut self) {
        self.deniers(self.table.pot, Reason::Pot, None);
        for (who, count) in [
            (Side::Human, self.table.lying[0]),
            (Side::Roy, self.table.lying[1]),
        ] {
            if count > 0 {
                self.tell(Event::Returned { who, count });
            }
        }
        let round = self.table.round;
        self.tell(Event::RoundEnded { round });
        if round == self.game.options().rounds.number() {
            self.end();
            return;
        }
        let start = self.table.start.other();
        self.tell(Event::RoundStarted {
            round: round + 1,
            start,
        });
        if round >= 3 {
            self.income();
        }
    }

    /// KC-13.3 to KC-13.8.
    fn end(&mut self) {
        for item in [ScoreItem::Events, ScoreItem::Tradesmen, ScoreItem::Levels] {
            for who in [Side::Human, Side::Roy] {
                let vp = self.item(who, item);
                self.tell(Event::Scored { who, item, vp });
            }
        }
        for card in self.table.stack.clone() {
            self.score_character(card);
        }
        let difference = self.table.vp[0] - self.table.vp[1];
        let band = match difference {
            ..=0 => 1,
            21.. => 6,
            _ => 2 + u8::try_from((difference - 1) / 5).unwrap(),
        };
        self.tell(Event::GameOver { difference, band });
    }

    /// KC-13.4.
    pub fn item(&self, side: Side, item: ScoreItem) -> i32 {
        match item {
            ScoreItem::Events if side == Side::Roy => 0,
            ScoreItem::Events => number(self.table.row.iter().filter(|of| of.1 > 0).count()),
            ScoreItem::Tradesmen => {
                let cards = self.table.cards.iter().flatten().filter_map(|card| {
                    let space = self.tradesman(side, *card)?;
                    let values = self.game.catalogue().activity(*card).unwrap().spaces();
                    Some(i32::from(values[space].vp))
                });
                cards.sum()
            }
            _ if side == Side::Roy && !self.game.options().roy_levels => 0,
            _ => {
                let empty = self
                    .table
                    .levels
                    .iter()
                    .filter(|level| !level.contains(&Some(side)));
                -2 * number(empty.count())
            }
        }
    }
}
