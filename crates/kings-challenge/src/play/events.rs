//! Chapter 4: events.

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::{self, EventEffect, Resource};
use crate::decision::Decision;
use crate::event::{Card, Event, Loss, Piece, Reason};
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::menu::{LossKind, entry};
use crate::refusal::Refusal;
use crate::state::board::row_of;
use crate::state::{Pending, RowCard};
use crate::terms::{Building, Colour, Side, Slot, StoneSpace, standing};

impl Look<'_> {
    /// Lists the unseen cards of the colour (KC-4.2, KC-4.3).
    pub(super) fn draw_menu(self) -> u128 {
        if let Pending::Draw { colour } = self.state.pending {
            u128::from(self.unseen_of(colour))
        } else {
            0
        }
    }

    fn unseen_of(self, colour: Colour) -> u64 {
        self.state.unseen.0 & EventId::colour_bits(colour)
    }

    pub(super) fn draw_refusal(self) -> Refusal {
        if self.state.pending
            == (Pending::Draw {
                colour: Colour::Red,
            })
        {
            Refusal::NotUnseenRed
        } else {
            Refusal::NotUnseenSecond
        }
    }

    /// Returns the card of the row that takes effect.
    pub(crate) fn acting_card(self) -> Option<EventId> {
        let Pending::Effects { row, .. } = self.state.pending else {
            return None;
        };
        Some(self.state.row.get(row)?.card)
    }

    /// Returns the card of the row that takes effect, and the effect.
    pub(crate) fn acting(self) -> Option<(EventId, EventEffect)> {
        let Pending::Effects { effect, .. } = self.state.pending else {
            return None;
        };
        let id = self.acting_card()?;
        let effect = *self
            .catalogue()
            .event(id)?
            .effects()
            .get(usize::from(effect))?;
        Some((id, effect))
    }

    /// Returns the kind of loss that the human has to choose at a step `Lose`.
    pub(crate) fn loss_kind(self) -> Option<LossKind> {
        if self.state.step != Step::Lose {
            return None;
        }
        let (_, effect) = self.acting()?;
        LossKind::of(effect).map(|(kind, _)| kind)
    }

    pub(super) fn lose_menu(self) -> u128 {
        self.loss_kind().map_or(0, |kind| self.losses(kind))
    }

    /// Lists everything that the human could lose (KC-4.9, KC-4.10).
    fn losses(self, kind: LossKind) -> u128 {
        match kind {
            LossKind::Cube => Slot::all()
                .filter(|&slot| self.state.slot(slot).cubes > 0)
                .fold(0, |menu, slot| menu | entry(slot.index())),
            LossKind::Banner => self
                .state
                .row
                .items()
                .iter()
                .filter(|card| card.cubes > 0)
                .fold(0, |menu, card| menu | entry(card.card.index())),
            LossKind::Stone => u128::from(self.state.stones.human),
            LossKind::Lay(building) => {
                let all = u128::from(self.state.citizens.human);
                let first = crate::state::board::place(building.index(), 1);
                all & crate::play::menu::shifted(0b11_1111_u8, first)
            }
        }
    }

    pub(super) fn lose_refusal(self, decision: Decision) -> Refusal {
        let kind = self.loss_kind();
        match (decision, kind) {
            (Decision::LoseCube(_), Some(LossKind::Cube))
            | (Decision::LoseBanner(_), Some(LossKind::Banner))
            | (Decision::LoseStone(_), Some(LossKind::Stone)) => Refusal::NothingToLose,
            (Decision::Lay(..), Some(LossKind::Lay(_))) => Refusal::NobodyToLay,
            // KC-14.1: another kind of loss is due, or none.
            _ => Refusal::NotNow,
        }
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Begins phase 3 (KC-3.8: chapters 4 and 5).
    pub(super) fn begin_events(&mut self) {
        self.draw_from(Colour::Red);
    }

    /// Draws a card of this colour, if there is one (KC-4.2, KC-4.3).
    fn draw_from(&mut self, colour: Colour) {
        if self.look().unseen_of(colour) == 0 {
            // KC-4.3: an empty deck yields no card.
            self.begin_effects();
        } else {
            self.state.step = Step::Draw;
            self.state.pending = Pending::Draw { colour };
        }
    }

    /// Puts the drawn card at the right end of the row.
    pub(super) fn draw(&mut self, number: u8) {
        let Some(card) = EventId::from_index(number) else {
            return;
        };
        self.state.unseen.0 &= !card.bit();
        self.state.row.push(RowCard { card, cubes: 0 });
        self.tell(Event::EventEntered { card });
        let second = self
            .game
            .catalogue()
            .event(card)
            .and_then(catalogue::Event::second);
        match (card.colour(), second) {
            // KC-4.3: the red card names the colour of the second card.
            (Some(Colour::Red), Some(second)) => self.draw_from(second),
            _ => self.begin_effects(),
        }
    }

    /// Begins the effects of the row, from left to right (KC-4.4).
    fn begin_effects(&mut self) {
        self.state.pending = Pending::Effects {
            row: 0,
            effect: 0,
            left: 0,
            short: false,
            attack: 0,
        };
        self.run_effects();
    }

    /// Carries out effects until the human has to choose or all are done.
    fn run_effects(&mut self) {
        loop {
            let Pending::Effects { row, attack, .. } = self.state.pending else {
                return;
            };
            if row >= self.state.row.len() {
                self.begin_defence(attack);
                return;
            }
            match self.look().acting() {
                None => self.end_card(row),
                Some((card, effect)) => {
                    self.tell(Event::EventEffect { card, effect });
                    match LossKind::of(effect) {
                        Some((kind, n)) => {
                            self.set_left(n);
                            if self.needs_choice(kind) {
                                return;
                            }
                        }
                        None => {
                            self.happen(card, effect);
                            self.next_effect();
                        }
                    }
                }
            }
        }
    }

    fn set_left(&mut self, n: u8) {
        if let Pending::Effects { left, .. } = &mut self.state.pending {
            *left = n;
        }
    }

    fn next_effect(&mut self) {
        if let Pending::Effects { effect, left, .. } = &mut self.state.pending {
            *effect = effect.saturating_add(1);
            *left = 0;
        }
    }

    /// Notes that the demand of the card could not be met (KC-4.14).
    fn fall_short(&mut self) {
        if let Pending::Effects { short, .. } = &mut self.state.pending {
            *short = true;
        }
    }

    /// Ends a card whose effects are all done.
    fn end_card(&mut self, row: u8) {
        let Pending::Effects { short, attack, .. } = self.state.pending else {
            return;
        };
        if let Some(RowCard { card, .. }) = self.state.row.get(row).filter(|_| short) {
            // KC-4.14: once per card and round, after its last effect.
            let penalty = i32::from(self.constants().penalty_event);
            self.lose_vp(penalty, Reason::Unfulfilled.of(Card::Event(card)));
        }
        self.state.pending = Pending::Effects {
            row: row.saturating_add(1),
            effect: 0,
            left: 0,
            short: false,
            attack,
        };
    }

    /// Carries out an effect that needs no choice.
    fn happen(&mut self, card: EventId, effect: EventEffect) {
        match effect {
            EventEffect::BlackDice(n) => {
                // KC-4.7: black dice beyond the cap are ignored.
                let most = self.constants().black_max;
                if let Pending::Effects { attack, .. } = &mut self.state.pending {
                    *attack = attack.saturating_add(n).min(most);
                }
            }
            EventEffect::LoseDeniers(n) => {
                self.lose_resource(card, Resource::Deniers, i32::from(n));
            }
            EventEffect::LoseInfluence(n) => {
                self.lose_resource(card, Resource::Influence, i32::from(n));
            }
            // KC-4.13: the amount for every full number of counted items.
            EventEffect::LosePer(per) => {
                self.lose_resource(card, per.resource, self.look().per(per));
            }
            EventEffect::RoyCitizen(building, n) => {
                // KC-4.6, KC-4.11: neutral citizens are le Roy's.
                for _ in 0..n {
                    self.roy_enters(building);
                }
            }
            EventEffect::RoyStone(n) => {
                for _ in 0..n {
                    // KC-4.12, KC-4.15: nothing happens when the cathedral is full.
                    self.roy_stone();
                }
            }
            EventEffect::LoseActivityCube(_)
            | EventEffect::LoseEventCube(_)
            | EventEffect::LoseStone(_)
            | EventEffect::LayDown(..) => {}
        }
    }

    /// Takes the amount from the human, at most what he has (KC-4.8, KC-4.13). Le Roy loses nothing
    /// (KC-4.5).
    fn lose_resource(&mut self, card: EventId, resource: Resource, amount: i32) {
        match resource {
            Resource::Deniers => {
                let lost = amount.min(self.state.human.deniers);
                self.state.human.deniers = self.state.human.deniers.saturating_sub(lost);
                self.lost_amount(card, Loss::Deniers, amount, lost);
            }
            Resource::Influence => {
                let have = i32::from(self.state.human.influence);
                let lost = amount.min(have);
                self.state.human.influence = u8::try_from(have.saturating_sub(lost)).unwrap_or(0);
                self.lost_amount(card, Loss::Influence, amount, lost);
            }
            // KC-4.14 counts deniers and influence only.
            Resource::Vp => self.lose_vp(amount, Reason::EventEffect.of(Card::Event(card))),
        }
    }

    /// Reports a loss of deniers or influence, and any shortfall.
    fn lost_amount(&mut self, card: EventId, what: Loss, due: i32, amount: i32) {
        self.tell(Event::Lost {
            card,
            what,
            due,
            amount,
            at: None,
        });
        if amount < due {
            self.fall_short();
        }
    }

    /// Reports the loss of a single cube or stone.
    fn lost_piece(&mut self, card: EventId, piece: Piece) {
        self.tell(Event::Lost {
            card,
            what: match piece {
                Piece::Cube(_) => Loss::Cube,
                Piece::Banner(_) => Loss::Banner,
                Piece::Stone(_) => Loss::Stone,
            },
            due: 1,
            amount: 1,
            at: Some(piece),
        });
    }

    /// Returns whether the human has to choose his next loss. If nothing is left to lose, or the
    /// effect is done, the next effect becomes due.
    fn needs_choice(&mut self, kind: LossKind) -> bool {
        let Pending::Effects { left, .. } = self.state.pending else {
            return false;
        };
        if left > 0 {
            if self.look().losses(kind) != 0 {
                self.state.step = Step::Lose;
                return true;
            }
            self.fall_short();
        }
        self.next_effect();
        false
    }

    /// Carries out the loss that the human chose (KC-4.9, KC-4.10).
    pub(super) fn lose(&mut self, number: u8) {
        let Some((card, effect)) = self.look().acting() else {
            return;
        };
        let Some((kind, _)) = LossKind::of(effect) else {
            return;
        };
        match kind {
            LossKind::Cube => self.lose_cube(card, number),
            LossKind::Banner => self.lose_banner(card, number),
            LossKind::Stone => {
                // KC-4.9: the space is free again; VP and influence gained stay.
                self.state.stones.put(number, None);
                self.lost_piece(card, Piece::Stone(StoneSpace::nth(number)));
            }
            LossKind::Lay(_) => self.lay_down(card, number),
        }
        if let Pending::Effects { left, .. } = &mut self.state.pending {
            *left = left.saturating_sub(1);
        }
        if !self.needs_choice(kind) {
            self.run_effects();
        }
    }

    fn lose_cube(&mut self, card: EventId, number: u8) {
        if let Some(slot) = self.state.slots.get_mut(usize::from(number)) {
            slot.cubes = slot.cubes.saturating_sub(1);
        }
        if let Some(of) = Slot::from_index(number).and_then(|slot| self.state.activity(slot)) {
            self.lost_piece(card, Piece::Cube(of));
        }
    }

    fn lose_banner(&mut self, card: EventId, number: u8) {
        let mut row = self.state.row.items_mut().iter_mut();
        if let Some(of) = row.find(|of| of.card.index() == number) {
            of.cubes = of.cubes.saturating_sub(1);
            let banner = Piece::Banner(of.card);
            self.lost_piece(card, banner);
        }
    }

    /// Lays a citizen down and fills the space (KC-4.10).
    fn lay_down(&mut self, card: EventId, number: u8) {
        self.state.citizens.put(number, None);
        self.state.human.lying = self.state.human.lying.saturating_add(1);
        let (building, space) = standing(number);
        self.tell(Event::LaidDown {
            card,
            building,
            space,
        });
        self.fill_vacated(building, space);
    }
}

impl Look<'_> {
    /// Counts the citizens of a side in a building.
    #[inline]
    pub(super) fn citizens_in(self, side: Side, building: Building) -> i32 {
        let standing = row_of(self.state.citizens.of(side), building.index());
        i32::try_from(standing.count_ones()).unwrap_or(0)
    }
}
