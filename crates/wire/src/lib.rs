//! What goes over the wire, a file for each chapter. `docs/online.md` describes it; the page's types are made from here.

mod chat;
mod error;
mod games;
mod matches;
mod people;
mod replay;
pub mod schema;
mod socket;
mod state;
#[cfg(test)]
mod types;

pub use chat::{ChatInfo, Mute, NewChat};
pub use error::{ErrorAnswer, ErrorInfo};
pub use games::{Chapter, GuideInfo, OptionInfo, PresetInfo, RuleInfo, RuleText, SectionInfo};
pub use matches::{
    Clock, Command, CommandRequest, Created, Dice, DicePart, Done, Join, MatchInfo, NewMatch, Opponent, Pace,
    Rematch, SeatChoice, Status,
};
pub use people::{
    BotToken, Credentials, Export, ExportedChat, Me, NewBot, Profile, RatingChange, RatingChanges,
    RatingInfo, SignOut,
};
pub use replay::{Frame, GoalMark, Knowledge, Proof, Replay, ReplayAbout};
pub use socket::{FromClient, FromServer};
pub use state::{
    ChoiceInfo, Facts, HintInfo, Hints, Look, Looks, MatchState, MomentInfo, OfferInfo, ShortcutInfo,
    TermInfo, Update,
};
