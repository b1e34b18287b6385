//! The list of all routes.

use crate::http::api::{self, Api};
use crate::http::extract::plain_ids;
use crate::http::middleware::around;
use crate::http::{pages, running};
use crate::matches::{brought, chat, replay};
use crate::server::Server;
use crate::{competitions, games, learn, matches, people, socket};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use std::sync::Arc;

/// Every route with what is told about it. Nothing else declares one.
fn api(record_limit: DefaultBodyLimit) -> Api {
    use competitions::routes as on_competitions;
    use matches::analysis as on_analyses;
    use matches::routes as on_matches;
    use people::account as on_account;
    use people::routes as on_people;
    let large = Api::under("/api/v1")
        .post("/replays", "A replay of a record that is sent. Nothing of it is kept.", replay::of_record)
        .post(
            "/records",
            "Keeps the record of a finished match that was played without a server as a match of the person.",
            brought::bring,
        )
        .with(|router| router.layer(record_limit));
    let api = Api::under("/api/v1")
        .get("/openapi.json", "This description.", running::document)
        .get("/key", "The public key with which the server signs records.", running::key)
        .get("/games", "Every game with its options.", games::games)
        .get("/games/{id}/rules", "The rules of a game in the reader's language.", games::rules)
        .get("/games/{id}/rulings", "How open questions of a rulebook are decided.", games::rulings)
        .get("/texts/{lang}", "The Fluent files of a language by name.", games::texts)
        .get("/learn/{id}", "Lessons, puzzles and drills of a game, in the reader's language.", learn::course)
        .get("/puzzle-of-the-day", "The puzzle of a day, the same for everybody.", learn::daily)
        .post(
            "/attempts",
            "Goes on with a lesson, a puzzle or a drill. What a person learned is kept.",
            learn::attempt,
        )
        .get("/coaches", "The computer coaches by name, the weakest first.", games::coaches)
        .post("/guest", "Makes a guest of a stranger.", on_people::guest)
        .get("/me", "Who asks.", on_people::me)
        .delete("/me", "Forgets a person. Matches stay, without the name.", on_people::delete_me)
        .post("/me/name", "Keeps a name with a password, and all matches.", on_people::claim_name)
        .get("/me/sessions", "The sessions and tokens of the person.", on_account::sessions)
        .delete("/me/sessions/{id}", "Ends one session or token.", on_account::end_session)
        .post(
            "/me/password",
            "Changes the password; other browsers are signed out.",
            on_account::change_password,
        )
        .post("/me/recovery-codes", "New recovery codes, shown once.", on_account::renew_codes)
        .post("/recover", "A new password with a recovery code.", on_account::recover)
        .post("/me/bots", "A token for a bot that plays in the person's name.", on_people::new_bot)
        .get("/me/export", "Everything that the server knows of a person.", on_people::export)
        .get("/people/{id}", "A public profile; a coach is `coach:NAME`.", on_people::profile)
        .post("/sign-in", "Signs in on another device.", on_people::sign_in)
        .post("/sign-out", "Signs out here, or everywhere.", on_people::sign_out)
        .get("/lobby", "The open offers, the newest first.", on_matches::lobby)
        .get("/live", "Matches that are being played just now, the newest first.", on_matches::live)
        .get("/matches", "The matches of the person, the latest first.", on_matches::mine)
        .post("/matches", "Makes a match.", on_matches::create)
        .get("/matches/{id}", "What happened since a number, and how the match stands.", on_matches::one)
        .get("/matches/{id}/look", "What is known of an action before it is done.", on_matches::look)
        .get("/matches/{id}/hint", "The best ways to go on; never against another person.", on_matches::hint)
        .post("/matches/{id}/commands", "A seat does something.", on_matches::command)
        .post("/matches/{id}/join", "Takes the free seat.", on_matches::join)
        .post(
            "/matches/{id}/rematch",
            "Another match like this one, with the seats changed.",
            on_matches::rematch,
        )
        .get("/matches/{id}/ratings", "What the match did to the ratings of its seats.", on_matches::ratings)
        .get(
            "/matches/{id}/record",
            "The record; while the match is on, what the reader knows.",
            on_matches::record,
        )
        .get("/matches/{id}/replay", "The match looked back at, position by position.", replay::of_match)
        .get(
            "/matches/{id}/analysis",
            "What really happened in a finished match, if it was asked for.",
            on_analyses::read,
        )
        .post("/matches/{id}/analysis", "Asks for the analysis of a finished match.", on_analyses::ask)
        .get(
            "/people/{id}/insights",
            "What the analysed matches of a person add up to.",
            on_analyses::insights,
        )
        .get("/competitions", "Competitions, the latest changed first.", on_competitions::list)
        .post("/competitions", "Makes a competition.", on_competitions::create)
        .get("/competitions/{id}", "A competition: tables, fixtures, log.", on_competitions::one)
        .post("/competitions/{id}/enter", "Enters.", on_competitions::enter)
        .post("/competitions/{id}/leave", "Leaves, before the start or later.", on_competitions::leave)
        .post("/competitions/{id}/begin", "Starts with those who have entered.", on_competitions::begin)
        .post(
            "/competitions/{id}/cancel",
            "Calls a competition off before it starts.",
            on_competitions::cancel,
        )
        .get("/competitions/{id}/calendar", "The deadlines as a calendar.", on_competitions::calendar)
        .get("/competitions/{id}/results", "The results as CSV.", on_competitions::results)
        .post(
            "/competitions/{id}/fixtures/{fixture}/play",
            "Sits down to a match, which begins when both sides have.",
            on_competitions::play,
        )
        .post(
            "/competitions/{id}/fixtures/{fixture}/postpone",
            "Asks to put a match off, or agrees to it.",
            on_competitions::postpone,
        )
        .post(
            "/competitions/{id}/fixtures/{fixture}/adjudicate",
            "The organiser decides a match; everybody can read why.",
            on_competitions::adjudicate,
        )
        .get("/fixtures", "The matches of competitions that wait for the caller.", on_competitions::next)
        .get("/matches/{id}/chat", "What was said after a number.", chat::read)
        .post("/matches/{id}/chat", "Says something.", chat::say)
        .post("/matches/{id}/chat/mute", "Reads what the others say no more, or again.", chat::mute)
        .post("/matches/{id}/chat/{number}/report", "Reports a line to the administrator.", chat::report)
        .get(
            "/matches/{id}/socket",
            "Everything that happens, as messages; and commands.",
            socket::session::open,
        )
        .and(large)
        .with(|router| {
            router
                .route_layer(from_fn(plain_ids))
                .fallback(api::not_found)
                .method_not_allowed_fallback(api::wrong_method)
        });
    Api::under("")
        .get("/healthz", "The process lives.", running::health)
        .get("/readyz", "The store answers.", running::ready)
        .get("/metrics", "Counters in the format of Prometheus.", running::metrics)
        .and(api)
}

/// The API in the words of OpenAPI 3.1, made from the handlers' own types.
#[must_use]
pub fn openapi() -> serde_json::Value {
    api(DefaultBodyLimit::disable()).document()
}

/// All the routes of a server.
pub fn app(server: Arc<Server>) -> Router {
    api(DefaultBodyLimit::max(server.config.limits.record_bytes))
        .into_router()
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(server.config.limits.body_bytes))
        .layer(from_fn_with_state(Arc::clone(&server), around))
        .with_state(server)
}
