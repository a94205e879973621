//! Saves of a companion (TB-19.12).

use solo_core::{Record, SaveReader, Session};
use trismegistus_bot::Botmegistus;

use crate::begin::read_position;
use crate::error::TableError;

/// Writes a record as the save of a session: options, catalogue, start position and inputs.
pub(super) fn save(record: &Record<Botmegistus>) -> String {
    Session::from(record.clone()).with_catalogue().to_text()
}

pub(super) fn load(text: &str) -> Result<Record<Botmegistus>, TableError> {
    let session = SaveReader::new(&Botmegistus::default())
        .positions(&read_position::<Botmegistus>)
        .catalogues()
        .parse(text)
        .map_err(|error| TableError::save(&error))?;
    Ok(session.record())
}
