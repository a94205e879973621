//! What dice and face-down cards show, with its notation: chapter VK-11.

use core::fmt::{self, Write};

use solo_core::{Face, NotationError, Source, Words};

use crate::catalogue::{Catalogue, Design};
use crate::decision::{card, slot};
use crate::state::Slot;

/// What a die or a face-down card shows. The order is the order of the outcome lists.
///
/// ```
/// use solo_core::Face;
/// use votk::{Chance, Valley};
/// let game = Valley::default();
/// assert_eq!(game.chance_text(Chance::Die(Face::SIX)).to_string(), "die 6");
/// assert!(game.parse_chance("die 7").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The card drawn from the deck.
    Draw(Design),
    /// The stock card laid into a slot.
    Lay(Slot, Design),
    /// The first boneyard card.
    Bone(Design),
    /// The card of the deck that is turned over.
    Turn(Design),
    /// The stock card taken.
    Stock(Design),
    /// The face of the Bot's die.
    Die(Face),
}

/// The player's deck as a source of chance.
pub(crate) const DECK: Source = Source::new(0);
/// The stock as a source of chance.
pub(crate) const STOCK: Source = Source::new(1);
/// The die as a source of chance.
pub(crate) const DIE: Source = Source::new(2);

pub(crate) fn write(chance: Chance, catalogue: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    let id = |design| catalogue.id(design);
    match chance {
        Chance::Draw(card) => write!(out, "draw {}", id(card)),
        Chance::Lay(slot, card) => write!(out, "lay {slot} {}", id(card)),
        Chance::Bone(card) => write!(out, "bone {}", id(card)),
        Chance::Turn(card) => write!(out, "turn {}", id(card)),
        Chance::Stock(card) => write!(out, "stock {}", id(card)),
        Chance::Die(face) => write!(out, "die {face}"),
    }
}

// VK-11.2: exactly the printed form; VK-11.3: and only what exists.
pub(crate) fn parse(text: &str, catalogue: &Catalogue) -> Result<Chance, NotationError> {
    let mut words = Words::new(text);
    let words = &mut words;
    let chance = match words.next_word("an outcome")? {
        "draw" => Chance::Draw(card(words, catalogue)?),
        "lay" => Chance::Lay(slot(words)?, card(words, catalogue)?),
        "bone" => Chance::Bone(card(words, catalogue)?),
        "turn" => Chance::Turn(card(words, catalogue)?),
        "stock" => Chance::Stock(card(words, catalogue)?),
        "die" => Chance::Die(words.read("a face from 1 to 6")?),
        _ => return Err(words.wrong("an outcome")),
    };
    words.end()?;
    Ok(chance)
}

/// Every outcome that can be written down, in ascending order.
pub(crate) fn vocabulary(mut visit: impl FnMut(Chance)) {
    Design::all().map(Chance::Draw).for_each(&mut visit);
    for slot in Slot::ALL {
        Design::all()
            .map(|card| Chance::Lay(slot, card))
            .for_each(&mut visit);
    }
    Design::all().map(Chance::Bone).for_each(&mut visit);
    Design::all().map(Chance::Turn).for_each(&mut visit);
    Design::all().map(Chance::Stock).for_each(&mut visit);
    Face::all().map(Chance::Die).for_each(&mut visit);
}
