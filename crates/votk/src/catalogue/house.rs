//! The embedded catalogue.
//!
//! Frame (designs, copies, groups, scoring) and eleven actions, three of them in part, are
//! published. Every cost, every gold value, the victory points of the uniques, the levels of the
//! single designs and the other actions are house values: our own replacement for values that are
//! not established.

use solo_core::{Ranged, Shared, SharedOrigins};

use super::DESIGNS;
use super::action::Action;
use super::card::Card;
use super::design::Group;
use super::operation::{
    Destination, Effect, Extreme, Filter, Need, Operation, Reach, Scope, Source, Timing,
};

const ANY: Filter = Filter::ANY;

/// Returns the move of one card between two zones.
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

// Provenance of the values of these kinds of cards.
const STARTER: &str = "H name=S level=P group=P copies=P vp=P copy=P";
const SET: &str = "H group=P copies=P vp=S copy=P";
const INNER: &str = "H name=S group=P copies=P vp=S copy=P";
const JAR: &str = "H name=P group=P copies=P vp=S timing=P copy=P action=P+H";
const ESTABLISHED: &str = "H name=P group=P copies=P vp=S timing=P copy=P action=P";
const HAND_OVER: &str = "H group=P copies=P vp=S timing=P copy=P action=P+H";
const BOAT: &str = "H name=P group=P copies=P timing=P copy=P action=P";
const UNIQUE: &str = "H group=P copies=P copy=P";
const NAMED_UNIQUE: &str = "H name=P group=P copies=P copy=P";

/// Returns one row; `numbers` are level, copies, cost and gold, and `vp` is ignored for cards of a set.
#[expect(clippy::too_many_arguments, reason = "a row of a table")]
const fn card(
    id: &'static str,
    name: &'static str,
    group: Group,
    [level, copies, cost, gold]: [u8; 4],
    vp: u8,
    timing: Timing,
    copy: bool,
    prov: &'static str,
    modes: &[&[Operation]],
) -> Card {
    Card {
        id: Shared::Static(id),
        name: Shared::Static(name),
        level,
        group,
        copies,
        cost,
        gold,
        vp: match group {
            Group::Starter | Group::Unique => Ranged::new(vp),
            _ => None,
        },
        timing,
        copy,
        action: Action::new(modes),
        prov: SharedOrigins::new(prov),
    }
}

/// Id, name, group, level, copies, cost, gold; points, timing, repetition, provenance; action.
#[rustfmt::skip]
pub(super) const CARDS: [Card; DESIGNS] = [
    card("shabti", "Shabti", Group::Starter, [1, 16, 0, 1], 1, Timing::Turn, true, STARTER,
        &[&[must(one(Source::Hand, Destination::Boneyard, ANY))]]),
    card("urn", "Urn", Group::Starter, [1, 12, 1, 1], 1, Timing::Turn, true, STARTER,
        &[&[must(Effect::Swap(Scope::Pyramid))]]),
    card("food", "Box of Food", Group::Starter, [1, 8, 1, 1], 1, Timing::Turn, true, STARTER,
        &[&[must(Effect::Draw(1))]]),
    card("table", "Offering Table", Group::Starter, [1, 4, 1, 1], 1, Timing::Turn, true, STARTER,
        &[&[must(Effect::Gold(2))]]),
    card("sarc_outer", "Outer Sarcophagus", Group::Sarcophagus, [2, 2, 4, 1], 0, Timing::Turn, true, SET,
        &[&[must(one(Source::Tomb, Destination::Hand, ANY)), must(one(Source::Hand, Destination::Tomb, ANY))]]),
    card("sarc_middle", "Middle Sarcophagus", Group::Sarcophagus, [2, 2, 5, 1], 0, Timing::Turn, true, SET,
        &[&[must(one(Source::Deck, Destination::Tomb, Filter { level: 1, ..ANY }))]]),
    card("sarc_inner", "Inner Sarcophagus", Group::Sarcophagus, [3, 2, 8, 3], 0, Timing::Turn, true, INNER,
        &[&[must(one(Source::Hand, Destination::Tomb, ANY))]]),
    card("jar_qeb", "Canopic Jar (Qebehsenuef)", Group::Jar, [2, 2, 5, 2], 0, Timing::Turn, true, JAR,
        &[&[must(Effect::OppSacrifice(1)), must(Effect::Gold(1))]]),
    card("jar_imsety", "Canopic Jar (Imsety)", Group::Jar, [2, 2, 7, 2], 0, Timing::Turn, true, SET,
        &[&[must(Effect::Draw(2))]]),
    card("jar_hapi", "Canopic Jar (Hapi)", Group::Jar, [3, 2, 7, 3], 0, Timing::Turn, true, SET,
        &[&[must(Effect::OppDiscard(1))]]),
    card("jar_dua", "Canopic Jar (Duamutef)", Group::Jar, [3, 2, 8, 3], 0, Timing::Turn, true, SET,
        &[&[must(Effect::OppDiscard(2))]]),
    card("am_ankh", "Ankh Amulet", Group::Amulet, [2, 2, 2, 1], 0, Timing::Turn, true, SET,
        &[&[must(Effect::Draw(1)), must(Effect::Gold(1))]]),
    card("am_djed", "Djed Amulet", Group::Amulet, [2, 2, 5, 1], 0, Timing::Turn, true, SET,
        &[&[must(one(Source::DiscardTop, Destination::Hand, ANY))]]),
    card("am_scarab", "Scarab Amulet", Group::Amulet, [2, 2, 4, 1], 0, Timing::Turn, true, SET,
        &[&[must(Effect::Gold(2))], &[must(Effect::Draw(2))]]),
    card("am_tyet", "Tyet Amulet", Group::Amulet, [3, 2, 8, 3], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(Effect::Repeat)]]),
    card("am_wedjat", "Wedjat Amulet", Group::Amulet, [3, 2, 7, 2], 0, Timing::Turn, true, SET,
        &[&[must(Effect::OppExec)]]),
    card("bk_nether", "Book of the Netherworld", Group::Book, [2, 2, 6, 2], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(one(Source::Stock, Destination::Discard, ANY))]]),
    card("bk_earth", "Book of the Earth", Group::Book, [2, 2, 5, 1], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(Effect::Trade { factor: 2, plus: 0, lose: Destination::Boneyard, scope: Scope::Pyramid, to: Destination::Discard })]]),
    card("bk_gates", "Book of Gates", Group::Book, [2, 2, 5, 1], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(Effect::PlayTop)]]),
    card("bk_dead", "Book of the Dead", Group::Book, [3, 2, 8, 3], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(one(Source::Pyramid, Destination::Tomb, Filter { pick: Some(Extreme::Lowest), ..ANY }))]]),
    card("bk_heavens", "Book of the Heavens", Group::Book, [3, 2, 9, 3], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(Effect::Need(Need::Discard(5))), must(one(Source::Discard, Destination::Tomb, ANY))]]),
    card("bk_travers", "Book of Traversing Eternity", Group::Book, [3, 2, 8, 3], 0, Timing::Turn, true, ESTABLISHED,
        &[&[must(Effect::Need(Need::Bought)), must(one(Source::Pyramid, Destination::Discard, Filter { below_bought: true, ..ANY }))]]),
    card("st_anubis", "Statue of Anubis", Group::Statue, [2, 2, 6, 2], 0, Timing::Turn, true, SET,
        &[&[must(one(Source::Boneyard, Destination::Discard, Filter { max_cost: 4, ..ANY }))]]),
    card("st_bastet", "Statue of Bastet", Group::Statue, [2, 2, 6, 2], 0, Timing::Turn, true, SET,
        &[&[must(Effect::Reach(Reach::Middle)), may(Effect::Swap(Scope::Pyramid))]]),
    card("st_horus", "Statue of Horus", Group::Statue, [2, 2, 7, 3], 0, Timing::Turn, true, SET,
        &[&[must(one(Source::Base, Destination::Discard, Filter { max_cost: 4, ..ANY }))]]),
    card("st_isis", "Statue of Isis", Group::Statue, [3, 2, 8, 3], 0, Timing::Turn, true, SET,
        &[&[may(one(Source::Tomb, Destination::Hand, ANY)), must(Effect::Draw(1))]]),
    card("st_osiris", "Statue of Osiris", Group::Statue, [3, 2, 9, 3], 0, Timing::Turn, true, SET,
        &[&[must(one(Source::Discard, Destination::Tomb, Filter { max_cost: 4, ..ANY }))]]),
    card("st_sekhmet", "Statue of Sekhmet", Group::Statue, [3, 2, 8, 3], 0, Timing::Turn, true, HAND_OVER,
        &[&[must(Effect::OppGive { floor: 5, to: Destination::Discard }), must(Effect::Draw(1))]]),
    card("st_thoth", "Statue of Thoth", Group::Statue, [3, 2, 9, 4], 0, Timing::Turn, false, ESTABLISHED,
        &[&[must(Effect::Worth(4))]]),
    card("boat", "Boat", Group::Unique, [2, 1, 4, 1], 4, Timing::Reaction, false, BOAT,
        &[&[must(one(Source::Base, Destination::Discard, ANY))]]),
    card("senet", "Senet Board", Group::Unique, [2, 1, 4, 2], 4, Timing::Turn, true, UNIQUE,
        &[&[must(one(Source::Pyramid, Destination::Boneyard, ANY)), must(Effect::Gold(1))]]),
    card("chariot", "Royal Chariot", Group::Unique, [2, 1, 4, 2], 4, Timing::Turn, true, UNIQUE,
        &[&[must(one(Source::Discard, Destination::DeckTop, ANY))]]),
    card("censer", "Censer", Group::Unique, [3, 1, 7, 3], 6, Timing::Turn, false, NAMED_UNIQUE,
        &[&[must(Effect::Cheaper(1))]]),
    card("mask", "Burial Mask", Group::Unique, [3, 1, 8, 3], 7, Timing::Turn, true, NAMED_UNIQUE,
        &[&[must(one(Source::DeckTop, Destination::Tomb, ANY))]]),
    card("throne", "Golden Throne", Group::Unique, [3, 1, 9, 5], 9, Timing::Turn, true, UNIQUE,
        &[&[must(Effect::OppDeck(Destination::Discard))]]),
];
