//! Plays seeded games and prints their saves, each followed by a zero byte: `saves GAME COUNT`.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use std::error::Error;

use solo_table::{Dealer, Table, Tables};

/// Decision number i of a game takes place (seed + 7 i) among the legal ones.
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().ok_or("which game?")?;
    let count: u64 = arguments.next().unwrap_or_default().parse()?;
    for seed in 0..count {
        let mut table = Table::new(&game, &[], &Tables::new(), Dealer::seeded(seed))?;
        let mut index = seed;
        loop {
            let choices = table.notations();
            let Some(at) = index.checked_rem(u64::try_from(choices.len())?) else {
                break;
            };
            let (notation, _) = choices.get(usize::try_from(at)?).ok_or("out of the list")?;
            table.act(notation)?;
            index = index.saturating_add(7);
        }
        print!("{}\0", table.save());
    }
    Ok(())
}
