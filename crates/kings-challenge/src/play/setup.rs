//! Chapter 2: setup.

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::Constants;
use crate::event::{Event, Roller};
use crate::ids::{CharacterId, EventId};
use crate::phase::Step;
use crate::play::menu::entry;
use crate::state::board::{Board, place, row_of};
use crate::state::{Action, Dice, EventSet, Human, List, Pending, RowCard, Roy, SlotState, State};
use crate::terms::{Building, Colour, Side, Space, rolled, standing};

/// Returns the table before the first Character card is drawn (KC-2.1).
pub(crate) fn table(constants: &Constants, deck: u64) -> State {
    let mut row = List::default();
    // KC-4.1: Marauding is in play from the start.
    row.push(RowCard {
        card: EventId::MARAUDING,
        cubes: 0,
    });
    State {
        menu: 0,
        // KC-2.11: every Event card but Marauding is face down.
        unseen: EventSet(deck),
        dice: [Dice::default(); 2],
        citizens: Board::default(),
        stones: Board::default(),
        // KC-1.3: what the base game gives for two players.
        // KC-2.1: deniers, influence, no VP; six citizens are set aside, the rest is stock.
        human: Human {
            deniers: i32::from(constants.start_deniers),
            vp: 0,
            pot: 0,
            influence: constants.start_influence.min(constants.influence_cap),
            supply: 0,
            stock: constants
                .human_citizens
                .saturating_sub(constants.start_citizens),
            lying: 0,
            passed: false,
            won: EventSet::default(),
        },
        roy: Roy {
            vp: 0,
            // KC-1.4: the citizens of two colours are one side.
            supply: constants.roy_citizens,
            lying: 0,
            won: EventSet::default(),
        },
        slots: [SlotState::default(); 9],
        row,
        stack: List::default(),
        black: [0; 6],
        step: Step::Character,
        round: 0,
        free_rolls: 0,
        pending: Pending::None,
        action: Action::none(),
    }
}

/// Number of citizens that the human settles in each of his steps (KC-2.3).
const HUMAN_STEP: u32 = 2;
/// Number of citizens that the human settles in all.
const HUMAN_ALL: u32 = 6;

impl Colour {
    /// Returns the colour of a die of le Roy's setup (KC-2.4). Dice are counted from 0 in the order
    /// of rolling.
    ///
    /// ```
    /// use kings_challenge::Colour::{self, Red, White, Yellow};
    /// assert_eq!([0, 1, 2, 3, 4, 5].map(Colour::of_setup), [Red, Red, Yellow, Yellow, White, White]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn of_setup(die: u8) -> Self {
        // KC-2.4: red, red, yellow, yellow, white, white.
        Self::nth(die / 2)
    }
}

impl Look<'_> {
    /// Lists every Character card that is not in the stack yet (KC-2.2).
    pub(super) fn character_menu(self) -> u128 {
        CharacterId::all()
            .filter(|card| !self.state.stack.items().contains(card))
            .fold(0, |menu, card| menu | entry(card.index()))
    }

    /// Lists the free spaces of all buildings (KC-2.8).
    #[inline]
    pub(super) fn settle_menu(self) -> u128 {
        u128::from(self.state.citizens.free())
    }

    /// Counts the citizens that the human still has to settle in this step.
    #[cfg(feature = "serde")]
    pub(crate) fn settlers_left(self) -> u8 {
        let settled = self.state.citizens.human.count_ones();
        if settled.is_multiple_of(HUMAN_STEP) {
            2
        } else {
            1
        }
    }

    /// Returns le Roy's best free space in a building.
    fn best_place(self, building: Building) -> Option<u8> {
        // KC-2.7: the best free space by the table.
        let free = row_of(self.state.citizens.free(), building.index());
        self.catalogue()
            .places(building)
            .iter()
            .copied()
            .find(|&space| free & crate::state::board::bit(space.wrapping_sub(1)) != 0)
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Puts the next Character card under those drawn before (KC-2.2).
    pub(super) fn stack_character(&mut self, number: u8) {
        let Some(card) = CharacterId::from_index(number) else {
            return;
        };
        self.state.stack.push(card);
        let place = self.state.stack.len();
        self.tell(Event::CharacterStacked { card, place });
        if place == CharacterId::COUNT {
            self.begin_roy_step();
        }
    }

    /// Begins le Roy's roll of six dice, two of each colour (KC-2.4).
    fn begin_roy_step(&mut self) {
        self.state.step = Step::SetupRoll;
        self.state.pending = Pending::Setup([0; 6]);
    }

    /// Rolls a die of le Roy's step.
    pub(super) fn roll_setup(&mut self, number: u8) {
        let Pending::Setup(mut dice) = self.state.pending else {
            return;
        };
        let face = rolled(number);
        let Some(at) = dice.iter().position(|&old| old == 0) else {
            return;
        };
        if let Some(die) = dice.get_mut(at) {
            *die = face.pips();
        }
        // KC-2.4: red, red, yellow, yellow, white, white.
        let colour = u8::try_from(at).ok().map(Colour::of_setup);
        self.tell(Event::DieRolled {
            owner: Roller::Setup,
            colour,
            face,
        });
        self.state.pending = Pending::Setup(dice);
        if dice.iter().all(|&die| die > 0) {
            self.place_by_dice(dice);
            self.state.pending = Pending::None;
            self.state.step = Step::Settle;
        }
    }

    /// Settles one citizen per die in the building of its colour, down the ranking (KC-2.5).
    fn place_by_dice(&mut self, rolled: [u8; 6]) {
        let mut left: u8 = 3;
        for face in (1..=6).rev() {
            for (die, &shown) in rolled.iter().enumerate() {
                if shown != face || left == 0 {
                    continue;
                }
                let colour = u8::try_from(die).map_or(Colour::Red, Colour::of_setup);
                let building = colour.building();
                // KC-2.6: a die whose building is full is skipped.
                if self.settle_roy(building) {
                    left = left.saturating_sub(1);
                }
            }
        }
        // KC-2.6: citizens left over go to the first building with a free space.
        self.fill(left);
    }

    /// Settles this many citizens of le Roy, building after building.
    fn fill(&mut self, citizens: u8) {
        let mut left = citizens;
        for building in Building::ALL {
            while left > 0 && self.settle_roy(building) {
                left = left.saturating_sub(1);
            }
        }
    }

    /// Settles one citizen of le Roy; returns `false` if the building is full.
    fn settle_roy(&mut self, building: Building) -> bool {
        let Some(space) = self.look().best_place(building) else {
            return false;
        };
        self.state
            .citizens
            .put(place(building.index(), space), Some(Side::Roy));
        self.state.roy.supply = self.state.roy.supply.saturating_sub(1);
        self.tell(Event::Settled {
            who: Side::Roy,
            building,
            space: Space::nearest(space),
        });
        true
    }

    /// Settles a citizen of the human; no one is pushed (KC-2.8).
    pub(super) fn settle(&mut self, number: u8) {
        self.state.citizens.put(number, Some(Side::Human));
        let (building, space) = standing(number);
        self.tell(Event::Settled {
            who: Side::Human,
            building,
            space,
        });
        let settled = self.state.citizens.human.count_ones();
        if settled >= HUMAN_ALL {
            // KC-2.9: le Roy takes the last three spaces without rolling.
            self.fill(3);
            // KC-2.10: now 12 of his citizens stand and 6 of the human's.
            self.begin_round();
        } else if settled.is_multiple_of(HUMAN_STEP) {
            // KC-2.3: le Roy settles 3, the human 2, and again.
            self.begin_roy_step();
        }
    }
}
