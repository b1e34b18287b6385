//! The nouns of a team: shirts, players, lines and formations.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::{Seat, Token};

/// The number on a player's back: 1 and 20 are keepers, 2 to 7 defenders, 8 to 13 midfielders, 14 to 19 attackers (SET-1, R2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Shirt(u8);

/// What a player is by his number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// 1 and 20.
    Keeper,
    /// One of a line.
    Field(Line),
}

impl Shirt {
    /// The keeper of first choice.
    pub const FIRST_KEEPER: Self = Self(1);
    /// The reserve keeper.
    pub const RESERVE_KEEPER: Self = Self(20);

    /// All twenty.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=20).map(Self)
    }

    /// Keeper, defender, midfielder or attacker.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 {
            2..=7 => Kind::Field(Line::Defence),
            8..=13 => Kind::Field(Line::Midfield),
            14..=19 => Kind::Field(Line::Attack),
            _ => Kind::Keeper,
        }
    }

    /// Is he one of the two keepers of the squad?
    #[must_use]
    pub const fn is_keeper(self) -> bool {
        matches!(self.0, 1 | 20)
    }

    /// 0 to 19, for arrays by shirt.
    #[inline]
    pub(crate) const fn idx(self) -> usize {
        self.0 as usize - 1
    }

    #[inline]
    pub(crate) const fn from_idx(idx: usize) -> Self {
        Self(idx as u8 + 1)
    }

    /// The number itself.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Shirt {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=20).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("found shirt {number}, expected {}", Self::EXPECTED))
        }
    }
}

impl From<Shirt> for u8 {
    fn from(shirt: Shirt) -> Self {
        shirt.0
    }
}

impl fmt::Display for Shirt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Shirt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Shirt {
    const EXPECTED: &'static str = "a shirt number from 1 to 20";

    fn read(text: &str) -> Option<Self> {
        Self::try_from(u8::read(text)?).ok()
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of players of one team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Shirts(u32);

impl Shirts {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Is he in the set?
    #[must_use]
    #[inline]
    pub const fn has(self, shirt: Shirt) -> bool {
        self.0 >> shirt.0 & 1 != 0
    }

    /// Adds him.
    #[inline]
    pub const fn insert(&mut self, shirt: Shirt) {
        self.0 |= 1 << shirt.0;
    }

    /// Adds him if this is so, without asking: for sets that are made at every turn.
    #[inline(always)]
    pub(crate) const fn insert_if(&mut self, there: bool, shirt: Shirt) {
        self.0 |= (there as u32) << shirt.0;
    }

    /// Takes him out.
    pub const fn remove(&mut self, shirt: Shirt) {
        self.0 &= !(1 << shirt.0);
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Nobody?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Shirt> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let shirt = Shirt(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(shirt)
        })
    }

    /// The lowest number.
    #[must_use]
    pub fn first(self) -> Option<Shirt> {
        self.iter().next()
    }
}

impl FromIterator<Shirt> for Shirts {
    fn from_iter<I: IntoIterator<Item = Shirt>>(shirts: I) -> Self {
        let mut set = Self::NONE;
        shirts.into_iter().for_each(|shirt| set.insert(shirt));
        set
    }
}

impl fmt::Debug for Shirts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Shirts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Shirts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Shirt>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A player of either team: `H5`, `A20`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// His team.
    pub seat: Seat,
    /// His number.
    pub shirt: Shirt,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let team = match self.seat {
            Seat::Home => 'H',
            Seat::Away => 'A',
        };
        write!(f, "{team}{}", self.shirt)
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Piece {
    const EXPECTED: &'static str = "a player such as `H5` or `A20`";

    fn read(text: &str) -> Option<Self> {
        let seat = match text.as_bytes().first()? {
            b'H' => Seat::Home,
            b'A' => Seat::Away,
            _ => return None,
        };
        Some(Self { seat, shirt: Shirt::read(text.get(1..)?)? })
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        <Self as Token>::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

/// One of the three lines of a formation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Line {
    /// SET-5.
    Defence,
    /// SET-6.
    Midfield,
    /// SET-7.
    Attack,
}

impl Line {
    /// From the back to the front.
    pub const ALL: [Self; 3] = [Self::Defence, Self::Midfield, Self::Attack];

    const fn name(self) -> &'static str {
        match self {
            Self::Defence => "defence",
            Self::Midfield => "midfield",
            Self::Attack => "attack",
        }
    }

    /// The six numbers of this kind.
    pub(crate) fn shirts(self) -> impl Iterator<Item = Shirt> {
        let first = 2 + 6 * self as u8;
        (first..first + 6).map(Shirt)
    }
}

impl Token for Line {
    const EXPECTED: &'static str = "`defence`, `midfield` or `attack`";

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|line| line.name() == text)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Defenders, midfielders and attackers: `4-3-3`. Not necessarily one of the six that may be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Formation(pub(crate) [u8; 3]);

impl Formation {
    /// SET-3: the six that may be played.
    pub const LEGAL: [Self; 6] = [
        Self([2, 4, 4]),
        Self([3, 3, 4]),
        Self([3, 4, 3]),
        Self([4, 2, 4]),
        Self([4, 3, 3]),
        Self([4, 4, 2]),
    ];

    /// Men in a line.
    #[must_use]
    pub const fn men(self, line: Line) -> u8 {
        self.0[line as usize]
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [d, m, a] = self.0;
        write!(f, "{d}-{m}-{a}")
    }
}

impl Token for Formation {
    const EXPECTED: &'static str = "a formation such as `4-3-3`, each line 1 to 5";

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('-').map(|men| u8::read(men).filter(|men| (1..=5).contains(men)));
        let formation = [lines.next()??, lines.next()??, lines.next()??];
        lines.next().is_none().then_some(Self(formation))
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Formation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Formation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

touchline_kernel::json_like!(String: Piece, Formation);
touchline_kernel::json_like!(u8: Shirt);
touchline_kernel::json_like!(Vec<u8>: Shirts);
