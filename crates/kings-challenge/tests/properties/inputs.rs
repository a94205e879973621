//! The events after an input, by an own reading.

use super::memory::{Memory, settle_roy};
use super::reading::Reading;
use kings_challenge::{
    ActionKind, Building, Chance, Colour, Decision, Effect, Event, Input, Loss, OwnedDie,
    PendingView, Piece, Reason, Roller, RoyalResult, Side, Step, Target,
};

impl Memory {
    pub fn after_input(
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
        let PendingView::Lose {
            card: Some(card), ..
        } = *pending
        else {
            return self.after_other(reading, step, decision);
        };
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
                    let list = &lists[usize::from(number.get()) - 1];
                    self.todo.splice(0..0, list.iter().cloned());
                }
                self.run(reading);
                return Some(11);
            }
            _ => return None,
        }
        Some(7)
    }
}

fn action(reading: &mut Reading<'_>, kind: ActionKind, target: Option<Target>) -> u8 {
    reading.tell(Event::Action { kind, target });
    10
}
