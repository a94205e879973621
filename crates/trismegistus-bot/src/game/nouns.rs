//! The vocabulary of the catalogue as nouns, which a game writes, names, reads and counts.

use core::fmt::{self, Write};

use solo_core::{Countable, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use super::{Botmegistus, names};
use crate::catalogue::{
    ArtifactId, AutomaId, Catalogue, Colour, DisplayRow, Element, ExperimentId, Listed, Section,
    Slot, Symbol, TokenKind, TrackLevel,
};

/// Implements the nouns that the catalogue lists, each with the functions of its name.
macro_rules! nouns {
    ($($noun:ident: $name:path, $texts:path;)+) => {
        $(
            impl Noun<Botmegistus> for $noun {
                fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
                    out.write_str(self.id_in(game.catalogue()))
                }

                fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
                    $name(*self, speech, out)
                }

                fn texts(game: &Botmegistus, visit: &mut TextVisitor<'_>) {
                    $texts(game, visit);
                }
            }

            impl Readable<Botmegistus> for $noun {
                const WHAT: &'static str = <Self as Listed>::WHAT;
                const CLAUSE: Option<&'static str> = Some(<Self as Listed>::CLAUSE);

                fn read(game: &Botmegistus, words: &mut Words<'_>) -> Result<Self, NotationError> {
                    words.find(<Self as Listed>::WHAT, |word| game.catalogue().find(word))
                }
            }

            impl Countable<Botmegistus> for $noun {
                fn count(game: &Botmegistus) -> u32 {
                    u32::try_from(Self::count_in(game.catalogue())).unwrap_or(u32::MAX)
                }

                fn number(&self, game: &Botmegistus) -> u32 {
                    self.number_in(game.catalogue()).into()
                }

                fn nth(game: &Botmegistus, number: u32) -> Option<Self> {
                    Self::nth_in(game.catalogue(), u8::try_from(number).ok()?)
                }
            }
        )+

        solo_core::noun_data!(Botmegistus: $($noun),+);
    };
}

nouns! {
    Colour: names::word, names::words::<Self>;
    Symbol: names::word, names::words::<Self>;
    Element: names::word, names::words::<Self>;
    Section: names::word, names::words::<Self>;
    TokenKind: names::word, names::words::<Self>;
    // The id of a card or tile is never shown: its name is made of its printed values.
    ArtifactId: names::artifact, names::texts;
    ExperimentId: names::experiment, names::texts;
    AutomaId: names::automa, names::texts;
}

/// Counts the levels of a track from the lowest one on.
fn levels(catalogue: &Catalogue, track: Element, lowest: u8) -> u32 {
    let levels = lowest..=catalogue.top(track);
    u32::try_from(levels.len()).unwrap_or(u32::MAX)
}

impl<const LOWEST: u8> Noun<Botmegistus> for TrackLevel<LOWEST> {
    fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
        self.track.id(game, out)?;
        write!(out, " {}", self.level)
    }

    fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
        self.track.name(speech, out)?;
        write!(out, " {}", self.level)
    }
}

impl<const LOWEST: u8> Readable<Botmegistus> for TrackLevel<LOWEST> {
    const WHAT: &'static str = "a level of a track";

    fn read(game: &Botmegistus, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let track = Element::read(game, words)?;
        let level = words.number(LOWEST, game.catalogue().top(track), Self::WHAT)?;
        Ok(Self { track, level })
    }
}

impl<const LOWEST: u8> Countable<Botmegistus> for TrackLevel<LOWEST> {
    fn count(game: &Botmegistus) -> u32 {
        let catalogue = game.catalogue();
        let tracks = catalogue.elements().into_iter();
        tracks.map(|track| levels(catalogue, track, LOWEST)).sum()
    }

    fn number(&self, game: &Botmegistus) -> u32 {
        let catalogue = game.catalogue();
        let own = u32::from(self.level.saturating_sub(LOWEST));
        let tracks = catalogue.elements().into_iter();
        let before = tracks.take_while(|track| *track != self.track);
        let before: u32 = before.map(|track| levels(catalogue, track, LOWEST)).sum();
        before.saturating_add(own)
    }

    fn nth(game: &Botmegistus, number: u32) -> Option<Self> {
        let (catalogue, mut left) = (game.catalogue(), number);
        for track in catalogue.elements() {
            match left.checked_sub(levels(catalogue, track, LOWEST)) {
                Some(less) => left = less,
                None => {
                    let level = u8::try_from(left).ok()?.checked_add(LOWEST)?;
                    return Some(Self { track, level });
                }
            }
        }
        None
    }
}

impl<R: DisplayRow> Noun<Botmegistus> for Slot<R> {
    fn id(&self, _: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", self.get())
    }
}

impl<R: DisplayRow> Readable<Botmegistus> for Slot<R> {
    const WHAT: &'static str = "a slot of the row";

    fn read(game: &Botmegistus, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let most = R::slots(game.catalogue());
        words.number(1, most, Self::WHAT).map(Self::new)
    }
}

impl<R: DisplayRow> Countable<Botmegistus> for Slot<R> {
    fn count(game: &Botmegistus) -> u32 {
        R::slots(game.catalogue()).into()
    }

    fn number(&self, _: &Botmegistus) -> u32 {
        self.get().saturating_sub(1).into()
    }

    fn nth(game: &Botmegistus, number: u32) -> Option<Self> {
        let slot = u8::try_from(number).ok()?.checked_add(1)?;
        (slot <= R::slots(game.catalogue())).then_some(Self::new(slot))
    }
}
