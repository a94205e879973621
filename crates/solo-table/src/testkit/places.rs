//! The law of places: a table keeps its zones where they are.

use solo_core::{Next, Session};

use super::{holds, positions, scene_of};
use crate::presented::Presented;
use crate::scene::{Scene, ScreenPlace, Zone};
use crate::scenic::Visibility;
use crate::snapshot::scene_at;

/// Checks that every position has the same zones in the same order, each in the same place and of the same form, with and without
/// a perfect memory; that a decision marks the zones of its choices as needed; and that the end marks the score.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::places(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn places<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let mut first: Option<Scene> = None;
    positions(base, games, |session| {
        let scene = scene_of(session);
        let fixed = first.get_or_insert_with(|| scene.clone());
        same_zones(fixed, &scene)?;
        let remembered = scene_at(session, session.len(), Visibility::Memory, None);
        same_zones(fixed, &remembered.unwrap_or_default())?;
        needed(session, &scene)?;
        Ok(true)
    })
}

/// Compares what no step may change in a zone.
fn same_zones(fixed: &Scene, scene: &Scene) -> Result<(), String> {
    let still = |zone: &Zone| (zone.id.clone(), zone.place, zone.area, zone.row, zone.look);
    let [before, after]: [Vec<_>; 2] =
        [fixed, scene].map(|scene| scene.zones.iter().map(still).collect());
    holds(before == after, || {
        let differ = before.iter().zip(&after).find(|(one, other)| one != other);
        format!("the zones are not those of the start: {differ:?}, {after:?}")
    })
}

fn needed<G: Presented>(session: &Session<G>, scene: &Scene) -> Result<(), String> {
    for choice in &scene.choices {
        for id in &choice.on {
            let lies = |zone: &&Zone| {
                let mut items = zone.items.iter();
                items.any(|item| item.id == *id || item.holds.iter().any(|held| held.id == *id))
            };
            let zone = scene.zones.iter().find(lies);
            holds(zone.is_some_and(|zone| zone.needed), || {
                let notation = &choice.notation;
                format!("{notation} concerns {id}, whose zone is not marked as needed")
            })?;
        }
    }
    let ends = scene.zone("score");
    let is_over = matches!(session.next(), Next::Over(_));
    let is_told = ends.is_some_and(|zone| zone.place == ScreenPlace::Ending && zone.needed);
    let may_be_default = ends.is_some_and(|zone| zone.place == ScreenPlace::Clock);
    holds(!is_over || is_told || may_be_default, || {
        "the game is over, and its score is not marked as needed".to_owned()
    })
}
