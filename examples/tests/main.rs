//! Tests of the referee, of the simulation, and of a client in another language.

mod client;
mod common;
#[cfg(target_os = "linux")]
mod hostile;
mod referee;
mod simulate;
