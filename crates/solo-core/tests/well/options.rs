//! The options of the well.

use solo_core::{OptionError, OptionSpec, OptionValue, Options, Values, check_option};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WellOptions {
    pub depth: i32,
    pub safe: bool,
    pub long_rope: bool,
}

impl Default for WellOptions {
    fn default() -> Self {
        Self {
            depth: 2,
            safe: false,
            long_rope: false,
        }
    }
}

impl Options for WellOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "depth",
            values: Values::Range(1, 3),
            rule: "WE-1",
        },
        OptionSpec {
            name: "safe",
            values: Values::Flag,
            rule: "WE-2",
        },
        OptionSpec {
            name: "rope",
            values: Values::Words(&["short", "long"]),
            rule: "WE-3",
        },
    ];

    fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        match place {
            0 => take(OptionValue::Number(self.depth)),
            1 => take(OptionValue::Flag(self.safe)),
            _ => take(OptionValue::Word(if self.long_rope {
                "long"
            } else {
                "short"
            })),
        }
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        match (check_option::<Self>(name, value)?, value) {
            (_, OptionValue::Number(depth)) => self.depth = depth,
            (_, OptionValue::Flag(safe)) => self.safe = safe,
            (_, OptionValue::Word(word)) => self.long_rope = word == "long",
        }
        Ok(())
    }
}
