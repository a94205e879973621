//! Text as people and files write it, and as a terminal shows it.

#[cfg(feature = "alloc")]
mod file_text;
mod number;
mod printable;
mod truncated;

#[cfg(feature = "alloc")]
pub use file_text::{NotText, file_text, plain_lines};
pub use number::plain_number;
pub(crate) use number::sheet_number;
pub use printable::{Printable, is_hidden, is_seen};
pub use truncated::Truncated;
