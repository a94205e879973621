//! The eleven options of the variant (chapter VK-15).

solo_core::word_enum! {
    /// The side that takes the first turn (VK-2.11).
    pub enum FirstTurn in votk {
        /// The player. The default.
        Player = "player",
        /// The Bot.
        Bot = "bot",
    }
}

solo_core::word_enum! {
    /// The fate of step 1 of the player's turn when the end comes in it (VK-9.4).
    pub enum EndRule in votk {
        /// The game ends immediately. The default.
        Immediate = "immediate",
        /// Step 1 is played to its end.
        FinishPlay = "finish_play",
    }
}

solo_core::word_enum! {
    /// The time at which empty slots of the pyramid are refilled (VK-5.6).
    pub enum Refill in votk {
        /// In the rebuild step of either turn. The default.
        Rebuild = "rebuild",
        /// Also after every crumble.
        Immediate = "immediate",
    }
}

solo_core::word_enum! {
    /// The effect of a die face that shows an empty slot (VK-8.3).
    pub enum EmptySlot in votk {
        /// It does not occur. The default.
        Reroll = "reroll",
        /// It occurs, and the Bot gains nothing.
        None = "none",
    }
}

solo_core::word_enum! {
    /// The chooser of the card that falls when the Bot has gained the middle card (VK-8.4).
    pub enum BotFall in votk {
        /// The die. The default.
        Die = "die",
        /// The player.
        Player = "player",
    }
}

solo_core::word_enum! {
    /// The pile to which the Bot discards (VK-7.4).
    pub enum BotLosesTo in votk {
        /// Onto its discard pile. The default.
        Discard = "discard",
        /// Onto the boneyard.
        Boneyard = "boneyard",
    }
}

solo_core::word_enum! {
    /// The reaction window after a gain of the Bot (VK-8.6).
    pub enum Reactions in votk {
        /// A gain opens it. The default.
        On = "on",
        /// There is none.
        Off = "off",
    }
}

solo_core::word_enum! {
    /// The changes of the pyramid that avert the sacrifice of a turn (VK-3.13).
    pub enum PyramidChange in votk {
        /// A card that left it, or two that were swapped. The default.
        Any = "any",
        /// Only a card that left it.
        Lost = "lost",
    }
}

solo_core::word_enum! {
    /// The effect of an attack without a target (VK-7.13).
    pub enum NoTarget in votk {
        /// It forbids its mode. The default.
        Forbid = "forbid",
        /// It is skipped.
        Skip = "skip",
    }
}

solo_core::word_enum! {
    /// The groups from which the Bot can lose several cards in one discard (VK-7.10).
    pub enum DiscardGroups in votk {
        /// One of the five sets. The default.
        Sets = "sets",
        /// Also the starters or the uniques.
        Any = "any",
        /// One of the five sets; while a set has as many cards as are demanded, only such a set.
        Full = "full",
    }
}

solo_core::word_enum! {
    /// The conditions on which the game ends (VK-9.1).
    pub enum EndWhen in votk {
        /// No stock and at most two cards in the pyramid. The default.
        Both = "both",
        /// One of the two.
        Either = "either",
    }
}

solo_core::options! {
    /// The options of a game, fixed at construction (VK-15.1).
    ///
    /// An unknown name or value is refused, and the options stay unchanged. They are listed in the
    /// order of the rulebook, each with its sentence for people (VK-15.2).
    ///
    /// ```
    /// use solo_core::{OptionValue, Options as _};
    /// use votk::{Options, Refill};
    /// let mut options = Options::default();
    /// options.set("refill", OptionValue::Word("immediate"))?;
    /// assert_eq!(options.refill, Refill::Immediate);
    /// assert!(options.set("refill", OptionValue::Word("never")).is_err());
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    pub struct Options {
        /// Decides who takes the first turn, you or the Bot.
        pub first: FirstTurn = FirstTurn::Player, "VK-2.11", "R";
        /// Decides whether the game stops immediately when its end comes while you play your cards,
        /// or you may first finish playing them.
        pub end_rule: EndRule = EndRule::Immediate, "VK-9.4", "R";
        /// Decides whether empty places of the pyramid are filled at the end of each turn or as soon as a card
        /// has left.
        pub refill: Refill = Refill::Rebuild, "VK-5.6", "R";
        /// Decides whether the die is rolled again when it shows an empty place, or the Bot then gains nothing.
        pub empty_slot: EmptySlot = EmptySlot::Reroll, "VK-8.3", "R";
        /// Decides whether the die or you choose which card falls when the Bot takes the middle card of the
        /// base.
        pub bot_fall: BotFall = BotFall::Die, "VK-8.4", "S, R";
        /// Decides where the cards that the Bot must discard go: onto its discard pile, whose top three
        /// return before scoring, or onto the boneyard.
        pub bot_loses_to: BotLosesTo = BotLosesTo::Discard, "VK-7.4", "R";
        /// Decides whether you may react when the Bot gains a card.
        pub reactions: Reactions = Reactions::On, "VK-8.6", "R";
        /// Decides whether a swap of two pyramid cards spares you the sacrifice at the end of the turn, or only
        /// a card that has left the pyramid does.
        pub pyramid_change: PyramidChange = PyramidChange::Any, "VK-3.13", "R";
        /// Decides whether a card whose attack finds nothing to take from the Bot cannot act, or acts without that
        /// part if it can do anything else.
        pub no_target: NoTarget = NoTarget::Forbid, "VK-7.13", "S, R";
        /// From what the Bot loses several cards: any set; also starters or uniques; only a set with enough.
        pub discard_groups: DiscardGroups = DiscardGroups::Sets, "VK-7.10", "R";
        /// Decides whether the game ends when the stock is empty and two cards or fewer are left in the pyramid, or as
        /// soon as either is true.
        pub end_when: EndWhen = EndWhen::Both, "VK-9.1", "S, R", unnamed = EndWhen::Both;
    }
}
