//! Every kind of refusal is given somewhere.

use std::collections::{BTreeMap, BTreeSet};

/// Checks that each kind of refusal is given in two positions at least.
///
/// `positions` has the kinds that are given in each position, as [`Game::refusal_name`](solo_core::Game::refusal_name) names
/// them; it is read until each kind was met. `never` lists kinds that no position gives, `rare` those that games meet too seldom, each with the reason.
///
/// # Errors
/// The kinds that were not met, a kind of `never` that was, and listed names that no kind has.
///
/// ```
/// use solo_testkit::laws;
/// use std::collections::BTreeSet;
/// let positions = || [["too dear"], ["too late"], ["too dear"]].map(BTreeSet::from);
/// let kinds = || ["too dear", "too late", "notation"];
/// let never = [("notation", "a text is not a decision")];
/// let missing = laws::given(kinds(), positions(), &never, &[]).unwrap_err();
/// assert_eq!(missing, "not given in two positions: too late");
/// laws::given(kinds(), positions(), &never, &[("too late", "few games last")])?;
/// # Ok::<(), String>(())
/// ```
pub fn given(
    kinds: impl IntoIterator<Item = &'static str>,
    positions: impl IntoIterator<Item = BTreeSet<&'static str>>,
    never: &[(&str, &str)],
    rare: &[(&str, &str)],
) -> Result<(), String> {
    let kinds: Vec<&str> = kinds.into_iter().collect();
    let listed = |kind: &str| never.iter().chain(rare).any(|(name, _)| *name == kind);
    if let Some((name, _)) = never
        .iter()
        .chain(rare)
        .find(|(name, _)| !kinds.contains(name))
    {
        return Err(format!("{name} is listed, and is not a kind of refusal"));
    }
    let expected = kinds.iter().filter(|kind| !listed(kind));
    let mut missing: BTreeMap<&str, u8> = expected.map(|kind| (*kind, 2)).collect();
    let mut positions = positions.into_iter();
    while !missing.is_empty()
        && let Some(met) = positions.next()
    {
        for kind in met {
            if never.iter().any(|(name, _)| *name == kind) {
                return Err(format!("{kind} is listed as never given, and is given"));
            }
            if let Some(left) = missing.get_mut(kind) {
                *left = left.saturating_sub(1);
            }
        }
        missing.retain(|_, left| *left > 0);
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing: Vec<&str> = missing.into_keys().collect();
    Err(format!(
        "not given in two positions: {}",
        missing.join(", ")
    ))
}
