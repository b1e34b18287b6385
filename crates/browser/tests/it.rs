//! Whole matches by the messages alone, as a worker plays them.

use serde_json::{Value, json};
use touchline_browser::{Ask, Engine, Question, Reply, Thinker, Thought};
use touchline_kernel::{BySeat, Turn, Viewer};
use touchline_live::{Dice, Match};
use touchline_locale::{Language, Locale};

const NOW: i64 = 1_800_000_000_000;

fn ask(engine: &mut Engine, question: Value) -> Reply {
    engine.ask(serde_json::from_value::<Ask>(question).unwrap())
}

fn request(engine: &mut Engine, method: &str, path: &str, body: Value, entropy: u8) -> Reply {
    let (path, question) = path.split_once('?').unwrap_or((path, ""));
    let query: serde_json::Map<String, Value> = question
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), json!(value)))
        .collect();
    let entropy = format!("{entropy:02x}").repeat(32);
    ask(
        engine,
        json!({ "ask": "request", "method": method, "path": path, "query": query, "body": body, "person": "Anna",
                "now_ms": NOW, "date": "2026-11-18", "entropy": entropy }),
    )
}

fn spoken() -> Engine {
    let mut engine = Engine::default();
    let files: Vec<&str> = touchline_locale::files(Language::En).map(|(_, text)| text).collect();
    assert_eq!(ask(&mut engine, json!({ "ask": "speak", "lang": "en", "files": files })).status, 200);
    engine
}

fn create(engine: &mut Engine, game: &str, opponent: Value, entropy: u8) -> (String, Reply) {
    let reply = request(
        engine,
        "POST",
        "/matches",
        json!({ "game": game, "opponent": opponent, "seat": "home" }),
        entropy,
    );
    assert_eq!(reply.status, 201, "{reply:?}");
    let id = reply.body.as_ref().unwrap()["match"]["id"].as_str().unwrap().to_owned();
    (id, reply)
}

/// What a line is told after a number.
fn since(engine: &mut Engine, id: &str, number: u64) -> Value {
    let reply = ask(engine, json!({ "ask": "since", "id": id, "since": number, "seat": null }));
    serde_json::to_value(reply.message.unwrap()).unwrap()
}

fn command(engine: &mut Engine, id: &str, key: &str, command: Value) -> Reply {
    let message = json!({ "type": "command", "key": key, "command": command });
    ask(engine, json!({ "ask": "hear", "id": id, "message": message, "now_ms": NOW }))
}

fn answer(reply: &Reply) -> Value {
    serde_json::to_value(reply.message.as_ref().unwrap()).unwrap()
}

/// Plays on: the reader takes the first choice, the coach what it likes, until the match is over or so many decisions were made.
fn play(engine: &mut Engine, id: &str, mut thinks: Option<Value>, decisions: usize) -> Value {
    let mut thinker = Thinker::default();
    for i in 0..decisions {
        if let Some(asked) = thinks.take() {
            let question = json!({ "ask": "decide", "id": id, "seat": asked["seat"], "level": "rookie",
                "seed": asked["seed"], "number": asked["number"], "record": asked["record"] });
            let thought = thinker.ask(serde_json::from_value::<Question>(question).unwrap());
            let Thought::Action(Some(action)) = thought else { panic!("{thought:?}") };
            let reply = ask(
                engine,
                json!({ "ask": "decided", "id": id, "seat": asked["seat"], "action": action,
                        "expected": asked["number"], "now_ms": NOW }),
            );
            assert_eq!(reply.status, 200, "{reply:?}");
            thinks = reply.thinks.map(|thinks| serde_json::to_value(thinks).unwrap());
            continue;
        }
        let update = since(engine, id, u64::MAX >> 40);
        let state = &update["state"];
        if state["match"]["status"] == "over" {
            return state.clone();
        }
        let choices = state["choices"].as_array().unwrap();
        let act = json!({ "do": "act", "action": choices[i % choices.len()]["text"], "expected": update["number"] });
        let reply = command(engine, id, &format!("key-{i}"), act);
        assert_eq!(answer(&reply)["type"], "done", "{reply:?}");
        thinks = reply.thinks.map(|thinks| serde_json::to_value(thinks).unwrap());
    }
    since(engine, id, 0)["state"].clone()
}

#[test]
fn every_game_is_played_to_its_end_without_a_server() {
    let mut engine = spoken();
    let coach = json!({ "kind": "coach", "coach": "rookie" });
    for (entropy, game) in [(1, "volchok"), (2, "fuba"), (3, "champions"), (4, "fudis")] {
        let (id, reply) = create(&mut engine, game, coach.clone(), entropy);
        let thinks = reply.thinks.map(|thinks| serde_json::to_value(thinks).unwrap());
        let state = play(&mut engine, &id, thinks, 20_000);
        assert_eq!(state["match"]["status"], "over", "{game}");
        // Its record is a proof of its dice, and it can be looked back at.
        let record =
            request(&mut engine, "GET", &format!("/matches/{id}/record"), json!(null), 9).body.unwrap();
        let replay = request(&mut engine, "POST", "/replays?from=0", record, 9).body.unwrap();
        assert_eq!(replay["about"]["proof"]["verdict"], "proven", "{game}");
        let own = request(&mut engine, "GET", &format!("/matches/{id}/replay?from=0"), json!(null), 9)
            .body
            .unwrap();
        assert_eq!(own["length"], replay["length"]);
        // The match that follows has the seats changed, and is made once.
        let next = request(&mut engine, "POST", &format!("/matches/{id}/rematch"), json!({}), entropy + 100);
        let again = request(&mut engine, "POST", &format!("/matches/{id}/rematch"), json!({}), entropy + 101);
        assert_eq!(next.body.as_ref().unwrap()["you"], json!(["away"]));
        assert_eq!(next.body.unwrap()["id"], again.body.unwrap()["id"]);
    }
}

#[test]
fn what_was_kept_goes_on_where_it_stopped() {
    let mut engine = spoken();
    let (id, _) = create(&mut engine, "volchok", json!({ "kind": "screen" }), 5);
    play(&mut engine, &id, None, 30);
    let first = command(&mut engine, &id, "twice", json!({ "do": "resign" }));
    let kept = serde_json::to_value(&first.changed[0]).unwrap();
    let mut other = spoken();
    assert_eq!(ask(&mut other, json!({ "ask": "take_up", "kept": kept.clone() })).status, 200);
    assert_eq!(since(&mut other, &id, 0), since(&mut engine, &id, 0));
    // What was done is not done again.
    let again = command(&mut other, &id, "twice", json!({ "do": "resign" }));
    assert_eq!(answer(&again), answer(&first));
    assert!(again.changed.is_empty());
    // Its record goes on in another browser, too.
    let (id, _) = create(&mut engine, "volchok", json!({ "kind": "coach", "coach": "rookie" }), 15);
    let whole =
        request(&mut engine, "GET", &format!("/matches/{id}/whole-record"), json!(null), 9).body.unwrap();
    let brought = request(&mut other, "POST", "/matches/import", whole, 16).body.unwrap();
    assert_eq!((&brought["match"]["kind"], &brought["match"]["you"]), (&json!("coach"), &json!(["home"])));
    assert_eq!(request(&mut other, "POST", "/matches/import", json!("zzz"), 17).status, 422);
    // One that stops where chance comes next goes on with it.
    let empty = "touchline record 1\ngame: volchok\nrules: 2\noptions: {}\ndice: seed 11\nhome: Anna\naway: Bo\nresult: *\n\n";
    let brought = request(&mut other, "POST", "/matches/import", json!(empty), 18).body.unwrap();
    assert!(
        brought["match"]["number"].as_u64().unwrap() > 0 && brought["match"]["turn"].is_string(),
        "{brought}"
    );
    // What is damaged is said to be.
    let mut damaged = kept;
    damaged["record"] = json!("nothing of the kind");
    let refused = ask(&mut other, json!({ "ask": "take_up", "kept": damaged }));
    assert_eq!((refused.status, &refused.body.unwrap()["error"]["code"]), (500, &json!("damaged")));
}

#[test]
fn a_stale_or_forbidden_move_is_refused_as_a_server_refuses_it() {
    let mut engine = spoken();
    let (id, _) = create(&mut engine, "volchok", json!({ "kind": "screen" }), 6);
    let code = |reply: &Reply| answer(reply)["error"]["code"].clone();
    let stale = command(&mut engine, &id, "a", json!({ "do": "act", "action": "end", "expected": 9999 }));
    assert_eq!(code(&stale), "stale");
    let number = since(&mut engine, &id, 0)["number"].clone();
    let refused =
        command(&mut engine, &id, "b", json!({ "do": "act", "action": "shot e14", "expected": number }));
    assert_eq!(code(&refused), "refused");
    assert!(answer(&refused)["error"]["rule"].is_string());
    let rubbish = command(&mut engine, &id, "c", json!({ "do": "act", "action": "zzz", "expected": number }));
    assert_eq!(code(&rubbish), "notation");
    let people = request(
        &mut engine,
        "POST",
        "/matches",
        json!({ "game": "fuba", "opponent": { "kind": "lobby" } }),
        7,
    );
    assert_eq!(people.body.unwrap()["error"]["code"], "needs_server");
    let options = json!({ "game": "fuba", "options": { "zzz": 1 }, "opponent": { "kind": "screen" } });
    assert_eq!(request(&mut engine, "POST", "/matches", options, 8).status, 422);
    assert_eq!(request(&mut engine, "GET", "/matches/nowhere", json!(null), 8).status, 404);
}

#[test]
fn golden_matches_and_vectors_are_proven_or_not() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let golden = std::fs::read_to_string(format!("{root}/records/volchok/default.golden")).unwrap();
    let proof = |text: String| touchline_browser::prove(&touchline_browser::Exhibit::Golden { text });
    assert!(matches!(proof(golden.clone()), touchline_browser::Proof::Same(steps) if steps > 50));
    let other = golden.replacen("seed 1\n", "seed 2\n", 1);
    assert!(matches!(proof(other), touchline_browser::Proof::Different(_)));
    let vectors = std::fs::read_to_string(format!("{root}/vectors/volchok/shot.toml")).unwrap();
    let file = touchline_games::vectors::read(&vectors).unwrap();
    let proof = touchline_browser::prove(&touchline_browser::Exhibit::Vectors { file });
    assert!(matches!(proof, touchline_browser::Proof::Same(count) if count > 5), "{proof:?}");
}

#[test]
fn a_match_on_a_server_is_looked_at_here_as_there() {
    for (game, secret) in [("volchok", false), ("champions", true), ("fuba", true), ("fudis", true)] {
        let mut engine = spoken();
        let locale = Locale::new(Language::En);
        let names = BySeat::new("Anna".to_owned(), "Bo".to_owned());
        let played = touchline_games::open(game, &json!({})).unwrap();
        let mut live = Match::new(played, names.clone(), &Dice::Seed(3));
        let (mut told, mut looked, mut lost) = (0, 0, false);
        for turn in 0..60 {
            live.roll_all().unwrap();
            let Turn::Decision(seat) = live.turn() else { break };
            // What the seat is told, as a socket tells it.
            let moments = live.moments(told..live.entries().len());
            let shown: Vec<_> =
                moments.iter().map(|made| touchline_wire::moment(made, Viewer::Seat(seat))).collect();
            let entries: Vec<String> = shown
                .iter()
                .map(|made| {
                    let by = serde_json::to_value(made.by).unwrap();
                    format!("{} {}", by.as_str().unwrap(), made.step.as_deref().unwrap_or("?"))
                })
                .collect();
            let news =
                json!({ "game": game, "options": {}, "names": names, "from": told + 1, "entries": entries });
            told = live.entries().len();
            let followed = request(&mut engine, "POST", "/shadows/there", news, 1).status;
            if followed != 200 {
                lost = true;
                break;
            }
            let legal: Vec<String> = live.position().legal().into_iter().map(|choice| choice.text).collect();
            let mut actions: Vec<String> = legal.iter().take(6).cloned().collect();
            actions.extend([
                "zzz".to_owned(),
                "end".to_owned(),
                "shot e14".to_owned(),
                format!("{}; ?{}", legal[0], legal[0]),
            ]);
            let here = request(
                &mut engine,
                "POST",
                "/shadows/there/look",
                json!({ "seat": seat, "actions": actions }),
                1,
            );
            let there = serde_json::to_value(touchline_wire::look(&live, seat, &actions, &locale)).unwrap();
            assert_eq!(here.body.unwrap(), there, "{game} {turn}");
            looked += 1;
            live.act(seat, &legal[turn * 7 % legal.len()]).unwrap();
        }
        // What a seat must not know cannot be followed, and then only the server answers.
        assert_eq!(lost, secret, "{game}");
        assert!(secret || looked > 30, "{game}: {looked}");
        if lost {
            let asked = json!({ "seat": "home", "actions": ["end"] });
            assert_eq!(request(&mut engine, "POST", "/shadows/there/look", asked, 1).status, 404);
        }
    }
    let mut engine = spoken();
    let gap = json!({ "game": "volchok", "options": {}, "names": { "home": "a", "away": "b" }, "from": 2, "entries": ["home basic"] });
    assert_eq!(request(&mut engine, "POST", "/shadows/there", gap, 1).status, 404);
    assert_eq!(request(&mut engine, "POST", "/shadows/there", json!({ "zzz": 1 }), 1).status, 400);
}

#[test]
fn lessons_are_learned_without_a_server_once_their_files_are_there() {
    let mut engine = spoken();
    let course = request(&mut engine, "GET", "/learn/volchok", json!(null), 1).body.unwrap();
    assert!(course["lessons"].as_array().unwrap().len() > 5);
    let first = json!({ "game": "volchok", "kind": "lesson", "id": "first" });
    let begun = request(&mut engine, "POST", "/attempts", first, 1).body.unwrap();
    assert_eq!((&begun["standing"], begun["lesson"]["title"].is_string()), (&json!("going"), true));
    let unknown = json!({ "game": "volchok", "kind": "lesson", "id": "nothing" });
    assert_eq!(request(&mut engine, "POST", "/attempts", unknown, 1).status, 404);
    assert_eq!(request(&mut engine, "POST", "/attempts", json!(7), 1).status, 400);
    assert!(
        request(&mut engine, "GET", "/puzzle-of-the-day?day=20000", json!(null), 1).body.unwrap()["id"]
            .is_string()
    );
    let specification = include_str!("../../../docs/rules/volchok.md");
    let brought =
        request(&mut engine, "GET", "/games/volchok/rulings", json!(specification), 1).body.unwrap();
    assert_eq!(
        brought,
        serde_json::to_value(touchline_wire::rulings("volchok", &Locale::new(Language::En)).unwrap())
            .unwrap()
    );
}
