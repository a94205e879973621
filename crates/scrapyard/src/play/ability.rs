//! Chapters SE-11 to SE-13: abilities of machines and Characters, and their effects.

use solo_core::{Events, Ranged, excluded};

use super::passive::HIGHEST;
use super::piles::Top;
use super::table::{Position, Table, one_less};
use crate::catalogue::{Ability, Operation, Rest};
use crate::event::Event;
use crate::kinds::{Card, Character, Pile, Side, Source};
use crate::options::CharacterUses;
use crate::phase::{Cards, Few, Origin, Task};
use crate::refusal::Refusal;
use crate::scrapyard::Scrapyard;
use crate::state::{State, Zone};

/// Returns the limit on uses of the Character's ability: in a game with option `character_uses` =
/// `printed` (SE-12.1), otherwise in an action for a `reroll` (SE-12.5); `None` without a limit.
pub(crate) fn use_limit(game: &Scrapyard, character: Character) -> Option<u8> {
    let rule = game.rules().character(character);
    let limited = match game.options().character_uses {
        CharacterUses::Printed => rule.uses > 0,
        CharacterUses::Unlimited => rule.ability.operation == Operation::Reroll,
    };
    limited.then_some(rule.uses)
}

/// Returns the counter of uses between two actions; 0 without a limit (SE-12.5).
pub(crate) fn uses_at_main(game: &Scrapyard, state: &State) -> u8 {
    let limit = state.player.character.and_then(|c| use_limit(game, c));
    limit.unwrap_or(0)
}

/// Returns whether the ability of the player's Character has no limit, or a use left (SE-12.1).
fn has_use(game: &Scrapyard, state: &State, character: Character) -> bool {
    use_limit(game, character).is_none() || state.player.uses_left > 0
}

/// Counts the remaining uses of a usable source, as far as a roll can need them (SE-8.6).
pub(super) fn uses_left(game: &Scrapyard, state: &State, source: Source) -> u32 {
    u32::from(match source {
        Source::Character(character) => match use_limit(game, character) {
            Some(_) => state.player.uses_left,
            None => HIGHEST,
        },
        Source::Machine(machine) => state.player.fresh.copies(machine),
    })
}

impl Position<'_> {
    /// Lists the usable sources whose ability is one of these, the Character first.
    pub(super) fn usable_sources(
        self,
        wanted: fn(Operation) -> bool,
    ) -> impl Iterator<Item = Source> {
        let character = self
            .state
            .player
            .character
            .filter(|c| has_use(self.game, self.state, *c));
        let machines = self.game.enabled(self.state.player.fresh.kinds());
        let sources = character.into_iter().map(Source::Character);
        let sources = sources.chain(machines.iter().map(Source::Machine));
        sources.filter(move |source| wanted(self.game.ability(*source).operation))
    }

    /// Checks that the action-time ability of the source would have an effect now (SE-13).
    fn can_take_effect(self, source: Source) -> Result<(), Refusal> {
        let ability = self.game.ability(source);
        let from = ability.from;
        match ability.operation {
            // SE-13.1, SE-13.4
            operation @ (Operation::Draw | Operation::Look) => {
                let rule = operation.rule();
                let empty = self.drawable(from.set()).is_empty();
                Refusal::PilesEmpty { rule }.unless(!empty)
            }
            // SE-13.2
            Operation::Salvage => {
                Refusal::ScrapsEmpty.unless(!self.takeable_from_scraps(from).is_empty())
            }
            // SE-13.3
            Operation::Reclaim => {
                let takeable = self.takeable_from_ghost(from, ability.floor);
                Refusal::NothingToReclaim.unless(!takeable.is_empty())
            }
            // SE-13.5
            Operation::ShortMachine => {
                let buildable = self.short_buildable();
                Refusal::NothingToBuild.unless(!buildable.is_empty())
            }
            // SE-13.6, SE-13.7
            Operation::ShortInvention | Operation::StandIn => self.can_use_for_invention(source),
            operation => Err(other_moment(operation)),
        }
    }

    /// Checks that the source is the player's and can still be used (SE-11.1, SE-11.2, SE-11.6,
    /// SE-12.1).
    pub(super) fn can_call(self, source: Source) -> Result<(), Refusal> {
        let (player, operation) = (&self.state.player, self.game.ability(source).operation);
        let (rule, usable, spent) = match source {
            Source::Character(character) => {
                Refusal::OtherCharacter.unless(player.character == Some(character))?;
                let spent = match self.game.options().character_uses {
                    CharacterUses::Printed => Refusal::CharacterUsed,
                    CharacterUses::Unlimited => Refusal::UsedThisAction,
                };
                ("SE-12.1", has_use(self.game, self.state, character), spent)
            }
            Source::Machine(machine) => {
                Refusal::MachinesOff.unless(self.game.options().machine_abilities)?;
                Refusal::NotBuilt.unless(player.built().contains(machine))?;
                let usable = player.fresh.contains(machine);
                ("SE-11.4", usable, Refusal::MachineUsed)
            }
        };
        Refusal::NoAbility.unless(operation != Operation::None)?;
        Refusal::AlwaysWorks { rule }.unless(!operation.is_passive())?;
        spent.unless(usable)
    }

    /// Checks that the source can be used as an action now. A Character's ability counts like a
    /// machine's (SE-12.2).
    pub(super) fn can_use(self, source: Source) -> Result<(), Refusal> {
        self.can_call(source)?;
        self.can_take_effect(source)
    }

    /// Lists the sources that can be used as an action.
    pub(super) fn action_sources(self) -> impl Iterator<Item = Source> {
        let sources = self.usable_sources(Operation::is_action);
        sources.filter(move |source| self.can_take_effect(*source).is_ok())
    }

    /// Checks that the source can be used against the penalty (SE-11.4).
    pub(super) fn can_cancel(self, source: Source) -> Result<(), Refusal> {
        self.can_call(source)?;
        let operation = self.game.ability(source).operation;
        other_moment(operation).unless(shields(operation))
    }

    /// Lists the sources that can be used against the penalty.
    pub(super) fn sources_against_penalty(self) -> impl Iterator<Item = Source> {
        self.usable_sources(shields)
    }
}

/// Returns the reason why an ability that is not passive is not used now (SE-11.4).
pub(super) const fn other_moment(operation: Operation) -> Refusal {
    if operation.is_action() {
        Refusal::IsAction
    } else if operation.is_for_rolls() {
        Refusal::OnlyOnRolls
    } else {
        Refusal::OnlyAgainstPenalties
    }
}

/// Returns whether an ability keeps the ghost from drawing (SE-13.12).
fn shields(operation: Operation) -> bool {
    operation == Operation::NoPenalty
}

/// Number of the cards looked at that come into the hand.
type Keep = Ranged<0, 6>;

impl<E: Events<Event>> Table<'_, E> {
    /// Marks the use when it is declared (SE-11.2, SE-11.5, SE-12.1).
    pub(super) fn mark_use(&mut self, source: Source) {
        match source {
            Source::Character(_) => {
                // Without a limit the counter is 0 already.
                let left = &mut self.state.player.uses_left;
                *left = left.saturating_sub(1);
            }
            Source::Machine(machine) => self.state.player.use_built(machine),
        }
        self.emit(Event::Ability {
            source,
            ability: self.game.ability_row(source),
            operation: self.game.ability(source).operation,
        });
    }

    /// Cancels the penalty (SE-13.12).
    pub(super) fn cancel_penalty(&mut self, source: Source) {
        self.mark_use(source);
        self.state.agenda.pop();
        self.emit(Event::PenaltyCancelled { source });
    }

    /// Lets the ghost draw the penalty (SE-6.6, SE-6.7, SE-7.8).
    pub(super) fn accept_penalty(&mut self, pile: Pile, cards: Few) {
        let number = cards.get();
        self.emit(Event::Penalty {
            pile,
            cards: number,
        });
        self.state.agenda.replace(Task::Gain {
            side: Side::Ghost,
            pile,
            left: cards,
        });
    }

    /// Starts the effect of an action-time ability, after its roll if it has one.
    pub(super) fn begin_effect(&mut self, source: Source) {
        let Ability {
            operation,
            n,
            keep,
            from,
            floor,
            rest,
            ..
        } = self.game.ability(source);
        let take = |from| Task::Take {
            from,
            left: Cards::and(u16::from(n) - 1),
        };
        let task = match (operation, rest) {
            (Operation::Draw, _) => Task::PickDraw {
                from,
                left: Few::nearest(n),
            },
            (Operation::Salvage, _) => take(Origin::Scrap(from)),
            (Operation::Reclaim, _) => take(Origin::Ghost {
                from,
                floor: Ranged::nearest(floor),
            }),
            (Operation::Look, Some(rest)) => Task::PickLook {
                from,
                cards: Few::nearest(n),
                keep: Ranged::nearest(keep),
                rest,
            },
            (Operation::ShortMachine, _) => Task::PickShort,
            // SE-13.8: each is a separate task, so only one applies to one completion.
            (Operation::ShortInvention | Operation::StandIn, _) => Task::OmitMachine { source },
            // Others have no effect that begins at `main` or after a roll.
            _ => return excluded(()),
        };
        self.state.agenda.push(task);
    }

    /// Works on a `reveal` task; returns `true` if chance is due (SE-13.4).
    pub(super) fn reveal(&mut self, pile: Pile, left: Few, keep: Keep, rest: Rest) -> bool {
        match self.turn_up(pile) {
            Top::Unseen => return true,
            Top::Known(card) => self.revealed(left, keep, rest, card, true),
            Top::Nothing => {
                self.no_card(Side::Player, pile);
                self.all_revealed(pile, keep, rest);
            }
        }
        false
    }

    /// Reveals a card that chance has shown (SE-13.4).
    pub(super) fn reveal_unseen(
        &mut self,
        task: (Pile, Few, Keep, Rest),
        card: Card,
    ) -> Result<(), Refusal> {
        let (pile, left, keep, rest) = task;
        self.turn_up_unseen(pile, card)?;
        self.revealed(left, keep, rest, card, false);
        Ok(())
    }

    fn revealed(&mut self, left: Few, keep: Keep, rest: Rest, card: Card, known: bool) {
        self.state.known.look_at(card);
        self.emit(Event::Looked { card, known });
        let pile = card.pile();
        match one_less(left) {
            None => self.all_revealed(pile, keep, rest),
            Some(left) => self.state.agenda.replace(Task::Reveal {
                pile,
                left,
                keep,
                rest,
            }),
        }
    }

    fn all_revealed(&mut self, pile: Pile, keep: Keep, rest: Rest) {
        self.state.agenda.replace(match Few::new(keep.get()) {
            None => Task::Place { pile, rest },
            Some(left) => Task::Keep { pile, left, rest },
        });
    }

    /// Takes one of the cards (SE-13.4).
    pub(super) fn keep(&mut self, left: Few, rest: Rest, card: Card) {
        self.take_from_look(card);
        self.all_revealed(card.pile(), Keep::nearest(left.get() - 1), rest);
        self.settle();
    }

    /// Lays back one of the other cards (SE-13.4).
    pub(super) fn place(&mut self, rest: Rest, card: Card) {
        let known = &mut self.state.known;
        known.take(Zone::LookedAt, card);
        match rest {
            Rest::Top => known.put_first(Zone::Top, card),
            Rest::Bottom => known.put_last(Zone::Bottom, card),
        }
        self.emit(Event::Placed { card, at: rest });
    }
}
