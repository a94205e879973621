//! The vocabulary of the catalogue as nouns, which a game writes, names, reads and counts.

use core::fmt::{self, Write};

use solo_core::{Countable, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use super::{
    ArtifactId, AutomaId, Catalogue, Colour, DisplayRow, Element, ExperimentId, Listed, Section,
    Slot, Symbol, TokenKind, TrackLevel, names,
};

/// Implements the nouns that the catalogue lists, each with the functions of its name.
macro_rules! nouns {
    ($($noun:ident: $name:path, $texts:expr;)+) => {
        $(
            impl<G: ?Sized + AsRef<Catalogue>> Noun<G> for $noun {
                fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
                    out.write_str(self.id_in(Catalogue::of_game(game)))
                }

                fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
                    $name(*self, speech, out)
                }

                fn texts(game: &G, visit: &mut TextVisitor<'_>) {
                    $texts(game, visit);
                }
            }

            impl<G: ?Sized + AsRef<Catalogue>> Readable<G> for $noun {
                const WHAT: &'static str = <Self as Listed>::WHAT;
                const CLAUSE: Option<&'static str> = Some(<Self as Listed>::CLAUSE);

                fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
                    words.find(<Self as Listed>::WHAT, |word| Catalogue::of_game(game).find(word))
                }
            }

            impl<G: ?Sized + AsRef<Catalogue>> Countable<G> for $noun {
                fn count(game: &G) -> u32 {
                    u32::try_from(Self::count_in(Catalogue::of_game(game))).unwrap_or(u32::MAX)
                }

                fn number(&self, game: &G) -> u32 {
                    self.number_in(Catalogue::of_game(game)).into()
                }

                fn nth(game: &G, number: u32) -> Option<Self> {
                    Self::nth_in(Catalogue::of_game(game), u8::try_from(number).ok()?)
                }
            }
        )+

        solo_core::noun_data!(reads Catalogue: $($noun),+);
    };
}

nouns! {
    Colour: names::word, names::words::<Self, G>;
    Symbol: names::word, names::words::<Self, G>;
    Element: names::word, names::words::<Self, G>;
    Section: names::word, names::words::<Self, G>;
    TokenKind: names::word, names::words::<Self, G>;
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

impl<const LOWEST: u8, G: ?Sized + AsRef<Catalogue>> Noun<G> for TrackLevel<LOWEST> {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        self.track.id(game, out)?;
        write!(out, " {}", self.level)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        self.track.name(speech, out)?;
        write!(out, " {}", self.level)
    }
}

impl<const LOWEST: u8, G: ?Sized + AsRef<Catalogue>> Readable<G> for TrackLevel<LOWEST> {
    const WHAT: &'static str = "a level of a track";

    fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let track = Element::read(game, words)?;
        let level = words.number(
            LOWEST,
            Catalogue::of_game(game).top(track),
            <Self as Readable<G>>::WHAT,
        )?;
        Ok(Self { track, level })
    }
}

impl<const LOWEST: u8, G: ?Sized + AsRef<Catalogue>> Countable<G> for TrackLevel<LOWEST> {
    fn count(game: &G) -> u32 {
        let catalogue = Catalogue::of_game(game);
        let tracks = catalogue.elements().into_iter();
        tracks.map(|track| levels(catalogue, track, LOWEST)).sum()
    }

    fn number(&self, game: &G) -> u32 {
        let catalogue = Catalogue::of_game(game);
        let own = u32::from(self.level.saturating_sub(LOWEST));
        let tracks = catalogue.elements().into_iter();
        let before = tracks.take_while(|track| *track != self.track);
        let before: u32 = before.map(|track| levels(catalogue, track, LOWEST)).sum();
        before.saturating_add(own)
    }

    fn nth(game: &G, number: u32) -> Option<Self> {
        let (catalogue, mut left) = (Catalogue::of_game(game), number);
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

impl<R: DisplayRow, G: ?Sized + AsRef<Catalogue>> Noun<G> for Slot<R> {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", self.get())
    }
}

impl<R: DisplayRow, G: ?Sized + AsRef<Catalogue>> Readable<G> for Slot<R> {
    const WHAT: &'static str = "a slot of the row";

    fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let most = R::slots(Catalogue::of_game(game));
        words
            .number(1, most, <Self as Readable<G>>::WHAT)
            .map(Self::new)
    }
}

impl<R: DisplayRow, G: ?Sized + AsRef<Catalogue>> Countable<G> for Slot<R> {
    fn count(game: &G) -> u32 {
        R::slots(Catalogue::of_game(game)).into()
    }

    fn number(&self, _: &G) -> u32 {
        self.get().saturating_sub(1).into()
    }

    fn nth(game: &G, number: u32) -> Option<Self> {
        let slot = u8::try_from(number).ok()?.checked_add(1)?;
        (slot <= R::slots(Catalogue::of_game(game))).then_some(Self::new(slot))
    }
}
