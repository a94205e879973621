//! Other deals of the same game.

use solo_table::{Dealer, Json};

use super::App;
use super::guide::Guide;
use crate::acts::Deal;
use crate::calendar::{random_deal, todays_deal};
use crate::saves::Kept;
use crate::session::Session;

impl App {
    /// Returns the default options of the game.
    pub(super) fn defaults(&self) -> Option<Json> {
        let game = self.saves.games().get(self.session.table().name());
        game.map(solo_table::GameInfo::defaults)
    }

    /// Begins another game with the same options. The present one stays kept.
    pub(super) fn deal(&mut self, deal: Deal) {
        if self.session.is_typed() {
            self.message = Some("start the companion again for another evening".to_owned());
            return;
        }
        let table = self.session.table();
        let played = table.dealer().seed();
        match table.begin_again(None, None) {
            Ok(mut table) => {
                // Beside the box nobody deals.
                if played.is_some() {
                    table.deal(Dealer::seeded(number(deal, played)));
                }
                if !self.settles("another deal begins all the same the next time") {
                    return;
                }
                self.forget_unkept();
                self.kept = self.kept.is_some().then(Kept::default);
                self.session = Session::from(table);
                self.since = self.session.table().steps();
                self.look_at_the_present();
                self.message = None;
                self.guide = Guide::default();
                self.said.clear();
                self.open_table(false);
            }
            Err(error) => self.message = Some(error.to_string()),
        }
    }
}

/// Returns the number of a deal, after one that was played.
pub(crate) fn number(deal: Deal, played: Option<u64>) -> u64 {
    match (deal, played) {
        (Deal::Same, Some(seed)) => seed,
        (Deal::Next, Some(seed)) => seed.wrapping_add(1),
        (Deal::Today, _) => todays_deal(),
        (Deal::Random | Deal::Same | Deal::Next, _) => random_deal(),
    }
}
