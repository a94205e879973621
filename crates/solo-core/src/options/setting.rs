//! Types whose values an option accepts.

use super::{OptionValue, Values};

/// A type whose values an option accepts, each with a name or a number.
///
/// Implemented for `bool`, for `u8` and `u16`, for [`Ranged`](crate::Ranged), and for every enum that [`word_enum!`](crate::word_enum) and [`number_enum!`](crate::number_enum) define.
///
/// ```
/// use solo_core::{OptionValue, Setting};
/// assert_eq!(bool::read(OptionValue::Flag(true)), Some(true));
/// assert_eq!(u8::read(OptionValue::Number(256)), None);
/// assert_eq!(7_u8.value(), OptionValue::Number(7));
/// ```
pub trait Setting: Sized {
    /// Every value that is known without a catalogue.
    const VALUES: Values;

    /// Returns the value in its written form.
    fn value(&self) -> OptionValue<'_>;

    /// Returns the value with this written form; `None` if there is none.
    fn read(value: OptionValue<'_>) -> Option<Self>;
}

impl Setting for bool {
    const VALUES: Values = Values::Flag;

    fn value(&self) -> OptionValue<'_> {
        OptionValue::Flag(*self)
    }

    fn read(value: OptionValue<'_>) -> Option<Self> {
        match value {
            OptionValue::Flag(flag) => Some(flag),
            OptionValue::Number(_) | OptionValue::Word(_) => None,
        }
    }
}

macro_rules! settings {
    ($($number:ident: $most:literal),+) => {$(
        impl Setting for $number {
            const VALUES: Values = Values::Range(0, $most);

            fn value(&self) -> OptionValue<'_> {
                OptionValue::Number(i32::from(*self))
            }

            fn read(value: OptionValue<'_>) -> Option<Self> {
                match value {
                    OptionValue::Number(number) => Self::try_from(number).ok(),
                    OptionValue::Flag(_) | OptionValue::Word(_) => None,
                }
            }
        }
    )+};
}

settings! { u8: 255, u16: 65_535 }
