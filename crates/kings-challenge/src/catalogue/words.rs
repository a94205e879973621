//! Words for effects: `2 deniers for every stone`; for those of Event cards a predicate of the
//! card: `sends 2 black dice`.

use core::fmt::{self, Write};

use solo_core::{Noun, Shared, Speech, TextVisitor, fields};

use super::{Count, Deferred, Effect, EventEffect, Per, Resource};

solo_core::templates! {
    RESOURCES: "Resource" {
        "deniers": "{n} {n#1=denier|deniers}",
        "influence": "{n} influence",
        "vp": "{n} VP",
    }
    COUNTS: "Count" {
        "citizens_palace": "{n#1=citizen|{n} citizens} in the palace",
        "citizens_hall": "{n#1=citizen|{n} citizens} in the City Hall",
        "citizens_bishopric": "{n#1=citizen|{n} citizens} in the bishopric",
        "citizens": "{n#1=citizen in a building|{n} citizens in buildings}",
        "buildings": "{n#1=building with a citizen|{n} buildings with citizens}",
        "stones": "{n#1=stone|{n} stones}",
        "levels": "{n#1=cathedral level with a stone|{n} cathedral levels with stones}",
        "events": "{n#1=Event card with a cube|{n} Event cards with cubes}",
        "tradesmen": "{n#1=tradesman|{n} tradesmen}",
        "supply": "{n#1=citizen|{n} citizens} in the supply",
        "won": "{n#1=Event card|{n} Event cards} taken",
        "dice_red": "{n#1=red die|{n} red dice}",
        "dice_yellow": "{n#1=yellow die|{n} yellow dice}",
        "dice_white": "{n#1=white die|{n} white dice}",
        "dice": "{n#1=die|{n} dice}",
        "deniers": "{n#1=denier|{n} deniers}",
        "influence": "{n#1=|{n} }influence",
    }
    EVENT_EFFECTS: "EventEffect" {
        "black_dice": "sends {n#1=a black die|{n} black dice}",
        "lose_deniers": "takes {n} {n#1=denier|deniers}",
        "lose_influence": "takes {n} influence",
        "lose_activity_cube": "takes {n#1=a cube|{n} cubes} from your Activity cards",
        "lose_event_cube": "takes {n#1=a cube|{n} cubes} from your Event cards",
        "lose_stone": "takes {n#1=a stone|{n} stones} of yours",
        "lay_down": "lays down {n#1=a citizen|{n} citizens} of yours in {building}, if you have {n#1=one|them} there",
        "roy_citizen": "sends {n#1=a citizen|{n} citizens} of le Roy's into {building}",
        "roy_stone": "gives le Roy {n#1=a stone|{n} stones}",
        "lose_per": "takes {amount} for every {counted}",
    }
    EFFECTS: "Effect" {
        "pay_deniers": "pay {n} {n#1=denier|deniers}",
        "pay_influence": "pay {n} influence",
        "deniers": "{n} {n#1=denier|deniers}",
        "influence": "{n} influence",
        "vp": "{n} VP",
        "recruit": "{n#1=a recruit|{n} recruits}",
        "per": "{amount} for every {counted}",
        "event_cube": "{n#1=a cube|{n} cubes} for Event cards",
        "choose": "{choice}",
        "roll": "{effects} if a black die shows {n} or more",
    }
    DEFERRED: "Deferred" {
        "add_sum": "{n} more strength for {colour} dice",
        "add_each": "each {colour} die counts {n} more",
        "set_each": "each die counts as {n}",
        "recolour": "{colour} dice count as {to}",
        "multiply": "one {colour} die counts as {n} {to} {n#1=die|dice}",
        "free": "{n#1=a {colour} die|{n} {colour} dice} of le Roy's for nothing",
        "wild": "{colour} dice, whatever is asked for",
    }
}

/// An amount of a resource.
struct Amount(Resource, u8);

/// A number of counted items of the human.
struct Counted(Count, u8);

/// Splits the gain from what it is counted by.
const fn told(per: Per) -> (Amount, Counted) {
    (
        Amount(per.resource, per.amount),
        Counted(per.count, per.every),
    )
}

/// The effects of a list.
pub(crate) struct Effects<'a>(pub(crate) &'a [Effect]);

/// A choice among these lists.
struct Choice<'a>(&'a [Shared<[Effect]>]);

/// Implements nouns by their words; their ids, which nothing reads, are the same.
macro_rules! told {
    ($($name:ty: |$self:ident, $speech:ident, $out:ident| $tell:expr;)+) => {$(
        impl<G: ?Sized> Noun<G> for $name {
            fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
                self.name(&Speech::of(game), out)
            }

            fn name(&$self, $speech: &Speech<'_, G>, $out: &mut dyn Write) -> fmt::Result {
                $tell
            }

            fn texts(_: &G, visit: &mut TextVisitor<'_>) {
                for table in [RESOURCES, COUNTS, EVENT_EFFECTS, EFFECTS, DEFERRED] {
                    table.texts(visit);
                }
            }
        }
    )+};
}

told! {
    Amount: |self, speech, out| RESOURCES.say(self.0.word(), &fields![n = self.1], speech, out);
    Counted: |self, speech, out| COUNTS.say(self.0.word(), &fields![n = self.1], speech, out);
    Effects<'_>: |self, speech, out| self.0.name(speech, out);
    Choice<'_>: |self, speech, out| {
        for (index, list) in self.0.iter().enumerate() {
            out.write_str(if index == 0 { "" } else { " or " })?;
            list.name(speech, out)?;
        }
        Ok(())
    };
    EventEffect: |self, speech, out| {
        let (n, building, per) = match *self {
            Self::BlackDice(n)
            | Self::LoseDeniers(n)
            | Self::LoseInfluence(n)
            | Self::LoseActivityCube(n)
            | Self::LoseEventCube(n)
            | Self::LoseStone(n)
            | Self::RoyStone(n) => (n, None, None),
            Self::LayDown(building, n) | Self::RoyCitizen(building, n) => (n, Some(building), None),
            Self::LosePer(per) => (per.amount, None, Some(per)),
        };
        let (amount, counted) = per.map(told).unzip();
        EVENT_EFFECTS.say(self.word(), &fields![n, building, amount, counted], speech, out)
    };
    Effect: |self, speech, out| {
        let (mut n, mut per, mut choice, mut effects) = (0, None, None, None);
        match self {
            Self::PayDeniers(most)
            | Self::PayInfluence(most)
            | Self::Deniers(most)
            | Self::Influence(most)
            | Self::Vp(most)
            | Self::Recruit(most)
            | Self::EventCube(most) => n = *most,
            Self::Per(of) => per = Some(*of),
            Self::Choose(lists) => choice = Some(Choice(lists)),
            Self::Roll { least, then } => (n, effects) = (*least, Some(Effects(then))),
        }
        let (amount, counted) = per.map(told).unzip();
        EFFECTS.say(self.word(), &fields![n, amount, counted, choice, effects], speech, out)
    };
    Deferred: |self, speech, out| {
        let (colour, to, n) = match *self {
            Self::AddSum(colour, n) | Self::AddEach(colour, n) | Self::Free(colour, n) => {
                (Some(colour), None, n)
            }
            Self::SetEach(n) => (None, None, n),
            Self::Recolour(from, to) => (Some(from), Some(to), 1),
            Self::Multiply(from, to, n) => (Some(from), Some(to), n),
            Self::Wild(colour) => (Some(colour), None, 1),
        };
        DEFERRED.say(self.word(), &fields![colour, to, n], speech, out)
    };
}

solo_core::when_serde! {
    use solo_core::Data;
    use solo_core::serde::Serializer;

    /// The word alone; the amounts are in the catalogue.
    impl<G: ?Sized> Data<G> for EventEffect {
        fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.word())
        }

        solo_core::when_schema! {
            fn schema(_: &G) -> solo_core::Value {
                solo_core::serde_json::json!({"type": "string"})
            }
        }
    }
}
