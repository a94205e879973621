//! Tables as sheets of other programs, each with its answer.

use super::Answer::{self, Refused, Row};
use super::{MINE, behind, parts, quoted, separated, with};

/// Tables as sheets of other programs.
pub(super) fn sheets() -> Vec<(&'static str, String, Answer)> {
    let head = "id,name,copies,prov\n";
    vec![
        ("as written here", parts(), Row(MINE)),
        ("byte order mark", format!("\u{feff}{}", parts()), Row(MINE)),
        ("carriage returns", behind("\r"), Row(MINE)),
        (
            "carriage returns alone",
            parts().replace('\n', "\r"),
            Row(MINE),
        ),
        ("semicolons", separated(";"), Row(MINE)),
        ("tabs", separated("\t"), Row(MINE)),
        ("sep=,", format!("sep=,\n{}", parts()), Row(MINE)),
        ("sep=;", format!("sep=;\n{}", separated(";")), Row(MINE)),
        (
            "sep= in quotes",
            format!("\"sep=;\"\r\n{}", separated(";")),
            Row(MINE),
        ),
        (
            "sep= and a tab",
            format!("sep=\t\n{}", separated("\t")),
            Row(MINE),
        ),
        (
            "sep= after a mark",
            format!("\u{feff}sep=,\r\n{}", behind("\r")),
            Row(MINE),
        ),
        (
            "empty rows below",
            format!("{},,,\n,,,\n", parts()),
            Row(MINE),
        ),
        (
            "empty rows between",
            parts().replace("p09", ",,,\np09"),
            Row(MINE),
        ),
        ("empty lines above", format!("\n\n{}", parts()), Row(MINE)),
        ("empty rows above", format!(",,,\n{}", parts()), Row(MINE)),
        ("empty columns", behind(",,"), Row(MINE)),
        ("many empty columns", behind(&",".repeat(200)), Row(MINE)),
        (
            "many empty rows",
            parts() + &",,,\n".repeat(20_000),
            Row(MINE),
        ),
        (
            "empty columns of semicolons",
            behind(";;").replace(',', ";"),
            Row(MINE),
        ),
        (
            "empty cells beside a row",
            with("p05,Drive Wheel,7,H,,"),
            Row(MINE),
        ),
        (
            "no last line feed",
            parts().trim_end().to_owned(),
            Row(MINE),
        ),
        ("quotes everywhere", quoted(), Row(MINE)),
        (
            "spaces around cells",
            parts().replace(',', " , "),
            Row(MINE),
        ),
        ("3.0", with("p05,Drive Wheel,7.0,H"), Row(MINE)),
        ("3.00", with("p05,Drive Wheel,7.00,H"), Row(MINE)),
        (
            "3,0 between semicolons",
            separated(";").replace(";7;", ";7,0;"),
            Row(MINE),
        ),
        ("7e0", with("p05,Drive Wheel,7e0,H"), Row(MINE)),
        ("0.7E+1", with("p05,Drive Wheel,0.7E+1,H"), Row(MINE)),
        (
            "spaces around a number",
            with("p05,Drive Wheel, 7 ,H"),
            Row(MINE),
        ),
        (
            "NBSP around a number",
            with("p05,Drive Wheel,\u{a0}7\u{a0},H"),
            Row(MINE),
        ),
        (
            "NBSP in a name",
            with("p05,Drive\u{a0}Wheel,7,H"),
            Row(MINE),
        ),
        (
            "narrow NBSP in a name",
            with("p05,Drive\u{202f}Wheel,7,H"),
            Row(MINE),
        ),
        (
            "an empty label",
            with("p05,Drive Wheel,7,"),
            Row("p05,Drive Wheel,7,U"),
        ),
        (
            "letters of another language",
            with("p05,Räderwerk,7,H"),
            Row("p05,Räderwerk,7,H"),
        ),
        (
            "typographic quotes in a name",
            with("p05,“Drive” Wheel,7,H"),
            Row("p05,“Drive” Wheel,7,H"),
        ),
        (
            "a joiner in a name",
            with("p05,چرخ\u{200c}دنده,7,H"),
            Row("p05,چرخ\u{200c}دنده,7,H"),
        ),
        (
            "commas and semicolons",
            parts().replace("id,name", "id;name"),
            Refused("which of them separates"),
        ),
        (
            "sep=|",
            format!("sep=|\n{}", parts()),
            Refused("names no comma, semicolon or tab"),
        ),
        (
            "sep=, before semicolons",
            format!("sep=,\n{}", separated(";")),
            Refused(r#"no column "id;name;copies;prov""#),
        ),
        (
            "a column without a name",
            behind(",x").replacen(",x", ",", 1),
            Refused("5 cells instead of 4"),
        ),
        (
            "a gap in the header",
            parts().replacen("name,", "name,,", 1),
            Refused("column 3 has no name"),
        ),
        (
            "too few cells",
            with("p05,Drive Wheel,7"),
            Refused("3 cells instead of 4"),
        ),
        (
            "a comma in a name",
            with("p05,Drive, Wheel,7,H"),
            Refused("5 cells instead of 4"),
        ),
        (
            "typographic quotes around a cell",
            with("p05,“Drive, Wheel”,7,H"),
            Refused("typographic quotes do not enclose"),
        ),
        (
            "half a card",
            with("p05,Drive Wheel,7.5,H"),
            Refused(r#"found "7.5""#),
        ),
        (
            "one thousand",
            with("p05,Drive Wheel,\"1,000\",H"),
            Refused(r#"found "1,000""#),
        ),
        (
            "1e2",
            with("p05,Drive Wheel,1e2,H"),
            Refused(r#"from 1 to 99, found "1e2""#),
        ),
        (
            "a plus",
            with("p05,Drive Wheel,+7,H"),
            Refused(r#"found "+7""#),
        ),
        (
            "a minus",
            with("p05,Drive Wheel,-7,H"),
            Refused(r#"found "-7""#),
        ),
        (
            "a leading zero",
            with("p05,Drive Wheel,07,H"),
            Refused(r#"found "07""#),
        ),
        (
            "a word",
            with("p05,Drive Wheel,seven,H"),
            Refused(r#"found "seven""#),
        ),
        (
            "a number in quotes",
            with("p05,Drive Wheel,“7”,H"),
            Refused("found \"“7”\""),
        ),
        (
            "a number as text",
            with("p05,Drive Wheel,'7,H"),
            Refused("found \"'7\""),
        ),
        (
            "wide digits",
            with("p05,Drive Wheel,７,H"),
            Refused("found \"７\""),
        ),
        (
            "U+200B at a number",
            with("p05,Drive Wheel,7\u{200b},H"),
            Refused(r#"found "7\u{200b}""#),
        ),
        (
            "U+202E in a name",
            with("p05,Drive\u{202e}Wheel,7,H"),
            Refused("the character U+202E, which does not show"),
        ),
        (
            "U+200B in a name",
            with("p05,Drive\u{200b}Wheel,7,H"),
            Refused("U+200B"),
        ),
        (
            "U+2028 in a name",
            with("p05,Drive\u{2028}Wheel,7,H"),
            Refused("U+2028"),
        ),
        (
            "U+FEFF in a name",
            with("p05,Drive\u{feff}Wheel,7,H"),
            Refused("U+FEFF"),
        ),
        (
            "an escape sequence in a name",
            with("p05,Drive\u{1b}[31mWheel,7,H"),
            Refused("U+001B"),
        ),
        (
            "a tab in a name",
            with("p05,Drive\tWheel,7,H"),
            Refused("U+0009"),
        ),
        (
            "an unknown letter",
            with("p05,Drive Wheel,7,X"),
            Refused("letters of provenance"),
        ),
        (
            "U+202E in the header",
            parts().replacen("name", "na\u{202e}me", 1),
            Refused(r#"no column "na\u{202e}me""#),
        ),
        (
            "only a header",
            head.to_owned(),
            Refused("0 cards are fewer than 17"),
        ),
        (
            "nothing",
            String::new(),
            Refused("the column id is missing"),
        ),
    ]
}
