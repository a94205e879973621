//! Parts of actions, read back and as numbers.

use solo_core::{DataPath, Faults, Shape, Value};

use crate::botmegistus::Botmegistus;
use crate::catalogue::Part;

solo_core::when_numbers! {
    use alloc::format;

    use solo_core::{Features, Numbers, FeatureSpecs};

    use crate::catalogue::Element;

    /// One column for each kind of part without an element, which holds its amount; then the element.
    impl Features<Botmegistus> for Part {
        fn width(game: &Botmegistus) -> usize {
            Element::width(game).saturating_add(5)
        }

        fn describe(game: &Botmegistus, columns: &mut FeatureSpecs) {
            for part in ["artifact", "experiment", "gold", "points", "lowest"] {
                columns.add(&format!("={part}"), 0, u8::MAX.into());
            }
            Element::describe(game, columns);
        }

        fn write(&self, game: &Botmegistus, cells: &mut Numbers<'_>) {
            let mut part = |wanted: u8, amount: u8| {
                (0..5).for_each(|index| cells.put(if index == wanted { amount } else { 0 }));
            };
            match *self {
                Self::Artifact => part(0, 1),
                Self::Experiment => part(1, 1),
                Self::Gold(amount) => part(2, amount),
                Self::Points(amount) => part(3, amount),
                Self::Lowest => part(4, 1),
                Self::Track(_) => part(5, 0),
            }
            let mut cells = cells.part(Element::width(game));
            if let Self::Track(element) = self {
                element.write(game, &mut cells);
            }
        }
    }
}

impl Shape<Botmegistus> for Part {
    fn from_data(
        _: &Botmegistus,
        data: &Value,
        at: &DataPath<'_>,
        faults: &mut Faults,
    ) -> Option<Self> {
        let read = match data {
            Value::String(text) => Self::parse(text),
            _ => None,
        };
        read.or_else(|| solo_core::wrong(data, "a part of an action", at, faults))
    }
}
