//! Chapter 14: what dice and decks can bring.

use arrayvec::ArrayVec;
use solo_core::{Face, Source, Weight, append};

use super::Position;
use crate::chance::Chance;
use crate::kings_challenge::KingsChallenge;
use crate::refusal::Refusal;
use crate::state::Pending;
use crate::terms::Colour;

/// The outcomes that can come.
pub(crate) type Outcomes = ArrayVec<Chance, { KingsChallenge::MAX_CHANCES }>;

// Numbers of the sources of chance. Seeded games depend on them.

/// Every die.
const DICE: u8 = 0;
/// The Character cards.
const CHARACTERS: u8 = 1;
/// The Activity cards of the first slot, followed by those of the eight others.
const FIRST_SLOT: u8 = 2;
/// The Event cards of the first colour, followed by those of the two others.
const FIRST_DECK: u8 = 11;

/// The sources, by number.
const SOURCES: [Source; 14] = [
    Source::new::<0>(),
    Source::new::<1>(),
    Source::new::<2>(),
    Source::new::<3>(),
    Source::new::<4>(),
    Source::new::<5>(),
    Source::new::<6>(),
    Source::new::<7>(),
    Source::new::<8>(),
    Source::new::<9>(),
    Source::new::<10>(),
    Source::new::<11>(),
    Source::new::<12>(),
    Source::new::<13>(),
];

impl Position<'_> {
    /// Accepts an outcome, or returns the clause that forbids it (KC-14.4).
    pub(crate) fn check_outcome(self, outcome: Chance) -> Result<(), Refusal> {
        match (self.state.pending, outcome) {
            (Pending::Character, Chance::Character(card)) => {
                Refusal::CharacterStacked.unless(self.unstacked().contains(card))
            }
            (Pending::Reveal, Chance::Reveal(card)) => {
                Refusal::NotInSlot.unless(self.face_down().contains(card))
            }
            (Pending::Draw { deck }, Chance::Event(card)) => {
                let no = match deck {
                    Colour::Red => Refusal::NotUnseenRed,
                    Colour::Yellow | Colour::White => Refusal::NotUnseenSecond,
                };
                no.unless(self.unseen_of(deck).contains(card))
            }
            (pending, Chance::Roll(_)) if pending.rolls() => Ok(()),
            (Pending::Over { .. }, _) => Err(Refusal::Over),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Counts the outcomes that can come, which are equally likely.
    pub(crate) fn chance_weight(self) -> Weight {
        match self.state.pending {
            Pending::Character => self.unstacked().len(),
            Pending::Reveal => self.face_down().len(),
            Pending::Draw { deck } => self.unseen_of(deck).len(),
            pending if pending.rolls() => 6,
            _ => 0,
        }
    }

    /// Returns the outcome with this number, counted from 0.
    pub(crate) fn nth_chance(self, number: Weight) -> Option<Chance> {
        match self.state.pending {
            Pending::Character => self.unstacked().nth(number).map(Chance::Character),
            Pending::Reveal => self.face_down().nth(number).map(Chance::Reveal),
            Pending::Draw { deck } => self.unseen_of(deck).nth(number).map(Chance::Event),
            pending if pending.rolls() => {
                let pips = u8::try_from(number).ok()?.checked_add(1)?;
                Face::new(pips).map(Chance::Roll)
            }
            _ => None,
        }
    }

    /// Returns the outcome if only one is possible (KC-14.2).
    pub(super) fn only_outcome(self) -> Option<Chance> {
        match self.chance_weight() {
            1 => self.nth_chance(0),
            _ => None,
        }
    }

    /// Lists the outcomes that can come.
    pub(crate) fn outcomes(self) -> Outcomes {
        let mut list = Outcomes::new();
        let outcomes = (0..).map_while(|number| self.nth_chance(number));
        outcomes.for_each(|outcome| append(&mut list, outcome));
        list
    }

    /// Returns the source of the outcome that is due: dice, Character cards, one slot of Activity
    /// cards or one deck of Event cards. `None` if no outcome is due.
    pub(crate) fn source(self) -> Option<Source> {
        let number = match self.state.pending {
            Pending::Character => CHARACTERS,
            Pending::Reveal => FIRST_SLOT + self.revealing()?.index(),
            Pending::Draw { deck } => FIRST_DECK + deck.index(),
            pending if pending.rolls() => DICE,
            _ => return None,
        };
        SOURCES.get(usize::from(number)).copied()
    }
}
