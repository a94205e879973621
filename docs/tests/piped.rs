//! Programs of the project in Python whose output is not read to its end, as by `head`.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::io::pipe;
use std::process::{Command, Stdio};

use crate::files::{read, root};

/// Runs a command whose output nothing reads, and returns what it says on its standard error.
fn unread(command: &mut Command) -> String {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    let process = command.stdout(writer).stderr(Stdio::piped()).spawn();
    let output = process.unwrap().wait_with_output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn output_that_nothing_reads_ends_a_program_without_a_word() {
    for name in ["lines", "games"] {
        let program = root().join("docs/proof").join(name);
        assert_eq!(unread(Command::new("python3").arg(program)), "", "{name}");
    }
    let piped = root().join("docs/proof");
    for body in [
        "print('x' * 1_000_000)",
        "print('x'); sys.exit(0)",
        "print('x', flush=True)",
    ] {
        let program = format!("import sys\nfrom piped import piped\nwith piped():\n    {body}");
        let mut command = Command::new("python3");
        command
            .args(["-B", "-c", &program])
            .env("PYTHONPATH", &piped);
        assert_eq!(unread(&mut command), "", "{body}");
    }
    let loud = unread(Command::new("python3").args(["-c", "print('x', flush=True)"]));
    assert!(loud.contains("BrokenPipeError"), "{loud}");
}

#[test]
fn every_proof_in_python_may_be_cut_short() {
    let mut count = 0;
    for entry in fs::read_dir(root().join("docs/proof")).unwrap() {
        let path = entry.unwrap().path();
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        if text.starts_with("#!/usr/bin/env python3") {
            count += 1;
            assert!(text.contains("\nwith piped():\n"), "{}", path.display());
        }
    }
    assert!(count > 6, "only {count} programs were found");
    assert!(read(".ci/link-proof/paths").contains("signal.SIGPIPE"));
}
