//! Passwords: hashed with Argon2, a few at a time.

use crate::error::ApiError;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use std::sync::{Arc, LazyLock};
use tokio::sync::Semaphore;

/// The shortest and the longest password, in bytes.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// How many passwords are hashed at the same time: each takes 19 MB and a core.
const HASHING_AT_ONCE: usize = 2;

/// Waits for a place, then hashes on a blocking thread. None if the work panicked.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    static PLACES: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(HASHING_AT_ONCE)));
    let place = Arc::clone(&PLACES).acquire_owned().await.ok()?;
    let worked = tokio::task::spawn_blocking(move || {
        // The request may be cancelled; the place is taken for as long as the work goes on.
        let _place = place;
        work()
    });
    worked.await.ok()
}

pub async fn hash_password(password: String) -> Result<String, ApiError> {
    if !PASSWORD.contains(&password.len()) {
        return Err(ApiError::BadPassword);
    }
    let hashed =
        hashing(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    hashed.await.and_then(Result::ok).ok_or(ApiError::Internal)
}

/// Is this the password? Without a hash to compare with it takes as long, so that timing does not tell which names exist.
pub async fn check_password(password: String, hash: Option<String>) -> bool {
    const NONE: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    if !PASSWORD.contains(&password.len()) {
        return false;
    }
    let checked = hashing(move || {
        let hash = hash.as_deref().unwrap_or(NONE);
        Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
    });
    checked.await.unwrap_or(false)
}
