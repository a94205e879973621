//! Phases in which a position waits: chapter TB-17.

use solo_core::List;

use crate::catalogue::{
    ArtifactId, ArtifactSlot, Colour, ExperimentId, ExperimentSlot, Parts, Row, Section,
};
use crate::decision::Digit;

solo_core::word_enum! {
    /// The phase in which a position waits (RULES.md, "Step machine").
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Phase};
    /// let start = Botmegistus::default().start();
    /// assert_eq!(start.phase(), Phase::SetupToken);
    /// assert_eq!((start.phase().word(), start.phase().rule()), ("setup_token", "TB-1.4"));
    /// ```
    pub enum Phase in trismegistus_bot {
        /// A bonus token is placed.
        SetupToken = "setup_token",
        /// An artifact is laid out.
        LayArtifact = "lay_artifact",
        /// An experiment is laid out.
        LayExperiment = "lay_experiment",
        /// A die is rolled into a bowl.
        RollDice = "roll_dice",
        /// A starting artifact is dealt.
        DealArtifact = "deal_artifact",
        /// The human keeps one of two starting artifacts.
        KeepArtifact = "keep_artifact",
        /// A starting experiment is dealt.
        DealExperiment = "deal_experiment",
        /// The human keeps one of two starting experiments.
        KeepExperiment = "keep_experiment",
        /// A masterpiece is dealt.
        DealMasterpiece = "deal_masterpiece",
        /// The human keeps one of two masterpieces.
        KeepMasterpiece = "keep_masterpiece",
        /// The bot's starting experiment is drawn.
        BotStartExperiment = "bot_start_experiment",
        /// A die is rolled for the bot's tracks.
        SetupRoll = "setup_roll",
        /// A card is turned up beside the deck.
        RevealCard = "reveal_card",
        /// The ordinary die chooses between the two open cards.
        ChooseCard = "choose_card",
        /// The top card of the deck is turned over.
        FlipCard = "flip_card",
        /// The ordinary die chooses between tied artifacts.
        ArtifactTie = "artifact_tie",
        /// A lot decides between tied elements.
        Specialization = "specialization",
        /// A masterpiece is drawn for the bot.
        BotMasterpiece = "bot_masterpiece",
        /// The human drafts a die.
        HumanDraft = "human_draft",
        /// The human may spend an Ethereal token.
        HumanBoost = "human_boost",
        /// The human spends potency.
        HumanSpend = "human_spend",
        /// The human reports an action.
        HumanWindow = "human_window",
        /// The human may react.
        Reaction = "reaction",
        /// The human reports a reaction.
        ReactionWindow = "reaction_window",
        /// The human reports what the bot looks at: dice drafted, levels, the end of the turn, passing.
        HumanReport = "human_report",
        /// The human reports the hundreds of the final score.
        ReportHundreds = "report_hundreds",
        /// The human reports the tens.
        ReportTens = "report_tens",
        /// The human reports the units.
        ReportUnits = "report_units",
        /// The game has ended.
        Over = "over",
    }
}

impl Phase {
    /// Returns the clause of what is due.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::SetupToken => "TB-1.4",
            Self::LayArtifact | Self::LayExperiment => "TB-2.2",
            Self::RollDice => "TB-3.1",
            Self::DealArtifact | Self::KeepArtifact => "TB-1.5",
            Self::DealExperiment
            | Self::KeepExperiment
            | Self::DealMasterpiece
            | Self::KeepMasterpiece => "TB-1.7",
            Self::BotStartExperiment => "TB-1.16",
            Self::SetupRoll => "TB-1.17",
            Self::RevealCard => "TB-12.6",
            Self::ChooseCard => "TB-4.4",
            Self::FlipCard => "TB-4.1",
            Self::ArtifactTie => "TB-8.2",
            Self::Specialization => "TB-13.4",
            Self::BotMasterpiece => "TB-15.1",
            Self::HumanDraft => "TB-14.2",
            Self::HumanBoost => "TB-14.4",
            Self::HumanSpend => "TB-14.5",
            Self::HumanWindow => "TB-14.6",
            Self::Reaction => "TB-11.1",
            Self::ReactionWindow => "TB-11.2",
            Self::HumanReport => "TB-18.6",
            Self::ReportHundreds | Self::ReportTens | Self::ReportUnits => "TB-15.13",
            Self::Over => "TB-17.3",
        }
    }
}

/// The most dice that are rolled (TB-V4).
pub(crate) const MOST_DICE: usize = 20;

/// The input that a position waits for, with all that is remembered until it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// A tag apart from the fields, since every step reads it several times.
#[repr(u8)]
pub(crate) enum Pending {
    /// A bonus token for the first space without one.
    SetupToken,
    /// A card of the lay-out for this slot (TB-2.2).
    LayOut(DisplaySlot),
    /// The next card of the row that the bot looks at, for this slot, or the end of the row. Then
    /// come the card's other parts (TB-18.12).
    Look {
        slot: DisplaySlot,
        rest: Parts,
    },
    /// The roll of the last of these dice.
    RollDice {
        dice: List<Colour, MOST_DICE>,
    },
    DealArtifact {
        first: Option<ArtifactId>,
    },
    KeepArtifact {
        dealt: [ArtifactId; 2],
    },
    DealExperiment {
        first: Option<ExperimentId>,
    },
    KeepExperiment {
        dealt: [ExperimentId; 2],
    },
    DealMasterpiece {
        first: Option<ExperimentId>,
    },
    KeepMasterpiece {
        dealt: [ExperimentId; 2],
    },
    BotStartExperiment,
    /// The first of this many rolls.
    SetupRoll {
        left: u8,
    },
    RevealCard,
    ChooseCard,
    FlipCard,
    /// The ordinary die, for the left-most or the right-most tied artifact; then come the card's
    /// other parts.
    ArtifactTie {
        left: ArtifactId,
        right: ArtifactId,
        rest: Parts,
    },
    Specialization,
    BotMasterpiece,
    HumanDraft,
    HumanBoost,
    HumanSpend,
    HumanWindow(Taken),
    Reaction,
    ReactionWindow(Taken),
    HumanReport,
    ReportHundreds,
    ReportTens {
        hundreds: Digit,
    },
    ReportUnits {
        hundreds: Digit,
        tens: Digit,
    },
    /// Nothing: the score was reported, and Gold was paid for formulas.
    Over {
        digits: [Digit; 3],
        formulas_bought: u8,
    },
}

/// A slot on display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DisplaySlot {
    Artifact(Colour, ArtifactSlot),
    Experiment(Section, ExperimentSlot),
}

impl DisplaySlot {
    pub(crate) const fn row(self) -> Row {
        match self {
            Self::Artifact(colour, _) => Row::Artifacts(colour),
            Self::Experiment(section, _) => Row::Experiments(section),
        }
    }

    /// Returns the phase in which a card comes into the slot.
    pub(crate) const fn phase(self) -> Phase {
        match self {
            Self::Artifact(..) => Phase::LayArtifact,
            Self::Experiment(..) => Phase::LayExperiment,
        }
    }
}

/// Cards that were taken in a window, which allows one of each (TB-14.8, TB-14.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Taken {
    /// `true` if an artifact was taken.
    pub artifact: bool,
    /// `true` if an experiment was taken.
    pub experiment: bool,
}

impl Taken {
    pub(crate) const NOTHING: Self = Self {
        artifact: false,
        experiment: false,
    };
}

impl Pending {
    pub(crate) const fn phase(&self) -> Phase {
        match self {
            Self::SetupToken => Phase::SetupToken,
            Self::LayOut(slot) | Self::Look { slot, .. } => slot.phase(),
            Self::RollDice { .. } => Phase::RollDice,
            Self::DealArtifact { .. } => Phase::DealArtifact,
            Self::KeepArtifact { .. } => Phase::KeepArtifact,
            Self::DealExperiment { .. } => Phase::DealExperiment,
            Self::KeepExperiment { .. } => Phase::KeepExperiment,
            Self::DealMasterpiece { .. } => Phase::DealMasterpiece,
            Self::KeepMasterpiece { .. } => Phase::KeepMasterpiece,
            Self::BotStartExperiment => Phase::BotStartExperiment,
            Self::SetupRoll { .. } => Phase::SetupRoll,
            Self::RevealCard => Phase::RevealCard,
            Self::ChooseCard => Phase::ChooseCard,
            Self::FlipCard => Phase::FlipCard,
            Self::ArtifactTie { .. } => Phase::ArtifactTie,
            Self::Specialization => Phase::Specialization,
            Self::BotMasterpiece => Phase::BotMasterpiece,
            Self::HumanDraft => Phase::HumanDraft,
            Self::HumanBoost => Phase::HumanBoost,
            Self::HumanSpend => Phase::HumanSpend,
            Self::HumanWindow(_) => Phase::HumanWindow,
            Self::Reaction => Phase::Reaction,
            Self::ReactionWindow(_) => Phase::ReactionWindow,
            Self::HumanReport => Phase::HumanReport,
            Self::ReportHundreds => Phase::ReportHundreds,
            Self::ReportTens { .. } => Phase::ReportTens,
            Self::ReportUnits { .. } => Phase::ReportUnits,
            Self::Over { .. } => Phase::Over,
        }
    }
}
