//! Phases in which a position waits: chapter TB-17.

macro_rules! phases {
    ($($(#[$doc:meta])* $variant:ident = $word:literal, $rule:literal;)+) => {
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
                $($(#[$doc])* $variant = $word,)+
            }
        }

        impl Phase {
            /// Returns the clause of what is due.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Self::$variant => $rule,)+
                }
            }
        }
    };
}

phases! {
    /// A bonus token is placed.
    SetupToken = "setup_token", "TB-1.4";
    /// An artifact is laid out.
    LayArtifact = "lay_artifact", "TB-2.2";
    /// An experiment is laid out.
    LayExperiment = "lay_experiment", "TB-2.2";
    /// A die is rolled into a bowl.
    RollDice = "roll_dice", "TB-3.1";
    /// A starting artifact is dealt.
    DealArtifact = "deal_artifact", "TB-1.5";
    /// The human keeps one of two starting artifacts.
    KeepArtifact = "keep_artifact", "TB-1.5";
    /// A starting experiment is dealt.
    DealExperiment = "deal_experiment", "TB-1.7";
    /// The human keeps one of two starting experiments.
    KeepExperiment = "keep_experiment", "TB-1.7";
    /// A masterpiece is dealt.
    DealMasterpiece = "deal_masterpiece", "TB-1.7";
    /// The human keeps one of two masterpieces.
    KeepMasterpiece = "keep_masterpiece", "TB-1.7";
    /// The bot's starting experiment is drawn.
    BotStartExperiment = "bot_start_experiment", "TB-1.16";
    /// A die is rolled for the bot's tracks.
    SetupRoll = "setup_roll", "TB-1.17";
    /// A card is turned up beside the deck.
    RevealCard = "reveal_card", "TB-12.6";
    /// The ordinary die chooses between the two open cards.
    ChooseCard = "choose_card", "TB-4.4";
    /// The top card of the deck is turned over.
    FlipCard = "flip_card", "TB-4.1";
    /// The ordinary die chooses between tied artifacts.
    ArtifactTie = "artifact_tie", "TB-8.2";
    /// A lot decides between tied elements.
    Specialization = "specialization", "TB-13.4";
    /// A masterpiece is drawn for the bot.
    BotMasterpiece = "bot_masterpiece", "TB-15.1";
    /// The human drafts a die.
    HumanDraft = "human_draft", "TB-14.2";
    /// The human may spend an Ethereal token.
    HumanBoost = "human_boost", "TB-14.4";
    /// The human spends potency.
    HumanSpend = "human_spend", "TB-14.5";
    /// The human reports an action.
    HumanWindow = "human_window", "TB-14.6";
    /// The human may react.
    Reaction = "reaction", "TB-11.1";
    /// The human reports a reaction.
    ReactionWindow = "reaction_window", "TB-11.2";
    /// The human reports what the bot looks at: dice drafted, levels, the end of the turn, passing.
    HumanReport = "human_report", "TB-18.6";
    /// The human reports the hundreds of the final score.
    ReportHundreds = "report_hundreds", "TB-15.13";
    /// The human reports the tens.
    ReportTens = "report_tens", "TB-15.13";
    /// The human reports the units.
    ReportUnits = "report_units", "TB-15.13";
    /// The game has ended.
    Over = "over", "TB-17.3";
}
