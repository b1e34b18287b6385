//! Values as both databases know them, and the Rust types that are stored as values.

use crate::StoreError;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use touchline_kernel::Seat;
use touchline_kernel::dice::{Commitment, Secret, from_hex, to_hex};
use touchline_kernel::record::RecordResult;

/// One value of one column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value<'a> {
    Null,
    Integer(i64),
    Real(f64),
    Text(Cow<'a, str>),
    /// 64 hexadecimal digits, which are only written out when they are sent.
    Hex(&'a [u8; 32]),
}

impl<'a> Value<'a> {
    pub fn text(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }

    /// As errors show it.
    fn shown(&self) -> String {
        match self {
            Self::Null => "NULL".to_owned(),
            Self::Integer(n) => n.to_string(),
            Self::Real(x) => x.to_string(),
            Self::Text(text) => format!("`{}`", text.chars().take(80).collect::<String>()),
            Self::Hex(bytes) => format!("`{}`", to_hex(bytes)),
        }
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Integer(n) => serializer.serialize_i64(*n),
            Self::Real(x) => serializer.serialize_f64(*x),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Hex(bytes) => serializer.serialize_str(&to_hex(bytes)),
        }
    }
}

/// A type that one column holds.
pub(crate) trait Stored: Sized {
    /// What the column should hold, for errors.
    const EXPECTED: &'static str;

    fn value(&self) -> Value<'_>;

    /// Gives back a value that cannot be read.
    fn read(value: Value<'static>) -> Result<Self, Value<'static>>;
}

/// A type that may be missing: NULL stands for none.
pub(crate) trait Nullable: Stored {}

impl<T: Nullable> Stored for Option<T> {
    const EXPECTED: &'static str = T::EXPECTED;

    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Stored::value)
    }

    fn read(value: Value<'static>) -> Result<Self, Value<'static>> {
        if value == Value::Null { Ok(None) } else { T::read(value).map(Some) }
    }
}

impl Stored for String {
    const EXPECTED: &'static str = "a text";

    fn value(&self) -> Value<'_> {
        Value::text(self)
    }

    fn read(value: Value<'static>) -> Result<Self, Value<'static>> {
        match value {
            Value::Text(text) => Ok(text.into_owned()),
            other => Err(other),
        }
    }
}

impl Nullable for String {}

impl Stored for f64 {
    const EXPECTED: &'static str = "a number";

    fn value(&self) -> Value<'_> {
        Value::Real(*self)
    }

    fn read(value: Value<'static>) -> Result<Self, Value<'static>> {
        match value {
            Value::Real(x) => Ok(x),
            other => Err(other),
        }
    }
}

/// Integers, as far as the Rust type reaches.
macro_rules! integers {
    ($($integer:ty: $expected:literal;)*) => { $(
        impl Stored for $integer {
            const EXPECTED: &'static str = $expected;

            fn value(&self) -> Value<'_> {
                Value::Integer(i64::from(*self))
            }

            fn read(value: Value<'static>) -> Result<Self, Value<'static>> {
                match value {
                    Value::Integer(n) => Self::try_from(n).map_err(|_| Value::Integer(n)),
                    other => Err(other),
                }
            }
        }
    )* };
}

integers! {
    i64: "a whole number";
    u32: "a whole number from 0 to 4294967295";
    u16: "a whole number from 0 to 65535";
}

impl Nullable for i64 {}

impl Stored for bool {
    const EXPECTED: &'static str = "0, 1 or NULL";

    fn value(&self) -> Value<'_> {
        Value::Integer(i64::from(*self))
    }

    /// A column that was added later is NULL in the rows from before.
    fn read(value: Value<'static>) -> Result<Self, Value<'static>> {
        match value {
            Value::Null | Value::Integer(0) => Ok(false),
            Value::Integer(1) => Ok(true),
            other => Err(other),
        }
    }
}

/// Types that are written as a text and read from one.
macro_rules! texts {
    ($($stored:ty: $expected:literal, $write:expr, $read:expr;)*) => { $(
        impl $crate::value::Stored for $stored {
            const EXPECTED: &'static str = $expected;

            fn value(&self) -> $crate::value::Value<'_> {
                let write: fn(&Self) -> $crate::value::Value<'_> = $write;
                write(self)
            }

            fn read(value: $crate::value::Value<'static>) -> Result<Self, $crate::value::Value<'static>> {
                let read: fn(&str) -> Option<Self> = $read;
                match &value {
                    $crate::value::Value::Text(text) => read(text).ok_or(value),
                    _ => Err(value),
                }
            }
        }
    )* };
}

pub(crate) use texts;

texts! {
    Seat: "`home` or `away`", |seat| Value::text(seat.name()), seat_named;
    Option<Seat>: "`home`, `away` or `none`",
        |seat| Value::text(seat.map_or("none", Seat::name)),
        |text| if text == "none" { Some(None) } else { seat_named(text).map(Some) };
    Secret: "64 lower-case hexadecimal digits", |secret| Value::Hex(&secret.0), |text| from_hex(text).map(Self);
    Commitment: "64 lower-case hexadecimal digits", |it| Value::Hex(&it.0), |text| from_hex(text).map(Self);
    RecordResult: "a result such as `4-2 home END-1`",
        |result| Value::Text(Cow::Owned(result.to_string())),
        |text| text.parse().ok();
}

impl Nullable for Secret {}
impl Nullable for Commitment {}
impl Nullable for RecordResult {}

pub(crate) fn seat_named(name: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| seat.name() == name)
}

/// An enum whose variants the database knows by words.
macro_rules! words {
    ($(#[$about:meta])* $name:ident, $expected:literal { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }
        }

        $crate::value::texts! {
            $name: $expected, |word| $crate::value::Value::text(word.name()),
                |text| Self::ALL.iter().copied().find(|word| word.name() == text);
        }
    };
}

pub(crate) use words;

/// A row as it came from a database: its values in the order of the statement's columns.
#[derive(Debug)]
pub(crate) struct Row {
    table: &'static str,
    key: String,
    values: std::vec::IntoIter<Value<'static>>,
}

impl Row {
    pub fn new(table: &'static str, values: Vec<Value<'static>>) -> Self {
        let key = match values.first() {
            Some(Value::Text(text)) => text.to_string(),
            _ => String::new(),
        };
        Self { table, key, values: values.into_iter() }
    }

    pub fn next_value(&mut self) -> Value<'static> {
        self.values.next().unwrap_or(Value::Null)
    }

    /// The next column.
    pub fn take<T: Stored>(&mut self, column: &'static str) -> Result<T, StoreError> {
        let value = self.next_value();
        T::read(value).map_err(|found| self.unreadable(column, &found, T::EXPECTED))
    }

    pub fn unreadable(&self, column: &'static str, found: &Value<'_>, expected: &'static str) -> StoreError {
        StoreError::Unreadable {
            table: self.table,
            key: self.key.clone(),
            column,
            found: found.shown(),
            expected,
        }
    }
}
