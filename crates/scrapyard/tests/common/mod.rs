//! What the tests share: positions by name, steps as text, the drill tables.
#![allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions,
    clippy::arithmetic_side_effects,
    clippy::must_use_candidate,
    missing_debug_implementations,
    missing_docs,
    unreachable_pub,
    reason = "what tests share may panic, and not every test uses all of it"
)]

mod given;
mod play;

use scrapyard::catalogue::{Catalogue, HOUSE};
use scrapyard::{Options, Scrapyard};
use solo_core::{Game, Input, Interchange, Next, OptionValue, Options as _};

pub use self::given::{ZONES, given, set_up};
pub use self::play::Play;

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

/// The machine table with other abilities.
pub fn machines_with(ability: impl Fn(usize, &str) -> String) -> String {
    let mut text = String::new();
    HOUSE.write_machines(&mut text).unwrap();
    let mut lines = text.lines();
    let mut out = format!("{}\n", lines.next().unwrap());
    for (row, line) in lines.enumerate() {
        let mut fields: Vec<String> = line.split(',').map(String::from).collect();
        fields[4] = ability(row, &fields[4]);
        out += &fields.join(",");
        out.push('\n');
    }
    out
}

/// The tables that exercise the whole vocabulary; for tests only.
pub fn drill() -> Catalogue {
    Catalogue {
        abilities: Some(DRILL_ABILITIES.into()),
        characters: Some(DRILL_CHARACTERS.into()),
        machines: Some(machines_with(|row, _| DRILL_OF_MACHINES[row].into())),
        ..Catalogue::default()
    }
}

pub fn options(list: &[(&str, OptionValue<'_>)]) -> Options {
    let mut options = Options::default();
    for (name, value) in list {
        options.set(name, *value).unwrap();
    }
    options
}

pub fn house(list: &[(&str, OptionValue<'_>)]) -> Scrapyard {
    Scrapyard::new(options(list)).unwrap()
}

/// The embedded catalogue, nobody has a Character.
pub fn plain() -> Scrapyard {
    house(&[("character", OptionValue::Word("none"))])
}

pub fn drilled(list: &[(&str, OptionValue<'_>)]) -> Scrapyard {
    Scrapyard::assemble(options(list), Some(drill())).unwrap()
}

/// Plays random games and looks at every position from all sides.
pub fn check_games(game: &Scrapyard, games: u64) {
    use solo_core::{Source, draw, pick, stream};
    for seed in 0..games {
        let mut generator = stream(seed, Source::new(7));
        let mut state = game.start();
        let mut steps = 0_u32;
        loop {
            assert_eq!(game.audit(&state), Ok(()), "seed {seed} step {steps}");
            if steps % 7 == 0 {
                let view = serde_json::to_value(game.view(&state)).unwrap();
                assert_eq!(
                    set_up(game, &view).unwrap(),
                    state,
                    "seed {seed} step {steps}"
                );
            }
            let decisions = game.decisions(&state);
            assert!(decisions.is_sorted(), "seed {seed} step {steps}");
            for decision in &decisions {
                let text = game.decision_text(*decision).to_string();
                assert_eq!(game.parse_decision(&text), Ok(*decision));
                assert!(game.is_legal(&state, *decision));
            }
            let phase = game.position(&state).phase();
            if matches!(game.next(&state), Next::Decision) && phase != "main" {
                assert!(decisions.len() >= 2, "seed {seed} step {steps}: {phase}");
            }
            let input = match game.next(&state) {
                Next::Over(_) => break,
                Next::Decision => Input::Decision(pick(game, &state, &mut generator).unwrap()),
                Next::Chance(_) => Input::Chance(draw(game, &state, &mut generator).unwrap()),
            };
            state = game.apply(&state, input).unwrap();
            steps += 1;
        }
    }
}
