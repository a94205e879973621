//! The laws of every game.

solo_core::laws!(scrapyard::Scrapyard, games = 20);

/// The same laws for a game whose tables use the whole vocabulary.
#[path = "common/mod.rs"]
mod common;

mod with_the_whole_vocabulary {
    use crate::common;
    use scrapyard::Scrapyard;
    use solo_core::OptionValue;

    #[test]
    fn every_position_is_sound_and_comes_back_from_its_view() {
        for character in ["random", "c01", "c02", "c03", "c04"] {
            let game: Scrapyard = common::drilled(&[
                ("character", OptionValue::Word(character)),
                ("ghost_pace", OptionValue::Number(3)),
                ("steal_penalty", OptionValue::Number(2)),
            ]);
            common::check_games(&game, 25);
        }
    }
}
