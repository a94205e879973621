//! Thirty-six worked checks. Unless a check says otherwise neither side has a Character and all
//! cards that are not named are unseen.
mod abilities;
mod actions;
mod variants;
