//! The messages of a match, over HTTP and sockets: requests, answers, states, updates. `docs/online.md` describes them; the page's
//! TypeScript and the API's schemas are generated from them.

#![warn(missing_docs)]

mod analysis;
mod chat;
mod competitions;
mod conduct;
mod error;
mod facts;
mod games;
mod guide;
mod hints;
mod learn;
mod learn_view;
mod learner;
mod look;
mod matches;
mod people;
mod replay;
mod replay_view;
mod show;
mod socket;
mod state;
mod whole;
mod written;

pub use analysis::{AnalysisAnswer, AnalysisStage, BetterWay};
pub use chat::{ChatInfo, Mute, NewChat};
pub use competitions::{
    Adjudication, CompetitionFormat, CompetitionInfo, CompetitionLine, CompetitionMade, CompetitionPage,
    CompetitionSettings, CompetitionStage, EntrantInfo, EntryRule, FixtureInfo, FixtureStage, FixtureState,
    NewCompetition, NewEntry, NextFixture, OutInfo, Postponement, PostponementAsked, RoundInfo, RowInfo,
    SitDown, TableInfo,
};
pub use conduct::{House, Refusal, actions_detail, roll};
pub use error::{ErrorAnswer, ErrorInfo};
pub use facts::Facts;
pub use games::{
    Chapter, GuideInfo, OptionInfo, OptionKind, OptionText, PresetInfo, RuleInfo, RuleText, RulingText,
    SectionInfo, TableText,
};
pub use guide::{games, rules, rulings, rulings_in};
pub use hints::hints;
pub use learn::{
    AttemptAnswer, AttemptKind, AttemptRequest, CourseInfo, DrillInfo, IdeaInfo, IntroText, LearnerInfo,
    LessonInfo, LessonText, MomentAsked, PuzzleAnswer, PuzzleInfo, SolverInfo, StandingInfo,
};
pub use learn_view::{LearnError, Until, attempt, course, daily, play_on};
pub use learner::{joined, kept_learner};
pub use look::{look, steps_of};
pub use matches::{
    Clock, Command, CommandRequest, Created, Dice, DicePart, Done, Ending, Join, MatchInfo, NewMatch,
    Opponent, Pace, PlannedAction, Rematch, SeatChoice, SigningKey, Status,
};
pub use people::{
    BotToken, Claimed, Confirmation, Credentials, Export, ExportedChat, Me, NewBot, NewPassword, Profile,
    RatingChange, RatingChanges, RatingInfo, Recovery, RecoveryCodes, SessionInfo, SignOut,
};
pub use replay::{Frame, GoalMark, Knowledge, Proof, Replay, ReplayAbout};
pub use replay_view::{about, coached, replay};
pub use show::{Hosted, moment};
pub use socket::{FromClient, FromServer};
pub use state::{
    By, ChanceInfo, ChoiceInfo, EventInfo, HintInfo, Hints, Look, Looks, MatchState, MomentInfo, Odds,
    OfferInfo, OfferKind, ShortcutInfo, TermInfo, Update,
};
pub use touchline_lessons::{Library, bring};
pub use written::Written;

/// A text that is usually a constant of a game: a word, a rule's ID.
pub type Text = std::borrow::Cow<'static, str>;
