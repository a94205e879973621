//! Panics of a game, which are violations like any other.

use core::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

std::thread_local! {
    /// Number of calls of `caught` that this thread is in.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    /// Message and location of the latest panic in one of them.
    static LATEST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Calls a method of a game; if it panics, returns the sentence that says so.
///
/// The panic prints nothing: the report of the law has its message and its location.
pub(crate) fn caught<T>(method: &str, call: impl FnOnce() -> T) -> Result<T, String> {
    let (mut call, mut result) = (Some(call), None);
    // What is the same for all calls is compiled once.
    let ended = end_of(&mut || result = call.take().map(|call| call()));
    result.ok_or_else(|| format!("{method} panicked: {ended}"))
}

/// Returns the sentence of the panic that ends a call.
fn end_of(call: &mut dyn FnMut()) -> String {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let others = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if DEPTH.get() == 0 {
                others(info);
            } else {
                LATEST.set(sentence(info));
            }
        }));
    });
    DEPTH.set(DEPTH.get().saturating_add(1));
    // What the call was changing is not looked at again.
    let result = panic::catch_unwind(AssertUnwindSafe(call));
    DEPTH.set(DEPTH.get().saturating_sub(1));
    result.map_or_else(|_| LATEST.take(), |()| String::new())
}

/// Returns message and location in one line.
fn sentence(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let message = payload.downcast_ref::<&str>().copied();
    let message = message.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let message = message.unwrap_or("no message").replace('\n', ";");
    match info.location() {
        Some(location) => format!("{message} ({location})"),
        None => message.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_one_sentence_with_its_location() {
        assert_eq!(caught("next", || 7), Ok(7));
        let number = 7;
        let report = caught("next", || panic!("{number} is\nwrong")).unwrap_err();
        let start = "next panicked: 7 is;wrong (";
        assert!(report.starts_with(start), "{report}");
        assert!(report.contains("panics.rs:"), "{report}");
        let inner = caught("advance", || {
            let _ = caught("next", || panic!("inside"));
            panic!("outside")
        });
        let report = inner.unwrap_err();
        assert!(report.starts_with("advance panicked: outside"), "{report}");
        assert_eq!(DEPTH.get(), 0);
    }
}
