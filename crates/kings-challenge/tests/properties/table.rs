//! A table kept from events alone: what an app shows that looks at no position.

use std::collections::BTreeSet;

use kings_challenge::{
    ActivityId, Building, CharacterId, Die, Event, EventId, KingsChallenge, Loss, Origin,
    PendingView, Piece, Reason, Roller, RoyalResult, ScoreItem, Side, Slot, Space, Step,
    StoneSpace, Use, View,
};
use kings_challenge::{Colour, District};
use solo_core::Face;

/// Spaces of a building, a level or a card, the first first.
pub type Spaces = Vec<Option<Side>>;

/// All pieces on the table. Numbers of both sides stand at `side as usize`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub round: u8,
    pub start: Side,
    pub deniers: i32,
    pub influence: i32,
    pub vp: [i32; 2],
    pub supply: [u8; 2],
    pub stock: u8,
    pub lying: [u8; 2],
    pub pot: i32,
    pub passed: bool,
    pub won: [BTreeSet<EventId>; 2],
    pub buildings: [Spaces; 3],
    pub levels: [Spaces; 3],
    /// Those of a group that is being formed included.
    pub dice: [Vec<Die>; 2],
    pub black: Vec<u8>,
    pub cards: [Option<ActivityId>; 9],
    pub tradesmen: [Spaces; 9],
    pub cubes: [u16; 9],
    pub row: Vec<(EventId, u8)>,
    pub stack: Vec<CharacterId>,
    pub unseen: BTreeSet<EventId>,
    pub free_rolls: u8,
}

/// Returns the place of a side in a pair.
pub fn at(side: Side) -> usize {
    usize::from(side.index())
}

impl Table {
    /// Reads a view.
    pub fn of(view: &View) -> Self {
        let district = |district: District| {
            let colours = view.dice.get(&district).unwrap();
            let dice = colours.0.iter().flat_map(|(colour, faces)| {
                faces.iter().map(|face| Die {
                    colour: *colour,
                    face: *face,
                })
            });
            let mut dice: Vec<Die> = dice.collect();
            if let PendingView::Action {
                group,
                strength: 0,
                times: 0,
                ..
            } = &view.pending
            {
                let held = group.iter().filter(|die| die.district == district);
                dice.extend(held.map(|die| die.die()));
            }
            dice.sort();
            dice
        };
        let unseen = [view.unseen.red, view.unseen.white, view.unseen.yellow];
        Self {
            round: view.round,
            start: view.start,
            deniers: view.human.deniers,
            influence: view.human.influence.into(),
            vp: [view.human.vp, view.roy.vp],
            supply: [view.human.supply, view.roy.supply],
            stock: view.human.stock,
            lying: [view.human.lying, view.roy.lying],
            pot: view.human.pot,
            passed: view.human.passed,
            won: [view.human.won, view.roy.won].map(|won| won.iter().collect()),
            buildings: Building::ALL
                .map(|building| view.buildings.get(&building).unwrap().0.clone()),
            levels: view.cathedral.clone().map(|level| level.0),
            dice: [District::Own, District::Roy].map(district),
            black: view.black.iter().map(|face| face.pips()).collect(),
            cards: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|slot: usize| view.activities[slot].card),
            tradesmen: [0, 1, 2, 3, 4, 5, 6, 7, 8]
                .map(|slot: usize| view.activities[slot].spaces.0.clone()),
            cubes: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|slot: usize| view.activities[slot].cubes),
            row: view.row.iter().map(|of| (of.card, of.cubes)).collect(),
            stack: view.stack.clone(),
            unseen: unseen.iter().flat_map(|of| of.iter()).collect(),
            free_rolls: view.free_rolls,
        }
    }

    /// Carries out what an event tells, at a step of this kind.
    pub fn happen(&mut self, game: &KingsChallenge, step: Step, event: &Event) {
        match event {
            Event::CharacterStacked { card, .. } => self.stack.push(*card),
            Event::DieRolled {
                owner,
                colour,
                face,
            } => self.roll(step, *owner, *colour, *face),
            Event::Settled {
                who,
                building,
                space,
            } => {
                *self.space(*building, *space) = Some(*who);
                if *who == Side::Roy {
                    self.supply[1] -= 1;
                }
            }
            Event::RoundStarted { round, start } => {
                (self.round, self.start, self.free_rolls) = (*round, *start, 0);
            }
            Event::ActivityRevealed { slot, card } => {
                let spaces = game.catalogue().activity(*card).unwrap().spaces().len();
                self.cards[index(*slot)] = Some(*card);
                self.tradesmen[index(*slot)] = vec![None; spaces];
            }
            Event::Income { deniers } => self.deniers += deniers,
            Event::Salaries { paid, .. } => self.deniers -= paid,
            Event::EventEntered { card } => {
                self.unseen.remove(card);
                self.row.push((*card, 0));
            }
            Event::Lost {
                what, amount, at, ..
            } => self.lose(*what, *amount, *at),
            Event::Vp { who, amount, .. } => self.vp[at(*who)] += amount,
            Event::Deniers { amount, reason, .. } => {
                self.deniers += amount;
                if *reason == Reason::Pot {
                    self.pot -= amount;
                }
            }
            Event::Influence { amount, .. } => self.influence += amount,
            Event::Entered {
                who,
                building,
                space,
                pushed,
                ..
            } => {
                self.supply[at(*who)] -= 1;
                *self.space(*building, *space) = Some(*who);
                for push in pushed {
                    match push.to {
                        Some(to) => *self.space(*building, to) = Some(push.who),
                        None => self.lying[at(push.who)] += 1,
                    }
                }
            }
            Event::LaidDown {
                building, space, ..
            } => {
                *self.space(*building, *space) = None;
                self.lying[0] += 1;
            }
            Event::Returned { who, count } => {
                self.lying[at(*who)] -= count;
                self.supply[at(*who)] += count;
            }
            Event::Filled { building, space } => {
                *self.space(*building, *space) = Some(Side::Roy);
                self.supply[1] -= 1;
            }
            Event::Guarded { who, black, dice } => {
                for die in dice {
                    self.discard(die.side(), die.die());
                }
                if *who == Side::Roy {
                    self.counter(black.pips());
                }
            }
            Event::Surrendered { black } => self.counter(black.pips()),
            Event::Rerolled { colour, face } => self.discard(Side::Human, die(*colour, *face)),
            Event::Flipped { colour, face, to } => {
                self.discard(Side::Human, die(*colour, *face));
                self.add(Side::Human, die(*colour, *to));
            }
            Event::Recruited { count } => {
                self.stock -= count;
                self.supply[0] += count;
            }
            Event::Hired {
                who,
                card,
                space,
                from,
                ..
            } => self.hire(*who, *card, *space, *from),
            Event::CubeUsed { card } => self.cubes[index(card.slot())] -= 1,
            Event::Group { dice, .. } => {
                for die in dice {
                    self.discard(die.side(), die.die());
                }
            }
            Event::Activated { card, times } => {
                if matches!(
                    game.catalogue().activity(*card).unwrap().usage(),
                    Use::Deferred { .. }
                ) {
                    self.cubes[index(card.slot())] += u16::from(*times);
                }
            }
            Event::EventCubes {
                who: Side::Human,
                card,
                count,
            } => self.banner(*card).1 += count,
            Event::EventCountered { card, to } => match to {
                None => self.banner(*card).1 = 0,
                Some(side) => {
                    self.row.retain(|(of, _)| of != card);
                    self.won[at(*side)].insert(*card);
                }
            },
            Event::Stone { who, level, column } => {
                *self.stone(StoneSpace {
                    level: *level,
                    column: *column,
                }) = Some(*who);
            }
            Event::Passed => self.passed = true,
            Event::Pot { amount } => self.pot += amount,
            Event::RoyalRoll { result, .. } => {
                self.free_rolls += u8::from(*result == RoyalResult::Character);
            }
            Event::RoyalBought { colour, face, .. } => {
                self.discard(Side::Human, die(*colour, *face));
            }
            Event::RoyalSpent { dice } => {
                for die in dice {
                    self.discard(Side::Roy, die.die());
                }
            }
            Event::CharacterScored { card, .. } => self.stack.retain(|of| of != card),
            Event::RoundEnded { .. } => {
                self.passed = false;
                self.dice = Default::default();
            }
            Event::Scored {
                who,
                vp,
                item: ScoreItem::Events | ScoreItem::Tradesmen | ScoreItem::Levels,
            } => {
                self.vp[at(*who)] += vp;
            }
            _ => {}
        }
    }

    fn roll(&mut self, step: Step, owner: Roller, colour: Option<Colour>, face: Face) {
        match (owner, colour) {
            (Roller::Own, Some(colour)) => self.add(Side::Human, die(colour, face)),
            (Roller::Roy, Some(colour)) => self.add(Side::Roy, die(colour, face)),
            (Roller::Black, _) if step == Step::BlackRoll => {
                self.black.push(face.pips());
                self.black.sort_by_key(|pips| 6 - pips);
            }
            _ => {}
        }
    }

    fn lose(&mut self, what: Loss, amount: i32, piece: Option<Piece>) {
        match (what, piece) {
            (Loss::Deniers, _) => self.deniers -= amount,
            (Loss::Influence, _) => self.influence -= amount,
            (_, Some(Piece::Cube(card))) => self.cubes[index(card.slot())] -= 1,
            (_, Some(Piece::Banner(card))) => self.banner(card).1 -= 1,
            (_, Some(Piece::Stone(space))) => *self.stone(space) = None,
            _ => {}
        }
    }

    fn hire(&mut self, who: Side, card: ActivityId, space: u8, from: Origin) {
        match from {
            Origin::Supply => self.supply[at(who)] -= 1,
            Origin::Building(building, space) => *self.space(building, space) = None,
            Origin::Card(other) => {
                for space in &mut self.tradesmen[index(other.slot())] {
                    *space = space.filter(|side| *side != who);
                }
            }
        }
        self.tradesmen[index(card.slot())][usize::from(space) - 1] = Some(who);
    }

    pub fn counter(&mut self, pips: u8) {
        let place = self.black.iter().position(|black| *black == pips).unwrap();
        self.black.remove(place);
    }

    fn add(&mut self, side: Side, die: Die) {
        self.dice[at(side)].push(die);
        self.dice[at(side)].sort();
    }

    fn discard(&mut self, side: Side, die: Die) {
        let dice = &mut self.dice[at(side)];
        let place = dice.iter().position(|one| *one == die).unwrap();
        dice.remove(place);
    }

    fn banner(&mut self, card: EventId) -> &mut (EventId, u8) {
        self.row.iter_mut().find(|(of, _)| *of == card).unwrap()
    }

    fn space(&mut self, building: Building, space: Space) -> &mut Option<Side> {
        &mut self.buildings[usize::from(building.index())][usize::from(space.get()) - 1]
    }

    fn stone(&mut self, space: StoneSpace) -> &mut Option<Side> {
        &mut self.levels[usize::from(space.level.get()) - 1][usize::from(space.column.get()) - 1]
    }
}

/// Returns the place of a slot among the nine.
pub fn index(slot: Slot) -> usize {
    slot.index().into()
}

const fn die(colour: Colour, face: Face) -> Die {
    Die { colour, face }
}
