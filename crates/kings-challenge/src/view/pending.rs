//! The field `pending` of a view, whose shape depends on the step (KC-16.2).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::iter;

use solo_core::serde::{Serialize as _, Serializer};
use solo_core::{Data, Face, Faults, Features, Shape, Spot, Value, cell_value, wrong};

use super::View;
use crate::catalogue::{ActionKind, Effect};
use crate::event::Target;
use crate::game::KingsChallenge;
use crate::ids::{ActivityId, EventId};
use crate::phase::Step;
use crate::play::{Look, Remaining};
use crate::state::{Action, Now, Pending, State};
use crate::terms::{Colour, Die, District, OwnedDie, Slot};

/// Memory of a step.
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
    pub(super) fn of(look: Look<'_>) -> Self {
        match (look.state.step, look.state.pending) {
            (step, _) if step.is_action() => Self::action(look),
            (Step::Settle, _) => Self::Settle {
                left: look.settlers_left(),
            },
            (Step::Reveal, _) => Self::Reveal {
                slot: look.revealing(),
            },
            (_, pending) => Self::remembered(look, pending),
        }
    }

    fn action(look: Look<'_>) -> Self {
        let action = &look.state.action;
        let mut effects = look.remaining().into_iter().flat_map(Remaining::effects);
        Self::Action {
            kind: action.kind,
            target: look.target(),
            cube: action.cube.and_then(|slot| look.state.activity(slot)),
            group: look.state.group().collect(),
            strength: action.strength,
            times: action.times,
            left: action.left,
            now: effects.next(),
            todo: effects.collect(),
        }
    }

    fn remembered(look: Look<'_>, pending: Pending) -> Self {
        match pending {
            Pending::None | Pending::Scored { .. } => Self::Nothing,
            Pending::Setup(dice) => Self::Setup {
                rolled: dice.into_iter().filter_map(Face::new).collect(),
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
            Pending::Draw { colour } => Self::Draw { colour },
            Pending::Effects {
                effect: index,
                left,
                short,
                attack,
                ..
            } => Self::Lose {
                card: look.acting_card(),
                index,
                effect: look.acting().map_or("", |(_, of)| of.word()).into(),
                left,
                short,
                attack,
            },
            Pending::Attack { left } => Self::Attack { left },
            Pending::Guard { total, countered } => Self::Guard { total, countered },
            Pending::Reroll { colour, countered } => Self::Reroll { colour, countered },
            Pending::Flip {
                left,
                countered,
                flipped,
            } => Self::Flip {
                left,
                flipped: flipped.items().iter().copied().map(Die::nth).collect(),
                countered,
            },
            Pending::Royal { first } => Self::Royal { first },
        }
    }
}

/// Packs what is pending into a position that is otherwise complete.
pub(super) fn pack(view: &View, game: &KingsChallenge, state: &mut State) {
    state.pending = match &view.pending {
        _ if view.phase == Step::Over => {
            let outcome = view.outcome.as_ref();
            Pending::Scored {
                human: outcome.map_or(0, |outcome| outcome.human.characters),
                roy: outcome.map_or(0, |outcome| outcome.roy.characters),
            }
        }
        PendingView::Nothing | PendingView::Settle { .. } | PendingView::Reveal { .. } => {
            Pending::None
        }
        PendingView::Action {
            kind,
            target,
            cube,
            group,
            strength,
            times,
            left,
            now,
            todo,
        } => {
            state.action = Action {
                cube: cube.map(ActivityId::slot),
                group: group.iter().map(|die| die.index()).collect(),
                strength: *strength,
                times: *times,
                left: *left,
                ..Action::new(*kind, aim(*kind, *target))
            };
            if let Some(now) = now {
                let due = iter::once(now).chain(todo);
                let found =
                    Look::new(game, state).place(|left| left.effects().eq(due.clone().cloned()));
                // A place that no card has.
                let unknown = Now {
                    effect: u8::MAX,
                    placed: 0,
                };
                state.action.now = Some(found.unwrap_or(unknown));
            }
            Pending::None
        }
        PendingView::Setup { rolled } => {
            let mut dice = [0; 6];
            for (die, face) in dice.iter_mut().zip(rolled) {
                *die = face.pips();
            }
            Pending::Setup(dice)
        }
        &PendingView::Workforce {
            owner,
            colour,
            left,
        } => Pending::Workforce {
            owner,
            colour,
            left,
        },
        &PendingView::Draw { colour } => Pending::Draw { colour },
        &PendingView::Lose {
            card,
            index: effect,
            left,
            short,
            attack,
            ..
        } => {
            let row = card.and_then(|card| Look::new(game, state).row_place(card));
            // A missing card shows as a difference when the views are compared.
            Pending::Effects {
                row: row.unwrap_or(u8::MAX),
                effect,
                left,
                short,
                attack,
            }
        }
        &PendingView::Attack { left } => Pending::Attack { left },
        &PendingView::Guard { total, countered } => Pending::Guard { total, countered },
        &PendingView::Reroll { colour, countered } => Pending::Reroll { colour, countered },
        PendingView::Flip {
            left,
            flipped,
            countered,
        } => Pending::Flip {
            left: *left,
            countered: *countered,
            flipped: flipped.iter().map(|die| die.index()).collect(),
        },
        &PendingView::Royal { first } => Pending::Royal { first },
    };
}

/// Returns the number of a target. One of another kind becomes the first, and shows in the
/// comparison.
fn aim(kind: ActionKind, target: Option<Target>) -> u8 {
    match (kind, target) {
        (ActionKind::Activate, Some(Target::Activity(card))) => card.slot().index(),
        (ActionKind::Combat, Some(Target::Event(card))) => card.index(),
        (ActionKind::Place, Some(Target::Building(building))) => building.index(),
        _ => 0,
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
            solo_core::typed("array", solo_core::Object::default())
        }
    }
}

solo_core::when_learn! {
    use solo_core::{Numbers, Places};

    /// The number of the effect among the different ones of the catalogue, counted from 1, and of
    /// its cubes.
    impl Features<KingsChallenge> for Effect {
        fn width(_: &KingsChallenge) -> usize {
            2
        }

        fn describe(_: &KingsChallenge, places: &mut Places) {
            places.add(".place", 0, u16::MAX.into());
            places.add(".cubes", 0, u8::MAX.into());
        }

        fn write(&self, game: &KingsChallenge, cells: &mut Numbers<'_>) {
            let known = game.catalogue().effects();
            let place = known.iter().position(|effect| effect == self);
            let place = place.map_or(0, |place| place.saturating_add(1));
            cells.put(u16::try_from(place).unwrap_or(u16::MAX));
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
        at: &Spot<'_>,
        faults: &mut Faults,
    ) -> Option<Self> {
        let mut known = game.catalogue().effects().into_iter();
        let found = known.find(|effect| effect.to_value(game) == *data);
        found.or_else(|| wrong(data, "an effect of the cards", at, faults))
    }
}
