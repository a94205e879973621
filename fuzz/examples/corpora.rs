//! Kept inputs of the fuzz targets: `corpora seed|unpack|pack FOLDER [TARGET]`
//!
//! Each target has a folder within FOLDER, as a fuzzer reads and writes it, one file per input.
//! `seed` adds inputs that are made of the golden games, `unpack` adds those that are kept, and
//! `pack` keeps what is there.

use std::path::Path;
use std::{env, fs, io};

use solo_fuzz::corpora;
use solo_fuzz::targets::{Target, targets};

fn main() -> io::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let (what, folder, only) = match words.as_slice() {
        [what, folder] => (what, folder, ""),
        [what, folder, only] => (what, folder, only.as_str()),
        _ => return Err(io::Error::other("corpora seed|unpack|pack FOLDER [TARGET]")),
    };
    for target in targets() {
        if !target.name.contains(only) {
            continue;
        }
        let folder = Path::new(folder).join(&target.name);
        fs::create_dir_all(&folder)?;
        match what.as_str() {
            "seed" => add(&folder, "seed", (target.seeds)())?,
            "unpack" => add(&folder, "kept", corpora::read(&target.name)?)?,
            "pack" => pack(&folder, &target)?,
            _ => return Err(io::Error::other(format!("unknown: {what}"))),
        }
    }
    Ok(())
}

fn add(folder: &Path, name: &str, inputs: Vec<Vec<u8>>) -> io::Result<()> {
    for (number, input) in inputs.into_iter().enumerate() {
        fs::write(folder.join(format!("{name}-{number:05}")), input)?;
    }
    Ok(())
}

fn pack(folder: &Path, target: &Target) -> io::Result<()> {
    let files = fs::read_dir(folder)?.map(|file| fs::read(file?.path()));
    corpora::write(&target.name, files.collect::<io::Result<_>>()?)
}
