//! Tests of the program in memory: its screens, its lines of text, and an evening beside a box.

mod beside;
mod companion;
mod desk;
mod guide;
mod laws;
mod manners;
mod menus;
mod newcomer;
mod outcome;
mod past;
mod plain;
#[cfg(feature = "tests")]
mod screens;
mod small_screen;
mod stories;
mod words;
