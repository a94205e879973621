//! Tests of the program: its screens and lines of text in memory, an evening beside a box, and the whole program in a
//! pseudo-terminal.

mod answers;
mod beside;
mod companion;
mod desk;
mod evenings;
mod files;
mod guide;
#[cfg(target_os = "linux")]
mod hostile;
mod laws;
mod leaving;
mod manners;
mod menus;
mod newcomer;
mod outcome;
mod past;
mod plain;
mod screens;
mod small_screen;
mod stories;
#[cfg(target_os = "linux")]
mod taken;
#[cfg(target_os = "linux")]
mod terminal;
mod typed_cards;
mod words;
