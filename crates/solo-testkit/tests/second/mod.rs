//! Games against second implementations, and against themselves under a symmetry.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

mod models;
#[cfg(unix)]
mod programs;
mod symmetries;

use solo_core::Session;

use crate::well::Well;

/// Asserts that a report is short, begins with these lines, and that its save leads to its steps.
fn reports(report: &str, beginning: &str) {
    assert!(report.starts_with(beginning), "{report}");
    assert!(report.lines().count() <= 40, "{report}");
    // The literal, as a compiler reads it.
    let literal = report.split_once("  \"").unwrap().1;
    let literal = literal.strip_suffix('"').unwrap();
    let save = literal.replace("\\\n   ", "").replace("\\n", "\n");
    let session = Session::parse(&save, &Well::default()).unwrap();
    let steps = if session.len() == 1 { "step" } else { "steps" };
    let printed = format!("\n{} {steps} of well, ", session.len());
    assert!(report.contains(&printed), "{report}");
}
