//! The bot's choices: candidates and reasons.

use core::fmt::{self, Write};

use arrayvec::ArrayVec;
use solo_core::{Noun, Speech, TextVisitor, fields};

use super::words::WORDS;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Card, Colour, Element, Symbol};

solo_core::word_enum! {
    /// Purpose of a choice of the bot; its name is the verb.
    ///
    /// ```
    /// assert_eq!(trismegistus_bot::ChoiceKind::Completion.word(), "completion");
    /// ```
    pub enum ChoiceKind in trismegistus_bot {
        /// A die (TB-5.2).
        Draft = "draft" as "drafts",
        /// An artifact (TB-8.1).
        Artifact = "artifact" as "takes",
        /// An experiment (TB-8.6).
        Experiment = "experiment" as "takes",
        /// A mastery track (TB-9.2, TB-9.3, TB-9.9).
        Track = "track" as "climbs",
        /// One of two incomplete experiments (TB-10.5).
        Completion = "completion" as "completes",
        /// A masterpiece (TB-15.2).
        Masterpiece = "masterpiece" as "completes",
    }
}

/// One of the candidates of a choice of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Candidate {
    /// A die to draft.
    Die {
        /// The colour.
        colour: Colour,
        /// The bowl.
        bowl: Symbol,
        /// Number of dice in the bowl.
        potency: u8,
    },
    /// An artifact to take, an experiment or masterpiece to take or complete.
    Card(Card),
    /// A track to step on.
    Track(Element),
}

/// The number of distinguishable dice: three colours in six bowls.
const MOST_COMPARED: usize = 18;

/// The candidates compared.
pub type Candidates = ArrayVec<Candidate, MOST_COMPARED>;

/// Colour and bowl of a die, else the id; for people the printed values, and the potency of a die.
impl Noun<Botmegistus> for Candidate {
    fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Die { colour, bowl, .. } => {
                colour.id(game, out)?;
                out.write_char(' ')?;
                bowl.id(game, out)
            }
            Self::Card(card) => card.id(game, out),
            Self::Track(track) => track.id(game, out),
        }
    }

    fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
        self.without_value(speech, out)?;
        match self {
            Self::Die { potency, .. } => write!(out, " ({potency})"),
            Self::Card(_) | Self::Track(_) => Ok(()),
        }
    }
}

impl Candidate {
    /// Writes the name, without the potency of a die.
    pub(super) fn without_value(
        self,
        speech: &Speech<'_, Botmegistus>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match self {
            Self::Card(card) => WORDS.say("bot_chose.card", &fields![card], speech, out),
            Self::Die { colour, bowl, .. } => {
                colour.name(speech, out)?;
                out.write_char(' ')?;
                bowl.name(speech, out)
            }
            Self::Track(track) => track.name(speech, out),
        }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $clause:literal, $because:literal;)+) => {
        /// Reason of a choice of the bot: the clause of the last filter that removed a candidate,
        /// and its preference.
        ///
        /// ```
        /// use trismegistus_bot::Reason;
        /// assert_eq!(Reason::MostSymbols.rule(), "TB-8.1");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Reason {
            $($(#[$doc])* #[doc = concat!("(", $clause, ")")] $name,)+
        }

        impl Reason {
            /// Returns the clause.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Self::$name => $clause,)+
                }
            }

            /// Returns the name of the variant, and its preference.
            const fn because(self) -> (&'static str, &'static str) {
                match self {
                    $(Self::$name => (stringify!($name), $because),)+
                }
            }
        }

        impl Noun<Botmegistus> for Reason {
            fn id(&self, _: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
                out.write_str(self.rule())
            }

            fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
                let (key, because) = self.because();
                out.write_str(speech.text("Reason", key, because))
            }

            fn texts(_: &Botmegistus, visit: &mut TextVisitor<'_>) {
                $(visit(&"Reason", &stringify!($name), &$because);)+
            }
        }
    };
}

reasons! {
    /// Step 1 of the draft.
    ColourAndSymbols = "TB-5.3", "the highest potency in the colour of its card, wild or with its symbols";
    /// Step 2 of the draft.
    Symbols = "TB-5.4", "the highest potency in other colours, wild or with the symbols of its card, no such die being in its card's colour";
    /// Step 3 of the draft.
    Colour = "TB-5.6", "the highest potency in the colour of its card, no die being wild or with its card's symbols";
    /// The last step of the draft, where the colour comes first.
    NextColour = "TB-5.7", "the highest potency in the first other colour left, no die of its card's colour being left";
    /// The last step of the draft, where the potency comes first.
    AnyDie = "TB-5.7", "the highest potency of all, no die of its card's colour being left";
    /// The draft by a card for the highest potency.
    Highest = "TB-5.8", "the highest potency in the colour of its card";
    /// The best artifact.
    MostSymbols = "TB-8.1", "the most symbols";
    /// One of several best artifacts.
    DieDecided = "TB-8.2", "the most symbols, with the tie decided by an ordinary die";
    /// An experiment of a new type.
    NewType = "TB-8.6a", "a type it does not have";
    /// An experiment within reach.
    AtOnce = "TB-8.6b", "one it can complete at once, and of these the most VP";
    /// The experiment closest to the bot.
    ClosestToIt = "TB-8.6c", "it lacks the fewest levels for it";
    /// The experiment closest to the human.
    ClosestToYou = "TB-8.6d", "you lack the fewest levels for it";
    /// The most valuable experiment.
    MostPoints = "TB-8.6e", "the most VP";
    /// One of equal experiments.
    LeftMost = "TB-8.6f", "all else equal, the left-most";
    /// The lowest track.
    Lowest = "TB-9.2", "the lowest track";
    /// The first filter of tracks.
    NearestToken = "TB-9.3(1)", "the nearest bonus token above";
    /// The second one.
    LargestLead = "TB-9.3(2)", "the largest lead over you";
    /// The third one.
    FewestBehind = "TB-9.3(3)", "the fewest levels behind you";
    /// The fourth one.
    FirstTrack = "TB-9.3(4)", "the left-most track";
    /// The track that an experiment demands.
    SmallestGap = "TB-9.9", "the smallest gap to a level that its experiments demand";
    /// The one of two experiments whose type is not completed yet.
    CompletesNewType = "TB-10.5", "it cannot pay for both, and this one's type is new";
    /// The more valuable of two experiments.
    CompletesMorePoints = "TB-10.5", "it cannot pay for both, and this one has more VP";
    /// The one of two experiments that was taken earlier.
    CompletesEarlier = "TB-10.5", "it cannot pay for both, and it took this one earlier";
    /// The most valuable masterpiece.
    BestMasterpiece = "TB-15.2", "the most VP";
}

macro_rules! written_as_ids {
    ($($noun:ty),+) => {solo_core::when_serde! {$(
        impl solo_core::Data<Botmegistus> for $noun {
            fn serialize<S: solo_core::serde::Serializer>(&self, game: &Botmegistus, serializer: S) -> Result<S::Ok, S::Error> {
                solo_core::serialize_noun(self, game, serializer)
            }

            solo_core::when_schema! {
                fn schema(_: &Botmegistus) -> solo_core::Value {
                    solo_core::serde_json::json!({"type": "string"})
                }
            }
        }
    )+}};
}
written_as_ids!(Candidate, crate::catalogue::Part, Reason);
