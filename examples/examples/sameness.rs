//! Writes what tables answer, a line of JSON for each save of each game: `sameness [SAVES]`. The tests of the bindings compare
//! their answers with these lines.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use std::error::Error;

use solo_examples::sameness::{SAVES, lines};

fn main() -> Result<(), Box<dyn Error>> {
    let saves = std::env::args()
        .nth(1)
        .map_or(Ok(SAVES), |count| count.parse())?;
    for line in lines(saves)? {
        println!("{line}");
    }
    Ok(())
}
