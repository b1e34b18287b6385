//! What a handler asks for and what it answers, read off its own types. So the description of the API says what the code does: a
//! handler that takes another body or answers another thing is described differently, and one that cannot be described does not compile.

use crate::error::ApiError;
use crate::http::answer::{
    Calendar, Csv, Either, Made, Nothing, Opened, Plain, Ready, RecordFile, WithCookie,
};
use crate::http::extract::{Asked, Body, Key, LongKey, Reader};
use crate::http::network::Address;
use crate::people::session::{Anybody, Caller, InPerson, Person, Token};
use crate::server::Server;
use crate::socket::websocket::Upgrade;
use crate::wire::{FromClient, FromServer};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The schemas that operations refer to: of what is read, and of what is written. A field with a default may be left out of the one
/// and never is of the other.
#[derive(Debug)]
pub struct Schemas {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Schemas {
    pub fn new() -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        });
        let settings = settings.with_transform(RecursiveTransform(bound));
        Self {
            read: settings.clone().for_deserialize().into_generator(),
            written: settings.for_serialize().into_generator(),
        }
    }

    /// What is written, by reference.
    pub fn written<T: JsonSchema>(&mut self) -> Value {
        self.written.subschema_for::<T>().into()
    }

    /// Everything that was referred to, by name; and the names under which two different things were.
    pub fn all(mut self) -> (Map<String, Value>, Vec<String>) {
        let mut all = self.read.take_definitions(true);
        let mut twice = Vec::new();
        for (name, schema) in self.written.take_definitions(true) {
            if all.get(&name).is_some_and(|known| *known != schema) {
                twice.push(name.clone());
            }
            all.insert(name, schema);
        }
        (all, twice)
    }
}

/// Says how large the numbers of a type may be: the format alone tells most readers nothing.
fn bound(schema: &mut Schema) {
    let most = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => u64::from(u32::MAX),
        Some("uint16") => u64::from(u16::MAX),
        Some("uint8") => u64::from(u8::MAX),
        _ => return,
    };
    if schema.get("maximum").is_none() {
        schema.insert("maximum".to_owned(), most.into());
    }
}

/// An operation as far as it is described.
#[derive(Debug)]
pub struct Operation<'a> {
    schemas: &'a mut Schemas,
    /// What the address leaves open, in order; the path has the names.
    pub in_path: Vec<Value>,
    pub parameters: Vec<Value>,
    pub body: Option<Value>,
    pub answers: Map<String, Value>,
    pub security: Option<Value>,
    /// The messages of a socket.
    pub socket: Option<Value>,
}

impl<'a> Operation<'a> {
    pub fn new(schemas: &'a mut Schemas) -> Self {
        Self {
            schemas,
            in_path: Vec::new(),
            parameters: Vec::new(),
            body: None,
            answers: Map::new(),
            security: None,
            socket: None,
        }
    }

    fn read<T: JsonSchema>(&mut self) -> Value {
        self.schemas.read.subschema_for::<T>().into()
    }

    fn written<T: JsonSchema>(&mut self) -> Value {
        self.schemas.written::<T>()
    }

    fn answer(&mut self, status: &str, description: &str, kind: &str, schema: Value) {
        let content = if schema.is_null() { json!({}) } else { json!({ kind: { "schema": schema } }) };
        self.answers.insert(status.to_owned(), json!({ "description": description, "content": content }));
    }
}

/// Something that a handler takes from a request.
pub trait Takes {
    fn describe(operation: &mut Operation<'_>);
}

/// Something that a handler answers.
pub trait Answers {
    fn describe(operation: &mut Operation<'_>);
}

/// What is taken from the server or from any request tells a client nothing.
macro_rules! tells_nothing {
    ($($taken:ty),*) => { $(impl Takes for $taken { fn describe(_: &mut Operation<'_>) {} })* };
}

tells_nothing!(State<Arc<Server>>, HeaderMap, Address, Token, Reader, Result<InPerson, ApiError>);

impl Takes for Path<String> {
    fn describe(operation: &mut Operation<'_>) {
        let id = operation.read::<String>();
        operation.in_path.push(id);
    }
}

impl Takes for Path<(String, i64)> {
    fn describe(operation: &mut Operation<'_>) {
        let (id, number) = (operation.read::<String>(), operation.read::<i64>());
        operation.in_path.extend([id, number]);
    }
}

impl Takes for Path<(String, String)> {
    fn describe(operation: &mut Operation<'_>) {
        let (id, part) = (operation.read::<String>(), operation.read::<String>());
        operation.in_path.extend([id, part]);
    }
}

impl<T: JsonSchema> Takes for Asked<T> {
    fn describe(operation: &mut Operation<'_>) {
        let mut asked = T::json_schema(&mut operation.schemas.read);
        RecursiveTransform(bound).transform(&mut asked);
        let asked = asked.to_value();
        let needed = asked["required"].as_array().cloned().unwrap_or_default();
        let fields = asked["properties"].as_object().cloned().unwrap_or_default();
        for (name, mut schema) in fields {
            let description = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            operation.parameters.push(json!({
                "name": name,
                "in": "query",
                "required": needed.contains(&Value::from(name.as_str())),
                "description": description.unwrap_or_default(),
                "schema": schema,
            }));
        }
    }
}

impl<T: JsonSchema> Takes for Body<T> {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.read::<T>();
        // An empty body is an empty object.
        let needed = T::json_schema(&mut operation.schemas.read).to_value()["required"].is_array();
        operation.body =
            Some(json!({ "required": needed, "content": { "application/json": { "schema": schema } } }));
    }
}

impl Takes for Bytes {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.read::<String>();
        operation.body = Some(json!({ "required": true, "content": { "text/plain": { "schema": schema } } }));
    }
}

impl Takes for Key {
    fn describe(operation: &mut Operation<'_>) {
        operation.parameters.push(json!({ "$ref": "#/components/parameters/Key" }));
    }
}

impl Takes for LongKey {
    fn describe(operation: &mut Operation<'_>) {
        operation.parameters.push(json!({ "$ref": "#/components/parameters/LongKey" }));
    }
}

impl Takes for Person {
    fn describe(operation: &mut Operation<'_>) {
        operation.security = Some(json!([{ "cookie": [] }, { "bearer": [] }]));
    }
}

impl Takes for Anybody {
    fn describe(operation: &mut Operation<'_>) {
        operation.security = Some(json!([{}, { "cookie": [] }, { "bearer": [] }]));
    }
}

impl Takes for Caller {
    fn describe(operation: &mut Operation<'_>) {
        operation.security = Some(json!([{}, { "cookie": [] }, { "bearer": [] }]));
    }
}

/// Follows `Person` or `Anybody`, and takes the token of bots away again.
impl Takes for InPerson {
    fn describe(operation: &mut Operation<'_>) {
        if let Some(Value::Array(ways)) = &mut operation.security {
            ways.retain(|way| way.get("bearer").is_none());
        }
    }
}

impl Takes for Upgrade {
    fn describe(operation: &mut Operation<'_>) {
        let (send, receive) = (operation.read::<FromClient>(), operation.written::<FromServer>());
        operation.socket = Some(json!({ "send": send, "receive": receive }));
    }
}

impl<T: JsonSchema> Answers for Json<T> {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.written::<T>();
        operation.answer("200", "It is so.", "application/json", schema);
    }
}

impl<T: JsonSchema> Answers for Made<T> {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.written::<T>();
        operation.answer("201", "It was made.", "application/json", schema);
    }
}

impl Answers for Nothing {
    fn describe(operation: &mut Operation<'_>) {
        operation.answer("204", "It was done.", "", Value::Null);
    }
}

impl<T: Answers> Answers for WithCookie<T> {
    fn describe(operation: &mut Operation<'_>) {
        T::describe(operation);
        for answer in operation.answers.values_mut() {
            answer["headers"] = json!({ "Set-Cookie": { "schema": { "type": "string" } } });
        }
    }
}

impl<A: Answers, B: Answers> Answers for Either<A, B> {
    fn describe(operation: &mut Operation<'_>) {
        A::describe(operation);
        B::describe(operation);
    }
}

impl Answers for RecordFile {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.written::<String>();
        operation.answer("200", "The record (docs/formats/record.md).", "text/plain", schema);
    }
}

impl Answers for Calendar {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.written::<String>();
        operation.answer("200", "The calendar (RFC 5545).", "text/calendar", schema);
    }
}

impl Answers for Csv {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.written::<String>();
        operation.answer("200", "The table (RFC 4180).", "text/csv", schema);
    }
}

impl Answers for Opened {
    fn describe(operation: &mut Operation<'_>) {
        operation.answer("101", "The socket opens; `x-websocket` says what goes over it.", "", Value::Null);
    }
}

impl Answers for Plain {
    fn describe(operation: &mut Operation<'_>) {
        let schema = operation.written::<String>();
        operation.answer("200", "All is well.", "text/plain", schema);
    }
}

impl Answers for Ready {
    fn describe(operation: &mut Operation<'_>) {
        Plain::describe(operation);
        let schema = operation.written::<String>();
        operation.answer("503", "Not now.", "text/plain", schema);
    }
}

impl<T: Answers> Answers for Result<T, ApiError> {
    fn describe(operation: &mut Operation<'_>) {
        T::describe(operation);
        operation.answers.insert("default".to_owned(), json!({ "$ref": "#/components/responses/Error" }));
    }
}

/// A handler whose types describe it. `Types` are those of what it takes and answers; they only tell the implementations apart.
pub trait Described<Types> {
    fn describe(operation: &mut Operation<'_>);
}

macro_rules! described {
    ($($taken:ident),*) => {
        impl<F, Answering, Answer, $($taken),*> Described<(Answer, $($taken,)*)> for F
        where
            F: Fn($($taken),*) -> Answering,
            Answering: Future<Output = Answer>,
            Answer: Answers,
            $($taken: Takes,)*
        {
            fn describe(operation: &mut Operation<'_>) {
                $($taken::describe(operation);)*
                Answer::describe(operation);
            }
        }
    };
}

described!();
described!(A);
described!(A, B);
described!(A, B, C);
described!(A, B, C, D);
described!(A, B, C, D, E);
described!(A, B, C, D, E, G);
described!(A, B, C, D, E, G, H);
