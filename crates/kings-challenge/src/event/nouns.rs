//! The words that stand in events: dice, reasons, results and items of the end scoring.

use crate::terms::nouns;

nouns! {
    /// Whose die was rolled.
    Roller, "a roller" {
        /// A coloured die of the human.
        Own = 0, "own";
        /// A coloured die of le Roy.
        Roy = 1, "roy";
        /// A die of the setup.
        Setup = 2, "setup";
        /// A black die of an attack or of an effect.
        Black = 3, "black";
        /// A black die for le Roy's action.
        Royal = 4, "royal";
    }
}

nouns! {
    /// Why VP, deniers or influence changed, or why le Roy did nothing.
    Reason, "a reason" {
        /// Salaries not paid in full.
        Salaries = 0, "salaries";
        /// An effect of an Event card.
        EventEffect = 1, "event_effect";
        /// An Event card that was not fulfilled.
        Unfulfilled = 2, "unfulfilled";
        /// A black die countered.
        Countered = 3, "countered";
        /// A surrender.
        Surrender = 4, "surrender";
        /// A reroll.
        Reroll = 5, "reroll";
        /// A citizen recruited.
        Recruit = 6, "recruit";
        /// Dice turned.
        Flip = 7, "flip";
        /// A tradesman hired.
        Hire = 8, "hire";
        /// Dice bought from le Roy.
        Purchase = 9, "purchase";
        /// Costs of activations.
        Costs = 10, "costs";
        /// An Activity card.
        Activity = 11, "activity";
        /// A stone in the cathedral.
        Stone = 12, "stone";
        /// Cubes put on an Event card.
        EventCube = 13, "event_cube";
        /// An Event card settled.
        Reward = 14, "reward";
        /// Agriculture.
        Farm = 15, "farm";
        /// The pot.
        Pot = 16, "pot";
        /// A die sold to le Roy.
        Sale = 17, "sale";
        /// Le Roy's roll.
        Roll = 18, "roll";
        /// No space is left in the cathedral.
        CathedralFull = 19, "cathedral_full";
        /// A Character card.
        Character = 20, "character";
        /// No Character card is left.
        NoCharacter = 21, "no_character";
        /// No citizen could usefully enter.
        NoEntry = 22, "no_entry";
        /// No Event card is a target.
        NoTarget = 23, "no_target";
        /// No tradesman can be placed.
        NoTradesman = 24, "no_tradesman";
    }
}

nouns! {
    /// Le Roy's actions (chapter 12).
    RoyalResult, "a result" {
        /// Results 2 and 12.
        Vp3 = 0, "vp3";
        /// Results 3 and 11.
        Vp2 = 1, "vp2";
        /// Results 4 and 10.
        Worker = 2, "worker";
        /// Results 5 and 9.
        Event = 3, "event";
        /// Result 6.
        Tradesman = 4, "tradesman";
        /// Result 7.
        Cathedral = 5, "cathedral";
        /// Result 8.
        Character = 6, "character";
    }
}

nouns! {
    /// The items of the end scoring, in their order (KC-13.3).
    ScoreItem, "an item" {
        /// Event cards with own cubes.
        Events = 0, "events";
        /// Spaces of tradesmen.
        Tradesmen = 1, "tradesmen";
        /// Empty cathedral levels.
        Levels = 2, "levels";
        /// Character cards.
        Characters = 3, "characters";
    }
}
