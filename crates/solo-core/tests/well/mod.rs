//! The well: a game with everything, for tests. Cards are drawn, dice thrown, cards dropped; options,
//! a catalogue that can be replaced, and a fault that can be built in.
#![allow(dead_code, unreachable_pub, reason = "not every test uses all of it")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::fmt::{self, Write};
use core::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize, Serializer};
use solo_core::{
    Bag, Events, Face, Faults, Fingerprint, Flow, Game, Input, InputOf, Interchange, Kind, Next,
    NotationError, OptionError, OptionSpec, OptionValue, Options, Refusal, Source, Unseen, Values,
    Weight, Words, check_option,
};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Broken {
    #[default]
    Nothing,
    Moody,
    Unsorted,
    EmptyList,
    GoesOnVisiting,
    NoWeight,
    AcceptsTooMuch,
    ListsTooMuch,
    RefusalMoves,
    RefusalTells,
    NamelessRule,
    IsLegalLies,
    NotInVocabulary,
    WrongCount,
    WrongNth,
    WrongWeight,
    WrongNthChance,
    OtherStart,
    OtherApply,
    OtherRefusal,
    FailsAudit,
    Endless,
    MovesAfterTheEnd,
    ReadsOtherwise,
    ReadsTooMuch,
    ErrorOutside,
    ForgetsOptions,
    ForgetfulView,
    TrustsViews,
    MoodyCatalogue,
}

/// Counts how often a moody game was asked.
static MOOD: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WellOptions {
    pub depth: i32,
    pub safe: bool,
    pub long_rope: bool,
}

impl Default for WellOptions {
    fn default() -> Self {
        Self {
            depth: 2,
            safe: false,
            long_rope: false,
        }
    }
}

impl Options for WellOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "depth",
            values: Values::Range(1, 3),
            rule: "WE-1",
        },
        OptionSpec {
            name: "safe",
            values: Values::Flag,
            rule: "WE-2",
        },
        OptionSpec {
            name: "rope",
            values: Values::Words(&["short", "long"]),
            rule: "WE-3",
        },
    ];

    fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        match place {
            0 => take(OptionValue::Number(self.depth)),
            1 => take(OptionValue::Flag(self.safe)),
            _ => take(OptionValue::Word(if self.long_rope {
                "long"
            } else {
                "short"
            })),
        }
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        match (check_option::<Self>(name, value)?, value) {
            (_, OptionValue::Number(depth)) => self.depth = depth,
            (_, OptionValue::Flag(safe)) => self.safe = safe,
            (_, OptionValue::Word(word)) => self.long_rope = word == "long",
        }
        Ok(())
    }
}

/// A card: A to D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rune(pub u8);

impl Kind for Rune {
    const COUNT: usize = 4;
    fn index(self) -> u8 {
        self.0
    }
    fn from_index(index: u8) -> Option<Self> {
        (index < 4).then_some(Self(index))
    }
}

impl Rune {
    fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    fn parse(word: &str) -> Option<Self> {
        (0..4)
            .map(Self)
            .find(|rune| word == rune.letter().to_string())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Due {
    Decision,
    Card,
    Die,
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shaft {
    pub unseen: Bag<Rune, 4>,
    pub hand: Bag<Rune, 4>,
    pub gone: Bag<Rune, 4>,
    pub pips: u8,
    pub turn: u8,
    pub due: Due,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    Draw,
    Throw,
    Drop(Rune),
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fate {
    Card(Rune),
    Die(Face),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Told {
    Begun { mood: u32 },
    Drawn { rune: u8 },
    Thrown { pips: u8 },
    Dropped { rune: u8 },
    Left,
    Refused,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nay {
    #[error("the game is over")]
    Over,
    #[error("something else is due")]
    NotDue,
    #[error("there is nothing to {0}")]
    Nothing(&'static str),
    #[error("the rope is too short to leave on turn {0}")]
    Rope(u8),
    #[error("bad rule")]
    Nameless,
    #[error(transparent)]
    Notation(#[from] NotationError),
}

impl Refusal for Nay {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "WE-9",
            Self::NotDue => "WE-4",
            Self::Nothing(_) => "WE-5",
            Self::Rope(_) => "WE-6",
            Self::Nameless => "6",
            Self::Notation(_) => "WE-10",
        }
    }

    fn reason(&self) -> &'static str {
        "not_legal"
    }

    fn game_over() -> Self {
        Self::Over
    }
}

/// The rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Well {
    pub options: WellOptions,
    pub copies: [u8; 4],
    pub broken: Broken,
}

impl Default for Well {
    fn default() -> Self {
        Self {
            options: WellOptions::default(),
            copies: [1, 2, 0, 1],
            broken: Broken::Nothing,
        }
    }
}

impl Well {
    pub fn broken(broken: Broken) -> Self {
        Self {
            broken,
            ..Self::default()
        }
    }

    fn is(&self, broken: Broken) -> bool {
        self.broken == broken
    }

    fn turns(&self) -> u8 {
        u8::try_from(self.options.depth * 3).unwrap()
    }

    fn deck(&self) -> Bag<Rune, 4> {
        let mut bag = Bag::new();
        for (rune, copies) in (0..).map(Rune).zip(self.copies) {
            (0..copies).for_each(|_| assert!(bag.put(rune)));
        }
        bag
    }

    fn check(&self, shaft: &Shaft, deed: Deed) -> Result<(), Nay> {
        match (shaft.due, deed) {
            (Due::Nothing, _) => Err(Nay::Over),
            (Due::Card | Due::Die, _) => Err(Nay::NotDue),
            (Due::Decision, Deed::Draw) if shaft.unseen.is_empty() => Err(Nay::Nothing("draw")),
            (Due::Decision, Deed::Drop(rune)) if shaft.hand.copies(rune) == 0 => {
                Err(Nay::Nothing("drop"))
            }
            (Due::Decision, Deed::Leave) => {
                let least = if self.options.long_rope { 1 } else { 3 };
                if shaft.turn < least || self.options.safe && shaft.hand.is_empty() {
                    return Err(if self.is(Broken::NamelessRule) {
                        Nay::Nameless
                    } else {
                        Nay::Rope(shaft.turn)
                    });
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn end_turn(&self, shaft: &mut Shaft) {
        shaft.due = Due::Decision;
        if !self.is(Broken::Endless) {
            shaft.turn += 1;
        }
        if shaft.turn >= self.turns() {
            shaft.due = Due::Nothing;
        }
    }

    fn deeds(&self) -> Vec<Deed> {
        let mut deeds = vec![Deed::Draw, Deed::Throw];
        deeds.extend((0..4).map(Rune).map(Deed::Drop));
        deeds.push(Deed::Leave);
        deeds
    }

    fn refuse(&self, shaft: &mut Shaft, events: &mut impl Events<Told>) {
        if self.is(Broken::RefusalMoves) {
            shaft.pips = shaft.pips.wrapping_add(1);
        }
        if self.is(Broken::RefusalTells) {
            events.push(Told::Refused);
        }
    }

    fn decide(
        &self,
        shaft: &mut Shaft,
        deed: Deed,
        events: &mut impl Events<Told>,
    ) -> Result<(), Nay> {
        let lax = self.is(Broken::AcceptsTooMuch) && shaft.due == Due::Decision;
        if let Err(nay) = self.check(shaft, deed) {
            if !(lax && deed == Deed::Leave) {
                self.refuse(shaft, events);
                return Err(nay);
            }
        }
        match deed {
            Deed::Draw => shaft.due = Due::Card,
            Deed::Throw => shaft.due = Due::Die,
            Deed::Drop(rune) => {
                assert!(shaft.hand.take(rune) && shaft.gone.put(rune));
                events.push(Told::Dropped { rune: rune.0 });
                self.end_turn(shaft);
            }
            Deed::Leave => {
                events.push(Told::Left);
                shaft.due = Due::Nothing;
            }
        }
        Ok(())
    }

    fn show(
        &self,
        shaft: &mut Shaft,
        fate: Fate,
        events: &mut impl Events<Told>,
    ) -> Result<(), Nay> {
        match (shaft.due, fate) {
            (Due::Nothing, _) => return Err(Nay::Over),
            (Due::Card, Fate::Card(rune)) if shaft.unseen.copies(rune) > 0 => {
                assert!(shaft.unseen.take(rune) && shaft.hand.put(rune));
                events.push(Told::Drawn { rune: rune.0 });
            }
            (Due::Die, Fate::Die(face)) => {
                shaft.pips = shaft.pips.wrapping_add(face.pips());
                events.push(Told::Thrown { pips: face.pips() });
            }
            _ => return Err(Nay::NotDue),
        }
        self.end_turn(shaft);
        Ok(())
    }
}

impl Game for Well {
    type Options = WellOptions;
    type State = Shaft;
    type Decision = Deed;
    type Chance = Fate;
    type Event = Told;
    type Outcome = u32;
    type Refusal = Nay;
    const NAME: &'static str = "well";
    const RULES_VERSION: u32 = 3;
    const MAX_DECISIONS: usize = 7;
    const MAX_CHANCES: usize = 6;
    const MAX_STEPS: u32 = 19;

    fn options(&self) -> &WellOptions {
        &self.options
    }

    fn with_options(&self, options: WellOptions) -> Result<Self, OptionError> {
        if options.depth == 1 && options.long_rope {
            return Err(OptionError::BadValue { name: "rope" });
        }
        let options = if self.is(Broken::ForgetsOptions) {
            WellOptions::default()
        } else {
            options
        };
        Ok(Self {
            options,
            ..self.clone()
        })
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        let mood = match self.broken {
            Broken::MoodyCatalogue => MOOD.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        let mut fingerprint = Fingerprint::new();
        write!(fingerprint, "{:?} {mood}", self.copies).unwrap();
        Some(fingerprint.value())
    }

    fn start_with_events(&self, events: &mut impl Events<Told>) -> Shaft {
        let mood = match self.broken {
            Broken::Moody => MOOD.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        events.push(Told::Begun { mood });
        Shaft {
            unseen: self.deck(),
            hand: Bag::new(),
            gone: Bag::new(),
            pips: 0,
            turn: 0,
            due: Due::Decision,
        }
    }

    fn start(&self) -> Shaft {
        let mut shaft = self.start_with_events(&mut ());
        shaft.pips = u8::from(self.is(Broken::OtherStart));
        shaft
    }

    fn next(&self, shaft: &Shaft) -> Next<u32> {
        match shaft.due {
            Due::Decision => Next::Decision,
            Due::Card => Next::Chance(Source::new(0)),
            Due::Die => Next::Chance(Source::new(1)),
            Due::Nothing => Next::Over(u32::from(shaft.pips) + shaft.hand.total()),
        }
    }

    fn decisions(&self, shaft: &Shaft, mut visit: impl FnMut(Deed) -> Flow) -> Flow {
        let mut deeds = self.deeds();
        deeds.retain(|deed| self.check(shaft, *deed).is_ok());
        if self.is(Broken::ListsTooMuch) && shaft.due == Due::Decision {
            deeds = self.deeds();
        }
        if self.is(Broken::Unsorted) {
            deeds.reverse();
        }
        if self.is(Broken::EmptyList) && shaft.turn == 1 {
            deeds.clear();
        }
        for deed in deeds {
            if visit(deed).is_break() && !self.is(Broken::GoesOnVisiting) {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn chances(&self, shaft: &Shaft, mut visit: impl FnMut(Fate, Weight) -> Flow) -> Flow {
        let weight = u32::from(!self.is(Broken::NoWeight));
        match shaft.due {
            Due::Card => shaft
                .unseen
                .visit(|rune, copies| visit(Fate::Card(rune), copies)),
            Due::Die => Face::all().try_for_each(|face| visit(Fate::Die(face), weight)),
            Due::Decision | Due::Nothing => ControlFlow::Continue(()),
        }
    }

    fn advance(
        &self,
        shaft: &mut Shaft,
        input: InputOf<Self>,
        events: &mut impl Events<Told>,
    ) -> Result<(), Nay> {
        if self.is(Broken::MovesAfterTheEnd) && shaft.due == Due::Nothing {
            return Ok(());
        }
        match input {
            Input::Decision(deed) => self.decide(shaft, deed, events),
            Input::Chance(fate) => self.show(shaft, fate, events),
        }
    }

    fn apply(&self, shaft: &Shaft, input: InputOf<Self>) -> Result<Shaft, Nay> {
        let after = self.apply_with_events(shaft, input, &mut ());
        if after.is_err() && self.is(Broken::OtherRefusal) {
            return Err(Nay::Nameless);
        }
        let mut after = after?;
        if self.is(Broken::OtherApply) {
            after.pips = after.pips.wrapping_add(1);
        }
        Ok(after)
    }

    fn audit(&self, shaft: &Shaft) -> Result<(), &'static str> {
        let deck = self.deck();
        for rune in (0..4).map(Rune) {
            let there =
                shaft.unseen.copies(rune) + shaft.hand.copies(rune) + shaft.gone.copies(rune);
            if there != deck.copies(rune) {
                return Err("WE-7: a card is lost");
            }
        }
        if self.is(Broken::FailsAudit) && shaft.turn == 2 {
            return Err("WE-8: never two turns");
        }
        Ok(())
    }

    fn decision_vocabulary(&self, mut visit: impl FnMut(Deed)) {
        let short = usize::from(self.is(Broken::NotInVocabulary));
        self.deeds().into_iter().skip(short).for_each(&mut visit);
    }

    fn chance_vocabulary(&self, mut visit: impl FnMut(Fate)) {
        (0..4).map(Rune).map(Fate::Card).for_each(&mut visit);
        Face::all().map(Fate::Die).for_each(visit);
    }

    fn write_decision(&self, deed: Deed, out: &mut dyn Write) -> fmt::Result {
        match deed {
            Deed::Draw => out.write_str("draw"),
            Deed::Throw => out.write_str("throw"),
            Deed::Drop(rune) => write!(out, "drop {}", rune.letter()),
            Deed::Leave => out.write_str("leave"),
        }
    }

    fn write_chance(&self, fate: Fate, out: &mut dyn Write) -> fmt::Result {
        match fate {
            Fate::Card(rune) => write!(out, "card {}", rune.letter()),
            Fate::Die(face) => write!(out, "die {face}"),
        }
    }

    fn parse_decision(&self, text: &str) -> Result<Deed, NotationError> {
        let text = match self.broken {
            Broken::ReadsTooMuch => text.trim(),
            _ => text,
        };
        let mut words = Words::new(text);
        let deed = match words.next_word("a deed")? {
            "draw" => Deed::Draw,
            "throw" => Deed::Throw,
            "drop" => {
                let rune = Rune::parse(words.next_word("a rune")?);
                let rune = rune.ok_or_else(|| words.wrong("a rune"))?;
                Deed::Drop(match self.broken {
                    Broken::ReadsOtherwise => Rune(0),
                    _ => rune,
                })
            }
            "leave" => Deed::Leave,
            _ if self.is(Broken::ErrorOutside) => {
                return Err(NotationError::new(text.len() + 1, "a deed"));
            }
            _ => return Err(words.wrong("a deed")),
        };
        words.end().map(|()| deed)
    }

    fn parse_chance(&self, text: &str) -> Result<Fate, NotationError> {
        let mut words = Words::new(text);
        let fate = match words.next_word("`card` or `die`")? {
            "card" => Rune::parse(words.next_word("a rune")?).map(Fate::Card),
            "die" => words.next_word("pips")?.parse().ok().map(Fate::Die),
            _ => None,
        };
        let fate = fate.ok_or_else(|| words.wrong("what came"))?;
        words.end().map(|()| fate)
    }

    fn is_legal(&self, shaft: &Shaft, deed: Deed) -> bool {
        if self.is(Broken::IsLegalLies) && deed == Deed::Leave && shaft.due == Due::Decision {
            return true;
        }
        self.decisions(shaft, |other| {
            if other == deed {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
            || self.is(Broken::GoesOnVisiting)
    }

    fn decision_count(&self, shaft: &Shaft) -> u32 {
        let mut count = u32::from(self.is(Broken::WrongCount) && shaft.due == Due::Card);
        let _ = self.decisions(shaft, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn nth_decision(&self, shaft: &Shaft, place: u32) -> Option<Deed> {
        let mut list = Vec::new();
        let _ = self.decisions(shaft, |deed| {
            list.push(deed);
            ControlFlow::Continue(())
        });
        match self.broken {
            Broken::WrongNth if shaft.due == Due::Decision => {
                Some(*list.get(place as usize).or(list.last()).unwrap())
            }
            _ => list.get(place as usize).copied(),
        }
    }

    fn chance_weight(&self, shaft: &Shaft) -> Weight {
        let wrong = u32::from(self.is(Broken::WrongWeight));
        match shaft.due {
            Due::Card => shaft.unseen.total(),
            Due::Die => 6 - wrong,
            Due::Decision | Due::Nothing => 0,
        }
    }

    fn nth_chance(&self, shaft: &Shaft, case: Weight) -> Option<Fate> {
        match shaft.due {
            Due::Card if self.is(Broken::WrongNthChance) => {
                shaft.unseen.iter().next().map(|(rune, _)| Fate::Card(rune))
            }
            Due::Card => shaft.unseen.nth(case).map(Fate::Card),
            Due::Die => Face::all().nth(case as usize).map(Fate::Die),
            Due::Decision | Due::Nothing => None,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct View {
    hand: [u8; 4],
    gone: [u8; 4],
    pips: u8,
    turn: u8,
    due: String,
}

const DUE: [(Due, &str); 4] = [
    (Due::Decision, "decision"),
    (Due::Card, "card"),
    (Due::Die, "die"),
    (Due::Nothing, "nothing"),
];

impl Interchange for Well {
    type Catalogue = [u8; 4];
    type Setup = View;

    fn assemble(options: WellOptions, catalogue: Option<[u8; 4]>) -> Result<Self, Faults> {
        let base = Self::default();
        let copies = catalogue.unwrap_or(base.copies);
        let mut faults = Faults::new();
        faults.require(copies.iter().all(|c| *c < 4), "copies", "WE-11", "too many");
        let base = Self { copies, ..base };
        match base.with_options(options) {
            Ok(well) => faults.into_result(well),
            Err(error) => {
                faults.add("options", "WE-3", error);
                faults.into_result(base)
            }
        }
    }

    fn set_up(&self, view: &View) -> Result<Shaft, Faults> {
        let mut faults = Faults::new();
        let mut unseen = self.deck();
        let (mut hand, mut gone) = (Bag::new(), Bag::new());
        for (bag, counts) in [(&mut hand, view.hand), (&mut gone, view.gone)] {
            for (rune, copies) in (0..).map(Rune).zip(counts) {
                for _ in 0..copies.min(20) {
                    let there = unseen.take(rune);
                    faults.require(there, "hand, gone", "WE-7", "too many cards");
                    bag.put(rune);
                }
            }
        }
        let due = DUE.iter().find(|(_, name)| *name == view.due);
        faults.require(due.is_some(), "due", "WE-4", "unknown");
        let due = due.map_or(Due::Nothing, |(due, _)| *due);
        let over = due == Due::Nothing;
        faults.require(
            view.turn < self.turns() || over && view.turn == self.turns(),
            "turn",
            "WE-1",
            "too late",
        );
        faults.require(
            due != Due::Card || !unseen.is_empty(),
            "due",
            "WE-5",
            "no card can come",
        );
        if self.is(Broken::TrustsViews) {
            faults = Faults::new();
        }
        faults.into_result(Shaft {
            unseen,
            hand,
            gone,
            pips: view.pips,
            turn: view.turn,
            due,
        })
    }

    fn serialize_view<S: Serializer>(&self, shaft: &Shaft, to: S) -> Result<S::Ok, S::Error> {
        let counts = |bag: &Bag<Rune, 4>| {
            [0, 1, 2, 3].map(|rune| u8::try_from(bag.copies(Rune(rune))).unwrap())
        };
        let due = DUE.iter().find(|(due, _)| *due == shaft.due);
        View {
            hand: counts(&shaft.hand),
            gone: counts(&shaft.gone),
            pips: match self.broken {
                Broken::ForgetfulView => 0,
                _ => shaft.pips,
            },
            turn: shaft.turn,
            due: due.unwrap().1.to_string(),
        }
        .serialize(to)
    }

    fn serialize_event<S: Serializer>(&self, event: &Told, to: S) -> Result<S::Ok, S::Error> {
        event.serialize(to)
    }

    fn serialize_outcome<S: Serializer>(&self, score: &u32, to: S) -> Result<S::Ok, S::Error> {
        score.serialize(to)
    }
}
