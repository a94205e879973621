//! Random games, as `test/play.mjs` plays them too.

use solo_table::{Dealer, Due, Table, TableError, Tables};

/// A random game of this number: each decision by the next number of a generator of 32 bits.
pub fn random(name: &str, number: u32) -> Result<Table, TableError> {
    let mut table = Table::new(name, &[], &Tables::new(), Dealer::seeded(number.into()))?;
    let mut picks = Picks(number);
    while table.due() == Due::Decision {
        let mut notations = table.notations();
        let (notation, _) = notations.swap_remove(picks.below(notations.len()));
        table.act(&notation)?;
    }
    Ok(table)
}

/// Picks of a linear congruential generator.
pub struct Picks(pub u32);

impl Picks {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % count
    }
}

/// A digest (FNV-1a, 32 bits) of the saves of the games from 0 on.
pub fn digest(name: &str, games: u32) -> Result<String, TableError> {
    let mut digest: u32 = 0x811c_9dc5;
    for number in 0..games {
        for byte in random(name, number)?.save().bytes() {
            digest = (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    Ok(format!("{digest:08x}"))
}
