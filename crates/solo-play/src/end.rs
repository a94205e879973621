//! The end of a program.

use std::io::{self, Write};
use std::process::ExitCode;

use solo_table::Printable;

/// Returns the exit code, and writes an error to the standard error. A reader that has hung up is none.
pub(crate) fn exit(done: io::Result<()>) -> ExitCode {
    match done {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "{}", Printable(error));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
