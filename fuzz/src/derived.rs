//! Values that games derive from a position, for programs that show a table.

use kings_challenge::{CharacterId, Count, KingsChallenge, RoyalResult, Slot, Space};
use scrapyard::{
    Character, CharacterChoice, CharacterUses, Decision, DigPile, Invention, Machine, Options,
    RollFor, Scrapyard, Source,
};
use solo_core::{Countable as _, Game, GameData, Input, Next, Noun as _};
use tomb4k::Tomb;
use trismegistus_bot::{AutomaId, Botmegistus};
use votk::{Design, Side, Valley};

/// A game whose derived values can be asked for at any position.
pub trait Derived: GameData {
    /// Asks for all of them, none of which may panic, and requires what holds between them.
    fn derive(&self, state: &Self::State);
}

impl Derived for Tomb {
    /// Positions of this game have no further values.
    fn derive(&self, _: &Self::State) {}
}

impl Derived for Valley {
    fn derive(&self, state: &Self::State) {
        let standing = self.standing(state);
        assert_eq!(standing.player, self.score(state, Side::Player));
        if let Next::Over(_) = Game::next(self, state) {
            assert_eq!(self.operation(state), None);
        }
        for slot in votk::Slot::ALL {
            assert_eq!(
                self.price(state, slot).is_some(),
                state.pyramid(slot).is_some()
            );
        }
        for card in Design::all() {
            let _ = (self.worth(state, card), self.points_for(state, card));
        }
        let _ = (self.worth_of_hand(state), self.cards_to_go(state));
    }
}

impl Derived for KingsChallenge {
    fn derive(&self, state: &Self::State) {
        let standings = self.standings(state);
        if let Next::Over(outcome) = Game::next(self, state) {
            assert_eq!(standings, outcome);
        }
        for side in kings_challenge::Side::ALL {
            for count in Count::ALL {
                let _ = self.count(state, side, count);
            }
            for card in CharacterId::values(self) {
                let _ = self.character_vp(state, side, card);
            }
        }
        assert!(self.salaries(state) >= 0);
        if self.group_strength(state).is_some() {
            assert_eq!(state.step(), kings_challenge::Step::Dice);
        }
        let _ = self.group_price(state);
        for slot in Slot::all() {
            if let Some((space, _)) = self.next_tradesman(state, slot) {
                assert!(space > 0, "{slot:?}");
            }
        }
        for column in (1..=6).map(Space::nearest) {
            let place = self.stone_space(state, column);
            assert!(
                place.is_none_or(|place| place.column == column),
                "{place:?}"
            );
        }
        for result in RoyalResult::ALL {
            let _ = self.royal_aim(state, result);
        }
    }
}

impl Derived for Scrapyard {
    fn derive(&self, state: &Self::State) {
        if let Next::Over(outcome) = Game::next(self, state) {
            assert_eq!(state.outcome(), Some(outcome));
        }
        let digs = DigPile::ALL.map(RollFor::Dig).into_iter();
        let uses = state.character().map(Source::Character).into_iter();
        let uses = uses.chain(state.built().map(Source::Machine));
        for roll in digs.chain([RollFor::Steal]).chain(uses.map(RollFor::Use)) {
            let _ = self.needed(state, roll);
        }
        let _ = self.boost_worth(state);
        for machine in Machine::values(self) {
            let parts = self.parts_of(machine);
            assert!(
                self.missing_parts(state, machine)
                    .all(|part| parts.contains(&part))
            );
            assert!(
                self.ghost_missing(state, machine).count() <= 4,
                "{machine:?}"
            );
        }
        for invention in Invention::values(self) {
            let machines = self.machines_of(invention);
            let mut missing = self.missing_machines(state, invention);
            assert!(missing.all(|machine| machines.contains(&machine)));
        }
        let pace = u16::from(self.options().ghost_pace.get());
        assert!(
            self.actions_to_pace(state)
                .is_none_or(|actions| actions <= pace)
        );
        for character in Character::values(self) {
            begin_with(self, character);
        }
        spend(self, state);
        let mut stealable = self.stealable(state);
        assert!(stealable.all(|card| !matches!(card, scrapyard::Card::Invention(_))));
    }
}

impl Derived for Botmegistus {
    fn derive(&self, state: &Self::State) {
        if let Next::Over(outcome) = Game::next(self, state) {
            assert_eq!(self.score_so_far(state), outcome.parts);
        }
        assert!(self.leading_elements(state).count() <= 4);
        let _ = (self.bot_symbols(state), self.human_board(state));
        let drafts = AutomaId::values(self).filter_map(|card| self.would_draft(state, card));
        for (colour, symbol) in drafts {
            assert!(state.bowl(symbol, colour) > 0, "{colour:?} {symbol:?}");
        }
        for card in AutomaId::values(self) {
            let _ = self.is_rewarded(state, card);
        }
        let _ = self.lowest_track(state);
    }
}

/// A game with a Character that the player chose, which no number of an option names.
fn begin_with(game: &Scrapyard, character: Character) {
    let choice = CharacterChoice::from_word(character.to_id(game).to_string().as_str());
    let choice = choice.expect("an id of the catalogue");
    let options = Options {
        character: choice,
        ..*game.options()
    };
    let chosen = Game::with_options(game, options).expect("the Character is in the catalogue");
    let start = Game::start(&chosen);
    assert_eq!(start.character(), Some(character));
    assert_eq!(chosen.broken_rule(&start), None);
}

/// A Character whose printed uses are spent, which few walks live to see, is refused.
fn spend(game: &Scrapyard, state: &<Scrapyard as Game>::State) {
    let options = Options {
        character_uses: CharacterUses::Printed,
        ..*game.options()
    };
    let printed = Game::with_options(game, options).expect("the catalogue is the same");
    let mut view = printed.view(state);
    let (Some(character), Some(left)) = (view.player.character, &mut view.player.uses_left) else {
        return;
    };
    *left = 0;
    if let Ok(spent) = printed.set_up(&view) {
        let used = Decision::Use(Source::Character(character));
        assert!(Game::apply(&printed, &spent, Input::Decision(used)).is_err());
    }
}
