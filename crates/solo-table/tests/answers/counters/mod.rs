//! Counters: every number that a sentence of the table shows has a source, field or formula, in a line of its game.

mod kings_challenge;
mod law;
mod pieces;
mod scrapyard;
mod snapshot;
mod source;
mod tomb4k;
mod trismegistus_bot;
mod votk;

mod every_counter_is_its_formula {
    use super::law::holds;

    // games: #[test]\nfn CRATE() {\n    holds("NAME", &super::CRATE::COUNTERS);\n}\n
    #[test]
    fn tomb4k() {
        holds("tomb4k", &super::tomb4k::COUNTERS);
    }

    #[test]
    fn votk() {
        holds("votk", &super::votk::COUNTERS);
    }

    #[test]
    fn scrapyard() {
        holds("scrapyard", &super::scrapyard::COUNTERS);
    }

    #[test]
    fn kings_challenge() {
        holds("kings-challenge", &super::kings_challenge::COUNTERS);
    }

    #[test]
    fn trismegistus_bot() {
        holds("trismegistus-bot", &super::trismegistus_bot::COUNTERS);
    }

    // games end
}
