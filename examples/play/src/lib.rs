//! Playing in a terminal: one program for all games, without knowledge of any.
//!
//! [`screen`] draws a scene, [`app`] handles keys, [`plain`] does the same in lines of text.

pub mod app;
pub mod auto;
pub mod commands;
mod files;
pub mod input;
pub mod plain;
pub mod run;
pub mod saves;
pub mod screen;
pub mod session;
pub mod settings;
mod terminal;
