//! The words that stand in events: dice, reasons, results and items of the end scoring.

solo_core::words! {
    /// Whose die was rolled.
    pub enum Roller in kings_challenge {
        /// A coloured die of the human.
        Own = "own",
        /// A coloured die of le Roy.
        Roy = "roy",
        /// A die of the setup.
        Setup = "setup",
        /// A black die of an attack or of an effect.
        Black = "black",
        /// A black die for le Roy's action.
        Royal = "royal",
    }
}

solo_core::words! {
    /// Why VP, deniers or influence changed, or why le Roy did nothing.
    pub enum Reason in kings_challenge {
        /// Salaries not paid in full.
        Salaries = "salaries",
        /// An effect of an Event card.
        EventEffect = "event_effect",
        /// An Event card that was not fulfilled.
        Unfulfilled = "unfulfilled",
        /// A black die countered.
        Countered = "countered",
        /// A surrender.
        Surrender = "surrender",
        /// A reroll.
        Reroll = "reroll",
        /// A citizen recruited.
        Recruit = "recruit",
        /// Dice turned.
        Flip = "flip",
        /// A tradesman hired.
        Hire = "hire",
        /// Dice bought from le Roy.
        Purchase = "purchase",
        /// Costs of activations.
        Costs = "costs",
        /// An Activity card.
        Activity = "activity",
        /// A stone in the cathedral.
        Stone = "stone",
        /// Cubes put on an Event card.
        EventCube = "event_cube",
        /// An Event card settled.
        Reward = "reward",
        /// Agriculture.
        Farm = "farm",
        /// The pot.
        Pot = "pot",
        /// A die sold to le Roy.
        Sale = "sale",
        /// Le Roy's roll.
        Roll = "roll",
        /// No space is left in the cathedral.
        CathedralFull = "cathedral_full",
        /// A Character card.
        Character = "character",
        /// No Character card is left.
        NoCharacter = "no_character",
        /// No citizen could usefully enter.
        NoEntry = "no_entry",
        /// No Event card is a target.
        NoTarget = "no_target",
        /// No tradesman can be placed.
        NoTradesman = "no_tradesman",
    }
}

solo_core::words! {
    /// Le Roy's actions (chapter 12).
    pub enum RoyalResult in kings_challenge {
        /// Results 2 and 12.
        Vp3 = "vp3",
        /// Results 3 and 11.
        Vp2 = "vp2",
        /// Results 4 and 10.
        Worker = "worker",
        /// Results 5 and 9.
        Event = "event",
        /// Result 6.
        Tradesman = "tradesman",
        /// Result 7.
        Cathedral = "cathedral",
        /// Result 8.
        Character = "character",
    }
}

solo_core::words! {
    /// The items of the end scoring, in their order (KC-13.3), but for the Character cards, which are told
    /// one by one.
    pub enum ScoreItem in kings_challenge {
        /// Event cards with own cubes.
        Events = "events",
        /// Spaces of tradesmen.
        Tradesmen = "tradesmen",
        /// Empty cathedral levels.
        Levels = "levels",
    }
}
