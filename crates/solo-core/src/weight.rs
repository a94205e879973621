//! Weights of chance outcomes.

/// The number of equally likely cases of an outcome, at least 1 in a list.
///
/// Its probability is the weight divided by the sum of all weights of the step.
pub type Weight = u32;
