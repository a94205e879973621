//! The frame of every picture: readable on light and dark pages, with a title and a description.

use std::fmt::Write;

/// Styles of all drawings. The picture brings its own ground, so it suits pages of any colour.
const STYLE: &str = "text{font:14px system-ui,sans-serif;fill:var(--ink)}\
.small{font-size:12px}.bold{font-weight:600}.code{font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;font-size:12.5px}\
.dim{fill:var(--dim)}.mid{text-anchor:middle}.box{fill:var(--box);stroke:var(--line)}.line{fill:none;stroke:var(--line);stroke-width:1.5}\
.accent{fill:none;stroke:var(--accent);stroke-width:2}.mark{fill:var(--accent)}.on{fill:#fff;font-weight:600}.ground{fill:var(--ground)}\
:root{--ground:#ffffff;--ink:#1c1e21;--dim:#5a6069;--box:#f2f4f7;--line:#8a919b;--accent:#b3400e}\
@media(prefers-color-scheme:dark){:root{--ground:#16181d;--ink:#e6e8eb;--dim:#a2a9b3;--box:#23272f;--line:#7d8590;--accent:#c85a1c}}";

/// A picture in progress.
#[derive(Debug)]
pub(crate) struct Picture {
    width: i32,
    title: String,
    description: String,
    style: String,
    body: String,
}

impl Picture {
    /// Begins a picture that says in words what it shows.
    pub(crate) fn new(width: i32, title: &str, description: &str) -> Self {
        Self {
            width,
            title: title.to_owned(),
            description: description.to_owned(),
            style: STYLE.to_owned(),
            body: String::new(),
        }
    }

    /// Adds styles.
    pub(crate) fn style(&mut self, style: &str) {
        self.style.push_str(style);
    }

    /// Adds a line of SVG.
    pub(crate) fn add(&mut self, svg: &str) {
        self.body.push_str(svg);
        self.body.push('\n');
    }

    /// Adds a text with its left end, or with class `mid` its middle, at a point.
    pub(crate) fn text(&mut self, (x, y): (i32, i32), class: &str, text: &str) {
        let text = escape(text);
        let class = if class.is_empty() {
            String::new()
        } else {
            format!(" class=\"{class}\"")
        };
        self.add(&format!("<text x=\"{x}\" y=\"{y}\"{class}>{text}</text>"));
    }

    /// Adds a box with round corners.
    pub(crate) fn rect(&mut self, (x, y): (i32, i32), (width, height): (i32, i32)) {
        self.add(&format!(
            "<rect class=\"box\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>"
        ));
    }

    /// Adds a line along a path, with an arrow at its end.
    pub(crate) fn arrow(&mut self, class: &str, path: &str) {
        let tip = if class == "accent" { "tip-a" } else { "tip" };
        self.add(&format!(
            "<path class=\"{class}\" d=\"{path}\" marker-end=\"url(#{tip})\"/>"
        ));
    }

    /// Adds a number in a circle around a point.
    pub(crate) fn mark(&mut self, (x, y): (i32, i32), number: usize) {
        self.add(&format!(
            "<circle class=\"mark\" cx=\"{x}\" cy=\"{y}\" r=\"11\"/><text class=\"on mid small\" x=\"{x}\" y=\"{}\">{number}</text>",
            y + 4
        ));
    }

    /// Returns the picture of this height.
    pub(crate) fn finish(self, height: i32) -> String {
        let mut svg = String::new();
        let (width, title) = (self.width, escape(&self.title));
        let (style, description) = (self.style, escape(&self.description));
        writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"t d\">\n\
             <title id=\"t\">{title}</title>\n<desc id=\"d\">{description}</desc>\n<style>{style}</style>\n\
             <defs>{}{}</defs>\n<rect class=\"ground\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>",
            tip("tip", "line"),
            tip("tip-a", "accent"),
        )
        .unwrap();
        svg + &self.body + "</svg>\n"
    }
}

/// Returns the head of an arrow.
fn tip(id: &str, colour: &str) -> String {
    format!(
        "<marker id=\"{id}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">\
         <path d=\"M0 0L8 4L0 8z\" fill=\"var(--{colour})\"/></marker>"
    )
}

/// Escapes a text for SVG.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// Breaks a text into lines of at most this number of characters, at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
