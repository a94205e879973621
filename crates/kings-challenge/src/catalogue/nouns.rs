//! Cards and slots as nouns: cards are named after the catalogue.

use core::fmt::{self, Write};

use arrayvec::ArrayString;
use solo_core::{Countable, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use super::Catalogue;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::Slot;

/// The name of a card whose id is none of the catalogue.
const MISSING: &str = "Unknown card";

/// Makes the ids of a kind of cards nouns, named after the catalogue.
macro_rules! cards {
    ($($name:ident as $what:literal, $owner:literal;)+) => {$(
        impl<G: ?Sized + AsRef<Catalogue>> Noun<G> for $name {
            fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{self}")
            }

            fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
                let mut id = ArrayString::<4>::new();
                write!(id, "{self}")?;
                let name = speech.game().as_ref().name(&id);
                let name = name.map_or_else(
                    || speech.text($owner, "missing", MISSING),
                    |name| speech.text($owner, &id, name),
                );
                out.write_str(name)
            }

            fn texts(game: &G, visit: &mut TextVisitor<'_>) {
                for card in Self::all() {
                    if let Some(name) = game.as_ref().name(card) {
                        visit(&$owner, &card, &name);
                    }
                }
                visit(&$owner, &"missing", &MISSING);
            }
        }

        impl<G: ?Sized + AsRef<Catalogue>> Readable<G> for $name {
            const WHAT: &'static str = $what;

            fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.read($what)
            }
        }

        impl<G: ?Sized + AsRef<Catalogue>> Countable<G> for $name {
            fn count(_: &G) -> u32 {
                Self::COUNT.into()
            }

            fn number(&self, _: &G) -> u32 {
                self.index().into()
            }

            fn nth(_: &G, number: u32) -> Option<Self> {
                u8::try_from(number).ok().and_then(Self::from_index)
            }
        }

        solo_core::noun_data!(reads Catalogue: $name);
    )+};
}

cards! {
    ActivityId as "an Activity card", "Activity";
    EventId as "an Event card", "EventCard";
    CharacterId as "a Character card", "Character";
}

solo_core::text_noun!(Slot as "a slot such as red 1");

#[cfg(feature = "serde")]
solo_core::when_numbers! {
    impl<G: ?Sized> solo_core::Features<G> for Slot {
        fn width(_: &G) -> usize {
            Self::ALL.len()
        }

        fn describe(_: &G, specs: &mut solo_core::FeatureSpecs) {
            for slot in Self::ALL {
                specs.add(&alloc::format!("={slot}"), 0, 1);
            }
        }

        fn write(&self, _: &G, numbers: &mut solo_core::Numbers<'_>) {
            numbers.mark(self.index().into(), Self::COUNT.into());
        }
    }
}
