//! Chapter 12: le Roy's turn.

use core::cmp::Reverse;

use solo_core::{Events, Face, append};

use super::stones::open_level;
use super::{Position, Table};
use crate::catalogue::TradeSpace;
use crate::decision::Origin;
use crate::event::{DiceList, Event, Reason, Roller, RoyalResult, Target};
use crate::ids::{ActivityId, EventId};
use crate::options::{FreeResult, Marauding, NoDie, Worker, WorkerDie};
use crate::state::{Pending, RowCard};
use crate::terms::{Building, Die, OwnedDie, Side, Slot, Space, StoneSpace};

impl RoyalResult {
    /// Returns the action for the sum of two dice, 2 to 12 (KC-12.1).
    ///
    /// ```
    /// use kings_challenge::RoyalResult;
    /// let stones: Vec<u8> = (2..=12).filter(|total| RoyalResult::of(*total) == RoyalResult::Cathedral).collect();
    /// assert_eq!(stones, [7]);
    /// ```
    pub const fn of(total: u8) -> Self {
        // KC-12.1: the table of le Roy's actions.
        match total {
            ..=2 | 12.. => Self::Vp3,
            3 | 11 => Self::Vp2,
            4 | 10 => Self::Worker,
            5 | 9 => Self::Event,
            6 => Self::Tradesman,
            7 => Self::Cathedral,
            8 => Self::Character,
        }
    }
}

impl Position<'_> {
    /// Returns the Event card that le Roy fights: the right-most (KC-12.11).
    fn royal_target(self) -> Option<RowCard> {
        // Marauding is left-most, so it is right-most only when it is alone.
        let never = self.game.options().marauding == Marauding::Never;
        let last = self.state.row.last().copied();
        last.filter(|of| of.card != EventId::MARAUDING || !never)
    }

    /// Returns the die that le Roy spends on a worker (KC-12.9a).
    fn worker_die(self) -> Option<Die> {
        let dice = self.state.dice(Side::Roy);
        let seeks = self.game.options().worker_die == WorkerDie::Evicting;
        // KC-12.9a: no one is evicted unless a citizen enters.
        let evicting = if seeks && self.state.roy.supply > 0 {
            dice.ranked().find(|&die| self.evicts_by(die))
        } else {
            None
        };
        evicting.or_else(|| dice.best(1))
    }

    /// Returns le Roy's present target for this result; `None` if there is none.
    pub(crate) fn royal_aim(self, result: RoyalResult) -> Option<Target> {
        match result {
            RoyalResult::Worker => self.royal_building().map(Target::Building),
            RoyalResult::Event => self.royal_target().map(|of| Target::Event(of.card)),
            RoyalResult::Tradesman => {
                let best = self.royal_trade().filter(|_| self.state.roy.supply > 0);
                best.map(|(card, _)| Target::Activity(card))
            }
            RoyalResult::Vp3
            | RoyalResult::Vp2
            | RoyalResult::Cathedral
            | RoyalResult::Character => None,
        }
    }

    /// Returns the building that le Roy's worker would enter (KC-12.9).
    fn royal_building(self) -> Option<Building> {
        let building = self.worker_die()?.colour.building();
        let enters = match self.game.options().worker {
            Worker::Evict => self.useful_face(building).is_some(),
            Worker::Die => true,
        };
        (enters && self.state.roy.supply > 0).then_some(building)
    }

    /// Returns whether the worker of this die would evict a citizen of the human (KC-12.9a).
    fn evicts_by(self, die: Die) -> bool {
        let building = die.colour.building();
        match self.game.options().worker {
            Worker::Evict => self.evicts_with_any(building),
            Worker::Die => self.evicts_with(building, die.face.pips()),
        }
    }

    /// Returns the card and its space for le Roy's tradesman (KC-12.13).
    fn royal_trade(self) -> Option<(ActivityId, Space)> {
        Slot::all()
            .filter(|&slot| self.state.tradesman(Side::Roy, slot).is_none())
            .filter_map(|slot| {
                let (space, TradeSpace { price, vp }) = self.free_space(slot)?;
                Some((self.state.activity(slot)?, space, vp, price))
            })
            // KC-12.13: most VP, then the lowest price, then colour order, then the lower number.
            .min_by_key(|&(card, _, vp, price)| (Reverse(vp), price, card.slot()))
            .map(|(card, space, ..)| (card, space))
    }

    /// Returns the space of le Roy's next stone (KC-12.15).
    pub(super) fn royal_stone(self) -> Option<StoneSpace> {
        let stones = &self.state.stones;
        // KC-12.15: on the lowest level with a free space ...
        let spaces = stones.free() & StoneSpace::on_level(open_level(stones)?);
        // ... the column with most influence, ties to the higher column.
        let rank = |space: &StoneSpace| {
            let column = space.column.get();
            (self.catalogue().column_influence(column), column)
        };
        spaces.iter().max_by_key(rank)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Rolls one of the two dice (KC-12.1).
    pub(super) fn roll_royal(&mut self, first: Option<Face>, face: Face) -> Option<()> {
        self.tell(Event::DieRolled {
            owner: Roller::Royal,
            colour: None,
            face,
        });
        let Some(first) = first else {
            self.state.pending = Pending::Royal { first: Some(face) };
            return Some(());
        };
        let total = first.pips() + face.pips();
        let result = RoyalResult::of(total);
        self.tell(Event::RoyalRoll { total, result });
        self.royal_action(result)?;
        let again = result == RoyalResult::Character
            && self.game.options().free_result == FreeResult::Again
            && !self.state.dice(Side::Roy).is_empty();
        // KC-12.2: one turn is one roll; KC-12.18: result 8 too, unless option `again`.
        self.next_turn(if again { Side::Roy } else { Side::Human });
        Some(())
    }

    fn royal_action(&mut self, result: RoyalResult) -> Option<()> {
        match result {
            RoyalResult::Vp3 => self.royal_vp(3, 6),
            RoyalResult::Vp2 => self.royal_vp(2, 4),
            RoyalResult::Worker => self.royal_worker()?,
            RoyalResult::Event => self.royal_event()?,
            RoyalResult::Tradesman => self.royal_tradesman(),
            RoyalResult::Cathedral => self.royal_cathedral(),
            RoyalResult::Character => self.royal_character(),
        }
        Some(())
    }

    /// Spends le Roy's best dice, or all he has (KC-12.3, KC-12.4).
    fn spend(&mut self, price: u8) {
        let best = self.state.dice(Side::Roy).ranked();
        self.discard(best.take(price.into()));
    }

    /// Discards these dice of le Roy's.
    fn discard(&mut self, spent: impl IntoIterator<Item = Die>) {
        let mut dice = DiceList::default();
        for die in spent {
            self.state.dice_mut(Side::Roy).remove(die);
            append(&mut dice, OwnedDie::new(Side::Roy, die));
        }
        self.tell(Event::RoyalSpent { dice });
    }

    fn nothing(&mut self, reason: Reason) {
        self.tell(Event::RoyalNothing { reason });
    }

    /// Scores results 2, 12 (3 VP) and 3, 11 (2 VP); the price in dice equals the VP.
    fn royal_vp(&mut self, vp: u8, price: u8) {
        // KC-12.5: purchase, spending, effect.
        let mut dice = vp;
        // KC-12.6: the human's best die, faces not doubled.
        match self.state.dice(Side::Human).best(1) {
            Some(die) => {
                self.state.dice_mut(Side::Human).remove(die);
                let Die { colour, face } = die;
                self.tell(Event::RoyalBought {
                    colour,
                    face,
                    price,
                });
                self.deniers(i32::from(price), Reason::Sale.plain());
                dice -= 1;
            }
            // KC-12.7: if the human has no die he pays all himself, or one less.
            None if self.game.options().no_die == NoDie::Less => dice -= 1,
            None => {}
        }
        self.spend(dice);
        // KC-12.8: 3 or 2 VP.
        self.gain_vp(Side::Roy, i32::from(vp), Reason::Roll.plain());
    }

    /// Enters a worker into the building of the colour of the spent die (KC-12.9).
    fn royal_worker(&mut self) -> Option<()> {
        // KC-6.3: he has a die.
        let die = self.position().worker_die()?;
        self.discard([die]);
        let building = die.colour.building();
        let entered = match self.game.options().worker {
            Worker::Evict => self.roy_enters(building),
            Worker::Die => self.roy_enters_with(building, die.face.pips()),
        };
        if !entered {
            // KC-12.10: the die is spent all the same.
            self.nothing(Reason::NoEntry);
        }
        Some(())
    }

    /// Covers all free banners of the target (KC-12.12).
    fn royal_event(&mut self) -> Option<()> {
        let Some(RowCard { card, cubes }) = self.position().royal_target() else {
            // KC-12.12: without a target one die is spent.
            self.spend(1);
            self.nothing(Reason::NoTarget);
            return Some(());
        };
        let free = self.game.catalogue().event(card)?.banners() - cubes;
        self.spend(free);
        self.tell(Event::EventCubes {
            who: Side::Roy,
            card,
            count: free,
        });
        self.settle_event(card, free)
    }

    /// Places a tradesman on the best space (KC-12.13).
    fn royal_tradesman(&mut self) {
        self.spend(1);
        let best = self.position().royal_trade();
        match (best, self.state.roy.supply.checked_sub(1)) {
            (Some((card, space)), Some(left)) => {
                self.state.roy.supply = left;
                self.set_tradesman(Side::Roy, card.slot(), Some(space));
                self.tell(Event::Hired {
                    who: Side::Roy,
                    card,
                    space: space.get(),
                    // KC-12.13: he pays nothing but the die.
                    price: 0,
                    from: Origin::Supply,
                });
            }
            // KC-12.14: nothing else happens.
            _ => self.nothing(Reason::NoTradesman),
        }
    }

    /// Places a stone of le Roy's; returns `false` if the cathedral is full (KC-12.15).
    pub(super) fn roy_stone(&mut self) -> bool {
        let Some(at) = self.position().royal_stone() else {
            return false;
        };
        self.put_stone(Side::Roy, at);
        let vp = i32::from(self.constants().stone_vp);
        self.gain_vp(Side::Roy, vp, Reason::Stone.plain());
        true
    }

    /// Places two stones; each that finds no space scores 1 VP (KC-12.16).
    fn royal_cathedral(&mut self) {
        self.spend(2);
        for _ in 0..2 {
            if !self.roy_stone() {
                self.gain_vp(Side::Roy, 1, Reason::CathedralFull.plain());
            }
        }
    }

    /// Scores and removes the top Character card, for both sides together (KC-12.17).
    fn royal_character(&mut self) {
        let free = self.state.free_rolls;
        self.state.free_rolls += 1;
        if free >= self.constants().free_roll_cap {
            // KC-12.19: from here on the result costs a die.
            self.spend(1);
        }
        match self.state.stack.remove(0) {
            Some(card) => {
                self.score_character(card);
            }
            // KC-12.17: with no card left le Roy gains 1 VP.
            None => self.gain_vp(Side::Roy, 1, Reason::NoCharacter.plain()),
        }
    }
}
