//! Zones and sets of zones.

use super::N_ZONES;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::{Seat, Token};

/// A zone, numbered in the order in which Home places its pieces: m1, s1, s5, m2, s2, s6, m3, s3, s7, m4, s4, s8, m5.
///
/// The order runs from Home's end line to Away's, and turning the board by 180° reverses it (G3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Zone(pub(crate) u8);

const NAMES: [&str; N_ZONES] = ["m1", "s1", "s5", "m2", "s2", "s6", "m3", "s3", "s7", "m4", "s4", "s8", "m5"];

impl Zone {
    /// The centre zone.
    pub const CENTRE: Self = Self(6);

    /// All zones in ascending order.
    pub const ALL: [Self; N_ZONES] = {
        let mut all = [Self(0); N_ZONES];
        let mut i = 0;
        while i < N_ZONES {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// The absolute name, such as `m3`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The zone that looks to `seat` as this one looks to Home; its own inverse (G3).
    #[must_use]
    #[inline]
    pub const fn relative(self, seat: Seat) -> Self {
        match seat {
            Seat::Home => self,
            Seat::Away => Self(12 - self.0),
        }
    }

    /// The number of the zone, in the order of [`Zone::ALL`].
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        (self.0 & 15) as usize
    }

    pub(super) const fn strip(self) -> Strip {
        match NAMES[self.0 as usize].as_bytes() {
            [b'm', ..] => Strip::Middle,
            [_, number] if *number <= b'4' => Strip::Left,
            _ => Strip::Right,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Strip {
    Left,
    Middle,
    Right,
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Zone {
    const EXPECTED: &'static str = "a zone: `m1` to `m5` or `s1` to `s8`";

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.name() == text)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

/// A set of zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Zones(pub(crate) u16);

impl Zones {
    /// No zone.
    pub const NONE: Self = Self(0);
    /// The zones that touch an end line.
    pub(crate) const END_LINES: Self = Self(0b1_1100_0000_0111);
    /// All thirteen.
    pub const ALL: Self = Self((1 << N_ZONES) - 1);

    /// Just this one.
    #[must_use]
    #[inline]
    pub const fn only(zone: Zone) -> Self {
        Self(1 << (zone.0 & 15))
    }

    /// Is the zone in the set?
    #[must_use]
    #[inline]
    pub const fn has(self, zone: Zone) -> bool {
        self.0 >> (zone.0 & 15) & 1 != 0
    }

    /// Is the set empty?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many zones.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both sets have.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What the other set does not have.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set if `condition` holds, otherwise none.
    #[must_use]
    #[inline]
    pub(crate) const fn when(self, condition: bool) -> Self {
        Self(self.0 & (condition as u16).wrapping_neg())
    }

    /// The zones one step straight forward of these (R5): along each strip the zones are numbered three apart.
    #[must_use]
    #[inline]
    pub(crate) const fn straight_forward(self, seat: Seat) -> Self {
        match seat {
            Seat::Home => Self((self.0 << 3) & Self::ALL.0),
            Seat::Away => Self(self.0 >> 3),
        }
    }

    /// The zones one step straight back of these.
    #[must_use]
    #[inline]
    pub(crate) const fn straight_back(self, seat: Seat) -> Self {
        self.straight_forward(seat.other())
    }

    /// The only zone of a set of one.
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<Zone> {
        if self.0 != 0 && self.0 & (self.0 - 1) == 0 {
            Some(Zone(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The lowest zone.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Zone> {
        if self.0 == 0 { None } else { Some(Zone(self.0.trailing_zeros() as u8)) }
    }

    /// Calls `f` with each zone in ascending order.
    #[inline(always)]
    pub fn each(self, mut f: impl FnMut(Zone)) {
        let mut rest = self.0;
        while rest != 0 {
            f(Zone(rest.trailing_zeros() as u8));
            rest &= rest - 1;
        }
    }

    /// The zones in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Zone> {
        Zone::ALL.into_iter().filter(move |zone| self.has(*zone))
    }
}

impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        zones.into_iter().fold(Self::NONE, |set, zone| set.or(Self::only(zone)))
    }
}

impl fmt::Debug for Zones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A zone by its name: programs that read views know all of them.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Zone {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FubaZone".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A zone of the pitch.",
            "type": "string",
            "enum": Self::ALL.map(Self::name),
        })
    }
}
