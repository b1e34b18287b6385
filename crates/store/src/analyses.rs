//! Analyses of finished matches: made once for each budget, kept as text.

use crate::database::Table;
use crate::value::{Row, Stored, Value};
use crate::{Store, StoreError};

pub(crate) const ANALYSES: Table =
    Table { name: "analyses", columns: &["match_id", "budget", "format", "body", "short"] };

/// An analysis that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnalysisRow {
    /// The format that it was made in.
    pub format: u32,
    /// What it says; none while it is still to be made.
    pub body: Option<String>,
}

/// A short analysis of a match that somebody played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShortAnalysis {
    /// What it says.
    pub short: String,
    /// Did the person have the home seat? Otherwise the away one.
    pub home: bool,
}

impl Store {
    /// The analysis of a match, if anybody has asked for it.
    pub async fn analysis(&self, match_id: &str, budget: &str) -> Result<Option<AnalysisRow>, StoreError> {
        let get = "SELECT format, body FROM analyses WHERE match_id = $1 AND budget = $2";
        let Some(values) = self.one(get, &[match_id, budget].map(Value::text)).await? else {
            return Ok(None);
        };
        let mut row = Row::new(ANALYSES.name, values);
        Ok(Some(AnalysisRow { format: row.take("format")?, body: row.take("body")? }))
    }

    /// Notes that an analysis was asked for; one of another format is forgotten.
    pub async fn ask_analysis(&self, match_id: &str, budget: &str, format: u32) -> Result<(), StoreError> {
        let mut tx = self.database.begin().await?;
        let old = "DELETE FROM analyses WHERE match_id = $1 AND budget = $2 AND format <> $3";
        let key = [Value::text(match_id), Value::text(budget), format.value()];
        tx.execute(old.into(), &key).await?;
        let ask =
            "INSERT INTO analyses (match_id, budget, format) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        tx.execute(ask.into(), &key).await?;
        Ok(tx.commit().await?)
    }

    /// Keeps an analysis that was asked for.
    pub async fn keep_analysis(
        &self,
        match_id: &str,
        budget: &str,
        body: &str,
        short: &str,
    ) -> Result<(), StoreError> {
        let mut tx = self.database.begin().await?;
        let keep = "UPDATE analyses SET body = $3, short = $4 WHERE match_id = $1 AND budget = $2";
        tx.execute(keep.into(), &[match_id, budget, body, short].map(Value::text)).await?;
        Ok(tx.commit().await?)
    }

    /// The short analyses of the matches of a person, the latest first.
    pub async fn analyses_of(
        &self,
        user_id: &str,
        format: u32,
        limit: u32,
    ) -> Result<Vec<ShortAnalysis>, StoreError> {
        let get = "SELECT analyses.short AS short, CASE WHEN matches.home_user = $1 THEN 1 ELSE 0 END AS home \
             FROM analyses JOIN matches ON matches.id = analyses.match_id \
             WHERE (matches.home_user = $1 OR matches.away_user = $1) AND matches.kind <> 'screen' \
             AND analyses.budget = 'quick' AND analyses.format = $2 AND analyses.short IS NOT NULL \
             ORDER BY matches.updated_ms DESC, matches.id LIMIT $3";
        let rows = self.all(get, &[Value::text(user_id), format.value(), limit.value()]).await?;
        rows.into_iter()
            .map(|values| {
                let mut row = Row::new(ANALYSES.name, values);
                Ok(ShortAnalysis { short: row.take("short")?, home: row.take::<u32>("home")? == 1 })
            })
            .collect()
    }
}
