//! Writes first inputs of the fuzz targets, made of the golden games: `seeds FOLDER [TARGET]`
//!
//! Each target has a folder within FOLDER, as a fuzzer reads it, with one file per input.

use std::path::Path;
use std::{env, fs, io};

use solo_fuzz::targets::targets;

fn main() -> io::Result<()> {
    let mut words = env::args().skip(1);
    let folder = words.next();
    let folder = folder.ok_or_else(|| io::Error::other("seeds FOLDER [TARGET]"))?;
    let only = words.next().unwrap_or_default();
    for target in targets() {
        if target.name.contains(&only) {
            let folder = Path::new(&folder).join(&target.name);
            fs::create_dir_all(&folder)?;
            for (number, input) in (target.seeds)().into_iter().enumerate() {
                fs::write(folder.join(format!("seed-{number:05}")), input)?;
            }
        }
    }
    Ok(())
}
