//! The cards and their effects.

use scrapyard::catalogue::{
    Ability, AbilityRow, CharacterRow, InventionRow, MachineRow, Operation, PartRow, Rest,
};
use scrapyard::{
    BuiltDuplicates, Character, CharacterChoice, CharacterUses, Invention, Machine, Part,
    Scrapyard, Source,
};
use solo_core::{
    Countable, Csv, Faults, GameData, Noun, Origins, Provenance, Speech, TableRow, fields,
    read_rows,
};

use super::names::{at_least, name_of, plural, singular};
use super::questions::types;
use crate::glossary::Entry;
use crate::scene::Badge;
use crate::words::weakest;

/// The printed values of a catalogue, each with its origin.
struct Catalogue<'a> {
    game: &'a Scrapyard,
    speech: &'a Speech<'a, Scrapyard>,
    parts: Csv,
    machines: Csv,
    inventions: Csv,
    /// The origin of each ability.
    abilities: Vec<Provenance>,
    characters: Csv,
}

pub(super) fn glossary(speech: &Speech<'_, Scrapyard>) -> Vec<Entry> {
    let game = speech.game();
    let tables = game.tables();
    let table = |name| tables.csv(name).unwrap_or_default();
    let abilities = table("abilities");
    let abilities = read_rows::<AbilityRow<'_>>(&abilities, &mut Faults::new());
    let columns = ["op", "n", "keep", "need", "from", "floor", "rest"];
    let abilities = abilities
        .iter()
        .map(|placed| source(placed.row.prov, &columns));
    let catalogue = Catalogue {
        game,
        speech,
        parts: table("parts"),
        machines: table("machines"),
        inventions: table("inventions"),
        abilities: abilities.collect(),
        characters: table("characters"),
    };
    let mut entries = catalogue.parts();
    entries.extend(catalogue.machines());
    entries.extend(catalogue.inventions());
    entries.extend(catalogue.characters());
    entries
}

/// Lists the kinds of a table with their rows, in catalogue order. The game has already parsed the
/// table, so its cells have no faults.
fn rows<'c, K: Countable<Scrapyard>, R: TableRow<'c>>(
    game: &'c Scrapyard,
    csv: &'c Csv,
) -> impl Iterator<Item = (K, R)> {
    let rows = read_rows::<R>(csv, &mut Faults::new());
    K::values(game).zip(rows.into_iter().map(|placed| placed.row))
}

/// Returns the origin of a sentence about these columns: a house value among them makes it one.
fn source(prov: Origins<'_>, columns: &[&str]) -> Provenance {
    weakest(columns.iter().flat_map(|column| prov.of(column)))
}

/// Returns the origin of a number of uses: the limit itself is a ruling, whatever the card says.
fn limited(prov: Origins<'_>) -> Provenance {
    weakest([source(prov, &["uses"]), Provenance::Ruling].into_iter())
}

fn copies(copies: u8, prov: Origins<'_>) -> Badge {
    Badge::new("copies", copies).house(source(prov, &["copies"]) == Provenance::House)
}

impl Catalogue<'_> {
    fn entry(&self, kind: &str, card: &impl Noun<Scrapyard>) -> Entry {
        Entry::new(card.to_id(self.game).to_string(), self.name(card), kind)
    }

    fn name(&self, noun: &(impl Noun<Scrapyard> + ?Sized)) -> String {
        name_of(self.game, noun)
    }

    /// Adds a rule without fields, if it holds.
    fn rule(&self, entry: Entry, key: &str) -> Entry {
        entry.rules(key, &fields![], self.speech)
    }

    fn parts(&self) -> Vec<Entry> {
        let machines = rows::<Machine, MachineRow<'_>>(self.game, &self.machines);
        let machines: Vec<(Machine, Provenance)> = machines
            .map(|(machine, row)| (machine, source(row.prov, &["parts"])))
            .collect();
        let entries = rows::<Part, PartRow<'_>>(self.game, &self.parts);
        let entries = entries.map(|(part, row)| {
            let takers = machines.iter().copied();
            let takers = takers.filter(|(machine, _)| self.game.parts_of(*machine).contains(&part));
            let (takers, sources): (Vec<Machine>, Vec<Provenance>) = takers.unzip();
            let entry = self
                .entry("Part", &part)
                .value(copies(row.copies, row.prov));
            let entry = self.needed_for(entry, &takers, &sources);
            self.rule(entry, "part")
        });
        entries.collect()
    }

    fn machines(&self) -> Vec<Entry> {
        let inventions = rows::<Invention, InventionRow<'_>>(self.game, &self.inventions);
        let inventions: Vec<(Invention, Provenance)> = inventions
            .map(|(invention, row)| (invention, source(row.prov, &["machines"])))
            .collect();
        let entries = rows::<Machine, MachineRow<'_>>(self.game, &self.machines);
        let entries = entries.map(|(machine, row)| {
            let takers = inventions.iter().copied();
            let takers = takers
                .filter(|(invention, _)| self.game.machines_of(*invention).contains(&machine));
            let (takers, sources): (Vec<Invention>, Vec<Provenance>) = takers.unzip();
            let recipe = self.game.parts_of(machine);
            let built = format!("Built from {}.", self.name(recipe.as_slice()));
            let entry = self
                .entry("Small Machine", &machine)
                .value(copies(row.copies, row.prov))
                .says(built, source(row.prov, &["parts"]));
            let entry = self.ability(entry, Source::Machine(machine), row.prov);
            self.needed_for(entry, &takers, &sources)
        });
        entries.collect()
    }

    fn needed_for<K: Noun<Scrapyard>>(
        &self,
        entry: Entry,
        takers: &[K],
        sources: &[Provenance],
    ) -> Entry {
        let source = weakest(sources.iter().copied());
        match takers {
            [] => entry.says("Nothing needs it.", Provenance::House),
            _ => entry.says(format!("Needed for {}.", self.name(takers)), source),
        }
    }

    fn inventions(&self) -> Vec<Entry> {
        let entries = rows::<Invention, InventionRow<'_>>(self.game, &self.inventions);
        let entries = entries.map(|(invention, row)| {
            let recipe = self.game.machines_of(invention);
            let made = format!(
                "Made of {}, all of them built.",
                self.name(recipe.as_slice())
            );
            let entry = self
                .entry("Invention", &invention)
                .value(copies(row.copies, row.prov))
                .says(made, source(row.prov, &["machines"]));
            self.rule(entry, "invention")
        });
        entries.collect()
    }

    fn characters(&self) -> Vec<Entry> {
        let entries = rows::<Character, CharacterRow<'_>>(self.game, &self.characters);
        let entries = entries.map(|(character, row)| {
            let holder = Source::Character(character);
            let ability = self.game.ability(holder);
            let entry = self.entry("Character", &character);
            let entry = self.effect(entry, holder, row.prov);
            if self.game.options().character == CharacterChoice::None {
                return self.rule(entry, "character.none");
            }
            let printed = self.game.options().character_uses == CharacterUses::Printed;
            let (key, is_limited) = match (printed && row.uses > 0, ability.operation) {
                (_, operation) if operation.is_passive() => ("character.passive", false),
                (true, _) => ("character.game", true),
                (false, Operation::Reroll) => ("character.action", true),
                (false, _) => ("character.free", false),
            };
            let from = entry.text.len();
            let mut entry = entry.rules(key, &fields![uses = row.uses], self.speech);
            if is_limited {
                entry = entry.ascribed(from, &[limited(row.prov)]);
            }
            self.rule(entry, "character.ghost")
        });
        entries.collect()
    }

    /// Adds the ability of a built machine and its number of uses.
    fn ability(&self, entry: Entry, holder: Source, prov: Origins<'_>) -> Entry {
        if !self.game.options().machine_abilities {
            return self.rule(entry, "machine.none");
        }
        let operation = self.game.ability(holder).operation;
        let when = match (operation.is_action(), operation.is_passive()) {
            (true, _) => "machine.action",
            (_, true) => "machine.passive",
            _ => "machine.reaction",
        };
        let entry = self.effect(entry, holder, prov);
        if operation == Operation::None {
            entry
        } else {
            self.rule(entry, when)
        }
    }

    /// Adds the effect of an ability, with the origin of its row and of the card that names it.
    fn effect(&self, entry: Entry, holder: Source, prov: Origins<'_>) -> Entry {
        let row = usize::from(self.game.ability_row(holder).row());
        let own = self.abilities.get(row);
        let named = source(prov, &["ability"]);
        entry.says(
            says(
                self.game.ability(holder),
                self.game.options().built_duplicates,
            ),
            weakest(own.copied().into_iter().chain([named])),
        )
    }
}

/// Describes the effect of an ability in a sentence.
fn says(ability: Ability, held: BuiltDuplicates) -> String {
    match ability.need {
        need if need > 0 && ability.operation.is_action() => {
            let effect = effect(ability, held);
            let mut letters = effect.chars();
            let first = letters
                .next()
                .map_or('t', |letter| letter.to_ascii_lowercase());
            format!(
                "Roll the die: with {}, {first}{}",
                at_least(need),
                letters.as_str()
            )
        }
        _ => effect(ability, held),
    }
}

fn effect(ability: Ability, held: BuiltDuplicates) -> String {
    let Ability { n, keep, floor, .. } = ability;
    let cards = match n {
        1 => "1 card".to_owned(),
        _ => format!("up to {n} cards"),
    };
    let piles = types(ability.from, singular, " or ");
    match ability.operation {
        Operation::Draw if n > 1 => format!("Draw {cards}, each from the {piles} pile."),
        Operation::Draw => format!("Draw {cards} from the {piles} pile."),
        Operation::Salvage => format!("Take {cards} of your choice from the {piles} scrap pile."),
        Operation::Reclaim => {
            let kinds = match floor {
                0 | 1 => "even its only copy".to_owned(),
                _ => format!("of kinds of which it has at least {floor}"),
            };
            let types = types(ability.from, plural, " or ");
            let held = match held {
                BuiltDuplicates::Free => "in hand",
                BuiltDuplicates::Count => "in hand or have built",
            };
            format!(
                "Take {cards} of your choice from the ghost's {types}, {kinds}; nothing that \
                it has built, and nothing that you have {held}."
            )
        }
        Operation::Look => {
            let ends = match ability.rest {
                Some(Rest::Bottom) => "under it",
                _ => "on top of it",
            };
            let cards = match n {
                1 => "card".to_owned(),
                _ => format!("{n} cards"),
            };
            format!(
                "Look at the top {cards} of the {piles} pile, keep {keep}, and put the others \
                back {ends} in any order."
            )
        }
        Operation::ShortMachine => "Build a Small Machine from your hand with one of its Parts \
            left out."
            .to_owned(),
        Operation::ShortInvention => "Complete the Invention in your hand with one of its \
            machines left out."
            .to_owned(),
        Operation::StandIn => "Complete the Invention in your hand with one of its machines left \
            out; this machine, which must not be one of the three, is scrapped in its place."
            .to_owned(),
        Operation::SetDie => format!("After a roll of yours that is lower, raise it to {n}."),
        Operation::AddDie => format!("After a roll of yours, raise it by {n}, to 6 at most."),
        Operation::Reroll => "After a roll of yours, roll again; Parts scrapped for the first \
            roll are lost."
            .to_owned(),
        Operation::NoPenalty => {
            "When you fail and the ghost would draw, it draws nothing.".to_owned()
        }
        Operation::DigBonus => {
            format!("Your digs need {n} less on the die, but never less than 2.")
        }
        Operation::StealBonus => {
            format!("Your steals need {n} less on the die, but never less than 2.")
        }
        Operation::BoostBonus => format!("Each Part you scrap for a roll adds {n} more."),
        Operation::BonusCard => {
            let further = if n == 1 {
                "1 more card".to_owned()
            } else {
                format!("up to {n} more cards")
            };
            format!(
                "When a dig succeeds with {}, you may take {further} from that scrap pile.",
                at_least(ability.need)
            )
        }
        Operation::None => "It does nothing.".to_owned(),
    }
}
