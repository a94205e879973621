//! The nouns of the well, written by hand so that faults can be built into them.

use core::fmt::{self, Write};

use solo_core::{Countable, Face, NotationError, Noun, Readable, Speech, Words};

use super::{Broken, Deed, Fate, Rune, Well};

impl Rune {
    fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl Noun<Well> for Rune {
    fn id(&self, _: &Well, out: &mut dyn Write) -> fmt::Result {
        out.write_char(self.letter())
    }

    fn name(&self, _: &Speech<'_, Well>, out: &mut dyn Write) -> fmt::Result {
        write!(out, "rune {}", self.letter())
    }
}

impl Readable<Well> for Rune {
    const WHAT: &'static str = "a rune";

    fn read(_: &Well, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words
            .one_of(&["A", "B", "C", "D"], "a rune")
            .map(|index| Self(index as u8))
    }
}

impl Countable<Well> for Rune {
    fn count(_: &Well) -> u32 {
        4
    }

    fn number(&self, _: &Well) -> u32 {
        self.0.into()
    }

    fn nth(_: &Well, number: u32) -> Option<Self> {
        (number < 4).then_some(Self(number as u8))
    }
}

solo_core::noun_data!(Well: Rune);

impl Deed {
    /// The whole vocabulary, ascending.
    pub const ALL: [Self; 7] = [
        Self::Draw,
        Self::Throw,
        Self::Drop(Rune(0)),
        Self::Drop(Rune(1)),
        Self::Drop(Rune(2)),
        Self::Drop(Rune(3)),
        Self::Leave,
    ];
}

impl Noun<Well> for Deed {
    fn id(&self, well: &Well, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Draw => out.write_str("draw"),
            Self::Throw if well.is(Broken::WritesTooMuch) => out.write_str("throw "),
            Self::Throw => out.write_str("throw"),
            Self::Drop(rune) => write!(out, "drop {}", rune.letter()),
            Self::Leave => out.write_str("leave"),
        }
    }

    fn name(&self, speech: &Speech<'_, Well>, out: &mut dyn Write) -> fmt::Result {
        match (self, speech.game().broken) {
            (Self::Drop(_), Broken::DeedLabel(label)) => out.write_str(label),
            (Self::Draw, _) => out.write_str("Draw a card"),
            (Self::Throw, _) => out.write_str("Throw the die"),
            (Self::Drop(rune), _) => write!(out, "Drop {}", rune.to_name(speech)),
            (Self::Leave, _) => out.write_str("Leave"),
        }
    }
}

impl Readable<Well> for Deed {
    const WHAT: &'static str = "a deed";

    fn read(well: &Well, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let deed = match words.next_word("a deed")? {
            "draw" => Self::Draw,
            "throw" => Self::Throw,
            "drop" => {
                let rune = Rune::read(well, words)?;
                Self::Drop(match well.broken {
                    Broken::ReadsOtherwise => Rune(0),
                    _ => rune,
                })
            }
            "leave" if !well.is(Broken::ReadsNothing) => Self::Leave,
            _ if well.is(Broken::ErrorOutside) => return Err(NotationError::new(99, "a deed")),
            _ => return Err(words.wrong("a deed")),
        };
        Ok(deed)
    }
}

impl Countable<Well> for Deed {
    fn count(well: &Well) -> u32 {
        match well.broken {
            Broken::NotInVocabulary => 6,
            Broken::TooManyValues => 8,
            _ => 7,
        }
    }

    fn number(&self, well: &Well) -> u32 {
        let index = Self::ALL.iter().position(|deed| deed == self).unwrap() as u32;
        match well.broken {
            Broken::NotInVocabulary => index.saturating_sub(1),
            Broken::NumbersWithGaps => index * 2,
            Broken::NumbersTurned => 6 - index,
            _ => index,
        }
    }

    fn nth(well: &Well, number: u32) -> Option<Self> {
        let index = number as usize;
        let deed = |index: usize| Self::ALL.get(index).copied();
        match well.broken {
            Broken::NotInVocabulary => deed(index.checked_add(1)?),
            Broken::NumbersTurned => deed(6_usize.checked_sub(index)?),
            Broken::NumbersBeyond => deed(index.min(6)),
            Broken::OtherValueInside if index == 1 => deed(0),
            _ => deed(index),
        }
    }
}

impl Noun<Well> for Fate {
    fn id(&self, _: &Well, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Card(rune) => write!(out, "card {}", rune.letter()),
            Self::Die(face) => write!(out, "die {face}"),
        }
    }

    fn name(&self, speech: &Speech<'_, Well>, out: &mut dyn Write) -> fmt::Result {
        match (self, speech.game().broken) {
            (Self::Card(Rune(2)), Broken::FateLabel(label)) => out.write_str(label),
            (Self::Card(rune), _) => write!(out, "Card with {}", rune.to_name(speech)),
            (Self::Die(face), _) => write!(out, "Die with {face}"),
        }
    }
}

impl Readable<Well> for Fate {
    const WHAT: &'static str = "what came";

    fn read(well: &Well, words: &mut Words<'_>) -> Result<Self, NotationError> {
        match words.next_word("`card` or `die`")? {
            "card" => Rune::read(well, words).map(Self::Card),
            "die" => Face::read(well, words).map(Self::Die),
            _ => Err(words.wrong("`card` or `die`")),
        }
    }
}

impl Countable<Well> for Fate {
    fn count(_: &Well) -> u32 {
        10
    }

    fn number(&self, well: &Well) -> u32 {
        match self {
            Self::Card(rune) => rune.number(well),
            Self::Die(face) => face.number(well) + 4,
        }
    }

    fn nth(well: &Well, number: u32) -> Option<Self> {
        match number.checked_sub(4) {
            None => Rune::nth(well, number).map(Self::Card),
            Some(number) => Face::nth(well, number).map(Self::Die),
        }
    }
}
