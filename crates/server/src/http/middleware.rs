//! What surrounds every request: rate limit, origin, timeout, words for errors, and the headers that protect a page.

use crate::error::ApiError;
use crate::http::extract::language;
use crate::http::network::Address;
use crate::http::unread;
use crate::server::Server;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tokio::time::timeout;

/// What happens around every request: limits, the origin, words for errors, and the headers that protect a page.
pub async fn around(State(server): State<Arc<Server>>, mut request: Request, next: Next) -> Response {
    server.metrics.requests.add(1);
    let language = language(request.uri().query(), request.headers());
    let address = Address(address_of(&server, &request));
    request.extensions_mut().insert(address);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let api = request.uri().path().starts_with("/api/");
    let begun = Instant::now();
    let (request, body_read) = unread::watch(request);
    // The path alone: queries may hold invitations, headers hold cookies.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = if !may_ask(&server, address) {
        ApiError::TooFast.into_response()
    } else if !reads && !is_same_site(&server, request.headers()) {
        ApiError::CrossSite.into_response()
    } else {
        // A socket is answered when it opens, so it may stay for as long as it likes.
        let answered = timeout(server.config.limits.request, next.run(request)).await;
        answered.unwrap_or_else(|_| ApiError::TooSlow.into_response())
    };
    let status = response.status();
    let error = match response.extensions_mut().remove::<ApiError>() {
        Some(error) => Some(error),
        None if api => ApiError::from_status(status),
        None => None,
    };
    if let Some(error) = error {
        let counter =
            if status.is_server_error() { &server.metrics.failures } else { &server.metrics.refusals };
        counter.add(1);
        response = error.answer(server.locales.get(language));
    }
    let (status, took_us) = (response.status().as_u16(), begun.elapsed().as_micros() as u64);
    tracing::info!(%method, path, status, took_us, "request");
    let headers = response.headers_mut();
    if !body_read.load(Ordering::Relaxed) {
        headers.insert("connection", HeaderValue::from_static("close"));
    }
    if server.config.is_https() {
        headers.insert("strict-transport-security", HeaderValue::from_static("max-age=31536000"));
    }
    for (name, value) in PROTECTION {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if api {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}

/// The client's address: the peer's, or what the outermost trusted proxy says in `X-Forwarded-For`.
fn address_of(server: &Server, request: &Request) -> Option<IpAddr> {
    let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    let lines = request.headers().get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let hop = hops.len().checked_sub(server.config.proxies).and_then(|idx| hops.get(idx));
    let told = hop.and_then(|hop| {
        hop.parse().ok().or_else(|| hop.parse().ok().map(|with_port: SocketAddr| with_port.ip()))
    });
    Some(told.unwrap_or(peer.ip()))
}

/// Rate limit of requests, by home and by site.
fn may_ask(server: &Server, address: Address) -> bool {
    address.network().is_none_or(|home| {
        server.requests.take(home) && home.site().is_none_or(|site| server.requests_of_site.take(site))
    })
}

/// Rate limit of messages on all sockets of a network.
pub fn may_send(server: &Server, address: Address) -> bool {
    address.network().is_none_or(|network| server.messages.take(network))
}

/// Protection against cross-site requests: does this one come from our page, or from no page at all?
pub fn is_same_site(server: &Server, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text("origin") else {
        return text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    // With a public address only that one counts: a host may be anybody's invention.
    if let Some(url) = &server.config.public_url {
        return url.trim_end_matches('/') == origin;
    }
    origin.split_once("://").is_some_and(|(_, host)| !host.is_empty() && text("host") == Some(host))
}

const PROTECTION: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
         form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
];
