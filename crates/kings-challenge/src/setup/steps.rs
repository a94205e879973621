//! What is pending at the steps outside an action.

use alloc::format;
use alloc::vec::Vec;

use super::Reader;
use crate::catalogue::{EventEffect, Value};
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::menu::LossKind;
use crate::play::{Look, lane_of};
use crate::state::List;
use crate::state::Pending;
use crate::terms::{Colour, Die, Side};

impl Reader<'_> {
    /// The field of `pending` of this name.
    pub(super) fn field(&mut self, name: &str) -> Value {
        let value = self.setup.pending.field(name).cloned();
        self.require(
            value.is_some(),
            "pending",
            format!("field {name} is missing"),
        );
        value.unwrap_or(Value::Null)
    }

    /// A number of `pending` from `least` to `most`.
    pub(super) fn small(&mut self, name: &str, least: i64, most: i64) -> u8 {
        let value = self.field(name);
        let number = value.number(least, most).and_then(|n| u8::try_from(n).ok());
        let message = format!("{value} is not a number from {least} to {most}");
        self.require(number.is_some(), format!("pending: {name}"), message);
        number.unwrap_or(0)
    }

    pub(super) fn colour(&mut self, name: &str) -> Option<Colour> {
        let value = self.field(name);
        self.word(format!("pending: {name}"), value.text().unwrap_or(""))
    }

    /// `pending` has these fields and no others.
    pub(super) fn only(&mut self, names: &[&str]) {
        let pending = &self.setup.pending;
        let good = if let Value::Table(fields) = pending {
            !names.is_empty() && fields.len() == names.len()
        } else {
            *pending == Value::Null && names.is_empty()
        };
        self.require(good, "pending", "other fields than the step has");
    }

    pub(super) fn read_step(&mut self, step: Step) {
        let black_max = self.game.catalogue().constants().black_max.into();
        self.state.pending = match step {
            Step::SetupRoll => self.rolled(),
            Step::Settle => {
                self.only(&["left"]);
                let left = u32::from(self.small("left", 1, 2));
                let due = Look::new(self.game, &self.state).settlers_left();
                self.require(left == due, "pending: left", "not as many as are set aside");
                Pending::None
            }
            Step::Reveal => {
                self.only(&["slot"]);
                let slot = self.field("slot");
                let due = Look::new(self.game, &self.state).revealing();
                let due = due.map(|slot| format!("{slot}"));
                let good = due.is_some() && slot.text() == due.as_deref();
                self.require(good, "pending: slot", "not the slot that is turned up next");
                Pending::None
            }
            Step::Workforce => self.workforce(),
            Step::Draw => {
                self.only(&["colour"]);
                match self.colour("colour") {
                    Some(colour) => Pending::Draw(colour),
                    None => Pending::None,
                }
            }
            Step::Lose => self.effects(black_max),
            Step::BlackRoll => {
                self.only(&["left"]);
                Pending::Attack {
                    left: self.small("left", 1, black_max),
                }
            }
            Step::Guard => {
                self.only(&["total", "countered"]);
                Pending::Guard {
                    total: self.small("total", 0, 5),
                    countered: self.small("countered", 0, black_max),
                }
            }
            Step::GuardReroll | Step::TurnReroll => {
                self.only(&["colour", "countered"]);
                match self.colour("colour") {
                    Some(colour) => Pending::Reroll {
                        colour,
                        countered: self.countered(black_max),
                    },
                    None => Pending::None,
                }
            }
            Step::GuardFlip | Step::TurnFlip => self.flip(black_max),
            Step::Royal => {
                self.only(&["first"]);
                let first = if self.field("first") == Value::Null {
                    0
                } else {
                    self.small("first", 1, 6)
                };
                Pending::Royal { first }
            }
            Step::Character
            | Step::Turn
            | Step::Source
            | Step::Cube
            | Step::Dice
            | Step::Times
            | Step::Choose
            | Step::Mark
            | Step::Black
            | Step::Over => {
                self.only(&[]);
                Pending::None
            }
        };
    }

    /// Black dice countered in the go; 0 in a turn.
    fn countered(&mut self, black_max: i64) -> u8 {
        let guarding = matches!(self.state.step, Step::GuardReroll | Step::GuardFlip);
        self.small("countered", 0, if guarding { black_max } else { 0 })
    }

    fn rolled(&mut self) -> Pending {
        self.only(&["rolled"]);
        let rolled = self.field("rolled");
        let faces = rolled.list().unwrap_or(&[]);
        let numbers: Vec<u8> = Self::good(faces.iter().map(|face| {
            let face = face.number(1, 6)?;
            u8::try_from(face).ok()
        }));
        let good = rolled.list().is_some() && numbers.len() == faces.len() && numbers.len() < 6;
        self.require(good, "pending: rolled", "up to five faces are needed");
        let mut dice = [0; 6];
        for (die, face) in dice.iter_mut().zip(numbers) {
            *die = face;
        }
        Pending::Setup(dice)
    }

    fn workforce(&mut self) -> Pending {
        self.only(&["owner", "colour", "left"]);
        let owner = self.field("owner");
        let first = match owner.text() {
            Some("own") => 0,
            Some("roy") => 3,
            _ => {
                self.fault("pending: owner", format!("{owner} is neither own nor roy"));
                0
            }
        };
        let colour = self.colour("colour").unwrap_or(Colour::Red);
        let lane = colour.index().saturating_add(first);
        let left = self.small("left", 1, 6);
        // KC-3.7: one die for each citizen, lane after lane.
        let dice_fit = (0..6_u8).all(|of| {
            let (side, building) = lane_of(of);
            let citizens = self.standing(side, building);
            let dice = self.state.dice(side).of_colour(building.colour());
            dice == match of.cmp(&lane) {
                core::cmp::Ordering::Less => citizens,
                core::cmp::Ordering::Equal => citizens.saturating_sub(left.into()),
                core::cmp::Ordering::Greater => 0,
            }
        });
        let (side, building) = lane_of(lane);
        let enough = self.standing(side, building) >= u32::from(left);
        self.require(
            dice_fit && enough,
            "pending: left",
            "not the dice of those who stand",
        );
        Pending::Workforce { lane, left }
    }

    fn effects(&mut self, black_max: i64) -> Pending {
        self.only(&["card", "index", "effect", "left", "short", "attack"]);
        let card = self.field("card");
        let card = self.word::<EventId>("pending: card", card.text().unwrap_or(""));
        let row = card.and_then(|card| Look::new(self.game, &self.state).row_place(card));
        self.require(row.is_some(), "pending: card", "not in the row");
        let index = self.small("index", 0, 3);
        let left = self.small("left", 1, 9);
        let attack = self.small("attack", 0, black_max);
        let short = self.field("short");
        let is_flag = matches!(short, Value::Flag(_));
        self.require(is_flag, "pending: short", "neither true nor false");
        let effect = card
            .and_then(|card| self.game.catalogue().event(card))
            .and_then(|card| card.effects().get(usize::from(index)).copied());
        let word = self.field("effect");
        let named = effect.map(EventEffect::word) == word.text();
        self.require(named, "pending: effect", "not the effect of the card");
        let most = effect.and_then(LossKind::of).map_or(0, |(_, n)| n);
        self.require(
            left <= most,
            "pending: left",
            "the effect does not take so much",
        );
        Pending::Effects {
            row: row.unwrap_or(0),
            effect: index,
            left,
            short: short == Value::Flag(true),
            attack,
        }
    }

    fn flip(&mut self, black_max: i64) -> Pending {
        self.only(&["left", "flipped", "countered"]);
        let countered = self.countered(black_max);
        let most = self.game.catalogue().constants().flip_max;
        let left = self.small("left", 1, most.into());
        let value = self.field("flipped");
        let dice = value.list().unwrap_or(&[]);
        let mut own = self.state.dice(Side::Human);
        let mut flipped = List::default();
        for die in dice {
            let read = match die.list() {
                Some([colour, face]) => colour
                    .text()
                    .and_then(|colour| colour.parse().ok())
                    .zip(face.number(1, 6).and_then(|face| u8::try_from(face).ok())),
                _ => None,
            };
            let die = read.map(|(colour, face)| Die {
                colour,
                face: crate::terms::face(face),
            });
            let lies = die.is_some_and(|die| own.count(die) > 0);
            self.require(lies, "pending: flipped", "no such die was turned");
            if let Some(die) = die.filter(|_| lies) {
                own.remove(die);
                let fits = flipped.push(die.index());
                self.require(fits, "pending: flipped", "too many dice");
            }
        }
        let sum = flipped.len().saturating_add(left);
        let good = sum == most && flipped.len() > 0;
        self.require(
            good,
            "pending: left",
            "turned dice and further dice do not add up",
        );
        Pending::Flip {
            left,
            countered,
            flipped,
        }
    }

    /// What else a step demands of the table.
    pub(super) fn check_stage(&mut self, step: Step) {
        let state = &self.state;
        let dice = !state.dice(Side::Human).is_empty() || !state.dice(Side::Roy).is_empty();
        let black = state.black.iter().any(|&count| count > 0);
        let guarding = matches!(step, Step::Guard | Step::GuardReroll | Step::GuardFlip);
        let setup = matches!(step, Step::Character | Step::SetupRoll | Step::Settle);
        let black_fits = step == Step::BlackRoll || black == guarding;
        let idle = setup || matches!(step, Step::Reveal | Step::Over);
        let roy_rolls = step != Step::Royal || !state.dice(Side::Roy).is_empty();
        self.require(
            black_fits,
            "black",
            "black dice lie there during the defence only",
        );
        self.require(!(idle && dice), "dice", "there are no dice at this step");
        self.require(roy_rolls, "dice: roy", "le Roy has no die to spend");
        if setup {
            self.check_setup(step);
        }
        self.check_row();
        if let Pending::Guard { total: 1.., .. } = self.state.pending {
            let look = Look::new(self.game, &self.state);
            let good = look.total_can_be_reached();
            self.require(
                good,
                "pending: total",
                "the black die cannot be reached any more",
            );
        }
    }

    /// Two more cards for each round to come have to fit into the row, and those of this round that are not drawn.
    fn check_row(&mut self) {
        let state = &self.state;
        let drawing = match (state.step, state.pending) {
            (Step::Reveal | Step::Workforce, _) | (Step::Draw, Pending::Draw(Colour::Red)) => 2,
            (Step::Draw, _) => 1,
            _ => 0,
        };
        let rounds = self.game.options().rounds.number();
        let later = rounds.saturating_sub(state.round).saturating_mul(2);
        let longest = state.row.len().saturating_add(later);
        let longest = longest.saturating_add(drawing);
        let fits = usize::from(longest) <= crate::state::ROW;
        self.require(fits, "row", "the row is too long");
    }

    /// Setup has a table of its own.
    fn check_setup(&mut self, step: Step) {
        let state = &self.state;
        let human = state.citizens.human.count_ones();
        let roy = state.citizens.roy.count_ones();
        let pairs = human / 2;
        let cards = state.stack.len();
        let (stack, placed) = if step == Step::Character {
            (cards <= 4, human == 0 && roy == 0)
        } else if step == Step::SetupRoll {
            let even = human % 2 == 0 && human < 6;
            (cards == 6, even && roy == pairs.saturating_mul(3))
        } else {
            let due = pairs.saturating_add(1).saturating_mul(3);
            (cards == 6, human < 6 && roy == due)
        };
        let bare = state.stones.free().count_ones() == 18
            && state.slots.iter().all(|slot| slot.card == 0)
            && state.event_row().all(|(_, cubes)| cubes == 0)
            && state.row.len() == 1
            && state.won == [0; 2]
            && state.human.lying == 0
            && state.roy.lying == 0
            && state.human.supply == 0;
        self.require(stack, "stack", "not the cards drawn at this step");
        self.require(placed, "buildings", "not the citizens placed at this step");
        self.require(
            bare,
            "the position",
            "nothing else lies on the table during setup",
        );
    }
}
