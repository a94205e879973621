//! Chapter 16: positions and outcomes as data, both ways.

mod holders;
mod pack;
mod pending;

use alloc::vec::Vec;

use solo_core::serde::Serializer;
use solo_core::{
    By, Data, DataPath, Face, Faults, Features, GameData, Shape as _, TableSpec, Tables,
};

use crate::audit;
use crate::catalogue::{Catalogue, TABLES};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::kings_challenge::KingsChallenge;
use crate::options::Options;
use crate::outcome::{Outcome, Score};
use crate::phase::Step;
use crate::play::{Position, Table, outcome};
use crate::state::{Dice, EventSet, Human, Pending, RowCard, Roy, State};
use crate::terms::{Building, Colour, District, Side, Slot, Space, StoneSpace};

pub use holders::Holders;
pub use pending::PendingView;

/// A position, field by field (KC-16.1).
///
/// [`set_up`](GameData::set_up) turns it into a [`State`] or lists every fault.
///
/// ```
/// use kings_challenge::KingsChallenge;
/// use solo_core::GameData;
/// let game = KingsChallenge::default();
/// let mut view = game.view(&game.start());
/// assert_eq!(game.set_up(&view)?, game.start());
/// view.human.influence = 21;
/// let faults = game.set_up(&view).unwrap_err();
/// assert_eq!(faults.to_string(), "human.influence: 21 is more than 20 (KC-1.7)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = KingsChallenge)]
pub struct View {
    /// Stage and step (chapter 14).
    pub phase: Step,
    /// The round, counted from 1; 0 during setup.
    pub round: u8,
    /// Number of rounds of the game: 3 to 6.
    #[data(clause = "KC-3.1")]
    pub rounds: u8,
    /// The start player of the round, during setup of round 1.
    #[data(clause = "KC-3.2")]
    pub start: Side,
    /// Side whose go or turn it is; `None` outside guard, reroll, flip and stage `actions`.
    #[data(clause = "KC-16.1")]
    pub turn: Option<Side>,
    /// The human's side.
    pub human: Human,
    /// Le Roy's side.
    pub roy: Roy,
    /// Citizens in the buildings, from space 1 on.
    #[data(clause = "KC-9.2")]
    pub buildings: By<Building, Holders>,
    /// Stones on the three levels, the lowest first, from column 1 on.
    #[data(clause = "KC-10.3")]
    pub cathedral: [Holders; 3],
    /// The coloured dice in the districts, highest first, without those of a group being formed.
    #[data(clause = "KC-3.7")]
    pub dice: By<District, By<Colour, Vec<Face>>>,
    /// The black dice rolled and not countered, highest first; at most the constant `black_max` (KC-4.7).
    #[data(clause = "KC-5.2")]
    pub black: Vec<Face>,
    /// The nine slots, in slot order.
    pub activities: [ActivityView; 9],
    /// The face-up Event cards from left to right, Marauding first.
    #[data(clause = "KC-4.2")]
    pub row: Vec<RowCard>,
    /// The Character cards not scored, top first.
    #[data(clause = "KC-2.2")]
    pub stack: Vec<CharacterId>,
    /// The Event cards that are still undrawn, by colour.
    #[data(clause = "KC-4.2")]
    pub unseen: UnseenView,
    /// Number of results 8 that le Roy rolled in this round (KC-12.19).
    pub free_rolls: u8,
    /// Memory of the step (KC-16.2).
    #[data(by = phase, clause = "KC-16.2")]
    pub pending: PendingView,
    /// Outcome of the game; `None` until its end.
    #[data(clause = "KC-16.5", no_features)]
    pub outcome: Option<OutcomeView>,
}

/// A slot of a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = KingsChallenge)]
pub struct ActivityView {
    /// The slot.
    pub slot: Slot,
    /// Its card; `None` while that lies face down.
    #[data(clause = "KC-2.11")]
    pub card: Option<ActivityId>,
    /// Tradesmen on the spaces of the card, from space 1 on; empty without a card.
    #[data(clause = "KC-1.4")]
    pub spaces: Holders,
    /// The human's cubes on the card.
    pub cubes: u16,
}

/// The unseen Event cards of a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = KingsChallenge)]
pub struct UnseenView {
    /// The red cards.
    pub red: EventSet,
    /// The white cards.
    pub white: EventSet,
    /// The yellow cards.
    pub yellow: EventSet,
}

/// The outcome as data (KC-16.5).
#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = KingsChallenge)]
pub struct OutcomeView {
    /// The points of the human.
    pub human: ScoreView,
    /// The points of le Roy.
    pub roy: ScoreView,
    /// The human's total minus le Roy's.
    #[data(clause = "KC-13.7")]
    pub difference: i32,
    /// The band of the verdict, 1 to 6.
    #[data(clause = "KC-13.8")]
    pub band: u8,
    /// `true` if le Roy is beaten.
    #[data(clause = "KC-13.9")]
    pub beaten: bool,
}

/// The points of one side in an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = KingsChallenge)]
pub struct ScoreView {
    /// VP at the end of the last round.
    pub play: i32,
    /// VP for Event cards with own cubes.
    pub events: i32,
    /// VP of the spaces of own tradesmen.
    pub tradesmen: i32,
    /// VP lost for cathedral levels; 0 or negative.
    pub levels: i32,
    /// VP of the Character cards that were left.
    pub characters: i32,
    /// Sum of the fields above.
    pub total: i32,
}

impl ScoreView {
    const fn of(score: &Score) -> Self {
        Self {
            play: score.play,
            events: score.events,
            tradesmen: score.tradesmen,
            levels: score.levels,
            characters: score.characters,
            total: score.total(),
        }
    }
}

impl OutcomeView {
    const fn of(outcome: &Outcome) -> Self {
        Self {
            human: ScoreView::of(&outcome.human),
            roy: ScoreView::of(&outcome.roy),
            difference: outcome.difference(),
            band: outcome.band(),
            beaten: outcome.beaten(),
        }
    }
}

impl Data<KingsChallenge> for Outcome {
    fn serialize<S: Serializer>(
        &self,
        game: &KingsChallenge,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        OutcomeView::of(self).serialize(game, serializer)
    }

    solo_core::when_schema! {
        fn schema(game: &KingsChallenge) -> solo_core::Value {
            OutcomeView::schema(game)
        }
    }
}

impl GameData for KingsChallenge {
    type View = View;
    const VIEW_RULE: &'static str = "KC-16.3";
    const TABLES: &'static [TableSpec] = &TABLES;

    fn assemble(options: Options, tables: &Tables) -> Result<Self, Faults> {
        if tables.is_empty() {
            return Ok(Self::new(options));
        }
        Ok(Self::with_catalogue(options, Catalogue::of(tables)?))
    }

    fn bounds(&self, path: &str, _id: &str) -> Option<(i32, i32)> {
        crate::bounds::bounds(path)
    }

    fn tables(&self) -> Tables {
        self.catalogue().tables()
    }

    fn view(&self, state: &State) -> View {
        let position = Position::new(self, state);
        let unseen = |colour| EventSet(state.unseen & EventId::of_colour(colour));
        View {
            phase: state.step(),
            round: state.round,
            rounds: self.options().rounds.number(),
            start: position.start_player(),
            turn: state.step().turn(),
            human: state.human,
            roy: state.roy,
            buildings: Building::ALL
                .into_iter()
                .map(|building| (building, six(|space| state.citizen(building, space))))
                .collect(),
            cathedral: StoneSpace::LEVELS
                .map(|level| six(|column| state.stone(StoneSpace { level, column }))),
            dice: District::ALL
                .into_iter()
                .map(|district| (district, dice(state.dice(district.side()))))
                .collect(),
            black: Face::all()
                .rev()
                .flat_map(|face| core::iter::repeat_n(face, state.black(face).into()))
                .collect(),
            activities: Slot::ALL.map(|slot| activity(position, slot)),
            row: state.row.to_vec(),
            stack: state.stack.to_vec(),
            unseen: UnseenView {
                red: unseen(Colour::Red),
                white: unseen(Colour::White),
                yellow: unseen(Colour::Yellow),
            },
            free_rolls: state.free_rolls,
            pending: PendingView::of(position),
            outcome: match state.pending {
                Pending::Over { human, roy } => {
                    Some(OutcomeView::of(&outcome(position, human, roy)))
                }
                _ => None,
            },
        }
    }

    fn pack(&self, view: &View) -> State {
        pack::state(self, view)
    }

    fn set_up(&self, view: &View) -> Result<State, Faults> {
        let mut state = self.pack(view);
        let mut faults =
            Faults::found_by(|findings| audit::of_view(Position::new(self, &state), findings));
        let whole = DataPath::whole(Self::VIEW_RULE);
        self.view(&state).compare(view, self, &whole, &mut faults);
        if faults.is_empty() {
            // KC-16.3: a list with a single entry is not a step in a view either.
            Table::new(self, &mut state, &mut ()).wait();
        }
        faults.into_result(state)
    }
}

/// Returns the holders of the six spaces of a row.
fn six(holder: impl Fn(Space) -> Option<Side>) -> Holders {
    (1..=6).map(Space::nearest).map(holder).collect()
}

/// Lists the dice of a district.
fn dice(dice: Dice) -> By<Colour, Vec<Face>> {
    let of = |colour| {
        let dice = dice.iter().filter(|die| die.colour == colour);
        (colour, dice.map(|die| die.face).collect())
    };
    Colour::ALL.into_iter().map(of).collect()
}

fn activity(position: Position<'_>, slot: Slot) -> ActivityView {
    let state = position.state;
    let spaces = position.face_up(slot).map_or(0, |card| card.spaces().len());
    let holder = |space| {
        let mut sides = Side::ALL.into_iter();
        sides.find(|&side| state.tradesman(side, slot) == Some(space))
    };
    ActivityView {
        slot,
        card: state.activity(slot),
        spaces: (1..).take(spaces).map(holder).collect(),
        cubes: state.cubes(slot),
    }
}
