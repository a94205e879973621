//! Dice, bonus tokens, markers and counters.

use solo_core::{Findings, Noun as _, ensure};

use super::{Audit, Stage};
use crate::catalogue::{Element, Symbol, TokenKind};
use crate::phase::{Pending, Phase};
use crate::play::{MOST_FORMULAS, MOST_IN_BOWL};
use crate::state::Side;

impl Audit<'_> {
    /// Checks that dice add up (TB-I1), and that no bowl is too full (TB-I2).
    pub(super) fn dice(self, findings: &mut Findings<'_>) {
        let state = self.state;
        let rolled = self.stage > Stage::LayOut;
        for colour in self.game.catalogue().colours() {
            let bowls = Symbol::ALL.map(|bowl| usize::from(state.bowl(bowl, colour)));
            let used = Side::ALL.into_iter().flat_map(|side| state.used(side));
            let held = state
                .die_held
                .values()
                .iter()
                .flatten()
                .map(|die| die.colour);
            let beside = used
                .chain(held)
                .chain(state.pending.to_roll())
                .filter(|of| *of == colour);
            let dice: usize = bowls.into_iter().chain([beside.count()]).sum();
            let expected = if rolled {
                usize::from(self.game.dice_of(colour))
            } else {
                0
            };
            ensure!(findings, dice == expected => "bowls", "TB-I1", "there are {expected} {} dice, not {dice}", colour.to_id(self.game));
        }
        let rolling = state.phase() == Phase::RollDice;
        let waiting = state.pending.to_roll().count();
        ensure!(findings, (waiting > 0) == rolling => "to_roll", "TB-3.1", "{waiting} dice wait in {}", state.phase());
        for bowl in Symbol::ALL {
            let dice = state.potency(bowl);
            ensure!(findings, rolling || dice <= MOST_IN_BOWL => "bowls", "TB-I2", "a bowl holds at most {MOST_IN_BOWL} dice, not {dice}");
        }
    }

    /// Checks that tokens add up (TB-I4). Between turns none is left below or at a marker (TB-I5).
    pub(super) fn tokens(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (mut gone, mut on_tracks) = (0_u32, 0_u32);
        for kind in catalogue.all::<TokenKind>() {
            let tokens = state.tokens.values().iter().flatten();
            let placed = tokens.filter(|token| token.kind == kind).count();
            let placed = u32::try_from(placed).unwrap_or(u32::MAX);
            let (printed, unplaced) = (catalogue.token_card(kind).count, state.unplaced(kind));
            let left = printed.checked_sub(unplaced);
            ensure!(findings, left.is_some_and(|left| placed <= left.into()) => "tokens", "TB-I4", "of {printed} tokens of a kind {placed} cannot lie and {unplaced} be unplaced");
            gone = gone.saturating_add(left.unwrap_or(0).into());
            on_tracks = on_tracks.saturating_add(placed);
        }
        let spaces = Element::ALL.map(|track| catalogue.bonus_spaces(track).len());
        let spaces: usize = spaces.into_iter().sum();
        let spaces = u32::try_from(spaces).unwrap_or(u32::MAX);
        // TB-1.4: during setup tokens lie on the first spaces only; TB-12.4: none is swept before
        // the end of setup.
        let (setting, swept) = (self.stage == Stage::Tokens, self.since(Stage::OpenCards));
        let fits = if setting {
            gone == on_tracks && self.in_order()
        } else {
            gone == spaces
        };
        ensure!(findings, fits => "tokens_unplaced", "TB-I4", "{gone} of the tokens were placed, and {on_tracks} of {spaces} spaces have one");
        ensure!(findings, swept || setting || on_tracks == spaces => "tokens", "TB-12.4", "a token was removed before the first turn");
        let within =
            self.is_bot_acting() || self.phase_in(&[Phase::HumanWindow, Phase::HumanReport]);
        for track in Element::ALL.into_iter().filter(|_| swept && !within) {
            let reached = |side| {
                let lowest = state.tokens[track].first();
                lowest.is_some_and(|token| token.level <= state.level(side, track))
            };
            ensure!(findings, !Side::ALL.into_iter().any(reached) => "tokens", "TB-I5", "a marker stands on or above a token between turns");
        }
    }

    /// Returns whether tokens lie on the first bonus spaces, and not on all.
    fn in_order(self) -> bool {
        let Some(next) = self.game.next_bonus_space(self.state) else {
            return false;
        };
        let mut tracks = self.game.catalogue().elements().into_iter();
        let behind = |track: Element| &self.state.tokens[track];
        let own = behind(next.track)
            .last()
            .is_none_or(|token| token.level < next.level);
        let _ = tracks.find(|track| *track == next.track);
        own && tracks.all(|track| behind(track).is_empty())
    }

    /// Checks that markers are on their tracks (TB-1.15, TB-9.1). Until they move they are on their
    /// starting levels.
    pub(super) fn levels(self, findings: &mut Findings<'_>) {
        let start = u8::from(self.game.options().bot_start_level_1);
        for (side, least, moves) in [
            (Side::Human, 0, Stage::Turns),
            (Side::Bot, start, Stage::SetupRolls),
        ] {
            for track in self.game.catalogue().elements() {
                let level = self.state.level(side, track);
                let most = if self.since(moves) {
                    self.game.catalogue().top(track)
                } else {
                    least
                };
                let track = track.to_id(self.game);
                ensure!(findings, (least..=most).contains(&level) => format_args!("levels.{side}.{track}"), "TB-1.15", "{level} is not from {least} to {most}");
            }
        }
    }

    /// Checks the counts of rolls, reaction markers, elements, digits and formulas.
    pub(super) fn counts(self, findings: &mut Findings<'_>) {
        let (state, options, phase) = (self.state, self.game.options(), self.state.phase());
        if let Pending::SetupRoll { left } = state.pending {
            let rolls = options.setup_rolls.number();
            ensure!(findings, (1..=rolls).contains(&left) => "setup_rolls_left", "TB-1.17", "{left} setup rolls are not left in {phase}");
        }
        let (all, left) = (
            self.game.catalogue().reaction_markers(),
            state.human_reactions,
        );
        let (least, most) = match phase {
            // TB-18.3: with lean reports they are not counted.
            _ if self.stage < Stage::Turns || self.game.is_lean() => (all, all),
            // TB-11.1, TB-11.2: a reaction uses a marker.
            Phase::Reaction => (1, all),
            Phase::ReactionWindow => (0, all.saturating_sub(1)),
            _ => (0, all),
        };
        ensure!(findings, (least..=most).contains(&left) => "human.reactions", "TB-2.8", "{left} reaction markers are not from {least} to {most}");
        let due = if options.specialization_cards {
            state.round.saturating_sub(1)
        } else {
            0
        };
        let added = state.specializations().count();
        ensure!(findings, added == usize::from(due) => "bot.specializations", "TB-13.3", "{added} were not added after as many rounds, but {due}");
        let twice = state.specializations.first() == state.specializations.get(1);
        ensure!(findings, added == 0 || !twice => "bot.specializations", "TB-13.6", "an element is there twice");
        if let Pending::Over {
            formulas_bought, ..
        } = state.pending
        {
            let types = self.game.types_completed(state);
            ensure!(findings, types.saturating_add(formulas_bought) <= MOST_FORMULAS => "outcome.formula_count", "TB-15.9", "{formulas_bought} formulas cannot be bought beside {types} types");
        }
    }
}
