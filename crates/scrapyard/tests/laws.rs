//! The laws of every game: with the embedded catalogue, and with tables that use the whole vocabulary.
use crate::common::drilled;
use scrapyard::{Phase, Scrapyard};
use solo_core::Next;
use solo_testkit::{enforce, random_games};

solo_testkit::laws!(Scrapyard, games = 20);
solo_testkit::laws!(
    Scrapyard,
    games = 20,
    base = drilled(""),
    module = laws_of_the_whole_vocabulary
);

/// SE-16.3: outside `main` the player is asked only if there is a choice.
#[test]
fn se_16_3_whoever_is_asked_has_a_choice() {
    for character in ["random", "c01", "c02", "c03", "c04"] {
        let game = drilled(&format!(
            "character {character}, ghost_pace 3, steal_penalty 2"
        ));
        let mut asked = 0;
        enforce(random_games(&game, 8, |seen| {
            let phase = seen.state.phase();
            if !matches!(seen.game.next(seen.state), Next::Decision) || phase == Phase::Main {
                return Ok(());
            }
            asked += 1;
            match seen.game.decisions(seen.state).len() {
                0 | 1 => Err(format!("nothing to choose at {phase}")),
                _ => Ok(()),
            }
        }));
        assert!(asked > 0, "{character}");
    }
}
