//! Vocabularies of events: dice, reasons, losses, results and items of the end scoring.

solo_core::word_enum! {
    /// Owner or purpose of a rolled die.
    pub enum Roller in kings_challenge {
        /// A coloured die of the human (KC-3.7, KC-7.4).
        Own = "own",
        /// A coloured die of le Roy (KC-3.7).
        Roy = "roy",
        /// A die of the setup (KC-2.4).
        Setup = "setup",
        /// A black die of an attack or of an effect (KC-5.1, KC-11.2).
        Black = "black",
        /// A black die for le Roy's action (KC-12.1).
        Royal = "royal",
    }
}

solo_core::word_enum! {
    /// Reason for a change, or for an action of le Roy's without effect.
    pub enum Reason in kings_challenge {
        /// Salaries not paid in full (KC-3.6).
        Salaries = "salaries",
        /// An effect of an Event card (KC-4.13).
        EventEffect = "event_effect",
        /// An Event card that was not fulfilled (KC-4.14).
        Unfulfilled = "unfulfilled",
        /// A black die countered (KC-5.8).
        Countered = "countered",
        /// A surrender (KC-5.10).
        Surrender = "surrender",
        /// A reroll (KC-7.4).
        Reroll = "reroll",
        /// A citizen recruited (KC-7.5).
        Recruit = "recruit",
        /// Dice turned (KC-7.6).
        Flip = "flip",
        /// A tradesman hired (KC-10.1).
        Hire = "hire",
        /// Dice bought from le Roy (KC-8.2).
        Purchase = "purchase",
        /// Costs of activations (KC-10.1a).
        Costs = "costs",
        /// An Activity card (KC-11.2).
        Activity = "activity",
        /// A stone in the cathedral (KC-10.4, KC-12.15).
        Stone = "stone",
        /// Cubes put on an Event card (KC-10.5, KC-11.2).
        EventCube = "event_cube",
        /// An Event card settled (KC-10.6, KC-10.7).
        Reward = "reward",
        /// Agriculture (KC-10.9).
        Farm = "farm",
        /// The pot (KC-13.1).
        Pot = "pot",
        /// A die sold to le Roy (KC-12.6).
        Sale = "sale",
        /// Le Roy's roll (KC-12.8).
        Roll = "roll",
        /// No space left in the cathedral (KC-12.16).
        CathedralFull = "cathedral_full",
        /// A Character card (KC-12.17, KC-13.6).
        Character = "character",
        /// No Character card left (KC-12.17).
        NoCharacter = "no_character",
        /// No citizen could usefully enter (KC-12.10).
        NoEntry = "no_entry",
        /// No Event card is a target (KC-12.12).
        NoTarget = "no_target",
        /// No tradesman can be placed (KC-12.14).
        NoTradesman = "no_tradesman",
    }
}

solo_core::word_enum! {
    /// Kinds of loss that an Event card can inflict on the human.
    pub enum Loss in kings_challenge {
        /// Deniers (KC-4.8, KC-4.13).
        Deniers = "deniers",
        /// Influence (KC-4.8, KC-4.13).
        Influence = "influence",
        /// A cube of an Activity card (KC-4.9).
        Cube = "cube",
        /// A cube of an Event card (KC-4.9).
        Banner = "banner",
        /// A stone of the cathedral (KC-4.9).
        Stone = "stone",
    }
}

solo_core::word_enum! {
    /// Le Roy's actions (chapter 12).
    pub enum RoyalResult in kings_challenge {
        /// Results 2 and 12 (KC-12.8).
        Vp3 = "vp3" as "3 VP",
        /// Results 3 and 11 (KC-12.8).
        Vp2 = "vp2" as "2 VP",
        /// Results 4 and 10 (KC-12.9).
        Worker = "worker" as "a citizen",
        /// Results 5 and 9 (KC-12.11).
        Event = "event" as "an Event card",
        /// Result 6 (KC-12.13).
        Tradesman = "tradesman" as "a tradesman",
        /// Result 7 (KC-12.16).
        Cathedral = "cathedral" as "two stones",
        /// Result 8 (KC-12.17).
        Character = "character" as "a Character card",
    }
}

solo_core::word_enum! {
    /// The items of the end scoring, in their order (KC-13.3). Character cards are reported one by
    /// one instead.
    pub enum ScoreItem in kings_challenge {
        /// Event cards with own cubes (KC-13.4).
        Events = "events" as "Event cards with cubes",
        /// Spaces of tradesmen (KC-13.4).
        Tradesmen = "tradesmen",
        /// Empty cathedral levels (KC-13.4).
        Levels = "levels" as "empty levels of the cathedral",
    }
}
