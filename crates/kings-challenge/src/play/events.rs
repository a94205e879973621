//! Chapter 4: events.

use solo_core::{Events, Set, visit_each};

use super::legal::Flow;
use super::{Position, Table};
use crate::catalogue::{EventEffect, Resource};
use crate::decision::Decision;
use crate::event::{Card, Event, Loss, Piece, Reason};
use crate::ids::{ActivityId, EventId};
use crate::refusal::Refusal;
use crate::state::{Pending, RowCard, RowEffects};
use crate::terms::{BuildingSpace, Colour, Side, StoneSpace};

impl Position<'_> {
    /// Returns the unseen cards of the colour (KC-4.2, KC-4.3).
    pub(super) fn unseen_of(self, colour: Colour) -> Set<EventId> {
        self.state.unseen & EventId::of_colour(colour)
    }

    /// Returns the effect that is carried out, if its card lies in the row.
    pub(crate) fn effect_at(self, at: RowEffects) -> Option<EventEffect> {
        self.row_index(at.card)?;
        let effects = self.catalogue().event(at.card)?.effects();
        effects.get(usize::from(at.effect)).copied()
    }

    /// Shows everything that the human could lose by an effect to `visit` (KC-4.9, KC-4.10).
    pub(super) fn each_loss<B>(
        self,
        effect: EventEffect,
        visit: &mut impl FnMut(Decision) -> Flow<B>,
    ) -> Flow<B> {
        let state = self.state;
        match effect {
            EventEffect::LoseActivityCube(_) => {
                visit_each(self.cards_with_cubes(), Decision::LoseCube, visit)
            }
            EventEffect::LoseEventCube(_) => {
                let row = state.row.iter().filter(|of| of.cubes > 0);
                let cards: Set<EventId> = row.map(|of| of.card).collect();
                visit_each(cards, Decision::LoseBanner, visit)
            }
            EventEffect::LoseStone(_) => {
                visit_each(state.stones.of(Side::Human), Decision::LoseStone, visit)
            }
            EventEffect::LayDown(building, _) => {
                let citizens = state.citizens.of(Side::Human) & BuildingSpace::of(building);
                visit_each(citizens, |at| Decision::Lay(at.building, at.space), visit)
            }
            _ => Flow::Continue(()),
        }
    }

    /// Returns whether the human could lose something by an effect that is wanted.
    fn has_loss(self, effect: EventEffect, wanted: impl Fn(Decision) -> bool) -> bool {
        self.each_loss(effect, &mut |loss| match wanted(loss) {
            true => Flow::Break(()),
            false => Flow::Continue(()),
        })
        .is_break()
    }

    /// Accepts a loss by the effect that is carried out (KC-4.9, KC-4.10).
    pub(super) fn can_lose(self, at: RowEffects, loss: Decision) -> Result<(), Refusal> {
        let effect = self.effect_at(at).ok_or(Refusal::NotNow)?;
        match (effect, loss) {
            _ if self.has_loss(effect, |other| other == loss) => Ok(()),
            (EventEffect::LoseActivityCube(_), Decision::LoseCube(_))
            | (EventEffect::LoseEventCube(_), Decision::LoseBanner(_))
            | (EventEffect::LoseStone(_), Decision::LoseStone(_)) => Err(Refusal::NothingToLose),
            (EventEffect::LayDown(building, _), Decision::Lay(at, _)) if at != building => {
                Err(Refusal::OtherBuilding { building })
            }
            (EventEffect::LayDown(..), Decision::Lay(..)) => Err(Refusal::NobodyToLay),
            // KC-14.1: another kind of loss is due.
            _ => Err(Refusal::NotNow),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins phase 3 (KC-3.8: chapters 4 and 5).
    pub(super) fn begin_events(&mut self) {
        self.draw_from(Colour::Red);
    }

    /// Draws a card of this colour, if there is one (KC-4.2, KC-4.3).
    fn draw_from(&mut self, deck: Colour) {
        if self.position().unseen_of(deck).is_empty() {
            // KC-4.3: an empty deck yields no card.
            self.begin_effects();
        } else {
            self.state.pending = Pending::Draw { deck };
        }
    }

    /// Puts the drawn card at the right end of the row.
    pub(super) fn draw(&mut self, card: EventId) -> Option<()> {
        self.state.unseen.remove(card);
        self.state.row.push(RowCard { card, cubes: 0 });
        self.tell(Event::EventEntered { card });
        let printed = self.game.catalogue().event(card)?;
        match (card.colour(), printed.second()) {
            // KC-4.3: the red card names the colour of the second card.
            (Some(Colour::Red), Some(second)) => self.draw_from(second),
            _ => self.begin_effects(),
        }
        Some(())
    }

    /// Begins the effects of the row, from left to right (KC-4.4).
    fn begin_effects(&mut self) {
        self.run_row(self.state.row.first().copied(), 0);
    }

    /// Carries out the effects of the cards from this one of the row on.
    fn run_row(&mut self, first: Option<RowCard>, attack: u8) {
        match first {
            Some(RowCard { card, .. }) => self.run_effects(RowEffects {
                card,
                effect: 0,
                short: false,
                attack,
            }),
            None => self.begin_defence(attack),
        }
    }

    /// Carries out effects of a card, and then of those behind it, until the human has to choose or
    /// all are done.
    fn run_effects(&mut self, mut at: RowEffects) {
        while let Some(effect) = self.position().effect_at(at) {
            let card = at.card;
            self.tell(Event::EventEffect { card, effect });
            if self.asks_after(&mut at, effect) {
                return;
            }
            at.effect += 1;
        }
        if at.short {
            // KC-4.14: once per card and round, after its last effect.
            let penalty = i32::from(self.constants().penalty_event);
            self.lose_vp(penalty, Reason::Unfulfilled.of(Card::Event(at.card)));
        }
        let mut row = self.state.row.iter().skip_while(|of| of.card != at.card);
        self.run_row(row.nth(1).copied(), at.attack);
    }

    /// Returns whether the human has to choose one of `left` losses. If nothing is left to lose, the
    /// demand is not met (KC-4.14).
    fn asks_for_loss(&mut self, at: &mut RowEffects, effect: EventEffect, left: u8) -> bool {
        let asks = left > 0 && self.position().has_loss(effect, |_| true);
        if asks {
            self.state.pending = Pending::Lose { effects: *at, left };
        } else if left > 0 {
            at.short = true;
        }
        asks
    }

    /// Carries out an effect. Returns whether the human has to choose a loss.
    fn asks_after(&mut self, at: &mut RowEffects, effect: EventEffect) -> bool {
        match effect {
            EventEffect::BlackDice(n) => {
                // KC-4.7: black dice beyond the cap are ignored.
                at.attack = (at.attack + n).min(self.constants().black_max);
            }
            EventEffect::LoseDeniers(n) => self.lose_resource(at, Resource::Deniers, i32::from(n)),
            EventEffect::LoseInfluence(n) => {
                self.lose_resource(at, Resource::Influence, i32::from(n));
            }
            // KC-4.13: the amount for every full number of counted items.
            EventEffect::LosePer(per) => {
                self.lose_resource(at, per.resource, self.position().per(per));
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
            EventEffect::LoseActivityCube(n)
            | EventEffect::LoseEventCube(n)
            | EventEffect::LoseStone(n)
            | EventEffect::LayDown(_, n) => return self.asks_for_loss(at, effect, n),
        }
        false
    }

    /// Takes the amount from the human, at most what he has (KC-4.8, KC-4.13). Le Roy loses nothing
    /// (KC-4.5).
    fn lose_resource(&mut self, at: &mut RowEffects, resource: Resource, due: i32) {
        let human = &mut self.state.human;
        let (what, amount) = match resource {
            Resource::Deniers => {
                let lost = due.min(human.deniers);
                human.deniers -= lost;
                (Loss::Deniers, lost)
            }
            Resource::Influence => {
                let have = human.influence;
                let lost = u8::try_from(due).map_or(have, |due| due.min(have));
                human.influence -= lost;
                (Loss::Influence, lost.into())
            }
            // KC-4.14 counts deniers and influence only.
            Resource::Vp => {
                self.lose_vp(due, Reason::EventEffect.of(Card::Event(at.card)));
                return;
            }
        };
        self.tell(Event::Lost {
            card: at.card,
            what,
            due,
            amount,
            at: None,
        });
        at.short |= amount < due;
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

    /// Continues the effects after a loss that the human chose, of `left` (KC-4.9, KC-4.10).
    pub(super) fn go_on_losing(&mut self, mut at: RowEffects, left: u8) -> Option<()> {
        let effect = self.position().effect_at(at)?;
        if !self.asks_for_loss(&mut at, effect, left - 1) {
            at.effect += 1;
            self.run_effects(at);
        }
        Some(())
    }

    pub(super) fn lose_cube(&mut self, card: EventId, of: ActivityId) {
        self.state.slots[of.slot()].cubes -= 1;
        self.lost_piece(card, Piece::Cube(of));
    }

    pub(super) fn lose_banner(&mut self, card: EventId, of: EventId) -> Option<()> {
        self.in_row(of)?.cubes -= 1;
        self.lost_piece(card, Piece::Banner(of));
        Some(())
    }

    pub(super) fn lose_stone(&mut self, card: EventId, at: StoneSpace) {
        // KC-4.9: the space is free again; VP and influence gained stay.
        self.state.stones.clear(at);
        self.lost_piece(card, Piece::Stone(at));
    }

    /// Lays a citizen down and fills the space (KC-4.10).
    pub(super) fn lay_down(&mut self, card: EventId, at: BuildingSpace) {
        self.state.citizens.clear(at);
        self.state.human.lying += 1;
        let BuildingSpace { building, space } = at;
        self.tell(Event::LaidDown {
            card,
            building,
            space,
        });
        self.fill_vacated(at);
    }
}
