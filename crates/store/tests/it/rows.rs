//! People, matches and keys that tests write.

use touchline_kernel::dice::Secret;
use touchline_store::*;

pub fn user(id: &str) -> (UserRow, SessionRow) {
    let user = UserRow {
        id: id.to_owned(),
        name: "guest".to_owned(),
        name_key: None,
        password: None,
        created_ms: 1,
    };
    let session = SessionRow {
        hash: hash(id),
        user_id: id.to_owned(),
        kind: SessionKind::Browser,
        label: String::new(),
        created_ms: 1,
    };
    (user, session)
}

pub fn row(id: &str, kind: Kind, status: Status) -> MatchRow {
    let mut row = MatchRow::new(id.to_owned(), "anna".to_owned(), Secret([0; 32]), 1);
    row.game = "volchok".to_owned();
    row.rules = 1;
    row.options = "{}".to_owned();
    row.kind = kind;
    row.status = status;
    row.quiet = true;
    row.sides.home.user = Some("anna".to_owned());
    row.sides.home.name = "Anna".to_owned();
    row.sides.away.name = "guest".to_owned();
    row
}

/// The hash of a session: what stands for a match is shorter.
pub fn hash(of: &str) -> String {
    format!("{of:0>64}")
}

pub fn key(owner: &str, name: &str, subject: Subject) -> KeyRow {
    KeyRow { owner: owner.to_owned(), name: name.to_owned(), what: "what".to_owned(), subject, at_ms: 5 }
}

pub fn on(id: &str, number: u32) -> Subject {
    Subject::Match { id: id.to_owned(), number }
}
