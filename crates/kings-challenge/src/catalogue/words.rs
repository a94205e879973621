//! What effects are called, and what they count.

use core::fmt::{self, Write};

use solo_core::{Noun, TextVisitor};

use super::{Count, Deferred, Effect, EffectList, EffectLists, EventEffect, Resource};
use crate::game::KingsChallenge;

type Speech<'a> = solo_core::Speech<'a, KingsChallenge>;

/// Templates by the word of what they say.
struct Templates {
    owner: &'static str,
    rows: &'static [(&'static str, &'static str)],
}

impl Templates {
    fn fill<const N: usize>(
        &self,
        word: &str,
        fields: &[(&'static str, &dyn Noun<KingsChallenge>); N],
        speech: &Speech<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let row = self.rows.iter().find(|(of, _)| *of == word);
        row.map_or(Ok(()), |(_, template)| {
            speech.fill(self.owner, word, template, fields, out)
        })
    }

    fn texts(&self, visit: &mut TextVisitor<'_>) {
        for (word, template) in self.rows {
            visit(&self.owner, word, template);
        }
    }
}

const RESOURCES: Templates = Templates {
    owner: "Resource",
    rows: &[
        ("deniers", "{n} {n#1=denier|deniers}"),
        ("influence", "{n} influence"),
        ("vp", "{n} VP"),
    ],
};

const COUNTS: Templates = Templates {
    owner: "Count",
    rows: &[
        (
            "citizens_palace",
            "{n#1=citizen|{n} citizens} in the palace",
        ),
        (
            "citizens_hall",
            "{n#1=citizen|{n} citizens} in the City Hall",
        ),
        (
            "citizens_bishopric",
            "{n#1=citizen|{n} citizens} in the bishopric",
        ),
        (
            "citizens",
            "{n#1=citizen in a building|{n} citizens in buildings}",
        ),
        (
            "buildings",
            "{n#1=building with a citizen|{n} buildings with citizens}",
        ),
        ("stones", "{n#1=stone|{n} stones}"),
        (
            "levels",
            "{n#1=cathedral level with a stone|{n} cathedral levels with stones}",
        ),
        (
            "events",
            "{n#1=Event card with a cube|{n} Event cards with cubes}",
        ),
        ("tradesmen", "{n#1=tradesman|{n} tradesmen}"),
        ("supply", "{n#1=citizen|{n} citizens} in the supply"),
        ("won", "{n#1=Event card|{n} Event cards} taken"),
        ("dice_red", "{n#1=red die|{n} red dice}"),
        ("dice_yellow", "{n#1=yellow die|{n} yellow dice}"),
        ("dice_white", "{n#1=white die|{n} white dice}"),
        ("dice", "{n#1=die|{n} dice}"),
        ("deniers", "{n#1=denier|{n} deniers}"),
        ("influence", "{n#1=|{n} }influence"),
    ],
};

/// Behind the name of the card.
const EVENT_EFFECTS: Templates = Templates {
    owner: "EventEffect",
    rows: &[
        ("black_dice", "sends {n#1=a black die|{n} black dice}"),
        ("lose_deniers", "takes {n} {n#1=denier|deniers}"),
        ("lose_influence", "takes {n} influence"),
        (
            "lose_activity_cube",
            "takes {n#1=a cube|{n} cubes} from your Activity cards",
        ),
        (
            "lose_event_cube",
            "takes {n#1=a cube|{n} cubes} from your Event cards",
        ),
        ("lose_stone", "takes {n#1=a stone|{n} stones} of yours"),
        (
            "lay_down",
            "lays down {n#1=a citizen|{n} citizens} of yours in {building}",
        ),
        (
            "roy_citizen",
            "sends {n#1=a citizen|{n} citizens} of le Roy's into {building}",
        ),
        ("roy_stone", "gives le Roy {n#1=a stone|{n} stones}"),
        ("lose_per", "takes {amount} for every {counted}"),
    ],
};

const EFFECTS: Templates = Templates {
    owner: "Effect",
    rows: &[
        ("pay_deniers", "pay {n} {n#1=denier|deniers}"),
        ("pay_influence", "pay {n} influence"),
        ("deniers", "{n} {n#1=denier|deniers}"),
        ("influence", "{n} influence"),
        ("vp", "{n} VP"),
        ("recruit", "{n#1=a recruit|{n} recruits}"),
        ("per", "{amount} for every {counted}"),
        ("event_cube", "{n#1=a cube|{n} cubes} for Event cards"),
        ("choose", "{choice}"),
        ("roll", "{effects} if a black die shows {n} or more"),
    ],
};

/// What a cube does.
const DEFERRED: Templates = Templates {
    owner: "Deferred",
    rows: &[
        ("add_sum", "{n} more strength for {colour} dice"),
        ("add_each", "each {colour} die counts {n} more"),
        ("set_each", "each die counts {n}"),
        ("recolour", "{colour} dice count as {to}"),
        ("multiply", "one {colour} die counts as {n} {to} ones"),
        (
            "free",
            "{n#1=a {colour} die|{n} {colour} dice} of le Roy's for nothing",
        ),
        ("wild", "{colour} dice, whatever is asked for"),
    ],
};

/// So much of a resource.
struct Amount(Resource, u8);

/// So many counted things of the human.
struct Counted(Count, u8);

/// One of these lists.
struct Choice(EffectLists);

/// Makes these nouns that are only told.
macro_rules! told {
    ($($name:ident: |$self:ident, $speech:ident, $out:ident| $tell:expr;)+) => {$(
        impl Noun<KingsChallenge> for $name {
            fn id(&self, game: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
                self.name(&Speech::of(game), out)
            }

            fn name(&$self, $speech: &Speech<'_>, $out: &mut dyn Write) -> fmt::Result {
                $tell
            }
        }
    )+};
}

told! {
    Amount: |self, speech, out| RESOURCES.fill(self.0.word(), &[("n", &self.1)], speech, out);
    Counted: |self, speech, out| COUNTS.fill(self.0.word(), &[("n", &self.1)], speech, out);
    EffectList: |self, speech, out| speech.game().catalogue().effects(*self).name(speech, out);
    Choice: |self, speech, out| {
        let lists = speech.game().catalogue().lists(self.0);
        for (place, list) in lists.iter().enumerate() {
            out.write_str(if place == 0 { "" } else { speech.text("Effect", "or", " or ") })?;
            list.name(speech, out)?;
        }
        Ok(())
    };
}

/// What an Event card does, behind its name: `sends 2 black dice`.
impl Noun<KingsChallenge> for EventEffect {
    fn id(&self, _: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.word())
    }

    fn name(&self, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
        let (n, building, per) = match *self {
            Self::BlackDice(n)
            | Self::LoseDeniers(n)
            | Self::LoseInfluence(n)
            | Self::LoseActivityCube(n)
            | Self::LoseEventCube(n)
            | Self::LoseStone(n)
            | Self::RoyStone(n) => (n, None, None),
            Self::LayDown(building, n) | Self::RoyCitizen(building, n) => (n, Some(building), None),
            Self::LosePer {
                resource,
                amount,
                count,
                every,
            } => (
                amount,
                None,
                Some((Amount(resource, amount), Counted(count, every))),
            ),
        };
        let (amount, counted) = per.unzip();
        let fields = [
            ("n", &n as _),
            ("building", &building as _),
            ("amount", &amount as _),
            ("counted", &counted as _),
        ];
        EVENT_EFFECTS.fill(self.word(), &fields, speech, out)
    }

    fn texts(_: &KingsChallenge, visit: &mut TextVisitor<'_>) {
        for table in [RESOURCES, COUNTS, EVENT_EFFECTS, EFFECTS, DEFERRED] {
            table.texts(visit);
        }
    }
}

/// What an Activity card gives: `2 deniers for every stone`.
impl Noun<KingsChallenge> for Effect {
    fn id(&self, _: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.word())
    }

    fn name(&self, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
        let (n, per) = match *self {
            Self::PayDeniers(n)
            | Self::PayInfluence(n)
            | Self::Deniers(n)
            | Self::Influence(n)
            | Self::Vp(n)
            | Self::Recruit(n)
            | Self::EventCube(n)
            | Self::Roll { least: n, .. } => (n, None),
            Self::Per {
                resource,
                amount,
                count,
                every,
            } => (
                amount,
                Some((Amount(resource, amount), Counted(count, every))),
            ),
            Self::Choose(_) => (1, None),
        };
        let (amount, counted) = per.unzip();
        let (choice, effects) = match *self {
            Self::Choose(lists) => (Some(Choice(lists)), None),
            Self::Roll { list, .. } => (None, Some(list)),
            _ => (None, None),
        };
        let fields = [
            ("n", &n as _),
            ("amount", &amount as _),
            ("counted", &counted as _),
            ("choice", &choice as _),
            ("effects", &effects as _),
        ];
        EFFECTS.fill(self.word(), &fields, speech, out)
    }
}

/// What a cube of an Activity card does: `each die counts 5`.
impl Noun<KingsChallenge> for Deferred {
    fn id(&self, _: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.word())
    }

    fn name(&self, speech: &Speech<'_>, out: &mut dyn Write) -> fmt::Result {
        let (colour, to, n) = match *self {
            Self::AddSum(colour, n) | Self::AddEach(colour, n) | Self::Free(colour, n) => {
                (Some(colour), None, n)
            }
            Self::SetEach(n) => (None, None, n),
            Self::Recolour(from, to) => (Some(from), Some(to), 1),
            Self::Multiply(from, to, n) => (Some(from), Some(to), n),
            Self::Wild(colour) => (Some(colour), None, 1),
        };
        let fields = [("colour", &colour as _), ("to", &to as _), ("n", &n as _)];
        DEFERRED.fill(self.word(), &fields, speech, out)
    }
}

solo_core::when_serde! {
    use solo_core::Data;
    use solo_core::serde::Serializer;

    /// The word alone; what the card says more is in the catalogue.
    impl Data<KingsChallenge> for EventEffect {
        fn serialize<S: Serializer>(&self, _: &KingsChallenge, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.word())
        }

        solo_core::when_schema! {
            fn schema(_: &KingsChallenge) -> solo_core::Value {
                solo_core::typed("string", solo_core::Object::default())
            }
        }
    }
}
