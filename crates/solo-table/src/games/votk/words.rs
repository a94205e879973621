//! The words of the valley in the language of a table.

use std::borrow::Cow;

use solo_core::{NamedFields, Speech};
use votk::Valley;
use votk::words::{SCENE, VERBS};

use crate::speech::written;

pub(super) type Words<'a> = crate::words::Words<'a, Valley>;

pub(super) const fn words(speech: Speech<'_, Valley>) -> Words<'_> {
    Words::new(SCENE, speech)
}

/// Returns the verb under this key, without a copy where it stays English and has no fields.
pub(super) fn verb(
    speech: &Speech<'_, Valley>,
    key: &str,
    fields: &dyn NamedFields<Valley>,
) -> Cow<'static, str> {
    let verb = VERBS.constant(key, speech);
    if verb.contains('{') {
        written(|out| VERBS.say(key, fields, speech, out)).into()
    } else {
        verb
    }
}
