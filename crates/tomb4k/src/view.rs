//! A position as data, both ways (chapter TK-18), and the outcome (TK-13).

use alloc::vec::Vec;

use solo_core::serde::Serializer;
use solo_core::{Card, CardSet, Data, Faults, Features, GameData, TableSpec, Tables};

use crate::catalogue;
use crate::event::Heading;
use crate::game::Tomb;
use crate::options::Options;
use crate::outcome::{GameResult, Outcome, Score};
use crate::phase::{Phase, Resume, Stage};
use crate::state::{MAX_TURNS, Slot, Stacks, State};

/// A position, field by field (TK-18.1).
///
/// [`set_up`](GameData::set_up) makes a [`State`] of it or lists every fault.
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
    /// What is waited for.
    pub phase: Phase,
    /// The way in or out.
    pub heading: Heading,
    /// The number of the open turn; 0 without one.
    #[data(clause = "TK-3.1")]
    pub turn: u8,
    /// Its column; 0 without one.
    #[data(clause = "TK-12.4")]
    pub column: u8,
    /// Finished delve turns.
    pub delve_turns: u8,
    /// Finished retreat turns.
    pub retreat_turns: u8,
    /// Cards in the deck.
    #[data(clause = "TK-18.2")]
    pub deck: u32,
    /// Those that were never seen.
    #[data(clause = "TK-1.3")]
    pub unseen: CardSet,
    /// The ace under the deck, if any.
    #[data(clause = "TK-10.3")]
    pub bottom: CardSet,
    /// The torch row.
    #[data(clause = "TK-10.1")]
    pub torches: CardSet,
    /// Hit points, 0 to 9.
    #[data(clause = "TK-11.1")]
    pub hp: u8,
    /// Jacks in hand.
    #[data(clause = "TK-8.1")]
    pub skills: CardSet,
    /// Treasure in hand.
    #[data(clause = "TK-4.3")]
    pub treasure: CardSet,
    /// Kings in hand, 0 to 4.
    #[data(clause = "TK-18.2")]
    pub kings: u8,
    /// What that is worth, 0 to 100.
    #[data(clause = "TK-18.2")]
    pub worth: u8,
    /// The jack of hearts once it has dodged.
    #[data(clause = "TK-8.5")]
    pub spent: CardSet,
    /// The cards of the open turn.
    #[data(clause = "TK-2.6")]
    pub open: CardSet,
    /// Its encounter card.
    #[data(clause = "TK-3.3")]
    pub encounter: Option<Card>,
    /// Pending damage, 0 to 8.
    #[data(clause = "TK-11.2")]
    pub damage: u8,
    /// Discards still to be made, 0 to 8.
    #[data(clause = "TK-7.3")]
    pub discards_due: u8,
    /// The fourth ace while the scroll decision is pending.
    #[data(clause = "TK-10.3")]
    pub fourth: Option<Card>,
    /// What that decision interrupted.
    #[data(clause = "TK-10.4")]
    pub resume: Option<Resume>,
    /// Cards in the stack of each finished turn.
    #[data(clause = "TK-3.13")]
    pub stacks: Vec<u8>,
    /// The cards of all stacks.
    #[data(clause = "TK-3.13")]
    pub covered: CardSet,
    /// The discard pile: every card that is nowhere else.
    #[data(clause = "TK-7.7")]
    pub discards: CardSet,
    /// How the game ended; `None` while it runs.
    #[data(clause = "TK-13.1", no_features)]
    pub outcome: Option<OutcomeView>,
}

/// The outcome as data (TK-18.1).
#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Tomb)]
pub struct OutcomeView {
    /// Dead, lost or escaped.
    pub result: GameResult,
    /// Whether four kings were brought out.
    #[data(clause = "TK-13.5")]
    pub won: bool,
    /// Kings brought out.
    #[data(clause = "TK-13.7")]
    pub kings: u8,
    /// The points.
    #[data(clause = "TK-13.2")]
    pub points: u8,
    /// A hundred times as much.
    #[data(clause = "TK-13.8")]
    pub gold: u16,
    /// Kings and points as they are written.
    #[data(clause = "TK-13.6")]
    pub score: Score,
}

impl OutcomeView {
    fn of(outcome: &Outcome) -> Self {
        Self {
            result: outcome.result(),
            won: outcome.won(),
            kings: outcome.score().kings(),
            points: outcome.score().points(),
            gold: outcome.gold(),
            score: outcome.score(),
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

    /// TK-20: names change nothing in the game, so that it does not keep them; see
    /// [`Names`](crate::Names).
    fn assemble(options: Options, tables: &Tables) -> Result<Self, Faults> {
        catalogue::check_tables(tables).into_result(Self::new(options))
    }

    fn tables(&self) -> Tables {
        catalogue::rulebook_tables()
    }

    fn view(&self, state: &State) -> View {
        View {
            phase: state.phase(),
            heading: state.heading(),
            turn: state.turn(),
            column: state.column(),
            delve_turns: state.delve_turns(),
            retreat_turns: state.retreat_turns(),
            deck: state.deck_len(),
            unseen: state.unseen(),
            bottom: state.bottom.as_set(),
            torches: state.torches(),
            hp: state.hp(),
            skills: state.skills(),
            treasure: state.treasure(),
            kings: state.kings(),
            worth: state.worth(),
            spent: state.spent(),
            open: state.open(),
            encounter: state.encounter(),
            damage: state.damage(),
            discards_due: state.discards_due(),
            fourth: state.fourth(),
            resume: state.resume(),
            stacks: state.stacks().collect(),
            covered: state.covered(),
            discards: state.discards(),
            outcome: state.outcome().as_ref().map(OutcomeView::of),
        }
    }

    fn pack(&self, view: &View) -> State {
        let stage = stage(view);
        let mut stacks = Stacks::NONE;
        for (place, &cards) in (0..MAX_TURNS).zip(&view.stacks) {
            // More than fits differs from the view all the same.
            stacks.set(place, cards.min(15));
        }
        State {
            unseen: view.unseen,
            open: view.open,
            covered: view.covered,
            hand: view.skills | view.treasure,
            used: view.torches | view.spent,
            stacks,
            encounter: slot(view.encounter),
            bottom: slot(view.bottom.first()),
            fourth: slot(view.fourth),
            hp: view.hp,
            pending: if stage == Stage::Blow {
                view.damage
            } else {
                view.discards_due
            },
            stage,
            resume: view.resume.unwrap_or(Resume::Seek),
            heading: view.heading,
            delve_turns: view.delve_turns,
            retreat_turns: view.retreat_turns,
        }
    }
}

fn slot(card: Option<Card>) -> Slot {
    card.map_or(Slot::EMPTY, Slot::holding)
}

/// The phase, with the three ends told apart.
fn stage(view: &View) -> Stage {
    match view.phase {
        Phase::Between => Stage::Between,
        Phase::Seek => Stage::Seek,
        Phase::Encounter => Stage::Encounter,
        Phase::Action => Stage::Action,
        Phase::Blow => Stage::Blow,
        Phase::Door => Stage::Door,
        Phase::Discard => Stage::Discard,
        Phase::Torch => Stage::Torch,
        Phase::Mark => Stage::Mark,
        Phase::Over => match view.outcome.as_ref().map(|outcome| outcome.result) {
            Some(GameResult::Dead) => Stage::Dead,
            Some(GameResult::Escaped) => Stage::Escaped,
            Some(GameResult::Lost) | None => Stage::Lost,
        },
    }
}
