//! What the screen shows: a match as the person before it may know it, without saying where it is played.

use serde_json::Value;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use touchline_kernel::{Audience, BySeat, Fact, Seat, TermKind, Viewer};

/// Facts by name.
pub type Facts = Vec<(String, Fact)>;

/// How a match stands, for the eyes before the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    /// How many entries the log has.
    pub number: u32,
    /// Whose view it is.
    pub viewer: Viewer,
    /// The position in the game's own JSON.
    pub view: Value,
    /// Who acts.
    pub turn: Turn,
    /// What may be done, if it is the person's turn.
    pub picks: Vec<Pick>,
    /// Ready-made sequences of it.
    pub shortcuts: Vec<Recipe>,
    /// Paths of several steps of one piece.
    pub strokes: Vec<Stroke>,
    /// Actions that put one piece down each, in the order in which the game takes them; none if that is not what is asked.
    pub places: Vec<String>,
    /// The teams' names, if they have any.
    pub names: Option<BySeat<String>>,
    /// What tells the match from others: it picks the wordings of the commentary.
    pub key: String,
    /// The goals.
    pub score: BySeat<i64>,
    /// What is offered, by whom.
    pub offer: Option<(Seat, Offered)>,
    /// Clocks.
    pub clock: Option<Clocks>,
    /// Who is connected, where that matters.
    pub online: Option<BySeat<bool>>,
    /// How it ended, if it has.
    pub end: Option<End>,
}

/// Who acts next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// The person before the screen.
    You(Seat),
    /// A computer coach of this program: it waits to be asked.
    Coach(Seat),
    /// A remote player: the server sends the step.
    Rival(Seat),
    /// Chance, which waits to be asked.
    Chance,
    /// A roll at a table, which the person types in.
    Table,
    /// The other person at this screen: the curtain comes down first.
    Handover(Seat),
    /// The match has not begun.
    Waiting(Wait),
    /// The match is over.
    Nobody,
}

/// What a match waits for before it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// An opponent.
    Opponent,
    /// The secrets of both sides for the dice.
    Dice,
}

/// One thing that may be done.
#[derive(Debug, Clone, PartialEq)]
pub struct Pick {
    /// In notation.
    pub text: String,
    /// Its word.
    pub word: String,
    /// Its facts.
    pub facts: Facts,
    /// Does chance decide next?
    pub rolls: bool,
}

impl Pick {
    /// A fact as a text.
    pub fn fact(&self, name: &str) -> Option<String> {
        self.facts.iter().find(|(key, _)| key == name).map(|(_, fact)| match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Seat(seat) => seat.name().to_owned(),
            Fact::Text(text) => text.clone(),
        })
    }
}

/// Several decisions in one go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipe {
    /// Its name in texts.
    pub name: String,
    /// In notation, in order.
    pub actions: Vec<String>,
}

/// Several steps of one piece in one go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stroke {
    /// Where the piece stands.
    pub from: String,
    /// The squares between.
    pub way: Vec<String>,
    /// Where it comes to.
    pub to: String,
    /// The decisions in notation, in order.
    pub actions: Vec<String>,
}

/// What one side proposes to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// To take a decision back.
    Undo,
    /// A draw.
    Draw,
}

/// Clocks, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clocks {
    /// One for the match, as the game's options ask.
    Common {
        /// What is left of it.
        left_ms: u64,
    },
    /// One for each side.
    Each {
        /// What is left.
        left_ms: BySeat<i64>,
        /// Which runs.
        running: Option<Seat>,
    },
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// By the rules, with a winner if there is one.
    Played(Option<Seat>),
    /// This seat gave up.
    Resigned(Seat),
    /// Both agreed to a draw.
    Agreed,
    /// This seat was away too long, or out of time.
    Forfeited(Seat),
    /// It was called off.
    Aborted,
}

/// One entry of the log with what it made happen.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// Who or what.
    pub by: By,
    /// Its notation, if everybody at the screen may read it.
    pub notation: Option<String>,
    /// Who may read the step.
    pub audience: Audience,
    /// What happened.
    pub said: Vec<Said>,
    /// How likely a goal was to come of it, before it was rolled.
    pub chance: f64,
    /// Was it before one came? Then nothing of it is shown rolling.
    pub past: bool,
    /// How the match stands after it; none if more is coming at once.
    pub scene: Option<Box<Scene>>,
}

/// Turn entry it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A decision.
    Seat(Seat),
    /// A roll.
    Chance,
    /// The match itself: undone, resigned, time.
    Match,
}

/// An event with its rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Said {
    /// Who may know.
    pub audience: Audience,
    /// The rule behind it.
    pub rule: String,
    /// What.
    pub event: String,
    /// With which facts.
    pub facts: Facts,
    /// The number of its entry.
    pub number: u32,
    /// Its place among the events of the entry.
    pub idx: usize,
}

/// What is known of an action before it is done.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Preview {
    /// In notation.
    pub action: String,
    /// Why it cannot be done.
    pub refused: Option<Refusal>,
    /// What may come of it.
    pub odds: Vec<Odds>,
    /// What counts towards the roll.
    pub terms: Vec<Need>,
}

/// Why something cannot be done.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// A rule forbids it: rule, word, facts.
    Rule(String, String, Facts),
    /// It is no step of the game: the column, and what was found there.
    Misread(usize, String),
    /// Chance cannot bring this now.
    Impossible(String),
    /// In words already.
    Words(String),
}

/// One thing that may come of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// The event's word.
    pub event: String,
    /// The rule behind it.
    pub rule: String,
    /// Numerator and denominator.
    pub chance: (u64, u64),
}

/// One line of what a roll needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// Its name in texts; empty if the rule says enough.
    pub name: String,
    /// Where it comes from.
    pub rule: String,
    /// What the number means.
    pub kind: TermKind,
    /// The number.
    pub amount: i8,
}

/// One good way to go on.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The decisions in notation; the next one first.
    pub actions: Vec<String>,
    /// The chance to win.
    pub win: f32,
    /// Goals to come, own and others'.
    pub goals: [f32; 2],
    /// What speaks for it or against it.
    pub why: Option<Why>,
}

/// What speaks for a way to go on.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// A feature of the game, with its values in percent here and elsewhere, and whether it speaks for it.
    Feature(&'static str, i32, i32, bool),
    /// In words already.
    Words(String),
}

/// What the screen asks of the match.
#[derive(Debug, Clone, PartialEq)]
pub enum Order {
    /// Go on: roll, or let a computer coach decide.
    Next,
    /// Lift the curtain for this seat.
    Lift(Seat),
    /// Decide so, one after the other.
    Act(Seat, Vec<String>),
    /// This came at the table.
    Settle(String),
    /// What is known of these actions?
    Preview(Seat, Vec<String>),
    /// What would a coach do?
    Hint(Seat),
    /// Take the last decision back.
    Undo(Seat),
    /// Give up.
    Resign(Seat),
    /// Answer an offer.
    Answer(Seat, bool),
    /// Offer a draw.
    OfferDraw(Seat),
    /// The common clock has run down.
    TimeUp,
    /// Write a record.
    Save(String),
    /// Say something to the other side.
    Say(String),
    /// Show the match after this many entries.
    Show(usize),
    /// Texts in this language from now on.
    Speak(&'static str),
    /// The person leaves.
    Leave,
}

/// What the match tells the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// What happened; the last step has the scene after it.
    Steps(Vec<Step>),
    /// Looking back: the scene after `at` of `length` entries, with the steps up to there.
    Review {
        /// Entries shown.
        at: usize,
        /// Entries in all.
        length: usize,
        /// How it stood.
        scene: Box<Scene>,
        /// Everything up to there.
        steps: Vec<Step>,
    },
    /// How it stands, with nothing new.
    Scene(Box<Scene>),
    /// A computer coach begins to think; the seat he thinks for.
    Thinking(Seat),
    /// Previews of actions, valid for this log number.
    Previewed(u32, Vec<Preview>),
    /// What a coach would do.
    Advice(Vec<Advice>),
    /// An act was refused.
    Refused(Refusal),
    /// Something to be read, by its message, with a file or a reason where it has one.
    Notice(Notice),
    /// A chat message: name and text.
    Chat(String, String),
    /// The state of the connection to the server.
    Connection(Connection),
    /// The invitation link.
    Invite(String),
    /// Who is connected.
    Online(BySeat<bool>),
    /// The person may go; a last word for the terminal.
    Left(Notice),
    /// It cannot go on.
    Failed(String),
}

/// Something that the person should read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Taken back.
    Undone,
    /// There is nothing to take back.
    NothingToUndo,
    /// It cannot be taken back any more.
    UndoNeedsConsent,
    /// The other side has been asked.
    Asked,
    /// The common clock has run down.
    TimeUp,
    /// A record was written here.
    Saved(String),
    /// It could not be written: where, why.
    NotSaved(String, String),
    /// The match is kept: game, file.
    Kept(String, String),
    /// The match could not be kept: why.
    NotKept(String),
    /// The match is over: the score, and its name in the archive if it is kept.
    Ended(BySeat<i64>, Option<String>),
    /// The match goes on without the person: how to come back.
    Elsewhere(String),
    /// The server showed another promise for the dice than at first: the first, the other.
    PromiseBroken(String, String),
    /// In words already.
    Words(String),
    /// Nothing to say.
    Nothing,
}

/// The connection to a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Connection {
    /// Open.
    Up,
    /// Lost; the next attempt is in this many seconds.
    Retry(u64),
}

/// Posts news to the screen; false once the screen is gone.
pub type Post = Arc<dyn Fn(News) -> bool + Send + Sync>;

/// Where a match is played: on this machine or on a server. It takes orders and sends news, on a thread of its own, so that the
/// screen never waits for it.
pub trait Source: Send {
    /// Answers orders until the person leaves or the screen is gone.
    fn serve(self: Box<Self>, orders: Receiver<Order>, post: Post);

    /// Stops a coach that is thinking; it then decides at once.
    fn interrupt(&self) -> Box<dyn Fn() + Send>;
}
