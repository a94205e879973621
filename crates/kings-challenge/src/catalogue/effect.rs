//! The vocabulary of the effects of cards.

use core::slice;

use solo_core::Shared;

use crate::terms::{Building, Colour, indexed};

solo_core::word_enum! {
    /// Resources that an effect can give or take per counted item.
    ///
    /// ```
    /// use kings_challenge::Resource;
    /// assert_eq!(Resource::Vp.word(), "vp");
    /// ```
    pub enum Resource in kings_challenge {
        /// Money.
        Deniers = "deniers",
        /// Influence.
        Influence = "influence",
        /// Victory points.
        Vp = "vp",
    }
}

solo_core::word_enum! {
    /// Quantities that can be counted for a side (KC-11.3).
    ///
    /// ```
    /// use kings_challenge::Count;
    /// assert_eq!("citizens_hall".parse(), Ok(Count::CitizensHall));
    /// ```
    pub enum Count in kings_challenge {
        /// Own citizens standing in the palace.
        CitizensPalace = "citizens_palace" as "citizens in the palace",
        /// Own citizens standing in the City Hall.
        CitizensHall = "citizens_hall" as "citizens in the City Hall",
        /// Own citizens standing in the bishopric.
        CitizensBishopric = "citizens_bishopric" as "citizens in the bishopric",
        /// Own citizens standing anywhere.
        Citizens = "citizens" as "citizens in buildings",
        /// Buildings with an own standing citizen.
        Buildings = "buildings" as "buildings with citizens",
        /// Own stones in the cathedral.
        Stones = "stones",
        /// Cathedral levels with an own stone.
        Levels = "levels" as "cathedral levels with stones",
        /// Event cards in the row with an own cube, Marauding included.
        Events = "events" as "Event cards with cubes",
        /// Own tradesmen.
        Tradesmen = "tradesmen",
        /// Citizens in the own supply.
        Supply = "supply" as "citizens in the supply",
        /// Event cards taken.
        Won = "won" as "Event cards taken",
        /// Red dice in the own district.
        DiceRed = "dice_red" as "red dice",
        /// Yellow dice in the own district.
        DiceYellow = "dice_yellow" as "yellow dice",
        /// White dice in the own district.
        DiceWhite = "dice_white" as "white dice",
        /// Dice in the own district.
        Dice = "dice",
        /// Deniers (for Characters only).
        Deniers = "deniers",
        /// Influence (for Characters only).
        Influence = "influence",
    }
}

solo_core::word_enum! {
    /// The kinds of action that use a group of dice (KC-8.4).
    ///
    /// ```
    /// use kings_challenge::ActionKind;
    /// assert_eq!(ActionKind::Farm.to_string(), "farm");
    /// ```
    pub enum ActionKind in kings_challenge {
        /// Use an Activity card (KC-10.1).
        Activate = "activate",
        /// Place stones in the cathedral (KC-10.2).
        Build = "build",
        /// Put cubes on an Event card (KC-10.5).
        Combat = "combat",
        /// Place citizens in a building (KC-10.8).
        Place = "place",
        /// Agriculture (KC-10.9).
        Farm = "farm",
    }
}
indexed!(ActionKind);

solo_core::word_enum! {
    /// Rule by which the colours of a group may be mixed (KC-8.3).
    ///
    /// ```
    /// use kings_challenge::Mix;
    /// assert_eq!("each_once".parse(), Ok(Mix::EachOnce));
    /// ```
    pub enum Mix in kings_challenge {
        /// All dice of one of the colours.
        Single = "single",
        /// At most one die of each of the colours.
        EachOnce = "each_once",
        /// Any dice of the colours.
        Any = "any",
        /// Dice of the colours, each colour at least once.
        All = "all",
    }
}

/// An amount for every full number of counted items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Per {
    /// The resource gained or lost.
    pub resource: Resource,
    /// The amount each time.
    pub amount: u8,
    /// The counted quantity.
    pub count: Count,
    /// Number of counted items needed each time; at least 1.
    pub every: u8,
}

/// One entry of an immediate card (KC-11.1, KC-11.2), printed as in a table.
///
/// ```
/// use kings_challenge::Effect;
/// use solo_core::Shared;
/// let roll = Effect::Roll { least: 3, then: Shared::Static(&[Effect::EventCube(1)]) };
/// assert_eq!(roll.to_string(), "roll 3 ((event_cube 1))");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Cost of an activation: deniers.
    PayDeniers(u8),
    /// Cost of an activation: influence.
    PayInfluence(u8),
    /// Gain deniers.
    Deniers(u8),
    /// Gain influence.
    Influence(u8),
    /// Gain VP.
    Vp(u8),
    /// Move up to this many citizens from the stock to the supply.
    Recruit(u8),
    /// Gain for a counted quantity.
    Per(Per),
    /// Put an own cube on an Event card of the row, this many times.
    EventCube(u8),
    /// Choose one of the lists, 2 to 4.
    Choose(Shared<[Shared<[Self]>]>),
    /// Roll a black die; on `least` or more the list is carried out.
    Roll {
        /// The lowest face that succeeds.
        least: u8,
        /// The list carried out on success.
        then: Shared<[Self]>,
    },
}

impl Effect {
    /// Returns the word of the catalogue format.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::PayDeniers(_) => "pay_deniers",
            Self::PayInfluence(_) => "pay_influence",
            Self::Deniers(_) => "deniers",
            Self::Influence(_) => "influence",
            Self::Vp(_) => "vp",
            Self::Recruit(_) => "recruit",
            Self::Per(_) => "per",
            Self::EventCube(_) => "event_cube",
            Self::Choose(_) => "choose",
            Self::Roll { .. } => "roll",
        }
    }

    /// Returns the lists inside: those to choose from, or the one after a roll.
    pub fn lists(&self) -> &[Shared<[Self]>] {
        match self {
            Self::Choose(lists) => lists,
            Self::Roll { then, .. } => slice::from_ref(then),
            _ => &[],
        }
    }

    /// Returns how many decisions or dice the effect asks for, without those of its lists (KC-11.2).
    pub(crate) fn decisions(&self) -> u8 {
        match self {
            Self::EventCube(cubes) => *cubes,
            Self::Choose(_) | Self::Roll { .. } => 1,
            _ => 0,
        }
    }

    /// Returns whether it is a cost (KC-11.1).
    pub const fn is_cost(&self) -> bool {
        matches!(self, Self::PayDeniers(_) | Self::PayInfluence(_))
    }
}

/// The effect of a card whose cubes are kept and spent later (KC-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deferred {
    /// All dice of the colour; the sum is raised.
    AddSum(Colour, u8),
    /// A die of the colour is needed; each die of it is raised.
    AddEach(Colour, u8),
    /// Every die counts as this number.
    SetEach(u8),
    /// Dice of the first colour count as dice of the second.
    Recolour(Colour, Colour),
    /// One die of the first colour counts as the second, this many times.
    Multiply(Colour, Colour, u8),
    /// Up to this many of le Roy's dice of the colour cost nothing.
    Free(Colour, u8),
    /// All dice count as the colour, whichever is required.
    Wild(Colour),
}

impl Deferred {
    /// Returns the word of the catalogue format.
    pub const fn word(self) -> &'static str {
        match self {
            Self::AddSum(..) => "add_sum",
            Self::AddEach(..) => "add_each",
            Self::SetEach(_) => "set_each",
            Self::Recolour(..) => "recolour",
            Self::Multiply(..) => "multiply",
            Self::Free(..) => "free",
            Self::Wild(_) => "wild",
        }
    }

    /// Returns whether the vocabulary lets the effect serve this kind of action (KC-11.6).
    pub const fn may_serve(self, kind: ActionKind) -> bool {
        match self {
            Self::AddSum(..) | Self::AddEach(..) | Self::SetEach(_) => {
                !matches!(kind, ActionKind::Place | ActionKind::Build)
            }
            Self::Multiply(..) => !matches!(kind, ActionKind::Build),
            Self::Wild(_) => matches!(kind, ActionKind::Combat),
            Self::Recolour(..) | Self::Free(..) => true,
        }
    }
}

/// One effect of an Event card (chapter 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventEffect {
    /// More black dice (KC-4.7).
    BlackDice(u8),
    /// The human loses deniers (KC-4.8).
    LoseDeniers(u8),
    /// The human loses influence (KC-4.8).
    LoseInfluence(u8),
    /// The human loses cubes on Activity cards (KC-4.9).
    LoseActivityCube(u8),
    /// The human loses cubes on Event cards (KC-4.9).
    LoseEventCube(u8),
    /// The human loses stones (KC-4.9).
    LoseStone(u8),
    /// Citizens of the human are laid down (KC-4.10).
    LayDown(Building, u8),
    /// Citizens of le Roy enter a building (KC-4.11).
    RoyCitizen(Building, u8),
    /// Le Roy places stones (KC-4.12).
    RoyStone(u8),
    /// The human loses for a counted quantity (KC-4.13).
    LosePer(Per),
}

impl EventEffect {
    /// Returns how often the human chooses what he loses by an effect; `None` if he does not choose
    /// (KC-4.9, KC-4.10).
    pub(crate) const fn chosen_loss(self) -> Option<u8> {
        match self {
            Self::LoseActivityCube(n)
            | Self::LoseEventCube(n)
            | Self::LoseStone(n)
            | Self::LayDown(_, n) => Some(n),
            Self::BlackDice(_)
            | Self::LoseDeniers(_)
            | Self::LoseInfluence(_)
            | Self::RoyCitizen(..)
            | Self::RoyStone(_)
            | Self::LosePer(_) => None,
        }
    }

    /// Returns the word of the catalogue format.
    pub const fn word(self) -> &'static str {
        match self {
            Self::BlackDice(_) => "black_dice",
            Self::LoseDeniers(_) => "lose_deniers",
            Self::LoseInfluence(_) => "lose_influence",
            Self::LoseActivityCube(_) => "lose_activity_cube",
            Self::LoseEventCube(_) => "lose_event_cube",
            Self::LoseStone(_) => "lose_stone",
            Self::LayDown(..) => "lay_down",
            Self::RoyCitizen(..) => "roy_citizen",
            Self::RoyStone(_) => "roy_stone",
            Self::LosePer(_) => "lose_per",
        }
    }
}
