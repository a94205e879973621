//! Chapter 2: setup.

use solo_core::{Each, Events, Face, List, Set};

use super::{Position, Table};
use crate::catalogue::Constants;
use crate::event::{Event, Roller};
use crate::ids::{CharacterId, EventId};
use crate::refusal::Refusal;
use crate::state::{Board, Dice, EventSet, Human, LegalCache, Pending, RowCard, Roy, State};
use crate::terms::{Building, BuildingSpace, Colour, Side, Space};

/// Returns the table before the first Character card is drawn (KC-2.1).
pub(crate) fn table(constants: &Constants, deck: Set<EventId>) -> State {
    let mut row = List::default();
    // KC-4.1: Marauding is in play from the start.
    row.push(RowCard {
        card: EventId::MARAUDING,
        cubes: 0,
    });
    State {
        pending: Pending::Character,
        legal_cache: LegalCache::default(),
        round: 0,
        free_rolls: 0,
        // KC-1.3: what the base game gives for two players.
        // KC-2.1: deniers, influence, no VP; six citizens are set aside, the rest is stock.
        human: Human {
            deniers: i32::from(constants.start_deniers),
            vp: 0,
            pot: 0,
            influence: constants.start_influence.min(constants.influence_cap),
            supply: 0,
            stock: constants.human_citizens - constants.start_citizens,
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
        citizens: Board::EMPTY,
        stones: Board::EMPTY,
        dice: [Dice::default(); 2],
        black: [0; 6],
        slots: Each::default(),
        row,
        stack: List::default(),
        // KC-2.11: every Event card but Marauding is face down.
        unseen: deck,
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
    pub const fn of_setup(die: u8) -> Self {
        // KC-2.4: red, red, yellow, yellow, white, white.
        match die {
            0 | 1 => Self::Red,
            2 | 3 => Self::Yellow,
            _ => Self::White,
        }
    }
}

/// Returns the colour of le Roy's next die of the setup.
pub(crate) fn colour_due(rolled: &[Face]) -> Colour {
    Colour::of_setup(rolled.iter().map(|_| 1).sum())
}

impl Position<'_> {
    /// Returns every Character card that is not in the stack yet (KC-2.2).
    pub(super) fn unstacked(self) -> Set<CharacterId> {
        Set::full() - self.state.stack.iter().copied().collect()
    }

    /// Accepts a free space for a citizen (KC-2.8).
    pub(super) fn can_settle(self, building: Building, space: Space) -> Result<(), Refusal> {
        match self.state.citizen(building, space) {
            None => Ok(()),
            Some(_) => Err(Refusal::SpaceTaken),
        }
    }

    /// Counts the citizens that the human still has to settle in this step.
    #[cfg(feature = "serde")]
    pub(crate) fn settlers_left(self) -> u8 {
        let settled = self.state.citizens.of(Side::Human).len();
        if settled.is_multiple_of(HUMAN_STEP) {
            2
        } else {
            1
        }
    }

    /// Returns le Roy's best free space in a building.
    fn best_free_space(self, building: Building) -> Option<Space> {
        // KC-2.7: the best free space by the table.
        let spaces = self.catalogue().places(building).iter();
        spaces
            .map(|space| Space::nearest(*space))
            .find(|&space| self.can_settle(building, space).is_ok())
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Puts the next Character card under those drawn before (KC-2.2).
    pub(super) fn stack_character(&mut self, card: CharacterId) {
        self.state.stack.push(card);
        let place = self.state.stack.iter().map(|_| 1).sum();
        self.tell(Event::CharacterStacked { card, place });
        if place == CharacterId::COUNT {
            self.begin_roy_step();
        }
    }

    /// Begins le Roy's roll of six dice, two of each colour (KC-2.4).
    fn begin_roy_step(&mut self) {
        self.state.pending = Pending::SetupRoll(List::new(Face::ONE));
    }

    /// Rolls a die of le Roy's step.
    pub(super) fn roll_setup(&mut self, mut rolled: List<Face, 6>, face: Face) {
        let colour = colour_due(&rolled);
        rolled.push(face);
        self.tell(Event::DieRolled {
            owner: Roller::Setup,
            colour: Some(colour),
            face,
        });
        self.state.pending = Pending::SetupRoll(rolled);
        if rolled.len() == 6 {
            self.place_by_dice(&rolled);
            self.state.pending = Pending::Settle;
        }
    }

    /// Settles one citizen per die in the building of its colour, down the ranking (KC-2.5).
    fn place_by_dice(&mut self, rolled: &[Face]) {
        let mut left: u8 = 3;
        for face in Face::all().rev() {
            for (die, shown) in (0..).zip(rolled) {
                // KC-2.6: a die whose building is full is skipped.
                if *shown == face && left > 0 && self.settle_roy(Colour::of_setup(die).building()) {
                    left -= 1;
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
                left -= 1;
            }
        }
    }

    /// Settles one citizen of le Roy; returns `false` if the building is full.
    fn settle_roy(&mut self, building: Building) -> bool {
        let Some(space) = self.position().best_free_space(building) else {
            return false;
        };
        let at = BuildingSpace::new(building, space);
        self.state.citizens.put(at, Side::Roy);
        self.state.roy.supply -= 1;
        self.tell(Event::Settled {
            who: Side::Roy,
            building,
            space,
        });
        true
    }

    /// Settles a citizen of the human; no one is pushed (KC-2.8).
    pub(super) fn settle(&mut self, building: Building, space: Space) {
        let at = BuildingSpace::new(building, space);
        self.state.citizens.put(at, Side::Human);
        self.tell(Event::Settled {
            who: Side::Human,
            building,
            space,
        });
        let settled = self.state.citizens.of(Side::Human).len();
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
