//! How a match that is over counts in its competition: read off the row and, where men are booked and hurt, off the whole log.

use crate::error::ApiError;
use crate::matches::room::look_back;
use crate::server::Server;
use crate::work::share::Share;
use std::sync::Arc;
use touchline_kernel::record::Entry;
use touchline_kernel::{Fact, Seat, Token};
use touchline_league::{Incidents, Piece, Played};
use touchline_live::{Match, Moment};
use touchline_store::MatchRow;

/// How a match ended.
pub async fn played(server: &Arc<Server>, row: &MatchRow, squads: bool) -> Result<Played, ApiError> {
    let result = row.result.as_ref().ok_or(ApiError::NotPlaying)?;
    let mut played = Played::by_rule([result.score.home, result.score.away], result.winner, &result.by);
    played.ended = u64::try_from(row.updated_ms).ok();
    if squads {
        let share = Share::Match(row.id.clone());
        let (incidents, scorers) = look_back(server, &row.id, share, |state| {
            let live = state.stage.live().ok_or(ApiError::NotPlaying)?;
            Ok((Incidents::of(&live.position().setup()), scorers(live)))
        })
        .await?;
        (played.incidents, played.scorers) = (incidents, scorers);
    }
    Ok(played)
}

/// Who scored, in order, own goals left out. What was taken back has not happened.
fn scorers(live: &Match) -> Vec<Piece> {
    let mut scored: Vec<(u32, Piece)> = Vec::new();
    let mut shot = None;
    for Moment { number, entry, told, .. } in live.moments(0..live.entries().len()) {
        if let Entry::Undo(to) = entry {
            scored.retain(|(number, _)| *number <= to);
        }
        for told in &told {
            let piece = || {
                told.facts.iter().find_map(|(name, fact)| match fact {
                    Fact::Text(text) if *name == "piece" => Piece::read(text),
                    _ => None,
                })
            };
            match told.event {
                "shot" => shot = piece(),
                "goal" => {
                    let by = told.facts.iter().find_map(|(_, fact)| match fact {
                        Fact::Seat(seat) => Some(*seat),
                        _ => None,
                    });
                    let scorer = piece().or(shot.take());
                    let own = |piece: &Piece| by.is_none_or(|by: Seat| by == piece.seat);
                    scored.extend(scorer.filter(own).map(|piece| (number, piece)));
                }
                _ => {}
            }
        }
    }
    scored.into_iter().map(|(_, piece)| piece).collect()
}
