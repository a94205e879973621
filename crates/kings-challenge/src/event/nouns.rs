//! Vocabularies of events: dice, reasons, losses, results and items of the end scoring.

solo_core::word_enum! {
    /// Owner or purpose of a rolled die.
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

solo_core::word_enum! {
    /// Reason for a change, or for an action of le Roy's without effect.
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
        /// No space left in the cathedral.
        CathedralFull = "cathedral_full",
        /// A Character card.
        Character = "character",
        /// No Character card left.
        NoCharacter = "no_character",
        /// No citizen could usefully enter.
        NoEntry = "no_entry",
        /// No Event card is a target.
        NoTarget = "no_target",
        /// No tradesman can be placed.
        NoTradesman = "no_tradesman",
    }
}

solo_core::word_enum! {
    /// Kinds of loss that an Event card can inflict on the human.
    pub enum Loss in kings_challenge {
        /// Deniers.
        Deniers = "deniers",
        /// Influence.
        Influence = "influence",
        /// A cube of an Activity card.
        Cube = "cube",
        /// A cube of an Event card.
        Banner = "banner",
        /// A stone of the cathedral.
        Stone = "stone",
    }
}

solo_core::word_enum! {
    /// Le Roy's actions (chapter 12).
    pub enum RoyalResult in kings_challenge {
        /// Results 2 and 12.
        Vp3 = "vp3" as "3 VP",
        /// Results 3 and 11.
        Vp2 = "vp2" as "2 VP",
        /// Results 4 and 10.
        Worker = "worker" as "a citizen",
        /// Results 5 and 9.
        Event = "event" as "an Event card",
        /// Result 6.
        Tradesman = "tradesman" as "a tradesman",
        /// Result 7.
        Cathedral = "cathedral" as "two stones",
        /// Result 8.
        Character = "character" as "a Character card",
    }
}

solo_core::word_enum! {
    /// The items of the end scoring, in their order (KC-13.3). Character cards are reported one by
    /// one instead.
    pub enum ScoreItem in kings_challenge {
        /// Event cards with own cubes.
        Events = "events" as "Event cards with cubes",
        /// Spaces of tradesmen.
        Tradesmen = "tradesmen",
        /// Empty cathedral levels.
        Levels = "levels" as "empty levels of the cathedral",
    }
}
