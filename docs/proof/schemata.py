"""Sources whose functions hold their variants behind a number: docs/proof/mutants builds and runs them."""

import collections, re

# A constant function runs unchanged while the crate is compiled.
MUTANT = """
extern crate std;
/// The number of the variant that is to run.
pub const fn id() -> u32 {
    core::intrinsics::const_eval_select((), unchanged, read)
}

const fn unchanged() -> u32 {
    0
}

fn read() -> u32 {
    static ID: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    *ID.get_or_init(|| std::env::var("SOLO_MUTANT").map_or(0, |id| id.parse().expect("a number")))
}
"""
# On the first line, so that all others stay where they are.
UNSTABLE = "#![feature(core_intrinsics, const_eval_select)] #![allow(internal_features)] "


class Source:
    """A file whose functions are replaced by functions with variants."""

    def __init__(self, path):
        self.path, self.text = path, path.read_text()
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def at(self, place):
        return self.starts[place["line"] - 1] + place["column"] - 1

    def span(self, span):
        return self.at(span["start"]), self.at(span["end"])

    def changed(self, mutant, start, end):
        first, last = self.span(mutant["span"])
        return self.text[start:first] + mutant["replacement"] + self.text[last:end]

    def with_all(self, mutants):
        """The text with changes that do not overlap."""
        text = self.text
        for mutant in sorted(mutants, key=lambda mutant: self.span(mutant["span"]), reverse=True):
            first, last = self.span(mutant["span"])
            text = text[:first] + mutant["replacement"] + text[last:]
        return text

    def body(self, mutant):
        """Where the body of the mutant's function lies, without its braces."""
        start, end = self.span(mutant["function"]["span"])
        # Comments may hold braces, those of an example for instance.
        code = re.sub("//[^\n]*", lambda comment: " " * len(comment[0]), self.text[:end]).replace("->", "  ")
        depth = 0
        for place in range(start, end):
            letter = code[place]
            depth += (letter in "([<") - (letter in ")]>")
            if letter == "{" and depth == 0:
                return place + 1, end - 1
        raise ValueError(mutant["name"])

    def is_shared(self, mutant):
        if mutant["function"] is None:
            return False
        return "-> impl" not in self.head(mutant)

    def head(self, mutant):
        start, _ = self.span(mutant["function"]["span"])
        return self.text[start : self.body(mutant)[0]]

    def is_constant(self, mutant):
        return re.search(r"\bconst\b.*\bfn\b", self.head(mutant)) is not None

    def write_shared(self, mutants):
        """Writes all variants; returns the lines of each."""
        bodies = collections.defaultdict(list)
        for mutant in mutants:
            bodies[self.body(mutant)].append(mutant)
        text, lines = "", {}
        for number, piece in self.pieces(0, len(self.text), sorted(bodies.items())):
            first = text.count("\n") + 1
            text += piece
            if number:
                lines[number] = (first, text.count("\n") + 1)
        self.path.write_text(text)
        return lines

    def pieces(self, start, stop, bodies):
        """The text from start to stop with the variants of these bodies, which may lie within each other."""
        while bodies:
            (first, last), variants = bodies.pop(0)
            yield None, self.text[start:first] + "\nmatch crate::mutant::id() {\n"
            for variant in variants:
                yield variant["id"], f"{variant['id']} => {{\n{self.changed(variant, first, last)}\n}}\n"
            within = [body for body in bodies if body[0][0] < last]
            bodies = bodies[len(within) :]
            yield None, "_ => {\n"
            yield from self.pieces(first, last, within)
            yield None, "\n}\n}\n"
            start = last
        yield None, self.text[start:stop]
