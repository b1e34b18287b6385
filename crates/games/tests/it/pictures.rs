//! The pictures of the rules that the page draws: positions of the vectors, kept as the game's own views. They are written with
//! `TOUCHLINE_WRITE=1 cargo test -p touchline-games pictures`.

use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use touchline_games::{guides, make_step, open, vectors};
use touchline_kernel::{Turn, Viewer};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    picture: Vec<Picture>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Picture {
    game: String,
    section: String,
    vector: String,
    #[serde(default)]
    back: usize,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn vector_of(game: &str, id: &str) -> vectors::Vector {
    let folder = root().join("vectors").join(game);
    std::fs::read_dir(&folder)
        .expect("vectors can be read")
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "toml"))
        .flat_map(|entry| {
            let text = std::fs::read_to_string(entry.path()).expect("a vector file can be read");
            vectors::read(&text).expect("a vector file is sound").vectors
        })
        .find(|vector| vector.id == id)
        .unwrap_or_else(|| panic!("{game} has no vector {id}"))
}

/// What there is to see: the view, what may be decided, and the step that is drawn as chosen.
fn draw(picture: &Picture) -> Value {
    let Picture { game, section, vector: id, back } = picture;
    let vector = vector_of(game, id);
    let options = vector.options.clone().unwrap_or_else(|| json!({}));
    let table = open(game, &options).expect("the options of a vector are sound");
    let mut board = match &vector.given {
        None => table.start(),
        Some(setup) => table.place(setup).expect("the setup of a vector is sound"),
    };
    let made = vector.when.len().checked_sub(*back).expect("no more steps back than there are");
    for step in &vector.when[..made] {
        make_step(board.as_mut(), step).unwrap_or_else(|error| panic!("{id}: {step}: {error:?}"));
    }
    let turn = match board.turn() {
        Turn::Decision(seat) => Some(seat.name()),
        Turn::Chance | Turn::Over(_) => None,
    };
    json!({
        "section": section,
        "vector": id,
        "options": options,
        "turn": turn,
        "view": board.view(Viewer::Everything),
        "choices": board.legal(),
        "step": vector.when.get(made),
    })
}

fn pictures() -> BTreeMap<String, Vec<Value>> {
    let text = std::fs::read_to_string(root().join("web/pictures.toml")).expect("the list can be read");
    let list: List = toml::from_str(&text).expect("the list is sound");
    let mut all = BTreeMap::<String, Vec<Value>>::new();
    for picture in &list.picture {
        let guide =
            guides().into_iter().find(|guide| guide.id == picture.game).expect("the game is on the shelf");
        assert!(
            guide.sections.iter().any(|section| section.name == picture.section),
            "{} has no section {}",
            picture.game,
            picture.section
        );
        all.entry(picture.game.clone()).or_default().push(draw(picture));
    }
    all
}

fn lines(pictures: &[Value]) -> String {
    let lines: Vec<String> = pictures.iter().map(Value::to_string).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

#[test]
fn the_pictures_of_the_page_are_those_of_the_vectors() {
    let write = std::env::var_os("TOUCHLINE_WRITE").is_some();
    for (game, pictures) in pictures() {
        let path: &Path = &root().join(format!("web/src/boards/{game}/pictures.json"));
        let fresh = lines(&pictures);
        if write {
            std::fs::write(path, &fresh).expect("pictures can be written");
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            kept == fresh,
            "{} is stale: run TOUCHLINE_WRITE=1 cargo test -p touchline-games pictures",
            path.display()
        );
    }
}
