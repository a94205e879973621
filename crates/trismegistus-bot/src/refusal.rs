//! Reasons for refusing an input: TB-17.3 and the clauses that forbid the input.

use solo_core::{NotationError, Reason, RefusalKind};

use crate::botmegistus::Botmegistus;
use crate::phase::Phase;

macro_rules! refusals {
    ($($(#[$doc:meta])* $variant:ident = $sentence:literal, $rule:literal;)+) => {
        /// Reason for refusing an input. [`Refusal::rule`] returns the clause.
        ///
        /// ```
        /// use trismegistus_bot::{Botmegistus, Decision, Refusal};
        /// let game = Botmegistus::default();
        /// let refusal = game.apply(&game.start(), Decision::React).unwrap_err();
        /// assert_eq!(refusal, Refusal::ChanceIsDue);
        /// assert_eq!((refusal.rule(), refusal.reason()), ("TB-17.2", "wrong_step"));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error, Reason)]
        #[reason(game = Botmegistus)]
        #[non_exhaustive]
        pub enum Refusal {
            /// The text is neither a decision nor a chance outcome of this game (TB-17.3).
            #[error("{0}")]
            Notation(NotationError),
            /// Another decision is due: the clause is that of its phase (TB-17.3).
            #[error("not possible now")]
            OtherDecision(Phase),
            /// Another kind of chance outcome is due: the clause is that of its phase (TB-17.3).
            #[error("something else is rolled or turned up first")]
            OtherOutcome(Phase),
            $($(#[$doc])* #[doc = concat!("(", $rule, ")")] #[error($sentence)] $variant,)+
        }

        impl Refusal {
            /// Returns the clause of the rulebook that forbids the input.
            pub const fn rule(&self) -> &'static str {
                match self {
                    Self::Notation(_) => "TB-17.3",
                    Self::OtherDecision(due) | Self::OtherOutcome(due) => due.rule(),
                    $(Self::$variant => $rule,)+
                }
            }
        }
    };
}

refusals! {
    /// The game has ended.
    GameOver = "the game is over", "TB-17.3";
    /// A die has to be rolled or a card turned up first.
    ChanceIsDue = "a die is rolled or a card turned up first", "TB-17.2";
    /// The human has to decide first.
    HumanIsDue = "you decide first, and nothing is rolled or turned up", "TB-17.3";
    /// The artifact was not dealt to the human.
    ArtifactNotDealt = "this artifact was not dealt to you", "TB-1.5";
    /// The experiment was not dealt to the human.
    ExperimentNotDealt = "this experiment was not dealt to you", "TB-1.7";
    /// No die of this colour lies in the bowl.
    NoSuchDie = "the bowl has no die of this colour", "TB-14.2";
    /// The option that lets the human pass early is off.
    NoEarlyPass = "you pass only when your third die is used up", "TB-14.3";
    /// Less potency is left, or none would be spent.
    PotencyOutOfRange = "the die has less potency left", "TB-14.5";
    /// The marker is at the top of the track.
    TrackAtTop = "your marker is at the top of this track", "TB-14.7";
    /// The artifact is not on display.
    ArtifactNotOnDisplay = "it is not on display", "TB-14.8";
    /// The artifact has another colour than the die.
    ArtifactOfOtherColour = "it is not in the colour of the die", "TB-14.8";
    /// A second artifact in one window.
    SecondArtifact = "you have already taken an artifact this time", "TB-14.8";
    /// The experiment is not on display.
    ExperimentNotOnDisplay = "it is not on display", "TB-14.9";
    /// The experiment lies in a section that the die does not reach.
    ExperimentOfOtherSection = "it is not in the section of the die", "TB-14.9";
    /// A second experiment in one window.
    SecondExperiment = "you have already taken an experiment this time", "TB-14.9";
    /// The human does not hold the experiment.
    NotHeld = "you hold no such incomplete experiment", "TB-14.10";
    /// The human's markers are too low.
    RequirementNotMet = "your markers are lower than it needs", "TB-14.10";
    /// Experiments are not completed in a reaction.
    NotInReaction = "you complete experiments only in your own turn", "TB-14.10";
    /// A die that was just drafted has to serve a turn first.
    DieJustDrafted = "you have already drafted a die in this turn", "TB-18.6";
    /// A fourth die in a round.
    FourthDie = "you have drafted three dice in this round", "TB-18.6";
    /// The marker would not rise.
    LevelNotAbove = "your marker is already that high", "TB-18.6";
    /// The track ends below the level.
    LevelAboveTop = "the track does not go that high", "TB-18.6";
    /// A turn without a die.
    NoDieHeld = "you cannot end your turn before you have drafted a die", "TB-18.6";
    /// Passing before the third die.
    NoPassYet = "you can pass only once you have drafted your third die", "TB-18.6";
    /// Only levels are reported after a bot turn.
    NotAfterBotTurn = "after a turn of the bot only levels are reported", "TB-18.10";
    /// With lean reports the die has to lie in the bowl as well.
    NoDieToReport = "the bowl has no die of this colour", "TB-18.6";
    /// The bot looks at a row, which has to be reported first.
    LookIsDue = "the cards of the row that the bot looks at are reported first", "TB-18.12";
    /// The cards of a look are reported one after another.
    OtherSlotOfLook = "the cards of the row that the bot looks at are reported from left to right", "TB-18.12";
    /// The card cannot lie where the bot looks.
    NotUnderLook = "this card cannot lie in the row", "TB-18.12";
    /// The bot looks at another row.
    OtherRow = "the bot looks at another row", "TB-18.12";
    /// The token goes to another bonus space.
    OtherBonusSpace = "the token goes to the next bonus space", "TB-1.4";
    /// No token of this kind is left.
    NoTokenLeft = "no token of this kind is left", "TB-1.4";
    /// The card is laid into another slot.
    OtherSlot = "the card is laid into the next empty slot", "TB-2.2";
    /// The card is not in the pile that is laid out.
    NotInPile = "the pile has no such unseen card", "TB-2.2";
    /// Another die is rolled first.
    OtherDie = "a die of another colour is rolled first", "TB-3.1";
    /// The artifact cannot be dealt.
    ArtifactNotUnseen = "no such starting artifact is left unseen", "TB-1.5";
    /// The artifact that the human rejected has to be named first.
    RejectedIsDue = "the starting artifact that you rejected is reported first", "TB-18.4";
    /// The artifact cannot be the one that the human rejected.
    RejectedNotUnseen = "no such starting artifact is left unseen", "TB-18.4";
    /// The experiment cannot be dealt.
    ExperimentNotUnseen = "no such experiment is left in the pile that is dealt from", "TB-1.7";
    /// The experiment cannot be the bot's first.
    StartNotUnseen = "no such starting experiment is left unseen", "TB-1.16";
    /// The two open cards of setup have to be turned up first.
    OpenPairIsDue = "the two open cards are turned up first", "TB-1.19";
    /// A card of the open pair is turned up out of order.
    OpenPairOrder = "of the two open cards the left one is turned up first, then the right one", "TB-1.19";
    /// The card is turned up at the other position.
    OtherPlace = "the card is turned up at the other place", "TB-12.6";
    /// The card is not in the deck.
    NotInDeck = "the Automa deck does not have it", "TB-4.1";
    /// The element has fewer symbols.
    NotTied = "it is not one of the tied elements", "TB-13.4";
    /// The masterpiece was dealt or drawn before, or is none.
    MasterpieceNotUnseen = "no such masterpiece is left unseen", "TB-15.1";
}

impl Refusal {
    /// Returns this refusal, unless the condition holds.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// Returns kind and reason.
    const fn parts(&self) -> (RefusalKind, &'static str) {
        match self {
            Self::GameOver => (RefusalKind::Over, "game_over"),
            Self::Notation(_) => (RefusalKind::Notation, "bad_notation"),
            Self::ChanceIsDue
            | Self::HumanIsDue
            | Self::OtherDecision(_)
            | Self::OtherOutcome(_)
            | Self::OpenPairIsDue
            | Self::RejectedIsDue
            | Self::LookIsDue => (RefusalKind::NotNow, "wrong_step"),
            _ => (RefusalKind::NotLegal, "not_legal"),
        }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    pub const fn kind(&self) -> RefusalKind {
        self.parts().0
    }

    /// Returns the reason: `game_over`, `bad_notation`, `wrong_step` or `not_legal`, tested in this
    /// order.
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = GameOver);
