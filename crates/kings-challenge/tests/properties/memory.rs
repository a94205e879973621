//! The table after an event, by an own reading.

use super::groups::costs;
use super::reading::{Reading, defence};
use super::table::Table;
use kings_challenge::{
    ActionKind, ActivityId, Building, Card, Colour, Effect, Event, EventId, Origin, Reason,
    Resource, Roller, Side, Space, Step, Target, Use,
};

/// Remembers what no table shows.
#[derive(Clone, Default)]
pub struct Memory {
    pub action: Option<(ActionKind, Option<Target>)>,
    cube: Option<ActivityId>,
    /// Total begun against the highest black die.
    total: u8,
    /// Effects to come, the next first.
    pub todo: Vec<Effect>,
    activations: u8,
    setup: Vec<(Colour, u8)>,
    pub settled: usize,
}

impl Memory {
    pub fn next_effect(&mut self) -> Option<Effect> {
        (!self.todo.is_empty()).then(|| self.todo.remove(0))
    }

    fn target_card(&self) -> Option<ActivityId> {
        match self.action {
            Some((ActionKind::Activate, Some(Target::Activity(card)))) => Some(card),
            _ => None,
        }
    }

    /// KC-10.1b, KC-11.2: effects until the player or a die is asked.
    pub fn run(&mut self, reading: &mut Reading<'_>) {
        let Some(card) = self.target_card() else {
            return;
        };
        loop {
            let cause = Some(Card::Activity(card));
            match self.todo.first().cloned() {
                None if self.activations == 0 => {
                    reading.next_turn(Side::Roy);
                    return;
                }
                None => {
                    self.activations -= 1;
                    let Use::Immediate(effects) =
                        reading.game.catalogue().activity(card).unwrap().usage()
                    else {
                        return;
                    };
                    let effects = effects.iter().filter(|effect| !effect.is_cost());
                    self.todo = effects.cloned().collect();
                    continue;
                }
                Some(Effect::EventCube(_) | Effect::Choose(_) | Effect::Roll { .. }) => return,
                Some(Effect::Deniers(n)) => reading.deniers(n.into(), Reason::Activity, cause),
                Some(Effect::Influence(n)) => reading.influence(n.into(), Reason::Activity, cause),
                Some(Effect::Vp(n)) => reading.vp(Side::Human, n.into(), Reason::Activity, cause),
                Some(Effect::Recruit(n)) => {
                    let count = n.min(reading.table.stock);
                    if count > 0 {
                        reading.tell(Event::Recruited { count });
                    }
                }
                Some(Effect::Per(per)) => {
                    let amount = reading.per(per);
                    match per.resource {
                        Resource::Deniers => reading.deniers(amount, Reason::Activity, cause),
                        Resource::Influence => reading.influence(amount, Reason::Activity, cause),
                        Resource::Vp => reading.vp(Side::Human, amount, Reason::Activity, cause),
                    }
                }
                Some(_) => {}
            }
            self.todo.remove(0);
        }
    }

    /// Counts dice against black ones (KC-5.5); returns whether one is countered.
    pub fn countered(&mut self, table: &mut Table, event: &Event) -> bool {
        let Event::Guarded {
            who: Side::Human,
            black,
            dice,
        } = event
        else {
            return false;
        };
        self.total += dice.iter().map(|die| defence(die.die())).sum::<u8>();
        let reached = self.total >= black.pips();
        if reached {
            self.total = 0;
            table.counter(black.pips());
        }
        reached
    }

    pub fn after_event(
        &mut self,
        reading: &mut Reading<'_>,
        step: Step,
        event: &Event,
    ) -> Option<u8> {
        match event {
            Event::DieRolled {
                owner: Roller::Setup,
                colour: Some(colour),
                face,
            } => {
                self.setup.push((*colour, face.pips()));
                if self.setup.len() < 6 {
                    return None;
                }
                let mut dice = std::mem::take(&mut self.setup);
                // KC-2.5: stable, so equal faces stay in colour order.
                dice.sort_by_key(|(_, pips)| 6 - pips);
                let ranked = dice.iter().map(|(colour, _)| colour.building());
                let then = Building::ALL.map(|building| [building; 6]).concat();
                settle_roy(reading, &mut 3, &ranked.chain(then).collect::<Vec<_>>());
                Some(2)
            }
            Event::DieRolled {
                owner: Roller::Black,
                face,
                ..
            } if step == Step::Black => {
                if let Some(Effect::Roll { least, then }) = self.next_effect()
                    && face.pips() >= least
                {
                    self.todo.splice(0..0, then.iter().cloned());
                }
                self.run(reading);
                Some(11)
            }
            Event::EventEffect { card, effect } => {
                reading.effect(*card, *effect);
                Some(4)
            }
            Event::LaidDown {
                building, space, ..
            } => {
                reading.fill(*building, *space);
                Some(4)
            }
            Event::Guarded {
                who: Side::Human,
                black,
                dice,
            } => {
                let total = self.total + dice.iter().map(|die| defence(die.die())).sum::<u8>();
                if total >= black.pips() {
                    reading.influence(1, Reason::Countered, None);
                }
                Some(5)
            }
            Event::Surrendered { .. } => {
                reading.vp(Side::Human, -2, Reason::Surrender, None);
                reading.roy_go();
                Some(5)
            }
            Event::Passed => {
                reading.tell(Event::Pot { amount: 2 });
                reading.next_turn(Side::Roy);
                Some(6)
            }
            Event::Action { kind, target } => {
                *self = Self {
                    action: Some((*kind, *target)),
                    settled: self.settled,
                    ..Self::default()
                };
                None
            }
            Event::Hired {
                who: Side::Human,
                card,
                price,
                from,
                ..
            } => {
                let cause = Some(Card::Activity(*card));
                reading.deniers(-i32::from(*price), Reason::Hire, cause);
                if let Origin::Building(building, space) = from {
                    reading.fill(*building, *space);
                }
                Some(10)
            }
            Event::CubeUsed { card } => {
                self.cube = Some(*card);
                None
            }
            Event::Group { dice, .. } => {
                let (kind, target) = self.action?;
                reading.group(kind, target, self.cube, dice);
                Some(10)
            }
            Event::Activated { card, times } => {
                let cause = Some(Card::Activity(*card));
                match reading.game.catalogue().activity(*card)?.usage() {
                    Use::Deferred { .. } => reading.next_turn(Side::Roy),
                    Use::Immediate(_) => {
                        let [deniers, influence] = costs(reading, *card);
                        let many = i32::from(*times);
                        reading.deniers(-deniers * many, Reason::Costs, cause);
                        reading.influence(-influence * many, Reason::Costs, cause);
                        self.activations = *times;
                        self.run(reading);
                    }
                }
                Some(11)
            }
            Event::EventCubes {
                who: Side::Human,
                card,
                count,
            } if self.target_card().is_some() => {
                // One after the other (KC-11.2), with what each brings.
                self.mark(reading, *card, *count);
                Some(11)
            }
            Event::RoyalRoll { result, .. } => {
                reading.royal(*result);
                Some(12)
            }
            _ => None,
        }
    }

    fn mark(&mut self, reading: &mut Reading<'_>, card: EventId, count: u8) {
        match self.next_effect() {
            Some(Effect::EventCube(n)) if n > 1 => self.todo.insert(0, Effect::EventCube(n - 1)),
            _ => {}
        }
        reading.influence(count.into(), Reason::EventCube, Some(Card::Event(card)));
        let banners = reading.game.catalogue().event(card).unwrap().banners();
        if reading.banners_covered(card) == banners {
            reading.settle(card, 0);
        }
        self.run(reading);
    }
}

/// KC-2.5 to KC-2.7, KC-2.9: citizens of le Roy's settle in these buildings as long as some are left.
pub fn settle_roy(reading: &mut Reading<'_>, left: &mut usize, order: &[Building]) {
    for building in order {
        let spaces = &reading.table.buildings[usize::from(building.index())];
        let places = reading.game.catalogue().places(*building);
        let free = places
            .iter()
            .find(|space| spaces[usize::from(**space) - 1].is_none());
        if let Some(space) = free.filter(|_| *left > 0) {
            *left -= 1;
            let space = Space::nearest(*space);
            reading.tell(Event::Settled {
                who: Side::Roy,
                building: *building,
                space,
            });
        }
    }
}
