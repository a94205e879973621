//! Reads JSON into a tree of values.

use alloc::string::String;
use alloc::vec::Vec;

use super::super::{Object, Value};
use super::{JsonError, fraction, negated};

/// Maximum depth of nested values, so that no text exhausts the stack.
const DEPTH: u32 = 100;

type Read<T> = Result<T, JsonError>;

pub(super) fn read(text: &str) -> Read<Value> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(DEPTH)?;
    match reader.next_sign() {
        None => Ok(value),
        Some(_) => reader.fails("the text should end"),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn fails<T>(&self, why: &'static str) -> Read<T> {
        Err(JsonError { at: self.at, why })
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn step(&mut self) {
        self.at = self.at.saturating_add(1);
    }

    fn eat(&mut self, sign: u8) -> bool {
        let found = self.peek() == Some(sign);
        if found {
            self.step();
        }
        found
    }

    /// Skips white space and peeks at the byte behind it.
    fn next_sign(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.step();
        }
        self.peek()
    }

    fn value(&mut self, depth: u32) -> Read<Value> {
        let Some(depth) = depth.checked_sub(1) else {
            return self.fails("too deeply nested");
        };
        match self.next_sign() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => self.text().map(Value::from),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Read<Value> {
        let words = [
            ("null", Value::Null),
            ("true", Value::Bool(true)),
            ("false", Value::Bool(false)),
        ];
        for (word, value) in words {
            if self.rest().starts_with(word) {
                self.at = self.at.saturating_add(word.len());
                return Ok(value);
            }
        }
        self.fails("expected a value")
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn list(&mut self, depth: u32) -> Read<Value> {
        self.step();
        let mut list = Vec::new();
        if self.next_sign() == Some(b']') {
            self.step();
            return Ok(Value::List(list));
        }
        loop {
            list.push(self.value(depth)?);
            if self.ends(b']')? {
                return Ok(Value::List(list));
            }
        }
    }

    fn object(&mut self, depth: u32) -> Read<Value> {
        self.step();
        let mut object = Object::default();
        if self.next_sign() == Some(b'}') {
            self.step();
            return Ok(object.into());
        }
        loop {
            if self.next_sign() != Some(b'"') {
                return self.fails("expected a name in quotes");
            }
            let name = self.text()?;
            self.next_sign();
            if !self.eat(b':') {
                return self.fails("expected a colon");
            }
            object.put(name, self.value(depth)?);
            if self.ends(b'}')? {
                return self.unique(object);
            }
        }
    }

    /// Returns the object unless a field comes twice.
    fn unique(&self, object: Object) -> Read<Value> {
        let mut names: Vec<&str> = object.iter().map(|(name, _)| name).collect();
        names.sort_unstable();
        let mut pairs = names.iter().zip(names.iter().skip(1));
        if pairs.any(|(name, next)| name == next) {
            return self.fails("a field comes twice");
        }
        Ok(object.into())
    }

    /// Returns whether a list or an object ends here; `false` behind a comma.
    fn ends(&mut self, end: u8) -> Read<bool> {
        self.next_sign();
        if self.eat(b',') {
            return Ok(false);
        }
        if self.eat(end) {
            return Ok(true);
        }
        self.fails("expected a comma or the end")
    }

    fn number(&mut self) -> Read<Value> {
        let negative = self.eat(b'-');
        let (mut digits, mut power) = (0, 0_i32);
        if !self.eat(b'0') {
            self.digits(&mut digits, &mut power)?;
        }
        let mut whole = power == 0;
        if self.eat(b'.') {
            whole = false;
            // Digits that no longer fit raise the power, and every digit after the point lowers it.
            let before = self.at;
            self.digits(&mut digits, &mut power)?;
            let places = self.at.saturating_sub(before);
            power = power.saturating_sub(i32::try_from(places).unwrap_or(i32::MAX));
        }
        if let Some(b'e' | b'E') = self.peek() {
            whole = false;
            self.step();
            let down = self.eat(b'-');
            if !down {
                self.eat(b'+');
            }
            let (mut exponent, mut beyond) = (0, 0);
            self.digits(&mut exponent, &mut beyond)?;
            let exponent = i32::try_from(exponent).unwrap_or(i32::MAX);
            power = if down {
                power.saturating_sub(exponent)
            } else {
                power.saturating_add(exponent)
            };
        }
        let number = if negative {
            0_i64.checked_sub_unsigned(digits)
        } else {
            i64::try_from(digits).ok()
        };
        Ok(match number.filter(|_| whole) {
            Some(number) => Value::Number(number),
            None if negative => Value::Fraction(negated(fraction(digits, power))),
            None => Value::Fraction(fraction(digits, power)),
        })
    }

    /// Reads one or more digits: as many as fit into `number`; `beyond` counts the others.
    fn digits(&mut self, number: &mut u64, beyond: &mut i32) -> Read<()> {
        if !self.peek().is_some_and(|sign| sign.is_ascii_digit()) {
            return self.fails("expected a digit");
        }
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            self.step();
            let digit = u64::from(digit.saturating_sub(b'0'));
            let longer = number.checked_mul(10).and_then(|n| n.checked_add(digit));
            match longer {
                Some(longer) if *beyond == 0 => *number = longer,
                _ => *beyond = beyond.saturating_add(1),
            }
        }
        Ok(())
    }

    /// Reads a text in quotes.
    fn text(&mut self) -> Read<String> {
        self.step();
        let mut text = String::new();
        loop {
            let plain = self
                .rest()
                .find(|sign| matches!(sign, '"' | '\\' | '\0'..='\x1f'));
            let Some(plain) = plain else {
                self.at = self.text.len();
                return self.fails("the text in quotes does not end");
            };
            text.push_str(self.rest().get(..plain).unwrap_or(""));
            self.at = self.at.saturating_add(plain);
            match self.peek() {
                Some(b'"') => {
                    self.step();
                    return Ok(text);
                }
                Some(b'\\') => {
                    self.step();
                    text.push(self.escaped()?);
                }
                _ => return self.fails("a sign that has to be escaped"),
            }
        }
    }

    /// Reads the rest of an escape, after the backslash.
    fn escaped(&mut self) -> Read<char> {
        let sign = match self.peek() {
            Some(sign @ (b'"' | b'\\' | b'/')) => char::from(sign),
            Some(b'b') => '\x08',
            Some(b'f') => '\x0c',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                self.step();
                return self.unicode();
            }
            _ => return self.fails("there is no such escape"),
        };
        self.step();
        Ok(sign)
    }

    /// Reads four hexadecimal digits, or two groups of four for a surrogate pair.
    fn unicode(&mut self) -> Read<char> {
        let first = self.four()?;
        let code = match first {
            0xd800..=0xdbff => {
                if !(self.eat(b'\\') && self.eat(b'u')) {
                    return self.fails("half a sign");
                }
                let second = self.four()?.checked_sub(0xdc00).filter(|low| *low < 0x400);
                let high = (first & 0x3ff).checked_shl(10).unwrap_or(0);
                second.map(|low| (high | low).saturating_add(0x1_0000))
            }
            _ => Some(first),
        };
        match code.and_then(char::from_u32) {
            Some(sign) => Ok(sign),
            None => self.fails("half a sign"),
        }
    }

    fn four(&mut self) -> Read<u32> {
        let digits = self.rest().get(..4).unwrap_or("");
        let hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        match u32::from_str_radix(digits, 16) {
            Ok(code) if hexadecimal => {
                self.at = self.at.saturating_add(4);
                Ok(code)
            }
            _ => self.fails("expected four hexadecimal digits"),
        }
    }
}
