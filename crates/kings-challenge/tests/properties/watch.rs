//! Watches a game: after each input and each event, what an own reading of the rules tells next.

use kings_challenge::{
    ActionKind, ActivityId, Building, Card, Chance, Colour, Decision, Effect, Event, EventId,
    Input, KingsChallenge, Loss, Origin, OwnedDie, PendingView, Piece, Reason, Resource, Roller,
    RoyalResult, Side, Space, State, Step, Target, Use,
};
use solo_core::GameData;
use solo_core::strategies::Walk;

use super::reading::{Reading, defence};
use super::table::Table;

/// What an own reading tells after something has happened, and what the game told.
pub struct Moment {
    /// Chapter of the rulebook.
    pub chapter: u8,
    pub reading: Vec<Event>,
    pub told: Vec<Event>,
    /// After this, in notation or as an event.
    pub after: String,
}

/// A step: the tables before and after, and its events.
pub struct Seen {
    pub step: Step,
    pub table: Table,
    pub events: Vec<Event>,
    pub after: Table,
}

/// Remembers what no table shows.
#[derive(Clone, Default)]
struct Memory {
    action: Option<(ActionKind, Option<Target>)>,
    cube: Option<ActivityId>,
    /// Total begun against the highest black die.
    total: u8,
    /// Effects to come, the next first.
    todo: Vec<Effect>,
    activations: u8,
    setup: Vec<(Colour, u8)>,
    settled: usize,
}

/// The views of a walk as tables, with the events between them.
pub fn seen(walk: &Walk<KingsChallenge>) -> Vec<Seen> {
    let game = walk.game();
    let table = |state: &State| Table::of(&game.view(state));
    let steps = walk.steps().map(|step| Seen {
        step: step.before.step(),
        table: table(step.before),
        events: step.events,
        after: table(step.after),
    });
    steps.collect()
}

/// Reads on after every input and event of a walk.
///
/// The second result is the first event that followed from nothing.
pub fn watch(walk: &Walk<KingsChallenge>) -> (Vec<Moment>, Option<Event>) {
    let game = walk.game();
    let mut memory = Memory::default();
    let (mut moments, mut unfounded) = (Vec::new(), None);
    for step in walk.steps() {
        let view = game.view(step.before);
        let mut table = Table::of(&view);
        let mut note = |chapter, reading: Vec<Event>, from: usize, after: String| {
            let end = step.events.len().min(from + reading.len());
            let told = step.events[from.min(end)..end].to_vec();
            moments.push(Moment {
                chapter,
                reading,
                told,
                after,
            });
            end
        };
        let mut founded = 0;
        let reading = Reading::new(game, &table);
        if let Some((chapter, told)) =
            memory.after_input(reading, &view.pending, step.before.step(), step.input)
        {
            founded = note(chapter, told, 0, format!("{:?}", step.input));
        }
        for (place, event) in step.events.iter().enumerate() {
            if place >= founded && !opens(event) {
                unfounded = unfounded.or_else(|| Some(event.clone()));
            }
            if matches!(event, Event::Guarded { who: Side::Roy, .. }) {
                let mut reading = Reading::new(game, &table);
                reading.roy_go();
                let after = String::from("the human's go");
                founded = founded.max(note(5, reading.told, place, after));
            }
            table.happen(game, step.before.step(), event);
            let mut reading = Reading::new(game, &table);
            let chapter = memory.after_event(&mut reading, step.before.step(), event);
            if memory.countered(&mut table, event) {
                reading.table = table.clone();
            }
            if let Some(chapter) = chapter {
                let end = note(chapter, reading.told, place + 1, format!("{event:?}"));
                founded = founded.max(end);
            }
        }
    }
    (moments, unfounded)
}

/// Returns whether an event may be told for itself: a single entry of a list is taken without being asked for.
fn opens(event: &Event) -> bool {
    matches!(
        event,
        Event::CharacterStacked { .. }
            | Event::EventEntered { .. }
            | Event::EventEffect { .. }
            | Event::Attack { .. }
            | Event::Lost { .. }
            | Event::LaidDown { .. }
            | Event::Guarded { .. }
            | Event::Surrendered { .. }
            | Event::Passed
            | Event::Hired { who: Side::Human, .. }
            | Event::CubeUsed { .. }
            | Event::Group { .. }
            | Event::Activated { .. }
            | Event::EventCubes { who: Side::Human, .. }
            | Event::RoyalRoll { .. }
            | Event::Vp { reason: Reason::Unfulfilled, .. }
            // The end of a defence may be that of the round.
            | Event::Deniers { reason: Reason::Pot, .. }
            | Event::Returned { .. }
            | Event::RoundEnded { .. }
    )
}

impl Memory {
    fn after_input(
        &mut self,
        mut reading: Reading<'_>,
        pending: &PendingView,
        step: Step,
        input: Input,
    ) -> Option<(u8, Vec<Event>)> {
        let chapter = match input {
            Input::Decision(decision) => {
                self.after_decision(&mut reading, pending, step, decision)?
            }
            Input::Chance(Chance::Roll(face)) => {
                let (owner, colour) = match pending {
                    PendingView::Setup { rolled } => {
                        let colour = Colour::ALL[rolled.len() / 2];
                        (Roller::Setup, Some(colour))
                    }
                    PendingView::Workforce { owner, colour, .. } => {
                        let roller = if owner.side() == Side::Human {
                            Roller::Own
                        } else {
                            Roller::Roy
                        };
                        (roller, Some(*colour))
                    }
                    PendingView::Reroll { colour, .. } => (Roller::Own, Some(*colour)),
                    PendingView::Royal { .. } => (Roller::Royal, None),
                    _ => (Roller::Black, None),
                };
                reading.tell(Event::DieRolled {
                    owner,
                    colour,
                    face,
                });
                match pending {
                    PendingView::Royal { first: Some(first) } => {
                        let total = first.pips() + face.pips();
                        let result = RoyalResult::of(total);
                        reading.tell(Event::RoyalRoll { total, result });
                    }
                    PendingView::Attack { left: 1 } => {
                        reading.table.black.push(face.pips());
                        reading.table.black.sort_by_key(|pips| 6 - pips);
                        if reading.table.start == Side::Roy {
                            reading.roy_go();
                        }
                    }
                    _ => {}
                }
                5
            }
            Input::Chance(Chance::Character(card)) => {
                let place = u8::try_from(reading.table.stack.len() + 1).unwrap();
                reading.tell(Event::CharacterStacked { card, place });
                2
            }
            Input::Chance(Chance::Reveal(card)) => {
                reading.tell(Event::ActivityRevealed {
                    slot: card.slot(),
                    card,
                });
                if card.slot().colour() == Colour::White {
                    reading.income();
                }
                3
            }
            Input::Chance(Chance::Event(card)) => {
                reading.tell(Event::EventEntered { card });
                4
            }
        };
        Some((chapter, reading.told))
    }

    fn after_decision(
        &mut self,
        reading: &mut Reading<'_>,
        pending: &PendingView,
        step: Step,
        decision: Decision,
    ) -> Option<u8> {
        let card_loss = |card: &Option<_>| card.unwrap();
        let PendingView::Lose { card: losing, .. } = pending else {
            return self.after_other(reading, pending, step, decision);
        };
        let card = card_loss(losing);
        let (what, piece) = match decision {
            Decision::LoseCube(of) => (Loss::Cube, Piece::Cube(of)),
            Decision::LoseBanner(of) => (Loss::Banner, Piece::Banner(of)),
            Decision::LoseStone(of) => (Loss::Stone, Piece::Stone(of)),
            Decision::Lay(building, space) => {
                reading.tell(Event::LaidDown {
                    card,
                    building,
                    space,
                });
                return Some(4);
            }
            _ => return None,
        };
        reading.tell(Event::Lost {
            card,
            what,
            due: 1,
            amount: 1,
            at: Some(piece),
        });
        Some(4)
    }

    fn after_other(
        &mut self,
        reading: &mut Reading<'_>,
        pending: &PendingView,
        step: Step,
        decision: Decision,
    ) -> Option<u8> {
        match decision {
            Decision::Settle(building, space) => {
                reading.tell(Event::Settled {
                    who: Side::Human,
                    building,
                    space,
                });
                self.settled += 1;
                if self.settled == 6 {
                    settle_roy(
                        reading,
                        &mut 3,
                        &Building::ALL.map(|building| [building; 6]).concat(),
                    );
                    let start = reading.game.options().first_start;
                    reading.tell(Event::RoundStarted { round: 1, start });
                }
                return Some(2);
            }
            Decision::Reroll(die) => {
                reading.influence(-1, Reason::Reroll, None);
                reading.tell(Event::Rerolled {
                    colour: die.colour,
                    face: die.face,
                });
            }
            Decision::Recruit => {
                reading.influence(-2, Reason::Recruit, None);
                reading.tell(Event::Recruited { count: 1 });
            }
            Decision::Flip(die) => {
                if matches!(step, Step::Guard | Step::Turn) {
                    reading.influence(-4, Reason::Flip, None);
                }
                let to = die.face.opposite();
                reading.tell(Event::Flipped {
                    colour: die.colour,
                    face: die.face,
                    to,
                });
            }
            Decision::FlipEnd => {}
            Decision::Guard(die) => {
                let black = solo_core::Face::new(reading.table.black[0]).unwrap();
                let dice = [OwnedDie::new(Side::Human, die)].into_iter().collect();
                reading.tell(Event::Guarded {
                    who: Side::Human,
                    black,
                    dice,
                });
                return Some(5);
            }
            Decision::GuardEnd => {
                reading.roy_go();
                return Some(5);
            }
            Decision::Surrender => {
                let black = solo_core::Face::new(reading.table.black[0]).unwrap();
                reading.tell(Event::Surrendered { black });
                return Some(5);
            }
            Decision::Activate(card) => {
                return Some(action(
                    reading,
                    ActionKind::Activate,
                    Some(Target::Activity(card)),
                ));
            }
            Decision::Build => return Some(action(reading, ActionKind::Build, None)),
            Decision::Combat(card) => {
                return Some(action(
                    reading,
                    ActionKind::Combat,
                    Some(Target::Event(card)),
                ));
            }
            Decision::Place(building) => {
                return Some(action(
                    reading,
                    ActionKind::Place,
                    Some(Target::Building(building)),
                ));
            }
            Decision::Farm => return Some(action(reading, ActionKind::Farm, None)),
            Decision::Pass => {
                reading.tell(Event::Passed);
                return Some(6);
            }
            Decision::Cube(card) => {
                reading.tell(Event::CubeUsed { card });
                return Some(8);
            }
            Decision::Choose(number) => {
                if let Some(Effect::Choose(lists)) = self.next_effect() {
                    let catalogue = reading.game.catalogue();
                    let list = catalogue.lists(lists)[usize::from(number.get()) - 1];
                    self.todo.splice(0..0, catalogue.effects(list));
                }
                self.run(reading);
                return Some(11);
            }
            _ => {
                let _ = pending;
                return None;
            }
        }
        Some(7)
    }

    fn next_effect(&mut self) -> Option<Effect> {
        (!self.todo.is_empty()).then(|| self.todo.remove(0))
    }

    fn target_card(&self) -> Option<ActivityId> {
        match self.action {
            Some((ActionKind::Activate, Some(Target::Activity(card)))) => Some(card),
            _ => None,
        }
    }

    /// KC-10.1b, KC-11.2: effects until the player or a die is asked.
    fn run(&mut self, reading: &mut Reading<'_>) {
        let Some(card) = self.target_card() else {
            return;
        };
        loop {
            let cause = Some(Card::Activity(card));
            match self.todo.first().copied() {
                None if self.activations == 0 => {
                    reading.next_turn(Side::Roy);
                    return;
                }
                None => {
                    self.activations -= 1;
                    let Use::Immediate { list, .. } =
                        reading.game.catalogue().activity(card).unwrap().usage()
                    else {
                        return;
                    };
                    self.todo = reading
                        .game
                        .catalogue()
                        .effects(list)
                        .filter(|effect| !effect.is_cost())
                        .collect();
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
    fn countered(&mut self, table: &mut Table, event: &Event) -> bool {
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

    fn after_event(&mut self, reading: &mut Reading<'_>, step: Step, event: &Event) -> Option<u8> {
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
                if let Some(Effect::Roll { least, list }) = self.next_effect()
                    && face.pips() >= least
                {
                    self.todo
                        .splice(0..0, reading.game.catalogue().effects(list));
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
                    Use::Immediate {
                        deniers, influence, ..
                    } => {
                        let times = i32::from(*times);
                        reading.deniers(-i32::from(deniers) * times, Reason::Costs, cause);
                        reading.influence(-i32::from(influence) * times, Reason::Costs, cause);
                    }
                }
                if matches!(
                    reading.game.catalogue().activity(*card)?.usage(),
                    Use::Immediate { .. }
                ) {
                    self.activations = *times;
                    self.run(reading);
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

fn action(reading: &mut Reading<'_>, kind: ActionKind, target: Option<Target>) -> u8 {
    reading.tell(Event::Action { kind, target });
    10
}

/// KC-2.5 to KC-2.7, KC-2.9: citizens of le Roy's settle in these buildings as long as some are left.
fn settle_roy(reading: &mut Reading<'_>, left: &mut usize, order: &[Building]) {
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
