//! What is pending during an action.

use alloc::format;
use alloc::vec::Vec;

use super::Reader;
use crate::catalogue::{ActionKind, Effect, EffectList, Value, effect_value};
use crate::ids::{ActivityId, EventId};
use crate::phase::Step;
use crate::play::{Look, strength};
use crate::state::{Action, Pending};
use crate::terms::{Building, Die, Side, Slot};
use crate::view::pending::ACTION;

impl Reader<'_> {
    pub(super) fn read_action(&mut self) {
        self.state.pending = Pending::None;
        self.only(&ACTION);
        let kind = self.field("kind");
        let Some(kind) = self.word("pending: kind", kind.text().unwrap_or("")) else {
            return;
        };
        let mut action = Action::new(kind, self.target(kind));
        action.cube = self.cube();
        for code in self.group() {
            let fits = action.group.push(code);
            self.require(fits, "pending: group", "more than three dice");
        }
        action.strength = self.small("strength", 0, 255);
        action.times = self.small("times", 0, 45);
        action.left = self.small("left", 0, 45);
        let now = self.field("now");
        if now != Value::Null {
            action.now = self.effect("pending: now", &now);
        }
        let todo = self.field("todo");
        self.require(todo.list().is_some(), "pending: todo", "not a list");
        for effect in todo.list().unwrap_or(&[]).iter().rev() {
            if let Some(effect) = self.effect("pending: todo", effect) {
                let fits = action.todo.push(effect);
                self.require(fits, "pending: todo", "too many effects");
            }
        }
        self.state.action = action;
        if self.faults.is_empty() {
            let step = self.state.step;
            if let Err(message) = Look::new(self.game, &self.state).action_fits(step) {
                self.fault("pending", message);
            }
        }
    }

    fn target(&mut self, kind: ActionKind) -> u8 {
        const AT: &str = "pending: target";
        let value = self.field("target");
        let text = value.text().unwrap_or("");
        match kind {
            ActionKind::Activate => {
                let card = self.word::<ActivityId>(AT, text);
                let lies = card.is_some_and(|card| self.state.activity(card.slot()) == Some(card));
                self.require(lies, AT, "the card is not face up");
                card.map_or(0, |card| card.slot().index())
            }
            ActionKind::Combat => {
                let card = self.word::<EventId>(AT, text);
                let lies = card.is_some_and(|card| {
                    Look::new(self.game, &self.state).row_place(card).is_some()
                });
                self.require(lies, AT, "the card is not in the row");
                card.map_or(0, EventId::index)
            }
            ActionKind::Place => self.word::<Building>(AT, text).map_or(0, Building::index),
            ActionKind::Build | ActionKind::Farm => {
                self.require(value == Value::Null, AT, "this action has no target");
                0
            }
        }
    }

    fn cube(&mut self) -> u8 {
        let value = self.field("cube");
        let Value::Text(text) = &value else {
            self.require(value == Value::Null, "pending: cube", "not a card");
            return 0;
        };
        let card = self.word::<ActivityId>("pending: cube", text);
        let lies = card.filter(|card| self.state.activity(card.slot()) == Some(*card));
        self.require(lies.is_some(), "pending: cube", "the card is not face up");
        lies.map_or(0, |card| card.slot().index().saturating_add(1))
    }

    fn group(&mut self) -> Vec<u8> {
        let value = self.field("group");
        self.require(value.list().is_some(), "pending: group", "not a list");
        let dice = value.list().unwrap_or(&[]).iter().map(|die| {
            let [side, colour, face] = die.list()? else {
                return None;
            };
            let side = match side.text()? {
                "own" => Side::Human,
                "roy" => Side::Roy,
                _ => return None,
            };
            let face = u8::try_from(face.number(1, 6)?).ok()?;
            let die = Die {
                colour: colour.text()?.parse().ok()?,
                face: crate::terms::face(face),
            };
            let first = side.index().saturating_mul(Die::KINDS);
            Some(die.index().saturating_add(first))
        });
        let dice: Vec<Option<u8>> = dice.collect();
        let good = dice.iter().all(Option::is_some);
        self.require(
            good,
            "pending: group",
            "dice have a district, a colour and a face",
        );
        Self::good(dice.into_iter())
    }

    /// An effect of the catalogue.
    fn effect(&mut self, at: &str, value: &Value) -> Option<Effect> {
        let catalogue = self.game.catalogue();
        let cubes = (1..=9).map(Effect::EventCube);
        let found = catalogue
            .effects
            .iter()
            .copied()
            .chain(cubes)
            .find(|&effect| effect_value(catalogue, effect) == *value);
        self.require(
            found.is_some(),
            at,
            format!("{value} is no effect of the cards"),
        );
        found
    }
}

impl Look<'_> {
    /// Whether the action under way is one that the step can have.
    fn action_fits(self, step: Step) -> Result<(), &'static str> {
        let action = &self.state.action;
        let require = |holds: bool, message| if holds { Ok(()) } else { Err(message) };
        let activating = action.kind == ActionKind::Activate;
        let hiring = step == Step::Source;
        require(
            !hiring || (activating && self.can_be_activated()),
            "the card cannot be activated",
        )?;
        require(
            !activating || hiring == self.needs_tradesman(),
            "a tradesman is hired exactly at the step source",
        )?;
        let choosing = matches!(step, Step::Source | Step::Cube);
        require(
            !choosing || (action.cube == 0 && action.group.len() == 0),
            "no dice or cubes are chosen before",
        )?;
        require(
            step != Step::Dice || self.group_fits(false),
            "the dice do not fit the action",
        )?;
        let closed = !choosing && step != Step::Dice;
        require(
            !closed || (activating && self.group_fits(true)),
            "the group does not fit the action",
        )?;
        require(
            closed || action.strength == 0,
            "the strength comes with the group",
        )?;
        let begun = closed && step != Step::Times;
        require(
            !activating || begun || self.affords_target(),
            "not even one activation can be paid",
        )?;
        require(
            (action.times > 0) == begun && action.times <= self.most_times(),
            "not so many activations",
        )?;
        require(
            if begun {
                action.left < action.times
            } else {
                action.left == 0
            },
            "not so many activations left",
        )?;
        require(
            action.now.is_some() == begun,
            "an effect is decided at its step only",
        )?;
        require(
            begun || action.todo.len() == 0,
            "effects wait while others are decided",
        )?;
        require(
            !begun || self.is_remainder(step),
            "not what is left of the card's effects",
        )
    }
}

/// What a view has to be asked beyond the legal lists.
impl Look<'_> {
    /// Whether the human's dice can still bring the total that is begun to the black die.
    pub(super) fn total_can_be_reached(self) -> bool {
        let Pending::Guard { total, .. } = self.state.pending else {
            return true;
        };
        let dice = self.state.dice(Side::Human).iter();
        let most = dice.fold(u32::from(total), |sum, die| {
            sum.saturating_add(u32::from(strength(die)))
        });
        let black = self.highest_black();
        total < black && most >= u32::from(black)
    }

    fn can_be_activated(self) -> bool {
        let slot = Slot::from_index(self.state.action.target);
        slot.is_some_and(|slot| self.can_activate(slot, &self.means()))
    }

    /// Whether the dice chosen so far belong to the action, and when it is closed, whether they are a
    /// complete group of the strength that was noted.
    fn group_fits(self, closed: bool) -> bool {
        let action = &self.state.action;
        let Some(mut plan) = self.present_plan() else {
            return false;
        };
        let tally = self.tally();
        if closed {
            // The dice are paid already.
            plan.budget = i32::MAX;
            return plan.is_complete(tally) && plan.strength(tally) == action.strength;
        }
        let stones = self.state.stones.human.count_ones();
        let placed = self.stones_with_group().human.count_ones();
        action.kind != ActionKind::Build
            || placed == stones.saturating_add(u32::from(action.group.len()))
    }

    /// How many activations the strength allows.
    fn most_times(self) -> u8 {
        let card = Slot::from_index(self.state.action.target).and_then(|slot| self.face_up(slot));
        card.and_then(|card| self.state.action.strength.checked_div(card.divisor()))
            .unwrap_or(0)
    }

    /// Whether what is decided and what waits can be what is left of the card's effects.
    fn is_remainder(self, step: Step) -> bool {
        let action = &self.state.action;
        let fits = match action.now {
            Some(Effect::EventCube(_)) => step == Step::Mark,
            Some(Effect::Choose(_)) => step == Step::Choose,
            Some(Effect::Roll { .. }) => step == Step::Black,
            _ => false,
        };
        let todo: Vec<Effect> = action.todo.items().iter().rev().copied().collect();
        fits && self.activated().is_some_and(|list| {
            let effects = self.catalogue().effects(list);
            action
                .now
                .is_some_and(|now| self.leaves(effects, &[], now, &todo))
        })
    }

    /// Whether carrying out these effects and then `rest` can stop at `now` with `todo` waiting.
    fn leaves(self, effects: &[Effect], rest: &[Effect], now: Effect, todo: &[Effect]) -> bool {
        let mut left = effects;
        while let Some((effect, after)) = left.split_first() {
            left = after;
            let waiting: Vec<Effect> = after.iter().chain(rest).copied().collect();
            let inner: &[EffectList] = match effect {
                Effect::EventCube(n) => {
                    let stops = (1..=*n).any(|further| {
                        let further = further.saturating_sub(1);
                        let cubes = (further > 0).then_some(Effect::EventCube(further));
                        let expected = cubes.iter().chain(&waiting);
                        now == Effect::EventCube(1) && expected.eq(todo)
                    });
                    if stops {
                        return true;
                    }
                    &[]
                }
                Effect::Choose(lists) => self.catalogue().lists(*lists),
                Effect::Roll { list, .. } => core::slice::from_ref(list),
                Effect::PayDeniers(_)
                | Effect::PayInfluence(_)
                | Effect::Deniers(_)
                | Effect::Influence(_)
                | Effect::Vp(_)
                | Effect::Recruit(_)
                | Effect::Per { .. } => continue,
            };
            if (*effect == now && waiting == todo)
                || inner
                    .iter()
                    .any(|list| self.leaves(self.catalogue().effects(*list), &waiting, now, todo))
            {
                return true;
            }
        }
        false
    }
}
