//! The catalogue as text: the nine tables in the form in which they are loaded, and the fingerprint
//! over them.

use core::fmt::{self, Display, Formatter, Write};

use solo_core::{Fingerprint, Noun, Speech, fields};

use super::card::{AutomaKind, Benefit, CardDie, Part};
use super::{Catalogue, Colour, Element, Symbol, TABLE_NAMES};
use crate::game::Botmegistus;

/// A part of an action as the tables and the view write it.
struct PartText<'a>(&'a Catalogue, Part);

impl Display for PartText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Part::Artifact => f.write_str("artifact"),
            Part::Experiment => f.write_str("experiment"),
            Part::Gold(gold) => write!(f, "gold:{gold}"),
            Part::Points(points) => write!(f, "vp:{points}"),
            Part::Track(element) => write!(f, "track:{}", self.0.element_name(element)),
            Part::Lowest => f.write_str("track:lowest"),
        }
    }
}

/// As the tables write it; for people in words (TB-7).
impl Noun<Botmegistus> for Part {
    fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", PartText(game.catalogue(), *self))
    }

    fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
        let mut amount = 0;
        let (key, template) = match *self {
            Self::Artifact => ("artifact", "an artifact"),
            Self::Experiment => ("experiment", "an experiment or else 1 Gold"),
            Self::Gold(gold) => {
                amount = gold;
                ("gold", "{amount} Gold")
            }
            Self::Points(points) => {
                amount = points;
                ("points", "{amount} VP")
            }
            Self::Track(track) => {
                return speech.fill("Part", "track", "a step on {track}", &fields![track], out);
            }
            Self::Lowest => ("lowest", "a step on its lowest track"),
        };
        speech.fill("Part", key, template, &fields![amount], out)
    }
}

impl Catalogue {
    /// Writes one of the nine tables in the form in which it is loaded; nothing for another name.
    ///
    /// A template for the owner of a box: write the tables, correct the values, load them.
    ///
    /// ```
    /// use trismegistus_bot::Catalogue;
    /// let mut text = String::new();
    /// Catalogue::house().write_table("dice", &mut text)?;
    /// assert_eq!(text, "colour,count\nblack,5\nwhite,5\nred,4\n");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn write_table(&self, name: &str, out: &mut dyn Write) -> fmt::Result {
        match name {
            "orders" => self.write_orders(out),
            "dice" => self.write_dice(out),
            "bowls" => self.write_bowls(out),
            "tracks" => self.write_tracks(out),
            "tokens" => self.write_tokens(out),
            "automa" => self.write_automa(out),
            "formulas" => self.write_formulas(out),
            "experiments" => self.write_experiments(out),
            "artifacts" => self.write_artifacts(out),
            _ => Ok(()),
        }
    }

    /// A number that differs between catalogues with different content: the fingerprint of all nine
    /// tables.
    ///
    /// ```
    /// use trismegistus_bot::Catalogue;
    /// assert_eq!(Catalogue::house().fingerprint(), Catalogue::house().clone().fingerprint());
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut fingerprint = Fingerprint::new();
        for name in TABLE_NAMES {
            // Writing into a fingerprint cannot fail.
            let _ = fingerprint.write_str(name);
            let _ = fingerprint.write_char('\n');
            let _ = self.write_table(name, &mut fingerprint);
        }
        fingerprint.value()
    }

    fn write_orders(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(
            out,
            "[orders]\ncolour = {:?}\nsymbol = {:?}",
            self.colours, self.symbols
        )?;
        let wild = self.symbol_name(self.max_wild_becomes);
        writeln!(
            out,
            "track = {:?}\nmax_wild_becomes = {wild:?}\n",
            self.elements
        )?;
        writeln!(out, "[layout]\nartifact_slots = {}", self.artifact_slots)?;
        writeln!(out, "experiment_slots = {}", self.experiment_slots)?;
        writeln!(out, "reaction_markers = {}", self.reaction_markers)
    }

    fn write_dice(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("colour,count\n")?;
        for colour in Colour::all() {
            writeln!(out, "{},{}", self.colour_name(colour), self.dice.at(colour))?;
        }
        Ok(())
    }

    fn write_bowls(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("symbol,essence,section\n")?;
        for bowl in Symbol::all() {
            let essence = self
                .essence(bowl)
                .map_or("none", |element| self.element_name(element));
            let section = self
                .section_of(bowl)
                .map_or("none", |s| self.section_name(s));
            writeln!(out, "{},{essence},{section}", self.symbol_name(bowl))?;
        }
        Ok(())
    }

    fn write_tracks(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("track,level,bonus,vp\n")?;
        for track in Element::all() {
            let name = self.element_name(track);
            for level in 0..=self.top(track) {
                let bonus = if self.is_bonus_space(track, level) {
                    "yes"
                } else {
                    "no"
                };
                writeln!(
                    out,
                    "{name},{level},{bonus},{}",
                    self.points_at(track, level)
                )?;
            }
        }
        Ok(())
    }

    fn write_tokens(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("kind,count,bot_benefit\n")?;
        for (name, token) in self.tokens.iter() {
            write!(out, "{},{},", name.as_str(), token.count)?;
            match token.benefit {
                Benefit::Ethereal => writeln!(out, "ethereal")?,
                Benefit::Advance => writeln!(out, "advance")?,
                Benefit::Points(points) => writeln!(out, "vp:{points}")?,
            }
        }
        Ok(())
    }

    fn write_automa(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("id,kind,element,colour,die,potency,actions,reward\n")?;
        for (name, card) in self.automa.iter() {
            let (kind, element) = match card.kind {
                AutomaKind::Basic => ("basic", "none"),
                AutomaKind::Specialization(e) => ("specialization", self.element_name(e)),
                AutomaKind::Personality(e) => ("personality", self.element_name(e)),
            };
            let colour = self.colour_name(card.colour);
            write!(out, "{},{kind},{element},{colour},", name.as_str())?;
            match card.die {
                CardDie::Max => out.write_str("max")?,
                CardDie::One(symbol) => out.write_str(self.symbol_name(symbol))?,
                CardDie::Two(left, right) => {
                    write!(
                        out,
                        "{}+{}",
                        self.symbol_name(left),
                        self.symbol_name(right)
                    )?;
                }
            }
            write!(out, ",{},", card.potency)?;
            self.write_parts(card.actions(), out)?;
            out.write_char(',')?;
            self.write_parts(card.reward(), out)?;
            out.write_char('\n')?;
        }
        Ok(())
    }

    fn write_parts(&self, parts: &[Part], out: &mut dyn Write) -> fmt::Result {
        if parts.is_empty() {
            return out.write_str("none");
        }
        for (place, &part) in parts.iter().enumerate() {
            let separator = if place == 0 { "" } else { ";" };
            write!(out, "{separator}{}", PartText(self, part))?;
        }
        Ok(())
    }

    fn write_formulas(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("count,vp\n")?;
        self.formulas
            .iter()
            .enumerate()
            .try_for_each(|(count, points)| writeln!(out, "{count},{points}"))
    }

    fn write_experiments(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("id,level,type,requirement,vp\n")?;
        for (name, card) in self.experiments.iter() {
            let kind = self.element_name(card.kind);
            write!(out, "{},{},{kind},", name.as_str(), card.level.word())?;
            let mut separator = "";
            for element in Element::all().filter(|&e| card.requirement.at(e) > 0) {
                let name = self.element_name(element);
                write!(out, "{separator}{name}:{}", card.requirement.at(element))?;
                separator = "+";
            }
            writeln!(out, ",{}", card.points)?;
        }
        Ok(())
    }

    fn write_artifacts(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("id,level,colour,symbols\n")?;
        for (name, card) in self.artifacts.iter() {
            let colour = self.colour_name(card.colour);
            write!(out, "{},{},{colour},", name.as_str(), card.level.word())?;
            let mut separator = "";
            for element in Element::all() {
                for _ in 0..card.symbols.at(element) {
                    write!(out, "{separator}{}", self.element_name(element))?;
                    separator = "+";
                }
            }
            out.write_char('\n')?;
        }
        Ok(())
    }
}
