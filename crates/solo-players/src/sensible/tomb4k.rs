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

/// What a player by rule of thumb believes and prefers. Found by playing many games with other numbers.
#[derive(Debug)]
struct Habits {
    /// Cards that a turn takes on average, in thousandths.
    cards_per_turn: u32,
    /// The part of the treasure in the cards of a turn that is collected, in thousandths.
    collected: u32,
    /// The risk to die in a turn without hit points to spare, in thousandths.
    risk: u32,
    /// How much every hit point lowers that risk, in thousandths.
    safety: u32,
    /// How much more going deeper must promise, in thousandths: 1000 is as much as turning around.
    boldness: u32,
    /// The least monster, and the least expected damage in thousandths, for which Go Berserk is played.
    berserk: (u8, u32),
    /// The least trap, and the least treasure in the open turn, for which Disarm Mechanism is played.
    disarm: (u8, u8),
    /// The share of deadly cards for which a skill is played, in thousandths: monsters, traps.
    deadly: (u32, u32),
    /// The share of deadly cards for which treasure is dropped, in thousandths, and how much a point of
    /// that treasure adds to it.
    drop_deadly: (u32, u32),
    /// The same for the expected damage, squared and divided by the hit points.
    drop_damage: (u32, u32),
    /// The least blow that is dodged, and how few hit points left are too few.
    dodge: (u8, u8),
    /// The least number of discards for which the lock is picked.
    discards: u8,
    /// The chance of light on the way out that is enough as long as a king is missing, in thousandths.
    light: u32,
    /// What the scroll and a king are worth in the hand.
    dear: (u8, u8),
}

const SCORE: Habits = Habits {
    cards_per_turn: 2065,
    collected: 794,
    risk: 85,
    safety: 0,
    boldness: 1000,
    berserk: (10, 3858),
    disarm: (8, 14),
    deadly: (64, 107),
    drop_deadly: (122, 0),
    drop_damage: (4157, 4),
    dodge: (3, 0),
    discards: 2,
    light: 386,
    dear: (8, 11),
};

const WIN: Habits = Habits { ..SCORE };

/// The habits of a player with this aim.
const fn habits(aim: Aim) -> &'static Habits {
    match aim {
        Aim::Score => &SCORE,
        Aim::Win => &WIN,
    }
}

impl Study for Tomb {
    const LOOKAHEAD: u32 = 1200;

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
        let out = habits(aim).out(state, turns_out);
        let kings = u32::from(state.kings());
        let points = u32::from(state.worth());
        out.of(match aim {
            Aim::Score => Worth::ratio(points, 100),
            Aim::Win => Worth::ratio(kings.saturating_mul(200).saturating_add(points), 1000),
        })
    }

    fn rule_of_thumb(&self, aim: Aim, state: &State) -> Option<Decision> {
        let habits = habits(aim);
        let decision = match state.phase() {
            Phase::Between if habits.goes_deeper(aim, state) => Decision::Delve,
            Phase::Between => Decision::Retreat,
            Phase::Encounter => habits.encounter(self.options().drop_timing(), state),
            Phase::Blow if habits.dodges(state) => Decision::Dodge,
            Phase::Blow => Decision::Take,
            Phase::Door if habits.picks_lock(state) => Decision::Play(PICK_LOCK),
            Phase::Door => Decision::Discard,
            Phase::Torch => Decision::Scroll,
            Phase::Mark => Decision::Leave(habits.least(state.open())?),
            Phase::Seek | Phase::Action | Phase::Discard | Phase::Over => return None,
        };
        Some(decision)
    }
}

impl Habits {
    /// The chance that the light lasts for so many turns.
    fn light(&self, state: &State, turns: u32) -> Worth {
        if state.treasure().contains(SCROLL) {
            return Worth::FULL;
        }
        let cards = turns.saturating_mul(self.cards_per_turn);
        let aces = (state.unseen() & TORCHES).len();
        // The last ace ends the game: are all of them among the next cards?
        let mut dark = Worth::FULL;
        for burnt in 0..aces {
            let unseen = state.unseen().len().saturating_sub(burnt);
            let near = cards.saturating_sub(burnt.saturating_mul(1000));
            dark = dark.of(Worth::ratio(near, unseen.saturating_mul(1000)));
        }
        dark.rest()
    }

    /// The chance to live through so many turns, with light.
    fn out(&self, state: &State, turns: u32) -> Worth {
        let spare = self.safety.saturating_mul(u32::from(state.hp()));
        let mut risk = self.risk.saturating_sub(spare).max(3);
        if state.skills().contains(DODGE_BLOW) {
            risk = risk.saturating_mul(6).div_ceil(10);
        }
        let turn = Worth::ratio(risk, 1000).rest();
        (0..turns).fold(self.light(state, turns), |all, _| all.of(turn))
    }

    /// What so many turns bring in on average, in thousandths of a point.
    fn income(&self, state: &State, turns: u32) -> u32 {
        let unseen = state.unseen();
        let cards = self.cards_per_turn.saturating_mul(turns);
        let found = u32::from(total_worth(unseen & TREASURE)).saturating_mul(cards);
        let collected = u64::from(found).saturating_mul(u64::from(self.collected));
        let share = collected.checked_div(u64::from(unseen.len()).saturating_mul(1000));
        share
            .and_then(|share| u32::try_from(share).ok())
            .unwrap_or(0)
    }

    /// What the game brings if the player turns around after so many more delve turns, roughly.
    fn promise(&self, state: &State, more: u32) -> u64 {
        let turns = u32::from(state.delve_turns())
            .saturating_sub(1)
            .saturating_add(more.saturating_mul(2));
        let points = u32::from(state.worth())
            .saturating_mul(1000)
            .saturating_add(self.income(state, turns));
        u64::from(self.out(state, turns).millionths()).saturating_mul(u64::from(points))
    }

    /// Whether the player begins one more delve turn.
    fn goes_deeper(&self, aim: Aim, state: &State) -> bool {
        let hoards = (state.treasure() & HOARDS).len();
        let within_reach = hoards.saturating_add((state.unseen() & HOARDS).len()) == 4;
        if aim == Aim::Win && within_reach {
            let turns = u32::from(state.delve_turns()).saturating_add(1);
            return hoards < 4 && self.light(state, turns) >= Worth::ratio(self.light, 1000);
        }
        let deeper = self
            .promise(state, 1)
            .saturating_mul(u64::from(self.boldness));
        deeper > self.promise(state, 0).saturating_mul(1000)
    }

    /// What a treasure card is worth in the hand: the scroll is more than its points.
    fn dear(&self, card: Card) -> u8 {
        if card == SCROLL {
            self.dear.0
        } else if HOARDS.contains(card) {
            self.dear.1
        } else {
            worth(card)
        }
    }

    /// The treasure that is missed least.
    fn least(&self, cards: CardSet) -> Option<Card> {
        (cards & TREASURE)
            .iter()
            .min_by_key(|card| self.dear(*card))
    }

    /// Skill, flight or the next card.
    fn encounter(&self, timing: DropTiming, state: &State) -> Decision {
        let Some(encounter) = state.encounter() else {
            return Decision::Draw;
        };
        let danger = Danger::of(state, encounter);
        let monster = MONSTERS.contains(encounter);
        if let Some(skill) = (state.skills() & skill_against(encounter)).first() {
            let wanted = if monster {
                value(encounter) >= self.berserk.0
                    || danger.deadly >= self.deadly.0
                    || danger.damage >= self.berserk.1
            } else {
                // The lock can still be picked when the door holds.
                !DOORS.contains(encounter)
                    && (value(encounter) >= self.disarm.0
                        || total_worth(state.open() & TREASURE) >= self.disarm.1
                        || danger.deadly >= self.deadly.1)
            };
            if wanted {
                return Decision::Play(skill);
            }
        }
        let may_drop = timing == DropTiming::Any || (state.open() & PIPS).len() == 1;
        let price = self.least(state.treasure() & accepted_by(encounter));
        match price {
            Some(card) if monster && may_drop && self.flees(state, &danger, card) => {
                Decision::Drop(card)
            }
            _ => Decision::Draw,
        }
    }

    /// Whether the danger is worth this treasure.
    fn flees(&self, state: &State, danger: &Danger, price: Card) -> bool {
        let price = u32::from(self.dear(price));
        let enough = |(least, each): (u32, u32)| least.saturating_add(each.saturating_mul(price));
        let squared = danger.damage.saturating_mul(danger.damage);
        let heavy = squared
            .checked_div(u32::from(state.hp()).saturating_mul(1000))
            .unwrap_or(0);
        (!state.skills().contains(DODGE_BLOW) && danger.deadly > enough(self.drop_deadly))
            || heavy > enough(self.drop_damage)
    }

    fn dodges(&self, state: &State) -> bool {
        state.damage() >= self.dodge.0 || state.hp().saturating_sub(state.damage()) <= self.dodge.1
    }

    fn picks_lock(&self, state: &State) -> bool {
        state.discards_due() >= self.discards || state.open().meets(TREASURE)
    }
}

/// What the next card may do, over all cards that are unseen, in thousandths.
struct Danger {
    /// The share of cards that kill.
    deadly: u32,
    /// The damage of an average card.
    damage: u32,
}

impl Danger {
    fn of(state: &State, encounter: Card) -> Self {
        let strength = value(encounter);
        let (mut deadly, mut damage) = (0_u32, 0_u32);
        for card in state.unseen() & PIPS {
            let gap = strength.saturating_sub(value(card));
            deadly = deadly.saturating_add(u32::from(gap >= state.hp()));
            damage = damage.saturating_add(u32::from(gap));
        }
        let share = |sum: u32| {
            let share = sum.saturating_mul(1000).checked_div(state.unseen().len());
            share.unwrap_or(0)
        };
        Self {
            deadly: share(deadly),
            damage: share(damage),
        }
    }
}
