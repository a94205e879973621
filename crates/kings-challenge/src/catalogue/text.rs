//! The canonical text of a catalogue, and its fingerprint.

use core::fmt::{self, Write};

use solo_core::Fingerprint;

use super::{Catalogue, Constants, Deferred, Effect, EffectList, EventEffect, Use};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour};

impl Catalogue {
    /// A number that tells catalogues with different content apart: printed names and values, not
    /// their labels.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let house = Catalogue::house();
    /// assert_eq!(house.fingerprint(), house.fingerprint());
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut fingerprint = Fingerprint::new();
        // A fingerprint takes any text.
        let _ = self.write_text(&mut fingerprint);
        fingerprint.value()
    }

    /// Writes the catalogue, one line for each constant, card and table.
    fn write_text(&self, out: &mut impl Write) -> fmt::Result {
        for name in Constants::NAMES {
            let value = self.constants().get(name).unwrap_or(0);
            writeln!(out, "{name} {value}")?;
        }
        for id in ActivityId::all() {
            self.write_activity(id, out)?;
        }
        for id in EventId::all() {
            self.write_event(id, out)?;
        }
        for id in CharacterId::all() {
            let card = self.character(id);
            let name = self.character_labels(id).text;
            write!(
                out,
                "{id} {name:?} {} {}",
                card.metric(),
                card.counts_for_roy()
            )?;
            for (count, vp) in card.steps() {
                write!(out, " {count}:{vp}")?;
            }
            writeln!(out)?;
        }
        for building in Building::ALL {
            write!(out, "{building}")?;
            for face in 1..=6 {
                write!(out, " ")?;
                for space in self.chain(building, face).spaces() {
                    write!(out, "{space}")?;
                }
            }
            write!(out, " ")?;
            for space in self.places(building) {
                write!(out, "{space}")?;
            }
            writeln!(out)?;
        }
        for column in 1..=6 {
            write!(out, "{} ", self.column_influence(column))?;
        }
        Ok(())
    }

    fn write_activity(&self, id: ActivityId, out: &mut impl Write) -> fmt::Result {
        let (Some(card), Some(labels)) = (self.activity(id), self.activity_labels(id)) else {
            return Ok(());
        };
        write!(out, "{id} {:?} {}", labels.text, card.divisor())?;
        for space in card.spaces() {
            write!(out, " {}:{}", space.price, space.vp)?;
        }
        match card.usage() {
            Use::Immediate { list, .. } => self.write_effects(list, out)?,
            Use::Deferred { effect, use_for } => {
                write_deferred(effect, out)?;
                write!(out, " for {}", use_for.0)?;
            }
        }
        writeln!(out)
    }

    fn write_effects(&self, list: EffectList, out: &mut impl Write) -> fmt::Result {
        write!(out, " [")?;
        for &effect in self.effects(list) {
            write!(out, " {}", effect.word())?;
            match effect {
                Effect::PayDeniers(n)
                | Effect::PayInfluence(n)
                | Effect::Deniers(n)
                | Effect::Influence(n)
                | Effect::Vp(n)
                | Effect::Recruit(n)
                | Effect::EventCube(n) => write!(out, " {n}")?,
                Effect::Per {
                    resource,
                    amount,
                    count,
                    every,
                } => write!(out, " {resource} {amount} {count} {every}")?,
                Effect::Choose(lists) => {
                    for &list in self.lists(lists) {
                        self.write_effects(list, out)?;
                    }
                }
                Effect::Roll { least, list } => {
                    write!(out, " {least}")?;
                    self.write_effects(list, out)?;
                }
            }
        }
        write!(out, " ]")
    }

    fn write_event(&self, id: EventId, out: &mut impl Write) -> fmt::Result {
        let (Some(card), Some(labels)) = (self.event(id), self.event_labels(id)) else {
            return Ok(());
        };
        let second = card.second().map_or("none", Colour::word);
        write!(out, "{id} {:?} {second} {}", labels.text, card.banners())?;
        let combat = card.combat();
        write!(out, " {} {} {}", combat.colours, combat.mix, combat.divisor)?;
        for cubes in 0..=card.banners() {
            write!(out, " {}", card.reward(cubes))?;
        }
        for &effect in card.effects() {
            write!(out, " {}", effect.word())?;
            match effect {
                EventEffect::BlackDice(n)
                | EventEffect::LoseDeniers(n)
                | EventEffect::LoseInfluence(n)
                | EventEffect::LoseActivityCube(n)
                | EventEffect::LoseEventCube(n)
                | EventEffect::LoseStone(n)
                | EventEffect::RoyStone(n) => write!(out, " {n}")?,
                EventEffect::LayDown(building, n) | EventEffect::RoyCitizen(building, n) => {
                    write!(out, " {building} {n}")?;
                }
                EventEffect::LosePer {
                    resource,
                    amount,
                    count,
                    every,
                } => write!(out, " {resource} {amount} {count} {every}")?,
            }
        }
        writeln!(out)
    }
}

fn write_deferred(effect: Deferred, out: &mut impl Write) -> fmt::Result {
    write!(out, " {}", effect.word())?;
    match effect {
        Deferred::AddSum(colour, n) | Deferred::AddEach(colour, n) | Deferred::Free(colour, n) => {
            write!(out, " {colour} {n}")
        }
        Deferred::SetEach(n) => write!(out, " {n}"),
        Deferred::Recolour(from, to) => write!(out, " {from} {to}"),
        Deferred::Multiply(from, to, n) => write!(out, " {from} {to} {n}"),
        Deferred::Wild(colour) => write!(out, " {colour}"),
    }
}
