//! Where the values of the embedded catalogue come from.

use solo_core::Provenance;

/// Where the values of each column of the embedded tables come from, in the order of the tables.
///
/// A name of three parts speaks of some rows of its column only: `automa.actions.basic` of the basic
/// cards. Where one label has to do for the column, it is the weaker one.
///
/// ```
/// use solo_core::Provenance;
/// use trismegistus_bot::VALUES;
/// assert!(VALUES.contains(&("experiments.vp", Provenance::House)));
/// assert!(VALUES.contains(&("dice.count", Provenance::Rulebook)));
/// ```
pub const VALUES: [(&str, Provenance); 40] = [
    ("dice.colour", Provenance::Rulebook),
    ("dice.count", Provenance::Rulebook),
    ("orders.colour", Provenance::House),
    ("orders.symbol", Provenance::House),
    ("orders.track", Provenance::House),
    ("orders.max_wild_becomes", Provenance::House),
    ("layout.artifact_slots", Provenance::Ruling),
    ("layout.experiment_slots", Provenance::Ruling),
    ("layout.reaction_markers", Provenance::Published),
    ("bowls.symbol", Provenance::Published),
    ("bowls.essence", Provenance::House),
    ("bowls.section", Provenance::House),
    ("tracks.level", Provenance::House),
    ("tracks.bonus", Provenance::House),
    ("tracks.vp", Provenance::House),
    ("tokens.kind", Provenance::House),
    ("tokens.count", Provenance::House),
    ("tokens.bot_benefit", Provenance::Rulebook),
    ("automa.id", Provenance::House),
    ("automa.kind", Provenance::Rulebook),
    ("automa.kind.basic", Provenance::House),
    ("automa.element", Provenance::Rulebook),
    ("automa.element.specialization", Provenance::House),
    ("automa.colour", Provenance::House),
    ("automa.die", Provenance::House),
    ("automa.potency", Provenance::House),
    ("automa.actions", Provenance::Rulebook),
    ("automa.actions.basic", Provenance::House),
    ("automa.reward", Provenance::Rulebook),
    ("formulas.count", Provenance::Rulebook),
    ("formulas.vp", Provenance::House),
    ("experiments.id", Provenance::House),
    ("experiments.level", Provenance::Published),
    ("experiments.type", Provenance::House),
    ("experiments.requirement", Provenance::House),
    ("experiments.vp", Provenance::House),
    ("artifacts.id", Provenance::House),
    ("artifacts.level", Provenance::House),
    ("artifacts.colour", Provenance::House),
    ("artifacts.symbols", Provenance::House),
];

/// The numbers that are rules rather than table entries, with where they come from.
///
/// ```
/// use trismegistus_bot::RULE_CONSTANTS;
/// assert_eq!(RULE_CONSTANTS[0].0, "rounds");
/// ```
pub const RULE_CONSTANTS: [(&str, Provenance); 14] = [
    ("rounds", Provenance::Published),
    ("dice per side and round", Provenance::Rulebook),
    ("highest potency", Provenance::Rulebook),
    ("dice a bowl may hold", Provenance::Published),
    ("incomplete experiments of the bot", Provenance::Rulebook),
    ("Ethereal tokens at the start", Provenance::Rulebook),
    ("Gold at the start", Provenance::Rulebook),
    ("Ethereal tokens after round 1", Provenance::Rulebook),
    ("Ethereal tokens after round 2", Provenance::Rulebook),
    ("points per artifact symbol", Provenance::Rulebook),
    ("points per Ethereal token", Provenance::Rulebook),
    ("Gold per formula", Provenance::Rulebook),
    ("most formulas", Provenance::Rulebook),
    ("points per Gold", Provenance::Rulebook),
];
