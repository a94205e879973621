//! What the bot chooses between.

use arrayvec::ArrayVec;

use crate::catalogue::{ArtifactId, Colour, Element, ExperimentId, Symbol};

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
