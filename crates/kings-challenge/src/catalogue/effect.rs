//! The vocabulary of the effects of cards.

use crate::terms::{Building, Colour, nouns};

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

nouns! {
    /// The kinds of action that use a group of dice (KC-8.4).
    ///
    /// ```
    /// use kings_challenge::ActionKind;
    /// assert_eq!(ActionKind::Farm.to_string(), "farm");
    /// ```
    ActionKind {
        /// Use an Activity card (KC-10.1).
        Activate = 0, "activate";
        /// Place stones in the cathedral (KC-10.2).
        Build = 1, "build";
        /// Put cubes on an Event card (KC-10.5).
        Combat = 2, "combat";
        /// Place citizens in a building (KC-10.8).
        Place = 3, "place";
        /// Agriculture (KC-10.9).
        Farm = 4, "farm";
    }
}

impl ActionKind {
    /// Returns the bit of this kind in `use_for`.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
    }
}

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

/// A list of effects of a catalogue, or what is left of one. Lists of equal effects are equal values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EffectList(
    /// The number of the first link, counted from 1; 0 for the empty list.
    pub(crate) u16,
);

impl EffectList {
    /// Effects that are not those of a card.
    #[cfg(feature = "serde")]
    pub(crate) const UNKNOWN: Self = Self(u16::MAX);
}

/// An effect and the list that follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Link {
    pub(crate) effect: Effect,
    pub(crate) rest: EffectList,
    /// The list as it is carried out: its first link puts down one cube, the next one those that
    /// follow.
    pub(crate) begun: EffectList,
}

impl Link {
    /// The link in the unused part of a table.
    pub(crate) const BLANK: Self = Self {
        effect: Effect::Vp(0),
        rest: EffectList(0),
        begun: EffectList(0),
    };
}

/// A run of effect lists in the list table of a catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EffectLists {
    pub(crate) first: u16,
    pub(crate) len: u8,
}

/// One entry of an immediate card (KC-11.1, KC-11.2). Lists inside are found with
/// [`Catalogue::effects`](crate::Catalogue::effects) and [`Catalogue::lists`](crate::Catalogue::lists).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Choose one of the lists.
    Choose(EffectLists),
    /// Roll a black die; on `least` or more the list is carried out.
    Roll {
        /// The lowest face that succeeds.
        least: u8,
        /// The list carried out on success.
        list: EffectList,
    },
}

impl Effect {
    /// Returns the word of the catalogue format.
    #[must_use]
    pub const fn word(self) -> &'static str {
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

    /// Returns whether both are the same: `==` for constants.
    #[expect(clippy::as_conversions, reason = "the number of a variant is a byte")]
    pub(crate) const fn is(self, other: Self) -> bool {
        match (self, other) {
            (Self::PayDeniers(a), Self::PayDeniers(b))
            | (Self::PayInfluence(a), Self::PayInfluence(b))
            | (Self::Deniers(a), Self::Deniers(b))
            | (Self::Influence(a), Self::Influence(b))
            | (Self::Vp(a), Self::Vp(b))
            | (Self::Recruit(a), Self::Recruit(b))
            | (Self::EventCube(a), Self::EventCube(b)) => a == b,
            (Self::Per(a), Self::Per(b)) => {
                a.resource as u8 == b.resource as u8
                    && a.amount == b.amount
                    && a.count as u8 == b.count as u8
                    && a.every == b.every
            }
            (Self::Choose(a), Self::Choose(b)) => a.first == b.first && a.len == b.len,
            (
                Self::Roll { least, list },
                Self::Roll {
                    least: b,
                    list: other,
                },
            ) => least == b && list.0 == other.0,
            _ => false,
        }
    }

    /// Returns whether it is a cost (KC-11.1).
    #[must_use]
    pub const fn is_cost(self) -> bool {
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
    #[must_use]
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

    /// Returns the colours of which one has to be asked for (KC-11.5), one bit each.
    #[inline]
    pub(crate) const fn asked(self) -> u8 {
        match self {
            Self::AddSum(colour, _)
            | Self::AddEach(colour, _)
            | Self::Recolour(_, colour)
            | Self::Multiply(_, colour, _)
            | Self::Free(colour, _) => colour.bit(),
            Self::SetEach(_) | Self::Wild(_) => u8::MAX,
        }
    }

    /// Returns whether the vocabulary lets the effect serve this kind of action (KC-11.6).
    #[must_use]
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
    /// Returns the word of the catalogue format.
    #[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns two effects of each word, and for the compound ones two of each field.
    fn effects() -> impl Iterator<Item = Effect> + Clone {
        let plain = [
            Effect::PayDeniers,
            Effect::PayInfluence,
            Effect::Deniers,
            Effect::Influence,
            Effect::Vp,
            Effect::Recruit,
            Effect::EventCube,
        ];
        let plain = plain.into_iter().flat_map(|word| [word(1), word(2)]);
        let compound = (0..16_u8).flat_map(|bits| {
            let [a, b] = [2 | (bits & 1), 2 | (bits >> 1 & 1)];
            let per = Per {
                resource: [Resource::Deniers, Resource::Vp][usize::from(bits >> 2 & 1)],
                amount: a,
                count: [Count::Stones, Count::Dice][usize::from(bits >> 3)],
                every: b,
            };
            let list = EffectList(b.into());
            let lists = EffectLists {
                first: a.into(),
                len: b,
            };
            let roll = Effect::Roll { least: a, list };
            [Effect::Per(per), Effect::Choose(lists), roll]
        });
        plain.chain(compound)
    }

    #[test]
    fn effects_are_the_same_if_they_are_equal() {
        for one in effects() {
            for other in effects() {
                assert_eq!(one.is(other), one == other, "{one:?} {other:?}");
            }
        }
    }
}
