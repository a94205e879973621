//! Pictures of the page in a browser, which are taken by `bindings/web/page/test/pictures.mjs`.
//!
//! Fonts differ between machines, so these files are not compared byte by byte. Kept is what the
//! page showed: the scenes, as a digest.

use std::fmt::Write;
use std::fs;

use solo_table::games;

use super::kept::{keep, root};
use super::position::{MIDDLE, table};

/// Maximum size of a picture in bytes.
const LARGEST: u64 = 200_000;

/// Returns a digest of a text: FNV-1a, 64 bits.
fn digest(text: &str) -> u64 {
    let prime = 0x0100_0000_01b3;
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(prime)
    })
}

#[test]
fn pictures_of_the_page_show_the_present_scenes() {
    let mut text = String::from(
        "What the pictures of the page show. After a change: npm run pictures in bindings/web/page, then\n\
         SOLO_DRAW=1 cargo test -p solo-guide --test tests drawn::\n",
    );
    for game in games() {
        let scene = serde_json::to_string(&table(game.name, MIDDLE).scene()).unwrap();
        writeln!(text, "{} {:016x}", game.name, digest(&scene)).unwrap();
        let path = root().join(format!("docs/src/pictures/page-{}.png", game.name));
        let picture = fs::read(&path).unwrap_or_default();
        assert!(picture.starts_with(b"\x89PNG"), "{}", path.display());
        let size = fs::metadata(&path).unwrap().len();
        assert!(size < LARGEST, "{} has {size} bytes", path.display());
    }
    keep("docs/src/pictures/page.txt", &text);
}
