//! The chapters of the guide as tests: every block of Rust in them is compiled and run.
//!
//! The chapters are in `src/`, in the form of an mdBook, which no test needs. The game of "Write
//! your own game" is `examples/shelves`, the programs of the chapters about apps are in
//! `examples/`, and `tests/chapters.rs` checks that the chapters show them to the letter.
#![cfg(doctest)]

/// A chapter as a test.
macro_rules! chapters {
    ($($module:ident = $file:literal),+ $(,)?) => {
        $(
            #[doc = include_str!(concat!("src/", $file, ".md"))]
            mod $module {}
        )+
    };
}

// A line for every chapter that does not show a file as a whole.
chapters! {
    introduction = "introduction",
    play = "play",
    program = "program",
    errors = "errors",
    localisation = "localisation",
    publishing = "publishing",
    see_also = "see-also",
    embedding = "embedding",
    saves = "saves",
    files = "files",
    composing = "composing",
    python = "python",
    python_analysis = "python-analysis",
    python_reference = "python-reference",
    companion = "companion",
    reach = "reach",
    testing = "testing",
    shapes = "shapes",
    house_values = "house-values",
    referee = "referee",
    sources = "sources",
    figures = "figures",
    performance = "performance",
    tested = "what-is-tested",
    no_panic = "no-panic",
}
