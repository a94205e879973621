//! VK-15: options.

use solo_core::{OptionError, OptionValue, Options as _};
use votk::Options;

#[test]
fn vk_15_1_unknown_options_are_refused() {
    let mut options = Options::default();
    assert_eq!(
        options.set("weather", OptionValue::Word("fine")),
        Err(OptionError::UnknownName)
    );
    assert_eq!(
        options.set("first", OptionValue::Word("cat")),
        Err(OptionError::BadValue { name: "first" })
    );
    assert_eq!(
        options.set("first", OptionValue::Flag(true)),
        Err(OptionError::BadValue { name: "first" })
    );
    assert_eq!(options, Options::default());
    // Every value of every option can be set and read back.
    for (place, spec) in Options::SPECS.iter().enumerate() {
        for nth in 0..spec.values.count() {
            let value = spec.values.nth(nth).unwrap();
            let mut options = Options::default();
            options.set(spec.name, value).unwrap();
            options.get(place, &mut |found| assert_eq!(found, value));
            assert_eq!(nth == 0, options == Options::default());
        }
    }
}
