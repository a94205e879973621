//! The field `pending` of a view, whose shape depends on the step (KC-16.2).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use solo_core::serde::{Serialize as _, Serializer};
use solo_core::{Data, DataPath, Face, Faults, Features, List, Shape, Value, cell_value, wrong};

use super::View;
use crate::catalogue::{ActionKind, Effect, EventEffect};
use crate::event::Target;
use crate::ids::{ActivityId, EventId};
use crate::kings_challenge::KingsChallenge;
use crate::phase::Step;
use crate::play::{EffectsLeft, Position, Tally};
use crate::state::{Action, Activation, EffectPlace, Group, Occasion, Pending, RowEffects, State};
use crate::terms::{Building, Colour, Die, District, OwnedDie, Slot};

/// The pending input in a view (KC-16.2): [`Pending`](crate::Pending), with what follows from the rest of the position.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = KingsChallenge, by = Step)]
pub enum PendingView {
    /// The dice of the setup that are rolled.
    #[data(when(Step::SetupRoll))]
    Setup {
        /// In the order of rolling, at most five.
        rolled: Vec<Face>,
    },
    /// The human's citizens that are set aside.
    #[data(when(Step::Settle))]
    Settle {
        /// Citizens to settle, including the next.
        left: u8,
    },
    /// The card to turn up.
    #[data(when(Step::Reveal))]
    Reveal {
        /// The slot of the card.
        slot: Option<Slot>,
    },
    /// The citizens that roll.
    #[data(when(Step::Workforce))]
    Workforce {
        /// The district of their dice.
        owner: District,
        /// The colour of their dice.
        colour: Colour,
        /// Dice still to roll, including the next.
        left: u8,
    },
    /// The deck that is drawn from.
    #[data(when(Step::Draw))]
    Draw {
        /// Its colour.
        colour: Colour,
    },
    /// The effect of an Event card by which the human loses something.
    #[data(when(Step::Lose))]
    Lose {
        /// The card.
        card: Option<EventId>,
        /// The number of the effect, from 0.
        index: u8,
        /// The word of the effect, which card and number tell.
        #[data(no_features)]
        effect: String,
        /// Losses to come, including this one.
        left: u8,
        /// `true` if a demand of the card could not be met so far.
        short: bool,
        /// Black dice so far.
        attack: u8,
    },
    /// The attack.
    #[data(when(Step::BlackRoll))]
    Attack {
        /// Black dice still to roll, including the next.
        left: u8,
    },
    /// The human's go against the black dice.
    #[data(when(Step::Guard))]
    Guard {
        /// The total begun.
        total: u8,
        /// Black dice countered in this go.
        countered: u8,
    },
    /// The die that is rerolled.
    #[data(when(Step::GuardReroll | Step::TurnReroll))]
    Reroll {
        /// Its colour.
        colour: Colour,
        /// Black dice countered in this go.
        countered: u8,
    },
    /// The use of influence that turns dice.
    #[data(when(Step::GuardFlip | Step::TurnFlip))]
    Flip {
        /// Dice that may still be turned.
        left: u8,
        /// Those turned, with their new faces.
        flipped: Vec<Die>,
        /// Black dice countered in this go.
        countered: u8,
    },
    /// The human's action. It explains entries that are only a number (KC-14.6).
    #[data(when(step if step.is_action()))]
    Action {
        /// Kind of the action.
        kind: ActionKind,
        /// Its target; `None` for build and farm.
        target: Option<Target>,
        /// The card whose cube is spent.
        cube: Option<ActivityId>,
        /// The dice in the order of choosing.
        group: Vec<OwnedDie>,
        /// The strength of the closed group; 0 before.
        strength: u8,
        /// Number of activations; 0 before they are chosen.
        times: u8,
        /// Activations not yet begun.
        left: u8,
        /// The effect being decided.
        now: Option<Effect>,
        /// Effects of this activation that follow.
        todo: Vec<Effect>,
    },
    /// Le Roy's roll.
    #[data(when(Step::Royal))]
    Royal {
        /// The first die, once it is rolled.
        first: Option<Face>,
    },
    /// Nothing.
    Nothing,
}

impl PendingView {
    pub(super) fn of(position: Position<'_>) -> Self {
        let pending = position.state.pending;
        if let Some(action) = pending.action() {
            return Self::action(position, action);
        }
        match pending {
            Pending::SetupRoll(rolled) => Self::Setup {
                rolled: rolled.to_vec(),
            },
            Pending::Settle => Self::Settle {
                left: position.settlers_left(),
            },
            Pending::Reveal => Self::Reveal {
                slot: position.revealing(),
            },
            Pending::Workforce {
                owner,
                colour,
                left,
            } => Self::Workforce {
                owner,
                colour,
                left,
            },
            Pending::Draw { deck: colour } => Self::Draw { colour },
            Pending::Lose { effects, left } => Self::lose(position, effects, left),
            Pending::BlackRoll { left } => Self::Attack { left },
            Pending::Guard { total, countered } => Self::Guard { total, countered },
            Pending::Reroll { colour, during } => Self::Reroll {
                colour,
                countered: countered(during),
            },
            Pending::Flip {
                left,
                flipped,
                during,
            } => Self::Flip {
                left,
                flipped: flipped.to_vec(),
                countered: countered(during),
            },
            Pending::Royal { first } => Self::Royal { first },
            _ => Self::Nothing,
        }
    }

    fn lose(position: Position<'_>, at: RowEffects, left: u8) -> Self {
        let RowEffects {
            card,
            effect: index,
            short,
            attack,
        } = at;
        let effect = position.effect_at(at).map_or("", EventEffect::word);
        Self::Lose {
            card: position.row_index(card).map(|_| card),
            index,
            effect: effect.into(),
            left,
            short,
            attack,
        }
    }

    fn action(position: Position<'_>, action: Action) -> Self {
        let pending = position.state.pending;
        let (group, activation) = (pending.group(), pending.activation());
        let closed = activation.is_some() || matches!(pending, Pending::Times(..));
        let demand = position.demand_on(action, group).filter(|_| closed);
        let remaining = activation.and_then(|of| position.remaining(of));
        let mut effects = remaining.into_iter().flat_map(EffectsLeft::effects);
        Self::Action {
            kind: action.kind(),
            target: position.target(action),
            cube: group.cube.and_then(|slot| position.state.activity(slot)),
            group: group.dice.to_vec(),
            strength: demand.map_or(0, |demand| demand.strength(&Tally::of(&group.dice))),
            times: activation.map_or(0, |of| of.times),
            left: activation.map_or(0, |of| of.left),
            now: effects.next(),
            todo: effects.collect(),
        }
    }
}

/// Returns the number of black dice countered, 0 in a turn.
const fn countered(during: Occasion) -> u8 {
    match during {
        Occasion::Go { countered } => countered,
        Occasion::Turn => 0,
    }
}

/// Returns what the view waits for, in a position that is otherwise complete. What is missing or too
/// much shows when the views are compared.
pub(super) fn pack(view: &View, game: &KingsChallenge, state: &State) -> Pending {
    let position = Position::new(game, state);
    let during = |countered| match view.phase {
        Step::GuardReroll | Step::GuardFlip => Occasion::Go { countered },
        _ => Occasion::Turn,
    };
    match &view.pending {
        PendingView::Setup { rolled } => {
            let mut dice = List::new(Face::ONE);
            dice.extend(rolled.iter().copied());
            Pending::SetupRoll(dice)
        }
        PendingView::Settle { .. } => Pending::Settle,
        PendingView::Reveal { .. } => Pending::Reveal,
        &PendingView::Workforce {
            owner,
            colour,
            left,
        } => Pending::Workforce {
            owner,
            colour,
            left,
        },
        &PendingView::Draw { colour: deck } => Pending::Draw { deck },
        &PendingView::Lose {
            card,
            index: effect,
            left,
            short,
            attack,
            ..
        } => Pending::Lose {
            effects: RowEffects {
                card: card.unwrap_or_default(),
                effect,
                short,
                attack,
            },
            left,
        },
        &PendingView::Attack { left } => Pending::BlackRoll { left },
        &PendingView::Guard { total, countered } => Pending::Guard { total, countered },
        &PendingView::Reroll { colour, countered } => Pending::Reroll {
            colour,
            during: during(countered),
        },
        PendingView::Flip {
            left,
            flipped,
            countered,
        } => {
            const BLANK: Die = Die {
                colour: Colour::Red,
                face: Face::ONE,
            };
            let mut dice = List::new(BLANK);
            dice.extend(flipped.iter().copied());
            Pending::Flip {
                left: *left,
                flipped: dice,
                during: during(*countered),
            }
        }
        &PendingView::Royal { first } => Pending::Royal { first },
        PendingView::Action { .. } => pack_action(view, position),
        PendingView::Nothing => match view.phase {
            Step::Over => {
                let outcome = view.outcome.as_ref();
                Pending::Over {
                    human: outcome.map_or(0, |outcome| outcome.human.characters),
                    roy: outcome.map_or(0, |outcome| outcome.roy.characters),
                }
            }
            Step::Turn => Pending::Turn,
            _ => Pending::Character,
        },
    }
}

/// Returns what the view of an action waits for.
fn pack_action(view: &View, position: Position<'_>) -> Pending {
    let PendingView::Action {
        kind,
        target,
        cube,
        group: dice,
        times,
        left,
        now,
        todo,
        ..
    } = &view.pending
    else {
        return Pending::Turn;
    };
    let slot = match target {
        Some(Target::Activity(card)) => card.slot(),
        _ => Slot::default(),
    };
    let action = match (kind, target) {
        (ActionKind::Activate, _) => Action::Activate(slot),
        (ActionKind::Build, _) => Action::Build,
        (ActionKind::Combat, Some(Target::Event(card))) => Action::Combat(*card),
        (ActionKind::Combat, _) => Action::Combat(EventId::MARAUDING),
        (ActionKind::Place, Some(Target::Building(building))) => Action::Place(*building),
        (ActionKind::Place, _) => Action::Place(Building::Palace),
        (ActionKind::Farm, _) => Action::Farm,
    };
    let mut group = Group::new(cube.map(ActivityId::slot));
    group.dice.extend(dice.iter().copied());
    let due = now.iter().chain(todo);
    let place = position.find(slot, |left| left.effects().eq(due.clone().cloned()));
    let activation = Activation {
        slot,
        group,
        times: *times,
        left: *left,
        // A place that no card has.
        place: place.unwrap_or(EffectPlace {
            effect: u8::MAX,
            placed: 0,
        }),
    };
    match view.phase {
        Step::Source => Pending::Origin(slot),
        Step::Cube => Pending::Cube(action),
        Step::Dice => Pending::Dice(action, group),
        Step::Times => Pending::Times(slot, group),
        Step::Choose => Pending::Choose(activation),
        Step::Mark => Pending::Mark(activation),
        _ => Pending::Black(activation),
    }
}

/// An effect in catalogue notation.
impl Data<KingsChallenge> for Effect {
    fn serialize<S: Serializer>(
        &self,
        _: &KingsChallenge,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        cell_value(&self.to_string()).serialize(serializer)
    }

    solo_core::when_schema! {
        fn schema(_: &KingsChallenge) -> Value {
            solo_core::cell_schema()
        }
    }
}

solo_core::when_numbers! {
    use solo_core::{Numbers, FeatureSpecs};

    /// The number of the effect among the different ones of the catalogue, counted from 1, and of
    /// its cubes.
    impl Features<KingsChallenge> for Effect {
        fn width(_: &KingsChallenge) -> usize {
            2
        }

        fn describe(_: &KingsChallenge, specs: &mut FeatureSpecs) {
            specs.add(".place", 0, u16::MAX.into());
            specs.add(".cubes", 0, u8::MAX.into());
        }

        fn write(&self, game: &KingsChallenge, cells: &mut Numbers<'_>) {
            let known = game.catalogue().effects();
            let index = known.iter().position(|effect| effect == self);
            let number = index.map_or(0, |index| index.saturating_add(1));
            cells.put(u16::try_from(number).unwrap_or(u16::MAX));
            cells.put(match self {
                Self::EventCube(cubes) => *cubes,
                _ => 0,
            });
        }
    }
}

impl Shape<KingsChallenge> for Effect {
    fn from_data(
        game: &KingsChallenge,
        data: &Value,
        at: &DataPath<'_>,
        faults: &mut Faults,
    ) -> Option<Self> {
        let mut known = game.catalogue().effects().into_iter();
        let found = known.find(|effect| effect.to_value(game) == *data);
        found.or_else(|| wrong(data, "an effect of the cards", at, faults))
    }
}
