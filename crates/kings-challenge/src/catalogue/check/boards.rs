//! Constants, push chains, places, cathedral (KC-15.9, KC-15.10).

use alloc::format;
use alloc::vec::Vec;

use solo_core::Provenance;

use super::Check;
use crate::catalogue::value::Value;
use crate::catalogue::{Chain, Constants, Rules};
use crate::ids::widen;
use crate::terms::Building;

const BUILDINGS: [&str; 3] = ["palace", "hall", "bishopric"];

impl Check {
    /// KC-15.10: constants are 0 to 99; those that are left out are the embedded ones.
    pub(super) fn constants(
        &mut self,
        value: &Value,
        constants: &mut Constants,
        labels: &mut [Provenance],
    ) {
        self.fields("constants", value, Constants::NAMES, &[]);
        for (name, label) in Constants::NAMES.iter().zip(labels) {
            let Some(given) = value.field(name) else {
                continue;
            };
            let least = match *name {
                // KC-15.10: nothing may be divided by nothing, and influence runs out.
                "farm_divisor" | "cost_reroll" | "cost_flip" => 1,
                // KC-2.3: setup places 6 citizens of the human and 12 of le Roy.
                "start_citizens" | "human_citizens" => 6,
                "roy_citizens" => 12,
                _ => 0,
            };
            let most = if *name == "start_citizens" { 6 } else { 99 };
            let at = format!("constants: {name}");
            if let Some(number) = self.byte(at, "KC-15.10", given, (least, most)) {
                if constants.get(name) != Some(number) {
                    *label = Provenance::Owner;
                }
                constants.set(name, number);
            }
        }
    }

    /// Chains, places and the influence of the columns.
    pub(super) fn boards(
        &mut self,
        tables: &Value,
        rules: &mut Rules,
        labels: &mut [Provenance; 5],
    ) {
        let [palace, hall, bishopric, places_label, columns_label] = labels;
        if let Some(chains) = tables.field("chains") {
            self.fields("chains", chains, &BUILDINGS, &BUILDINGS);
            let labels = [palace, hall, bishopric];
            for ((building, of), label) in Building::ALL.iter().zip(&mut rules.chains).zip(labels) {
                if let Some(made) = self.chains(chains, *building) {
                    if made != *of {
                        *label = Provenance::Owner;
                    }
                    *of = made;
                }
            }
        }
        if let Some(places) = tables.field("places") {
            self.fields("places", places, &BUILDINGS, &BUILDINGS);
            for (building, of) in Building::ALL.iter().zip(&mut rules.places) {
                if let Some(made) = self.places(places, *building) {
                    if made != *of {
                        *places_label = Provenance::Owner;
                    }
                    *of = made;
                }
            }
        }
        if let Some(cathedral) = tables.field("cathedral") {
            let fields = ["levels", "column_influence"];
            self.fields("cathedral", cathedral, &fields, &["column_influence"]);
            if let Some(levels) = cathedral.field("levels") {
                self.number("cathedral: levels", "KC-15.10", levels, (3, 3));
            }
            let at = "cathedral: column_influence";
            let made = cathedral
                .field("column_influence")
                .and_then(|columns| self.bytes::<6>(at, "KC-15.10", columns, (0, 99)));
            if let Some(made) = made {
                if made != rules.column_influence {
                    *columns_label = Provenance::Owner;
                }
                rules.column_influence = made;
            }
        }
    }

    /// KC-15.9: for each face 1 to 6 different spaces.
    fn chains(&mut self, chains: &Value, building: Building) -> Option<[Chain; 6]> {
        let at = format!("chains: {building}");
        let faces = self.list(&at, "KC-15.9", chains.field(building.word())?)?;
        if faces.len() != 6 {
            let len = faces.len();
            self.fault(at, "KC-15.9", format!("{len} chains instead of 6"));
            return None;
        }
        let mut made = [Chain(0); 6];
        let mut good = true;
        for ((chain, face), number) in made.iter_mut().zip(faces).zip(1..) {
            let at = format!("{at} {number}");
            match self.chain(&at, face) {
                Some(found) => *chain = found,
                None => good = false,
            }
        }
        good.then_some(made)
    }

    fn chain(&mut self, at: &str, face: &Value) -> Option<Chain> {
        let spaces = self.list(at, "KC-15.9", face)?;
        let numbers: Vec<Option<u8>> = spaces
            .iter()
            .map(|space| self.byte(at, "KC-15.9", space, (1, 6)))
            .collect();
        let numbers = super::present(numbers)?;
        let different = (1..=6).filter(|space| numbers.contains(space)).count();
        if numbers.is_empty() || different != numbers.len() {
            self.fault(at, "KC-15.9", "a chain has 1 to 6 different spaces");
            return None;
        }
        let packed = numbers.iter().rev().fold(0_u32, |packed, &space| {
            packed.wrapping_shl(4) | widen(space)
        });
        Some(Chain(packed))
    }

    /// KC-15.9: a permutation of 1 to 6.
    fn places(&mut self, places: &Value, building: Building) -> Option<[u8; 6]> {
        let at = format!("places: {building}");
        let of = places.field(building.word())?;
        let made = self.bytes::<6>(&at, "KC-15.9", of, (1, 6))?;
        if (1..=6).all(|space| made.contains(&space)) {
            Some(made)
        } else {
            self.fault(at, "KC-15.9", "every space from 1 to 6 comes once");
            None
        }
    }
}
