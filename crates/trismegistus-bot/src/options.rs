//! Variants and difficulty: chapter TB-16.

solo_core::numbers! {
    /// How much Gold the bot starts with beside its two (TB-1.13).
    pub enum GoldDelta: i8 in trismegistus_bot {
        /// Two Gold.
        Zero = 0,
        /// Three Gold.
        OneMore = 1,
        /// One Gold.
        OneFewer = -1,
    }
}

solo_core::numbers! {
    /// How often a die is rolled for the bot's tracks in setup (TB-1.17).
    pub enum SetupRolls: u8 in trismegistus_bot {
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
    }
}

solo_core::numbers! {
    /// How many masterpieces the bot draws at the end (TB-15.1).
    pub enum MasterpieceDraw: u8 in trismegistus_bot {
        /// Two masterpieces.
        Two = 2,
        /// Three masterpieces.
        Three = 3,
        /// No masterpieces.
        None = 0,
    }
}

solo_core::words! {
    /// How equal potencies of the second draft step are told apart (TB-5.4).
    pub enum DraftTie in trismegistus_bot {
        /// By the list, then by colour.
        ListThenColour = "list_then_colour",
        /// By colour, then by the list.
        ColourThenList = "colour_then_list",
    }
}

solo_core::words! {
    /// What the bot drafts if no die has the colour of its card (TB-5.7).
    pub enum AbsentColour in trismegistus_bot {
        /// The best die of the first colour that has one.
        ColourFirst = "colour_first",
        /// The best die of all.
        PotencyFirst = "potency_first",
    }
}

solo_core::words! {
    /// What an artifact action gives if no artifact of the colour is on display (TB-8.3).
    pub enum ArtifactNone in trismegistus_bot {
        /// Nothing.
        Nothing = "nothing",
        /// 1 Gold.
        Gold = "gold",
        /// An artifact of another colour.
        OtherColour = "other_colour",
    }
}

solo_core::words! {
    /// Which experiments count as types the bot has (TB-8.6a).
    pub enum HaveType in trismegistus_bot {
        /// All it holds, complete or not.
        Held = "held",
        /// Completed ones only.
        Completed = "completed",
    }
}

solo_core::words! {
    /// Where a step goes whose track is at its top (TB-9.4).
    pub enum CappedStep in trismegistus_bot {
        /// To any other track.
        Any = "any",
        /// To one of the lowest tracks.
        Lowest = "lowest",
    }
}

solo_core::words! {
    /// How often the bot buys a formula (TB-15.10).
    pub enum FormulaGold in trismegistus_bot {
        /// As often as it can.
        Greedy = "greedy",
        /// As often as gives the highest score.
        Optimal = "optimal",
    }
}

solo_core::words! {
    /// Which victory point spaces of a track count (TB-15.6).
    pub enum PointSpaces in trismegistus_bot {
        /// All that were reached.
        Cumulative = "cumulative",
        /// The highest one reached.
        Highest = "highest",
    }
}

solo_core::words! {
    /// When the discarded Automa cards become the deck again (TB-4.3).
    pub enum Reshuffle in trismegistus_bot {
        /// When a card is needed.
        OnNeed = "on_need",
        /// As soon as the deck has run out.
        OnEmpty = "on_empty",
    }
}

solo_core::words! {
    /// How far the human's reports are checked (TB-14.11).
    pub enum HumanChecks in trismegistus_bot {
        /// By colour, section, number and level.
        Strict = "strict",
        /// Only that the card is there.
        Loose = "loose",
    }
}

solo_core::words! {
    /// Whether the human may pass before drafting (TB-14.3).
    pub enum HumanPass in trismegistus_bot {
        /// No: only the third used die passes.
        ThirdDie = "third_die",
        /// Yes.
        BeforeDraft = "before_draft",
    }
}

solo_core::words! {
    /// What the human's three digits mean (TB-15.13).
    pub enum HumanReport in trismegistus_bot {
        /// The whole score.
        Total = "total",
        /// Everything but completed experiments and tracks, which the referee adds.
        Rest = "rest",
    }
}

solo_core::options! {
    /// The options of a game (TB-16). The default is the game as the rulebook has it.
    ///
    /// Every combination is allowed; unknown names and values are refused (TB-16.1).
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
    pub struct Options {
        /// The bot's next card is one of two open ones (TB-1.19, TB-4.4, TB-12.6).
        pub advanced_planning: bool = false, "TB-4.4";
        /// How much more or less Gold the bot starts with.
        pub bot_gold_delta: GoldDelta = GoldDelta::Zero, "TB-1.13";
        /// The bot starts with a random incomplete experiment.
        pub bot_start_experiment: bool = false, "TB-1.16";
        /// The bot's markers start on level 1.
        pub bot_start_level_1: bool = false, "TB-1.15";
        /// How often a die is rolled for the bot's tracks in setup.
        pub setup_rolls: SetupRolls = SetupRolls::Two, "TB-1.17";
        /// Personality cards give their reward also when the levels are equal.
        pub personality_on_equal: bool = false, "TB-7.10";
        /// How many masterpieces the bot draws at the end.
        pub masterpiece_draw: MasterpieceDraw = MasterpieceDraw::Two, "TB-15.1";
        /// Gold may be spent to complete the bot's masterpiece.
        pub masterpiece_gold: bool = false, "TB-15.3";
        /// The bot is the first side of round 1.
        pub bot_first: bool = false, "TB-1.1";
        /// One white die fewer.
        pub remove_white_die: bool = false, "TB-1.2";
        /// The human starts with one publication; noted, but outside this referee.
        pub human_one_publication: bool = false, "TB-1.9";
        /// The human is dealt one masterpiece and keeps it.
        pub human_one_masterpiece: bool = false, "TB-1.7";
        /// Specialization cards come into the deck after rounds 1 and 2.
        pub specialization_cards: bool = true, "TB-13.7";
        /// A personality card comes into the deck in setup.
        pub personality_cards: bool = true, "TB-1.12";
        /// How equal potencies of the second draft step are told apart.
        pub draft_tie: DraftTie = DraftTie::ListThenColour, "TB-5.4";
        /// What the bot drafts if no die has the colour of its card.
        pub absent_colour: AbsentColour = AbsentColour::ColourFirst, "TB-5.7";
        /// What an artifact action gives if no artifact of the colour is on display.
        pub artifact_none: ArtifactNone = ArtifactNone::Nothing, "TB-8.3";
        /// Which experiments count as types the bot has.
        pub have_type: HaveType = HaveType::Held, "TB-8.6a";
        /// Where a step goes whose track is at its top.
        pub capped_step: CappedStep = CappedStep::Any, "TB-9.4";
        /// How often the bot buys a formula.
        pub formula_gold: FormulaGold = FormulaGold::Greedy, "TB-15.10";
        /// Which victory point spaces of a track count.
        pub vp_spaces: PointSpaces = PointSpaces::Cumulative, "TB-15.6";
        /// When the discarded Automa cards become the deck again.
        pub reshuffle: Reshuffle = Reshuffle::OnNeed, "TB-4.3";
        /// Empty slots of the artifact display are refilled after every turn.
        pub refill_artifacts: bool = false, "TB-2.7";
        /// Empty slots of the experiment display are refilled after every turn.
        pub refill_experiments: bool = false, "TB-2.7";
        /// How far the human's reports are checked.
        pub human_checks: HumanChecks = HumanChecks::Strict, "TB-14.11";
        /// Whether the human may pass before drafting.
        pub human_pass: HumanPass = HumanPass::ThirdDie, "TB-14.3";
        /// What the human's three digits mean.
        pub human_report: HumanReport = HumanReport::Total, "TB-15.13";
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
