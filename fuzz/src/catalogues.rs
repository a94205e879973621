//! Tables of printed cards.

use arbitrary::Unstructured;
use solo_core::{GameData, Tables};

use crate::house::{Grid, House};
use crate::walk::Walk;

/// One change: what is done, in which table, row and column, and with what.
pub(crate) type Change = (u8, u8, u16, u8, u16);

/// Reads the tables of the embedded catalogue with some cells, rows and columns changed: they are
/// refused, with the location of every fault, or make a game that can be played.
pub fn catalogues<G: GameData>(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok((count, changes)) = bytes.arbitrary::<(u8, [Change; 3])>() else {
        return;
    };
    let count = usize::from(count % 4);
    let house = House::<G>::of();
    if house.tables.is_empty() {
        return;
    }
    let mut changed: Vec<(&str, Grid)> = Vec::new();
    for change in &changes[..count] {
        let (name, embedded) = &house.tables[usize::from(change.1) % house.tables.len()];
        let index = match changed.iter().position(|(known, _)| known == name) {
            Some(index) => index,
            None => {
                changed.push((name, embedded.clone()));
                changed.len() - 1
            }
        };
        apply(&mut changed[index].1, *change);
    }
    if count == 0 {
        // Nothing is changed, so that one of the tables is read as it is.
        let (name, embedded) = &house.tables[usize::from(changes[0].1) % house.tables.len()];
        changed.push((name, embedded.clone()));
    }
    let mut tables = Tables::new();
    for (name, grid) in &changed {
        let header = grid.first().map_or(&[][..], Vec::as_slice);
        tables.put_rows(name, header, grid.get(1..).unwrap_or_default());
    }
    let game = match G::assemble(G::Options::default(), &tables) {
        Ok(game) => game,
        Err(faults) => {
            assert!(count > 0, "the embedded catalogue was refused: {faults}");
            assert!(!faults.is_empty());
            for fault in faults.iter() {
                assert!(!fault.at.is_empty() && !fault.rule.is_empty());
            }
            return;
        }
    };
    if let Some(walk) = Walk::read(&mut bytes, &game) {
        walk.check();
    }
}

fn apply(grid: &mut Grid, (kind, _, row, column, amount): Change) {
    // Most changes leave the header alone.
    let (row, other) = (usize::from(row), usize::from(amount));
    if grid.len() < 2 {
        return;
    }
    let (row, other) = (1 + row % (grid.len() - 1), 1 + other % (grid.len() - 1));
    let Some(width) = grid[row].len().checked_sub(1) else {
        return;
    };
    let column = usize::from(column) % (width + 1);
    match kind % 10 {
        0 => overwrite(&mut grid[row][column], amount),
        1 => {
            let same = grid[other].get(column).cloned();
            grid[row][column] = same.unwrap_or_default();
        }
        2 => {
            let cells = &grid[other];
            let cell = cells.get(usize::from(amount >> 8) % cells.len().max(1));
            grid[row][column] = cell.cloned().unwrap_or_default();
        }
        3 => drop(grid.remove(row)),
        4 => grid.insert(other, grid[row].clone()),
        5 => grid.swap(row, other),
        6 => grid[row][column] = (amount >> 4).to_string(),
        7 => {
            // The number in the cell, a little more or less.
            let digits = |letter: char| letter.is_ascii_digit();
            let cell = &mut grid[row][column];
            if let Some(start) = cell.find(digits) {
                let end = cell[start..].find(|letter| !digits(letter));
                let end = end.map_or(cell.len(), |end| start + end);
                let number = cell[start..end].parse().unwrap_or(0_i64);
                let number = number + i64::from(amount % 8) - 3;
                cell.replace_range(start..end, &number.to_string());
            } else {
                cell.clear();
            }
        }
        8 => overwrite(
            grid[0].get_mut(column).unwrap_or(&mut String::new()),
            amount,
        ),
        _ => {
            for cells in grid {
                if column < cells.len() {
                    cells.remove(column);
                }
            }
        }
    }
}

/// Overwrites one byte of a cell, or adds it.
fn overwrite(cell: &mut String, amount: u16) {
    let [symbol, at] = amount.to_le_bytes();
    let (symbol, at) = (
        char::from(symbol & 0x7f),
        usize::from(at) % (cell.len() + 1),
    );
    if at == cell.len() {
        cell.push(symbol);
    } else if cell.is_char_boundary(at) && cell.is_char_boundary(at + 1) {
        cell.replace_range(at..=at, symbol.encode_utf8(&mut [0; 4]));
    }
}
