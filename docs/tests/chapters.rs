//! The chapters say what is true.
