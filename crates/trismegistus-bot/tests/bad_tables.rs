//! Tables that differ in one place from the embedded ones, with every fault (TB-V1 to TB-V14).
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

use crate::common::{house, load, recorded};
use solo_core::{GameData, Tables};
use trismegistus_bot::Botmegistus;

/// Replacements, table by table: `TABLE: TEXT => TEXT`, where `/` stands for the end of a line.
const CHANGES: &str = "
dice: colour,count => count,colour
dice: black,5 => black,9
dice: black,5 => black,10
dice: black,5 => black,0
dice: black,5 => black,00
dice: black,5 => black,05
dice: black,5 => black,99999
dice: black,5 => black,-1
dice: black,5 => black,
dice: black,5 => black,5,5
dice: black,5 => black
dice: black,5 => blue,5
dice: black,5 => red,5
dice: black,5/white,5/red,4 => black,1/white,5/red,1
dice: black,5/white,5/red,4 => black,1/white,4/red,1
dice: black,5/white,5/red,4 => black,9/white,9/red,2
dice: black,5/white,5/red,4 => black,9/white,9/red,3
dice: black,5/white,5/red,4/ => 
dice: white,5 => black,5
bowls: lead,earth,lead => lead,none,lead
bowls: lead,earth,lead => lead,earth,none
bowls: lead,earth,lead => lead,earth,tin
bowls: lead,earth,lead => lead,earth,black
bowls: lead,earth,lead => lead,earth,two words
bowls: lead,earth,lead => lead,stone,lead
bowls: lead,earth,lead => tin,earth,lead
bowls: lead,earth,lead => zinc,earth,lead
tracks: earth,0,no,0 => earth,0,yes,0
tracks: earth,0,no,0 => earth,0,no,99
tracks: earth,0,no,0 => earth,0,no,100
tracks: earth,0,no,0 => earth,30,no,0
tracks: earth,0,no,0 => earth,31,no,0
tracks: earth,0,no,0 => earth,x,no,0
tracks: earth,0,no,0 => earth,0,maybe,0
tracks: earth,0,no,0 => stone,0,no,0
tracks: earth,0,no,0/ => 
tracks: earth,2,no,0 => earth,2,yes,0
tokens: aether,3,ethereal => aether,2,ethereal
tokens: aether,3,ethereal => aether,99,ethereal
tokens: aether,3,ethereal => aether,100,ethereal
tokens: aether,3,ethereal => aether,0,ethereal
tokens: aether,3,ethereal => aether,3,vp:1
tokens: aether,3,ethereal => aether,3,vp:99
tokens: aether,3,ethereal => aether,3,vp:100
tokens: aether,3,ethereal => aether,3,vp:0
tokens: aether,3,ethereal => aether,3,vp
tokens: aether,3,ethereal => aether,3,advance
tokens: aether,3,ethereal => glory,3,ethereal
tokens: aether,3,ethereal => ,3,ethereal
tokens: aether,3,ethereal => a-name-of-as-many-as-32-letters-,3,ethereal
tokens: aether,3,ethereal => a-name-of-as-many-as-33-letters--,3,ethereal
tokens: aether,3,ethereal => aether,3,ethereal/a,1,vp:1/b,1,vp:1/c,1,vp:1/d,1,vp:1/e,1,vp:1
tokens: aether,3,ethereal => aether,3,ethereal/a,1,vp:1/b,1,vp:1/c,1,vp:1/d,1,vp:1/e,1,vp:1/f,1,vp:1
formulas: 0,0 => 0,1
formulas: 0,0 => 0,2
formulas: 0,0 => 1,0
formulas: 0,0 => 8,0
formulas: 0,0 => 0,x
formulas: 7, => 7,1
formulas: 7, => 7,9
formulas: 7, => 6,
formulas: 0,0/ => 
formulas: 0,0/ => 0,0/0,0/
artifacts: a1-01,1,black, => a1-01,2,black,
artifacts: a1-01,1,black, => a1-01,4,black,
artifacts: a1-01,1,black, => a1-01,start,black,
artifacts: a1-01,1,black, => a1-01,masterpiece,black,
artifacts: a1-01,1,black, => a1-01,1,blue,
artifacts: a1-01,1,black, => a1-01,1,black,stone+
artifacts: a1-01,1,black, => a1-01,1,black,air+
artifacts: a1-01,1,black, => a1-01,1,black,air+air+air+air+air+air+air+air+
artifacts: a1-01,1,black, => a1-01,1,black,air+air+air+air+air+air+air+air+air+
artifacts: a1-01,1,black, => a1-02,1,black,
artifacts: a1-01,1,black, => es-01,1,black,
artifacts: a1-01,1,black, => b1,1,black,
artifacts: a1-01,1,black, => A1,1,black,
artifacts: as-01,start,black, => as-01,start,black,air+
artifacts: as-01,start,black, => as-01,1,black,
experiments: e1-01,1,earth,earth:1 => e1-01,2,earth,earth:1
experiments: e1-01,1,earth,earth:1 => e1-01,4,earth,earth:1
experiments: e1-01,1,earth,earth:1 => e1-01,masterpiece,earth,earth:1
experiments: e1-01,1,earth,earth:1 => e1-01,start,earth,earth:1
experiments: e1-01,1,earth,earth:1 => e1-01,1,stone,earth:1
experiments: e1-01,1,earth,earth:1 => e1-01,1,earth,earth:10
experiments: e1-01,1,earth,earth:1 => e1-01,1,earth,earth:0
experiments: e1-01,1,earth,earth:1 => e1-01,1,earth,earth:1+air:1
experiments: e1-01,1,earth,earth:1 => e1-01,1,earth,earth:2+earth:1
experiments: e1-01,1,earth,earth:1 => e1-01,1,earth,stone:1
experiments: e1-01,1,earth,earth:1 => e1-01,1,earth,earth
experiments: e1-01,1,earth,earth:1 => e1-02,1,earth,earth:1
experiments: es-01,start, => es-01,1,
experiments: em-01,masterpiece, => em-01,3,
automa: b1,basic,none, => b1,basic,air,
automa: b1,basic,none, => b1,specialization,air,
automa: b1,basic,none, => b1,specialization,none,
automa: b1,basic,none, => b1,personality,air,
automa: b1,basic,none, => b1,personality,stone,
automa: b1,basic,none, => b1,strange,none,
automa: b1,basic,none, => b2,basic,none,
automa: b1,basic,none, => ,basic,none,
automa: s-air,specialization,air => s-air,specialization,fire
automa: s-air,specialization,air => s-air,basic,none
automa: p-air,personality,air => p-air,personality,fire
orders: \"black\", \"white\", \"red\" => \"red\", \"black\", \"white\"
orders: \"black\", \"white\", \"red\" => \"red\", \"black\", \"white\",
orders: \"black\", \"white\", \"red\" =>  \"red\" , \"black\" , \"white\" 
orders: \"black\", \"white\", \"red\" => \"red\", \"black\"
orders: \"black\", \"white\", \"red\" => \"red\", \"black\", \"white\", \"red\"
orders: \"black\", \"white\", \"red\" => \"red\", \"black\", \"black\"
orders: \"black\", \"white\", \"red\" => \"red\", \"black\", \"blue\"
orders: \"black\", \"white\", \"red\" => \"red\", \"black\", white
orders: [\"black\", \"white\", \"red\"] => \"black\"
orders: [\"black\", \"white\", \"red\"] => 3
orders: [\"black\", \"white\", \"red\"] => []
orders: [\"black\", \"white\", \"red\"] => 
orders: \"lead\", \"tin\" => \"tin\", \"lead\"
orders: \"lead\", \"tin\" => \"tin\", \"tin\"
orders: \"earth\", \"fire\" => \"fire\", \"earth\"
orders: \"earth\", \"fire\" => \"fire\", \"fire\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"lead\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"wild\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"zinc\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = mercury
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"mer\"cury\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"mer#cury\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"mercury
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = 4
orders: max_wild_becomes = \"mercury\" => max_wild_becomes
orders: max_wild_becomes = \"mercury\" => # max_wild_becomes = \"mercury\"
orders: max_wild_becomes = \"mercury\" => max_wild_becomes = \"mercury\" # the last \"one\"
orders: [layout] => [board]
orders: [layout] => 
orders: [layout] => [ layout ]
orders: artifact_slots = 2 => artifact_slots = 1
orders: artifact_slots = 2 => artifact_slots = 4
orders: artifact_slots = 2 => artifact_slots = 0
orders: artifact_slots = 2 => artifact_slots = 5
orders: artifact_slots = 2 => artifact_slots = 02
orders: artifact_slots = 2 => artifact_slots = 00
orders: artifact_slots = 2 => artifact_slots = 10
orders: artifact_slots = 2 => artifact_slots = 99999
orders: artifact_slots = 2 => artifact_slots = \"2\"
orders: artifact_slots = 2 => artifact_slots = [\"2\"]
orders: artifact_slots = 2 => artifact_slots = 
orders: artifact_slots = 2 => artifact_slots = 2 # as printed
orders: artifact_slots = 2 => artifact_slots = 2/artifact_slots = 3
orders: artifact_slots = 2 => slots = 2
orders: experiment_slots = 2 => experiment_slots = 1
orders: experiment_slots = 2 => experiment_slots = 4
orders: experiment_slots = 2 => experiment_slots = 0
orders: experiment_slots = 2 => experiment_slots = 5
orders: reaction_markers = 2 => reaction_markers = 0
orders: reaction_markers = 2 => reaction_markers = 00
orders: reaction_markers = 2 => reaction_markers = 9
orders: reaction_markers = 2 => reaction_markers = 10
";

/// Fields of the first Automa card: colour, die, potency, actions, reward.
const FIRST_CARD: &str = "
black,max,1,gold:1,none
black,max,3,gold:1,none
black,max,4,gold:1,none
black,max,0,gold:1,none
blue,max,1,gold:1,none
black,lead,1,gold:1,none
black,lead+tin,1,gold:1,none
black,lead+lead,1,gold:1,none
black,lead+tin+iron,1,gold:1,none
black,wild,1,gold:1,none
black,tin+wild,1,gold:1,none
black,zinc,1,gold:1,none
black,max,1,gold:1,gold:1
black,max,1,none,none
black,max,1,gold:99,none
black,max,1,gold:100,none
black,max,1,gold:0,none
black,max,1,gold,none
black,max,1,vp:99,none
black,max,1,vp:0,none
black,max,1,track:air,none
black,max,1,track:lowest,none
black,max,1,track:stone,none
black,max,1,artifact;experiment;artifact;experiment;vp:1;vp:2;vp:3;vp:4,none
black,max,1,artifact;experiment;artifact;experiment;vp:1;vp:2;vp:3;vp:4;vp:5,none
";

/// Returns the faults of a table, or its text if it has none.
fn verdict(name: &str, text: &str) -> String {
    match load(&Tables::new().with(name, text)) {
        Ok(game) => {
            let (written, house) = (game.tables(), Botmegistus::default().tables());
            let (written, house) = (written.get(name).unwrap(), house.get(name).unwrap());
            let values = |line: &str| line.rsplit_once(',').unwrap().0.to_owned();
            let house: Vec<String> = house.lines().map(values).collect();
            let news = written.lines().map(values);
            let news: Vec<String> = news.filter(|line| !house.contains(line)).collect();
            format!("  says {news:?}\n")
        }
        Err(faults) => faults.iter().map(|fault| format!("  {fault}\n")).collect(),
    }
}

#[test]
fn one_place_differs() {
    let mut all = String::new();
    for line in CHANGES.lines().filter(|line| !line.is_empty()) {
        let (name, change) = line.split_once(": ").unwrap();
        let (from, to) = change.split_once(" => ").unwrap();
        let (from, to) = (from.replace('/', "\n"), to.replace('/', "\n"));
        let text = house(name);
        assert!(text.contains(&from), "{line}");
        let found = verdict(name, &text.replacen(&from, &to, 1));
        all.push_str(&format!("{}\n{found}", line.trim_end()));
    }
    for fields in FIRST_CARD.lines().filter(|line| !line.is_empty()) {
        let row = format!("b1,basic,none,{fields}");
        let found = verdict("automa", &crate::common::house_with("automa", &row));
        all.push_str(&format!("automa: {row}\n{found}"));
    }
    recorded("bad_tables", "one_place_differs", &all);
}

/// Too few and too many rows, at the limits.
#[test]
fn sizes() {
    let mut all = String::new();
    let mut note = |what: String, name: &str, text: &str| {
        let found = verdict(name, text);
        let lines: Vec<&str> = found.lines().take(4).collect();
        all.push_str(&format!("{what}\n{}\n", lines.join("\n")));
    };
    for name in ["automa", "experiments", "artifacts", "tracks", "bowls"] {
        let text = house(name);
        let rows: Vec<&str> = text.lines().collect();
        for missing in (1..rows.len()).step_by(if rows.len() > 30 { 5 } else { 1 }) {
            let mut kept = rows.clone();
            let row = kept.remove(missing);
            note(
                format!("{name} without {row}"),
                name,
                &(kept.join("\n") + "\n"),
            );
        }
        note(
            format!("{name} without a row"),
            name,
            &format!("{}\n", rows[0]),
        );
    }
    let many = |name: &str, line: &str, count: usize| {
        let lines = (0..count).map(|n| line.replace('#', &n.to_string()) + "\n");
        house(name) + &lines.collect::<String>()
    };
    for (name, line, most) in [
        ("automa", "x#,basic,none,black,max,1,gold:1,none", 15),
        ("experiments", "x#,1,earth,earth:1,1", 64),
        ("artifacts", "x#,1,black,air", 80),
    ] {
        for count in [1, most, most + 1] {
            note(
                format!("{name} and {count} more"),
                name,
                &many(name, line, count),
            );
        }
    }
    // Kinds of cards that every row or section needs.
    for (name, prefix) in [
        ("experiments", "es-"),
        ("experiments", "e1-"),
        ("experiments", "e2-"),
        ("experiments", "e3-"),
        ("experiments", "em-"),
        ("artifacts", "as-"),
        ("artifacts", "a1-"),
        ("artifacts", "a2-"),
        ("artifacts", "a3-"),
        ("automa", "b"),
        ("automa", "s-"),
        ("automa", "p-"),
    ] {
        let text = house(name);
        let count = text.lines().filter(|line| line.starts_with(prefix)).count();
        for kept in 0..count {
            let mut left = kept;
            let rows = text.lines().filter(|line| {
                let fits = !line.starts_with(prefix) || left > 0;
                left -= usize::from(line.starts_with(prefix) && fits);
                fits
            });
            let text: String = rows.map(|row| format!("{row}\n")).collect();
            note(format!("{name}: {kept} rows of {prefix}"), name, &text);
        }
    }
    // A track up to a level, and with that many bonus spaces.
    for top in [1, 2, 29, 30, 31] {
        let rows = (0..=top).map(|level| format!("earth,{level},no,{level}\n"));
        let house = house("tracks");
        let others = house.lines().filter(|line| !line.starts_with("earth"));
        let others: String = others.map(|line| format!("{line}\n")).collect();
        let text = others + &rows.collect::<String>();
        note(format!("tracks: earth up to {top}"), "tracks", &text);
    }
    for spaces in [1, 2, 3, 5, 8, 9] {
        let rows = (0..=10).map(|level| {
            let bonus = if (1..=spaces).contains(&level) {
                "yes"
            } else {
                "no"
            };
            format!("earth,{level},{bonus},0\n")
        });
        let house = house("tracks");
        let others = house.lines().filter(|line| !line.starts_with("earth"));
        let others: String = others.map(|line| format!("{line}\n")).collect();
        let text = others + &rows.collect::<String>();
        note(format!("tracks: earth with {spaces}"), "tracks", &text);
    }
    recorded("bad_tables", "sizes", &all);
}
