//! The seven switches of the variant (chapter VK-15).

use solo_core::{OptionError, OptionSpec, OptionValue, Values};

use crate::catalogue::names::words;

words! {
    /// Who takes the first turn (VK-2.11).
    FirstTurn, "player or bot" {
        /// The player.
        Player = "player",
        /// The Bot.
        Bot = "bot",
    }
}

words! {
    /// Whether step 1 of the player's turn may be finished when the end comes in it (VK-9.4).
    EndRule, "immediate or finish_play" {
        /// The game ends at once.
        Immediate = "immediate",
        /// Step 1 is played to its end.
        FinishPlay = "finish_play",
    }
}

words! {
    /// When empty slots of the pyramid are refilled (VK-5.6).
    Refill, "rebuild or immediate" {
        /// In the rebuild step of either turn.
        Rebuild = "rebuild",
        /// Also after every crumble.
        Immediate = "immediate",
    }
}

words! {
    /// What a die face does that shows an empty slot (VK-8.3).
    EmptySlot, "reroll or none" {
        /// It does not occur.
        Reroll = "reroll",
        /// It occurs, and the Bot gains nothing.
        None = "none",
    }
}

words! {
    /// Who chooses the card that falls when the Bot has gained the middle card (VK-8.4).
    BotFall, "die or player" {
        /// The die.
        Die = "die",
        /// The player.
        Player = "player",
    }
}

words! {
    /// Where cards go that the Bot discards (VK-7.4).
    BotLosesTo, "discard or boneyard" {
        /// Onto its discard pile.
        Discard = "discard",
        /// Onto the boneyard.
        Boneyard = "boneyard",
    }
}

words! {
    /// Whether a gain of the Bot opens a reaction window (VK-8.6).
    Reactions, "on or off" {
        /// It does.
        On = "on",
        /// It does not.
        Off = "off",
    }
}

/// The options of a game, fixed when it is created (VK-15.1).
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Who takes the first turn (VK-2.11).
    pub first: FirstTurn,
    /// Whether step 1 may be finished (VK-9.4).
    pub end_rule: EndRule,
    /// When empty slots are refilled (VK-5.6).
    pub refill: Refill,
    /// A die face that shows an empty slot (VK-8.3).
    pub empty_slot: EmptySlot,
    /// Which card falls after a gain in the middle (VK-8.4).
    pub bot_fall: BotFall,
    /// Where cards go that the Bot discards (VK-7.4).
    pub bot_loses_to: BotLosesTo,
    /// Whether a gain opens a reaction window (VK-8.6).
    pub reactions: Reactions,
}

impl Options {
    /// The variant as written.
    pub const STANDARD: Self = Self {
        first: FirstTurn::Player,
        end_rule: EndRule::Immediate,
        refill: Refill::Rebuild,
        empty_slot: EmptySlot::Reroll,
        bot_fall: BotFall::Die,
        bot_loses_to: BotLosesTo::Discard,
        reactions: Reactions::On,
    };
}

impl Default for Options {
    fn default() -> Self {
        Self::STANDARD
    }
}

const fn spec(
    name: &'static str,
    words: &'static [&'static str],
    rule: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        values: Values::Words(words),
        rule,
    }
}

impl solo_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        spec("first", &["player", "bot"], "VK-2.11"),
        spec("end_rule", &["immediate", "finish_play"], "VK-9.4"),
        spec("refill", &["rebuild", "immediate"], "VK-5.6"),
        spec("empty_slot", &["reroll", "none"], "VK-8.3"),
        spec("bot_fall", &["die", "player"], "VK-8.4"),
        spec("bot_loses_to", &["discard", "boneyard"], "VK-7.4"),
        spec("reactions", &["on", "off"], "VK-8.6"),
    ];

    fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        let words = [
            self.first.word(),
            self.end_rule.word(),
            self.refill.word(),
            self.empty_slot.word(),
            self.bot_fall.word(),
            self.bot_loses_to.word(),
            self.reactions.word(),
        ];
        if let Some(word) = words.get(place) {
            take(OptionValue::Word(word));
        }
    }

    // VK-15.1: an unknown name or value is refused, and the options stay as they are.
    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        let place = solo_core::check_option::<Self>(name, value)?;
        if let OptionValue::Word(word) = value {
            match place {
                0 => set(&mut self.first, FirstTurn::from_word(word)),
                1 => set(&mut self.end_rule, EndRule::from_word(word)),
                2 => set(&mut self.refill, Refill::from_word(word)),
                3 => set(&mut self.empty_slot, EmptySlot::from_word(word)),
                4 => set(&mut self.bot_fall, BotFall::from_word(word)),
                5 => set(&mut self.bot_loses_to, BotLosesTo::from_word(word)),
                _ => set(&mut self.reactions, Reactions::from_word(word)),
            }
        }
        Ok(())
    }
}

fn set<T>(option: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *option = value;
    }
}
