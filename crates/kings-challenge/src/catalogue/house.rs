//! The embedded cards and boards.
//!
//! Every value carries its label. Divisors, spaces, banners, rewards and thresholds marked `H` are
//! house values, not the published ones; so are names marked `H`.

use solo_core::Shared::{self, Static};
use solo_core::{Set, SharedOrigins};

use super::buildings::{Cathedral, Chains, Feature, Numbers, Places, PushChains, Ranking};
use super::cards::{Activity, Character, Combat, Deck, EventCard, Kind, Second};
use super::cells::{Reward, Served, Spaces, Steps};
use super::language::{EventFx, Fx};
use super::{ActionKind, Count, Deferred, Effect, EventEffect, Mix, Per, Resource, TradeSpace};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour};

use ActionKind::{Activate, Combat as Fight, Farm, Place};
use Building::{Bishopric, Hall, Palace};
use Colour::{Red, White, Yellow};
use Deferred::{AddEach, AddSum, Free, Multiply, Recolour, SetEach, Wild};
use Effect::{Choose, Deniers, EventCube, Influence, PayDeniers, PayInfluence, Recruit, Roll, Vp};
use EventEffect::{
    BlackDice, LayDown, LoseActivityCube, LoseDeniers, LoseEventCube, LoseInfluence, LoseStone,
    RoyCitizen, RoyStone,
};
use Mix::{EachOnce, Single};

#[rustfmt::skip]
pub(super) static CHAINS: [PushChains; 3] = [
    chains(Palace, &[Static(&[1]), Static(&[2]), Static(&[3]), Static(&[4]), Static(&[5]), Static(&[6])], "P2"),
    chains(Hall, &[Static(&[1, 2, 3]), Static(&[2, 3]), Static(&[3]), Static(&[4, 5, 6]), Static(&[5, 6]), Static(&[6])], "H"),
    chains(Bishopric, &[Static(&[1, 2]), Static(&[2]), Static(&[3, 4]), Static(&[4]), Static(&[5, 6]), Static(&[6])], "H"),
];

pub(super) static PLACES: [Ranking; 3] = [
    places(Palace, &[6, 5, 4, 3, 2, 1]),
    places(Hall, &[4, 1, 5, 2, 6, 3]),
    places(Bishopric, &[5, 3, 1, 6, 4, 2]),
];

// It is published that there are columns with 1 and with 2.
pub(super) static CATHEDRAL: [Cathedral; 2] = [
    cathedral(Feature::Levels, &[3], "P"),
    cathedral(Feature::ColumnInfluence, &[1, 1, 1, 2, 2, 2], "H"),
];

const THREE: &[TradeSpace] = &[space(3, 1), space(3, 1), space(3, 0), space(3, 0)];
const FOUR: &[TradeSpace] = &[space(4, 2), space(4, 1), space(4, 0), space(4, 0)];
const FIVE: &[TradeSpace] = &[space(5, 3), space(5, 1), space(5, 0), space(5, 0)];

// Id, name, divisor, spaces, effects, kinds that cubes serve, labels.
#[rustfmt::skip]
pub(super) static ACTIVITIES: [Activity; 27] = [
    immediate("r1a", "Archer", 3, FOUR, &[Roll { least: 3, then: Static(&[EventCube(1)]) }], "P divisor=H spaces=H"),
    immediate("r1b", "Diplomat", 3, THREE, &[Influence(1)], "H name=P number=P"),
    deferred("r1c", "Knight", 3, FOUR, Wild(Red), &[Fight], "H name=P number=P"),
    immediate("r2a", "Hunting", 2, FOUR, &[Influence(1)], "P2 name=P number=P divisor=H spaces=H"),
    immediate("r2b", "Templar", 6, FIVE, &[EventCube(1)], "H name=P number=P2"),
    immediate("r2c", "Garrison", 4, THREE, &[Deniers(3)], "H number=P2"),
    immediate("r3a", "Troubadour", 5, FIVE, &[PayInfluence(1), Vp(2)], "H name=P number=P kind=P"),
    immediate("r3b", "Joust", 5, FIVE, &[Effect::Per(per(Resource::Vp, 1, Count::DiceRed, 1))], "H name=P number=P kind=P2"),
    immediate("r3c", "Captain", 6, FIVE, &[Effect::Per(per(Resource::Vp, 1, Count::Events, 1))], "P divisor=H spaces=H"),
    immediate("y1a", "Merchant", 3, THREE, &[Deniers(2)], "P kind=P2 divisor=H spaces=H"),
    immediate("y1b", "Artisan", 4, FOUR, &[PayInfluence(1), Deniers(6)], "P divisor=H spaces=H"),
    immediate("y1c", "Miller", 4, FOUR, &[Choose(Static(&[Static(&[Effect::Per(per(Resource::Deniers, 2, Count::CitizensPalace, 1))]), Static(&[Effect::Per(per(Resource::Deniers, 2, Count::CitizensBishopric, 1))])]))], "P number=P2 kind=P2 divisor=H spaces=H"),
    immediate("y2a", "Innkeeper", 2, THREE, &[PayDeniers(1), Influence(1)], "P number=P2 kind=P2 divisor=H spaces=H"),
    deferred("y2b", "Blacksmith", 4, FOUR, AddSum(Red, 5), &[Activate, Fight], "P kind=P2 divisor=H spaces=H"),
    deferred("y2c", "Militia", 4, FOUR, Recolour(Yellow, Red), &[Activate, Fight, Place], "P kind=H divisor=H spaces=H"),
    immediate("y3a", "Journeyman", 4, FIVE, &[PayDeniers(3), Vp(2)], "P divisor=H spaces=H"),
    immediate("y3b", "Goldsmith", 6, FIVE, &[Vp(1), Deniers(2)], "P divisor=H spaces=H"),
    immediate("y3c", "Sculptor", 4, FIVE, &[Vp(1)], "P divisor=H spaces=H"),
    deferred("w1a", "Tithing", 3, THREE, Free(Yellow, 1), &[Activate, Fight, Place, Farm], "P divisor=H spaces=H"),
    deferred("w1b", "Monk", 3, FOUR, Multiply(White, Yellow, 3), &[Activate, Fight, Place, Farm], "P divisor=H spaces=H"),
    deferred("w1c", "Priest", 3, FOUR, AddEach(Yellow, 3), &[Activate, Fight, Farm], "P divisor=H spaces=H"),
    deferred("w2a", "Apprenticeship", 4, FOUR, SetEach(5), &[Activate, Fight, Farm], "P divisor=H spaces=H"),
    immediate("w2b", "Confession", 4, THREE, &[Recruit(1)], "H name=P number=P"),
    immediate("w2c", "Hospice", 3, FOUR, &[Influence(1), Deniers(1)], "H number=P2"),
    immediate("w3a", "Pilgrimage", 4, FIVE, &[Vp(1)], "P2 name=P number=P kind=P divisor=H spaces=H"),
    immediate("w3b", "Glassmaker", 6, FIVE, &[Effect::Per(per(Resource::Vp, 1, Count::Stones, 2))], "H name=P number=P kind=P2"),
    immediate("w3c", "Procession", 6, FIVE, &[Effect::Per(per(Resource::Vp, 1, Count::Buildings, 1))], "H name=P number=P kind=P2"),
];

// Id, name, second deck, effects, banners, dice that counter it, reward, labels.
#[rustfmt::skip]
pub(super) static EVENTS: [EventCard; 17] = [
    event("e0", "Marauding", Second::None, &[BlackDice(1)], 4, combat(&[Red], Single, 5), &[0, 1, 2, 3, 4], "H name=P colour=P fx=P"),
    event("er1", "War", Second::White, &[BlackDice(2)], 4, combat(&[Red], Single, 5), &[0, 1, 3, 5, 7], "H name=P colour=P fx=P second=R"),
    event("er2", "Brigands", Second::Yellow, &[BlackDice(1)], 2, combat(&[Red], Single, 5), &[0, 1, 3], "H second=R"),
    event("er3", "Siege", Second::White, &[BlackDice(2)], 3, combat(&[Red], Single, 6), &[0, 1, 3, 6], "H second=R"),
    event("er4", "Free Companies", Second::Yellow, &[BlackDice(1), LoseEventCube(1)], 3, combat(&[Red], Single, 5), &[0, 1, 3, 5], "H second=R"),
    event("er5", "Border Raid", Second::White, &[BlackDice(1)], 3, combat(&[Red, Yellow], EachOnce, 4), &[0, 1, 3, 5], "H second=R"),
    event("er6", "Mutiny", Second::Yellow, &[BlackDice(1), RoyCitizen(Palace, 1)], 2, combat(&[Red], Single, 5), &[0, 1, 3], "H second=R"),
    event("er7", "Royal Levy", Second::White, &[BlackDice(1), RoyStone(1)], 3, combat(&[Red, White], EachOnce, 4), &[0, 1, 3, 5], "H second=R"),
    event("er8", "Routiers", Second::Yellow, &[BlackDice(2)], 2, combat(&[Red], Single, 6), &[0, 2, 4], "H second=R"),
    event("ey1", "Succession Conflict", Second::None, &[RoyCitizen(Palace, 1)], 3, combat(&[Red, Yellow], EachOnce, 4), &[0, 1, 3, 5], "H name=P"),
    event("ey2", "Drought", Second::None, &[LoseDeniers(2)], 2, combat(&[Yellow], Single, 5), &[0, 1, 3], "H name=P colour=R"),
    event("ey3", "Guild Dispute", Second::None, &[LoseActivityCube(1)], 2, combat(&[Yellow], Single, 5), &[0, 1, 3], "P name=H colour=R reward=P2"),
    event("ey4", "Bread Riot", Second::None, &[RoyCitizen(Hall, 1)], 3, combat(&[Yellow], Single, 5), &[0, 1, 3, 5], "H fx=P2"),
    event("ew1", "Theological Conflict", Second::None, &[RoyCitizen(Bishopric, 1)], 2, combat(&[White], Single, 5), &[0, 1, 3], "H name=P colour=R"),
    event("ew2", "Heresy", Second::None, &[LoseInfluence(1)], 3, combat(&[Red, White], EachOnce, 4), &[0, 1, 3, 5], "H name=P colour=R fx=P2"),
    event("ew3", "Excommunication", Second::None, &[LayDown(Bishopric, 1)], 3, combat(&[Red, Yellow, White], EachOnce, 5), &[0, 1, 3, 5], "H name=P2 colour=R"),
    event("ew4", "Stolen Relics", Second::None, &[LoseStone(1)], 2, combat(&[White], Single, 5), &[0, 1, 3], "H fx=P2"),
];

// Id, name, counted quantity, scored by le Roy, steps (count and VP), labels.
#[rustfmt::skip]
pub(super) static CHARACTERS: [Character; 6] = [
    character("c1", "Hugues de Payns", Count::Influence, false, &[(5, 1), (10, 3), (15, 6)], "P steps=P2 vp=H"),
    character("c2", "Thibaut II", Count::Deniers, false, &[(6, 1), (12, 3), (18, 6)], "P steps=H vp=H"),
    character("c3", "Urbain IV", Count::Stones, true, &[(3, 1), (5, 3), (7, 6)], "P steps=H vp=H"),
    character("c4", "le Florentin", Count::Tradesmen, true, &[(3, 1), (4, 3), (6, 6)], "P steps=H vp=H"),
    character("c5", "Chretien de Troyes", Count::Citizens, true, &[(4, 1), (6, 3), (8, 6)], "P steps=H vp=H"),
    character("c6", "Henri I", Count::Won, true, &[(1, 1), (2, 3), (3, 6)], "P steps=H vp=H"),
];

const fn chains(
    name: Building,
    chains: &'static [Shared<[u8]>],
    labels: &'static str,
) -> PushChains {
    PushChains {
        name,
        value: Chains(Static(chains)),
        prov: SharedOrigins::new(labels),
    }
}

const fn places(name: Building, places: &'static [u8]) -> Ranking {
    Ranking {
        name,
        value: Places(Static(places)),
        prov: SharedOrigins::new("H"),
    }
}

const fn cathedral(name: Feature, numbers: &'static [u8], labels: &'static str) -> Cathedral {
    Cathedral {
        name,
        value: Numbers(Static(numbers)),
        prov: SharedOrigins::new(labels),
    }
}

const fn space(price: u8, vp: u8) -> TradeSpace {
    TradeSpace { price, vp }
}

const fn per(resource: Resource, amount: u8, count: Count, every: u8) -> Per {
    Per {
        resource,
        amount,
        count,
        every,
    }
}

const fn immediate(
    id: &'static str,
    name: &'static str,
    divisor: u8,
    spaces: &'static [TradeSpace],
    effects: &'static [Effect],
    labels: &'static str,
) -> Activity {
    let fx = Fx::Immediate(Static(effects));
    activity(id, name, divisor, spaces, fx, Served(Set::EMPTY), labels)
}

const fn deferred(
    id: &'static str,
    name: &'static str,
    divisor: u8,
    spaces: &'static [TradeSpace],
    effect: Deferred,
    mut kinds: &[ActionKind],
    labels: &'static str,
) -> Activity {
    let mut served = Set::EMPTY;
    while let [kind, others @ ..] = kinds {
        served = served.union(Set::of_index(kind.index()));
        kinds = others;
    }
    let fx = Fx::Deferred(effect);
    activity(id, name, divisor, spaces, fx, Served(served), labels)
}

const fn activity(
    id: &'static str,
    name: &'static str,
    divisor: u8,
    spaces: &'static [TradeSpace],
    fx: Fx,
    use_for: Served,
    labels: &'static str,
) -> Activity {
    let id = known(ActivityId::of(id));
    Activity {
        id,
        name: Static(name),
        colour: id.slot().colour(),
        number: id.slot().number(),
        divisor,
        spaces: Spaces(Static(spaces)),
        kind: match &fx {
            Fx::Immediate(_) => Kind::Immediate,
            Fx::Deferred(_) => Kind::Deferred,
        },
        fx,
        use_for,
        prov: SharedOrigins::new(labels),
    }
}

const fn combat(mut colours: &[Colour], mix: Mix, divisor: u8) -> Combat {
    let mut set = Set::EMPTY;
    while let [colour, others @ ..] = colours {
        set = set.union(Set::of_index(colour.index()));
        colours = others;
    }
    Combat {
        colours: set,
        mix,
        divisor,
    }
}

#[expect(clippy::too_many_arguments, reason = "a row of a table")]
const fn event(
    id: &'static str,
    name: &'static str,
    second: Second,
    effects: &'static [EventEffect],
    banners: u8,
    combat: Combat,
    reward: &'static [u8],
    labels: &'static str,
) -> EventCard {
    let id = known(EventId::of(id));
    EventCard {
        id,
        name: Static(name),
        colour: Deck::of(id.colour()),
        second,
        fx: EventFx(Static(effects)),
        banners,
        combat,
        reward: Reward(Static(reward)),
        // KC-10.7: only Marauding stays.
        stays: id.colour().is_none(),
        prov: SharedOrigins::new(labels),
    }
}

const fn character(
    id: &'static str,
    name: &'static str,
    metric: Count,
    roy: bool,
    steps: &'static [(u16, u16)],
    labels: &'static str,
) -> Character {
    Character {
        id: known(CharacterId::of(id)),
        name: Static(name),
        metric,
        roy,
        steps: Steps(Static(steps)),
        prov: SharedOrigins::new(labels),
    }
}

/// Unwraps an id of the embedded catalogue.
#[expect(clippy::panic, reason = "what is wrong does not compile")]
const fn known<T: Copy>(id: Option<T>) -> T {
    match id {
        Some(id) => id,
        None => panic!("there is no such id"),
    }
}
