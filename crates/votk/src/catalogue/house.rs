//! The embedded catalogue.
//!
//! Frame (designs, copies, groups, scoring) and eleven actions, three of them in part, are published;
//! every cost, every gold value, the victory points of the uniques, the levels of the single designs
//! and the other actions are house values: our own replacement for what is not established.

use solo_core::Provenance;

use super::DESIGNS;
use super::action::Action;
use super::card::{Card, Letters};
use super::names::Text;
use super::operation::{
    Destination, Effect, Extreme, Filter, Need, Operation, Reach, Scope, Source, Timing,
};

const ANY: Filter = Filter::ANY;

/// One card from here to there.
const fn one(from: Source, to: Destination, filter: Filter) -> Effect {
    Effect::Move {
        from,
        to,
        n: 1,
        filter,
    }
}

const fn must(effect: Effect) -> Operation {
    Operation {
        effect,
        optional: false,
    }
}

const fn may(effect: Effect) -> Operation {
    Operation {
        effect,
        optional: true,
    }
}

/// The provenance letters of a row; `+` stands for P+H.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "constant functions have nothing else; the index is tested in the loop condition"
)]
const fn letters(letters: &[u8; 10]) -> [Letters; 10] {
    let mut all = [Letters::one(Provenance::House); 10];
    let mut at = 0;
    while at < letters.len() {
        all[at] = match letters[at] {
            b'S' => Letters::one(Provenance::Rulebook),
            b'P' => Letters::one(Provenance::Published),
            b'R' => Letters::one(Provenance::Ruling),
            b'+' => Letters::PUBLISHED_AND_HOUSE,
            _ => Letters::one(Provenance::House),
        };
        at += 1;
    }
    all
}

/// One row in the order of the columns of the table form; the group follows from the place.
#[expect(clippy::too_many_arguments, reason = "a row of a table")]
const fn card(
    id: &str,
    name: &str,
    level: u8,
    copies: u8,
    cost: u8,
    gold: u8,
    vp: u8,
    timing: Timing,
    copy: bool,
    modes: &[&[Operation]],
    provenance: &[u8; 10],
) -> Card {
    Card {
        id: Text::new(id),
        name: Text::new(name),
        level,
        copies,
        cost,
        gold,
        vp,
        timing,
        copy,
        action: Action::new(modes),
        letters: letters(provenance),
    }
}

/// Id, name, level, copies, cost, gold, vp, timing, copy; action; provenance of name, level, group,
/// copies, cost, gold, vp, timing, copy and action.
#[rustfmt::skip]
pub(super) const CARDS: [Card; DESIGNS] = [
    card(
        "shabti", "Shabti", 1, 16, 0, 1, 1, Timing::Turn, true,
        &[&[must(one(Source::Hand, Destination::Boneyard, ANY))]],
        b"SPPPHHPHPH",
    ),
    card(
        "urn", "Urn", 1, 12, 1, 1, 1, Timing::Turn, true,
        &[&[must(Effect::Swap(Scope::Pyramid))]],
        b"SPPPHHPHPH",
    ),
    card(
        "food", "Box of Food", 1, 8, 1, 1, 1, Timing::Turn, true,
        &[&[must(Effect::Draw(1))]],
        b"SPPPHHPHPH",
    ),
    card(
        "table", "Offering Table", 1, 4, 1, 1, 1, Timing::Turn, true,
        &[&[must(Effect::Gold(2))]],
        b"SPPPHHPHPH",
    ),
    card(
        "sarc_outer", "Outer Sarcophagus", 2, 2, 4, 1, 0, Timing::Turn, true,
        &[&[must(one(Source::Tomb, Destination::Hand, ANY)), must(one(Source::Hand, Destination::Tomb, ANY))]],
        b"HHPPHHSHPH",
    ),
    card(
        "sarc_middle", "Middle Sarcophagus", 2, 2, 5, 1, 0, Timing::Turn, true,
        &[&[must(one(Source::Deck, Destination::Tomb, Filter { level: 1, ..ANY }))]],
        b"HHPPHHSHPH",
    ),
    card(
        "sarc_inner", "Inner Sarcophagus", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[must(one(Source::Hand, Destination::Tomb, ANY))]],
        b"SHPPHHSHPH",
    ),
    card(
        "jar_qeb", "Canopic Jar (Qebehsenuef)", 2, 2, 5, 2, 0, Timing::Turn, true,
        &[&[must(Effect::OppSacrifice(1)), must(Effect::Gold(1))]],
        b"PHPPHHSPP+",
    ),
    card(
        "jar_imsety", "Canopic Jar (Imsety)", 2, 2, 7, 2, 0, Timing::Turn, true,
        &[&[must(Effect::Draw(2))]],
        b"HHPPHHSHPH",
    ),
    card(
        "jar_hapi", "Canopic Jar (Hapi)", 3, 2, 7, 3, 0, Timing::Turn, true,
        &[&[must(Effect::OppDiscard(1))]],
        b"HHPPHHSHPH",
    ),
    card(
        "jar_dua", "Canopic Jar (Duamutef)", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[must(Effect::OppDiscard(2))]],
        b"HHPPHHSHPH",
    ),
    card(
        "am_ankh", "Ankh Amulet", 2, 2, 2, 1, 0, Timing::Turn, true,
        &[&[must(Effect::Draw(1)), must(Effect::Gold(1))]],
        b"HHPPHHSHPH",
    ),
    card(
        "am_djed", "Djed Amulet", 2, 2, 5, 1, 0, Timing::Turn, true,
        &[&[must(one(Source::DiscardTop, Destination::Hand, ANY))]],
        b"HHPPHHSHPH",
    ),
    card(
        "am_scarab", "Scarab Amulet", 2, 2, 4, 1, 0, Timing::Turn, true,
        &[&[must(Effect::Gold(2))], &[must(Effect::Draw(2))]],
        b"HHPPHHSHPH",
    ),
    card(
        "am_tyet", "Tyet Amulet", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[must(Effect::Repeat)]],
        b"PHPPHHSPPP",
    ),
    card(
        "am_wedjat", "Wedjat Amulet", 3, 2, 7, 2, 0, Timing::Turn, true,
        &[&[must(Effect::OppExec)]],
        b"HHPPHHSHPH",
    ),
    card(
        "bk_nether", "Book of the Netherworld", 2, 2, 6, 2, 0, Timing::Turn, true,
        &[&[must(one(Source::Stock, Destination::Discard, ANY))]],
        b"PHPPHHSPPP",
    ),
    card(
        "bk_earth", "Book of the Earth", 2, 2, 5, 1, 0, Timing::Turn, true,
        &[&[must(Effect::Trade { factor: 2, plus: 0, lose: Destination::Boneyard, scope: Scope::Pyramid, to: Destination::Discard })]],
        b"PHPPHHSPPP",
    ),
    card(
        "bk_gates", "Book of Gates", 2, 2, 5, 1, 0, Timing::Turn, true,
        &[&[must(Effect::PlayTop)]],
        b"PHPPHHSPPP",
    ),
    card(
        "bk_dead", "Book of the Dead", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[must(one(Source::Pyramid, Destination::Tomb, Filter { pick: Some(Extreme::Lowest), ..ANY }))]],
        b"PHPPHHSPPP",
    ),
    card(
        "bk_heavens", "Book of the Heavens", 3, 2, 9, 3, 0, Timing::Turn, true,
        &[&[must(Effect::Need(Need::Discard(5))), must(one(Source::Discard, Destination::Tomb, ANY))]],
        b"PHPPHHSPPP",
    ),
    card(
        "bk_travers", "Book of Traversing Eternity", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[must(Effect::Need(Need::Bought)), must(one(Source::Pyramid, Destination::Discard, Filter { below_bought: true, ..ANY }))]],
        b"PHPPHHSPPP",
    ),
    card(
        "st_anubis", "Statue of Anubis", 2, 2, 6, 2, 0, Timing::Turn, true,
        &[&[must(one(Source::Boneyard, Destination::Discard, Filter { max_cost: 4, ..ANY }))]],
        b"HHPPHHSHPH",
    ),
    card(
        "st_bastet", "Statue of Bastet", 2, 2, 6, 2, 0, Timing::Turn, true,
        &[&[must(Effect::Reach(Reach::Middle)), may(Effect::Swap(Scope::Pyramid))]],
        b"HHPPHHSHPH",
    ),
    card(
        "st_horus", "Statue of Horus", 2, 2, 7, 3, 0, Timing::Turn, true,
        &[&[must(one(Source::Base, Destination::Discard, Filter { max_cost: 4, ..ANY }))]],
        b"HHPPHHSHPH",
    ),
    card(
        "st_isis", "Statue of Isis", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[may(one(Source::Tomb, Destination::Hand, ANY)), must(Effect::Draw(1))]],
        b"HHPPHHSHPH",
    ),
    card(
        "st_osiris", "Statue of Osiris", 3, 2, 9, 3, 0, Timing::Turn, true,
        &[&[must(one(Source::Discard, Destination::Tomb, Filter { max_cost: 4, ..ANY }))]],
        b"HHPPHHSHPH",
    ),
    card(
        "st_sekhmet", "Statue of Sekhmet", 3, 2, 8, 3, 0, Timing::Turn, true,
        &[&[must(Effect::OppGive { floor: 5, to: Destination::Discard }), must(Effect::Draw(1))]],
        b"HHPPHHSPP+",
    ),
    card(
        "st_thoth", "Statue of Thoth", 3, 2, 9, 4, 0, Timing::Turn, false,
        &[&[must(Effect::Worth(4))]],
        b"PHPPHHSPPP",
    ),
    card(
        "boat", "Boat", 2, 1, 4, 1, 4, Timing::Reaction, false,
        &[&[must(one(Source::Base, Destination::Discard, ANY))]],
        b"PHPPHHHPPP",
    ),
    card(
        "senet", "Senet Board", 2, 1, 4, 2, 4, Timing::Turn, true,
        &[&[must(one(Source::Pyramid, Destination::Boneyard, ANY)), must(Effect::Gold(1))]],
        b"HHPPHHHHPH",
    ),
    card(
        "chariot", "Royal Chariot", 2, 1, 4, 2, 4, Timing::Turn, true,
        &[&[must(one(Source::Discard, Destination::DeckTop, ANY))]],
        b"HHPPHHHHPH",
    ),
    card(
        "censer", "Censer", 3, 1, 7, 3, 6, Timing::Turn, false,
        &[&[must(Effect::Cheaper(1))]],
        b"PHPPHHHHPH",
    ),
    card(
        "mask", "Burial Mask", 3, 1, 8, 3, 7, Timing::Turn, true,
        &[&[must(one(Source::DeckTop, Destination::Tomb, ANY))]],
        b"PHPPHHHHPH",
    ),
    card(
        "throne", "Golden Throne", 3, 1, 9, 5, 9, Timing::Turn, true,
        &[&[must(Effect::OppDeck(Destination::Discard))]],
        b"HHPPHHHHPH",
    ),
];

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;
    use crate::catalogue::Value;

    #[test]
    fn a_row_says_what_its_columns_say() {
        let give = one(Source::Hand, Destination::Tomb, ANY);
        let modes: [&[Operation]; 2] = [&[must(give)], &[may(give)]];
        let row = card(
            "cat",
            "Cat",
            2,
            1,
            3,
            4,
            5,
            Timing::Turn,
            true,
            &modes,
            b"SPR+HSPR+H",
        );
        assert_eq!((row.id(), row.name()), ("cat", "Cat"));
        assert_eq!(
            (row.level(), row.copies(), row.cost(), row.gold(), row.vp()),
            (2, 1, 3, 4, 5)
        );
        assert_eq!((row.timing(), row.repeatable()), (Timing::Turn, true));
        let action = "move from=hand to=tomb / move from=hand to=tomb may=1";
        assert_eq!(row.action().to_string(), action);
        let origins = ["S", "P", "R", "P+H", "H", "S", "P", "R", "P+H", "H"];
        for (&value, origin) in Value::ALL.iter().zip(origins) {
            assert_eq!(row.letters(value).to_string(), origin, "{value}");
        }
    }
}
