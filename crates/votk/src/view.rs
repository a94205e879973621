//! A position as data, both ways (chapter VK-12).

use alloc::vec::Vec;

use solo_core::{By, Data, Faults, Features, GameData, Sorted, TableSpec, Tables};

use crate::catalogue::Bag;
use crate::catalogue::{Catalogue, Design, Group, TABLES};
use crate::ids::Side;
use crate::ids::Slot;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::{Pending, Phase, Stage, Step};
use crate::play::{self, Position};
use crate::state::{AttackSlot, Frame, Origin, Pile, Progress, State, Turn};
use crate::valley::Valley;

/// Number of copies of each card in a zone.
type Counts = By<Design, u32>;

/// A position as data: exactly the fields of VK-12.2, in that order.
///
/// [`set_up`](GameData::set_up) converts it into a [`State`] or lists every fault.
///
/// ```
/// use solo_core::GameData;
/// use votk::{Phase, Valley};
/// let game = Valley::default();
/// let mut view = game.view(&game.start());
/// assert_eq!((view.phase, view.stock_size), (Phase::Draw, 56));
/// assert_eq!(game.set_up(&view), Ok(game.start()));
/// view.stock_size = 7;
/// let faults = game.set_up(&view).unwrap_err();
/// assert_eq!(faults.to_string(), "stock_size: the other fields make it 56, not 7 (VK-I01)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Valley)]
pub struct View {
    /// Phase of the game (chapter VK-10).
    pub phase: Phase,
    /// Side whose turn it is; at the end, the side whose turn it was.
    pub side: Side,
    /// Step of the turn.
    pub step: Step,
    /// Number of the player's latest turn; 0 before the first.
    pub turn: u8,
    /// The player's hand.
    pub hand: Sorted<Design>,
    /// The cards played this turn.
    pub played: Sorted<Design>,
    /// The cards arranged in step 2, uppermost first; empty outside phase `arrange`.
    pub arranged: Vec<Design>,
    /// The cards turned over whose action runs, outermost first; at the end, those turned over then.
    #[data(clause = "VK-6.16")]
    pub turned: Vec<Design>,
    /// The player's deck.
    pub deck: DeckView,
    /// The player's discard pile, lowest card first.
    pub discard: Vec<Design>,
    /// The player's tomb.
    pub tomb: Sorted<Design>,
    /// The six slots.
    pub pyramid: By<Slot, Option<Design>>,
    /// The stock, by level.
    #[data(clause = "VK-1.3")]
    pub stock: StockView,
    /// The number of cards in the stock, both levels together.
    #[data(clause = "VK-I01")]
    pub stock_size: u32,
    /// The boneyard, lowest card first.
    pub boneyard: Vec<Design>,
    /// The Bot's tomb.
    pub bot_tomb: Sorted<Design>,
    /// The Bot's discard pile, lowest card first.
    pub bot_discard: Vec<Design>,
    /// The starters that take no part in the game.
    #[data(clause = "VK-2.6")]
    pub aside: Counts,
    /// Memory of the turn.
    pub state: Turn,
    /// Details of the pending input.
    pub pending: PendingView,
    /// Running actions, outermost first; empty at the end.
    pub frames: Vec<FrameView>,
    /// Outcome; `None` until the game is over.
    #[data(clause = "VK-14.7", no_features)]
    pub outcome: Option<Outcome>,
}

/// The player's deck in a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Valley)]
pub struct DeckView {
    /// The known cards on top, top card first.
    pub top: Vec<Design>,
    /// The cards below them, whose order is unknown.
    pub unseen: Counts,
}

/// The two parts of the stock in a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Valley)]
pub struct StockView {
    /// The cards of level 2.
    pub ii: Counts,
    /// The cards of level 3, which come after them (VK-I06).
    pub iii: Counts,
}

/// The pending input in a view: each field in the phases that are named, otherwise `None`.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Valley)]
pub struct PendingView {
    /// Slot that is bought from (`pay`), falls (`fall`) or is filled (`lay`).
    pub slot: Option<Slot>,
    /// Card that is bought (`pay`) or whose mode is chosen (`mode`).
    pub card: Option<Design>,
    /// Gold still to be paid (`pay`).
    pub due: Option<u8>,
    /// Card paid last (`pay`); none that precedes it may follow (VK-4.6).
    pub last: Option<Design>,
    /// Cards still to be drawn or laid down, including the one that is due (`draw`, `arrange`).
    pub left: Option<u8>,
}

/// A running action in a view.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Valley)]
pub struct FrameView {
    /// Design of the action.
    pub card: Design,
    /// Origin of the action.
    pub from: Origin,
    /// Mode, from 1; 0 until it is determined.
    #[data(clause = "VK-6.1")]
    pub mode: u8,
    /// Operation of the mode, from 1; 0 until the first begins.
    #[data(clause = "VK-6.1")]
    pub op: u8,
    /// Remaining repetitions of the operation, including the pending one; otherwise 0.
    pub left: u8,
    /// Highest cost that a trade may take; `None` until the hand card is given.
    pub limit: Option<u8>,
    /// Group named for `opp_discard`; `None` until it is.
    pub group: Option<Group>,
    /// Attack slots that the action holds.
    #[data(clause = "VK-7.12")]
    pub slots: Vec<AttackSlot>,
    /// `true` if `do` or `pass` is due.
    pub asking: bool,
}

impl GameData for Valley {
    type View = View;
    const VIEW_RULE: &'static str = "VK-12.2";
    const TABLES: &'static [TableSpec] = &TABLES;

    // VK-16.4: the true values are supplied as a table.
    fn assemble(options: Options, tables: &Tables) -> Result<Self, Faults> {
        let catalogue = Catalogue::from_tables(tables)?;
        Ok(Self::with_catalogue(options, catalogue))
    }

    fn bounds(&self, path: &str, id: &str) -> Option<(i32, i32)> {
        self.bounds_of(path, id)
    }

    fn tables(&self) -> Tables {
        self.catalogue().tables()
    }

    // VK-12.1: the view of a position.
    fn view(&self, state: &State) -> View {
        let catalogue = self.catalogue();
        let part = |level| {
            let of_level = catalogue.of_level(level);
            let stock = state.stock.iter();
            counts(stock.filter(|(card, _)| of_level.contains(*card)))
        };
        let aside = Design::all().map(|card| (card, catalogue.aside(card)));
        let over = state.pending == Pending::Over;
        View {
            phase: state.phase(),
            side: state.side(),
            step: state.stage.step(),
            turn: state.turn_number,
            hand: state.hand.cards().collect(),
            played: state.played.cards().collect(),
            arranged: state.arranged().to_vec(),
            turned: state.turned().collect(),
            deck: DeckView {
                top: state.deck_top().collect(),
                unseen: counts(state.unseen.iter()),
            },
            discard: state.discard().to_vec(),
            tomb: state.tomb.cards().collect(),
            pyramid: Slot::ALL
                .map(|slot| (slot, state.pyramid(slot)))
                .into_iter()
                .collect(),
            stock: StockView {
                ii: part(2),
                iii: part(3),
            },
            stock_size: state.stock.len().into(),
            boneyard: state.boneyard().to_vec(),
            bot_tomb: state.bot_tomb.cards().collect(),
            bot_discard: state.bot_discard().to_vec(),
            aside: aside.filter(|(_, copies)| *copies > 0).collect(),
            state: state.this_turn,
            pending: PendingView::of(state),
            frames: frames(state),
            outcome: over.then(|| play::scoring::outcome(catalogue, state)),
        }
    }

    fn pack(&self, view: &View) -> State {
        let mut state = State {
            pending: pending(view),
            stage: Stage::of(view.side, view.step),
            turn_number: view.turn,
            hand: bag(&view.hand),
            played: bag(&view.played),
            unseen: copies([&view.deck.unseen]),
            tomb: bag(&view.tomb),
            stock: copies([&view.stock.ii, &view.stock.iii]),
            bot_tomb: bag(&view.bot_tomb),
            this_turn: view.state,
            ..State::empty()
        };
        let piles = &mut state.piles;
        for (pile, cards) in [
            (Pile::Boneyard, &view.boneyard),
            (Pile::BotDiscard, &view.bot_discard),
            (Pile::Arranged, &view.arranged),
            (Pile::Discard, &view.discard),
        ] {
            // The audit of copies reports cards for which there is no room.
            cards
                .iter()
                .for_each(|&card| _ = piles.has_pushed(pile, card));
        }
        let known = view.deck.top.iter().rev();
        known.for_each(|&card| _ = piles.has_pushed(Pile::DeckTop, card));
        for &(slot, card) in &view.pyramid.0 {
            state.pyramid[slot] = card;
        }
        pack_frames(view, &mut state);
        state.legal_cache = Position::new(self, &state).legal_cache();
        state
    }
}

fn counts(cards: impl Iterator<Item = (Design, u8)>) -> Counts {
    cards.map(|(card, copies)| (card, copies.into())).collect()
}

// The audit of copies reports cards that do not fit.
fn bag(cards: &Sorted<Design>) -> Bag {
    cards.0.iter().copied().collect()
}

fn copies<const N: usize>(counts: [&Counts; N]) -> Bag {
    // No design has more copies.
    const MOST: u32 = 100;
    let all = counts.into_iter().flat_map(|counts| &counts.0);
    all.flat_map(|&(card, copies)| (0..copies.min(MOST)).map(move |_| card))
        .collect()
}

fn pending(view: &View) -> Pending {
    let details = &view.pending;
    // A series of draws is counted by the innermost action, or by itself outside any action.
    let inner = view.frames.last();
    let left = inner.map_or(details.left.unwrap_or(0), |inner| inner.left);
    match view.phase {
        Phase::Draw => Pending::Draw { left },
        Phase::Lay => {
            // The audit reports a pyramid without a gap.
            let mut slots = view.pyramid.0.iter();
            let gap = slots.find(|(_, card)| card.is_none());
            Pending::Lay {
                slot: gap.map_or(Slot::Top, |(slot, _)| *slot),
            }
        }
        Phase::Bone => Pending::Bone,
        Phase::Stock => Pending::Stock,
        Phase::Turn => Pending::Turn,
        Phase::Die => Pending::Die,
        Phase::Play => Pending::Play,
        Phase::Pay => Pending::Pay {
            slot: details.slot.unwrap_or(Slot::Top),
            due: details.due.unwrap_or(0),
            last: details.last,
        },
        Phase::Fall => Pending::Fall,
        Phase::Mode => Pending::Mode,
        Phase::Choose if inner.is_some_and(|inner| inner.asking) => Pending::Ask,
        Phase::Choose => Pending::Choose,
        Phase::Arrange => Pending::Arrange { left },
        Phase::Shed => Pending::Shed,
        Phase::React => Pending::React,
        Phase::Over => Pending::Over,
    }
}

fn pack_frames(view: &View, state: &mut State) {
    for frame in &view.frames {
        let (mode, op) = (frame.mode, frame.op);
        let new = Frame::new(frame.card, frame.from);
        state.frames.push(Frame { mode, op, ..new });
        for &slot in &frame.slots {
            state.slot_holders.set(slot, state.innermost_index());
        }
    }
    // VK-9.5: cards turned over at the end stay so, though no action runs.
    for &card in view.turned.iter().filter(|_| view.phase == Phase::Over) {
        state.frames.push(Frame::new(card, Origin::Turned));
    }
    if let Some(inner) = view.frames.last() {
        let drawn = view.phase == Phase::Draw;
        state.operation_progress = Progress {
            left: if drawn { 0 } else { inner.left },
            limit: inner.limit,
            group: inner.group,
        };
    }
}

fn frames(state: &State) -> Vec<FrameView> {
    let view = |(index, frame): (u8, Frame)| {
        // Only the innermost action can be in the middle of an operation.
        let inner = Some(index) == state.innermost_index();
        let holds = |slot: &AttackSlot| state.slot_holders.of(*slot) == Some(index);
        let left = match state.pending {
            Pending::Draw { left } => left,
            _ => state.operation_progress.left,
        };
        FrameView {
            card: frame.card,
            from: frame.from,
            mode: frame.mode,
            op: frame.op,
            left: if inner { left } else { 0 },
            limit: state.operation_progress.limit.filter(|_| inner),
            group: state.operation_progress.group.filter(|_| inner),
            slots: AttackSlot::ALL.into_iter().filter(holds).collect(),
            asking: inner && state.pending == Pending::Ask,
        }
    };
    (0..).zip(state.frames()).map(view).collect()
}

impl State {
    /// Returns the highest cost that the trade in progress may take, once a card is given.
    pub fn trade_limit(&self) -> Option<u8> {
        let limit = self.operation_progress.limit;
        limit.filter(|_| self.frames().next().is_some())
    }
}

impl PendingView {
    fn of(state: &State) -> Self {
        let mut view = Self {
            slot: None,
            card: None,
            due: None,
            last: None,
            left: None,
        };
        match state.pending {
            Pending::Pay { slot, due, last } => {
                (view.slot, view.card) = (Some(slot), state.pyramid(slot));
                (view.due, view.last) = (Some(due), last);
            }
            Pending::Fall => view.slot = Some(Slot::BaseMiddle),
            // The audit reports a slot that is not empty.
            Pending::Lay { slot } => {
                view.slot = Some(slot).filter(|of| state.pyramid[*of].is_none());
            }
            Pending::Mode => view.card = state.frames.last().map(|frame| frame.card),
            Pending::Draw { left } | Pending::Arrange { left } => view.left = Some(left),
            _ => {}
        }
        view
    }
}
