//! Every option and variant (section 7), validated once.

use serde::{Deserialize, Serialize};
use touchline_kernel::{Faults, OptionGuide, OptionKind, Preset, Seat};

/// What a user may choose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// A whole match, or shoot-out legs only.
    pub format: Format,
    /// Row sizes, front row first.
    pub formation: Vec<u8>,
    /// Packs of 52.
    pub packs: u8,
    /// Jokers in all: up to three for each pack.
    pub jokers: u8,
    /// SUIT-1.
    pub suit_order: bool,
    /// R19.
    pub ace_on_field: AceOnField,
    /// BUILD-4, BUILD-5, BUILD-6.
    pub build: Build,
    /// R43: is everything laid at random in a random build, or only what is dealt for a half?
    pub random_rebuild: bool,
    /// R28.
    pub rebuild: Rebuild,
    /// R1.
    pub reach: Reach,
    /// SWAP-1, SWAP-7.
    pub swaps: bool,
    /// R11: must a swap leave an attack?
    pub swap_keeps_attack: bool,
    /// R12: may only a seat swap that then attacks?
    pub swap_needs_attack: bool,
    /// CTR-1.
    pub counter: bool,
    /// REDRAW-1.
    pub redraw: bool,
    /// R42: may cards be thrown in the first round of the second half, too?
    pub redraw_second_half: bool,
    /// R42: are thrown cards laid down unseen, so that only their owner knows them?
    pub redraw_face_down: bool,
    /// Scheduled rounds of a half.
    pub rounds_per_half: u8,
    /// R26.
    pub half_end: HalfEnd,
    /// R30.
    pub short_refill: ShortRefill,
    /// R31.
    pub short_fill: ShortFill,
    /// CHILD-1.
    pub redeal_each_round: bool,
    /// MERCY-1, MERCY-2.
    pub mercy: Mercy,
    /// R40.
    pub mercy_call: MercyCall,
    /// START-1.
    pub first_starter: FirstStarter,
    /// MATCH-2; false: a level match is a draw.
    pub shootout: bool,
    /// Scheduled legs.
    pub shootout_legs: u8,
    /// Sudden-death legs after them.
    pub shootout_extra: u8,
    /// SO-7.
    pub shootout_tiebreak: TieBreak,
    /// SO-3.
    pub shootout_starter: ShootoutStarter,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            format: Format::Match,
            formation: vec![3, 3, 2],
            packs: 1,
            jokers: 0,
            suit_order: false,
            ace_on_field: AceOnField::High,
            build: Build::Simultaneous,
            random_rebuild: true,
            rebuild: Rebuild::Fill,
            reach: Reach::Sequential,
            swaps: true,
            swap_keeps_attack: true,
            swap_needs_attack: false,
            counter: true,
            redraw: false,
            redraw_second_half: false,
            redraw_face_down: false,
            rounds_per_half: 2,
            half_end: HalfEnd::Rounds,
            short_refill: ShortRefill::DealOut,
            short_fill: ShortFill::Back,
            redeal_each_round: false,
            mercy: Mercy::ThreeNil,
            mercy_call: MercyCall::Automatic,
            first_starter: FirstStarter::Toss,
            shootout: true,
            shootout_legs: 1,
            shootout_extra: 10,
            shootout_tiebreak: TieBreak::Lot,
            shootout_starter: ShootoutStarter::Toss,
        }
    }
}

/// A choice among words, as options write them.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }
    };
}

choice! {
    /// How much is played.
    Format {
        /// Two halves, and a shoot-out if level.
        Match,
        /// Shoot-out legs alone.
        ShootoutOnly,
    }
}
choice! {
    /// What an ace counts that attacks from a field place.
    AceOnField {
        /// 14, as from the hand.
        High,
        /// 1.
        Low,
    }
}
choice! {
    /// How teams are laid out.
    Build {
        /// In secret, then shown together.
        Simultaneous,
        /// One card each in turn.
        Alternate,
        /// As the cards come.
        Random,
    }
}
choice! {
    /// What happens to the field between rounds.
    Rebuild {
        /// Holes are filled.
        Fill,
        /// Everything is taken up and laid out anew.
        Free,
    }
}
choice! {
    /// Which opposing rows may be attacked.
    Reach {
        /// Those behind open rows.
        Sequential,
        /// All.
        Any,
    }
}
choice! {
    /// What ends a half.
    HalfEnd {
        /// The scheduled rounds, or the pile.
        Rounds,
        /// The pile alone.
        Pile,
    }
}
choice! {
    /// A pile too short for a full top-up.
    ShortRefill {
        /// Is dealt out.
        DealOut,
        /// Ends the half.
        EndHalf,
    }
}
choice! {
    /// Which places are filled from a pile too short for all, and from how much of the hand.
    ShortFill {
        /// As many as were drawn, from the goal forward.
        Back,
        /// Whichever the owner likes, from as many hand cards as he likes.
        Free,
    }
}
choice! {
    /// A lead that ends the match early.
    Mercy {
        /// None.
        Off,
        /// Three in the second half that cannot be caught up.
        ThreeNil,
        /// Any that cannot be caught up.
        Clinched,
    }
}
choice! {
    /// How such a lead ends the match.
    MercyCall {
        /// By itself.
        Automatic,
        /// If the leader says so.
        Claimed,
        /// By itself and by the count alone: three after the first round of the second half, more than the rounds left. As in revision 1.
        Counted,
    }
}
choice! {
    /// Who starts first.
    FirstStarter {
        /// Whoever the lot names.
        Toss,
        /// Home.
        Home,
        /// Away.
        Away,
    }
}
choice! {
    /// A shoot-out level after its last leg.
    TieBreak {
        /// Is decided by lot.
        Lot,
        /// Is a draw.
        Draw,
    }
}
choice! {
    /// Who starts a shoot-out.
    ShootoutStarter {
        /// Whoever the lot names.
        Toss,
        /// The seat that did not start the last round.
        Alternate,
    }
}

impl FirstStarter {
    /// The seat, if no lot is needed.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Toss => None,
            Self::Home => Some(Seat::Home),
            Self::Away => Some(Seat::Away),
        }
    }
}

/// The most rows of a formation.
pub const ROWS_MAX: usize = 4;
/// The most cards of a row.
pub const ROW_MAX: u8 = 5;

impl Options {
    /// Everything that is out of range or contradicts itself (OPT-1).
    pub(crate) fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::default();
        let mut refuse = |at: &str, what: String| faults.add(at, format!("{what} (OPT-1)"));
        if !(1..=ROWS_MAX).contains(&self.formation.len()) {
            refuse("formation", format!("found {} rows, expected 1 to {ROWS_MAX}", self.formation.len()));
        }
        for (idx, size) in self.formation.iter().enumerate().filter(|(_, size)| !(1..=ROW_MAX).contains(size))
        {
            refuse(&format!("formation.{idx}"), format!("found {size} cards, expected 1 to {ROW_MAX}"));
        }
        for (name, value) in [
            ("packs", self.packs),
            ("jokers", self.jokers),
            ("rounds_per_half", self.rounds_per_half),
            ("shootout_legs", self.shootout_legs),
            ("shootout_extra", self.shootout_extra),
        ] {
            let guide =
                OPTIONS.iter().find(|guide| guide.name == name).expect("every ranged option is in the guide");
            if let OptionKind::Number { min, max } = guide.kind
                && !(min..=max).contains(&u32::from(value))
            {
                refuse(name, format!("found {value}, expected {min} to {max}"));
            }
        }
        let redeal = self.redeal_each_round;
        let counted = self.mercy_call == MercyCall::Counted;
        for (wrong, at, what) in [
            (self.redraw && redeal, "redraw", "with `redeal_each_round` nothing is ever rebuilt"),
            (self.jokers > 3 * self.packs, "jokers", "a pack has at most three"),
            (
                self.rebuild == Rebuild::Free && self.build == Build::Random && self.random_rebuild,
                "rebuild",
                "`free` contradicts `build` = `random` with `random_rebuild`, where nobody chooses a place",
            ),
            (
                self.rebuild == Rebuild::Free && redeal,
                "rebuild",
                "with `redeal_each_round` nothing is ever rebuilt",
            ),
            (
                self.half_end == HalfEnd::Pile && redeal,
                "half_end",
                "with `redeal_each_round` the pile never runs out for good",
            ),
            (
                self.short_refill == ShortRefill::EndHalf && redeal,
                "short_refill",
                "with `redeal_each_round` nothing is ever refilled",
            ),
            (
                counted && self.mercy == Mercy::Clinched && self.half_end == HalfEnd::Pile,
                "mercy",
                "`clinched` by the count needs the number of rounds, which `half_end` = `pile` leaves open",
            ),
            (
                counted
                    && self.mercy == Mercy::ThreeNil
                    && self.rounds_per_half > 3
                    && self.half_end == HalfEnd::Rounds,
                "mercy",
                "`three_nil` by the count, with more than 3 rounds in a half, would end a match that can still be turned",
            ),
            (
                self.format == Format::ShootoutOnly && !self.shootout,
                "shootout",
                "`format` = `shootout_only` leaves nothing to play without a shoot-out",
            ),
        ] {
            if wrong {
                refuse(at, what.to_owned());
            }
        }
        faults.or(())
    }
}

const fn number(name: &'static str, min: u32, max: u32) -> OptionGuide {
    OptionGuide { name, kind: OptionKind::Number { min, max } }
}

const fn switch(name: &'static str) -> OptionGuide {
    OptionGuide { name, kind: OptionKind::Switch }
}

const fn choice(name: &'static str, words: &'static [&'static str]) -> OptionGuide {
    OptionGuide { name, kind: OptionKind::Choice(words) }
}

/// The options in the order of the specification.
pub(crate) const OPTIONS: &[OptionGuide] = &[
    choice("format", &["match", "shootout_only"]),
    OptionGuide { name: "formation", kind: OptionKind::Data },
    number("packs", 1, 2),
    number("jokers", 0, 6),
    switch("suit_order"),
    choice("ace_on_field", &["high", "low"]),
    choice("build", &["simultaneous", "alternate", "random"]),
    switch("random_rebuild"),
    choice("rebuild", &["fill", "free"]),
    choice("reach", &["sequential", "any"]),
    switch("swaps"),
    switch("swap_keeps_attack"),
    switch("swap_needs_attack"),
    switch("counter"),
    switch("redraw"),
    switch("redraw_second_half"),
    switch("redraw_face_down"),
    number("rounds_per_half", 1, 6),
    choice("half_end", &["rounds", "pile"]),
    choice("short_refill", &["deal_out", "end_half"]),
    choice("short_fill", &["back", "free"]),
    switch("redeal_each_round"),
    choice("mercy", &["off", "three_nil", "clinched"]),
    choice("mercy_call", &["automatic", "claimed", "counted"]),
    choice("first_starter", &["toss", "home", "away"]),
    switch("shootout"),
    number("shootout_legs", 1, 9),
    number("shootout_extra", 0, 20),
    choice("shootout_tiebreak", &["lot", "draw"]),
    choice("shootout_starter", &["toss", "alternate"]),
];

/// The presets of section 7.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { name: "classic", options: "{}" },
    Preset {
        name: "as_printed",
        options: r#"{"swap_keeps_attack":false,"swap_needs_attack":true,"short_fill":"free","mercy_call":"claimed","redraw_second_half":true,"random_rebuild":false}"#,
    },
    Preset { name: "alternate", options: r#"{"build":"alternate"}"# },
    Preset { name: "jokers", options: r#"{"jokers":2}"# },
    Preset { name: "suits", options: r#"{"suit_order":true}"# },
    Preset { name: "six", options: r#"{"formation":[3,2],"redraw":true,"rounds_per_half":3}"# },
    Preset { name: "simple", options: r#"{"build":"random"}"# },
    Preset { name: "children", options: r#"{"swaps":false,"counter":false,"redeal_each_round":true}"# },
    Preset {
        name: "two_packs",
        options: r#"{"packs":2,"formation":[3,3,3],"rounds_per_half":4,"mercy":"clinched"}"#,
    },
    Preset { name: "shootout", options: r#"{"format":"shootout_only","shootout_legs":5}"# },
];
