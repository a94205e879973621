//! Tests of the laws, the strategies and the second programs, above all that each finds what it is for.

mod laws;
mod laws_can_fail;
mod mistakes;
mod reports;
mod rules;
#[cfg(feature = "proptest")]
mod second;
#[cfg(feature = "proptest")]
mod strategies;
// The game of the tests of solo-core.
#[path = "../../solo-core/tests/well/mod.rs"]
mod well;
