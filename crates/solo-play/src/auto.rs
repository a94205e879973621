//! A game that plays itself and narrates its events.

use std::io::{self, Write};

use solo_table::{Due, Player, Table};

/// Plays a table to its end and narrates every step.
///
/// # Errors
/// Errors of the output. A table without a source of chance stops at the first outcome.
pub fn play(
    table: &mut Table,
    player: Player,
    seed: u64,
    output: &mut impl Write,
) -> io::Result<()> {
    writeln!(output, "{}", table.facts().title)?;
    tell(table, 0, output)?;
    while table.due() == Due::Decision {
        let Some(choice) = table.advice(player, seed) else {
            break;
        };
        writeln!(output, "> {}", choice.label)?;
        let before = table.steps();
        table.act_number(choice.number).map_err(io::Error::other)?;
        tell(table, before + 1, output)?;
    }
    let scene = table.scene();
    writeln!(output, "{}", scene.ask)?;
    for item in scene.zone("score").into_iter().flat_map(|zone| &zone.items) {
        for badge in &item.badges {
            writeln!(
                output,
                "  {}: {}{}{}",
                item.name,
                badge.name,
                if badge.name.is_empty() { "" } else { " " },
                badge.value
            )?;
        }
    }
    Ok(())
}

fn tell(table: &Table, step: usize, output: &mut impl Write) -> io::Result<()> {
    for sentence in table.narration_from(step) {
        writeln!(output, "  {sentence}")?;
    }
    Ok(())
}
