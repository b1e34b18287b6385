//! Input errors: what was found in a file or option, where, and what was expected.

use std::fmt;

/// One thing wrong with options or a setup.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Fault {
    /// Where: a path such as `pieces.home.5`, empty for the whole.
    pub at: String,
    /// What was found and what would be right, as a sentence without a full stop.
    pub what: String,
}

impl Fault {
    /// A fault at a path.
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self { at: at.into(), what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() { f.write_str(&self.what) } else { write!(f, "{}: {}", self.at, self.what) }
    }
}

/// Every reason why something is refused. Never empty inside an `Err`.
#[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize)]
#[serde(transparent)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes another fault.
    pub fn add(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Fault::new(at, what));
    }

    /// `value` if there was no fault, otherwise all of them.
    ///
    /// # Errors
    /// The faults, when there are any.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Self {
        Self(vec![fault])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
