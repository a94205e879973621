//! Cards that several evenings beside the box of Botmegistus describe.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::path::Path;

use solo_play::saves::Saves;
use solo_play::settings::Settings;
use solo_table::botmegistus::Companion;

use crate::desk::{self, beside};
use crate::files::{here, names};

/// The steps of an evening up to the first card.
const START: &str = "tokens aether glory aether insight insight glory aether insight\n\
    rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead\n";

/// Plays an evening beside the box: lines, kept after each.
fn evening(saves: &Path, load: Option<&str>, lines: &str) -> String {
    let settings = Settings {
        load: load.map(|name| saves.join(name)),
        ..beside("trismegistus-bot", saves)
    };
    let session = settings.session().unwrap();
    desk::lines(session, saves, lines, |plain| match load {
        Some(name) => plain.kept_as(name),
        None => plain.kept(),
    })
}

fn known(saves: &Path) -> Vec<String> {
    let tables = Saves::new(saves).catalogue("trismegistus-bot").unwrap();
    let companion = Companion::new(&[], &tables.unwrap_or_default()).unwrap();
    companion.known()
}

#[test]
fn an_earlier_evening_does_not_take_cards_of_a_later_one_back() {
    let saves = here();
    evening(&saves, None, &format!("{START}deal = fire\n"));
    let one = known(&saves);
    assert_eq!(one.len(), 1, "{one:?}");
    evening(&saves, None, &format!("{START}deal = water\n"));
    let two = known(&saves);
    assert_eq!(two.len(), 2, "{two:?}");
    let text = evening(&saves, Some("trismegistus-bot-1.save"), "setup-roll lead\n");
    assert_eq!(known(&saves), two, "{text}");
    // Nor an older file that was brought back.
    let file = saves.join("trismegistus-bot.catalogue.json");
    fs::remove_file(&file).unwrap();
    evening(&saves, Some("trismegistus-bot-2.save"), "setup-roll lead\n");
    assert_eq!(known(&saves), two);
}

/// A card that is taken back and described in another way is not kept twice.
#[test]
fn a_described_card_can_be_corrected() {
    let saves = here();
    evening(
        &saves,
        None,
        &format!("{START}deal = fire\nundo\ndeal = water\n"),
    );
    assert_eq!(known(&saves).len(), 1);
    let all = names(&saves);
    assert!(!all.iter().any(|name| name.contains("-2.json")), "{all:?}");
}

/// Two evenings describe two cards in one row, which was free for both: the card that comes second gets the next row that is free for it.
#[test]
fn two_cards_of_two_evenings_have_two_rows() {
    let saves = here();
    let settings = beside("trismegistus-bot", &saves);
    let session = settings.session().unwrap();
    evening(&saves, None, &format!("{START}deal = water\n"));
    let said = desk::lines(session, &saves, &format!("{START}deal = fire\n"), |plain| {
        plain.kept()
    });
    assert!(!said.contains("catalogue"), "{said}");
    assert_eq!(known(&saves), ["as-01", "as-04"]);
    let all = names(&saves);
    assert!(!all.iter().any(|name| name.contains("-2.json")), "{all:?}");
    // Nothing is typed twice, and a step more changes nothing.
    let text = evening(&saves, Some("trismegistus-bot-1.save"), "setup-roll lead\n");
    assert!(!text.contains("catalogue"), "{text}");
    assert_eq!(known(&saves), ["as-01", "as-04"]);
    let text = evening(&saves, None, START);
    for card in ["water", "fire"] {
        let listed = format!("the starting artifact ({card}), and Botmegistus gains it");
        assert_eq!(text.matches(&listed).count(), 1, "{card}: {text}");
    }
}

/// Another evening goes on after a card of the same row of the bot's deck was described.
#[test]
fn an_evening_that_goes_on_does_not_lose_a_card_of_another() {
    let saves = here();
    evening(
        &saves,
        None,
        &format!("{START}deal = water\nsetup-roll lead\nsetup-roll wild\ndraft black lead\nend\n"),
    );
    let flip =
        "setup-roll lead\nsetup-roll wild\ndraft black lead\nend\nflip = red max 3 experiment\n";
    evening(&saves, None, &format!("{START}deal = fire\n{flip}"));
    let flip = "flip = white max 2 artifact\n";
    let said = evening(&saves, Some("trismegistus-bot-1.save"), flip);
    assert!(!said.contains("described in another way"), "{said}");
    let tables = Saves::new(&*saves)
        .catalogue("trismegistus-bot")
        .unwrap()
        .unwrap();
    let automa = tables.get("automa").unwrap();
    assert!(
        automa.contains("b1,basic,none,red,max,3,experiment,none,U\n"),
        "{automa}"
    );
    assert!(
        automa.contains("b2,basic,none,white,max,2,artifact,none,U\n"),
        "{automa}"
    );
}

/// One evening corrects a card, and another one has corrected it, too: the newer way counts, and both are kept.
#[test]
fn both_ways_of_a_card_are_kept() {
    let saves = here();
    let name = "trismegistus-bot.catalogue.json";
    evening(&saves, None, &format!("{START}deal = fire\n"));
    let session = beside("trismegistus-bot", &saves).session().unwrap();
    let kept = fs::read_to_string(saves.join(name)).unwrap();
    let theirs = kept.replace("as-01,start,black,fire,U", "as-01,start,black,water,U");
    assert_ne!(kept, theirs);
    let corrected = kept.replace("as-01,start,black,fire,U", "as-01,start,black,air,U");
    fs::write(saves.join(name), &theirs).unwrap();
    let mut session = session;
    if let solo_play::session::Session::Evening {
        companion, table, ..
    } = &mut session
    {
        let tables: serde_json::Value = serde_json::from_str(&corrected).unwrap();
        companion
            .change(&solo_table::Tables::try_from(&tables).unwrap())
            .unwrap();
        **table = companion.table();
    }
    let said = desk::lines(session, &saves, START, |plain| plain.kept().within(200));
    assert!(said.contains("trismegistus-bot.catalogue-2.json"), "{said}");
    let other = fs::read_to_string(saves.join("trismegistus-bot.catalogue-2.json"));
    assert_eq!(other.unwrap(), theirs);
    assert_ne!(fs::read_to_string(saves.join(name)).unwrap(), theirs);
}

/// A card of an evening that was changed in the file since, by another evening or by hand: the player reads of it once.
#[test]
fn whose_card_was_changed_in_the_file_reads_of_it() {
    let saves = here();
    let kept = evening(&saves, None, &format!("{START}deal = fire\n"));
    assert!(!kept.contains("in the row of one of yours"), "{kept}");
    let name = "trismegistus-bot.catalogue.json";
    let settings = Settings {
        load: Some(saves.join("trismegistus-bot-1.save")),
        ..beside("trismegistus-bot", &saves)
    };
    let first = settings.session().unwrap();
    let text = fs::read_to_string(saves.join(name)).unwrap();
    let by_hand = text.replace("as-01,start,black,fire,U", "as-01,start,black,water,U");
    fs::write(saves.join(name), &by_hand).unwrap();
    let lines =
        "setup-roll lead\nsetup-roll wild\ndraft black lead\nend\nflip = white max 2 artifact\n";
    let said = desk::lines(first, &saves, lines, |plain| {
        plain.kept_as("trismegistus-bot-1.save")
    });
    let news = "trismegistus-bot.catalogue.json has another card now in the row of one of yours; this game keeps yours";
    assert_eq!(said.matches(news).count(), 1, "{said}");
    assert!(!said.contains("another evening"), "{said}");
    let text = fs::read_to_string(saves.join(name)).unwrap();
    assert!(text.contains("as-01,start,black,water,U"), "{text}");
}

/// A damaged catalogue is named, with what the player can do.
#[test]
fn a_damaged_catalogue_is_named_with_what_to_do() {
    let saves = here();
    let file = saves.join("trismegistus-bot.catalogue.json");
    for damaged in ["{\"artifacts\": ", "mine", "{\"artifacts\": \"id\\nx\"}"] {
        fs::write(&file, damaged).unwrap();
        let error = beside("trismegistus-bot", &saves).session().unwrap_err();
        assert!(error.contains(&*file.to_string_lossy()), "{error}");
        assert!(
            error.ends_with("Mend that file, or give it another name to begin without its cards"),
            "{error}"
        );
    }
}

/// Odds count the cards that are not described yet, and a row of which no one knows what lies there has none.
#[test]
fn odds_beside_the_box_are_those_of_the_deck() {
    let saves = here();
    evening(&saves, None, &format!("{START}deal = fire\n"));
    let text = evening(&saves, None, START);
    assert!(
        text.contains("the starting artifact (fire), and Botmegistus gains it  1 in 12\n"),
        "{text}"
    );
    assert!(!text.contains("black artifact"), "{text}");
}

/// A catalogue that cannot be read stays as it is.
#[test]
fn a_catalogue_of_the_player_that_is_none_stays() {
    let saves = here();
    let session = beside("trismegistus-bot", &saves).session().unwrap();
    let file = saves.join("trismegistus-bot.catalogue.json");
    fs::write(&file, "mine").unwrap();
    let said = desk::lines(session, &saves, &format!("{START}deal = fire\n"), |plain| {
        plain.kept()
    });
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert!(said.contains("trismegistus-bot.catalogue-2.json"), "{said}");
}
