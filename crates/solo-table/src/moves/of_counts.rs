//! Moves as differences of what lies where.

/// Copies of a card at a place.
pub(crate) type Lying<K, P> = (K, P, u32);

/// Copies of a card that lie elsewhere than before; a place that is hidden is `None`.
pub(crate) struct Shift<K, P> {
    pub(crate) card: K,
    pub(crate) from: Option<P>,
    pub(crate) to: Option<P>,
    pub(crate) count: u32,
}

/// Lists the copies that are elsewhere, in the order of the places where they are now; what is gone comes last.
///
/// A card lies at most once in a list for each place.
pub(crate) fn shifts<K: Clone + PartialEq, P: Clone + PartialEq>(
    before: &[Lying<K, P>],
    after: &[Lying<K, P>],
) -> Vec<Shift<K, P>> {
    let copies = |list: &[Lying<K, P>], card: &K, place: &P| {
        let mut list = list.iter();
        let found = list.find(|(other, at, _)| other == card && at == place);
        found.map_or(0, |(.., count)| *count)
    };
    let less = |one: &[Lying<K, P>], than: &[Lying<K, P>]| -> Vec<Lying<K, P>> {
        let changed = one.iter().map(|(card, place, count)| {
            let left = count.saturating_sub(copies(than, card, place));
            (card.clone(), place.clone(), left)
        });
        changed.filter(|(.., count)| *count > 0).collect()
    };
    let mut gone = less(before, after);
    let mut shifts = Vec::new();
    for (card, place, mut left) in less(after, before) {
        for (_, from, count) in gone.iter_mut().filter(|(other, ..)| *other == card) {
            let taken = left.min(*count);
            if taken > 0 {
                shifts.push(Shift {
                    card: card.clone(),
                    from: Some(from.clone()),
                    to: Some(place.clone()),
                    count: taken,
                });
                *count = count.saturating_sub(taken);
                left = left.saturating_sub(taken);
            }
        }
        if left > 0 {
            shifts.push(Shift {
                card,
                from: None,
                to: Some(place),
                count: left,
            });
        }
    }
    let gone = gone.into_iter().filter(|(.., count)| *count > 0);
    shifts.extend(gone.map(|(card, place, count)| Shift {
        card,
        from: Some(place),
        to: None,
        count,
    }));
    shifts
}
