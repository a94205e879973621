//! Objects of events: cards, targets, lost pieces and pushed citizens.

use core::fmt::{self, Write};

use arrayvec::ArrayVec;
use solo_core::{Data, Notation, Noun, Speech, TextVisitor, fields};

use crate::ids::{ActivityId, CharacterId, EventId};
use crate::kings_challenge::KingsChallenge;
use crate::terms::{Building, OwnedDie, Side, Space, StoneSpace};

/// Dice of one or both districts, in the order of their use.
pub type DiceList = ArrayVec<OwnedDie, 18>;

/// The card that caused an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation)]
#[notation("a card", game = KingsChallenge)]
pub enum Card {
    /// An Activity card.
    #[says("{card}")]
    Activity(ActivityId),
    /// An Event card.
    #[says("{card}")]
    Event(EventId),
    /// A Character card.
    #[says("{card}")]
    Character(CharacterId),
}

/// Target of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation)]
#[notation("a card or a building", game = KingsChallenge)]
pub enum Target {
    /// An Activity card.
    #[says("{card}")]
    Activity(ActivityId),
    /// An Event card.
    #[says("{card}")]
    Event(EventId),
    /// A building.
    #[says("{building}")]
    Building(Building),
}

/// Place of a cube or a stone that the human lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Notation)]
#[notation("a card or a space of the cathedral", game = KingsChallenge)]
pub enum Piece {
    /// A cube on this Activity card.
    #[says("{card}")]
    Cube(ActivityId),
    /// A cube on this Event card.
    #[says("{card}")]
    Banner(EventId),
    /// The stone on this space.
    #[says("{at}")]
    Stone(StoneSpace),
}

solo_core::templates! {
    PUSHES: "Push" {
        "Push": "{who?human=yours|le Roy's} on {from} {to?null=lies down|moves to {to}}",
    }
}

/// A citizen who had to move because another took his space (KC-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data)]
#[data(game = KingsChallenge)]
pub struct Push {
    /// Side of the citizen.
    pub who: Side,
    /// The space that the citizen left.
    pub from: Space,
    /// The space where the citizen now stands; `None` if the citizen lies down.
    pub to: Option<Space>,
}

impl Noun<KingsChallenge> for Push {
    fn id(&self, _: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} {}", self.who, self.from)
    }

    fn name(&self, speech: &Speech<'_, KingsChallenge>, out: &mut dyn Write) -> fmt::Result {
        let &Self { who, from, to } = self;
        PUSHES.say("Push", &fields![who, from, to], speech, out)
    }

    fn texts(game: &KingsChallenge, visit: &mut TextVisitor<'_>) {
        PUSHES.texts(visit);
        Side::texts(game, visit);
        Space::texts(game, visit);
    }
}
