//! The seven switches of the variant (chapter VK-15).

solo_core::words! {
    /// Who takes the first turn (VK-2.11).
    pub enum FirstTurn in votk {
        /// The player.
        Player = "player",
        /// The Bot.
        Bot = "bot",
    }
}

solo_core::words! {
    /// Whether step 1 of the player's turn may be finished when the end comes in it (VK-9.4).
    pub enum EndRule in votk {
        /// The game ends at once.
        Immediate = "immediate",
        /// Step 1 is played to its end.
        FinishPlay = "finish_play",
    }
}

solo_core::words! {
    /// When empty slots of the pyramid are refilled (VK-5.6).
    pub enum Refill in votk {
        /// In the rebuild step of either turn.
        Rebuild = "rebuild",
        /// Also after every crumble.
        Immediate = "immediate",
    }
}

solo_core::words! {
    /// What a die face does that shows an empty slot (VK-8.3).
    pub enum EmptySlot in votk {
        /// It does not occur.
        Reroll = "reroll",
        /// It occurs, and the Bot gains nothing.
        None = "none",
    }
}

solo_core::words! {
    /// Who chooses the card that falls when the Bot has gained the middle card (VK-8.4).
    pub enum BotFall in votk {
        /// The die.
        Die = "die",
        /// The player.
        Player = "player",
    }
}

solo_core::words! {
    /// Where cards go that the Bot discards (VK-7.4).
    pub enum BotLosesTo in votk {
        /// Onto its discard pile.
        Discard = "discard",
        /// Onto the boneyard.
        Boneyard = "boneyard",
    }
}

solo_core::words! {
    /// Whether a gain of the Bot opens a reaction window (VK-8.6).
    pub enum Reactions in votk {
        /// It does.
        On = "on",
        /// It does not.
        Off = "off",
    }
}

solo_core::options! {
    /// The options of a game, fixed when it is created (VK-15.1): an unknown name or value is refused,
    /// and the options stay as they are.
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
        /// Who takes the first turn.
        pub first: FirstTurn = FirstTurn::Player, "VK-2.11";
        /// Whether step 1 may be finished.
        pub end_rule: EndRule = EndRule::Immediate, "VK-9.4";
        /// When empty slots are refilled.
        pub refill: Refill = Refill::Rebuild, "VK-5.6";
        /// A die face that shows an empty slot.
        pub empty_slot: EmptySlot = EmptySlot::Reroll, "VK-8.3";
        /// Which card falls after a gain in the middle.
        pub bot_fall: BotFall = BotFall::Die, "VK-8.4";
        /// Where cards go that the Bot discards.
        pub bot_loses_to: BotLosesTo = BotLosesTo::Discard, "VK-7.4";
        /// Whether a gain opens a reaction window.
        pub reactions: Reactions = Reactions::On, "VK-8.6";
    }
}
