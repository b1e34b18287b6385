//! Rules that can be cited: each has an ID, defined once and checked by the compiler.

use std::fmt;

/// The rules of one game. Implemented by [`rulebook!`](crate::rulebook).
pub trait RuleId: Copy + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// Every rule, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The chapters with their rules.
    const SECTIONS: &'static [Section<Self>];

    /// As the specification writes it: `SHOT-4`, `4.7.1a`.
    fn id(self) -> &'static str;

    /// Its index in [`RuleId::ALL`], for counters.
    fn ordinal(self) -> usize;

    /// The rule with this ID.
    #[must_use]
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

/// A chapter of a rulebook.
#[derive(Debug, Clone, Copy)]
pub struct Section<R: 'static> {
    /// The chapter's name in message IDs and in `src/play/`.
    pub name: &'static str,
    /// Its section in the specification.
    pub source: &'static str,
    /// Its rules.
    pub rules: &'static [R],
}

/// Defines the rule IDs of a game, chapter by chapter.
///
/// ```
/// touchline_kernel::rulebook! {
///     /// The rules of a toy.
///     pub enum Rule {
///         "setup" of "4.1" { Set1 = "SET-1", Set2 = "SET-2" }
///         "shot" of "4.8" { Shot1 = "SHOT-1" }
///     }
/// }
/// use touchline_kernel::RuleId;
/// assert_eq!(Rule::from_id("SHOT-1"), Some(Rule::Shot1));
/// assert_eq!(Rule::SECTIONS[1].name, "shot");
/// assert!(Rule::ALL.iter().enumerate().all(|(i, rule)| rule.ordinal() == i));
/// ```
#[macro_export]
macro_rules! rulebook {
    (
        $(#[$doc:meta])*
        $vis:vis enum $name:ident {
            $($section:literal of $source:literal { $($variant:ident = $id:literal),+ $(,)? })+
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis enum $name {
            $($(#[doc = $id] $variant,)+)+
        }

        impl $crate::RuleId for $name {
            const ALL: &'static [Self] = &[$($(Self::$variant),+),+];
            const SECTIONS: &'static [$crate::Section<Self>] = &[
                $($crate::Section { name: $section, source: $source, rules: &[$(Self::$variant),+] }),+
            ];

            fn id(self) -> &'static str {
                match self { $($(Self::$variant => $id),+),+ }
            }

            fn ordinal(self) -> usize {
                // The variants stand in the order of `ALL`.
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad($crate::RuleId::id(*self))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::RuleId::id(*self))
            }
        }
    };
}
