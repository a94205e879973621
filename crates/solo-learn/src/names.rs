//! Names of features.

/// Returns the name of a feature with nothing in its brackets, and what stands in the last ones.
pub(crate) fn bare(name: &str) -> (String, &str) {
    let (mut path, mut id) = (String::new(), "");
    for (number, part) in name.split('[').enumerate() {
        let inside = part.split_once(']').filter(|_| number > 0);
        path.push_str(if number > 0 { "[]" } else { "" });
        path.push_str(inside.map_or(part, |(_, after)| after));
        id = inside.map_or(id, |(within, _)| within);
    }
    (path, id)
}
