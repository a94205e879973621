//! A network as the text that `solo_players::Network` reads.

use std::fmt::Write as _;

use solo_core::GameData;
use solo_players::{Network, NetworkError};

/// The text of a network so far.
pub(crate) struct Text(String);

impl Text {
    /// Begins a network for a game, with that many values of a position and that many outputs.
    pub(crate) fn of<G: GameData>(game: &G, places: usize, actions: usize) -> Self {
        let catalogue = match game.catalogue_fingerprint() {
            Some(catalogue) => format!("{catalogue:016x}"),
            None => "none".to_owned(),
        };
        let (name, rules) = (G::NAME, G::RULES_VERSION);
        Self(format!(
            "network 2\ngame {name}\nrules {rules}\ncatalogue {catalogue}\nplaces {places}\nactions {actions}\n"
        ))
    }

    /// Adds a layer with these biases, whose values have a fraction of `bits`.
    pub(crate) fn layer(&mut self, bits: u32, biases: impl IntoIterator<Item = i16>) {
        self.line(format_args!("layer {bits}"), biases);
    }

    /// Adds the outputs.
    pub(crate) fn outputs(&mut self, bits: u32) {
        self.line(format_args!("outputs {bits}"), []);
    }

    /// Adds the row of a value or an output.
    pub(crate) fn row(&mut self, number: usize, weights: impl IntoIterator<Item = i16>) {
        self.line(format_args!("row {number}"), weights);
    }

    /// Returns the network.
    pub(crate) fn network(mut self) -> Result<Network, NetworkError> {
        self.line(format_args!("end"), []);
        self.0.parse()
    }

    fn line(&mut self, name: std::fmt::Arguments<'_>, numbers: impl IntoIterator<Item = i16>) {
        // Writing to a text cannot fail.
        let _ = self.0.write_fmt(name);
        for number in numbers {
            let _ = write!(self.0, " {number}");
        }
        self.0.push('\n');
    }
}
