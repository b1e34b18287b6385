//! What handlers answer, beside plain JSON. Each kind of answer is a type, so that a handler's signature says all that a client needs to
//! know: the description of the API is read off it.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// 201 Created.
#[derive(Debug)]
pub struct Made<T>(pub T);

impl<T: Serialize> IntoResponse for Made<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

/// 204 No Content.
#[derive(Debug)]
pub struct Nothing;

impl IntoResponse for Nothing {
    fn into_response(self) -> Response {
        StatusCode::NO_CONTENT.into_response()
    }
}

/// An answer with a session's cookie.
#[derive(Debug)]
pub struct WithCookie<T>(pub HeaderValue, pub T);

impl<T: IntoResponse> IntoResponse for WithCookie<T> {
    fn into_response(self) -> Response {
        ([(header::SET_COOKIE, self.0)], self.1).into_response()
    }
}

#[derive(Debug)]
pub enum Either<A, B> {
    This(A),
    That(B),
}

impl<A: IntoResponse, B: IntoResponse> IntoResponse for Either<A, B> {
    fn into_response(self) -> Response {
        match self {
            Self::This(answer) => answer.into_response(),
            Self::That(answer) => answer.into_response(),
        }
    }
}

/// A record as a file to be kept.
#[derive(Debug)]
pub struct RecordFile {
    pub name: String,
    pub text: String,
}

impl IntoResponse for RecordFile {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", self.name)),
        ];
        (headers, self.text).into_response()
    }
}

/// A calendar (RFC 5545).
#[derive(Debug)]
pub struct Calendar(pub String);

impl IntoResponse for Calendar {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "text/calendar; charset=utf-8")], self.0).into_response()
    }
}

/// A table as a file to be kept (RFC 4180).
#[derive(Debug)]
pub struct Csv {
    pub name: String,
    pub text: String,
}

impl IntoResponse for Csv {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", self.name)),
        ];
        (headers, self.text).into_response()
    }
}

/// 101 Switching Protocols.
#[derive(Debug)]
pub struct Opened(pub Response);

impl IntoResponse for Opened {
    fn into_response(self) -> Response {
        self.0
    }
}

/// Whether the server is ready.
#[derive(Debug)]
pub struct Ready(pub Plain);

impl IntoResponse for Ready {
    fn into_response(self) -> Response {
        self.0.into_response()
    }
}

/// Plain text for the administrator or for monitoring.
#[derive(Debug)]
pub struct Plain(pub StatusCode, pub String);

impl IntoResponse for Plain {
    fn into_response(self) -> Response {
        // The version is that of Prometheus's text format, which any reader of plain text may pass over.
        (self.0, [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], self.1).into_response()
    }
}
