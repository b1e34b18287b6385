//! Colours: the project's tokens, as many of them as the terminal has.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// None: signs, bold and reverse say it all.
    None,
    /// The sixteen of old.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// All.
    Full,
}

impl Depth {
    /// What the environment says. `NO_COLOR` goes before everything, as its convention asks.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || term == "dumb" {
            Self::None
        } else if set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit") {
            Self::Full
        } else if ["256color", "direct", "kitty", "alacritty", "tmux", "screen"]
            .iter()
            .any(|known| term.contains(known))
        {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }
}

/// A colour by what it is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// The bar with the score.
    Bug,
    /// Text on it.
    BugInk,
    /// Home's shirts.
    Home,
    /// Numbers on them.
    HomeInk,
    /// Away's shirts.
    Away,
    /// Numbers on them.
    AwayInk,
    /// Every other stripe of the grass.
    GrassA,
    /// The stripes between.
    GrassB,
    /// Around the pitch.
    Apron,
    /// Lines of the pitch.
    Chalk,
    /// Fainter lines.
    ChalkSoft,
    /// Home's end of the grass.
    HomeGrass,
    /// Away's end of the grass.
    AwayGrass,
    /// A place where something can be done.
    Can,
    /// The chosen place.
    Chosen,
    /// The cursor on the board.
    Cursor,
    /// Text on cursor and chosen place.
    CursorInk,
    /// The ball.
    Ball,
    /// Good news.
    Yes,
    /// Neither good nor bad.
    Maybe,
    /// Bad news.
    No,
    /// A card's face.
    Paper,
    /// Black suits.
    Pips,
    /// Red suits.
    PipsRed,
    /// A yellow card.
    Yellow,
    /// A red card.
    Red,
}

impl Tone {
    const fn values(self) -> ((u8, u8, u8), Color) {
        match self {
            Self::Bug => ((0x10, 0x1a, 0x15), Color::Black),
            Self::BugInk => ((0xff, 0xff, 0xff), Color::White),
            Self::Home => ((0x1c, 0x4f, 0xa8), Color::Blue),
            Self::HomeInk => ((0xff, 0xff, 0xff), Color::White),
            Self::Away => ((0xf6, 0xb9, 0x2b), Color::Yellow),
            Self::AwayInk => ((0x2a, 0x1d, 0x00), Color::Black),
            Self::GrassA => ((0x34, 0x85, 0x54), Color::Green),
            Self::GrassB => ((0x2b, 0x75, 0x48), Color::Green),
            Self::Apron => ((0x22, 0x5f, 0x3b), Color::Green),
            Self::Chalk => ((0xff, 0xff, 0xff), Color::White),
            Self::ChalkSoft => ((0x9c, 0xc8, 0xad), Color::White),
            Self::HomeGrass => ((0x2d, 0x6c, 0x70), Color::Cyan),
            Self::AwayGrass => ((0x6c, 0x8a, 0x42), Color::Cyan),
            Self::Can => ((0x6d, 0xb1, 0x87), Color::LightGreen),
            Self::Chosen => ((0xff, 0xfb, 0xe8), Color::LightYellow),
            Self::Cursor => ((0xff, 0xff, 0xff), Color::White),
            Self::CursorInk => ((0x14, 0x20, 0x1a), Color::Black),
            Self::Ball => ((0xff, 0xfb, 0xe8), Color::White),
            Self::Yes => ((0x3f, 0xa9, 0x6e), Color::Green),
            Self::Maybe => ((0xb5, 0x84, 0x1c), Color::Yellow),
            Self::No => ((0xd2, 0x4b, 0x41), Color::Red),
            Self::Paper => ((0xff, 0xff, 0xff), Color::White),
            Self::Pips => ((0x14, 0x20, 0x1a), Color::Black),
            Self::PipsRed => ((0xb3, 0x26, 0x1e), Color::Red),
            Self::Yellow => ((0xf7, 0xd1, 0x17), Color::Yellow),
            Self::Red => ((0xc6, 0x28, 0x28), Color::Red),
        }
    }
}

/// Styles for a terminal's colour depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// How many.
    pub depth: Depth,
}

impl Palette {
    /// The colour of a tone; none where there are no colours.
    pub fn color(self, tone: Tone) -> Option<Color> {
        let ((r, g, b), old) = tone.values();
        match self.depth {
            Depth::None => None,
            Depth::Sixteen => Some(old),
            Depth::Indexed => Some(Color::Indexed(nearest(r, g, b))),
            Depth::Full => Some(Color::Rgb(r, g, b)),
        }
    }

    /// Are there any colours?
    pub fn colourful(self) -> bool {
        self.depth != Depth::None
    }

    /// Text in a colour on the terminal's own background.
    pub fn ink(self, tone: Tone) -> Style {
        self.color(tone).map_or(Style::new(), |color| Style::new().fg(color))
    }

    /// Text in a colour on a colour.
    pub fn on(self, ink: Tone, ground: Tone) -> Style {
        match (self.color(ink), self.color(ground)) {
            (Some(ink), Some(ground)) => Style::new().fg(ink).bg(ground),
            _ => Style::new(),
        }
    }

    /// Text in a colour on a colour, and reversed where there are no colours.
    pub fn badge(self, ink: Tone, ground: Tone) -> Style {
        if self.colourful() { self.on(ink, ground) } else { Style::new().add_modifier(Modifier::REVERSED) }
    }

    /// What is less important.
    pub fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What is chosen in a list.
    pub fn picked(self) -> Style {
        self.badge(Tone::CursorInk, Tone::Can).add_modifier(Modifier::BOLD)
    }
}

/// The nearest of xterm's 256 colours: its cube of six levels, or its greys.
fn nearest(r: u8, g: u8, b: u8) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let far = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let level = |value: u8| (0..6).min_by_key(|idx| far(LEVELS[*idx], value)).unwrap_or(0);
    let (x, y, z) = (level(r), level(g), level(b));
    let cube = far(LEVELS[x], r) + far(LEVELS[y], g) + far(LEVELS[z], b);
    let mean = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
    let step = (mean.saturating_sub(3) / 10).min(23) as u8;
    let grey = 8 + 10 * step;
    if far(grey, r) + far(grey, g) + far(grey, b) < cube {
        232 + step
    } else {
        (16 + 36 * x + 6 * y + z) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(pairs: &'static [(&str, &str)]) -> Depth {
        Depth::from_environment(|name| {
            pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_says_how_many_colours() {
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::Full);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::None);
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(depth(&[("TERM", "linux"), ("NO_COLOR", "")]), Depth::Sixteen, "empty is not set");
    }

    #[test]
    fn the_nearest_colour_is_near() {
        assert_eq!(nearest(255, 255, 255), 231);
        assert_eq!(nearest(0, 0, 0), 16);
        assert_eq!(nearest(0x80, 0x80, 0x80), 244);
        assert_eq!(nearest(0x34, 0x85, 0x54), 65);
    }
}
