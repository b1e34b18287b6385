//! Passwords: hashed with Argon2, a few at a time.

use crate::error::ApiError;
use crate::work::pool::Pool;
use crate::work::share::Share;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::sync::Arc;

/// The shortest and the longest password, in bytes.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

pub async fn hash_password(pool: &Pool, share: Share, password: String) -> Result<String, ApiError> {
    if !PASSWORD.contains(&password.len()) {
        return Err(ApiError::BadPassword);
    }
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    pool.run(share, Arc::default(), hash).await?.map_err(|_| ApiError::Internal)
}

/// Is this the password? Without a hash to compare with it takes as long, so that timing does not tell which names exist.
pub async fn check_password(
    pool: &Pool,
    share: Share,
    password: String,
    hash: Option<String>,
) -> Result<bool, ApiError> {
    const NONE: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    if !PASSWORD.contains(&password.len()) {
        return Ok(false);
    }
    let check = move || {
        let hash = hash.as_deref().unwrap_or(NONE);
        Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
    };
    pool.run(share, Arc::default(), check).await
}
