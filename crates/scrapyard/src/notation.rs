//! Decisions and chance outcomes as text: chapter 4 of the rulebook.

use core::fmt::{self, Write};

use solo_core::{Face, NotationError, Words};

use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source};

impl Scrapyard {
    pub(crate) fn write_decision_to(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        match decision {
            Decision::Stop => out.write_str("stop"),
            Decision::Accept => out.write_str("accept"),
            Decision::Draw(pile) => write!(out, "draw {}", pile.word()),
            Decision::Dig(pile) => write!(out, "dig {}", pile.word()),
            Decision::Steal => out.write_str("steal"),
            Decision::Build(machine) => write!(out, "build {}", self.id(Card::Machine(machine))),
            Decision::Invent(invention) => {
                write!(out, "invent {}", self.id(Card::Invention(invention)))
            }
            Decision::Use(source) => write!(out, "use {}", self.source_id(source)),
            Decision::Boost(part) => write!(out, "boost {}", self.id(Card::Part(part))),
            Decision::Scrap(card) => write!(out, "scrap {}", self.id(card)),
            Decision::Take(card) => write!(out, "take {}", self.id(card)),
            Decision::Look(pile) => write!(out, "look {}", pile.word()),
            Decision::Place(card) => write!(out, "place {}", self.id(card)),
            Decision::Omit(card) => write!(out, "omit {}", self.id(card)),
        }
    }

    pub(crate) fn write_chance_to(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        match chance {
            Chance::Die(face) => write!(out, "die {face}"),
            Chance::Card(card) => write!(out, "card {}", self.id(card)),
            Chance::Character(character) => write!(out, "card {}", self.character_id(character)),
        }
    }

    /// The id of a Character or a machine.
    ///
    /// ```
    /// use scrapyard::{Scrapyard, Source};
    /// let game = Scrapyard::default();
    /// assert_eq!(game.source_id(Source::Character(game.character("c02").unwrap())), "c02");
    /// ```
    #[must_use]
    pub fn source_id(&self, source: Source) -> &str {
        match source {
            Source::Character(character) => self.character_id(character),
            Source::Machine(machine) => self.id(Card::Machine(machine)),
        }
    }

    pub(crate) fn each_decision(&self, mut visit: impl FnMut(Decision)) {
        let piles = || Pile::ALL.into_iter();
        let rows = |pile: Pile| 0..self.rules.kinds(pile);
        let cards = |pile: Pile| rows(pile).map(move |row| Card::new(pile, row));
        visit(Decision::Stop);
        visit(Decision::Accept);
        piles().map(Decision::Draw).for_each(&mut visit);
        visit(Decision::Dig(Pile::Part));
        visit(Decision::Dig(Pile::Machine));
        visit(Decision::Steal);
        rows(Pile::Machine).for_each(|row| visit(Decision::Build(Machine(row))));
        rows(Pile::Invention).for_each(|row| visit(Decision::Invent(Invention(row))));
        (0..self.rules.characters)
            .for_each(|row| visit(Decision::Use(Source::Character(Character(row)))));
        rows(Pile::Machine).for_each(|row| visit(Decision::Use(Source::Machine(Machine(row)))));
        rows(Pile::Part).for_each(|row| visit(Decision::Boost(Part(row))));
        piles()
            .flat_map(cards)
            .map(Decision::Scrap)
            .for_each(&mut visit);
        piles()
            .flat_map(cards)
            .map(Decision::Take)
            .for_each(&mut visit);
        piles().map(Decision::Look).for_each(&mut visit);
        piles()
            .flat_map(cards)
            .map(Decision::Place)
            .for_each(&mut visit);
        cards(Pile::Part)
            .chain(cards(Pile::Machine))
            .map(Decision::Omit)
            .for_each(&mut visit);
    }

    pub(crate) fn each_chance(&self, mut visit: impl FnMut(Chance)) {
        Face::all().map(Chance::Die).for_each(&mut visit);
        for pile in Pile::ALL {
            (0..self.rules.kinds(pile)).for_each(|row| visit(Chance::Card(Card::new(pile, row))));
        }
        (0..self.rules.characters).for_each(|row| visit(Chance::Character(Character(row))));
    }
}

/// A reader that knows the ids of a game.
struct Reader<'a> {
    game: &'a Scrapyard,
    words: Words<'a>,
}

impl Reader<'_> {
    fn pile(&mut self) -> Result<Pile, NotationError> {
        let word = self.words.next_word("a pile")?;
        let pile = Pile::ALL.into_iter().find(|pile| pile.word() == word);
        pile.ok_or(self.words.wrong("a pile"))
    }

    fn id<K>(
        &mut self,
        expected: &'static str,
        find: impl Fn(&Scrapyard, &str) -> Option<K>,
    ) -> Result<K, NotationError> {
        let word = self.words.next_word(expected)?;
        find(self.game, word).ok_or(self.words.wrong(expected))
    }

    fn card(&mut self) -> Result<Card, NotationError> {
        self.id("the id of a card", Scrapyard::card)
    }

    fn machine(&mut self) -> Result<Machine, NotationError> {
        self.id("the id of a Small Machine", Scrapyard::machine)
    }

    fn source(&mut self) -> Result<Source, NotationError> {
        self.id("the id of a Character or a Small Machine", source_of)
    }

    fn decision(&mut self) -> Result<Decision, NotationError> {
        let verb = self.words.next_word("a decision")?;
        Ok(match verb {
            "stop" => Decision::Stop,
            "accept" => Decision::Accept,
            "draw" => Decision::Draw(self.pile()?),
            "dig" => match self.pile()? {
                // SE-6.2
                Pile::Invention => return Err(self.words.wrong("part or machine")),
                pile => Decision::Dig(pile),
            },
            "steal" => Decision::Steal,
            "build" => Decision::Build(self.machine()?),
            "invent" => Decision::Invent(self.id("the id of an Invention", Scrapyard::invention)?),
            "use" => Decision::Use(self.source()?),
            "boost" => Decision::Boost(self.id("the id of a Part", Scrapyard::part)?),
            "scrap" => Decision::Scrap(self.card()?),
            "take" => Decision::Take(self.card()?),
            "look" => Decision::Look(self.pile()?),
            "place" => Decision::Place(self.card()?),
            "omit" => match self.card()? {
                Card::Invention(_) => {
                    return Err(self.words.wrong("the id of a Part or a Small Machine"));
                }
                card => Decision::Omit(card),
            },
            _ => return Err(self.words.wrong("a decision")),
        })
    }

    fn chance(&mut self) -> Result<Chance, NotationError> {
        match self.words.next_word("die or card")? {
            "die" => {
                let pips = self.words.number(1, 6, "a number from 1 to 6")?;
                let face = u8::try_from(pips).ok().and_then(Face::new);
                let wrong = self.words.wrong("a number from 1 to 6");
                face.map(Chance::Die).ok_or(wrong)
            }
            "card" => self.id("the id of a card or a Character", card_or_character),
            _ => Err(self.words.wrong("die or card")),
        }
    }
}

fn card_or_character(game: &Scrapyard, id: &str) -> Option<Chance> {
    let card = game.card(id).map(Chance::Card);
    card.or_else(|| game.character(id).map(Chance::Character))
}

/// The Character or machine with this id.
pub(crate) fn source_of(game: &Scrapyard, id: &str) -> Option<Source> {
    let character = game.character(id).map(Source::Character);
    character.or_else(|| game.machine(id).map(Source::Machine))
}

pub(crate) fn read_decision(game: &Scrapyard, text: &str) -> Result<Decision, NotationError> {
    let words = Words::new(text);
    let mut reader = Reader { game, words };
    let decision = reader.decision()?;
    reader.words.end()?;
    Ok(decision)
}

pub(crate) fn read_chance(game: &Scrapyard, text: &str) -> Result<Chance, NotationError> {
    let words = Words::new(text);
    let mut reader = Reader { game, words };
    let chance = reader.chance()?;
    reader.words.end()?;
    Ok(chance)
}
