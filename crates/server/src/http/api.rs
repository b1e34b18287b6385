//! Routes declared together with their description, so that no route goes undescribed.

use crate::error::ApiError;
use crate::http::describe::{Described, Operation, Schemas};
use crate::server::Server;
use crate::wire::ErrorAnswer;
use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodRouter, delete, get, post};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Routes under one beginning.
#[derive(Debug)]
pub struct Api {
    under: &'static str,
    router: Router<Arc<Server>>,
    told: Vec<Told>,
}

/// What is told about a route.
#[derive(Debug)]
struct Told {
    method: &'static str,
    path: String,
    about: &'static str,
    /// `matches::routes::create`
    handler: &'static str,
    describe: fn(&mut Operation<'_>),
}

impl Api {
    pub fn under(under: &'static str) -> Self {
        Self { under, router: Router::new(), told: Vec::new() }
    }

    /// Declares a GET route.
    pub fn get<H, T, D>(self, path: &str, about: &'static str, handler: H) -> Self
    where
        H: Handler<T, Arc<Server>> + Described<D>,
        T: 'static,
    {
        self.tell::<H, D>("get", path, about).route(path, get(handler))
    }

    /// Declares a POST route.
    pub fn post<H, T, D>(self, path: &str, about: &'static str, handler: H) -> Self
    where
        H: Handler<T, Arc<Server>> + Described<D>,
        T: 'static,
    {
        self.tell::<H, D>("post", path, about).route(path, post(handler))
    }

    /// Declares a DELETE route.
    pub fn delete<H, T, D>(self, path: &str, about: &'static str, handler: H) -> Self
    where
        H: Handler<T, Arc<Server>> + Described<D>,
        T: 'static,
    {
        self.tell::<H, D>("delete", path, about).route(path, delete(handler))
    }

    /// Changes the routes so far, and nothing that is told about them.
    pub fn with(mut self, change: impl FnOnce(Router<Arc<Server>>) -> Router<Arc<Server>>) -> Self {
        self.router = change(self.router);
        self
    }

    fn tell<H: Described<D>, D>(mut self, method: &'static str, path: &str, about: &'static str) -> Self {
        let path = format!("{}{path}", self.under);
        let handler = std::any::type_name::<H>();
        self.told.push(Told { method, path, about, handler, describe: H::describe });
        self
    }

    fn route(mut self, path: &str, methods: MethodRouter<Arc<Server>>) -> Self {
        self.router = self.router.route(path, methods);
        self
    }

    /// Routes of the same or another beginning beside these.
    pub fn and(mut self, other: Self) -> Self {
        let router = if self.under == other.under {
            self.router.merge(other.router)
        } else {
            self.router.nest(other.under, other.router)
        };
        self.router = router;
        self.told.extend(other.told);
        self
    }

    pub fn into_router(self) -> Router<Arc<Server>> {
        self.router
    }

    /// The description in the words of OpenAPI 3.1.
    pub fn document(&self) -> Value {
        let mut schemas = Schemas::new();
        let mut paths = Map::new();
        for told in &self.told {
            let mut operation = Operation::new(&mut schemas);
            (told.describe)(&mut operation);
            let path = paths.entry(&told.path).or_insert_with(|| json!({}));
            path[told.method] = told.operation(operation);
        }
        let error = schemas.written::<ErrorAnswer>();
        let (all, twice) = schemas.all();
        debug_assert!(twice.is_empty(), "{twice:?} are read and written differently");
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Touchline",
                "version": env!("CARGO_PKG_VERSION"),
                "description": ABOUT,
                "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
            },
            "servers": [{ "url": "/" }],
            "paths": paths,
            "components": {
                "schemas": all,
                "parameters": {
                    "Key": key("Names this change: the same request with the same key is done once.", 1),
                    "LongKey": key(
                        "Names this change: the same request with the same key is done once. There is no session yet, so the \
                         key must be unguessable.",
                        crate::http::extract::LONG_KEY_CHARS_MIN,
                    ),
                    "Language": {
                        "name": "lang", "in": "query", "required": false,
                        "description": format!(
                            "In which language texts come: {}. Without it, or with another, what `Accept-Language` prefers.",
                            languages().join(", ")
                        ),
                        "schema": { "type": "string" },
                    },
                },
                "responses": { "Error": {
                    "description": "It was not done; `code` says why.",
                    "content": { "application/json": { "schema": error } },
                } },
                "securitySchemes": {
                    "cookie": { "type": "apiKey", "in": "cookie", "name": crate::people::session::COOKIE },
                    "bearer": { "type": "http", "scheme": "bearer" },
                },
            },
        })
    }
}

const ABOUT: &str = "Tabletop football online. The page and bots use the same API; docs/online.md tells it as a story. A socket for each \
    match carries the messages that `x-websocket` names.";

fn key(description: &str, chars_min: usize) -> Value {
    json!({
        "name": "Idempotency-Key", "in": "header", "required": true, "description": description,
        "schema": { "type": "string", "minLength": chars_min, "maxLength": crate::http::extract::KEY_CHARS_MAX, "pattern": "^[!-~]*$" },
    })
}

fn languages() -> Vec<&'static str> {
    touchline_locale::Language::ALL.iter().map(|language| language.code()).collect()
}

impl Told {
    /// What OpenAPI calls an operation.
    fn operation(&self, described: Operation<'_>) -> Value {
        let names = self.path.split(['{', '}']).skip(1).step_by(2);
        let in_path = names
            .zip(described.in_path)
            .map(|(name, schema)| json!({ "name": name, "in": "path", "required": true, "schema": schema }));
        let mut parameters: Vec<Value> = in_path.chain(described.parameters).collect();
        let mut answers = described.answers;
        let api = self.path.starts_with("/api/");
        if api {
            parameters.push(json!({ "$ref": "#/components/parameters/Language" }));
            answers.insert("default".to_owned(), json!({ "$ref": "#/components/responses/Error" }));
        }
        // `matches::routes::create` is `create` of the chapter `matches`, `socket::session::open` is `open` of `socket`.
        let mut place = self.handler.rsplit("::").filter(|part| !matches!(*part, "routes" | "session"));
        let (name, chapter) = (place.next().unwrap_or_default(), place.next().unwrap_or_default());
        let mut operation = json!({
            "operationId": format!("{chapter}_{name}"),
            "tags": [chapter],
            "summary": self.about,
            "parameters": parameters,
            "responses": answers,
        });
        let extra = [
            ("requestBody", described.body),
            ("security", described.security),
            ("x-websocket", described.socket),
        ];
        for (name, value) in extra {
            if let Some(value) = value {
                operation[name] = value;
            }
        }
        operation
    }
}

pub async fn not_found() -> ApiError {
    ApiError::NotFound
}

pub async fn wrong_method() -> ApiError {
    ApiError::Method
}
