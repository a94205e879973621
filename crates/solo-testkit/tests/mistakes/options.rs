//! The furniture of the room, written by hand so that mistakes can be made.

use solo_core::{OptionError, OptionSpec, OptionValue, Options, Values};

use super::mistake::{Mistake, made};

/// Shelves and light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Furniture {
    pub shelves: u8,
    /// A share of daylight.
    pub light: f64,
}

impl Default for Furniture {
    fn default() -> Self {
        Self {
            shelves: 3,
            light: 1.0,
        }
    }
}

impl Options for Furniture {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "shelves",
            values: Values::Range(2, 4),
            rule: "SHELF-1",
            label: "",
            about: "Sets how many shelves there are.",
            later: false,
        },
        OptionSpec {
            name: "light",
            values: Values::Range(0, 100),
            rule: "SHELF-6",
            label: "",
            about: "Sets the light in percent; in the dark the second gift ends the game.",
            later: false,
        },
    ];

    fn get(&self, index: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        let percent = self.light * 100.0;
        let percent = if made(Mistake::CutsFractions) {
            percent as i32
        } else {
            percent.round() as i32
        };
        match index {
            0 => take(OptionValue::Number(self.shelves.into())),
            1 => take(OptionValue::Number(percent)),
            _ => {}
        }
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        let number = match value {
            OptionValue::Number(number) => number,
            _ => i32::MIN,
        };
        match name {
            "shelves" => {
                let most = if made(Mistake::RefusesFourShelves) {
                    3
                } else {
                    4
                };
                let number = match value {
                    OptionValue::Number(number) if made(Mistake::ClampsOptions) => {
                        number.clamp(2, 4)
                    }
                    _ => number,
                };
                if !(2..=most).contains(&number) {
                    return Err(OptionError::BadValue {
                        name: "shelves",
                        values: Values::Range(2, 4),
                    });
                }
                self.shelves = number as u8;
                Ok(())
            }
            "light" => {
                if !(0..=100).contains(&number) {
                    return Err(OptionError::BadValue {
                        name: "light",
                        values: Values::Range(0, 100),
                    });
                }
                let all = if number == 0 && made(Mistake::DividesByZero) {
                    0.0
                } else {
                    100.0
                };
                self.light = f64::from(number) / all;
                Ok(())
            }
            _ => Err(OptionError::UnknownName),
        }
    }
}
