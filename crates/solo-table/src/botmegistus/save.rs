//! Saves of a companion: TB-19.12.

use solo_core::{GameData, Record, SaveReader, Session, Tables};
use trismegistus_bot::Botmegistus;

use crate::error::TableError;
use crate::table::read_position;

/// Options, catalogue with its known cards, start position and record, as a save of a session.
pub(super) fn save(record: &Record<Botmegistus>) -> String {
    let tables = serde_json::to_string(&record.game().tables()).unwrap_or_default();
    Session::from(record.clone())
        .with_catalogue(&tables)
        .to_text()
}

pub(super) fn load(text: &str) -> Result<Record<Botmegistus>, TableError> {
    let tables = |base: &Botmegistus, text: &str| {
        let tables: Tables = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Botmegistus::assemble(*base.options(), &tables).map_err(|faults| faults.to_string())
    };
    let session = SaveReader::new(&Botmegistus::default())
        .positions(&read_position::<Botmegistus>)
        .catalogues(&tables)
        .parse(text)
        .map_err(|error| TableError::save(&error))?;
    Ok(session.record())
}
