//! Variants and difficulty: chapter TB-16.

solo_core::number_enum! {
    /// Change of the bot's two starting Gold (TB-1.13).
    pub enum GoldDelta: i8 in trismegistus_bot {
        /// Two Gold. The default.
        Zero = 0,
        /// Three Gold.
        OneMore = 1,
        /// One Gold.
        OneFewer = -1,
    }
}

solo_core::number_enum! {
    /// Number of rolls for the bot's tracks in setup (TB-1.17).
    pub enum SetupRolls: u8 in trismegistus_bot {
        /// Two rolls. The default.
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

solo_core::number_enum! {
    /// Number of masterpieces that the bot draws at the end (TB-15.1).
    pub enum MasterpieceDraw: u8 in trismegistus_bot {
        /// Two masterpieces. The default.
        Two = 2,
        /// Three masterpieces.
        Three = 3,
        /// No masterpieces.
        None = 0,
    }
}

solo_core::word_enum! {
    /// Order of equal potencies in the second draft step (TB-5.4).
    pub enum DraftTie in trismegistus_bot {
        /// By the list, then by colour. The default.
        ListThenColour = "list_then_colour",
        /// By colour, then by the list.
        ColourThenList = "colour_then_list",
    }
}

solo_core::word_enum! {
    /// The bot's draft if no die fits its card in colour or symbols (TB-5.7).
    pub enum AbsentColour in trismegistus_bot {
        /// The best die of the first colour that has one. The default.
        ColourFirst = "colour_first",
        /// The best die of all.
        PotencyFirst = "potency_first",
    }
}

solo_core::word_enum! {
    /// Gain of an artifact action if no artifact of the colour is on display (TB-8.3).
    pub enum ArtifactNone in trismegistus_bot {
        /// Nothing. The default.
        Nothing = "nothing",
        /// 1 Gold.
        Gold = "gold",
        /// An artifact of another colour.
        OtherColour = "other_colour",
    }
}

solo_core::word_enum! {
    /// Experiments that count as types the bot has (TB-8.6a).
    pub enum HaveType in trismegistus_bot {
        /// All it holds, complete or not. The default.
        Held = "held",
        /// Completed ones only.
        Completed = "completed",
    }
}

solo_core::word_enum! {
    /// Target of a step whose track is at its top (TB-9.4).
    pub enum CappedStep in trismegistus_bot {
        /// Any other track. The default.
        Any = "any",
        /// One of the lowest tracks.
        Lowest = "lowest",
    }
}

solo_core::word_enum! {
    /// Number of formulas that the bot buys (TB-15.10).
    pub enum FormulaGold in trismegistus_bot {
        /// As many as it can. The default.
        Greedy = "greedy",
        /// As many as give the highest score.
        Optimal = "optimal",
    }
}

solo_core::word_enum! {
    /// Victory point spaces of a track that count (TB-15.6).
    pub enum PointSpaces in trismegistus_bot {
        /// All that were reached. The default.
        Cumulative = "cumulative",
        /// The highest one reached.
        Highest = "highest",
    }
}

solo_core::word_enum! {
    /// Time at which the discarded Automa cards become the deck again (TB-4.3).
    pub enum Reshuffle in trismegistus_bot {
        /// As soon as the deck has run out. The default.
        OnEmpty = "on_empty",
        /// Once a card is needed.
        OnNeed = "on_need",
    }
}

solo_core::word_enum! {
    /// Strictness of the checks of the human's reports (TB-14.11).
    pub enum HumanChecks in trismegistus_bot {
        /// By colour, section, number and level. The default.
        Strict = "strict",
        /// Only that the card is there.
        Loose = "loose",
    }
}

solo_core::word_enum! {
    /// Permission for the human to pass before drafting (TB-14.3).
    pub enum HumanPass in trismegistus_bot {
        /// No: only the third used die passes. The default.
        ThirdDie = "third_die",
        /// Yes.
        BeforeDraft = "before_draft",
    }
}

solo_core::word_enum! {
    /// Meaning of the human's three digits (TB-15.13).
    pub enum HumanReport in trismegistus_bot {
        /// The whole score. The default.
        Total = "total",
        /// The score without what the referee adds: tracks, and with full reports completed experiments.
        Rest = "rest",
    }
}

solo_core::word_enum! {
    /// Extent of the human's reports (TB-18.1).
    pub enum Reports in trismegistus_bot {
        /// Every move, each checked against the shared board. The default.
        Full = "full",
        /// Only what the bot looks at, when it looks at it.
        Lean = "lean",
    }
}

solo_core::options! {
    /// The options of a game (TB-16). The default is the game of the rulebook.
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
    /// assert_eq!(game.setup_rolls_left(&game.start()), 4);
    /// ```
    pub struct Options {
        /// Two Automa cards lie open and a die picks which one rules the bot's turn.
        pub advanced_planning: bool = false, "TB-4.4", "S";
        /// The bot starts with one Gold more or fewer.
        pub bot_gold_delta: GoldDelta = GoldDelta::Zero, "TB-1.13", "S";
        /// The bot starts with a random experiment to complete.
        pub bot_start_experiment: bool = false, "TB-1.16", "S";
        /// The bot starts on level 1 of all mastery tracks.
        pub bot_start_level_1: bool = false, "TB-1.15", "S";
        /// Number of die rolls at the start, each of which moves the bot up a track.
        pub setup_rolls: SetupRolls = SetupRolls::Two, "TB-1.17", "S; the limit of 12 R";
        /// The bot's personality card pays its reward also when both of you are level on its track.
        pub personality_on_equal: bool = false, "TB-7.10", "S";
        /// Number of masterpieces that the bot draws at the end to complete one of them.
        pub masterpiece_draw: MasterpieceDraw = MasterpieceDraw::Two, "TB-15.1", "S";
        /// The bot may pay Gold for levels that its masterpiece demands.
        pub masterpiece_gold: bool = false, "TB-15.3", "S";
        /// The bot takes the first turn of the game, and you gain no Ethereal die to compensate.
        pub bot_first: bool = false, "TB-1.1", "S";
        /// One white die fewer: 5 black, 4 white, 4 red.
        pub remove_white_die: bool = false, "TB-1.2", "S";
        /// You start with one publication only; a note for you, nothing the bot looks at.
        pub human_one_publication: bool = false, "TB-1.9", "S";
        /// You are dealt one masterpiece only.
        pub human_one_masterpiece: bool = false, "TB-1.7", "S";
        /// After rounds 1 and 2 the bot gains a specialization card.
        pub specialization_cards: bool = true, "TB-13.7", "S";
        /// The bot plays with the personality card of its starting artifact.
        pub personality_cards: bool = true, "TB-1.12", "S";
        /// Choice between equally strong dice of a wrong colour: by the order of the symbols first,
        /// or by colour first.
        pub draft_tie: DraftTie = DraftTie::ListThenColour, "TB-5.4", "R";
        /// The bot's draft if no die fits its card in colour or symbols: the best die of the first other
        /// colour, or the best die of all.
        pub absent_colour: AbsentColour = AbsentColour::ColourFirst, "TB-5.7", "R";
        /// The bot's gain if no artifact of its die's colour is on display.
        pub artifact_none: ArtifactNone = ArtifactNone::Nothing, "TB-8.3", "R";
        /// Types that the bot has: those of all experiments it holds, or of completed ones only.
        pub have_type: HaveType = HaveType::Held, "TB-8.6a", "R";
        /// Target of a step whose track is at the top: any other track, or one of the lowest.
        pub capped_step: CappedStep = CappedStep::Any, "TB-9.4", "R";
        /// At the end the bot turns Gold into formulas whenever it can, or only as far as it pays.
        pub formula_gold: FormulaGold = FormulaGold::Greedy, "TB-15.10", "R";
        /// Every victory point space reached counts, or only the highest of each track.
        pub vp_spaces: PointSpaces = PointSpaces::Cumulative, "TB-15.6", "R";
        /// Shuffling of the used Automa cards: as soon as the deck has run out, or when the next
        /// card is needed.
        pub reshuffle: Reshuffle = Reshuffle::OnEmpty, "TB-4.3", "S, R";
        /// Artifacts that were taken are replaced at the end of the turn.
        pub refill_artifacts: bool = false, "TB-2.7", "R";
        /// Experiments that were taken are replaced at the end of the turn.
        pub refill_experiments: bool = false, "TB-2.7", "R";
        /// Strictness of the checks on your own moves; loose if you play by rules that they would
        /// refuse.
        pub human_checks: HumanChecks = HumanChecks::Strict, "TB-14.11", "program";
        /// Passing: only by using up your third die, or also earlier.
        pub human_pass: HumanPass = HumanPass::ThirdDie, "TB-14.3", "R";
        /// Your report of the final score: the whole score, or only what the referee cannot see.
        pub human_report: HumanReport = HumanReport::Total, "TB-15.13", "program";
        /// Extent of your reports: every move (for simulations), or only what the bot looks at
        /// (for play with the real game).
        pub reports: Reports = Reports::Full, "TB-18.1", "program";
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
