//! Dungeon Solitaire: Tomb of Four Kings.
//!
//! The one large question is when to turn around. A player by rule of thumb counts the torches that
//! may still burn against the cards that the way out needs, keeps skills for what is dangerous or
//! valuable, and flees when the next card may kill.

use solo_core::{Card, CardSet};
use tomb4k::catalogue::{
    DODGE_BLOW, DOORS, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, TORCHES, TREASURE, accepted_by,
    skill_against, total_worth, value, worth,
};
use tomb4k::{Decision, DropTiming, Outcome, Phase, State, Tomb};

use crate::study::{Aim, Study};
use crate::worth::Worth;

/// Cards that a turn takes on average, in tenths.
const CARDS_PER_TURN: u32 = 29;
/// The part of the treasure in the cards of a turn that is collected, in hundredths.
const COLLECTED: u32 = 55;
/// The chance to live through a turn with so many hit points, in thousandths.
const SURVIVAL: [u32; 10] = [0, 880, 920, 945, 960, 970, 980, 985, 990, 995];

impl Study for Tomb {
    const LOOKAHEAD: u32 = 200;

    fn won(outcome: &Outcome) -> bool {
        outcome.won()
    }

    fn points(outcome: &Outcome) -> i32 {
        i32::from(outcome.score().points())
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        let points = u32::from(outcome.score().points());
        match aim {
            Aim::Score => Worth::ratio(points, 100),
            Aim::Win if outcome.won() => Worth::FULL,
            // What is brought out without all kings only tells equal ends apart.
            Aim::Win => Worth::ratio(points, 2000),
        }
    }

    fn outlook(&self, aim: Aim, state: &State) -> Worth {
        let turns_out = u32::from(state.delve_turns())
            .saturating_sub(1)
            .saturating_sub(u32::from(state.retreat_turns()));
        let alive = survival(state, turns_out).of(light(state, turns_out));
        let kings = u32::from(state.kings());
        let points = u32::from(state.worth());
        alive.of(match aim {
            Aim::Score => Worth::ratio(points, 100),
            Aim::Win => Worth::ratio(kings.saturating_mul(200).saturating_add(points), 1000),
        })
    }

    fn rule_of_thumb(&self, aim: Aim, state: &State) -> Option<Decision> {
        let decision = match state.phase() {
            Phase::Between => deeper_or_back(aim, state),
            Phase::Encounter => self.encounter(state),
            Phase::Blow => blow(state),
            Phase::Door => door(state),
            Phase::Torch => Decision::Scroll,
            Phase::Mark => Decision::Leave(least(state.open())?),
            Phase::Seek | Phase::Action | Phase::Discard | Phase::Over => return None,
        };
        Some(decision)
    }
}

/// The chance that the light lasts for so many turns.
fn light(state: &State, turns: u32) -> Worth {
    if state.treasure().contains(SCROLL) {
        return Worth::FULL;
    }
    let cards = turns.saturating_mul(CARDS_PER_TURN).div_ceil(10);
    let aces = (state.unseen() & TORCHES).len();
    // The last ace ends the game: are all of them among the next cards?
    let mut dark = Worth::FULL;
    for burnt in 0..aces {
        let unseen = state.unseen().len().saturating_sub(burnt);
        dark = dark.of(Worth::ratio(cards.saturating_sub(burnt), unseen));
    }
    Worth::ratio(
        Worth::FULL.millionths().saturating_sub(dark.millionths()),
        Worth::FULL.millionths(),
    )
}

/// The chance to live through so many turns.
fn survival(state: &State, turns: u32) -> Worth {
    let of_one = SURVIVAL.get(usize::from(state.hp())).copied().unwrap_or(0);
    (0..turns).fold(Worth::FULL, |all, _| all.of(Worth::ratio(of_one, 1000)))
}

/// What so many turns bring in on average, in tenths of a point.
fn income(state: &State, turns: u32) -> u32 {
    let unseen = state.unseen();
    u32::from(total_worth(unseen & TREASURE))
        .saturating_mul(CARDS_PER_TURN)
        .saturating_mul(COLLECTED)
        .saturating_mul(turns)
        .checked_div(unseen.len().saturating_mul(100))
        .unwrap_or(0)
}

/// What the game brings if the player turns around after so many more delve turns, roughly.
fn promise(state: &State, more: u32) -> u64 {
    let turns = u32::from(state.delve_turns())
        .saturating_sub(1)
        .saturating_add(more.saturating_mul(2));
    let out = survival(state, turns).of(light(state, turns));
    let points = u32::from(state.worth())
        .saturating_mul(10)
        .saturating_add(income(state, turns));
    u64::from(out.millionths()).saturating_mul(u64::from(points))
}

fn deeper_or_back(aim: Aim, state: &State) -> Decision {
    let hoards = (state.treasure() & HOARDS).len();
    let within_reach = hoards.saturating_add((state.unseen() & HOARDS).len()) == 4;
    let deeper = if aim == Aim::Win && within_reach {
        let turns = u32::from(state.delve_turns()).saturating_add(1);
        hoards < 4 && light(state, turns) >= Worth::ratio(35, 100)
    } else {
        promise(state, 1) > promise(state, 0)
    };
    if deeper {
        Decision::Delve
    } else {
        Decision::Retreat
    }
}

/// The treasure that is missed least: the scroll is more than its points.
fn least(cards: CardSet) -> Option<Card> {
    let dear = |card: &Card| if *card == SCROLL { 9 } else { worth(*card) };
    (cards & TREASURE).iter().min_by_key(dear)
}

/// The next cards that would cost more than so many hit points, and what all cards would cost.
fn danger(state: &State, encounter: Card) -> (u32, u32) {
    let strength = value(encounter);
    let mut deadly = 0_u32;
    let mut damage = 0_u32;
    for card in state.unseen() & PIPS {
        let gap = strength.saturating_sub(value(card));
        deadly = deadly.saturating_add(u32::from(gap >= state.hp()));
        damage = damage.saturating_add(u32::from(gap));
    }
    (deadly, damage)
}

trait Explorer {
    fn encounter(&self, state: &State) -> Decision;
}

impl Explorer for Tomb {
    /// Skill, flight or the next card.
    fn encounter(&self, state: &State) -> Decision {
        let Some(encounter) = state.encounter() else {
            return Decision::Draw;
        };
        let unseen = state.unseen().len();
        let (deadly, damage) = danger(state, encounter);
        let monster = MONSTERS.contains(encounter);
        let skill = (state.skills() & skill_against(encounter)).first();
        let treasure = total_worth(state.open() & TREASURE);
        if let Some(skill) = skill {
            // The lock can still be picked when the door holds.
            let wanted = !DOORS.contains(encounter)
                && (deadly > 0 || damage >= unseen || treasure >= 6 || value(encounter) >= 7);
            if wanted {
                return Decision::Play(skill);
            }
        }
        let may_drop = monster
            && (self.options().drop_timing() == DropTiming::Any
                || (state.open() & PIPS).len() == 1);
        let dodges = state.skills().contains(DODGE_BLOW);
        if may_drop && !dodges && deadly.saturating_mul(6) > unseen {
            if let Some(card) = least(state.treasure() & accepted_by(encounter)) {
                return Decision::Drop(card);
            }
        }
        Decision::Draw
    }
}

fn blow(state: &State) -> Decision {
    if state.damage() >= 4 || state.damage().saturating_add(2) >= state.hp() {
        Decision::Dodge
    } else {
        Decision::Take
    }
}

fn door(state: &State) -> Decision {
    if state.discards_due() >= 2 || state.open().meets(TREASURE) {
        Decision::Play(PICK_LOCK)
    } else {
        Decision::Discard
    }
}
