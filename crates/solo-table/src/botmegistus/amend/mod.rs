//! Corrections: edits of a position that are checked together (TB-19.7, TB-19.8).

mod edit;

use solo_core::{Faults, GameData};
use trismegistus_bot::{Botmegistus, Phase, Reports, State};

use edit::Edit;

/// Phases in which a position can be corrected: those between the steps of the bot.
const PHASES: [Phase; 9] = [
    Phase::HumanDraft,
    Phase::HumanBoost,
    Phase::HumanSpend,
    Phase::HumanWindow,
    Phase::HumanReport,
    Phase::Reaction,
    Phase::ReactionWindow,
    Phase::FlipCard,
    Phase::ChooseCard,
];

/// Returns the position with these edits, such as `level human air 3` and `gold 4`.
///
/// TB-19.7 in the rulebook of the crate `trismegistus-bot` lists the edits.
///
/// # Errors
/// Every fault of the edits; if all of them parse, every fault of the resulting position.
///
/// ```
/// use solo_table::botmegistus::{Companion, amend};
/// # let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
/// # for line in ["tokens aether glory aether insight insight glory aether insight",
/// #     "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead",
/// #     "deal = fire", "setup-roll mercury", "setup-roll lead"] { companion.enter(line)?; }
/// let (game, state) = (companion.game(), companion.state());
/// let mended = amend(game, state, &["level human air 3", "gold 4"])?;
/// assert_eq!(mended.levels(trismegistus_bot::Side::Human), [0, 0, 0, 3]);
/// assert_eq!(mended.bot_gold(), 4);
/// let faults = amend(game, state, &["gold 4", "gold 5", "phase over"]).unwrap_err();
/// assert_eq!(faults.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn amend(game: &Botmegistus, state: &State, edits: &[&str]) -> Result<State, Faults> {
    let mut faults = Faults::new();
    let possible = PHASES.contains(&state.phase());
    let phase = state.phase();
    let message = format_args!("nothing is corrected in {phase}");
    faults.require(possible, "phase", "TB-19.7", message);
    faults.require(!edits.is_empty(), "", "TB-19.7", "there is no edit");
    let read = read(game, edits, &mut faults);
    faults.into_result(())?;
    let mut view = game.view(state);
    // Edited levels sweep tokens away before other edits put tokens down (TB-19.8).
    let (levels, others): (Vec<_>, Vec<_>) = read.iter().partition(|edit| edit.is_level());
    for edit in levels.into_iter().chain(others) {
        edit.apply(&mut view);
    }
    // A card is unseen if no zone names it and it has not left the game (TB-19.8).
    view.unseen = game.view(&game.pack(&view)).unseen;
    game.set_up(&view)
}

fn read(game: &Botmegistus, edits: &[&str], faults: &mut Faults) -> Vec<Edit> {
    let lean = game.options().reports == Reports::Lean;
    let (mut read, mut subjects) = (Vec::new(), Vec::new());
    for text in edits {
        match Edit::parse(game, text) {
            Err(expected) => faults.add(text, "TB-19.7", format_args!("expected {expected}")),
            Ok(edit) if lean && edit.is_of_full_reports() => {
                faults.add(text, "TB-18.3", "this is not kept with lean reports");
            }
            Ok(edit) => {
                let subject = edit.subject().to_owned();
                let twice = subjects.contains(&subject);
                faults.require(!twice, text, "TB-19.7", "the same is edited twice");
                subjects.push(subject);
                read.push(edit);
            }
        }
    }
    read
}
