//! What the player may decide, with its notation: chapter 4 of the rulebook.

use core::fmt::{self, Write};

use solo_core::{NotationError, Words};

use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source};

/// What the player decides. The order is the order of the legal lists.
///
/// ```
/// use scrapyard::{Decision, Pile, Scrapyard};
/// let game = Scrapyard::default();
/// let decision = game.parse_decision("draw machine")?;
/// assert_eq!(decision, Decision::Draw(Pile::Machine));
/// assert!(decision < game.parse_decision("build s01")?);
/// assert!(game.parse_decision("build p01").is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Stop boosting (SE-8.3), or take no further card (SE-13.1).
    Stop,
    /// Let the ghost draw its penalty (SE-6.6).
    Accept,
    /// Draw the top card of a pile (SE-5.1), or take the next card of a draw ability there (SE-13.1).
    Draw(Pile),
    /// Dig in the Part or the machine scrap pile (SE-6.1).
    Dig(Pile),
    /// Steal from the ghost (SE-7.1).
    Steal,
    /// Build a machine (SE-9.1), or choose it for `short_machine` (SE-13.5).
    Build(Machine),
    /// Complete an Invention (SE-9.3).
    Invent(Invention),
    /// Use an ability (SE-11.2, SE-12.1).
    Use(Source),
    /// Scrap a Part to raise the die (SE-8.1).
    Boost(Part),
    /// Scrap a card over the limit (SE-4.4).
    Scrap(Card),
    /// Take a card from a scrap pile, from the ghost or from the look zone.
    Take(Card),
    /// Choose the pile to look at (SE-13.4).
    Look(Pile),
    /// Lay a card back that was looked at (SE-13.4).
    Place(Card),
    /// Leave a Part or a machine of the recipe out (SE-13.5, SE-13.6).
    Omit(Card),
}

pub(crate) fn write(decision: Decision, game: &Scrapyard, out: &mut dyn Write) -> fmt::Result {
    match decision {
        Decision::Stop => out.write_str("stop"),
        Decision::Accept => out.write_str("accept"),
        Decision::Draw(pile) => write!(out, "draw {}", pile.word()),
        Decision::Dig(pile) => write!(out, "dig {}", pile.word()),
        Decision::Steal => out.write_str("steal"),
        Decision::Build(machine) => write!(out, "build {}", game.id(Card::Machine(machine))),
        Decision::Invent(invention) => {
            write!(out, "invent {}", game.id(Card::Invention(invention)))
        }
        Decision::Use(source) => write!(out, "use {}", game.source_id(source)),
        Decision::Boost(part) => write!(out, "boost {}", game.id(Card::Part(part))),
        Decision::Scrap(card) => write!(out, "scrap {}", game.id(card)),
        Decision::Take(card) => write!(out, "take {}", game.id(card)),
        Decision::Look(pile) => write!(out, "look {}", pile.word()),
        Decision::Place(card) => write!(out, "place {}", game.id(card)),
        Decision::Omit(card) => write!(out, "omit {}", game.id(card)),
    }
}

pub(crate) fn parse(text: &str, game: &Scrapyard) -> Result<Decision, NotationError> {
    let mut words = Words::new(text);
    let words = &mut words;
    let decision = match words.next_word("a decision")? {
        "stop" => Decision::Stop,
        "accept" => Decision::Accept,
        "draw" => Decision::Draw(pile(words)?),
        "dig" => match pile(words)? {
            // SE-6.2
            Pile::Invention => return Err(words.wrong("part or machine")),
            pile => Decision::Dig(pile),
        },
        "steal" => Decision::Steal,
        "build" => {
            let machine = words.find("the id of a Small Machine", |id| game.machine(id))?;
            Decision::Build(machine)
        }
        "invent" => {
            let invention = words.find("the id of an Invention", |id| game.invention(id))?;
            Decision::Invent(invention)
        }
        "use" => {
            let expected = "the id of a Character or a Small Machine";
            Decision::Use(words.find(expected, |id| game.source(id))?)
        }
        "boost" => Decision::Boost(words.find("the id of a Part", |id| game.part(id))?),
        "scrap" => Decision::Scrap(card(words, game)?),
        "take" => Decision::Take(card(words, game)?),
        "look" => Decision::Look(pile(words)?),
        "place" => Decision::Place(card(words, game)?),
        "omit" => match card(words, game)? {
            Card::Invention(_) => {
                return Err(words.wrong("the id of a Part or a Small Machine"));
            }
            card => Decision::Omit(card),
        },
        _ => return Err(words.wrong("a decision")),
    };
    words.end()?;
    Ok(decision)
}

fn pile(words: &mut Words<'_>) -> Result<Pile, NotationError> {
    words.find("a pile", Pile::from_word)
}

fn card(words: &mut Words<'_>, game: &Scrapyard) -> Result<Card, NotationError> {
    words.find("the id of a card", |id| game.card(id))
}

/// Every decision that can be written down, ascending.
pub(crate) fn vocabulary(game: &Scrapyard, mut visit: impl FnMut(Decision)) {
    let piles = || Pile::ALL.into_iter();
    let rows = |pile: Pile| 0..game.rules.kinds(pile);
    let cards = |pile: Pile| rows(pile).map(move |row| Card::new(pile, row));
    visit(Decision::Stop);
    visit(Decision::Accept);
    piles().map(Decision::Draw).for_each(&mut visit);
    visit(Decision::Dig(Pile::Part));
    visit(Decision::Dig(Pile::Machine));
    visit(Decision::Steal);
    rows(Pile::Machine).for_each(|row| visit(Decision::Build(Machine(row))));
    rows(Pile::Invention).for_each(|row| visit(Decision::Invent(Invention(row))));
    (0..game.rules.characters)
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
