//! The page's types, made from the messages of this crate: `web/src/lib/wire/wire.ts`.

use crate::*;
use ts_rs::{Config, TS};

const HEAD: &str = "// Made from crates/wire/src. Do not edit: change it there, then run\n\
    // TOUCHLINE_WRITE=1 cargo test -p touchline-wire types\n\n\
    export type Seat = \"home\" | \"away\";\n\
    export type BySeat<T> = { home: T; away: T };\n\
    export type Fact = number | string;\n\
    export type Facts = Record<string, Fact>;\n\
    export type EventInfo = { rule: string; event: string; facts: Facts };\n\
    export type Odds = { event: string; rule: string; chance: [number, number] };\n";

fn all() -> String {
    let config = Config::default();
    let mut text = HEAD.to_owned();
    let mut add = |declaration: String| {
        text += "export ";
        text += &declaration;
        text.push('\n');
    };
    macro_rules! declare {
        ($($name:ty),* $(,)?) => { $(add(<$name as TS>::decl(&config));)* };
    }
    declare!(
        Me,
        Profile,
        RatingInfo,
        RatingChange,
        Credentials,
        SignOut,
        NewBot,
        BotToken,
        GuideInfo,
        OptionInfo,
        PresetInfo,
        SectionInfo,
        RuleInfo,
        Chapter,
        RuleText,
        NewMatch,
        Opponent,
        SeatChoice,
        Pace,
        Join,
        Rematch,
        Created,
        CommandRequest,
        Command,
        Done,
        Status,
        MatchInfo,
        Clock,
        Dice,
        DicePart,
        Update,
        MomentInfo,
        MatchState,
        ChoiceInfo,
        Hints,
        HintInfo,
        Looks,
        Look,
        TermInfo,
        ShortcutInfo,
        OfferInfo,
        Knowledge,
        Replay,
        ReplayAbout,
        GoalMark,
        Proof,
        Frame,
        NewChat,
        Mute,
        ChatInfo,
        FromClient,
        FromServer,
        ErrorInfo,
        ErrorAnswer,
    );
    text
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/wire/wire.ts");
    let made = all();
    if std::env::var_os("TOUCHLINE_WRITE").is_some() {
        let folder = std::path::Path::new(path).parent().unwrap();
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == made, "wire.ts is stale: run TOUCHLINE_WRITE=1 cargo test -p touchline-wire types");
}
