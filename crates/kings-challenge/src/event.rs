//! What happened, for a log or an animation.

use crate::catalogue::{ActionKind, EventEffect};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour, Die, Side, Slot, Space, StoneSpace, nouns};

nouns! {
    /// Whose die was rolled.
    Roller, "a roller" {
        /// A coloured die of the human.
        Own = 0, "own";
        /// A coloured die of le Roy.
        Roy = 1, "roy";
        /// A die of the setup.
        Setup = 2, "setup";
        /// A black die of an attack or of an effect.
        Black = 3, "black";
        /// A black die for le Roy's action.
        Royal = 4, "royal";
    }
}

nouns! {
    /// Why VP, deniers or influence changed, or why le Roy did nothing.
    Reason, "a reason" {
        /// Salaries not paid in full.
        Salaries = 0, "salaries";
        /// An effect of an Event card.
        EventEffect = 1, "event_effect";
        /// An Event card that was not fulfilled.
        Unfulfilled = 2, "unfulfilled";
        /// A black die countered.
        Countered = 3, "countered";
        /// A surrender.
        Surrender = 4, "surrender";
        /// A reroll.
        Reroll = 5, "reroll";
        /// A citizen recruited.
        Recruit = 6, "recruit";
        /// Dice turned.
        Flip = 7, "flip";
        /// A tradesman hired.
        Hire = 8, "hire";
        /// Dice bought from le Roy.
        Purchase = 9, "purchase";
        /// Costs of activations.
        Costs = 10, "costs";
        /// An Activity card.
        Activity = 11, "activity";
        /// A stone in the cathedral.
        Stone = 12, "stone";
        /// Cubes put on an Event card.
        EventCube = 13, "event_cube";
        /// An Event card settled.
        Reward = 14, "reward";
        /// Agriculture.
        Farm = 15, "farm";
        /// The pot.
        Pot = 16, "pot";
        /// A die sold to le Roy.
        Sale = 17, "sale";
        /// Le Roy's roll.
        Roll = 18, "roll";
        /// No space is left in the cathedral.
        CathedralFull = 19, "cathedral_full";
        /// A Character card.
        Character = 20, "character";
        /// No Character card is left.
        NoCharacter = 21, "no_character";
        /// No citizen could usefully enter.
        NoEntry = 22, "no_entry";
        /// No Event card is a target.
        NoTarget = 23, "no_target";
        /// No tradesman can be placed.
        NoTradesman = 24, "no_tradesman";
    }
}

nouns! {
    /// Le Roy's actions (chapter 12).
    RoyalResult, "a result" {
        /// Results 2 and 12.
        Vp3 = 0, "vp3";
        /// Results 3 and 11.
        Vp2 = 1, "vp2";
        /// Results 4 and 10.
        Worker = 2, "worker";
        /// Results 5 and 9.
        Event = 3, "event";
        /// Result 6.
        Tradesman = 4, "tradesman";
        /// Result 7.
        Cathedral = 5, "cathedral";
        /// Result 8.
        Character = 6, "character";
    }
}

nouns! {
    /// The items of the end scoring, in their order (KC-13.3).
    ScoreItem, "an item" {
        /// Event cards with own cubes.
        Events = 0, "events";
        /// Spaces of tradesmen.
        Tradesmen = 1, "tradesmen";
        /// Empty cathedral levels.
        Levels = 2, "levels";
        /// Character cards.
        Characters = 3, "characters";
    }
}

/// Something that was lost to an Event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// So many deniers.
    Deniers(i32),
    /// So much influence.
    Influence(i32),
    /// A cube of this Activity card.
    Cube(ActivityId),
    /// A cube of this Event card.
    Banner(EventId),
    /// This stone.
    Stone(StoneSpace),
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
/// let (_, events) = game.apply_with_events(&game.start(), "character c3".parse::<kings_challenge::Chance>()?)?;
/// assert!(matches!(events[0], Event::CharacterStacked { place: 1, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are those of the rulebook's table")]
pub enum Event {
    /// A Character card was put under the stack; 1 is the top.
    CharacterStacked { card: CharacterId, place: u8 },
    /// A die was rolled.
    DieRolled {
        owner: Roller,
        colour: Option<Colour>,
        face: u8,
    },
    /// A citizen settled during setup.
    Settled {
        who: Side,
        building: Building,
        space: u8,
    },
    /// A round began.
    RoundStarted { round: u8, start: Side },
    /// An Activity card was turned up.
    ActivityRevealed { slot: Slot, card: ActivityId },
    /// The human got his income.
    Income { deniers: i32 },
    /// Salaries were paid.
    Salaries { due: i32, paid: i32 },
    /// An Event card came into the row.
    EventEntered { card: EventId },
    /// An effect of an Event card begins.
    EventEffect { card: EventId, effect: EventEffect },
    /// The human lost something to an Event card.
    Lost { card: EventId, loss: Loss },
    /// VP changed.
    Vp {
        who: Side,
        amount: i32,
        reason: Reason,
    },
    /// The human's deniers changed.
    Deniers { amount: i32, reason: Reason },
    /// The human's influence changed.
    Influence { amount: i32, reason: Reason },
    /// A citizen entered a building; the one who lies down belongs to `evicted`.
    Entered {
        who: Side,
        building: Building,
        space: u8,
        evicted: Option<Side>,
    },
    /// A citizen of the human was laid down.
    LaidDown { building: Building, space: Space },
    /// A citizen of le Roy filled a vacated space.
    Filled { building: Building, space: Space },
    /// The attack begins with so many black dice.
    Attack { dice: u8 },
    /// Dice were discarded against a black die.
    Guarded {
        who: Side,
        black: u8,
        dice: DiceList,
    },
    /// The human surrendered to a black die.
    Surrendered { black: u8 },
    /// An own die is rerolled; this was its face.
    Rerolled { die: Die },
    /// An own die was turned.
    Flipped { die: Die, to: u8 },
    /// Citizens came from the stock.
    Recruited { count: u8 },
    /// An action begins.
    Action { kind: ActionKind, target: Target },
    /// A tradesman was placed; `from` is `None` for le Roy, who takes his from the supply.
    Hired {
        who: Side,
        card: ActivityId,
        space: u8,
        price: u8,
        from: Origin,
    },
    /// A cube of an Activity card was spent.
    CubeUsed { card: ActivityId },
    /// The group is closed and paid.
    Group { dice: DiceList, paid: i32 },
    /// An Activity card was activated so many times.
    Activated { card: ActivityId, times: u8 },
    /// Cubes were put on an Event card.
    EventCubes { who: Side, card: EventId, count: u8 },
    /// An Event card was countered; nobody takes Marauding.
    EventCountered { card: EventId, to: Option<Side> },
    /// A stone was placed.
    Stone { who: Side, at: StoneSpace },
    /// The human passed.
    Passed,
    /// Deniers went into the pot.
    Pot { amount: i32 },
    /// Le Roy rolled.
    RoyalRoll { total: u8, result: RoyalResult },
    /// Le Roy bought a die of the human's.
    RoyalBought { die: Die, price: u8 },
    /// Le Roy spent dice.
    RoyalSpent { dice: DiceList },
    /// Le Roy's action had no effect.
    RoyalNothing { reason: Reason },
    /// A Character card was scored: VP of both sides.
    CharacterScored {
        card: CharacterId,
        human: i32,
        roy: i32,
    },
    /// A round ended.
    RoundEnded { round: u8 },
    /// An item of the end scoring.
    Scored { who: Side, item: ScoreItem, vp: i32 },
    /// The game is over.
    GameOver { difference: i32, band: u8 },
}
