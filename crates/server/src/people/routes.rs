//! Handlers: guests, names, sessions, profiles.

use crate::cluster::Word;
use crate::error::ApiError;
use crate::http::answer::{Either, Made, Nothing, WithCookie};
use crate::http::extract::{Body, Key, LongKey};
use crate::http::idempotency::Request;
use crate::http::network::Address;
use crate::matches::ratings;
use crate::people::account;
use crate::people::name::{self, Name};
use crate::people::password;
use crate::people::session::{self, Anybody, Ended, InPerson, Person, Token};
use crate::random;
use crate::server::Server;
use crate::show;
use crate::time::now_ms;
use crate::wire::{BotToken, Claimed, Credentials, Export, ExportedChat, Me, NewBot, Profile, SignOut};
use crate::work::share::Share;
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use touchline_store::{Once, SessionKind, Subject, UserRow};

fn shown(user: &UserRow) -> Me {
    Me { id: user.id.clone(), name: user.name.clone(), guest: user.name_key.is_none() }
}

/// Who asks.
pub async fn me(Person(user): Person) -> Json<Me> {
    Json(shown(&user))
}

/// A public profile.
pub async fn profile(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let (name, guest) = match id.strip_prefix("coach:") {
        Some(coach) => (server.coaches.find(coach).ok_or(ApiError::NotFound)?.name().to_owned(), false),
        None => {
            let user = server.store.user(&id).await?.ok_or(ApiError::NotFound)?;
            (user.name, user.name_key.is_none())
        }
    };
    let ratings = server.store.ratings(&id).await?.iter().map(ratings::shown).collect();
    Ok(Json(Profile { id, name, guest, ratings }))
}

/// A stranger brings nothing.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {}

/// Makes a guest of a stranger.
pub async fn guest(
    State(server): State<Arc<Server>>,
    Anybody(known): Anybody,
    LongKey(secret): LongKey,
    Body(_, _): Body<NewGuest>,
) -> Result<Either<Json<Me>, WithCookie<Made<Me>>>, ApiError> {
    if let Some(user) = known {
        return Ok(Either::This(Json(shown(&user))));
    }
    let now_ms = now_ms();
    let id = random::id();
    // Guests are told apart by a few random letters.
    let called = format!("guest-{}", &random::id()[..4]);
    let mut user = UserRow { id, name: called, name_key: None, password: None, created_ms: now_ms };
    let (token, mut session) = session::new_session(&user.id, SessionKind::Browser, "", now_ms);
    // A repeated request becomes the same guest: for as long as that is possible, the key is a secret.
    let request = Request::new("guest", random::hash(&[secret.as_bytes()]), &[b"guest"]);
    let key = request.row(Subject::Session(session.hash.clone()), now_ms);
    if server.store.add_user(&user, &session, &key).await? == Once::Replayed {
        let known = request.replayed_or(&server.store, ApiError::Unavailable).await?;
        if now_ms - known.at_ms > REPEAT_MS {
            return Err(ApiError::KeyReused);
        }
        let Subject::Session(made) = &known.subject else { return Err(ApiError::KeyReused) };
        user = server.store.user_of_session(made).await?.ok_or(ApiError::KeyReused)?;
        // Whoever has a password since signs in with it.
        if user.name_key.is_some() {
            return Err(ApiError::KeyReused);
        }
        session.user_id.clone_from(&user.id);
        session::renew_session(&server, &session, &known).await?;
    }
    Ok(Either::That(WithCookie(session::cookie(&server, &token), Made(shown(&user)))))
}

/// How long the request that made a guest can be repeated.
const REPEAT_MS: i64 = 10 * 60 * 1000;

/// Keeps a name with a password; a guest becomes a user and keeps all matches.
pub async fn claim_name(
    State(server): State<Arc<Server>>,
    Anybody(user): Anybody,
    _: InPerson,
    Token(token): Token,
    address: Address,
    Key(key): Key,
    Body(asked, bytes): Body<Credentials>,
) -> Result<WithCookie<Json<Claimed>>, ApiError> {
    let here = token.ok_or(ApiError::SignIn)?;
    // The key is the former session's, which ends with the first answer.
    let request = Request::new(&here, key, &[b"name", &bytes]);
    let claimed = |user: &UserRow, name: String, token: &str, recovery_codes| {
        let claimed = Claimed { id: user.id.clone(), name, guest: false, recovery_codes };
        WithCookie(session::cookie(&server, token), Json(claimed))
    };
    let Some(user) = user else {
        // It may be that the name was kept by this very request, whose answer was lost.
        let known = request.replayed_or(&server.store, ApiError::SignIn).await?;
        let Subject::Session(made) = &known.subject else { return Err(ApiError::KeyReused) };
        let user = server.store.user_of_session(made).await?.ok_or(ApiError::SignIn)?;
        let (token, session) = session::new_session(&user.id, SessionKind::Browser, "", now_ms());
        session::renew_session(&server, &session, &known).await?;
        return Ok(claimed(&user, user.name.clone(), &token, Vec::new()));
    };
    if user.name_key.is_some() {
        return Err(ApiError::NotYours);
    }
    let name = Name::read(&asked.name, server.config.limits.name_chars)?;
    if name.is_reserved() {
        return Err(ApiError::NameTaken);
    }
    let hash =
        password::hash_password(&server.hashing, Share::of(Some(&user), address), asked.password).await?;
    // A person has another token than the guest had: whoever knows the old one is out.
    let (token, session) = session::new_session(&user.id, SessionKind::Browser, "", now_ms());
    let row = request.row(Subject::Session(session.hash.clone()), session.created_ms);
    let (codes, hashes) = account::new_codes();
    let id = &user.id;
    let names = (name.shown.as_str(), name.key.as_str());
    let done = server.store.claim_name(id, names, &hash, &hashes, (&here, &session), &row);
    match done.await? {
        Once::Done(true) => {}
        Once::Done(false) => return Err(ApiError::NameTaken),
        // The same request came twice at once, and the other was first.
        Once::Replayed => return Err(ApiError::Unavailable),
    }
    server.announce_renewal(&user.id, &here, &session.hash);
    Ok(claimed(&user, name.shown, &token, codes))
}

/// Signs in on another device.
pub async fn sign_in(
    State(server): State<Arc<Server>>,
    address: Address,
    Key(key): Key,
    Body(asked, bytes): Body<Credentials>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let name =
        Name::read(&asked.name, server.config.limits.name_chars).map_err(|_| ApiError::WrongPassword)?;
    // Counted before it is known to be wrong, so that many at once are no way around; the right one wipes the slate clean. By network: whoever
    // guesses elsewhere does not lock the owner out, and whoever tries many names does not get far.
    let network = address.network().unwrap_or_default();
    let guess = (name.key.clone(), network);
    if !server.guesses.take(guess.clone()) || !server.guessers.take(network) {
        return Err(ApiError::TooManyGuesses);
    }
    let known = match server.store.user_by_name(&name.small).await? {
        Some(known) => Some(known),
        None => server.store.user_by_name(&name.key).await?,
    };
    let hash = known.as_ref().and_then(|user| user.password.clone());
    let share = Share::of(None, address);
    let right = password::check_password(&server.hashing, share, asked.password, hash).await?;
    let user = known.filter(|_| right).ok_or(ApiError::WrongPassword)?;
    server.guesses.refill(&guess);
    let token =
        session::begin_session(&server, &user, SessionKind::Browser, "", key, &[b"sign in", &bytes]).await?;
    Ok(WithCookie(session::cookie(&server, &token), Json(shown(&user))))
}

/// Signs out here, or everywhere.
pub async fn sign_out(
    State(server): State<Arc<Server>>,
    Anybody(user): Anybody,
    Token(token): Token,
    in_person: Result<InPerson, ApiError>,
    Key(key): Key,
    Body(asked, bytes): Body<SignOut>,
) -> Result<WithCookie<Nothing>, ApiError> {
    if asked.everywhere {
        in_person?;
    }
    let hash = token.ok_or(ApiError::SignIn)?;
    // The key is the session's: when the request comes again, the session has no person any more.
    let request = Request::new(&hash, key, &[b"sign out", &bytes]);
    session::end_session(&server, user, hash, asked.everywhere, &request).await?;
    Ok(WithCookie(session::cookie(&server, ""), Nothing))
}

/// A token for a bot that plays in the person's name.
pub async fn new_bot(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    _: InPerson,
    Key(key): Key,
    Body(asked, bytes): Body<NewBot>,
) -> Result<Made<BotToken>, ApiError> {
    let label = Name::read(&asked.label, server.config.limits.name_chars)?.shown;
    if user.name_key.is_none() {
        return Err(ApiError::NotYours);
    }
    let token =
        session::begin_session(&server, &user, SessionKind::Bot, &label, key, &[b"bot", &bytes]).await?;
    Ok(Made(BotToken { token }))
}

/// Data export: everything that the server knows of a person.
pub async fn export(
    State(server): State<Arc<Server>>,
    Person(user): Person,
    _: InPerson,
) -> Result<Json<Export>, ApiError> {
    let rows = server.store.matches_of(&user.id, u32::MAX).await?;
    let now_ms = now_ms();
    let said = server.store.chat_by(&user.id).await?;
    Ok(Json(Export {
        me: shown(&user),
        created_ms: user.created_ms,
        ratings: server.store.ratings(&user.id).await?.iter().map(ratings::shown).collect(),
        matches: rows.iter().map(|row| show::info(row, row.seats_of(Some(&user.id)), now_ms)).collect(),
        chat: said
            .into_iter()
            .map(|line| ExportedChat { match_id: line.match_id, text: line.text, at_ms: line.at_ms })
            .collect(),
    }))
}

/// Deletes a person. Matches stay, without the name.
pub async fn delete_me(
    State(server): State<Arc<Server>>,
    Anybody(user): Anybody,
    _: InPerson,
    Token(token): Token,
    Key(key): Key,
) -> Result<WithCookie<Nothing>, ApiError> {
    let request = Request::new(&token.ok_or(ApiError::SignIn)?, key, &[b"delete"]);
    match user {
        None => drop(request.replayed_or(&server.store, ApiError::SignIn).await?),
        Some(user) => {
            let row = request.row(Subject::Nothing, now_ms());
            let matches = server.store.matches_of(&user.id, u32::MAX).await?;
            server.store.delete_user(&user.id, name::NOBODY, &row).await?;
            server.announce_end(Ended { person: user.id, session: None });
            // What is in memory forgets the name as well.
            let ids: Vec<&str> = matches.iter().map(|row| row.id.as_str()).collect();
            let standings = server.store.standings(&ids).await?;
            for (id, revision, number) in &standings {
                if let Some(room) = server.rooms.find(id)
                    && let Err(error) = room.refresh(&server, *revision, *number).await
                {
                    tracing::warn!(id, ?error, "a match shows a name that is gone until it is read again");
                }
            }
            for part in standings.chunks(100) {
                server.cluster.say(&Word::Changed(part.to_vec()));
            }
        }
    }
    Ok(WithCookie(session::cookie(&server, ""), Nothing))
}
