//! Every kind of refusal is given where its reason holds, and not beside.

use std::collections::BTreeSet;

use solo_core::{Game, Refusal as _, Speech};

/// Checks each reason in a position where it is given, and in one beside where only that reason does not hold.
///
/// `pairs` has three lines for a reason. The first is the name of the refusal, as [`Game::refusal_name`] says it, with the
/// sentence and the clause; the second a position, in cells of the caller's own, and the step that is refused there; the
/// third a neighbour position, and `legal` or the name of the reason that the same step meets there. `answer` sets up a
/// position from its cells, takes the step, and returns the game with the refusal, if any. `apart` lists kinds that have
/// no pair, each with the reason.
///
/// # Errors
/// Each line that the game answers otherwise, kinds without a pair, and names that no kind has.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_testkit::{laws, take};
/// use solo_core::{Game as _, Input};
/// let pairs = "\
/// not_legal: nobody stops below five [TEN-2]
///   4 | stop
///   4 1 | legal
/// ";
/// let kinds = ["not_legal", "over"];
/// let apart = [("over", "the law `end` asks for it")];
/// laws::reasons(pairs, kinds, &apart, |position, step| {
///     let mut table = Ten.start();
///     for face in position[0].split(' ') {
///         take(&Ten, &mut table, Input::Decision("roll")).unwrap();
///         take(&Ten, &mut table, Input::Chance(face)).unwrap();
///     }
///     (Ten, take(&Ten, &mut table, Input::Decision(step)).err())
/// })?;
/// # Ok::<(), String>(())
/// ```
pub fn reasons<G: Game>(
    pairs: &str,
    kinds: impl IntoIterator<Item = &'static str>,
    apart: &[(&str, &str)],
    mut answer: impl FnMut(&[&str], &str) -> (G, Option<G::Refusal>),
) -> Result<(), String> {
    let lines: Vec<&str> = pairs.trim().lines().collect();
    let (mut faults, mut named) = (Vec::new(), BTreeSet::new());
    for pair in lines.chunks(3) {
        let &[reason, there, beside] = pair else {
            return Err(format!("{}: a reason has three lines", pair.join("\n")));
        };
        named.insert(reason.split(':').next().unwrap_or_default());
        let (Some((position, step)), Some((neighbour, other))) = (cells(there), cells(beside))
        else {
            return Err(format!("{reason}: a position has two cells at least"));
        };
        let (game, refusal) = answer(&position, step);
        let said = refusal.map_or_else(
            || "legal".to_string(),
            |refusal| {
                let mut said = format!("{}: ", game.refusal_name(&refusal));
                let _ = game.say_refusal(&refusal, &Speech::of(&game), &mut said);
                format!("{said} [{}]", refusal.rule())
            },
        );
        if said != reason {
            faults.push(format!("{there}: {said}, expected {reason}"));
        }
        let (game, refusal) = answer(&neighbour, step);
        let said = refusal.map_or("legal", |refusal| game.refusal_name(&refusal));
        if said != other {
            faults.push(format!("{beside}: {step} is {said}"));
        }
    }
    let kinds: BTreeSet<&str> = kinds.into_iter().collect();
    named.extend(apart.iter().map(|(kind, _)| *kind));
    faults.extend(
        kinds
            .difference(&named)
            .map(|kind| format!("{kind} has no pair")),
    );
    faults.extend(
        named
            .difference(&kinds)
            .map(|kind| format!("{kind} is not a kind of refusal")),
    );
    if faults.is_empty() {
        return Ok(());
    }
    Err(faults.join("\n"))
}

/// Returns the cells of a position, and the last one apart.
fn cells(line: &str) -> Option<(Vec<&str>, &str)> {
    let mut cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let last = cells.pop()?;
    (!cells.is_empty()).then_some((cells, last))
}
