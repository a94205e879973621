//! What a view says of the cards, and what it says twice.

use solo_core::Faults;

use crate::audit::copies_of;
use crate::catalogue::Design;
use crate::game::Valley;
use crate::state::State;
use crate::view::Setup;

/// VK-I01: every card is somewhere.
pub(super) fn check_zones(game: &Valley, state: &State, setup: &Setup, faults: &mut Faults) {
    let catalogue = game.catalogue();
    for card in Design::all() {
        let (found, there) = (copies_of(state, card), catalogue.in_game(card));
        let id = catalogue.id(card);
        faults.require(
            found == there,
            "zones",
            "VK-I01",
            format_args!("{id} lies there {found} times instead of {there}"),
        );
        let said = setup
            .aside
            .0
            .iter()
            .find(|(other, _)| other == id)
            .map_or(0, |(_, copies)| *copies);
        let aside = catalogue.aside(card);
        faults.require(
            said == aside,
            "aside",
            "VK-2.6",
            format_args!("{aside} copies of {id} lie aside"),
        );
    }
    for (id, _) in &setup.aside.0 {
        faults.require(
            catalogue.design(id).is_some(),
            "aside",
            "VK-11.3",
            format_args!("{id:?} is not in the catalogue"),
        );
    }
    faults.require(
        setup.stock_size == state.stock.len(),
        "stock_size",
        "VK-I01",
        "this is not the number of cards in the stock",
    );
}

/// What a view says twice must be said alike.
pub(super) fn check_said_twice(game: &Valley, state: &State, setup: &Setup, faults: &mut Faults) {
    let view = Setup::of(game, state);
    let mut same = |holds: bool, at: &str, rule: &'static str| {
        faults.require(holds, at, rule, "this contradicts the other fields");
    };
    same(view.pending == setup.pending, "pending", "VK-12.2");
    same(view.frames == setup.frames, "frames", "VK-12.2");
    same(view.outcome == setup.outcome, "outcome", "VK-14.7");
}
