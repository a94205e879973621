//! What the player may decide, with its notation: chapter VK-11.

use core::fmt::{self, Write};

use solo_core::{NotationError, Words};

use crate::catalogue::{Catalogue, Design, Group};
use crate::state::{Slot, SlotPair};

solo_core::words! {
    /// Which card of the middle row falls into the middle of the base (VK-5.4).
    pub enum Fall in votk {
        /// The card of ml.
        Left = "left",
        /// The card of mr.
        Right = "right",
    }
}

solo_core::words! {
    /// A mode of an action, by its number.
    pub enum Mode in votk {
        /// The first.
        One = "1",
        /// The second.
        Two = "2",
        /// The third.
        Three = "3",
        /// The fourth.
        Four = "4",
    }
}

impl Mode {
    /// The number of the mode, 1 to 4.
    ///
    /// ```
    /// assert_eq!(votk::Mode::Three.number(), 3);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }
}

/// What the player decides. The order is the order of the legal lists.
///
/// ```
/// use votk::{Decision, Slot, Valley};
/// let game = Valley::default();
/// let text = game.decision_text(Decision::Buy(Slot::BaseLeft));
/// assert_eq!(text.to_string(), "buy bl");
/// assert_eq!(game.parse_decision("buy bl"), Ok(Decision::Buy(Slot::BaseLeft)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Buy the card of a slot.
    Buy(Slot),
    /// Use a hand card for its action.
    Use(Design),
    /// The normal entombment of the turn.
    Entomb(Design),
    /// End step 1.
    End,
    /// Pay with a hand card.
    Pay(Design),
    /// Let a card of the middle row fall into the middle of the base.
    Fall(Fall),
    /// Choose a mode of the action.
    Mode(Mode),
    /// Choose a card in a zone other than the pyramid.
    Pick(Design),
    /// Choose a card of the pyramid.
    Take(Slot),
    /// Swap the cards of two slots.
    Swap(SlotPair),
    /// Choose the group the Bot discards from.
    Group(Group),
    /// Repeat the action of a card.
    Again(Design),
    /// Carry out something optional.
    Do,
    /// The next card from the top of the pile in step 2.
    Top(Design),
    /// The forced sacrifice.
    Shed(Slot),
    /// Play a reaction card.
    React(Design),
    /// Leave something optional, or close the reaction window.
    Pass,
}

// VK-11.1: words and ids with one space between.
pub(crate) fn write(decision: Decision, catalogue: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    let id = |design| catalogue.id(design);
    match decision {
        Decision::Buy(slot) => write!(out, "buy {slot}"),
        Decision::Use(card) => write!(out, "use {}", id(card)),
        Decision::Entomb(card) => write!(out, "entomb {}", id(card)),
        Decision::End => out.write_str("end"),
        Decision::Pay(card) => write!(out, "pay {}", id(card)),
        Decision::Fall(side) => write!(out, "fall {side}"),
        Decision::Mode(mode) => write!(out, "mode {mode}"),
        Decision::Pick(card) => write!(out, "pick {}", id(card)),
        Decision::Take(slot) => write!(out, "take {slot}"),
        Decision::Swap(pair) => write!(out, "swap {} {}", pair.first(), pair.second()),
        Decision::Group(group) => write!(out, "group {group}"),
        Decision::Again(card) => write!(out, "again {}", id(card)),
        Decision::Do => out.write_str("do"),
        Decision::Top(card) => write!(out, "top {}", id(card)),
        Decision::Shed(slot) => write!(out, "shed {slot}"),
        Decision::React(card) => write!(out, "react {}", id(card)),
        Decision::Pass => out.write_str("pass"),
    }
}

/// Reads a card id (VK-11.3: an id that is not in the catalogue is no notation).
pub(crate) fn card(words: &mut Words<'_>, catalogue: &Catalogue) -> Result<Design, NotationError> {
    words.find("a card id", |id| catalogue.design(id))
}

pub(crate) fn slot(words: &mut Words<'_>) -> Result<Slot, NotationError> {
    words.find("a slot", Slot::from_word)
}

// VK-11.2: exactly the printed form; VK-11.3: and only what exists.
pub(crate) fn parse(text: &str, catalogue: &Catalogue) -> Result<Decision, NotationError> {
    let mut words = Words::new(text);
    let words = &mut words;
    let decision = match words.next_word("an action")? {
        "buy" => Decision::Buy(slot(words)?),
        "use" => Decision::Use(card(words, catalogue)?),
        "entomb" => Decision::Entomb(card(words, catalogue)?),
        "end" => Decision::End,
        "pay" => Decision::Pay(card(words, catalogue)?),
        "fall" => Decision::Fall(words.find("left or right", Fall::from_word)?),
        "mode" => Decision::Mode(words.find("a mode from 1 to 4", Mode::from_word)?),
        "pick" => Decision::Pick(card(words, catalogue)?),
        "take" => Decision::Take(slot(words)?),
        "swap" => {
            let first = slot(words)?;
            let second = slot(words)?;
            let pair = SlotPair::new(first, second);
            Decision::Swap(pair.ok_or_else(|| words.wrong("a slot after the first one"))?)
        }
        "group" => Decision::Group(words.find("a group", Group::from_word)?),
        "again" => Decision::Again(card(words, catalogue)?),
        "do" => Decision::Do,
        "top" => Decision::Top(card(words, catalogue)?),
        "shed" => Decision::Shed(slot(words)?),
        "react" => Decision::React(card(words, catalogue)?),
        "pass" => Decision::Pass,
        _ => return Err(words.wrong("an action")),
    };
    words.end()?;
    Ok(decision)
}

/// Every decision that can be written down, in ascending order.
pub(crate) fn vocabulary(mut visit: impl FnMut(Decision)) {
    let slots = || Slot::ALL.iter().copied();
    slots().map(Decision::Buy).for_each(&mut visit);
    Design::all().map(Decision::Use).for_each(&mut visit);
    Design::all().map(Decision::Entomb).for_each(&mut visit);
    visit(Decision::End);
    Design::all().map(Decision::Pay).for_each(&mut visit);
    for side in Fall::ALL {
        visit(Decision::Fall(side));
    }
    for mode in Mode::ALL {
        visit(Decision::Mode(mode));
    }
    Design::all().map(Decision::Pick).for_each(&mut visit);
    slots().map(Decision::Take).for_each(&mut visit);
    SlotPair::all().map(Decision::Swap).for_each(&mut visit);
    for group in Group::ALL {
        visit(Decision::Group(group));
    }
    Design::all().map(Decision::Again).for_each(&mut visit);
    visit(Decision::Do);
    Design::all().map(Decision::Top).for_each(&mut visit);
    slots().map(Decision::Shed).for_each(&mut visit);
    Design::all().map(Decision::React).for_each(&mut visit);
    visit(Decision::Pass);
}
