//! The description of the API: it is sound, it is whole, and the server serves what it says.

use crate::client::House;
use crate::described::{DOCUMENT, operation, operations, resolve};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Calls `visit` with every object of the document.
fn walk(value: &Value, visit: &mut impl FnMut(&Value)) {
    match value {
        Value::Object(map) => {
            visit(value);
            map.values().for_each(|value| walk(value, visit));
        }
        Value::Array(values) => values.iter().for_each(|value| walk(value, visit)),
        _ => {}
    }
}

#[test]
fn the_document_is_sound() {
    assert_eq!(DOCUMENT["openapi"], "3.1.0");
    assert!(DOCUMENT["info"]["title"].is_string() && DOCUMENT["info"]["version"].is_string());
    // Every reference leads somewhere, and nothing is there that nobody refers to.
    let mut referred = BTreeSet::new();
    walk(&DOCUMENT, &mut |object| {
        if let Some(reference) = object["$ref"].as_str() {
            resolve(object);
            referred.insert(reference.to_owned());
        }
    });
    for part in ["schemas", "parameters", "responses"] {
        for name in DOCUMENT["components"][part].as_object().unwrap().keys() {
            assert!(referred.contains(&format!("#/components/{part}/{name}")), "nobody refers to {name}");
        }
    }
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations() {
        let what = format!("{method} {path}");
        assert!(["get", "post", "delete"].contains(&method), "{what}");
        assert!(path.starts_with('/'), "{what}");
        assert!(
            ids.insert(operation["operationId"].as_str().unwrap()),
            "{what} is not the only {}",
            operation["operationId"]
        );
        assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')), "{what}");
        let parameters: Vec<&Value> =
            operation["parameters"].as_array().unwrap().iter().map(resolve).collect();
        let mut names = BTreeSet::new();
        for parameter in &parameters {
            let place = parameter["in"].as_str().unwrap();
            assert!(
                ["path", "query", "header"].contains(&place) && parameter["schema"].is_object(),
                "{what}"
            );
            assert!(names.insert((place, parameter["name"].as_str().unwrap())), "{what}: {parameter} twice");
        }
        let in_path: Vec<&str> = parameters
            .iter()
            .filter(|parameter| parameter["in"] == "path" && parameter["required"] == true)
            .map(|parameter| parameter["name"].as_str().unwrap())
            .collect();
        let named: Vec<&str> = path.split(['{', '}']).skip(1).step_by(2).collect();
        assert_eq!(in_path, named, "{what}");
        let answers = operation["responses"].as_object().unwrap();
        assert!(answers.keys().any(|status| status != "default"), "{what} answers nothing");
        for (status, answer) in answers {
            assert!(resolve(answer)["description"].is_string(), "{what} {status}");
            assert!(status == "default" || status.parse::<u16>().is_ok(), "{what} {status}");
        }
        for scheme in operation["security"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|any| any.as_object().unwrap().keys())
        {
            assert!(DOCUMENT["components"]["securitySchemes"][scheme].is_object(), "{what} {scheme}");
        }
    }
}

#[test]
fn every_change_carries_a_key() {
    for (method, path, operation) in operations() {
        let has = operation["parameters"]
            .as_array()
            .unwrap()
            .iter()
            .any(|p| resolve(p)["name"] == "Idempotency-Key");
        // Looking back at a record, going on with an attempt (which brings every act made in it), asking for an analysis: asked again,
        // the answer is the same.
        let asks = ["/api/v1/replays", "/api/v1/attempts", "/api/v1/matches/{id}/analysis"].contains(&path);
        let changes = method != "get" && !asks;
        assert_eq!(has, changes, "{method} {path}");
    }
}

#[tokio::test]
async fn the_server_serves_what_it_describes_and_nothing_else() {
    let house = House::new().await;
    let person = house.guest().await;
    let served = person.get("/openapi.json").await;
    assert_eq!(served.json(), *DOCUMENT);
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
    for (_, path, _) in operations() {
        let target = path
            .replace("{id}", "nothing")
            .replace("{lang}", "xx")
            .replace("{number}", "1")
            .replace("{fixture}", "1");
        for method in methods {
            let described = operation(method, &target).is_some();
            let answer = house.stranger().send(method, &target, &[], None).await;
            assert_eq!(answer.status != 405, described, "{method} {target}: {answer:?}");
            // What is there and what is not are both not found: the code tells them apart from a wrong address.
            if described && path.matches('{').count() == 0 && method == "GET" {
                assert_ne!(answer.status, 404, "{method} {target}: {answer:?}");
            }
        }
    }
    // Routes are declared nowhere else.
    for (name, text) in [
        ("router.rs", include_str!("../../src/http/router.rs")),
        ("serve.rs", include_str!("../../src/serve.rs")),
    ] {
        assert!(
            !text.contains(".route(") && !text.contains("route_service"),
            "{name} declares a route by itself"
        );
    }
}

#[test]
fn messages_of_sockets_are_described() {
    let socket = operation("get", "/api/v1/matches/x/socket").unwrap();
    let kinds = |side: &str| -> BTreeSet<String> {
        let told = resolve(&socket["x-websocket"][side]);
        let kind = |one: &Value| one["properties"]["type"]["const"].as_str().unwrap().to_owned();
        told["oneOf"].as_array().unwrap().iter().map(kind).collect()
    };
    assert_eq!(kinds("send"), ["command", "look", "ping", "speak"].map(str::to_owned).into());
    let heard = ["analysis", "chat", "done", "error", "looked", "pong", "presence", "rated", "update"];
    assert_eq!(kinds("receive"), heard.map(str::to_owned).into());
    crate::described::check_message(&json!({ "type": "done", "key": "k", "number": 3 }).to_string());
}
