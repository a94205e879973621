//! What happened, for a log or an animation (KC-16.4).

mod nouns;
mod pushed;

use crate::catalogue::{ActionKind, EventEffect};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour, Die, Side, Slot, Space, StoneSpace};

pub use nouns::{Reason, Roller, RoyalResult, ScoreItem};
pub use pushed::{Push, Pushed};

/// Something that was lost to an Event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// Deniers.
    Deniers,
    /// Influence.
    Influence,
    /// A cube of this Activity card.
    Cube(ActivityId),
    /// A cube of this Event card.
    Banner(EventId),
    /// This stone.
    Stone(StoneSpace),
}

/// The card behind something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// An Activity card.
    Activity(ActivityId),
    /// An Event card.
    Event(EventId),
    /// A Character card.
    Character(CharacterId),
}

/// Where a new tradesman came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The supply.
    Supply,
    /// A space of a building.
    Building(Building, Space),
    /// Another Activity card.
    Card(ActivityId),
}

/// What an action is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Nothing: build and farm.
    None,
    /// An Activity card.
    Activity(ActivityId),
    /// An Event card.
    Event(EventId),
    /// A building.
    Building(Building),
}

/// Dice of one or both districts, in order; at most 18.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiceList {
    dice: [u8; 18],
    len: u8,
}

impl DiceList {
    /// Adds a die; what does not fit is left out.
    pub(crate) fn push(&mut self, side: Side, die: Die) {
        let code = die
            .index()
            .wrapping_add(side.index().wrapping_mul(Die::KINDS));
        if let Some(place) = self.dice.get_mut(usize::from(self.len)) {
            *place = code;
            self.len = self.len.saturating_add(1);
        }
    }

    /// The dice with the district they came from.
    pub fn iter(&self) -> impl Iterator<Item = (Side, Die)> + '_ {
        self.dice
            .iter()
            .take(usize::from(self.len))
            .map(|&code| coded(code))
    }
}

/// Side and die of a number: own dice 0 to 17, le Roy's 18 to 35.
#[inline]
pub(crate) fn coded(code: u8) -> (Side, Die) {
    match code.checked_sub(Die::KINDS) {
        None => (Side::Human, Die::nth(code)),
        Some(code) => (Side::Roy, Die::nth(code)),
    }
}

/// Something that happened. Amounts are changes: negative for losses.
///
/// ```
/// use kings_challenge::{Event, KingsChallenge};
/// let game = KingsChallenge::default();
/// let mut events = Vec::new();
/// game.apply_with_events(&game.start(), game.parse_chance("character c3")?, &mut events)?;
/// assert!(matches!(events[0], Event::CharacterStacked { place: 1, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A Character card was put under the stack.
    CharacterStacked {
        /// The card.
        card: CharacterId,
        /// Its place in the stack, 1 (the top) to 6.
        place: u8,
    },
    /// A die was rolled.
    DieRolled {
        /// Whose die, or what for.
        owner: Roller,
        /// Its colour; `None` for a black die.
        colour: Option<Colour>,
        /// The face it shows, 1 to 6.
        face: u8,
    },
    /// A citizen settled during setup.
    Settled {
        /// Whose citizen.
        who: Side,
        /// The building.
        building: Building,
        /// The space, 1 to 6, free until now.
        space: u8,
    },
    /// A round began.
    RoundStarted {
        /// Its number, counted from 1.
        round: u8,
        /// Its start player (KC-3.2).
        start: Side,
    },
    /// An Activity card was turned up.
    ActivityRevealed {
        /// The slot where it lies.
        slot: Slot,
        /// The card.
        card: ActivityId,
    },
    /// The human got his income.
    Income {
        /// How much.
        deniers: i32,
    },
    /// Salaries were paid.
    Salaries {
        /// The deniers that the human owes (KC-3.5).
        due: i32,
        /// The deniers that he paid; less than `due` costs VP (KC-3.6).
        paid: i32,
    },
    /// An Event card came into the row, at its right end.
    EventEntered {
        /// The card.
        card: EventId,
    },
    /// An effect of an Event card begins.
    EventEffect {
        /// The card.
        card: EventId,
        /// The effect as printed, however much of it can be done.
        effect: EventEffect,
    },
    /// The human lost something to an Event card.
    Lost {
        /// The card that takes it.
        card: EventId,
        /// What he lost.
        loss: Loss,
        /// How much the effect asks for; 1 for a cube and for a stone, which are told one by one.
        due: i32,
        /// How much he lost, maybe nothing; less than `due` costs VP (KC-4.14).
        amount: i32,
    },
    /// VP changed.
    Vp {
        /// Whose VP.
        who: Side,
        /// The change, never 0; a loss stops at 0 VP (KC-1.8).
        amount: i32,
        /// Why.
        reason: Reason,
        /// The card behind it, if there is one.
        card: Option<Card>,
    },
    /// The human's deniers changed.
    Deniers {
        /// The change, never 0.
        amount: i32,
        /// Why.
        reason: Reason,
        /// The card behind it, if there is one.
        card: Option<Card>,
    },
    /// The human's influence changed.
    Influence {
        /// The change, never 0; a gain stops at the bound (KC-1.7).
        amount: i32,
        /// Why.
        reason: Reason,
        /// The card behind it, if there is one.
        card: Option<Card>,
    },
    /// A citizen entered a building and pushed the others along (KC-9.2).
    Entered {
        /// Whose citizen.
        who: Side,
        /// The building.
        building: Building,
        /// The space he took, 1 to 6.
        space: u8,
        /// Everybody who had to move, in the order of pushing.
        pushed: Pushed,
    },
    /// A citizen of the human was laid down by an Event card.
    LaidDown {
        /// The card.
        card: EventId,
        /// The building.
        building: Building,
        /// The space he leaves.
        space: Space,
    },
    /// Lying citizens went back to the supply of their side (KC-13.1).
    Returned {
        /// Whose citizens.
        who: Side,
        /// How many, at least 1.
        count: u8,
    },
    /// A citizen of le Roy filled a vacated space (KC-9.7).
    Filled {
        /// The building.
        building: Building,
        /// The space.
        space: Space,
    },
    /// The attack begins.
    Attack {
        /// How many black dice will be rolled, 0 to 6 (KC-4.7).
        dice: u8,
    },
    /// Dice were discarded against a black die.
    Guarded {
        /// Whose dice.
        who: Side,
        /// The face of the black die, 1 to 6.
        black: u8,
        /// The dice: one at a time for the human (KC-5.5), all at once for le Roy.
        dice: DiceList,
    },
    /// The human surrendered to a black die.
    Surrendered {
        /// The face of the black die, 1 to 6.
        black: u8,
    },
    /// An own die is rerolled.
    Rerolled {
        /// The die with its old face.
        die: Die,
    },
    /// An own die was turned.
    Flipped {
        /// The die with its old face.
        die: Die,
        /// The new face: 7 minus the old one.
        to: u8,
    },
    /// Citizens came from the stock to the supply.
    Recruited {
        /// How many, at least 1.
        count: u8,
    },
    /// An action of the human begins.
    Action {
        /// Which action.
        kind: ActionKind,
        /// What it is aimed at.
        target: Target,
    },
    /// A tradesman was placed.
    Hired {
        /// Whose tradesman.
        who: Side,
        /// The Activity card.
        card: ActivityId,
        /// The space of the card, counted from 1.
        space: u8,
        /// The deniers paid; 0 for le Roy.
        price: u8,
        /// Where he came from; for le Roy always the supply.
        from: Origin,
    },
    /// A cube of an Activity card was spent.
    CubeUsed {
        /// The card.
        card: ActivityId,
    },
    /// The group is closed, paid and discarded.
    Group {
        /// The dice in the order of choosing, 1 to 3.
        dice: DiceList,
        /// The deniers paid for those of le Roy.
        paid: i32,
    },
    /// An Activity card was activated.
    Activated {
        /// The card.
        card: ActivityId,
        /// How often, 1 to 99.
        times: u8,
    },
    /// Cubes were put on an Event card.
    EventCubes {
        /// Whose cubes.
        who: Side,
        /// The card.
        card: EventId,
        /// How many, at least 1.
        count: u8,
    },
    /// Every banner of an Event card is covered (KC-10.6).
    EventCountered {
        /// The card.
        card: EventId,
        /// Who takes it; `None` for Marauding, which stays (KC-10.7).
        to: Option<Side>,
    },
    /// A stone was placed in the cathedral.
    Stone {
        /// Whose stone.
        who: Side,
        /// Its space.
        at: StoneSpace,
    },
    /// The human passed.
    Passed,
    /// Deniers went into the pot.
    Pot {
        /// How many.
        amount: i32,
    },
    /// Le Roy rolled for his action.
    RoyalRoll {
        /// The sum of the two dice, 2 to 12.
        total: u8,
        /// The action that it names.
        result: RoyalResult,
    },
    /// Le Roy bought a die of the human's.
    RoyalBought {
        /// The die.
        die: Die,
        /// The deniers that the human gets from the bank.
        price: u8,
    },
    /// Le Roy spent dice.
    RoyalSpent {
        /// The dice, best first; fewer than the price, even none, if he has no more (KC-12.4).
        dice: DiceList,
    },
    /// Le Roy's action had no effect.
    RoyalNothing {
        /// Why.
        reason: Reason,
    },
    /// A Character card was scored, by result 8 or at the end of the game.
    CharacterScored {
        /// The card.
        card: CharacterId,
        /// The VP it gives the human.
        human: i32,
        /// The VP it gives le Roy.
        roy: i32,
    },
    /// A round ended.
    RoundEnded {
        /// Its number, counted from 1.
        round: u8,
    },
    /// An item of the end scoring.
    Scored {
        /// Whose VP.
        who: Side,
        /// The item.
        item: ScoreItem,
        /// The VP; 0 or negative for the levels.
        vp: i32,
    },
    /// The game is over.
    GameOver {
        /// The human's total minus le Roy's (KC-13.7).
        difference: i32,
        /// The band of the verdict, 1 (worst) to 6 (KC-13.8).
        band: u8,
    },
}
