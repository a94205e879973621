//! A position as data, both ways (chapter TK-18), and the outcome (TK-13).

use alloc::vec::Vec;

use solo_core::serde::Serializer;
use solo_core::{Card, Data, Faults, Features, GameData, Set, TableSpec, Tables};

use crate::catalogue::{self, SCROLL};
use crate::event::Heading;
use crate::options::Options;
use crate::outcome::{GameResult, Outcome, Score};
use crate::phase::{Interrupted, Pending, Phase, Resume};
use crate::state::State;
use crate::tomb::Tomb;

/// A position, field by field (TK-18.1).
///
/// [`set_up`](GameData::set_up) converts it into a [`State`] or lists every fault.
///
/// ```
/// use solo_core::GameData;
/// use tomb4k::Tomb;
/// let game = Tomb::default();
/// let state = game.replay(["card 9S", "card 4C"])?;
/// let mut view = game.view(&state);
/// assert_eq!((view.hp, game.set_up(&view)?), (4, state));
/// view.hp = 10;
/// assert_eq!(game.set_up(&view).unwrap_err().to_string(), "hp: 10 hit points are more than nine (TK-11.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Tomb)]
pub struct View {
    /// Phase of the game.
    pub phase: Phase,
    /// Way in or way out.
    pub heading: Heading,
    /// Number of the open turn; 0 without one.
    #[data(clause = "TK-3.1")]
    pub turn: u8,
    /// Column of the open turn; 0 without one.
    #[data(clause = "TK-12.4")]
    pub column: u8,
    /// Finished delve turns.
    pub delve_turns: u8,
    /// Finished retreat turns.
    pub retreat_turns: u8,
    /// Cards in the deck.
    #[data(clause = "TK-18.2")]
    pub deck: u32,
    /// Cards of the deck that were never seen.
    #[data(clause = "TK-1.3")]
    pub unseen: Set<Card>,
    /// Ace under the deck, if any.
    #[data(clause = "TK-10.3")]
    pub bottom: Set<Card>,
    /// Torch row.
    #[data(clause = "TK-10.1")]
    pub torches: Set<Card>,
    /// Hit points, 0 to 9.
    #[data(clause = "TK-11.1")]
    pub hp: u8,
    /// Jacks in hand.
    #[data(clause = "TK-8.1")]
    pub skills: Set<Card>,
    /// Treasure in hand.
    #[data(clause = "TK-4.3")]
    pub treasure: Set<Card>,
    /// Kings in hand, 0 to 4.
    #[data(clause = "TK-18.2")]
    pub kings: u8,
    /// Value of the treasure in hand, 0 to 100.
    #[data(clause = "TK-18.2")]
    pub worth: u8,
    /// Jack of hearts once it has dodged.
    #[data(clause = "TK-8.5")]
    pub spent: Set<Card>,
    /// Cards of the open turn.
    #[data(clause = "TK-2.6")]
    pub open: Set<Card>,
    /// Encounter card of the open turn.
    #[data(clause = "TK-3.3")]
    pub encounter: Option<Card>,
    /// Pending damage, 0 to 8.
    #[data(clause = "TK-11.2")]
    pub damage: u8,
    /// Discards still due, 0 to 8.
    #[data(clause = "TK-7.3")]
    pub discards_due: u8,
    /// Fourth ace while the scroll decision is pending.
    #[data(clause = "TK-10.3")]
    pub fourth: Option<Card>,
    /// Stage that this decision interrupted.
    #[data(clause = "TK-10.4")]
    pub resume: Option<Resume>,
    /// Cards in the stack of each finished turn.
    #[data(clause = "TK-3.13")]
    pub stacks: Vec<u8>,
    /// Cards of all stacks.
    #[data(clause = "TK-3.13")]
    pub covered: Set<Card>,
    /// Discard pile: every card that is nowhere else.
    #[data(clause = "TK-7.7")]
    pub discards: Set<Card>,
    /// Outcome; `None` while the game runs.
    #[data(clause = "TK-13.1", no_features)]
    pub outcome: Option<OutcomeView>,
}

/// The outcome as data (TK-18.1).
#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Tomb)]
pub struct OutcomeView {
    /// Dead, lost or escaped.
    pub result: GameResult,
    /// `true` if four kings were brought out.
    #[data(clause = "TK-13.5")]
    pub won: bool,
    /// Kings brought out.
    #[data(clause = "TK-13.7")]
    pub kings: u8,
    /// Points.
    #[data(clause = "TK-13.2")]
    pub points: u8,
    /// Points in gold pieces: a hundred times as much.
    #[data(clause = "TK-13.8")]
    pub gold: u16,
    /// Score in its written form.
    #[data(clause = "TK-13.6")]
    pub score: Score,
}

impl OutcomeView {
    fn of(outcome: &Outcome) -> Self {
        Self {
            result: outcome.result,
            won: outcome.won(),
            kings: outcome.score.kings(),
            points: outcome.score.points(),
            gold: outcome.gold(),
            score: outcome.score,
        }
    }
}

impl Data<Tomb> for Outcome {
    fn serialize<S: Serializer>(&self, game: &Tomb, serializer: S) -> Result<S::Ok, S::Error> {
        OutcomeView::of(self).serialize(game, serializer)
    }

    solo_core::when_schema! {
        fn schema(game: &Tomb) -> solo_core::Value {
            OutcomeView::schema(game)
        }
    }
}

impl GameData for Tomb {
    type View = View;
    const VIEW_RULE: &'static str = "TK-18.1";
    const TABLES: &'static [TableSpec] = &catalogue::TABLES;

    /// Checks the tables; names change no rule (TK-20) and are not kept, see
    /// [`Names`](crate::Names).
    fn assemble(options: Options, tables: &Tables) -> Result<Self, Faults> {
        catalogue::check_tables(tables).into_result(Self::new(options))
    }

    fn bounds(&self, path: &str, _id: &str) -> Option<(i32, i32)> {
        crate::bounds::bounds(path)
    }

    fn tables(&self) -> Tables {
        catalogue::rulebook_tables()
    }

    fn view(&self, state: &State) -> View {
        let (damage, fourth, resume) = match state.pending {
            Pending::Blow { damage } => (damage, None, None),
            Pending::Torch { ace, then } => (0, Some(ace), Some(then.resume())),
            _ => (0, None, None),
        };
        View {
            phase: state.phase(),
            heading: state.heading(),
            turn: state.turn(),
            column: state.column(),
            delve_turns: state.delve_turns(),
            retreat_turns: state.retreat_turns(),
            deck: state.deck_len(),
            unseen: state.unseen(),
            bottom: Set::from(state.bottom),
            torches: state.torches(),
            hp: state.hp(),
            skills: state.skills(),
            treasure: state.treasure(),
            kings: state.kings(),
            worth: state.worth(),
            spent: state.spent(),
            open: state.open(),
            encounter: state.encounter(),
            damage,
            discards_due: state.pending.discards_due(),
            fourth,
            resume,
            stacks: state.stacks().collect(),
            covered: state.covered(),
            discards: state.discards(),
            outcome: state.outcome().as_ref().map(OutcomeView::of),
        }
    }

    fn pack(&self, view: &View) -> State {
        State {
            unseen: view.unseen,
            open: view.open,
            covered: view.covered,
            hand: view.skills | view.treasure,
            used: view.torches | view.spent,
            stacks: view.stacks.iter().copied().collect(),
            encounter: view.encounter,
            bottom: view.bottom.first(),
            hp: view.hp,
            pending: pending(view),
            heading: view.heading,
            delve_turns: view.delve_turns,
            retreat_turns: view.retreat_turns,
        }
    }
}

/// Returns what the view waits for. What is missing in it, or too much, shows as a difference.
fn pending(view: &View) -> Pending {
    let left = view.discards_due;
    match view.phase {
        Phase::Between => Pending::Between,
        Phase::Seek => Pending::Seek,
        Phase::Encounter => Pending::Encounter,
        Phase::Action => Pending::Action,
        Phase::Blow => Pending::Blow {
            damage: view.damage,
        },
        Phase::Door => Pending::Door { discards: left },
        Phase::Discard => Pending::Discard { left },
        Phase::Torch => Pending::Torch {
            ace: view.fourth.unwrap_or(SCROLL),
            then: match view.resume {
                Some(Resume::Seek) | None => Interrupted::Search,
                Some(Resume::Encounter) => Interrupted::Encounter,
                Some(Resume::Discard) => Interrupted::Discards { left },
            },
        },
        Phase::Mark => Pending::Mark,
        Phase::Over => {
            let result = view.outcome.as_ref().map(|outcome| outcome.result);
            Pending::Over(result.unwrap_or(GameResult::Lost))
        }
    }
}
