//! Bytes that a walk reads as a certain game.

use solo_core::{GameData, InputOf, OptionValue, Options as _, nth_input};

use crate::walk::{choices, count_of, width, with_options};

/// Returns the bytes that are read as these options and inputs, and the number of inputs that are in
/// them: an option or an input without a number ends them.
pub(crate) fn written<G: GameData>(game: &G, base: &G, inputs: &[InputOf<G>]) -> (Vec<u8>, usize) {
    let specs = G::Options::SPECS;
    let numbers = specs.iter().enumerate().map(|(index, spec)| {
        let own = text_of::<G>(game.options(), index);
        let known = (0..spec.values.count()).find(|index| {
            let value = spec.values.nth(*index);
            value.is_some_and(|value| value.to_string() == own)
        });
        let usual = own == text_of::<G>(base.options(), index);
        known.filter(|_| !usual).map_or(0, |index| index + 1)
    });
    let mut options: Vec<u16> = numbers
        .map(|number| u16::try_from(number).unwrap_or(0))
        .collect();
    while options.last() == Some(&0) {
        options.pop();
    }
    let mut bytes = vec![u8::try_from(options.len()).expect("fewer than 32 options")];
    for (spec, option) in specs.iter().zip(&options) {
        write_number(&mut bytes, choices(spec), u32::from(*option));
    }
    let game = with_options(base, options);
    let (mut state, mut steps) = (game.start(), 0);
    for &input in inputs {
        let count = count_of(&game, &state);
        let number =
            (0..count.min(1 << 16)).find(|number| nth_input(&game, &state, *number) == Some(input));
        let Some(number) = number else { break };
        write_number(&mut bytes, count, number);
        game.advance(&mut state, input, &mut ())
            .expect("what is listed is accepted");
        steps += 1;
    }
    (bytes, steps)
}

fn write_number(bytes: &mut Vec<u8>, count: u32, number: u32) {
    bytes.extend(&number.to_le_bytes()[..width(count)]);
}

fn text_of<G: GameData>(options: &G::Options, index: usize) -> String {
    let mut text = String::new();
    options.get(index, &mut |value: OptionValue<'_>| {
        text = value.to_string();
    });
    text
}
