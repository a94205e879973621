//! Dice, bonus tokens, markers and counters.

use solo_core::{Findings, Noun as _, ensure};

use super::{Audit, Stage};
use crate::catalogue::{Colour, Element, Symbol};
use crate::phase::Phase;
use crate::play::{MOST_FORMULAS, MOST_IN_BOWL};
use crate::state::{Side, level_bit};

impl Audit<'_> {
    /// Checks that dice add up (TB-I1), and that no bowl is too full (TB-I2).
    pub(super) fn dice(self, findings: &mut Findings<'_>) {
        let state = self.state;
        let rolled = self.stage > Stage::LayOut;
        for colour in Colour::all() {
            let bowls = Symbol::all().map(|bowl| usize::from(state.bowl(bowl, colour)));
            let used = Side::ALL.into_iter().flat_map(|side| state.used(side));
            let held = state.dice.0.iter().flatten().map(|die| die.colour);
            let beside = used
                .chain(held)
                .chain(state.to_roll())
                .filter(|of| *of == colour);
            let dice = bowls.fold(beside.count(), usize::saturating_add);
            let expected = if rolled {
                usize::from(self.game.dice_of(colour))
            } else {
                0
            };
            ensure!(findings, dice == expected => "bowls", "TB-I1", "there are {expected} {} dice, not {dice}", colour.to_id(self.game));
        }
        let rolling = state.phase == Phase::RollDice;
        let waiting = state.to_roll().count();
        ensure!(findings, (waiting > 0) == rolling => "to_roll", "TB-3.1", "{waiting} dice wait in {}", state.phase);
        for bowl in Symbol::all() {
            let dice = state.potency(bowl);
            ensure!(findings, rolling || dice <= MOST_IN_BOWL => "bowls", "TB-I2", "a bowl holds at most {MOST_IN_BOWL} dice, not {dice}");
        }
    }

    /// Checks that tokens add up (TB-I4). Between turns none is left below or at a marker (TB-I5).
    pub(super) fn tokens(self, findings: &mut Findings<'_>) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (mut gone, mut on_tracks) = (0_u32, 0_u32);
        for kind in catalogue.token_kinds() {
            let levels = |track| (0..=catalogue.top(track)).map(move |level| (track, level));
            let spaces = Element::all().flat_map(levels);
            let here = |(track, level)| state.token(catalogue, track, level) == Some(kind);
            let placed = spaces.fold(0_u32, |sum, space| sum.saturating_add(here(space).into()));
            let (printed, unplaced) = (catalogue.token_card(kind).count, state.unplaced(kind));
            let left = printed.checked_sub(unplaced);
            ensure!(findings, left.is_some_and(|left| placed <= left.into()) => "tokens", "TB-I4", "of {printed} tokens of a kind {placed} cannot lie and {unplaced} be unplaced");
            gone = gone.saturating_add(left.unwrap_or(0).into());
            on_tracks = on_tracks.saturating_add(placed);
        }
        let spaces = Element::all().map(|track| catalogue.bonus_spaces(track).count_ones());
        let spaces = spaces.fold(0, u32::saturating_add);
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
        for track in Element::all().filter(|_| swept && !within) {
            let highest = Side::ALL
                .map(|side| state.level(side, track))
                .into_iter()
                .max();
            let reached = level_bit(highest.unwrap_or(0).saturating_add(1)).wrapping_sub(1);
            ensure!(findings, state.tokens.at(track) & reached == 0 => "tokens", "TB-I5", "a marker stands on or above a token between turns");
        }
    }

    /// Returns whether tokens lie on the first bonus spaces, and not on all.
    fn in_order(self) -> bool {
        let mut gap = false;
        let fits = Element::all().all(|track| {
            let (bonus, there) = (
                self.game.catalogue().bonus_spaces(track),
                self.state.tokens.at(track),
            );
            let empty = bonus & !there;
            let first_empty = empty & empty.wrapping_neg();
            let fits = if gap {
                there == 0
            } else {
                empty == 0 || there < first_empty
            };
            gap |= empty != 0;
            fits
        });
        fits && gap
    }

    /// Checks that markers are on their tracks (TB-1.15, TB-9.1). Until they move they are on their
    /// starting levels.
    pub(super) fn levels(self, findings: &mut Findings<'_>) {
        let start = u8::from(self.game.options().bot_start_level_1);
        for (side, least, moves) in [
            (Side::Human, 0, Stage::Turns),
            (Side::Bot, start, Stage::SetupRolls),
        ] {
            for track in Element::all() {
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
        let (state, options, phase) = (self.state, self.game.options(), self.state.phase);
        let (rolls, left) = (options.setup_rolls.number(), state.setup_rolls_left);
        let (least, most) = match self.stage {
            Stage::SetupRolls => (1, rolls),
            _ if self.since(Stage::OpenCards) => (0, 0),
            _ => (rolls, rolls),
        };
        ensure!(findings, (least..=most).contains(&left) => "setup_rolls_left", "TB-1.17", "{left} setup rolls are not left in {phase}");
        let (all, left) = (self.game.catalogue().reaction_markers(), state.reactions);
        let (least, most) = match phase {
            // TB-18.3: with lean reports they are not counted.
            _ if self.stage < Stage::Turns || self.game.is_lean() => (all, all),
            // TB-11.1, TB-11.2: a reaction uses a marker.
            Phase::Reaction => (1, all),
            Phase::ReactionWindow => (0, all.wrapping_sub(1)),
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
        let [first, second] = state.specializations;
        ensure!(findings, first.is_none() || first != second => "bot.specializations", "TB-13.6", "an element is there twice");
        let due = match phase {
            Phase::ReportTens => 1,
            Phase::ReportUnits => 2,
            Phase::Over => 3,
            _ => 0,
        };
        let digits = state.digits().count();
        ensure!(findings, digits == due => "digits", "TB-15.13", "{due} digits were reported so far, not {digits}");
        let (types, bought) = (self.game.types_completed(state), state.formulas_bought);
        ensure!(findings, types.saturating_add(bought) <= MOST_FORMULAS => "outcome.formula_count", "TB-15.9", "{bought} formulas cannot be bought beside {types} types");
    }
}
