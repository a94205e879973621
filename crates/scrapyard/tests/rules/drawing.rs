//! Chapter SE-5: drawing.

use crate::common::Play;

#[test]
fn se_5_1_drawing_takes_the_top_card() {
    let mut play = Play::plain("top s07");
    play.go("draw machine");
    assert_eq!(play.told(), "acted drew");
    assert_eq!(play.see("player.machines"), "s07");
    play.go("draw part");
    assert_eq!(play.agenda(), "gain player part 1 / pace / trim / main");
}

#[test]
fn se_5_2_scrap_piles_are_not_drawn_from() {
    let play = Play::plain("scrap p05");
    let mut drawn = Play::plain("scrap p05x6");
    drawn.go("draw part");
    assert!(!drawn.list().contains("p05"));
    assert_eq!(play.refused("draw scrap").reason(), "syntax");
}

#[test]
fn se_5_3_an_undrawable_pile() {
    let parts: String = (1..=15).map(|n| format!(" p{n:02}x6")).collect();
    let play = Play::plain(&format!("G{parts}"));
    assert_eq!(play.forbidden_by("draw part"), "SE-5.3");
    let others: String = (2..=15).map(|n| format!(" p{n:02}x6")).collect();
    for zone in ["scrap", "top", "bottom"] {
        let play = Play::plain(&format!("G{others}; {zone} p01x6"));
        assert!(play.list().starts_with("draw part"), "{zone}");
    }
}

#[test]
fn se_5_4_keeping_one_invention() {
    let mut play = Play::plain("");
    play.go("draw invention, card i05");
    assert_eq!(play.list(), "scrap i01, scrap i05");
    play.go("scrap i01");
    assert_eq!(play.see("player.inventions"), "i05");
}
