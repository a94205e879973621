//! What holds in every position.

use solo_core::{Finding, Findings};

use crate::ids::EventId;
use crate::phase::Step;
use crate::play::{Look, outcome};
use crate::state::Pending;
use crate::terms::{Colour, Side, Slot};

/// The first condition that does not hold.
pub(crate) fn first_fault(look: Look<'_>) -> Result<(), &'static str> {
    let found = Findings::first(|findings| {
        invariants(look, findings);
        Audit { look, findings }.list();
    });
    found.map_or(Ok(()), |Finding { message, .. }| Err(message))
}

/// What holds whatever is legal.
pub(crate) fn invariants(look: Look<'_>, findings: &mut Findings<'_>) {
    Audit { look, findings }.invariants();
}

struct Audit<'a, 'f, 'e> {
    look: Look<'a>,
    findings: &'f mut Findings<'e>,
}

impl Audit<'_, '_, '_> {
    fn require(&mut self, holds: bool, message: &'static str) {
        self.findings
            .require(holds, "the position", "KC-16.3", message);
    }

    fn list(&mut self) {
        let (state, menu) = (self.look.state, self.look.menu());
        self.require(
            state.menu == menu,
            "the legal list is the kept one (KC-14.3)",
        );
        self.require(
            state.step == Step::Over || state.menu.count_ones() >= 2,
            "a step has at least two entries (KC-14.2)",
        );
    }

    fn invariants(&mut self) {
        self.citizens();
        let (state, constants) = (self.look.state, self.look.constants());
        self.require(
            state.citizens.human & state.citizens.roy == 0,
            "a space holds one citizen (KC-9.2)",
        );
        self.require(
            state.stones.human & state.stones.roy == 0,
            "a cathedral space holds one stone (KC-10.3)",
        );
        self.require(
            state.human.influence <= constants.influence_cap,
            "influence is bounded (KC-1.7)",
        );
        self.require(
            state.human.deniers >= 0 && state.human.pot >= 0,
            "deniers are never negative (KC-4.8)",
        );
        let in_play = if state.step == Step::Over {
            let ended = outcome(self.look);
            [ended.human.play, ended.roy.play]
        } else {
            [state.human.vp, state.roy.vp]
        };
        self.require(
            in_play.iter().all(|&vp| vp >= 0),
            "VP are not negative in play (KC-1.8)",
        );
        self.require(
            state.step != Step::Over || state.stack.len() == 0,
            "the end scoring takes every Character card (KC-13.5)",
        );
        self.dice();
        self.event_cards();
        self.slots();
    }

    fn citizens(&mut self) {
        let (state, constants) = (self.look.state, self.look.constants());
        let count = |bits: u32| i32::try_from(bits).unwrap_or(i32::MAX);
        for (side, all) in [
            (Side::Human, constants.human_citizens),
            (Side::Roy, constants.roy_citizens),
        ] {
            let tradesmen = Slot::all().filter(|&slot| state.tradesman(side, slot).is_some());
            let mut citizens = i32::from(state.supply(side))
                .saturating_add(i32::from(state.lying(side)))
                .saturating_add(count(state.citizens.of(side).count_ones()))
                .saturating_add(i32::try_from(tradesmen.count()).unwrap_or(i32::MAX));
            if side == Side::Human {
                citizens = citizens.saturating_add(i32::from(state.human.stock));
                if state.round == 0 {
                    // Those set aside and not yet settled.
                    let settled = count(state.citizens.human.count_ones());
                    let aside = i32::from(constants.start_citizens).saturating_sub(settled);
                    citizens = citizens.saturating_add(aside);
                }
            }
            self.require(
                citizens == i32::from(all),
                "the citizens of a side add up (KC-1.4, KC-1.5)",
            );
        }
    }

    /// At most six dice of each colour, and as many black dice as there are.
    fn dice(&mut self) {
        let state = self.look.state;
        for colour in Colour::ALL {
            let group = state.group().filter(|(_, die)| die.colour == colour);
            let forming = if state.step == Step::Dice {
                group.count()
            } else {
                0
            };
            let lying = state
                .dice(Side::Human)
                .of_colour(colour)
                .saturating_add(state.dice(Side::Roy).of_colour(colour))
                .saturating_add(u32::from(rerolled(state.pending) == Some(colour)));
            self.require(
                u32::try_from(forming).unwrap_or(0).saturating_add(lying) <= 6,
                "there are six dice of each colour (KC-3.7)",
            );
        }
        let black: u32 = state.black.iter().map(|&count| u32::from(count)).sum();
        let mut due = 0;
        if let Pending::Attack { left } = state.pending {
            due = u32::from(left);
        }
        self.require(
            black.saturating_add(due) <= u32::from(self.look.constants().black_max),
            "black dice are bounded (KC-4.7)",
        );
    }

    /// Every Event card is in one place.
    fn event_cards(&mut self) {
        const TWICE: &str = "an Event card lies in one place (KC-4.2)";
        let (look, state) = (self.look, self.look.state);
        let marauding = |card| card == EventId::MARAUDING;
        let places = state.event_row().enumerate();
        let mut firsts = places.map(|(place, (card, _))| (place == 0) == marauding(card));
        self.require(
            state.row.len() > 0 && firsts.all(|fits| fits),
            "Marauding is the left-most card, and only there (KC-4.1)",
        );
        let mut row = 0;
        for (card, cubes) in state.event_row() {
            self.require(row & card.bit() == 0, TWICE);
            row |= card.bit();
            let banners = look
                .catalogue()
                .event(card)
                .map_or(0, crate::catalogue::Event::banners);
            self.require(
                cubes < banners,
                "a card with all banners covered is settled (KC-10.6)",
            );
        }
        let zones = [
            row & !1,
            state.unseen,
            state.won_by(Side::Human),
            state.won_by(Side::Roy),
        ];
        let all = zones.iter().fold(0, |all, zone| all | zone);
        let sum: u32 = zones.iter().map(|zone| zone.count_ones()).sum();
        self.require(
            all == look.catalogue().deck() && sum == all.count_ones(),
            TWICE,
        );
    }

    /// Every Activity card is in its slot, and every tradesman on a space of it.
    fn slots(&mut self) {
        let (look, state) = (self.look, self.look.state);
        for slot in Slot::all() {
            let spaces = look.face_up(slot).map_or(0, |card| card.spaces().len());
            let [human, roy] = state.slot(slot).tradesman;
            self.require(
                usize::from(human.max(roy)) <= spaces && (human != roy || human == 0),
                "a tradesman has a space of his own (KC-10.1)",
            );
            self.require(
                state.activity(slot).is_some() == look.face_up(slot).is_some(),
                "a slot holds a card of the catalogue (KC-2.11)",
            );
        }
    }
}

/// The colour of a die that is being rerolled.
fn rerolled(pending: Pending) -> Option<Colour> {
    if let Pending::Reroll { colour, .. } = pending {
        Some(colour)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use solo_core::testkit::{audit_finds, reach};

    use crate::KingsChallenge;
    use crate::phase::Step;
    use crate::state::State;

    /// At the human's first turn.
    #[track_caller]
    fn finds(change: impl FnOnce(&mut State), fault: &str) {
        let game = KingsChallenge::default();
        let turn = reach(&game, |state| state.step == Step::Turn);
        audit_finds(&game, turn, change, fault);
    }

    #[test]
    fn the_kept_list_is_the_legal_one() {
        finds(
            |state| state.menu ^= state.menu & state.menu.wrapping_neg(),
            "the legal list is the kept one (KC-14.3)",
        );
    }

    #[test]
    fn nothing_is_negative() {
        let deniers = "deniers are never negative (KC-4.8)";
        finds(|state| state.human.deniers = -1, deniers);
        finds(|state| state.human.pot = -1, deniers);
        let points = "VP are not negative in play (KC-1.8)";
        finds(|state| state.human.vp = -1, points);
        finds(|state| state.roy.vp = -1, points);
    }

    #[test]
    fn a_tradesman_has_a_space_of_his_own() {
        let wrong = "a tradesman has a space of his own (KC-10.1)";
        // Hired from stock and supply, so that the citizens of both sides add up.
        let hire = |state: &mut State, slot: usize, spaces: [u8; 2]| {
            state.slots[slot].tradesman = spaces;
            state.human.stock -= u8::from(spaces[0] > 0);
            state.roy.supply -= u8::from(spaces[1] > 0);
        };
        finds(|state| hire(state, 0, [1, 1]), wrong);
        finds(|state| hire(state, 0, [0, 7]), wrong);
        // No card lies there before the second round.
        finds(|state| hire(state, 1, [1, 0]), wrong);
    }

    #[test]
    fn an_event_card_is_in_one_place() {
        let wrong = "an Event card lies in one place (KC-4.2)";
        finds(
            |state| state.won[0] |= state.unseen & state.unseen.wrapping_neg(),
            wrong,
        );
        finds(|state| state.unseen &= state.unseen.wrapping_sub(1), wrong);
    }
}
