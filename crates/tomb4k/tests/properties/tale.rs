//! The game told from its events: where the cards lie, and what has to come next.

use solo_core::{Card, Set};
use tomb4k::catalogue::{
    DODGE_BLOW, FAVORS, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, SKILLS, TORCHES, TRAPS,
    TREASURE, accepted_by, skill_against, strength, total_worth,
};
use tomb4k::{
    Decision, DropTiming, EncounterKind, Event, GameResult, Heading, Interrupted, Options, Pending,
    Phase, Score, State, TurnResult, WonBy,
};

/// Everything that a position shows, as far as the events have told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tale {
    pub unseen: Set<Card>,
    pub bottom: Option<Card>,
    pub torches: Set<Card>,
    pub fourth: Option<Card>,
    pub skills: Set<Card>,
    pub treasure: Set<Card>,
    pub spent: Set<Card>,
    pub open: Set<Card>,
    pub encounter: Option<Card>,
    pub covered: Set<Card>,
    pub discards: Set<Card>,
    pub hp: u8,
    pub damage: u8,
    pub due: u8,
    /// `true` while a closed door demands discards.
    pub discarding: bool,
    pub heading: Heading,
    pub delve_turns: u8,
    pub retreat_turns: u8,
}

/// The part that has to come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Event(Event),
    /// A position in this phase.
    Rest(Phase),
}

impl Tale {
    pub fn read(state: &State) -> Self {
        let (damage, fourth, then) = match state.pending() {
            Pending::Blow { damage } => (damage, None, None),
            Pending::Torch { ace, then } => (0, Some(ace), Some(then)),
            _ => (0, None, None),
        };
        let due = state.pending().discards_due();
        Self {
            unseen: state.unseen(),
            bottom: state.bottom(),
            torches: state.torches(),
            fourth,
            skills: state.skills(),
            treasure: state.treasure(),
            spent: state.spent(),
            open: state.open(),
            encounter: state.encounter(),
            covered: state.covered(),
            discards: state.discards(),
            hp: state.hp(),
            damage,
            due,
            discarding: due > 0 || matches!(then, Some(Interrupted::Discards { .. })),
            heading: state.heading(),
            delve_turns: state.delve_turns(),
            retreat_turns: state.retreat_turns(),
        }
    }

    /// Returns the ten zones, in the order of the rulebook.
    pub fn zones(&self) -> [Set<Card>; 10] {
        let one = |card: Option<Card>| card.map_or(Set::EMPTY, Set::of);
        let deck = [
            self.unseen,
            one(self.bottom),
            self.torches,
            one(self.fourth),
        ];
        let [unseen, bottom, torches, fourth] = deck;
        let hand = [self.skills, self.treasure, self.spent];
        let [skills, treasure, spent] = hand;
        [
            unseen,
            bottom,
            torches,
            fourth,
            skills,
            treasure,
            spent,
            self.open,
            self.covered,
            self.discards,
        ]
    }

    /// Notes an event.
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::Card { card } => {
                self.unseen.remove(card);
                self.bottom = self.bottom.filter(|bottom| *bottom != card);
                self.discarding = self.due > 0;
                // TK-7.6: an ace is one of the discards.
                self.due = self.due.saturating_sub(1);
            }
            Event::Torch { card, burnt: 4 } if self.treasure.contains(SCROLL) => {
                self.fourth = Some(card);
            }
            Event::Torch { card, .. } => _ = self.torches.insert(card),
            Event::Skill { card } => _ = self.skills.insert(card),
            Event::Favor { card } | Event::Hoard { card } | Event::ScrollFound { card } => {
                self.open.insert(card);
            }
            Event::Encounter { card, .. } => {
                self.open.insert(card);
                self.encounter = Some(card);
            }
            Event::Action { card, .. } => _ = self.open.insert(card),
            Event::Blow { damage } => self.damage = damage,
            Event::Dodged { .. } => {
                self.skills.remove(DODGE_BLOW);
                self.spent.insert(DODGE_BLOW);
                self.damage = 0;
            }
            Event::Hurt { hp, .. } => (self.hp, self.damage) = (hp, 0),
            Event::DoorHolds { discards } => (self.due, self.discarding) = (discards, true),
            Event::Discarded { card } => _ = self.discards.insert(card),
            Event::Played { card } => {
                self.skills.remove(card);
                self.open.insert(card);
                (self.due, self.discarding) = (0, false);
            }
            Event::Dropped { card } => {
                self.treasure.remove(card);
                self.open.insert(card);
            }
            Event::Collected { cards } => {
                self.open -= cards;
                self.treasure |= cards;
            }
            Event::TurnEnds { .. } => self.end_turn(),
            Event::TurnedAround { .. } => self.heading = Heading::Retreat,
            Event::Scroll { card } => {
                self.treasure.remove(SCROLL);
                self.torches.insert(SCROLL);
                (self.fourth, self.bottom) = (None, Some(card));
            }
            Event::Over { .. } => {
                // TK-10.5: without the scroll, the ace burns.
                self.fourth
                    .take()
                    .into_iter()
                    .for_each(|ace| _ = self.torches.insert(ace));
                (self.due, self.discarding) = (0, false);
            }
            _ => {}
        }
    }

    fn end_turn(&mut self) {
        self.covered |= self.open;
        self.open = Set::EMPTY;
        self.encounter = None;
        self.discarding = false;
        match self.heading {
            Heading::Delve => self.delve_turns += 1,
            Heading::Retreat => self.retreat_turns += 1,
        }
    }

    /// Returns what a decision leads to (TK-16).
    pub fn after_decision(&self, decision: Decision) -> Next {
        match decision {
            Decision::Delve => self.turn(),
            Decision::Retreat => Next::Event(Event::TurnedAround {
                delve_turns: self.delve_turns,
            }),
            Decision::Draw => self.chance(Phase::Action),
            Decision::Take => self.hurt(),
            Decision::Dodge => Next::Event(Event::Dodged {
                damage: self.damage,
            }),
            Decision::Discard => self.chance(Phase::Discard),
            Decision::Scroll => self.fourth.map_or(Next::Rest(Phase::Over), |card| {
                Next::Event(Event::Scroll { card })
            }),
            Decision::Decline => self.over(GameResult::Lost),
            Decision::Play(card) => Next::Event(Event::Played { card: card.card() }),
            Decision::Drop(card) => Next::Event(Event::Dropped { card: card.card() }),
            Decision::Leave(card) => Next::Event(Event::Left { card: card.card() }),
        }
    }

    /// Returns what an event leads to, after it was noted (TK-16).
    pub fn after_event(&self, options: &Options, event: &Event) -> Next {
        let won = |how| Next::Event(Event::Won { how });
        match *event {
            Event::TurnBegins { .. } => self.chance(Phase::Seek),
            Event::Card { card } => self.shown(card),
            Event::Torch { burnt: 4, .. } if self.fourth.is_some() => Next::Rest(Phase::Torch),
            Event::Torch { burnt: 4, .. } => self.over(GameResult::Lost),
            Event::Torch { .. } | Event::Scroll { .. } | Event::Discarded { .. }
                if self.discarding =>
            {
                self.discards_on()
            }
            Event::Encounter { .. } if self.open.meets(FAVORS) => won(WonBy::Favor),
            Event::Favor { .. } if self.encounter.is_some() => won(WonBy::Favor),
            Event::Action { gap: 0, .. } => won(WonBy::Action),
            Event::Played { .. } => won(WonBy::Skill),
            Event::Action { gap, .. } if self.is_against(MONSTERS) || self.is_against(TRAPS) => {
                Next::Event(Event::Blow { damage: gap })
            }
            Event::Action { gap, .. } => Next::Event(Event::DoorHolds { discards: gap }),
            Event::Blow { .. } if self.skills.contains(DODGE_BLOW) => Next::Rest(Phase::Blow),
            Event::Blow { .. } => self.hurt(),
            Event::DoorHolds { .. } if self.skills.contains(PICK_LOCK) => Next::Rest(Phase::Door),
            Event::DoorHolds { .. } => self.discards_on(),
            Event::Hurt { hp: 0, .. } => self.over(GameResult::Dead),
            Event::Hurt { .. } | Event::Dodged { .. } if self.is_against(TRAPS) => {
                self.ends(TurnResult::Failed)
            }
            Event::Dropped { .. } => self.ends(TurnResult::Fled),
            // TK-4.5: a turn of nothing but treasure needs a mark.
            Event::Won { .. } if TREASURE.contains_all(self.open) => Next::Rest(Phase::Mark),
            Event::Won { .. } => self.collects(self.open & TREASURE),
            Event::Left { card } => self.collects(self.open.without(card)),
            Event::Collected { .. } => self.ends(TurnResult::Won),
            Event::TurnEnds { .. } | Event::TurnedAround { .. } => self.goes_on(options, event),
            Event::Over { .. } => Next::Rest(Phase::Over),
            // Torches, skills, kings, the joker, blows: the search or the encounter goes on.
            _ if self.encounter.is_none() => self.chance(Phase::Seek),
            _ => self.faces(options),
        }
    }

    /// Asks the player before a card for the open encounter, if there is another way (TK-16.2).
    fn faces(&self, options: &Options) -> Next {
        match self.ways_out(options) {
            (Set::EMPTY, Set::EMPTY) => self.chance(Phase::Action),
            _ => Next::Rest(Phase::Encounter),
        }
    }

    fn is_against(&self, kind: Set<Card>) -> bool {
        self.encounter.is_some_and(|card| kind.contains(card))
    }

    /// Returns what a card does that is turned up (TK-3.3 to TK-3.10, TK-7.5 to TK-7.7, TK-10.1).
    fn shown(&self, card: Card) -> Next {
        let met = self.encounter.map_or(0, strength);
        Next::Event(match card {
            _ if TORCHES.contains(card) => {
                let burnt = u8::try_from((self.torches & TORCHES).len()).unwrap() + 1;
                Event::Torch { card, burnt }
            }
            _ if self.discarding => Event::Discarded { card },
            _ if SKILLS.contains(card) => Event::Skill { card },
            _ if FAVORS.contains(card) => Event::Favor { card },
            _ if HOARDS.contains(card) => Event::Hoard { card },
            SCROLL => Event::ScrollFound { card },
            _ if self.encounter.is_some() => Event::Action {
                card,
                gap: met.saturating_sub(strength(card)),
            },
            _ if MONSTERS.contains(card) => Event::Encounter {
                card,
                kind: EncounterKind::Monster,
            },
            _ if TRAPS.contains(card) => Event::Encounter {
                card,
                kind: EncounterKind::Trap,
            },
            _ => Event::Encounter {
                card,
                kind: EncounterKind::Door,
            },
        })
    }

    /// Waits for a card, unless only the one under the deck is left, which comes by itself (TK-2.3).
    fn chance(&self, phase: Phase) -> Next {
        match self.bottom.filter(|_| self.unseen.is_empty()) {
            Some(card) => Next::Event(Event::Card { card }),
            None => Next::Rest(phase),
        }
    }

    fn discards_on(&self) -> Next {
        if self.due > 0 {
            self.chance(Phase::Discard)
        } else {
            self.ends(TurnResult::Failed)
        }
    }

    fn hurt(&self) -> Next {
        let damage = self.damage.min(self.hp);
        Next::Event(Event::Hurt {
            damage,
            hp: self.hp - damage,
        })
    }

    fn collects(&self, cards: Set<Card>) -> Next {
        if cards.is_empty() {
            self.ends(TurnResult::Won)
        } else {
            Next::Event(Event::Collected { cards })
        }
    }

    fn ends(&self, result: TurnResult) -> Next {
        let left = u8::try_from(self.open.len()).unwrap();
        Next::Event(Event::TurnEnds { result, left })
    }

    /// Begins the next turn (TK-12.1, TK-12.4).
    fn turn(&self) -> Next {
        let column = match self.heading {
            Heading::Delve => self.delve_turns + 1,
            Heading::Retreat => self.delve_turns - 1 - self.retreat_turns,
        };
        let turn = self.delve_turns + self.retreat_turns + 1;
        Next::Event(Event::TurnBegins {
            heading: self.heading,
            turn,
            column,
        })
    }

    /// Goes on after a turn, or after turning around (TK-12.2 to TK-12.8).
    fn goes_on(&self, options: &Options, event: &Event) -> Next {
        let ended = matches!(event, Event::TurnEnds { .. });
        match self.heading {
            Heading::Delve if ended && self.delve_turns >= options.min_delve_turns.get() => {
                Next::Rest(Phase::Between)
            }
            Heading::Retreat if self.retreat_turns + 1 >= self.delve_turns => {
                self.over(GameResult::Escaped)
            }
            _ => self.turn(),
        }
    }

    /// Ends the game, with the score of the hand for those who escape (TK-13.2, TK-13.4, TK-13.7).
    fn over(&self, result: GameResult) -> Next {
        let hand = match result {
            GameResult::Escaped => self.treasure,
            _ => Set::EMPTY,
        };
        let kings = u8::try_from((hand & HOARDS).len()).unwrap();
        let score = Score::new(kings, total_worth(hand)).unwrap();
        Next::Event(Event::Over { result, score })
    }

    /// Lists the skills and the treasure that help in the open encounter (TK-5.4, TK-5.9, TK-8.2).
    pub fn ways_out(&self, options: &Options) -> (Set<Card>, Set<Card>) {
        let Some(encounter) = self.encounter else {
            return (Set::EMPTY, Set::EMPTY);
        };
        let fought = !(self.open & PIPS).without(encounter).is_empty();
        let late = options.drop_timing == DropTiming::First && fought;
        let drops = self.treasure.iter().filter(|card| {
            MONSTERS.contains(encounter) && !late && accepted_by(encounter).contains(*card)
        });
        let drops = drops.fold(Set::EMPTY, Set::with);
        (self.skills & Set::from(skill_against(encounter)), drops)
    }
}
