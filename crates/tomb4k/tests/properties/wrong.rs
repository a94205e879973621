//! Properties that are wrong.
