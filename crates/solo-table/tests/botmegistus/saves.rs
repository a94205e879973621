//! Saves of a companion (TB-19.12).

use solo_table::botmegistus::Companion;
use solo_table::{Dealer, ErrorKind, Table, Tables};

use super::{entered, field, started};

#[test]
fn tb_19_12_a_save_holds_the_five_things() {
    let lines = [
        "draft white lead",
        "end",
        "amend gold 7",
        "flip = black lead+tin 2 artifact",
        "row = air+fire; = water",
    ];
    let companion = entered(started(), &lines);
    let loaded = Companion::load(&companion.save()).unwrap();
    assert_eq!(loaded.game().options(), companion.game().options());
    assert_eq!(loaded.catalogue(), companion.catalogue());
    assert_eq!(loaded.known(), companion.known());
    assert_eq!(
        loaded.record().position_text(),
        companion.record().position_text()
    );
    assert!(
        loaded.record().position_text().is_some(),
        "it begins where it was corrected"
    );
    assert_eq!(loaded.record().inputs(), companion.record().inputs());
    assert_eq!(
        (loaded.view(), loaded.save()),
        (companion.view(), companion.save())
    );
}

#[test]
fn tb_19_12_what_is_loaded_goes_back_step_by_step() {
    let companion = entered(started(), &["levels 1 2 0 0"]);
    let mut loaded = Companion::load(&companion.save()).unwrap();
    loaded.enter("undo").unwrap();
    assert_eq!(field(&loaded, &["levels", "human", "fire"]), "0");
    assert_eq!(field(&loaded, &["levels", "human", "earth"]), "1");
    loaded.enter("redo").unwrap();
    assert_eq!(loaded.save(), companion.save());
}

#[test]
fn tb_19_12_a_record_of_a_new_game_is_a_save() {
    let mut table = Table::new(
        "trismegistus-bot",
        &Companion::RECOMMENDED,
        &Tables::new(),
        Dealer::nobody(),
    )
    .unwrap();
    table.report("token earth 3 glory").unwrap();
    let loaded = Companion::load(&table.save()).unwrap();
    assert_eq!(loaded.view(), table.view());
    assert!(loaded.known().is_empty());
}

#[test]
fn tb_19_12_damaged_saves_are_refused() {
    let save = entered(started(), &["amend gold 7"]).save();
    for damaged in [
        save.replace("symbols", "signs"),
        save.replace("\"gold\":7", "\"gold\":x"),
        save.replace("table artifacts", "table relics"),
        save.replace("game trismegistus-bot", "game tomb4k"),
        String::new(),
    ] {
        assert_ne!(damaged, save);
        assert_eq!(
            Companion::load(&damaged).unwrap_err().kind,
            ErrorKind::BadSave
        );
    }
}
