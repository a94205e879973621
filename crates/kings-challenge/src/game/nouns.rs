//! Cards and slots as nouns: cards are named after the catalogue.

use core::fmt::{self, Write};

use arrayvec::ArrayString;
use solo_core::{Countable, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use crate::game::KingsChallenge;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::Slot;

/// Makes the ids of a kind of cards nouns, named after the catalogue.
macro_rules! cards {
    ($($name:ident as $what:literal, $owner:literal;)+) => {$(
        impl Noun<KingsChallenge> for $name {
            fn id(&self, _: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{self}")
            }

            fn name(&self, speech: &Speech<'_, KingsChallenge>, out: &mut dyn Write) -> fmt::Result {
                let mut id = ArrayString::<4>::new();
                write!(id, "{self}")?;
                let name = speech.game().catalogue().name(&id);
                // A card missing from the catalogue is called by its id.
                out.write_str(name.map_or(id.as_str(), |name| speech.text($owner, &id, name)))
            }

            fn texts(game: &KingsChallenge, visit: &mut TextVisitor<'_>) {
                for card in Self::all() {
                    if let Some(name) = game.catalogue().name(card) {
                        visit(&$owner, &card, &name);
                    }
                }
            }
        }

        impl Readable<KingsChallenge> for $name {
            const WHAT: &'static str = $what;

            fn read(_: &KingsChallenge, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.read($what)
            }
        }

        impl Countable<KingsChallenge> for $name {
            fn count(_: &KingsChallenge) -> u32 {
                Self::COUNT.into()
            }

            fn number(&self, _: &KingsChallenge) -> u32 {
                self.index().into()
            }

            fn nth(_: &KingsChallenge, number: u32) -> Option<Self> {
                u8::try_from(number).ok().and_then(Self::from_index)
            }
        }

        solo_core::noun_data!(KingsChallenge: $name);
    )+};
}

cards! {
    ActivityId as "an Activity card", "Activity";
    EventId as "an Event card", "EventCard";
    CharacterId as "a Character card", "Character";
}

solo_core::text_noun!(KingsChallenge: Slot as "a slot such as red 1");

#[cfg(feature = "serde")]
solo_core::when_numbers! {
    impl solo_core::Features<KingsChallenge> for Slot {
        fn width(_: &KingsChallenge) -> usize {
            Self::ALL.len()
        }

        fn describe(_: &KingsChallenge, specs: &mut solo_core::FeatureSpecs) {
            for slot in Self::ALL {
                specs.add(&alloc::format!("={slot}"), 0, 1);
            }
        }

        fn write(&self, _: &KingsChallenge, numbers: &mut solo_core::Numbers<'_>) {
            numbers.mark(self.index().into(), Self::COUNT.into());
        }
    }
}
