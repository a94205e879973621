//! Phases in which a position waits: chapter TB-17.

use solo_core::List;

use crate::catalogue::{
    ArtifactId, ArtifactSlot, Card, Colour, ExperimentId, ExperimentSlot, Parts, Row, Section,
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
        /// A bonus token is placed (TB-1.4).
        SetupToken = "setup_token",
        /// An artifact is laid out (TB-2.2, TB-18.12).
        LayArtifact = "lay_artifact",
        /// An experiment is laid out (TB-2.2, TB-18.12).
        LayExperiment = "lay_experiment",
        /// A die is rolled into a bowl (TB-3.1).
        RollDice = "roll_dice",
        /// A starting artifact is dealt (TB-1.5, TB-18.4).
        DealArtifact = "deal_artifact",
        /// The human keeps one of two starting artifacts (TB-1.5).
        KeepArtifact = "keep_artifact",
        /// A starting experiment is dealt (TB-1.7).
        DealExperiment = "deal_experiment",
        /// The human keeps one of two starting experiments (TB-1.7).
        KeepExperiment = "keep_experiment",
        /// A masterpiece is dealt (TB-1.7).
        DealMasterpiece = "deal_masterpiece",
        /// The human keeps one of two masterpieces (TB-1.7).
        KeepMasterpiece = "keep_masterpiece",
        /// The bot's starting experiment is drawn (TB-1.16).
        BotStartExperiment = "bot_start_experiment",
        /// A die is rolled for the bot's tracks (TB-1.17).
        SetupRoll = "setup_roll",
        /// A card is turned up beside the deck (TB-1.19, TB-12.6).
        RevealCard = "reveal_card",
        /// The ordinary die chooses between the two open cards (TB-4.4).
        ChooseCard = "choose_card",
        /// The top card of the deck is turned over (TB-4.1).
        FlipCard = "flip_card",
        /// The ordinary die chooses between tied artifacts (TB-8.2).
        ArtifactTie = "artifact_tie",
        /// A lot decides between tied elements (TB-13.4).
        Specialization = "specialization",
        /// A masterpiece is drawn for the bot (TB-15.1).
        BotMasterpiece = "bot_masterpiece",
        /// The human drafts a die (TB-14.2).
        HumanDraft = "human_draft",
        /// The human may spend an Ethereal token (TB-14.4).
        HumanBoost = "human_boost",
        /// The human spends potency (TB-14.5).
        HumanSpend = "human_spend",
        /// The human reports an action (TB-14.6).
        HumanWindow = "human_window",
        /// The human may react (TB-11.1).
        Reaction = "reaction",
        /// The human reports a reaction (TB-11.2).
        ReactionWindow = "reaction_window",
        /// The human reports what the bot looks at: dice drafted, levels, the end of the turn, passing (TB-18.6).
        HumanReport = "human_report",
        /// The human reports the hundreds of the final score (TB-15.13).
        ReportHundreds = "report_hundreds",
        /// The human reports the tens (TB-15.13).
        ReportTens = "report_tens",
        /// The human reports the units (TB-15.13).
        ReportUnits = "report_units",
        /// The game has ended (TB-17.3).
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

/// The input that a position waits for, with all that is remembered until it comes (chapter TB-17):
/// [`State::pending`](crate::State::pending).
///
/// ```
/// use trismegistus_bot::{Botmegistus, Pending, Phase};
/// let pending = *Botmegistus::default().start().pending();
/// assert_eq!((pending, pending.phase()), (Pending::SetupToken, Phase::SetupToken));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// A tag apart from the fields, since every step reads it several times.
#[repr(u8)]
pub enum Pending {
    /// A bonus token for the first space without one (TB-1.4).
    SetupToken,
    /// A card of the lay-out for this slot (TB-2.2).
    LayOut(DisplaySlot),
    /// The next card of the row that the bot looks at, or the end of the row (TB-18.12).
    Look {
        /// The slot of the next card.
        slot: DisplaySlot,
        /// The parts of the bot's card that come then.
        rest: Parts,
    },
    /// The roll of the last of these dice (TB-3.1).
    RollDice {
        /// The dice in reverse order of rolling, 1 to 20; [`Pending::to_roll`] lists them in order.
        dice: List<Colour, MOST_DICE>,
    },
    /// A starting artifact is dealt (TB-1.5).
    DealArtifact {
        /// The one dealt before it.
        first: Option<ArtifactId>,
    },
    /// The human keeps one of two starting artifacts (TB-1.5).
    KeepArtifact {
        /// The two, in catalogue order.
        dealt: [ArtifactId; 2],
    },
    /// A starting experiment is dealt (TB-1.7).
    DealExperiment {
        /// The one dealt before it.
        first: Option<ExperimentId>,
    },
    /// The human keeps one of two starting experiments (TB-1.7).
    KeepExperiment {
        /// The two, in catalogue order.
        dealt: [ExperimentId; 2],
    },
    /// A masterpiece is dealt (TB-1.7).
    DealMasterpiece {
        /// The one dealt before it.
        first: Option<ExperimentId>,
    },
    /// The human keeps one of two masterpieces (TB-1.7).
    KeepMasterpiece {
        /// The two, in catalogue order.
        dealt: [ExperimentId; 2],
    },
    /// The bot's starting experiment (TB-1.16).
    BotStartExperiment,
    /// A roll for the bot's tracks (TB-1.17).
    SetupRoll {
        /// Rolls still to make, 1 to 12, with the next one.
        left: u8,
    },
    /// A card beside the deck (TB-12.6).
    RevealCard,
    /// The ordinary die, for one of the two open cards (TB-4.4).
    ChooseCard,
    /// The top card of the deck (TB-4.1).
    FlipCard,
    /// The ordinary die, for the left-most or the right-most tied artifact (TB-8.2).
    ArtifactTie {
        /// The left-most tied artifact.
        left: ArtifactId,
        /// The right-most one.
        right: ArtifactId,
        /// The parts of the bot's card that come then.
        rest: Parts,
    },
    /// The lot between tied elements (TB-13.4).
    Specialization,
    /// A masterpiece for the bot (TB-15.1).
    BotMasterpiece,
    /// The die that the human drafts (TB-14.2).
    HumanDraft,
    /// An Ethereal token to spend, or none (TB-14.4).
    HumanBoost,
    /// The potency that the human spends (TB-14.5).
    HumanSpend,
    /// A report of the human's action (TB-14.6), with what was taken in it.
    HumanWindow(Taken),
    /// A reaction of the human, or none (TB-11.1).
    Reaction,
    /// A report of the human's reaction (TB-11.2), with what was taken in it.
    ReactionWindow(Taken),
    /// A lean report (TB-18.6).
    HumanReport,
    /// The hundreds of the human's final score (TB-15.13).
    ReportHundreds,
    /// Its tens.
    ReportTens {
        /// The hundreds.
        hundreds: Digit,
    },
    /// Its units.
    ReportUnits {
        /// The hundreds.
        hundreds: Digit,
        /// The tens.
        tens: Digit,
    },
    /// Nothing: the game has ended.
    Over {
        /// The human's score as reported, hundreds first.
        digits: [Digit; 3],
        /// The formulas for which the bot has paid Gold (TB-15.9).
        formulas_bought: u8,
    },
}

/// A slot on display.
///
/// ```
/// use trismegistus_bot::{Colour, DisplaySlot, Row, Slot};
/// let slot = DisplaySlot::Artifact(Colour::Black, Slot::new(1));
/// assert_eq!(slot.row(), Row::Artifacts(Colour::Black));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DisplaySlot {
    /// A slot of a row of artifacts.
    Artifact(Colour, ArtifactSlot),
    /// A slot of a section of experiments.
    Experiment(Section, ExperimentSlot),
}

impl DisplaySlot {
    /// Returns the row of the slot.
    pub const fn row(self) -> Row {
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
    /// Returns the cards already taken in the open window; nothing outside a window.
    pub const fn taken(&self) -> Taken {
        match *self {
            Self::HumanWindow(taken) | Self::ReactionWindow(taken) => taken,
            _ => Taken::NOTHING,
        }
    }

    /// Lists the dice to be rolled, in rolling order.
    pub fn to_roll(&self) -> impl Iterator<Item = Colour> + '_ {
        let dice: &[Colour] = match self {
            Self::RollDice { dice } => dice,
            _ => &[],
        };
        dice.iter().rev().copied()
    }

    /// Lists the cards dealt to the human and neither kept nor rejected.
    ///
    /// ```
    /// use solo_core::Seeded;
    /// use trismegistus_bot::{Botmegistus, Phase};
    /// let game = Botmegistus::default();
    /// let seeded = Seeded::start(&game, 1);
    /// let pending = seeded.state().pending();
    /// assert_eq!((pending.phase(), pending.dealt().count()), (Phase::KeepArtifact, 2));
    /// ```
    pub fn dealt(&self) -> impl Iterator<Item = Card> + use<> {
        let dealt = match *self {
            Self::DealArtifact { first } => [first.map(Card::Artifact), None],
            Self::KeepArtifact { dealt } => dealt.map(Card::Artifact).map(Some),
            Self::DealExperiment { first } | Self::DealMasterpiece { first } => {
                [first.map(Card::Experiment), None]
            }
            Self::KeepExperiment { dealt } | Self::KeepMasterpiece { dealt } => {
                dealt.map(Card::Experiment).map(Some)
            }
            _ => [None; 2],
        };
        dealt.into_iter().flatten()
    }

    /// Returns the row that the bot looks at, with lean reports (TB-18.11).
    pub const fn look(&self) -> Option<Row> {
        match *self {
            Self::Look { slot, .. } => Some(slot.row()),
            _ => None,
        }
    }

    /// Lists the digits that the human has reported so far, hundreds first.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        let digits = match *self {
            Self::ReportTens { hundreds } => [Some(hundreds), None, None],
            Self::ReportUnits { hundreds, tens } => [Some(hundreds), Some(tens), None],
            Self::Over { digits, .. } => digits.map(Some),
            _ => [None; 3],
        };
        digits.into_iter().flatten()
    }

    /// Returns the phase: the kind of what is due, and of the card that is laid out.
    pub const fn phase(&self) -> Phase {
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
