//! The words that sentences are made of.

use core::fmt::{self, Display, Formatter};

use crate::catalogue::{Catalogue, Count};
use crate::event::{Card, DiceList, Pushed, Reason, RoyalResult, ScoreItem, Target};
use crate::ids::CharacterId;
use crate::terms::{Building, Side, StoneSpace};

/// Who does something, and the ending of the verb.
pub(super) const fn subject(who: Side) -> (&'static str, &'static str) {
    match who {
        Side::Human => ("You", ""),
        Side::Roy => ("Le Roy", "s"),
    }
}

pub(super) const fn whose(who: Side) -> &'static str {
    match who {
        Side::Human => "Your",
        Side::Roy => "Le Roy's",
    }
}

pub(super) const fn spot(building: Building) -> &'static str {
    match building {
        Building::Palace => "the palace",
        Building::Hall => "the City Hall",
        Building::Bishopric => "the bishopric",
    }
}

pub(super) fn character(catalogue: &Catalogue, card: CharacterId) -> &str {
    catalogue.character_labels(card).text
}

/// What a card or building is called.
pub(super) struct Name<'a>(pub(super) &'a Catalogue, pub(super) Target);

impl Display for Name<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(catalogue, target) = self;
        match target {
            Target::None => Ok(()),
            Target::Activity(card) => match catalogue.activity_labels(card) {
                Some(labels) => f.write_str(labels.text),
                None => card.fmt(f),
            },
            Target::Event(card) => match catalogue.event_labels(card) {
                Some(labels) => f.write_str(labels.text),
                None => card.fmt(f),
            },
            Target::Building(building) => f.write_str(spot(building)),
        }
    }
}

/// So many things, in singular or plural.
pub(super) struct Many(pub(super) u32, pub(super) &'static str);

impl Display for Many {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(count, name) = self;
        let s = if count == 1 { "" } else { "s" };
        write!(f, "{count} {name}{s}")
    }
}

/// So many deniers, gained or lost.
pub(super) const fn money(amount: i32) -> Many {
    Many(amount.unsigned_abs(), "denier")
}

/// Dice one after the other; those of le Roy are marked, unless all are his.
pub(super) struct Listed(pub(super) DiceList, pub(super) bool);

impl Display for Listed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(dice, alike) = self;
        for (place, (side, die)) in dice.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            if side == Side::Roy && !alike {
                f.write_str("le Roy's ")?;
            }
            write!(f, "{die}")?;
        }
        Ok(())
    }
}

/// A space of the cathedral.
pub(super) struct At(pub(super) StoneSpace);

impl Display for At {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "on level {}, column {}", self.0.level(), self.0.column())
    }
}

/// So many counted things of the human.
pub(super) struct Counted(pub(super) Count, pub(super) u8);

impl Display for Counted {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(count, every) = self;
        let (one, many) = match count {
            Count::CitizensPalace => ("citizen in the palace", "citizens in the palace"),
            Count::CitizensHall => ("citizen in the City Hall", "citizens in the City Hall"),
            Count::CitizensBishopric => ("citizen in the bishopric", "citizens in the bishopric"),
            Count::Citizens => ("citizen in a building", "citizens in buildings"),
            Count::Buildings => ("building with a citizen", "buildings with citizens"),
            Count::Stones => ("stone", "stones"),
            Count::Levels => (
                "cathedral level with a stone",
                "cathedral levels with stones",
            ),
            Count::Events => ("Event card with a cube", "Event cards with cubes"),
            Count::Tradesmen => ("tradesman", "tradesmen"),
            Count::Supply => ("citizen in the supply", "citizens in the supply"),
            Count::Won => ("Event card taken", "Event cards taken"),
            Count::DiceRed => ("red die", "red dice"),
            Count::DiceYellow => ("yellow die", "yellow dice"),
            Count::DiceWhite => ("white die", "white dice"),
            Count::Dice => ("die", "dice"),
            Count::Deniers => ("denier", "deniers"),
            Count::Influence => ("influence", "influence"),
        };
        match every {
            1 => f.write_str(one),
            _ => write!(f, "{every} {many}"),
        }
    }
}

/// Everybody who had to move, behind the sentence of who enters.
pub(super) struct Moves<'a>(pub(super) &'a Pushed);

impl Display for Moves<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (place, push) in self.0.iter().enumerate() {
            f.write_str(if place == 0 { "; " } else { ", " })?;
            f.write_str(match push.who {
                Side::Human => "yours",
                Side::Roy => "le Roy's",
            })?;
            match push.to {
                Some(to) => write!(f, " on {} moves to {to}", push.from),
                None => write!(f, " on {} lies down", push.from),
            }?;
        }
        Ok(())
    }
}

/// Why something changed, with the name of the card behind it.
pub(super) struct Because<'a>(
    pub(super) &'a Catalogue,
    pub(super) Reason,
    pub(super) Option<Card>,
);

impl Display for Because<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let &Self(catalogue, reason, card) = self;
        let name = match card {
            None => return f.write_str(because(reason)),
            Some(Card::Activity(card)) => Name(catalogue, Target::Activity(card)),
            Some(Card::Event(card)) => Name(catalogue, Target::Event(card)),
            Some(Card::Character(card)) => return f.write_str(character(catalogue, card)),
        };
        match reason {
            Reason::Unfulfilled => write!(f, "you could not give all that {name} takes"),
            Reason::Hire => write!(f, "a new tradesman on {name}"),
            Reason::Costs => write!(f, "the costs of {name}"),
            Reason::EventCube => write!(f, "cubes on {name}"),
            Reason::Reward => write!(f, "{name} is beaten"),
            _ => write!(f, "{name}"),
        }
    }
}

/// Why something changed, or nothing happened.
pub(super) const fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::Salaries => "salaries not paid",
        Reason::EventEffect => "an Event card",
        Reason::Unfulfilled => "you could not give all it takes",
        Reason::Countered => "a black die beaten",
        Reason::Surrender => "the surrender",
        Reason::Reroll => "a new roll",
        Reason::Recruit => "a new citizen",
        Reason::Flip => "turning dice",
        Reason::Hire => "a new tradesman",
        Reason::Purchase => "dice of le Roy's",
        Reason::Costs => "the costs of the card",
        Reason::Activity => "the Activity card",
        Reason::Stone => "a stone",
        Reason::EventCube => "cubes on an Event card",
        Reason::Reward => "cubes on a beaten Event card",
        Reason::Farm => "the harvest",
        Reason::Pot => "the pot",
        Reason::Sale => "the die that le Roy bought",
        Reason::Roll => "the roll",
        Reason::CathedralFull => "the cathedral is full",
        Reason::Character => "the Character card",
        Reason::NoCharacter => "no Character card is left",
        Reason::NoEntry => "no citizen can usefully enter",
        Reason::NoTarget => "there is no Event card to fight",
        Reason::NoTradesman => "there is no room for a tradesman",
    }
}

/// What le Roy is about to do.
pub(super) const fn royal(result: RoyalResult) -> &'static str {
    match result {
        RoyalResult::Vp3 => "3 VP",
        RoyalResult::Vp2 => "2 VP",
        RoyalResult::Worker => "a citizen",
        RoyalResult::Event => "an Event card",
        RoyalResult::Tradesman => "a tradesman",
        RoyalResult::Cathedral => "two stones",
        RoyalResult::Character => "a Character card",
    }
}

pub(super) const fn scored(item: ScoreItem) -> &'static str {
    match item {
        ScoreItem::Events => "Event cards with cubes",
        ScoreItem::Tradesmen => "tradesmen",
        ScoreItem::Levels => "empty levels of the cathedral",
    }
}
