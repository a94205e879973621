//! The field `pending` of a view, whose shape the step decides (KC-16.2).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use solo_core::serde::{Serialize as _, Serializer};
use solo_core::{Data, Face, Faults, Shape, ShapeBy, Spot, Value, differs, wrong};

use super::View;
use crate::catalogue::{ActionKind, Effect, effect_value};
use crate::event::Target;
use crate::game::KingsChallenge;
use crate::ids::{ActivityId, EventId};
use crate::phase::Step;
use crate::play::{Look, lane_of};
use crate::state::{Action, Pending, State};
use crate::terms::{Colour, Die, District, OwnedDie, Slot};

/// Declares what steps remember: a struct for each shape, and all of them as one type.
macro_rules! pending {
    ($($(#[$about:meta])* $variant:ident($name:ident) at $($step:ident)|+ {
        $($(#[$field_about:meta])* $field:ident: $type:ty,)+
    })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Eq, Data)]
            #[data(game = KingsChallenge)]
            pub struct $name {
                $($(#[$field_about])* pub $field: $type,)+
            }
        )+

        /// What a step has to remember.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum PendingView {
            /// Nothing.
            Nothing,
            $($(#[$about])* $variant($name),)+
        }

        impl Data<KingsChallenge> for PendingView {
            fn serialize<S: Serializer>(
                &self,
                game: &KingsChallenge,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                match self {
                    Self::Nothing => serializer.serialize_none(),
                    $(Self::$variant(of) => of.serialize(game, serializer),)+
                }
            }

            solo_core::when_schema! {
                fn schema(game: &KingsChallenge) -> Value {
                    let nothing = solo_core::typed("null", solo_core::Object::default());
                    solo_core::any_of([nothing, $($name::schema(game)),+].into())
                }
            }
        }

        impl ShapeBy<KingsChallenge, Step> for PendingView {
            fn from_data_by(
                step: &Step,
                game: &KingsChallenge,
                data: &Value,
                at: &Spot<'_>,
                faults: &mut Faults,
            ) -> Option<Self> {
                match (step, data) {
                    $(($(Step::$step)|+, _) => {
                        $name::from_data(game, data, at, faults).map(Self::$variant)
                    })+
                    (_, Value::Null) => Some(Self::Nothing),
                    _ => wrong(data, "null", at, faults),
                }
            }

            fn compare(&self, said: &Self, game: &KingsChallenge, at: &Spot<'_>, faults: &mut Faults) {
                match (self, said) {
                    (Self::Nothing, Self::Nothing) => {}
                    $((Self::$variant(is), Self::$variant(said)) => is.compare(said, game, at, faults),)+
                    _ => differs(&self.to_value(game), &said.to_value(game), at, faults),
                }
            }
        }
    };
}

pending! {
    /// The dice of the setup that are rolled.
    Rolled(RolledView) at SetupRoll {
        /// In the order of rolling, at most five.
        rolled: Vec<Face>,
    }
    /// What is still to come, with the next.
    Left(LeftView) at Settle | BlackRoll {
        /// Citizens to settle, or black dice to roll.
        left: u8,
    }
    /// The slot whose card is turned up.
    Slot(SlotView) at Reveal {
        /// The slot.
        slot: Option<Slot>,
    }
    /// Whose citizens roll.
    Workforce(WorkforceView) at Workforce {
        /// The district of their dice.
        owner: District,
        /// The colour of their dice.
        colour: Colour,
        /// Dice still to roll, with the next.
        left: u8,
    }
    /// The deck that is drawn from.
    Colour(ColourView) at Draw {
        /// Its colour.
        colour: Colour,
    }
    /// The effect of an Event card by which the human loses something.
    Losing(LosingView) at Lose {
        /// The card.
        card: Option<EventId>,
        /// The number of the effect, from 0.
        index: u8,
        /// The word of the effect.
        effect: String,
        /// Losses to come, with this one.
        left: u8,
        /// Whether the card was not fulfilled so far.
        short: bool,
        /// Black dice so far.
        attack: u8,
    }
    /// The human's go against the black dice.
    Guard(GuardView) at Guard {
        /// The total begun.
        total: u8,
        /// Black dice countered in this go.
        countered: u8,
    }
    /// The die that is rerolled.
    Reroll(RerollView) at GuardReroll | TurnReroll {
        /// Its colour.
        colour: Colour,
        /// Black dice countered in this go.
        countered: u8,
    }
    /// The use of influence that turns dice.
    Flip(FlipView) at GuardFlip | TurnFlip {
        /// Dice that may still be turned.
        left: u8,
        /// Those turned, with their new faces.
        flipped: Vec<Die>,
        /// Black dice countered in this go.
        countered: u8,
    }
    /// The human's action. KC-14.6: entries that are only a number are explained by it.
    Action(ActionView) at Source | Cube | Dice | Times | Choose | Mark | Black {
        /// Which action.
        kind: ActionKind,
        /// What it is aimed at; `None` for build and farm.
        target: Option<Target>,
        /// The card whose cube is spent.
        cube: Option<ActivityId>,
        /// The dice in the order of choosing.
        group: Vec<OwnedDie>,
        /// The strength of the closed group; 0 before.
        strength: u8,
        /// Activations; 0 before they are chosen.
        times: u8,
        /// Activations not begun.
        left: u8,
        /// The effect being decided.
        now: Option<Effect>,
        /// Effects of this activation that follow.
        todo: Vec<Effect>,
    }
    /// Le Roy's roll.
    First(FirstView) at Royal {
        /// The first die, if it is rolled.
        first: Option<Face>,
    }
}

impl PendingView {
    pub(super) fn of(look: Look<'_>) -> Self {
        let state = look.state;
        match (state.step, state.pending) {
            (step, _) if step.is_action() => Self::Action(ActionView::of(look)),
            (Step::Settle, _) => Self::Left(LeftView {
                left: look.settlers_left(),
            }),
            (Step::Reveal, _) => Self::Slot(SlotView {
                slot: look.revealing(),
            }),
            (_, Pending::None | Pending::Scored { .. }) => Self::Nothing,
            (_, Pending::Setup(dice)) => Self::Rolled(RolledView {
                rolled: dice.into_iter().filter_map(Face::new).collect(),
            }),
            (_, Pending::Workforce { lane, left }) => {
                let (side, building) = lane_of(lane);
                Self::Workforce(WorkforceView {
                    owner: side.district(),
                    colour: building.colour(),
                    left,
                })
            }
            (_, Pending::Draw(colour)) => Self::Colour(ColourView { colour }),
            (
                _,
                Pending::Effects {
                    effect: index,
                    left,
                    short,
                    attack,
                    ..
                },
            ) => {
                let acting = look.acting();
                Self::Losing(LosingView {
                    card: look.acting_card(),
                    index,
                    effect: acting.map_or("", |(_, effect)| effect.word()).to_string(),
                    left,
                    short,
                    attack,
                })
            }
            (_, Pending::Attack { left }) => Self::Left(LeftView { left }),
            (_, Pending::Guard { total, countered }) => Self::Guard(GuardView { total, countered }),
            (_, Pending::Reroll { colour, countered }) => {
                Self::Reroll(RerollView { colour, countered })
            }
            (
                _,
                Pending::Flip {
                    left,
                    countered,
                    flipped,
                },
            ) => Self::Flip(FlipView {
                left,
                flipped: flipped.items().iter().copied().map(Die::nth).collect(),
                countered,
            }),
            (_, Pending::Royal { first }) => Self::First(FirstView { first }),
        }
    }
}

impl ActionView {
    fn of(look: Look<'_>) -> Self {
        let action = &look.state.action;
        let cube = action.cube.checked_sub(1).and_then(Slot::from_index);
        Self {
            kind: action.kind,
            target: look.target(),
            cube: cube.and_then(|slot| look.state.activity(slot)),
            group: look.state.group().collect(),
            strength: action.strength,
            times: action.times,
            left: action.left,
            now: action.now,
            todo: action.todo.items().iter().rev().copied().collect(),
        }
    }

    /// What does not fit differs when it is compared: a target of another kind becomes the first one.
    fn action(&self) -> Action {
        let target = match (self.kind, self.target) {
            (ActionKind::Activate, Some(Target::Activity(card))) => card.slot().index(),
            (ActionKind::Combat, Some(Target::Event(card))) => card.index(),
            (ActionKind::Place, Some(Target::Building(building))) => building.index(),
            _ => 0,
        };
        Action {
            cube: self
                .cube
                .map_or(0, |card| card.slot().index().saturating_add(1)),
            group: self.group.iter().map(|die| die.index()).collect(),
            strength: self.strength,
            times: self.times,
            left: self.left,
            now: self.now,
            todo: self.todo.iter().rev().copied().collect(),
            ..Action::new(self.kind, target)
        }
    }
}

/// Puts what is pending into a position in which everything else lies already.
pub(super) fn pack(view: &View, game: &KingsChallenge, state: &mut State) {
    state.pending = match &view.pending {
        _ if view.phase == Step::Over => {
            let outcome = view.outcome.as_ref();
            Pending::Scored {
                human: outcome.map_or(0, |outcome| outcome.human.characters),
                roy: outcome.map_or(0, |outcome| outcome.roy.characters),
            }
        }
        PendingView::Nothing | PendingView::Slot(_) => Pending::None,
        PendingView::Action(action) => {
            state.action = action.action();
            Pending::None
        }
        PendingView::Rolled(of) => {
            let mut dice = [0; 6];
            for (die, face) in dice.iter_mut().zip(&of.rolled) {
                *die = face.pips();
            }
            Pending::Setup(dice)
        }
        PendingView::Left(_) if view.phase == Step::Settle => Pending::None,
        PendingView::Left(of) => Pending::Attack { left: of.left },
        PendingView::Workforce(of) => Pending::Workforce {
            lane: of
                .owner
                .index()
                .saturating_mul(3)
                .saturating_add(of.colour.index()),
            left: of.left,
        },
        PendingView::Colour(of) => Pending::Draw(of.colour),
        PendingView::Losing(of) => {
            let place = |card| Look::new(game, state).row_place(card);
            Pending::Effects {
                row: of.card.and_then(place).unwrap_or(u8::MAX),
                effect: of.index,
                left: of.left,
                short: of.short,
                attack: of.attack,
            }
        }
        PendingView::Guard(of) => Pending::Guard {
            total: of.total,
            countered: of.countered,
        },
        PendingView::Reroll(of) => Pending::Reroll {
            colour: of.colour,
            countered: of.countered,
        },
        PendingView::Flip(of) => Pending::Flip {
            left: of.left,
            countered: of.countered,
            flipped: of.flipped.iter().map(|die| die.index()).collect(),
        },
        PendingView::First(of) => Pending::Royal { first: of.first },
    };
}

/// An effect as the catalogue writes it.
impl Data<KingsChallenge> for Effect {
    fn serialize<S: Serializer>(
        &self,
        game: &KingsChallenge,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        effect_value(game.catalogue(), *self).serialize(serializer)
    }

    solo_core::when_schema! {
        fn schema(_: &KingsChallenge) -> Value {
            solo_core::typed("array", solo_core::Object::default())
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
        let catalogue = game.catalogue();
        // The cubes of an effect are put down one by one.
        let cubes = (1..=9).map(Self::EventCube);
        let mut known = catalogue.effects.iter().copied().chain(cubes);
        let found = known.find(|effect| effect.to_value(game) == *data);
        found.or_else(|| wrong(data, "an effect of the cards", at, faults))
    }
}
