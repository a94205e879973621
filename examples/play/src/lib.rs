//! Playing in a terminal: one program for all games, which knows none of them.
//!
//! [`screen`] draws a scene, [`app`] does what keys ask for, [`plain`] is the same in lines of text.

pub mod app;
pub mod auto;
pub mod commands;
pub mod input;
pub mod plain;
pub mod run;
pub mod saves;
pub mod screen;
pub mod seat;
pub mod settings;
