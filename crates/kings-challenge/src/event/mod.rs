//! Events of a game, for a log or an animation (KC-16.4).

mod nouns;
mod things;
pub(crate) mod words;

use arrayvec::ArrayVec;
use solo_core::{Event, Face};

use crate::catalogue::{ActionKind, EventEffect};
use crate::decision::Origin;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::kings_challenge::KingsChallenge;
use crate::terms::{Building, Colour, Level, Side, Slot, Space};

pub use nouns::{Loss, Reason, Roller, RoyalResult, ScoreItem};
pub use things::{Card, DiceList, Piece, Push, Target};

/// An event of the game. Amounts are changes: negative for losses.
///
/// ```
/// use kings_challenge::{Event, KingsChallenge};
/// let game = KingsChallenge::default();
/// let mut events = Vec::new();
/// game.apply_with_events(&game.start(), game.parse_chance("character c3")?, &mut events)?;
/// assert!(matches!(events[0], Event::CharacterStacked { place: 1, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Event)]
#[event(game = KingsChallenge, further = words::further)]
#[non_exhaustive]
pub enum Event {
    /// A Character card was put under the stack (KC-2.2).
    #[event("character_stacked", "Character card {place} is {card}.")]
    CharacterStacked {
        /// The card.
        card: CharacterId,
        /// Its position in the stack, 1 (the top) to 6.
        place: u8,
    },
    /// A die was rolled (KC-2.4, KC-3.7, KC-5.1, KC-7.4, KC-11.2, KC-12.1).
    #[event(
        "die_rolled",
        "{owner?own=You roll a {colour} {face}|roy=Le Roy rolls a {colour} {face}|setup=Le Roy rolls a {colour} {face} for his citizens|black=A black die shows {face}|Le Roy rolls a {face} for his action}."
    )]
    DieRolled {
        /// Owner or purpose of the die.
        owner: Roller,
        /// Its colour; `None` for a black die.
        colour: Option<Colour>,
        /// The face it shows.
        face: Face,
    },
    /// A citizen settled during setup (KC-2.3).
    #[event(
        "settled",
        "{who} {who?human=settle|settles} a citizen on space {space} of {building}."
    )]
    Settled {
        /// Side of the citizen.
        who: Side,
        /// The building.
        building: Building,
        /// The space, free until now.
        space: Space,
    },
    /// A round began (KC-3.1).
    #[event(
        "round_started",
        "Round {round} begins; {start?human=you start|le Roy starts}."
    )]
    RoundStarted {
        /// Its number, counted from 1.
        round: u8,
        /// Its start player (KC-3.2).
        start: Side,
    },
    /// An Activity card was turned up (KC-3.3).
    #[event("activity_revealed", "You turn up {card} in slot {slot}.")]
    ActivityRevealed {
        /// The slot where it lies.
        slot: Slot,
        /// The card.
        card: ActivityId,
    },
    /// The human received his income (KC-3.4).
    #[event("income", "Your income is {deniers} {deniers#1=denier|deniers}.")]
    Income {
        /// The amount.
        deniers: i32,
    },
    /// Salaries were paid (KC-3.5).
    #[event("salaries", "{due#0=You owe no salaries|You pay {paid}{of_due} {due#1=denier|deniers} in salaries}.", word(of_due = words::of_due))]
    Salaries {
        /// The deniers that the human owes (KC-3.5).
        due: i32,
        /// The deniers that he paid; less than `due` costs VP (KC-3.6).
        paid: i32,
    },
    /// An Event card came into the row, at its right end (KC-4.2, KC-4.3).
    #[event("event_entered", "{card} joins the Event cards.")]
    EventEntered {
        /// The card.
        card: EventId,
    },
    /// An effect of an Event card begins (KC-4.4).
    #[event("event_effect", "{card} {effect}.")]
    EventEffect {
        /// The card.
        card: EventId,
        /// The effect as printed, even if it cannot be carried out in full.
        effect: EventEffect,
    },
    /// The human lost something to an Event card (KC-4.8, KC-4.9, KC-4.13).
    #[event("lost", "You {amount#0={due#0=lose no {what}|have no {what} to lose}|lose {what?deniers={amount}{of_due} {due#1=denier|deniers}|influence={amount}{of_due} influence|stone=the {at#1=stone|stones} on {at}|{at#1=a cube|cubes} on {at}}} to {card}.", many = at, word(of_due = words::of_due))]
    Lost {
        /// The card that causes the loss.
        card: EventId,
        /// The kind of loss.
        what: Loss,
        /// The amount demanded; 1 for a cube and for a stone, which are reported one by one.
        due: i32,
        /// The amount lost, possibly 0; less than `due` costs VP (KC-4.14).
        amount: i32,
        /// Place of the lost cube or stone; `None` for deniers and influence.
        #[data(name = "where")]
        at: Option<Piece>,
    },
    /// VP changed, by the clause of the reason (KC-16.4).
    #[event(
        "vp",
        "{who} {amount?-={who?human=lose|loses}|{who?human=gain|gains}} {amount:abs} VP {reason?salaries=for salaries that you cannot pay|unfulfilled=because you cannot give all that {card} takes|event_effect=to {card}|surrender=for the surrender|activity=from {card}|stone=for the stone|reward=for the cubes on {card}|roll=for the roll|cathedral_full=because the cathedral is full|no_character=because no Character card is left|for {card}}."
    )]
    Vp {
        /// Side whose VP changed.
        who: Side,
        /// The change, never 0; a loss stops at 0 VP (KC-1.8).
        amount: i32,
        /// Reason of the change.
        reason: Reason,
        /// The card that caused it, if any.
        card: Option<Card>,
    },
    /// The human's deniers changed, by the clause of the reason (KC-16.4).
    #[event(
        "deniers",
        "You {amount?-=pay|get} {amount:abs} {amount#1=denier|-1=denier|deniers} {reason?hire=for the tradesman on {card}|purchase=for le Roy's dice|costs=for the use of {card}|farm=from the fields|pot=from your pot|sale=for the die|from {card}}."
    )]
    Deniers {
        /// The change, never 0.
        amount: i32,
        /// Reason of the change.
        reason: Reason,
        /// The card that caused it, if any.
        card: Option<Card>,
    },
    /// The human's influence changed, by the clause of the reason (KC-16.4).
    #[event(
        "influence",
        "You {amount?-=pay|gain} {amount:abs} influence {reason?countered=for the black die|reroll=for the reroll|recruit=for the citizen|flip=for turning dice|costs=for the use of {card}|stone=for the stone|event_cube=for the cubes on {card}|from {card}}."
    )]
    Influence {
        /// The change, never 0; a gain stops at the bound (KC-1.7).
        amount: i32,
        /// Reason of the change.
        reason: Reason,
        /// The card that caused it, if any.
        card: Option<Card>,
    },
    /// A citizen entered a building and pushed the others along (KC-9.2).
    #[event(
        "entered",
        "{who?human=Your|Le Roy's} citizen enters {building} on space {space}{pushed#0=|: {pushed}}."
    )]
    Entered {
        /// Side of the citizen.
        who: Side,
        /// The building.
        building: Building,
        /// The space that the citizen took.
        space: Space,
        /// Every citizen who had to move, in the order of pushing.
        pushed: ArrayVec<Push, 6>,
        /// Side of the citizen who was pushed off the last space and lies down, if any.
        evicted: Option<Side>,
    },
    /// A citizen of the human was laid down by an Event card (KC-4.10).
    #[event(
        "laid_down",
        "{card} lays down your citizen on space {space} of {building}."
    )]
    LaidDown {
        /// The card.
        card: EventId,
        /// The building.
        building: Building,
        /// The space that the citizen leaves.
        space: Space,
    },
    /// Lying citizens went back to the supply of their side (KC-13.1).
    #[event(
        "returned",
        "{count} {count#1=citizen who lay down returns|citizens who lay down return} to {who?human=your|le Roy's} supply."
    )]
    Returned {
        /// Side of the citizens.
        who: Side,
        /// Number of citizens, at least 1.
        count: u8,
    },
    /// A citizen of le Roy filled a vacated space (KC-9.7).
    #[event("filled", "Le Roy's citizen takes space {space} of {building}.")]
    Filled {
        /// The building.
        building: Building,
        /// The space.
        space: Space,
    },
    /// The attack begins (KC-4.7, KC-5.1).
    #[event(
        "attack",
        "{dice#0=No black dice attack|1=A black die attacks|{dice} black dice attack}."
    )]
    Attack {
        /// Number of black dice to roll, at most the constant `black_max` (KC-4.7).
        dice: u8,
    },
    /// Dice were discarded against a black die (KC-5.4, KC-5.11).
    #[event("guarded", "{who?human=You set {dice}|Le Roy sets his {own}} against the black {black}.", word(own = words::own))]
    Guarded {
        /// Side that discarded the dice.
        who: Side,
        /// The face of the black die.
        black: Face,
        /// The dice: one at a time for the human (KC-5.5), all together for le Roy.
        dice: DiceList,
    },
    /// The human surrendered to a black die (KC-5.10).
    #[event("surrendered", "You surrender to the black {black}.")]
    Surrendered {
        /// The face of the black die.
        black: Face,
    },
    /// An own die was taken up for a reroll (KC-7.4).
    #[event("rerolled", "You reroll your {colour} {face}.")]
    Rerolled {
        /// The colour of the die.
        colour: Colour,
        /// Its old face.
        face: Face,
    },
    /// An own die was turned (KC-7.6).
    #[event("flipped", "You turn your {colour} {face} to {to}.")]
    Flipped {
        /// The colour of the die.
        colour: Colour,
        /// Its old face.
        face: Face,
        /// The new face: 7 minus the old one.
        to: Face,
    },
    /// Citizens came from the stock to the supply (KC-7.5, KC-11.2).
    #[event("recruited", "You recruit {count} {count#1=citizen|citizens}.")]
    Recruited {
        /// Number of citizens, at least 1.
        count: u8,
    },
    /// An action of the human begins (KC-6.1).
    #[event(
        "action",
        "You {kind?activate=use {target}|build=build at the cathedral|combat=fight {target}|place=place citizens in {target}|farm the land}."
    )]
    Action {
        /// Kind of the action.
        kind: ActionKind,
        /// Its target; `None` for build and farm.
        target: Option<Target>,
    },
    /// A tradesman was placed (KC-10.1, KC-12.13).
    #[event(
        "hired",
        "{who?roy=Le Roy sends a tradesman|You send a tradesman from {from}} to space {space} of {card}."
    )]
    Hired {
        /// Side of the tradesman.
        who: Side,
        /// The Activity card.
        card: ActivityId,
        /// The space of the card, counted from 1.
        space: u8,
        /// The deniers paid; 0 for le Roy.
        price: u8,
        /// Origin of the tradesman; for le Roy always the supply.
        from: Origin,
    },
    /// A cube of an Activity card was spent (KC-8.6).
    #[event("cube_used", "You spend a cube of {card}.")]
    CubeUsed {
        /// The card.
        card: ActivityId,
    },
    /// The group was closed (KC-8.11), paid (KC-8.2) and discarded (KC-8.1).
    #[event("group", "You spend {dice}.")]
    Group {
        /// The dice in the order of choosing, 1 to 3.
        dice: DiceList,
        /// The deniers paid for le Roy's dice.
        paid: i32,
    },
    /// An Activity card was activated (KC-10.1a).
    #[event(
        "activated",
        "You activate {card} {times#1=once|2=twice|{times} times}."
    )]
    Activated {
        /// The card.
        card: ActivityId,
        /// Number of activations, 1 to 99.
        times: u8,
    },
    /// Cubes were put on an Event card (KC-10.5, KC-11.2, KC-12.12).
    #[event(
        "event_cubes",
        "{who} {who?human=put|puts} {count} {count#1=cube|cubes} on {card}."
    )]
    EventCubes {
        /// Side of the cubes.
        who: Side,
        /// The card.
        card: EventId,
        /// Number of cubes, at least 1.
        count: u8,
    },
    /// Every banner of an Event card was covered (KC-10.6).
    #[event(
        "event_countered",
        "Every banner of {card} is covered: {to?human=you take it|roy=le Roy takes it|it stays}."
    )]
    EventCountered {
        /// The card.
        card: EventId,
        /// The side that takes it; `None` for Marauding, which stays (KC-10.7).
        to: Option<Side>,
    },
    /// A stone was placed in the cathedral (KC-10.3, KC-12.15).
    #[event(
        "stone",
        "{who} {who?human=place|places} a stone on level {level}, column {column}."
    )]
    Stone {
        /// Side of the stone.
        who: Side,
        /// Its level.
        level: Level,
        /// Its column.
        column: Space,
    },
    /// The human passed (KC-10.10).
    #[event("passed", "You pass.")]
    Passed,
    /// Deniers went into the pot (KC-6.4, KC-6.5).
    #[event("pot", "Your pot grows by {amount} {amount#1=denier|deniers}.")]
    Pot {
        /// Number of deniers.
        amount: i32,
    },
    /// Le Roy rolled for his action (KC-12.1).
    #[event("royal_roll", "Le Roy's roll is {total}: {result}.")]
    RoyalRoll {
        /// The sum of the two dice, 2 to 12.
        total: u8,
        /// The action that it names.
        result: RoyalResult,
    },
    /// Le Roy bought one of the human's dice (KC-12.6).
    #[event("royal_bought", "Le Roy buys your {colour} {face}.")]
    RoyalBought {
        /// The colour of the die.
        colour: Colour,
        /// The face it shows.
        face: Face,
        /// The deniers that the bank pays the human.
        price: u8,
    },
    /// Le Roy spent dice (KC-12.3).
    #[event("royal_spent", "Le Roy {dice#0=has no die to spend|spends his {own}}.", word(own = words::own))]
    RoyalSpent {
        /// The dice, best first; fewer than the price, possibly none, if he has no more (KC-12.4).
        dice: DiceList,
    },
    /// Le Roy's action had no effect (KC-12.10, KC-12.12, KC-12.14).
    #[event(
        "royal_nothing",
        "{reason?no_entry=Le Roy has no citizen who can usefully enter|no_target=Le Roy finds no Event card to fight|Le Roy has no citizen or no space for a tradesman}."
    )]
    RoyalNothing {
        /// Reason of the failure.
        reason: Reason,
    },
    /// A Character card was scored, by result 8 (KC-12.17) or at the end of the game (KC-13.5).
    #[event(
        "character_scored",
        "Character card {card} gives {human} VP to you and {roy} to le Roy."
    )]
    CharacterScored {
        /// The card.
        card: CharacterId,
        /// The VP it gives the human.
        human: i32,
        /// The VP it gives le Roy.
        roy: i32,
    },
    /// A round ended (KC-13.1).
    #[event("round_ended", "Round {round} ends.")]
    RoundEnded {
        /// Its number, counted from 1.
        round: u8,
    },
    /// An item of the end scoring (KC-13.4).
    #[event(
        "scored",
        "{who} {vp?-={who?human=lose|loses}|{who?human=score|scores}} {vp:abs} VP for {item}."
    )]
    Scored {
        /// Side that scores.
        who: Side,
        /// The item.
        item: ScoreItem,
        /// The VP; 0 or negative for the levels.
        vp: i32,
    },
    /// The game is over (KC-13.2).
    #[event("game_over", "The game is over: {difference?-=le Roy is {difference:abs} VP ahead|0=you and le Roy are equal|you are {difference} VP ahead} – {verdict}.", word(verdict = words::verdict))]
    GameOver {
        /// The human's total minus le Roy's (KC-13.7).
        difference: i32,
        /// The band of the verdict, 1 (worst) to 6 (KC-13.8).
        band: u8,
    },
}
