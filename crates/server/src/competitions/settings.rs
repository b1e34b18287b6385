//! What is laid down for a competition, checked and as `league` takes it.

use crate::error::ApiError;
use crate::http::extract::check_text;
use crate::server::Server;
use crate::wire::{CompetitionFormat, CompetitionSettings, EntryRule, NewCompetition, Pace};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use touchline_kernel::dice::to_hex;
use touchline_league::{Competition, Cup, Draw, Format, Ladder, Points, Regulations, Schedule, TieBreak};

/// Letters of a competition's name.
const NAME_CHARS_MAX: usize = 60;
/// Places of a competition.
const PLACES: std::ops::RangeInclusive<u16> = 2..=64;
/// Hours of a round.
const ROUND_HOURS: std::ops::RangeInclusive<u32> = 1..=1440;
/// How far ahead a start may lie.
const START_MS_MAX: i64 = 366 * 24 * 60 * 60 * 1000;

/// What the store keeps of what was laid down.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct LaidDown {
    pub settings: CompetitionSettings,
    /// Draws and lots follow from it; a secret until the start.
    pub seed: u64,
}

impl LaidDown {
    /// What is told of the seed from the beginning.
    pub fn promise(&self, id: &str) -> String {
        to_hex(&Sha256::digest(format!("touchline competition {id} {}", self.seed)).into())
    }

    /// What the link of the organiser carries. It follows from the seed, so that a lost answer can be repeated.
    pub fn invitation(&self, id: &str) -> Option<String> {
        let token = || {
            let token: [u8; 32] = Sha256::digest(format!("touchline invitation {id} {}", self.seed)).into();
            to_hex(&token)[..24].to_owned()
        };
        (self.settings.entry == EntryRule::Link).then(token)
    }
}

/// What somebody wishes to lay down, if it can be played.
pub fn checked(server: &Server, asked: NewCompetition, now_ms: i64) -> Result<CompetitionSettings, ApiError> {
    let wrong = |what: String| Err(ApiError::Contradictory(what));
    let name = asked.name.trim().to_owned();
    check_text(&name)?;
    if name.chars().count() > NAME_CHARS_MAX {
        return wrong(format!("name: expected at most {NAME_CHARS_MAX} letters"));
    }
    asked.pace.check().map_err(ApiError::BadRequest)?;
    if asked.pace == Pace::None {
        return wrong("pace: found none, expected a clock or days, so that every match ends".to_owned());
    }
    if !PLACES.contains(&asked.places) {
        let (least, most) = (PLACES.start(), PLACES.end());
        return wrong(format!("places: found {}, expected {least} to {most}", asked.places));
    }
    if !ROUND_HOURS.contains(&asked.round_hours) {
        let (least, most) = (ROUND_HOURS.start(), ROUND_HOURS.end());
        return wrong(format!("round_hours: found {}, expected {least} to {most}", asked.round_hours));
    }
    if asked.start_ms.is_some_and(|at| !(now_ms..=now_ms + START_MS_MAX).contains(&at)) {
        return wrong("start_ms: expected a time within a year from now".to_owned());
    }
    if let EntryRule::Rating { least, most } = asked.entry
        && least > most
    {
        return wrong(format!("entry: found {least} to {most}, expected the lower rating first"));
    }
    if let Some(level) = &asked.fill
        && server.coaches.find(level).is_none()
    {
        return Err(ApiError::NoCoach(format!("there are {}", server.coaches.names().join(", "))));
    }
    let mut options = asked.options;
    if Points::of(&asked.game) == Points::Champions
        && let Some(options) = options.as_object_mut()
    {
        if options.contains_key("absent") {
            return wrong("options.absent: the competition knows who may not play".to_owned());
        }
        // [CUP-1, R98] Every match needs a winner, and the coach says who plays where some may not.
        options.insert("tournament".to_owned(), true.into());
        options.insert("pick_numbers".to_owned(), true.into());
    }
    let game = touchline_games::open(&asked.game, &options)?;
    let settings = CompetitionSettings {
        name,
        game: game.id().to_owned(),
        options,
        format: asked.format,
        places: asked.places,
        points: asked.points,
        tie_breaks: asked.tie_breaks.unwrap_or_default(),
        pace: asked.pace,
        round_hours: asked.round_hours,
        start_ms: asked.start_ms,
        entry: asked.entry,
        fill: asked.fill,
        rated: asked.rated,
        chat: asked.chat,
    };
    let regulations = regulations(&settings, usize::from(settings.places))?;
    let tie_breaks = regulations.tie_breaks.iter().map(|tie_break| tie_break.name().to_owned()).collect();
    begun(&settings, 0, usize::from(settings.places))?;
    Ok(CompetitionSettings { tie_breaks, ..settings })
}

/// The competition of so many entrants, known by their places.
pub fn begun(settings: &CompetitionSettings, seed: u64, n: usize) -> Result<Competition, ApiError> {
    let names = (1..=n).map(|place| place.to_string()).collect();
    Competition::new(regulations(settings, n)?, seed, names).map_err(|faults| {
        let faults: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
        ApiError::Contradictory(faults.join("; "))
    })
}

fn regulations(settings: &CompetitionSettings, n: usize) -> Result<Regulations, ApiError> {
    let wrong = ApiError::Contradictory;
    let mut regulations = Regulations::usual(&settings.game, format(settings.format, n));
    if let Some(points) = settings.points {
        regulations.points = serde_json::from_value(serde_json::json!(points))
            .map_err(|error| wrong(format!("points: {error}")))?;
    }
    if !settings.tie_breaks.is_empty() {
        let named = |name: &String| {
            let known = || TieBreak::ALL.map(|(name, _)| name).join(", ");
            TieBreak::named(name)
                .ok_or_else(|| wrong(format!("tie_breaks: found `{name}`, expected some of {}", known())))
        };
        regulations.tie_breaks = settings.tie_breaks.iter().map(named).collect::<Result<_, _>>()?;
    }
    Ok(regulations)
}

/// The format for so many entrants: where fewer have come than were expected, there are fewer groups and rounds.
fn format(format: CompetitionFormat, n: usize) -> Format {
    match format {
        CompetitionFormat::League { meetings } => {
            Format::RoundRobin { meetings, divisions: vec![n], promoted: 0, schedule: Schedule::default() }
        }
        CompetitionFormat::Cup { two_legs, third_place, replays } => {
            Format::Cup(Cup { draw: Draw::Drawn, two_legs, away_goals: false, replays, third_place })
        }
        CompetitionFormat::Groups { groups, advance, third_place } => {
            let groups = usize::from(groups).min(n / 2).max(1);
            let advance = usize::from(advance).min(n / groups).max(if groups == 1 { 2 } else { 1 });
            let cup = Cup { third_place, ..Cup::default() };
            Format::Groups { groups, meetings: 1, advance, draw: Draw::Drawn, cup }
        }
        CompetitionFormat::Swiss { rounds } => {
            Format::Swiss { rounds: u32::from(rounds).min((n - 1 + n % 2) as u32) }
        }
        CompetitionFormat::Ladder { rounds } => {
            Format::Ladder(Ladder { reach: 1, rounds: u32::from(rounds), divisions: vec![n] })
        }
    }
}
