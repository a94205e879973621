//! Helpers of the tests: positions as short texts, games played by their notation, the drill
//! tables.
#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::arithmetic_side_effects,
    reason = "shared by tests, which may panic"
)]

mod given;
mod play;

use scrapyard::{Options, Scrapyard, State};
use solo_core::{GameData, Noun, OptionValue, Options as _, Readable, Tables};
pub use solo_testkit::{emitted, enforce, laws, listed, set_up, view};

pub use self::given::given;
pub use self::play::{Play, input};

pub const DRILL_ABILITIES: &str = "\
id,op,n,keep,need,from,floor,rest,prov
d_draw2,draw,2,0,0,pmi,0,-,H
d_pick2,salvage,2,0,0,pmi,0,-,H
d_reroll,reroll,0,0,0,-,0,-,H
d_add2,add_die,2,0,0,-,0,-,H
d_set4,set_die,4,0,0,-,0,-,H
d_look4,look,4,2,0,pmi,0,bottom,H
d_short_i,short_invention,0,0,0,-,0,-,H
d_steal1,steal_bonus,1,0,0,-,0,-,H
d_take2,reclaim,2,0,4,pm,2,-,H
d_peek3,look,3,0,2,pm,0,top,H
d_dig1,dig_bonus,1,0,0,-,0,-,H
d_drawi,draw,1,0,3,i,0,-,H
d_boost1,boost_bonus,1,0,0,-,0,-,H
d_bonus2,bonus_card,2,0,5,-,0,-,H
d_none,none,0,0,0,-,0,-,H
d_peek1,look,1,0,0,m,0,top,H
d_shield,no_penalty,0,0,0,-,0,-,H
d_short_m,short_machine,0,0,0,-,0,-,H
";

pub const DRILL_CHARACTERS: &str = "\
id,name,ability,uses,name_prov,data_prov
c01,Drill One,d_peek1,0,H,H
c02,Drill Two,d_reroll,3,H,H
c03,Drill Three,d_shield,0,H,H
c04,Drill Four,d_short_m,2,H,H
";

const DRILL_OF_MACHINES: [&str; 15] = [
    "d_draw2",
    "d_pick2",
    "d_reroll",
    "d_add2",
    "d_set4",
    "d_look4",
    "d_short_i",
    "d_steal1",
    "d_take2",
    "d_peek3",
    "d_dig1",
    "d_drawi",
    "d_boost1",
    "d_bonus2",
    "d_none",
];

/// Returns the machine table with other abilities.
pub fn machines_with(ability: impl Fn(usize, &str) -> String) -> String {
    let tables = Scrapyard::default().tables();
    let mut lines = tables.get("machines").unwrap().lines();
    let mut out = format!("{}\n", lines.next().unwrap());
    for (row, line) in lines.enumerate() {
        let mut fields: Vec<String> = line.split(',').map(String::from).collect();
        fields[4] = ability(row, &fields[4]);
        out += &fields.join(",");
        out.push('\n');
    }
    out
}

/// Returns tables that exercise the whole vocabulary; for tests only.
pub fn drill() -> Tables {
    Tables::new()
        .with("abilities", DRILL_ABILITIES)
        .with("characters", DRILL_CHARACTERS)
        .with(
            "machines",
            machines_with(|row, _| DRILL_OF_MACHINES[row].into()),
        )
}

/// Makes the game with these tables and default options.
pub fn assembled(tables: &Tables) -> Scrapyard {
    Scrapyard::assemble(Options::default(), tables).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Makes a game in which s01 has this ability, and the other machines none.
pub fn with_ability(row: &str) -> Scrapyard {
    let id = row.split(',').next().unwrap();
    let machines = machines_with(|row, _| if row == 0 { id.into() } else { "d_none".into() });
    let abilities = format!("{DRILL_ABILITIES}{row}\n");
    assembled(
        &drill()
            .with("abilities", abilities)
            .with("machines", machines),
    )
}

/// Makes the same game with these options.
pub fn with_options(row: &str, list: &str) -> Scrapyard {
    let game = with_ability(row);
    solo_core::Game::with_options(&game, options(list)).unwrap()
}

/// Reads options by name, separated by commas: `character none, ghost_pace 3`.
pub fn options(list: &str) -> Options {
    let mut options = Options::default();
    for option in list.split(", ").filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once(' ').unwrap();
        let value = match (value.parse(), value.parse()) {
            (Ok(number), _) => OptionValue::Number(number),
            (_, Ok(flag)) => OptionValue::Flag(flag),
            _ => OptionValue::Word(value),
        };
        options.set(name, value).unwrap();
    }
    options
}

/// Makes the game with the embedded catalogue and these options.
pub fn house(list: &str) -> Scrapyard {
    solo_core::Game::with_options(&Scrapyard::default(), options(list)).unwrap()
}

/// Makes the game with the embedded catalogue and without Characters.
pub fn plain() -> Scrapyard {
    house("character none")
}

/// Makes the game with the tables of [`drill`] and these options.
pub fn drilled(list: &str) -> Scrapyard {
    Scrapyard::assemble(options(list), &drill()).unwrap()
}

/// Returns the tasks of a position as text.
pub fn tasks(game: &Scrapyard, state: &State) -> Vec<String> {
    let tasks = game.agenda(state);
    tasks.map(|task| task.to_id(game).to_string()).collect()
}

/// Returns the noun with this id.
#[track_caller]
pub fn named<T: Readable<Scrapyard>>(game: &Scrapyard, id: &str) -> T {
    T::parse(game, id).unwrap()
}
