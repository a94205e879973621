//! See `Cargo.toml`: this file only has to call everything that must neither allocate nor panic.
//!
//! Every function of every game stands on its own, and the optimizer knows nothing of its arguments:
//! any value of the types may come, any position, any catalogue, any text, not only what play leads to.
#![no_std]

use core::fmt::{self, Write};
use core::hint::black_box;

use solo_core::{
    Countable, Finding, Findings, ForEach, Game, GameEvent as _, Input, InputOf, Next, OptionValue,
    Options as _, Seeded, Speech, Weight, nth_input,
};

unsafe extern "C" {
    /// Nothing defines this function.
    fn a_panic_can_be_reached() -> !;
}

// Functions such as `memcpy`, which compiled code calls.
#[link(name = "c")]
unsafe extern "C" {}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: it is never called, because the library does not link if it could be.
    unsafe { a_panic_can_be_reached() }
}

/// A writer of which nothing is known, not even whether it fails.
struct Anywhere;

impl Write for Anywhere {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        black_box(text);
        black_box(Ok(()))
    }
}

/// Hands every event to code of which nothing is known.
fn listener<E>() -> ForEach<impl FnMut(E)> {
    ForEach(|event| {
        black_box(event);
    })
}

/// Reads a list in every way: its length, an entry by its index, the entries after it, all of them.
fn list<L: ExactSizeIterator>(list: impl Fn() -> L, index: usize) {
    let mut rest = list();
    black_box((rest.len(), rest.nth(index), rest.len()));
    for entry in rest {
        black_box(entry);
    }
    list().for_each(|entry| {
        black_box(entry);
    });
}

fn create<G: Game + Default>() {
    black_box(G::default());
}

fn options<G: Game>(game: &G, index: usize, name: &str, value: OptionValue<'_>) {
    game.options().get(index, &mut |value| {
        black_box(value);
    });
    let mut options = game.options().clone();
    let _ = black_box(options.set(name, value));
    let _ = black_box(game.with_options(options));
}

fn start<G: Game>(game: &G) {
    black_box((game.start(), game.start_with_events(&mut listener())));
}

fn next<G: Game>(game: &G, state: &G::State) {
    black_box(game.next(state));
}

fn decisions<G: Game>(game: &G, state: &G::State, index: usize) {
    list(|| game.decisions(state), index);
    if cfg!(feature = "assert") && G::NAME == "tomb4k" {
        assert!(game.decisions(state).len() <= index, "by intent");
    }
}

fn chances<G: Game>(game: &G, state: &G::State, index: usize, case: Weight) {
    list(|| game.chances(state), index);
    black_box((game.chance_weight(state), game.nth_chance(state, case)));
}

fn advance<G: Game>(game: &G, state: &mut G::State, input: InputOf<G>) {
    let _ = black_box(game.advance(state, input, &mut listener()));
}

fn apply<G: Game>(game: &G, state: &G::State, input: InputOf<G>) {
    let _ = black_box(game.apply(state, input));
    let _ = black_box(game.apply_with_events(state, input, &mut listener()));
}

fn check<G: Game>(game: &G, state: &G::State, decision: G::Decision, number: u32) {
    black_box((
        game.is_legal(state, decision),
        nth_input(game, state, number),
    ));
}

fn read<G: Game>(game: &G, state: &mut G::State, text: Input<&str, &str>) {
    let _ = black_box(match text {
        Input::Decision(text) => game.parse_decision(text).map(Input::Decision),
        Input::Chance(text) => game.parse_chance(text).map(Input::Chance),
    });
    let _ = black_box(game.advance_by_text(state, text, &mut listener()));
}

fn write<G: Game>(game: &G, input: InputOf<G>) {
    let _ = black_box(match input {
        Input::Decision(decision) => write!(Anywhere, "{}", game.decision_text(decision)),
        Input::Chance(chance) => write!(Anywhere, "{}", game.chance_text(chance)),
    });
}

fn number<G: Game>(game: &G, input: InputOf<G>, number: u32) {
    match input {
        Input::Decision(decision) => black_box(decision.number(game)),
        Input::Chance(chance) => black_box(chance.number(game)),
    };
    black_box((G::Decision::count(game), G::Decision::nth(game, number)));
    black_box((G::Chance::count(game), G::Chance::nth(game, number)));
}

fn audit<G: Game>(game: &G, state: &G::State) {
    let report: &mut dyn FnMut(&Finding<'_>) = &mut |finding| {
        let _ = black_box(write!(Anywhere, "{finding}"));
    };
    game.audit(state, &mut Findings::new(report));
    black_box(game.broken_rule(state));
}

fn describe<G: Game>(game: &G, state: &G::State, input: InputOf<G>, speech: &Speech<'_, G>) {
    let _ = black_box(match input {
        Input::Decision(decision) => game.say_decision(state, decision, speech, &mut Anywhere),
        Input::Chance(chance) => game.say_chance(state, chance, speech, &mut Anywhere),
    });
}

fn refuse<G: Game>(game: &G, refusal: &G::Refusal, speech: &Speech<'_, G>) {
    let _ = black_box(game.say_refusal(refusal, speech, &mut Anywhere));
    let _ = black_box(write!(Anywhere, "{refusal}"));
}

fn tell<G: Game>(event: &G::Event, speech: &Speech<'_, G>) {
    let _ = black_box(event.tell(speech, &mut Anywhere));
}

/// Plays the middle decision of every position from a seed.
fn play<G: Game>(game: &G, seed: u64) {
    let mut seeded = Seeded::start(game, seed);
    while let Next::Decision = seeded.next(game) {
        let middle = game.decisions(seeded.state()).len() / 2;
        let decision = game.decisions(seeded.state()).nth(middle);
        match decision.map(|decision| seeded.apply(game, decision)) {
            Some(Ok(after)) => seeded = after,
            Some(Err(_)) | None => break,
        }
    }
    black_box(seeded);
}

/// Exports the functions of a game, under its name and theirs: `tomb4k.start`.
macro_rules! prove {
    ($module:ident, $name:literal, $game:ty) => {
        pub mod $module {
            use solo_core::{Game, Input, InputOf, OptionValue, Speech, Weight};

            type G = $game;
            type State = <G as Game>::State;
            type Said<'a> = Speech<'a, G>;

            prove! {
                $name,
                create = "create"();
                options = "options"(game: &G, index: usize, name: &str, value: OptionValue<'_>);
                start = "start"(game: &G);
                next = "next"(game: &G, state: &State);
                decisions = "decisions"(game: &G, state: &State, index: usize);
                chances = "chances"(game: &G, state: &State, index: usize, case: Weight);
                advance = "advance"(game: &G, state: &mut State, input: InputOf<G>);
                apply = "apply"(game: &G, state: &State, input: InputOf<G>);
                check = "check"(game: &G, state: &State, decision: <G as Game>::Decision, number: u32);
                read = "read"(game: &G, state: &mut State, text: Input<&str, &str>);
                write = "write"(game: &G, input: InputOf<G>);
                number = "number"(game: &G, input: InputOf<G>, number: u32);
                audit = "audit"(game: &G, state: &State);
                describe = "describe"(game: &G, state: &State, input: InputOf<G>, speech: &Said<'_>);
                refuse = "refuse"(game: &G, refusal: &<G as Game>::Refusal, speech: &Said<'_>);
                tell = "tell"(event: &<G as Game>::Event, speech: &Said<'_>);
                play = "play"(game: &G, seed: u64);
            }
        }
    };
    ($name:literal, $($function:ident = $symbol:literal ($($argument:ident: $type:ty),*);)*) => {$(
        #[unsafe(export_name = concat!($name, ".", $symbol))]
        pub fn $function($($argument: $type),*) {
            crate::$function::<G>($($argument),*);
        }
    )*};
}

// games: #[rustfmt::skip]\nprove!(CRATE, "NAME", ::CRATE::TYPE);
#[rustfmt::skip]
prove!(tomb4k, "tomb4k", ::tomb4k::Tomb);
#[rustfmt::skip]
prove!(votk, "votk", ::votk::Valley);
#[rustfmt::skip]
prove!(scrapyard, "scrapyard", ::scrapyard::Scrapyard);
#[rustfmt::skip]
prove!(kings_challenge, "kings-challenge", ::kings_challenge::KingsChallenge);
#[rustfmt::skip]
prove!(trismegistus_bot, "trismegistus-bot", ::trismegistus_bot::Botmegistus);
// games end
