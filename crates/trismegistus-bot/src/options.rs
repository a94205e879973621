//! Variants and difficulty: chapter TB-16.

use solo_core::{OptionError, OptionSpec, OptionValue, Values, check_option};

/// The values of one option: how they are written, and back.
trait Choice: Copy + Eq + 'static {
    const VALUES: Values;
    const ALL: &'static [(OptionValue<'static>, Self)];

    fn value(self) -> OptionValue<'static> {
        let found = Self::ALL.iter().find(|(_, choice)| *choice == self);
        found.map_or(OptionValue::Flag(false), |(value, _)| *value)
    }

    fn read(value: OptionValue<'_>) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(text, _)| *text == value)
            .map(|(_, choice)| *choice)
    }
}

impl Choice for bool {
    const VALUES: Values = Values::Flag;
    const ALL: &'static [(OptionValue<'static>, Self)] = &[
        (OptionValue::Flag(false), false),
        (OptionValue::Flag(true), true),
    ];
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl Choice for $name {
            const VALUES: Values = Values::Words(&[$($word),+]);
            const ALL: &'static [(OptionValue<'static>, Self)] =
                &[$((OptionValue::Word($word), Self::$variant)),+];
        }
    };
}

macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident: $($(#[$variant_doc:meta])* $variant:ident = $number:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl Choice for $name {
            const VALUES: Values = Values::Numbers(&[$($number),+]);
            const ALL: &'static [(OptionValue<'static>, Self)] =
                &[$((OptionValue::Number($number), Self::$variant)),+];
        }
    };
}

numbers!(
    /// How much Gold the bot starts with beside its two (TB-1.13).
    GoldDelta:
    /// Two Gold.
    Zero = 0,
    /// Three Gold.
    OneMore = 1,
    /// One Gold.
    OneFewer = -1,
);
numbers!(
    /// How often a die is rolled for the bot's tracks in setup (TB-1.17).
    SetupRolls:
    /// Two rolls.
    Two = 2,
    /// No rolls.
    None = 0,
    /// Four rolls.
    Four = 4,
    /// Five rolls.
    Five = 5,
    /// Six rolls.
    Six = 6,
    /// Seven rolls.
    Seven = 7,
    /// Eight rolls.
    Eight = 8,
    /// Nine rolls.
    Nine = 9,
    /// Ten rolls.
    Ten = 10,
    /// Eleven rolls.
    Eleven = 11,
    /// Twelve rolls.
    Twelve = 12,
);
numbers!(
    /// How many masterpieces the bot draws at the end (TB-15.1).
    MasterpieceDraw:
    /// Two masterpieces.
    Two = 2,
    /// Three masterpieces.
    Three = 3,
    /// No masterpieces.
    None = 0,
);
words!(
    /// How equal potencies of the second draft step are told apart (TB-5.4).
    DraftTie:
    /// By the list, then by colour.
    ListThenColour = "list_then_colour",
    /// By colour, then by the list.
    ColourThenList = "colour_then_list",
);
words!(
    /// What the bot drafts if no die has the colour of its card (TB-5.7).
    AbsentColour:
    /// The best die of the first colour that has one.
    ColourFirst = "colour_first",
    /// The best die of all.
    PotencyFirst = "potency_first",
);
words!(
    /// What an artifact action gives if no artifact of the colour is on display (TB-8.3).
    ArtifactNone:
    /// Nothing.
    Nothing = "nothing",
    /// 1 Gold.
    Gold = "gold",
    /// An artifact of another colour.
    OtherColour = "other_colour",
);
words!(
    /// Which experiments count as types the bot has (TB-8.6a).
    HaveType:
    /// All it holds, complete or not.
    Held = "held",
    /// Completed ones only.
    Completed = "completed",
);
words!(
    /// Where a step goes whose track is at its top (TB-9.4).
    CappedStep:
    /// To any other track.
    Any = "any",
    /// To one of the lowest tracks.
    Lowest = "lowest",
);
words!(
    /// How often the bot buys a formula (TB-15.10).
    FormulaGold:
    /// As often as it can.
    Greedy = "greedy",
    /// As often as gives the highest score.
    Optimal = "optimal",
);
words!(
    /// Which victory point spaces of a track count (TB-15.6).
    PointSpaces:
    /// All that were reached.
    Cumulative = "cumulative",
    /// The highest one reached.
    Highest = "highest",
);
words!(
    /// When the discarded Automa cards become the deck again (TB-4.3).
    Reshuffle:
    /// When a card is needed.
    OnNeed = "on_need",
    /// As soon as the deck has run out.
    OnEmpty = "on_empty",
);
words!(
    /// How far the human's reports are checked (TB-14.11).
    HumanChecks:
    /// By colour, section, number and level.
    Strict = "strict",
    /// Only that the card is there.
    Loose = "loose",
);
words!(
    /// Whether the human may pass before drafting (TB-14.3).
    HumanPass:
    /// No: only the third used die passes.
    ThirdDie = "third_die",
    /// Yes.
    BeforeDraft = "before_draft",
);
words!(
    /// What the human's three digits mean (TB-15.13).
    HumanReport:
    /// The whole score.
    Total = "total",
    /// Everything but completed experiments and tracks, which the referee adds.
    Rest = "rest",
);

macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ty = $default:expr, $rule:literal;)+) => {
        /// The options of a game (TB-16). The default is the game as the rulebook has it.
        ///
        /// Every combination is allowed (TB-16.1).
        ///
        /// ```
        /// use trismegistus_bot::{Botmegistus, Options, SetupRolls};
        /// let options = Options {
        ///     advanced_planning: true,
        ///     setup_rolls: SetupRolls::Four,
        ///     ..Options::default()
        /// };
        /// let game = Botmegistus::new(options);
        /// assert_eq!(game.start().setup_rolls_left(), 4);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $($(#[$doc])* pub $field: $kind,)+
        }

        impl Options {
            /// The options with their defaults, for constants.
            ///
            /// ```
            /// use trismegistus_bot::Options;
            /// assert_eq!(Options::DEFAULT, Options::default());
            /// ```
            pub const DEFAULT: Self = Self { $($field: $default,)+ };
        }

        impl Default for Options {
            fn default() -> Self {
                Self::DEFAULT
            }
        }

        impl solo_core::Options for Options {
            const SPECS: &'static [OptionSpec] = &[
                $(OptionSpec {
                    name: stringify!($field),
                    values: <$kind as Choice>::VALUES,
                    rule: $rule,
                },)+
            ];

            fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
                let values = [$(self.$field.value(),)+];
                if let Some(value) = values.get(place) {
                    take(*value);
                }
            }

            // TB-16.1: unknown names and values are refused.
            fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
                check_option::<Self>(name, value)?;
                $(if name == stringify!($field) {
                    let wrong = OptionError::BadValue { name: stringify!($field) };
                    self.$field = Choice::read(value).ok_or(wrong)?;
                })+
                Ok(())
            }
        }
    };
}

options! {
    /// The bot's next card is one of two open ones (TB-1.19, TB-4.4, TB-12.6).
    advanced_planning: bool = false, "TB-4.4";
    /// How much more or less Gold the bot starts with.
    bot_gold_delta: GoldDelta = GoldDelta::Zero, "TB-1.13";
    /// The bot starts with a random incomplete experiment.
    bot_start_experiment: bool = false, "TB-1.16";
    /// The bot's markers start on level 1.
    bot_start_level_1: bool = false, "TB-1.15";
    /// How often a die is rolled for the bot's tracks in setup.
    setup_rolls: SetupRolls = SetupRolls::Two, "TB-1.17";
    /// Personality cards give their reward also when the levels are equal.
    personality_on_equal: bool = false, "TB-7.10";
    /// How many masterpieces the bot draws at the end.
    masterpiece_draw: MasterpieceDraw = MasterpieceDraw::Two, "TB-15.1";
    /// Gold may be spent to complete the bot's masterpiece.
    masterpiece_gold: bool = false, "TB-15.3";
    /// The bot is the first side of round 1.
    bot_first: bool = false, "TB-1.1";
    /// One white die fewer.
    remove_white_die: bool = false, "TB-1.2";
    /// The human starts with one publication; noted, but outside this referee.
    human_one_publication: bool = false, "TB-1.9";
    /// The human is dealt one masterpiece and keeps it.
    human_one_masterpiece: bool = false, "TB-1.7";
    /// Specialization cards come into the deck after rounds 1 and 2.
    specialization_cards: bool = true, "TB-13.7";
    /// A personality card comes into the deck in setup.
    personality_cards: bool = true, "TB-1.12";
    /// How equal potencies of the second draft step are told apart.
    draft_tie: DraftTie = DraftTie::ListThenColour, "TB-5.4";
    /// What the bot drafts if no die has the colour of its card.
    absent_colour: AbsentColour = AbsentColour::ColourFirst, "TB-5.7";
    /// What an artifact action gives if no artifact of the colour is on display.
    artifact_none: ArtifactNone = ArtifactNone::Nothing, "TB-8.3";
    /// Which experiments count as types the bot has.
    have_type: HaveType = HaveType::Held, "TB-8.6a";
    /// Where a step goes whose track is at its top.
    capped_step: CappedStep = CappedStep::Any, "TB-9.4";
    /// How often the bot buys a formula.
    formula_gold: FormulaGold = FormulaGold::Greedy, "TB-15.10";
    /// Which victory point spaces of a track count.
    vp_spaces: PointSpaces = PointSpaces::Cumulative, "TB-15.6";
    /// When the discarded Automa cards become the deck again.
    reshuffle: Reshuffle = Reshuffle::OnNeed, "TB-4.3";
    /// Empty slots of the artifact display are refilled after every turn.
    refill_artifacts: bool = false, "TB-2.7";
    /// Empty slots of the experiment display are refilled after every turn.
    refill_experiments: bool = false, "TB-2.7";
    /// How far the human's reports are checked.
    human_checks: HumanChecks = HumanChecks::Strict, "TB-14.11";
    /// Whether the human may pass before drafting.
    human_pass: HumanPass = HumanPass::ThirdDie, "TB-14.3";
    /// What the human's three digits mean.
    human_report: HumanReport = HumanReport::Total, "TB-15.13";
}

impl SetupRolls {
    /// How many rolls.
    ///
    /// ```
    /// assert_eq!(trismegistus_bot::SetupRolls::Twelve.count(), 12);
    /// ```
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Two => 2,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Seven => 7,
            Self::Eight => 8,
            Self::Nine => 9,
            Self::Ten => 10,
            Self::Eleven => 11,
            Self::Twelve => 12,
        }
    }
}

impl MasterpieceDraw {
    /// How many cards.
    ///
    /// ```
    /// assert_eq!(trismegistus_bot::MasterpieceDraw::Two.count(), 2);
    /// ```
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
