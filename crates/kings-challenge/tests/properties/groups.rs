//! Groups of dice by an own reading of chapter 8, and what they do (chapter 10).

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use kings_challenge::{
    ActionKind, Activity, ActivityId, Colour, Deferred, DiceList, Effect, Filling, Mix, OwnedDie,
    Reason, Side, Target, Use,
};

use super::reading::{Reading, number};
use super::table::index;

/// The purpose of a group.
pub struct Demand<'a> {
    reading: &'a Reading<'a>,
    kind: ActionKind,
    colours: Vec<Colour>,
    mix: Mix,
    least: i32,
    cube: Option<Deferred>,
    budget: i32,
}

pub type Group = ArrayVec<OwnedDie, 3>;

impl<'a> Demand<'a> {
    /// KC-8.4. `hire` is the price of a tradesman who is still to be paid.
    pub fn new(
        reading: &'a Reading<'a>,
        kind: ActionKind,
        target: Option<Target>,
        hire: i32,
    ) -> Self {
        let catalogue = reading.game.catalogue();
        let (colours, mix, least) = match target {
            Some(Target::Activity(card)) => {
                let divisor = catalogue.activity(card).unwrap().divisor();
                (vec![card.slot().colour()], Mix::Single, divisor)
            }
            Some(Target::Event(card)) => {
                let combat = catalogue.event(card).unwrap().combat();
                let colours = combat.colours().iter().collect();
                (colours, combat.mix(), combat.divisor())
            }
            Some(Target::Building(building)) => (vec![building.colour()], Mix::Single, 0),
            None if kind == ActionKind::Build => (vec![Colour::White], Mix::Single, 0),
            None => (vec![Colour::Yellow], Mix::Single, 2),
        };
        let kept = match target {
            Some(Target::Activity(card)) => costs(reading, card)[0],
            _ => 0,
        };
        let budget = reading.table.deniers - hire - kept;
        Self {
            reading,
            kind,
            colours,
            mix,
            least: least.into(),
            cube: None,
            budget,
        }
    }

    /// KC-8.8, KC-11.5: the demand with a cube of this card; nothing if the cube does not fit.
    pub fn with(mut self, card: ActivityId) -> Option<Self> {
        let Use::Deferred { effect, use_for } =
            self.reading.game.catalogue().activity(card)?.usage()
        else {
            return None;
        };
        let asked = |colour: &Colour| self.colours.contains(colour);
        let single = self.mix == Mix::Single;
        let fits = match &effect {
            Deferred::AddSum(colour, _) => single && asked(colour),
            Deferred::AddEach(colour, _) => asked(colour),
            Deferred::SetEach(_) => true,
            Deferred::Recolour(_, colour) | Deferred::Multiply(_, colour, _) => {
                single && asked(colour)
            }
            Deferred::Free(colour, _) => {
                // A die of le Roy's may be in the group already.
                asked(colour)
            }
            Deferred::Wild(_) => self.kind == ActionKind::Combat,
        };
        self.cube = Some(effect);
        (fits && use_for.contains(self.kind)).then_some(self)
    }

    /// The same without a limit on the price, or on the strength.
    pub const fn relaxed(mut self, price: bool, strength: bool) -> Self {
        if price {
            self.budget = i32::MAX;
        }
        if strength {
            self.least = 0;
        }
        self
    }

    pub const fn least(&self) -> i32 {
        self.least
    }

    /// KC-8.4, and KC-11.5 with a cube.
    pub fn asks_for(&self, colour: Colour) -> bool {
        match self.cube {
            Some(Deferred::Recolour(from, _) | Deferred::Multiply(from, ..)) => colour == from,
            Some(Deferred::AddSum(only, _) | Deferred::Wild(only)) => colour == only,
            _ => self.colours.contains(&colour),
        }
    }

    /// KC-8.3: returns whether a die of this colour may stand beside those of a group.
    pub fn may_join(&self, group: &[OwnedDie], colour: Colour) -> bool {
        let mut group = group.iter();
        let beside = match self.mix {
            // KC-11.5: all dice have the colour of the cube.
            _ if matches!(self.cube, Some(Deferred::Wild(_))) => true,
            Mix::Single => group.all(|die| die.colour == colour),
            Mix::EachOnce => group.all(|die| die.colour != colour),
            Mix::Any | Mix::All => true,
        };
        beside && self.asks_for(colour)
    }

    /// KC-8.5.
    pub fn strength(&self, dice: &[OwnedDie]) -> i32 {
        let sum: i32 = dice.iter().map(|die| i32::from(die.face.pips())).sum();
        match self.cube {
            Some(Deferred::SetEach(value)) => i32::from(value) * number(dice.len()),
            Some(Deferred::AddSum(_, n)) => sum + i32::from(n),
            Some(Deferred::AddEach(colour, n)) => sum + i32::from(n) * of_colour(dice, colour),
            Some(Deferred::Multiply(_, _, n)) => sum * i32::from(n),
            _ => sum,
        }
    }

    /// KC-8.2.
    pub fn price(&self, dice: &[OwnedDie]) -> i32 {
        let bought: Vec<OwnedDie> = dice
            .iter()
            .copied()
            .filter(|die| die.side() == Side::Roy)
            .collect();
        let free = match self.cube {
            Some(Deferred::Free(colour, n)) => of_colour(&bought, colour).min(n.into()),
            _ => 0,
        };
        let constants = self.reading.game.catalogue().constants();
        let each = match dice.len() {
            1 => constants.price_1,
            2 => constants.price_2,
            _ => constants.price_3,
        };
        i32::from(each) * (number(bought.len()) - free)
    }

    /// KC-8.3, with what the cube makes of it.
    fn colours_hold(&self, dice: &[OwnedDie]) -> bool {
        let all = |colour: Colour| of_colour(dice, colour) == number(dice.len());
        let held = match self.cube {
            Some(Deferred::AddSum(colour, _) | Deferred::Wild(colour)) => return all(colour),
            Some(Deferred::Recolour(from, _)) => return all(from),
            Some(Deferred::Multiply(from, ..)) => return all(from) && dice.len() == 1,
            Some(Deferred::AddEach(colour, _)) => of_colour(dice, colour) > 0,
            Some(Deferred::Free(colour, _)) => dice
                .iter()
                .any(|die| die.side() == Side::Roy && die.colour == colour),
            _ => true,
        };
        let counts = self.colours.iter().map(|colour| of_colour(dice, *colour));
        let counts: Vec<i32> = counts.collect();
        let mixed = match self.mix {
            Mix::Single => counts.contains(&number(dice.len())),
            Mix::EachOnce => counts.iter().all(|count| *count <= 1),
            Mix::Any => true,
            Mix::All => counts.iter().all(|count| *count >= 1),
        };
        held && mixed && counts.iter().sum::<i32>() == number(dice.len())
    }

    /// Returns the number of citizens whom each die places (KC-9.6).
    pub fn copies(&self) -> usize {
        match self.cube {
            Some(Deferred::Multiply(_, _, n)) => n.into(),
            _ => 1,
        }
    }

    /// KC-8.9.
    pub fn is_complete(&self, dice: &[OwnedDie]) -> bool {
        (1..=3).contains(&dice.len())
            && self.colours_hold(dice)
            && self.price(dice) <= self.budget
            && match self.kind {
                ActionKind::Build => self.reading.stones(dice).is_some(),
                ActionKind::Place => {
                    dice.len() * self.copies() <= usize::from(self.reading.table.supply[0])
                }
                _ => self.strength(dice) >= self.least,
            }
    }

    /// KC-8.10: returns whether these dice are complete, or will be with more of those that are there.
    pub fn is_within_reach(&self, dice: &Group, rest: &[OwnedDie]) -> bool {
        self.is_complete(dice)
            || dice.len() < 3
                && kinds(rest).into_iter().any(|die| {
                    let mut more = dice.clone();
                    more.push(die);
                    self.is_within_reach(&more, &without(rest, die))
                })
    }
}

/// Returns the costs of an activation in deniers and influence (KC-11.1).
pub fn costs(reading: &Reading<'_>, card: ActivityId) -> [i32; 2] {
    let catalogue = reading.game.catalogue();
    let Some(Use::Immediate(effects)) = catalogue.activity(card).map(Activity::usage) else {
        return [0, 0];
    };
    let mut costs = [0, 0];
    for effect in effects {
        match effect {
            Effect::PayDeniers(n) => costs[0] += i32::from(*n),
            Effect::PayInfluence(n) => costs[1] += i32::from(*n),
            _ => {}
        }
    }
    costs
}

fn of_colour(dice: &[OwnedDie], colour: Colour) -> i32 {
    number(dice.iter().filter(|die| die.colour == colour).count())
}

/// Returns the different dice among these.
pub fn kinds(dice: &[OwnedDie]) -> BTreeSet<OwnedDie> {
    dice.iter().copied().collect()
}

/// Returns these dice but one.
pub fn without(dice: &[OwnedDie], die: OwnedDie) -> Vec<OwnedDie> {
    let mut rest = dice.to_vec();
    rest.remove(rest.iter().position(|one| *one == die).unwrap());
    rest
}

impl Reading<'_> {
    /// KC-10.3: levels and columns of the stones of these dice, from 0; nothing if a die is of no use.
    pub fn stones(&self, dice: &[OwnedDie]) -> Option<Vec<(usize, usize)>> {
        let mut levels = self.table.levels.clone();
        let mut stones = Vec::new();
        for die in dice {
            let column = usize::from(die.face.pips()) - 1;
            let level = match self.game.options().cathedral {
                Filling::Column => levels.iter().position(|level| level[column].is_none())?,
                _ => levels.iter().position(|level| level.contains(&None))?,
            };
            if levels[level][column].is_some() {
                return None;
            }
            levels[level][column] = Some(Side::Human);
            stones.push((level, column));
        }
        Some(stones)
    }

    /// The events after a closed group (KC-8.2, chapter 10).
    pub fn group(
        &mut self,
        kind: ActionKind,
        target: Option<Target>,
        cube: Option<ActivityId>,
        dice: &DiceList,
    ) {
        let before = self.clone();
        let mut demand = Demand::new(&before, kind, target, 0);
        if let Some(card) = cube {
            demand = demand.with(card).unwrap();
        }
        self.deniers(-demand.price(dice), Reason::Purchase, None);
        let strength = demand.strength(dice);
        match (kind, target) {
            (ActionKind::Build, _) => {
                for (level, column) in before.stones(dice).unwrap_or_default() {
                    self.stone(Side::Human, level, column);
                    let column = u8::try_from(column + 1).unwrap();
                    let influence = self.game.catalogue().column_influence(column);
                    self.influence(influence.into(), Reason::Stone, None);
                }
            }
            (ActionKind::Combat, Some(Target::Event(card))) => {
                let cubes = strength / demand.least;
                self.cubes(card, u8::try_from(cubes).unwrap());
            }
            (ActionKind::Place, Some(Target::Building(building))) => {
                for die in dice {
                    for _ in 0..demand.copies() {
                        self.enter(Side::Human, building, die.face.pips());
                    }
                }
            }
            (ActionKind::Farm, _) => self.deniers(strength / 2, Reason::Farm, None),
            _ => return,
        }
        self.next_turn(Side::Roy);
    }

    /// The different cards with a cube of the human.
    pub fn cards_with_cubes(&self) -> Vec<ActivityId> {
        let cards = self.table.cards.iter().flatten().copied();
        cards
            .filter(|card| self.table.cubes[index(card.slot())] > 0)
            .collect()
    }
}
