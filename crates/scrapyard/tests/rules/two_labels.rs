//! Tables that label the name and the rest of a row in separate columns are accepted as well.

use crate::common::assembled;
use scrapyard::{Options, Scrapyard};
use solo_core::{GameData, Tables};

const PARTS: &str = "\
id,name,copies,name_prov,data_prov
p01,Brass Gear,6,H,H
p02,Steam Valve,6,H,H
p03,Copper Coil,6,H,H
p04,Pressure Gauge,6,H,H
p05,Flywheel,6,H,H
p06,Piston Rod,6,H,H
p07,Boiler Plate,6,H,H
p08,Glass Lens,6,H,H
p09,Leather Belt,6,H,H
p10,Spring Drum,6,H,H
p11,Rivet Box,6,H,H
p12,Bellows,6,H,H
p13,Quartz Rod,6,H,H
p14,Rotor Blade,6,H,H
p15,Clock Face,6,H,H
";

const MACHINES: &str = "\
id,name,copies,parts,ability,name_prov,data_prov
s01,Aether Lamp,3,p01 p10 p15,draw4,H,H
s02,Barrel Organ,3,p01 p11 p14,salvage,H,H
s03,Clockwork Hound,3,p01 p12 p13,set_six,H,H
s04,Difference Box,3,p02 p07 p15,salvage,H,H
s05,Echo Horn,3,p02 p08 p14,set_six,H,H
s06,Furnace Heart,3,p02 p09 p13,draw4,H,H
s07,Gyro Cradle,3,p03 p06 p15,short_build,H,H
s08,Hoist Arm,3,p03 p08 p12,no_penalty,H,H
s09,Ink Scribe,3,p03 p09 p11,reclaim,H,H
s10,Jet Kettle,3,p04 p06 p14,stand_in,H,H
s11,Kinetic Saw,3,p04 p07 p12,stand_in,H,H
s12,Lightning Jar,3,p04 p09 p10,reclaim,H,H
s13,Mirror Eye,3,p05 p06 p13,short_build,H,H
s14,Navigatrix,3,p05 p07 p11,peek3,P,H
s15,Omni Wrench,3,p05 p08 p10,no_penalty,H,H
";

const INVENTIONS: &str = "\
id,name,copies,machines,name_prov,data_prov
i01,The Terrigible,1,s01 s09 s10,P,H
i02,Walking House,1,s01 s05 s11,P,H
i03,Doomsday Ray,1,s02 s07 s11,P,H
i04,Subterranean Sub,1,s02 s12 s13,P,H
i05,Glove of Ruin,1,s03 s09 s15,P,H
i06,Flight Pack,1,s03 s04 s12,P,H
i07,Mole Carriage,1,s04 s08 s13,H,H
i08,Phantom Theatre,1,s06 s08 s14,H,H
i09,Time Machine,1,s05 s07 s14,P,H
i10,Deathclock,1,s06 s10 s15,P,H
";

const ABILITIES: &str = "\
id,op,n,keep,need,from,floor,rest,prov
draw4,draw,4,0,0,pm,0,-,H n=P2
reclaim,reclaim,1,0,0,pm,1,-,H
salvage,salvage,1,0,3,pm,0,-,H
stand_in,stand_in,0,0,0,-,0,-,H
set_six,set_die,6,0,0,-,0,-,H
short_build,short_machine,0,0,0,-,0,-,H
no_penalty,no_penalty,0,0,0,-,0,-,H
peek3,look,3,1,0,pm,0,top,H
easy_dig,dig_bonus,1,0,0,-,0,-,H n=P2
one_fewer,short_invention,0,0,0,-,0,-,P
rich_dig,bonus_card,1,0,6,-,0,-,H
strong_boost,boost_bonus,1,0,0,-,0,-,H
";

const CHARACTERS: &str = "\
id,name,ability,uses,name_prov,data_prov
c01,Otto Von Deeg,easy_dig,0,S,H
c02,Jerry Riggsby,one_fewer,1,S,P
c03,Captain Minerva,rich_dig,0,S,H
c04,Penny Valentine,strong_boost,0,S,H
";

fn tables() -> [(&'static str, &'static str); 5] {
    [
        ("parts", PARTS),
        ("machines", MACHINES),
        ("inventions", INVENTIONS),
        ("abilities", ABILITIES),
        ("characters", CHARACTERS),
    ]
}

#[test]
fn each_table_is_the_embedded_one() {
    for (name, text) in tables() {
        let game = assembled(&Tables::new().with(name, text));
        assert_eq!(game, Scrapyard::default(), "{name}");
    }
    let all: serde_json::Map<String, serde_json::Value> = tables()
        .into_iter()
        .map(|(name, text)| (name.into(), text.into()))
        .collect();
    let all: Tables = serde_json::from_value(all.into()).unwrap();
    assert_eq!(assembled(&all), Scrapyard::default());
    assert_eq!(
        assembled(&all).tables(),
        Scrapyard::default().tables(),
        "written with one column"
    );
}

#[test]
fn empty_labels_are_those_of_the_owner() {
    for (to, prov) in [
        ("6,U,H", "H name=U"),
        ("6,,H", "H name=U"),
        ("6,H,", "U name=H"),
        ("6,,", "U"),
    ] {
        let tables = Tables::new().with("parts", PARTS.replacen("6,H,H", to, 1));
        let parts = assembled(&tables).tables();
        let row = parts.get("parts").and_then(|parts| parts.lines().nth(1));
        assert_eq!(row, Some(format!("p01,Brass Gear,6,{prov}").as_str()));
    }
    let tables = Tables::new().with("parts", PARTS.replacen("6,H,H", "6,X,H", 1));
    let faults = Scrapyard::assemble(Options::default(), &tables).unwrap_err();
    let faults = faults.iter().map(|fault| (fault.at.as_str(), fault.rule));
    assert!(faults.eq([("parts line 2, prov", "V13")]));
}
