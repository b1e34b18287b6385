//! What handlers take from a request, refused in our own words.

use crate::error::ApiError;
use crate::server::Server;
use axum::body::Bytes;
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use touchline_locale::Language;

/// A JSON body, with its bytes. An empty body is an empty object.
#[derive(Debug)]
pub struct Body<T>(pub T, pub Bytes);

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, ApiError> {
        let json =
            request.headers().get("content-type").and_then(|value| value.to_str().ok()).is_some_and(|kind| {
                kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json")
            });
        let bytes = Bytes::from_request(request, server).await.map_err(|_| ApiError::TooLarge)?;
        if bytes.is_empty() {
            let empty = serde_json::from_str("{}");
            return Ok(Self(empty.map_err(|error| ApiError::BadRequest(error.to_string()))?, bytes));
        }
        if !json {
            return Err(ApiError::BadRequest("expected content-type: application/json".to_owned()));
        }
        match serde_json::from_slice(&bytes) {
            Ok(body) => Ok(Self(body, bytes)),
            Err(error) => Err(ApiError::BadRequest(error.to_string())),
        }
    }
}

/// The query of an address.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Server>> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, ApiError> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(query)| Self(query)).map_err(|error| ApiError::BadRequest(error.body_text()))
    }
}

/// The idempotency key that every change carries.
#[derive(Debug)]
pub struct Key(pub String);

/// The longest key.
pub const KEY_CHARS_MAX: usize = 64;

/// The idempotency key of a stranger. It alone tells two strangers apart, so it must be unguessable.
#[derive(Debug)]
pub struct LongKey(pub String);

/// The shortest key that counts as unguessable: 128 random bits in Base64.
pub const LONG_KEY_CHARS_MIN: usize = 22;

/// Is this a key?
pub fn check_key(key: &str) -> Result<(), ApiError> {
    let plain = key.chars().all(|c| c.is_ascii_graphic());
    if key.is_empty() {
        Err(ApiError::KeyMissing)
    } else if key.len() > KEY_CHARS_MAX || !plain {
        Err(ApiError::BadRequest(format!("an idempotency key has 1 to {KEY_CHARS_MAX} plain characters")))
    } else {
        Ok(())
    }
}

impl FromRequestParts<Arc<Server>> for Key {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, ApiError> {
        let value = parts.headers.get("idempotency-key").ok_or(ApiError::KeyMissing)?;
        let key = value.to_str().unwrap_or("\u{7f}").to_owned();
        check_key(&key)?;
        Ok(Self(key))
    }
}

impl FromRequestParts<Arc<Server>> for LongKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let Key(key) = Key::from_request_parts(parts, server).await?;
        if key.len() < LONG_KEY_CHARS_MIN {
            return Err(ApiError::BadRequest(format!(
                "idempotency-key: expected {LONG_KEY_CHARS_MIN} to {KEY_CHARS_MAX} random characters"
            )));
        }
        Ok(Self(key))
    }
}

/// Letters that nobody sees (Unicode's Default_Ignorable_Code_Point, and fillers).
pub fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{e0000}'..='\u{e0fff}')
}

/// Refuses texts with nothing to see, control characters, and those that turn the direction of text so that a line reads as something else.
pub fn check_text(text: &str) -> Result<(), ApiError> {
    let turns = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let blank = text.chars().all(|c| c.is_whitespace() || is_invisible(c));
    if blank || text.chars().any(|c| c.is_control() || turns(c)) { Err(ApiError::BadText) } else { Ok(()) }
}

/// Refuses paths with an ID that cannot exist: every ID, of a match, a person, a game or a coach, is of these letters. The database
/// could not even store some others.
pub async fn plain_ids(
    asked: Result<RawPathParams, RawPathParamsRejection>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let plain = |id: &str| id.bytes().all(|b| b.is_ascii_alphanumeric() || b":-_.".contains(&b));
    match asked {
        Ok(ids) if ids.iter().all(|(_, id)| plain(id)) => Ok(next.run(request).await),
        _ => Err(ApiError::NotFound),
    }
}

/// The reader's language: `?lang=` first, then what the browser prefers, then English.
pub fn language(query: Option<&str>, headers: &HeaderMap) -> Language {
    let asked = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    if let Some(language) = asked.and_then(Language::from_tag) {
        return language;
    }
    let accepted = headers.get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(f32, &str)> = accepted
        .split(',')
        .take(20)
        .map(|part| {
            let mut pieces = part.split(';');
            let tag = pieces.next().unwrap_or_default().trim();
            let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")).map_or(Ok(1.0), str::parse);
            (weight.unwrap_or(0.0), tag)
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
    wanted.into_iter().find_map(|(_, tag)| Language::from_tag(tag)).unwrap_or(Language::En)
}

/// The reader's language, for handlers whose answers are texts.
#[derive(Debug)]
pub struct Reader(pub Language);

impl FromRequestParts<Arc<Server>> for Reader {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, Self::Rejection> {
        Ok(Self(language(parts.uri.query(), &parts.headers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_says_in_which_language() {
        let headers = |accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("accept-language", accepted.parse().unwrap());
            headers
        };
        assert_eq!(language(None, &HeaderMap::new()), Language::En);
        assert_eq!(language(None, &headers("de, fi;q=0.5, nl;q=0.8")), Language::Nl);
        assert_eq!(language(None, &headers("ru;q=0, it-IT;q=0.1")), Language::It);
        assert_eq!(language(Some("since=3&lang=ru"), &headers("fi")), Language::Ru);
        assert_eq!(language(Some("lang=xx"), &headers("fi;q=x, nl")), Language::Nl);
    }
}
