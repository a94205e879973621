//! The behaviour of tables that does not depend on the game.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_table::{Dealer, Due, ErrorKind, Table, Tables, Value, games};

fn table(name: &str, chance: Dealer) -> Table {
    Table::new(name, &[], &Tables::new(), chance).unwrap()
}

/// Plays the first choices of a game that is dealt by a seed.
fn play(name: &str, seed: u64, steps: u32) -> Table {
    let mut table = table(name, Dealer::seeded(seed));
    for step in 0..steps {
        let mut choices = table.choices();
        if choices.is_empty() {
            break;
        }
        let pick = usize::try_from(step)
            .unwrap()
            .checked_rem(choices.len())
            .unwrap();
        table.act(&choices.swap_remove(pick).notation).unwrap();
    }
    table
}

#[test]
fn a_saved_table_goes_on_as_if_it_had_never_stopped() {
    for game in games() {
        let mut table = play(game.name, 5, 6);
        let mut loaded = Table::load(&table.save()).unwrap();
        while table.due() == Due::Decision {
            let choice = table.choices().pop().unwrap();
            table.act(&choice.notation).unwrap();
            loaded.act_number(choice.number).unwrap();
        }
        assert_eq!(loaded.save(), table.save(), "{}", game.name);
        assert_eq!(loaded.outcome(), table.outcome());
    }
}

#[test]
fn undo_brings_back_what_was_and_redo_what_came() {
    for game in games() {
        let mut table = play(game.name, 8, 5);
        let (after, steps) = (table.view(), table.steps());
        table.undo_past_fence().unwrap();
        assert!(table.steps() < steps && table.can_redo());
        let before = table.view();
        assert!(table.redo());
        assert_eq!(table.view(), after, "{}", game.name);
        assert_eq!(table.view_at(steps), Some(after));
        table.undo_past_fence().unwrap();
        assert_eq!(table.view(), before);
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    for game in games() {
        let mut table = play(game.name, 3, 4);
        let save = table.save();
        for text in ["", "\u{0}", "no such thing", "🂡"] {
            assert!(table.act(text).unwrap_err().rule.is_some(), "{}", game.name);
            assert!(table.report(text).is_err());
        }
        assert_eq!(
            table.act_number(u32::MAX).unwrap_err().kind,
            ErrorKind::BadNumber
        );
        assert_eq!(table.save(), save);
    }
}

#[test]
fn a_position_is_set_up_from_its_view() {
    for game in games() {
        let table = play(game.name, 2, 3);
        let set_up =
            |view: &Value| Table::set_up(game.name, &[], &Tables::new(), Dealer::nobody(), view);
        let same = set_up(&table.view()).unwrap();
        assert_eq!(same.view(), table.view(), "{}", game.name);
        assert_eq!(Table::load(&same.save()).unwrap().view(), table.view());
        let error = set_up(&Value::Null).unwrap_err();
        assert!(error.kind == ErrorKind::BadPosition && !error.faults.is_empty());
    }
}

#[test]
fn the_first_choices_have_hints() {
    for game in games() {
        let table = play(game.name, 4, 2);
        let hints = table.hint(2, 1);
        let choices = table.choices();
        assert!((1..=5).contains(&hints.len()), "{}", game.name);
        for hint in &hints {
            let choice = choices.iter().find(|choice| choice.number == hint.number);
            assert_eq!(choice.unwrap().notation, hint.notation);
            // Beside its box, nobody knows the score of the player.
            let of = match game.name {
                "trismegistus-bot" => "Botmegistus ends with ",
                _ => "you end with ",
            };
            assert!(
                hint.text.starts_with(&format!("{}: {of}", hint.label)),
                "{hint:?}"
            );
        }
        assert_eq!(hints, table.hint(2, 1), "the same again");
    }
}

/// A session keeps few positions; the others must be computed again, exactly.
#[test]
fn every_step_is_found_again() {
    for game in games() {
        let mut table = table(game.name, Dealer::seeded(11));
        let mut taken = vec![(table.steps(), table.view(), table.dealer().clone())];
        while table.due() == Due::Decision {
            let choice = table.choices().pop().unwrap();
            table.act_number(choice.number).unwrap();
            taken.push((table.steps(), table.view(), table.dealer().clone()));
        }
        for (step, view, _) in &taken {
            assert_eq!(
                table.view_at(*step).as_ref(),
                Some(view),
                "{}: step {step}",
                game.name
            );
        }
        for (step, view, dealer) in taken.iter().rev().skip(1) {
            table.undo_past_fence().unwrap();
            assert_eq!(
                (table.steps(), &table.view()),
                (*step, view),
                "{}",
                game.name
            );
            assert_eq!(table.dealer(), dealer, "{}: step {step}", game.name);
        }
        for (step, view, dealer) in taken.iter().skip(1) {
            assert!(table.redo());
            assert_eq!(
                (table.steps(), &table.view()),
                (*step, view),
                "{}",
                game.name
            );
            assert_eq!(table.dealer(), dealer, "{}: step {step}", game.name);
        }
    }
}

fn data(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

#[test]
fn a_table_begins_again_by_its_own_rules() {
    for game in games() {
        let table = play(game.name, 6, 4);
        let again = table.begin_again(None, None).unwrap();
        let fresh = Table::new(game.name, &[], &Tables::new(), Dealer::nobody()).unwrap();
        assert_eq!(again.save(), fresh.save(), "{}", game.name);
        let options = table.options();
        let same = table.begin_again(Some(&options), Some(&table.catalogue()));
        assert_eq!(same.unwrap().save(), fresh.save(), "{}", game.name);
        let same = table.set_up_here(&table.view(), None, None).unwrap();
        assert_eq!((same.view(), same.steps()), (table.view(), 0));
        for wrong in ["null", "[]", r#"{"no such": 1}"#] {
            let error = table.begin_again(Some(&data(wrong)), None).unwrap_err();
            assert_eq!(error.kind, ErrorKind::BadOption, "{wrong}");
        }
        let error = table.set_up_here(&Value::Null, None, None).unwrap_err();
        assert!(error.kind == ErrorKind::BadPosition && !error.faults.is_empty());
        let unknown = Tables::new().with("no such", "id\n");
        let error = table.begin_again(None, Some(&unknown)).unwrap_err();
        assert!(error.kind == ErrorKind::BadCatalogue && !error.faults.is_empty());
    }
}

#[test]
fn options_are_read_by_what_they_are() {
    let table = table("tomb4k", Dealer::nobody());
    let begin = |options: &str| table.begin_again(Some(&data(options)), None);
    let three = begin(r#"{"min_delve_turns": 3, "drop_timing": "first"}"#).unwrap();
    assert_eq!(three.options().get("min_delve_turns"), Some(&3.into()));
    for wrong in ["\"3\"", "3.0", "null", "true", "15", "[3]", "4294967299"] {
        let error = begin(&format!(r#"{{"min_delve_turns": {wrong}}}"#)).unwrap_err();
        assert_eq!(error.kind, ErrorKind::BadOption, "{wrong}");
    }
    let error = begin(r#"{"min_delve_turns": 99}"#).unwrap_err();
    assert_eq!(error.message, "option min_delve_turns accepts 1 to 14");
    // A missing name means the default, not the value at the table; a missing argument leaves all
    // as it is.
    let again = three.begin_again(Some(&data("{}")), None).unwrap();
    assert_eq!(again.options(), table.options());
    let kept = three.begin_again(None, None).unwrap();
    assert_eq!(kept.options(), three.options());
}

#[test]
fn a_record_holds_the_inputs_and_no_seed() {
    for game in games() {
        let table = play(game.name, 9, 5);
        let loaded = table.load_here(&table.record()).unwrap();
        assert_eq!(loaded.view(), table.view(), "{}", game.name);
        assert_eq!(
            (loaded.steps(), loaded.dealer().seed()),
            (table.steps(), None)
        );
        assert_eq!(loaded.record(), table.record());
        assert_eq!(Table::load(&table.record()).unwrap().save(), loaded.save());
    }
}

#[test]
fn events_are_told_with_and_without_sentences() {
    for game in games() {
        let table = play(game.name, 10, 6);
        let told = table.events_from(0).into_iter().map(|told| told.data);
        assert!(!table.event_data_from(1).is_empty());
        assert_eq!(told.collect::<Vec<_>>(), table.event_data_from(0));
    }
}

#[test]
fn a_position_is_corrected_where_the_game_has_corrections() {
    for game in games()
        .iter()
        .filter(|game| game.name != "trismegistus-bot")
    {
        let error = play(game.name, 1, 1).amended(&["gold 4"]).unwrap_err();
        assert_eq!(error.kind, ErrorKind::NoAmend);
    }
    #[cfg(feature = "trismegistus-bot")]
    {
        let lean = [("reports", "lean")];
        let table =
            Table::new("trismegistus-bot", &lean, &Tables::new(), Dealer::seeded(5)).unwrap();
        let mended = table.amended(&["gold 4"]).unwrap();
        let gold = |table: &Table| table.view().get("bot").unwrap().get("gold").cloned();
        assert!(gold(&mended) == Some(4.into()) && gold(&table) != gold(&mended));
        assert_eq!(
            (mended.options(), mended.dealer().seed()),
            (table.options(), None)
        );
        let error = table
            .amended(&["gold 4", "gold 5", "phase over"])
            .unwrap_err();
        assert_eq!(
            (error.kind, error.faults.len()),
            (ErrorKind::BadPosition, 2)
        );
    }
}

/// Equal labels differ by the position of their items, whichever method lists the choices.
#[test]
fn choices_are_those_of_the_scene() {
    for game in games() {
        let mut table = table(game.name, Dealer::seeded(6));
        while table.due() == Due::Decision {
            let mut choices = table.choices();
            assert_eq!(choices, table.scene().choices, "{}", game.name);
            table.act_number(choices.swap_remove(0).number).unwrap();
        }
    }
}

/// A word stands apart from its variant, so that one of both could be forgotten.
#[cfg(feature = "schema")]
#[test]
fn every_question_has_a_word() {
    let schema = solo_table::schema();
    let questions = schema["$defs"]["Question"]["oneOf"].as_array().unwrap();
    let words = questions
        .iter()
        .map(|one| &one["properties"]["cmd"]["const"]);
    let words: Vec<&str> = words.map(|word| word.as_str().unwrap()).collect();
    assert_eq!(words, solo_table::Question::WORDS);
}

/// The answers of a question that makes no difference lead to one view with one list; those of others do not.
#[test]
fn a_question_that_makes_no_difference_is_known() {
    let mut seen = 0;
    for game in games() {
        for seed in 0..10 {
            let mut table = table(game.name, Dealer::seeded(seed));
            for step in 0..300 {
                let choices = table.choices();
                if table.due() != Due::Decision {
                    break;
                }
                let after = choices.iter().map(|choice| {
                    let mut next = table.clone();
                    next.deal(Dealer::nobody());
                    next.act_number(choice.number).unwrap();
                    (next.view(), next.notations())
                });
                if table.makes_no_difference() {
                    let after: Vec<_> = after.collect();
                    assert!(after.len() > 1, "{}", game.name);
                    assert!(
                        after.iter().all(|other| *other == after[0]),
                        "{}",
                        game.name
                    );
                    seen += 1;
                } else if table.scene().ask.contains("makes no difference") {
                    panic!("{}: {}", game.name, table.save());
                }
                let pick = usize::try_from(seed + step * 7).unwrap() % choices.len();
                table.act_number(choices[pick].number).unwrap();
            }
        }
    }
    assert!(seen > 2, "{seen}");
}
