//! Bytes of any file as text.

use alloc::borrow::Cow;
use alloc::string::String;

/// The reason why the bytes of a file are not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NotText {
    /// A byte that does not belong to UTF-8.
    #[error("byte {at} is not text in UTF-8: save the file as UTF-8")]
    Encoding {
        /// First invalid byte, counted from 0.
        at: usize,
    },
    /// The mark of UTF-16, and then something else.
    #[error("the file begins like text in UTF-16, but is not: save it as UTF-8")]
    Utf16,
    /// Zero bytes, which no text has.
    #[error("byte {at} is zero, as in UTF-16 without its mark: save the file as UTF-8")]
    Zero {
        /// First zero byte, counted from 0.
        at: usize,
    },
    /// A workbook, or another packed file.
    #[error("this is a workbook or another packed file, not text: save the sheet as CSV")]
    Workbook,
}

/// Returns the text of a file, whichever program wrote it.
///
/// UTF-8 and UTF-16 with its mark are read; the mark does not belong to the text.
///
/// # Errors
/// The reason why it is not text.
///
/// ```
/// use solo_core::{NotText, file_text};
/// assert_eq!(file_text(b"\xef\xbb\xbfid,name")?, "id,name");
/// assert_eq!(file_text(b"\xff\xfei\0d\0")?, "id");
/// assert_eq!(file_text(b"PK\x03\x04"), Err(NotText::Workbook));
/// assert_eq!(file_text(b"Caf\xe9"), Err(NotText::Encoding { at: 3 }));
/// # Ok::<(), NotText>(())
/// ```
pub fn file_text(bytes: &[u8]) -> Result<Cow<'_, str>, NotText> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => Cow::Owned(utf_16(rest, u16::from_le_bytes)?),
        [0xfe, 0xff, rest @ ..] => Cow::Owned(utf_16(rest, u16::from_be_bytes)?),
        [b'P', b'K', 3, 4, ..] | [0xd0, 0xcf, 0x11, 0xe0, ..] => return Err(NotText::Workbook),
        [0xef, 0xbb, 0xbf, rest @ ..] => utf_8(rest, 3)?,
        bytes => utf_8(bytes, 0)?,
    };
    match text.bytes().position(|byte| byte == 0) {
        Some(at) => Err(NotText::Zero { at }),
        None => Ok(text),
    }
}

fn utf_8(bytes: &[u8], before: usize) -> Result<Cow<'_, str>, NotText> {
    core::str::from_utf8(bytes)
        .map(Cow::Borrowed)
        .map_err(|error| NotText::Encoding {
            at: error.valid_up_to().saturating_add(before),
        })
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, NotText> {
    let (units, odd) = bytes.as_chunks::<2>();
    let units = units.iter().map(|pair| unit(*pair));
    let text: Result<String, _> = char::decode_utf16(units).collect();
    text.ok().filter(|_| odd.is_empty()).ok_or(NotText::Utf16)
}

/// Returns a text without the mark of its encoding, and with a line feed alone at the end of each line.
///
/// ```
/// use solo_core::plain_lines;
/// assert_eq!(plain_lines("\u{feff}one\r\ntwo\n"), "one\ntwo\n");
/// ```
pub fn plain_lines(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains("\r\n") {
        Cow::Owned(text.replace("\r\n", "\n"))
    } else {
        Cow::Borrowed(text)
    }
}
