//! Golf with nine cards, for one player. A game from its own crate: rules, hints, saves and scenes.
//!
//! * GOLF-1 A deck of 52 cards is shuffled; nine of them lie face down in three rows of three.
//! * GOLF-2 In each turn you draw a card.
//! * GOLF-3 You lay it on a place, from which the card goes out of the game unseen if it was face down, or lay it aside.
//! * GOLF-4 The game ends after `turns` turns.
//! * GOLF-5 A column of three equal cards counts 0. Other cards count their number, aces 1, twos -2, jacks and queens
//!   10, kings 0, face-down cards 10. With at most 15 points you win.
use solo_core::arrayvec::ArrayVec;
use solo_core::*;
use solo_players::{Aim, Study, Worth};
use solo_table::{
    Area, Entry, Facts, Glossary, Item, Lessons, Moves, Pictured, Playable, Results, Scene, Scenic, Shown, Side, Stories,
    Target, Tracked, Visibility, Zone, ZoneLayout,
};

solo_core::word_enum! {
    pub enum Card as "a card" {
        Ace = "A", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6", Seven = "7",
        Eight = "8", Nine = "9", Ten = "10", Jack = "J", Queen = "Q", King = "K",
    }
}

impl Card {
    fn points(self) -> i16 {
        [1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0][usize::from(self.index())]
    }
}

type Place = Ranged<1, 9>;
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a decision", game = Golf)]
pub enum Decision {
    #[says("lay {place}", label = "Lay the card on place {place}", group = "Lay")]
    Lay(Place),
    #[says("aside", label = "Lay the card aside")]
    Aside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Event)]
#[event(game = Golf)]
pub enum Happened {
    #[event("drawn", "You draw {card}.")]
    Drawn { card: Card },
    #[event("laid", "You lay {card} on place {place}.")]
    Laid { card: Card, place: Place },
    #[event("aside", "You lay {card} aside.")]
    Aside { card: Card },
}
solo_core::word_enum! {
    pub enum Phase as "a phase" { Draw = "draw", Lay = "lay", Over = "over" }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Green {
    places: [Option<Card>; 9],
    hand: Option<Card>,
    left: u8,
    unseen: Bag<Card, 13>,
}

#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Golf)]
pub struct View {
    phase: Phase,
    places: [Option<Card>; 9],
    hand: Option<Card>,
    left: u8,
    unseen: By<Card, u8>,
    #[data(no_features)]
    outcome: Option<i16>,
}

solo_core::options! {
    pub struct Course {
        /// Sets how many turns there are.
        pub turns: Ranged<9, 20> = Ranged::nearest(12), "GOLF-4";
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Golf(Course);

fn phase(green: &Green) -> Phase {
    match green.hand {
        Some(_) => Phase::Lay,
        None if green.left == 0 => Phase::Over,
        None => Phase::Draw,
    }
}

fn points(places: &[Option<Card>; 9]) -> i16 {
    let column = |first: usize| match [places[first], places[first + 3], places[first + 6]] {
        [Some(a), Some(b), Some(c)] if a == b && b == c => 0,
        cards => cards.map(|card| card.map_or(10, Card::points)).iter().sum(),
    };
    (0..3).map(column).sum()
}

impl Game for Golf {
    type Options = Course;
    type State = Green;
    type Decision = Decision;
    type Chance = Card;
    type Event = Happened;
    type Outcome = i16; // the points
    type Refusal = Forbidden;
    const NAME: &'static str = "golf";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 10;
    const MAX_CHANCES: usize = 13;
    const MAX_STEPS: u32 = 40; // 20 turns of a card and its place
    fn options(&self) -> &Course {
        &self.0
    }
    fn with_options(&self, course: Course) -> Result<Self, OptionError> {
        Ok(Self(course))
    }
    fn start_with_events(&self, _: &mut impl Events<Happened>) -> Green {
        let mut unseen = Bag::new();
        Card::ALL.iter().for_each(|card| _ = unseen.put_several(*card, 4));
        Green { places: [None; 9], hand: None, left: self.0.turns.get(), unseen }
    }
    fn next(&self, green: &Green) -> Next<i16> {
        match phase(green) {
            Phase::Draw => Next::Chance(Source::new::<0>()),
            Phase::Lay => Next::Decision,
            Phase::Over => Next::Over(points(&green.places)),
        }
    }
    fn decisions(&self, green: &Green) -> impl ExactSizeIterator<Item = Decision> {
        let all = (1..=9).filter_map(Place::new).map(Decision::Lay).chain([Decision::Aside]);
        all.filter(|_| green.hand.is_some()).collect::<ArrayVec<_, 10>>().into_iter()
    }
    fn chances(&self, green: &Green) -> impl ExactSizeIterator<Item = (Card, Weight)> {
        if phase(green) == Phase::Draw { green.unseen } else { Bag::new() }.outcomes()
    }
    fn advance(
        &self,
        green: &mut Green,
        input: InputOf<Self>,
        out: &mut impl Events<Happened>,
    ) -> Result<(), Forbidden> {
        out.push(match (phase(green), input, green.hand) {
            (Phase::Over, ..) => return Err(Forbidden::GAME_OVER),
            (Phase::Draw, Input::Chance(card), _) if green.unseen.take(card) => {
                (green.hand, green.left) = (Some(card), green.left - 1);
                Happened::Drawn { card }
            }
            (Phase::Lay, Input::Decision(decision), Some(card)) => {
                green.hand = None;
                if let Decision::Lay(place) = decision {
                    green.places[usize::from(place.get()) - 1] = Some(card);
                    Happened::Laid { card, place }
                } else {
                    Happened::Aside { card }
                }
            }
            _ => return Err(Forbidden::not_now("GOLF-2", "first a card is drawn, then it is laid")),
        });
        Ok(())
    }
    fn audit(&self, green: &Green, findings: &mut Findings<'_>) {
        for card in Card::ALL {
            let shown = green.places.iter().chain([&green.hand]).filter(|other| **other == Some(card));
            let known = shown.count() + usize::from(green.unseen.copies(card));
            ensure!(findings, known <= 4 => "unseen", "GOLF-1", "{known} of {card}");
        }
        let (drawn, left, turns) = (green.unseen.len().abs_diff(52), u16::from(green.left), u16::from(self.0.turns.get()));
        ensure!(findings, drawn + left == turns => "left", "GOLF-4", "{drawn} cards drawn and {left} of {turns} turns");
    }
}

impl GameData for Golf {
    type View = View;
    const VIEW_RULE: &'static str = "GOLF-1";
    fn assemble(course: Course, tables: &Tables) -> Result<Self, Faults> {
        tables.unknown(Self::TABLES, "GOLF-1").into_result(Self(course))
    }
    fn view(&self, green: &Green) -> View {
        let Green { places, hand, left, unseen } = *green;
        let outcome = (phase(green) == Phase::Over).then(|| points(&places));
        View { phase: phase(green), places, hand, left, unseen: unseen.iter().collect(), outcome }
    }
    fn pack(&self, view: &View) -> Green {
        let mut unseen = Bag::new();
        view.unseen.0.iter().for_each(|(card, copies)| _ = unseen.put_several(*card, *copies));
        Green { places: view.places, hand: view.hand, left: view.left, unseen }
    }
}

impl Study for Golf {
    fn won(points: &i16) -> bool {
        *points <= 15
    }
    fn points(points: &i16) -> i32 {
        i32::from(-points)
    }
    fn worth(_: Aim, points: &i16) -> Worth {
        Worth::between(-90, Self::points(points), 8)
    }
    fn rule_of_thumb(&self, _: Aim, green: &Green) -> Option<Decision> {
        let after = |place: &Place| {
            let mut places = green.places;
            places[usize::from(place.get()) - 1] = green.hand;
            points(&places)
        };
        let best = (1..=9).filter_map(Place::new).min_by_key(after)?;
        Some(if after(&best) < points(&green.places) { Decision::Lay(best) } else { Decision::Aside })
    }
}

impl Scenic for Golf {
    const FACTS: Facts =
        Facts { title: "Golf", designers: "traditional", about: "Lay low cards.", time: "5 minutes", rival: "" };
    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("phase", Shown::In(&["ask"])),
        ("places", Shown::In(&["green"])),
        ("hand", Shown::In(&["hand"])),
        ("left", Shown::In(&["now"])),
        ("unseen", Shown::Hidden("GOLF-1")),
        ("outcome", Shown::In(&["score"])),
    ];
    const TARGETS: &'static [Target] =
        &[Target::new("Lay", "lay", &["place/{place}"]), Target::new("Aside", "aside", &["hand/card"])];
    fn scene(&self, green: &Green, _: Visibility, speech: &Speech<'_, Self>) -> Scene {
        let ask = match phase(green) {
            Phase::Draw => "Which card comes?",
            Phase::Lay => "Where does the card go?",
            Phase::Over => "The game is over",
        };
        let mut scene = Scene { now: format!("{} turns left", green.left), ask: ask.into(), ..Scene::default() };
        let item = |id: String, card: Option<Card>| match card {
            Some(card) => Item::new(id, card.to_name(speech).to_string()).card(card.word()),
            None => Item::new(id, "A card").face(Side::Down),
        };
        let place = |(at, card)| item(format!("place/{}", at + 1), card).at(at % 3 * 2, at / 3 * 2);
        let score = (phase(green) == Phase::Over).then(|| Item::number("score", "Points", points(&green.places)));
        scene.add(Zone::new("score", "Score", ZoneLayout::Counts, Area::Head).items(score));
        scene.add(Zone::new("green", "", ZoneLayout::Cards, Area::Board).items((0_u8..).zip(green.places).map(place)));
        let hand = green.hand.map(|card| item("hand/card".into(), Some(card)));
        scene.add(Zone::new("hand", "In your hand", ZoneLayout::Cards, Area::Mine).items(hand));
        scene
    }
}

impl Lessons for Golf {}
impl Stories for Golf {}
impl Tracked for Golf {}
impl Moves for Golf {}
impl Playable for Golf {}
impl Pictured for Golf {}
impl Results for Golf {}
impl Glossary for Golf {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let entry = |card: Card| Entry::new(card.word(), card.to_name(speech).to_string(), "Card");
        Card::ALL.map(|card| entry(card).says(format!("It counts {}.", card.points()), Provenance::Ruling)).into()
    }
}

#[cfg(test)]
solo_testkit::laws!(Golf, games = 200);
