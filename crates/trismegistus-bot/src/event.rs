//! What happened: RULES.md, "Events".

use arrayvec::ArrayVec;
use solo_core::Face;

use crate::catalogue::{
    ArtifactId, AutomaId, Colour, Element, ExperimentId, Section, Symbol, TokenKind,
};
use crate::chance::Hand;
use crate::state::Side;

/// A die as a candidate of the bot's draft: its colour and the bowl it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BowlDie {
    /// The colour.
    pub colour: Colour,
    /// The bowl.
    pub bowl: Symbol,
    /// How many dice lie in the bowl.
    pub potency: u8,
}

/// One of the things the bot chooses between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Candidate {
    /// A die to draft.
    Die(BowlDie),
    /// An artifact to take.
    Artifact(ArtifactId),
    /// An experiment or masterpiece to take or complete.
    Experiment(ExperimentId),
    /// A track to step on.
    Track(Element),
}

/// Between what the bot chose, and what it took.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A die (TB-5).
    Draft {
        /// The dice of the step in force, in the order of its list.
        candidates: ArrayVec<BowlDie, 18>,
        /// The die taken.
        choice: BowlDie,
    },
    /// An artifact (TB-8.1).
    Artifact {
        /// The artifacts of the colour on display, from the left.
        candidates: ArrayVec<ArtifactId, 4>,
        /// The artifact taken.
        choice: ArtifactId,
    },
    /// An experiment (TB-8.6).
    Experiment {
        /// The experiments of the section, from the left.
        candidates: ArrayVec<ExperimentId, 4>,
        /// The experiment taken.
        choice: ExperimentId,
    },
    /// A mastery track (TB-9).
    Track {
        /// The tracks that were compared, in track order.
        candidates: ArrayVec<Element, 4>,
        /// The track of the step.
        choice: Element,
    },
    /// One of two incomplete experiments (TB-10.5).
    Completion {
        /// The experiments it could afford, in the order taken.
        candidates: ArrayVec<ExperimentId, 2>,
        /// The experiment completed.
        choice: ExperimentId,
        /// Whether it alone is of a type not completed yet.
        new_type: bool,
    },
    /// A masterpiece (TB-15.2).
    Masterpiece {
        /// The masterpieces it could complete, in the order drawn.
        candidates: ArrayVec<ExperimentId, 3>,
        /// The masterpiece completed.
        choice: ExperimentId,
    },
}

impl Choice {
    /// The word of the rulebook: `draft`, `artifact`, `experiment`, `track`, `completion` or
    /// `masterpiece`.
    #[must_use]
    pub const fn what(&self) -> &'static str {
        match self {
            Self::Draft { .. } => "draft",
            Self::Artifact { .. } => "artifact",
            Self::Experiment { .. } => "experiment",
            Self::Track { .. } => "track",
            Self::Completion { .. } => "completion",
            Self::Masterpiece { .. } => "masterpiece",
        }
    }

    /// What was compared, in the order that breaks ties.
    ///
    /// ```
    /// use trismegistus_bot::{Candidate, Choice, Element};
    /// let [earth, fire] = [0, 1].map(|track| Element::new(track).unwrap());
    /// let choice = Choice::Track { candidates: [earth, fire].into_iter().collect(), choice: fire };
    /// assert!(choice.candidates().eq([Candidate::Track(earth), Candidate::Track(fire)]));
    /// assert_eq!(choice.chosen(), Candidate::Track(fire));
    /// ```
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        (0..).map_while(|place| self.candidate(place))
    }

    fn candidate(&self, place: usize) -> Option<Candidate> {
        match self {
            Self::Draft { candidates, .. } => candidates.get(place).copied().map(Candidate::Die),
            Self::Artifact { candidates, .. } => {
                candidates.get(place).copied().map(Candidate::Artifact)
            }
            Self::Track { candidates, .. } => candidates.get(place).copied().map(Candidate::Track),
            Self::Experiment { candidates, .. } => nth_experiment(candidates, place),
            Self::Completion { candidates, .. } => nth_experiment(candidates, place),
            Self::Masterpiece { candidates, .. } => nth_experiment(candidates, place),
        }
    }

    /// What the bot took.
    #[must_use]
    pub const fn chosen(&self) -> Candidate {
        match *self {
            Self::Draft { choice, .. } => Candidate::Die(choice),
            Self::Artifact { choice, .. } => Candidate::Artifact(choice),
            Self::Track { choice, .. } => Candidate::Track(choice),
            Self::Experiment { choice, .. }
            | Self::Completion { choice, .. }
            | Self::Masterpiece { choice, .. } => Candidate::Experiment(choice),
        }
    }
}

fn nth_experiment(candidates: &[ExperimentId], place: usize) -> Option<Candidate> {
    candidates.get(place).copied().map(Candidate::Experiment)
}

/// What happened in a step, in order.
///
/// ```
/// use trismegistus_bot::{Botmegistus, Event};
/// let game = Botmegistus::default();
/// let mut events = Vec::new();
/// let step = game.parse_chance("token earth 3 glory")?;
/// game.apply_with_events(&game.start(), step, &mut events)?;
/// assert!(matches!(events[..], [Event::TokenPlaced { level: 3, .. }]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are those of the table in RULES.md")]
pub enum Event {
    /// A round begins (TB-2.2).
    RoundStarted { round: u8, first: Side },
    /// A bonus token is placed (TB-1.4).
    TokenPlaced {
        track: Element,
        level: u8,
        kind: TokenKind,
    },
    /// An artifact is laid out; slots count from 1.
    ArtifactLaid {
        colour: Colour,
        slot: u8,
        artifact: ArtifactId,
    },
    /// An experiment is laid out; slots count from 1.
    ExperimentLaid {
        section: Section,
        slot: u8,
        experiment: ExperimentId,
    },
    /// A die is rolled into a bowl.
    DieRolled { colour: Colour, symbol: Symbol },
    /// The dice of bowls that were too full are rolled again (TB-3.2).
    BowlsRerolled { symbols: ArrayVec<Symbol, 6> },
    /// A starting artifact is dealt to the human.
    ArtifactDealt { artifact: ArtifactId },
    /// A starting experiment or masterpiece is dealt to the human.
    ExperimentDealt { experiment: ExperimentId },
    /// The human keeps an artifact; the bot gains the rejected one.
    ArtifactKept {
        artifact: ArtifactId,
        rejected: ArtifactId,
    },
    /// The human keeps an experiment; a rejected one leaves the game.
    ExperimentKept {
        experiment: ExperimentId,
        rejected: Option<ExperimentId>,
    },
    /// A personality or specialization card comes into the deck.
    CardAdded { card: AutomaId },
    /// A card is turned up beside the deck.
    CardRevealed { hand: Hand, card: AutomaId },
    /// A setup roll, before the step it causes.
    SetupRolled { symbol: Symbol },
    /// The ordinary die is rolled.
    DieSixRolled { face: Face },
    /// The discarded Automa cards become the deck.
    DeckReshuffled,
    /// A turn begins.
    TurnStarted { side: Side },
    /// The card that rules the bot's turn.
    CardActive { card: AutomaId },
    /// The bot chose between several candidates; `rule` is the clause of the last filter that removed
    /// one.
    BotChose { choice: Choice, rule: &'static str },
    /// The bot drafts a die; `symbol` is what it is set to, `potency` that of the bowl.
    BotDrafted {
        colour: Colour,
        from: Symbol,
        symbol: Symbol,
        potency: u8,
    },
    /// The human drafts a die.
    HumanDrafted {
        colour: Colour,
        symbol: Symbol,
        potency: u8,
    },
    /// An Ethereal token is spent; `potency` is that of the die afterwards.
    EtherealSpent { side: Side, potency: u8 },
    /// Potency is spent.
    Spent { side: Side, amount: u8, left: u8 },
    /// A marker moves up to `level`.
    Stepped {
        side: Side,
        track: Element,
        level: u8,
    },
    /// The bot's step is lost: all tracks are at their top (TB-9.5).
    StepLost,
    /// A marker reaches a bonus space that still has its token.
    BonusReached {
        side: Side,
        track: Element,
        level: u8,
        kind: TokenKind,
    },
    /// The bot gains Gold.
    GoldGained { amount: u8 },
    /// The bot gains Ethereal tokens.
    EtherealGained { amount: u8 },
    /// The bot scores victory points.
    Scored { amount: u8 },
    /// An artifact is taken from the display.
    ArtifactTaken { side: Side, artifact: ArtifactId },
    /// An experiment is taken from the display, or given to the bot in setup.
    ExperimentTaken {
        side: Side,
        experiment: ExperimentId,
    },
    /// An artifact action found no artifact.
    NothingGained,
    /// An experiment is completed; `gold` is what the bot paid for it.
    Completed {
        side: Side,
        experiment: ExperimentId,
        gold: u8,
    },
    /// The human reacts.
    Reacted,
    /// A die is used up.
    DieUsed { side: Side, colour: Colour },
    /// A side passes.
    Passed { side: Side },
    /// A bonus token leaves its space.
    TokenRemoved {
        track: Element,
        level: u8,
        kind: TokenKind,
    },
    /// A round ends.
    RoundEnded { round: u8 },
    /// A masterpiece is drawn for the bot.
    MasterpieceDrawn { experiment: ExperimentId },
    /// The game ends.
    GameOver { winner: Side },
}
