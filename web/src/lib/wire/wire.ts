// Made from crates/wire/src. Do not edit: change it there, then run
// TOUCHLINE_WRITE=1 cargo test -p touchline-wire types

export type BySeat<T> = { home: T; away: T };
export type Fact = number | string;
/** A name to keep, or to sign in with. */
export type Credentials = {
  /** The name. */
  name: string;
  /** The password. */
  password: string;
};
/** Another password. */
export type NewPassword = {
  /** The one so far. */
  password: string;
  /** The one from now on. */
  new_password: string;
};
/** A password, to show that it is really its owner who asks. */
export type Confirmation = {
  /** The password. */
  password: string;
};
/** The way back in for somebody who has forgotten the password. */
export type Recovery = {
  /** The name. */
  name: string;
  /** One of the recovery codes. */
  code: string;
  /** The new password. */
  password: string;
};
/** Which sessions to end. */
export type SignOut = {
  /** On all devices, bots included. */
  everywhere?: boolean;
};
/** A bot to make a token for. */
export type NewBot = {
  /** What its owner calls it. */
  label: string;
};
/** A match to be made. */
export type NewMatch = {
  /** The game's ID. */
  game: string;
  /** Its options; what is left out has its default. */
  options?: Record<string, unknown>;
  /** Against whom. */
  opponent: Opponent;
  /** Which seat the person takes. */
  seat?: SeatChoice;
  /** How fast. */
  pace?: Pace;
  /** Does it count for ratings? If nothing is said, it does between people and not against a coach, because one that counts has no hints and no second thoughts; a match on one screen never does. */
  rated?: boolean | null;
  /** May the two talk? Yes, if nothing is said. */
  chat?: boolean;
  /** For practice: moves may be taken back over a chance. Such a match is never rated, and its record says what it is. */
  practice?: boolean;
  /** Real dice, cards or a spinner at a table, told with `settle`. Both seats are in one browser then. */
  own_dice?: boolean;
  /** What the person's client commits to for the dice. */
  commitment?: string | null;
};
/** Against whom a match is played. */
export type Opponent = {
  kind: "coach";
  /** Its name. */
  coach: string;
} | {
  kind: "screen";
} | {
  kind: "invitation";
} | {
  kind: "lobby";
};
/** Which seat a person wants. */
export type SeatChoice = "home" | "away" | "drawn";
/** How fast a match is played. */
export type Pace = {
  kind: "none";
} | {
  kind: "live";
  /** What it shows at the start. */
  base_s: number;
  /** What it gains with each turn. */
  increment_s: number;
} | {
  kind: "days";
  /** How many. */
  days: number;
};
/** A seat to be taken. */
export type Join = {
  /** The token of the link. */
  invitation?: string | null;
  /** What the person's client commits to for the dice. */
  commitment?: string | null;
};
/** Another match like the one that is over. */
export type Rematch = {
  /** What the person's client commits to for the dice. */
  commitment?: string | null;
};
/** Something that a seat does, with the seat where one person has both. */
export type CommandRequest = {
  /** The seat; needed only where one person has both. */
  seat?: Seat | null;
  /** What. */
  command: Command;
};
/** One of the two sides of a match. */
export type Seat = "home" | "away";
/** What a seat may do in a match. */
export type Command = {
  do: "act";
  /** In notation. */
  action: string;
  /** The number of the last entry that the seat knows. */
  expected: number;
} | {
  do: "acts";
  /** The decisions, in order. No chance may fall between two of them. */
  actions: PlannedAction[];
  /** The number of the last entry that the seat knows. */
  expected: number;
} | {
  do: "settle";
  /** In notation. */
  outcome: string;
  /** The number of the last entry that the seat knows. */
  expected: number;
} | {
  do: "undo";
} | {
  do: "offer_draw";
} | {
  do: "accept";
} | {
  do: "decline";
} | {
  do: "resign";
} | {
  do: "abort";
} | {
  do: "claim";
} | {
  do: "reveal";
  /** 64 hexadecimal digits. */
  secret: string;
};
/** One decision of several. */
export type PlannedAction = {
  /** In notation. */
  action: string;
  /** Left out where the question does not come up. */
  optional?: boolean;
};
/** A line to say. */
export type NewChat = {
  /** What. */
  text: string;
};
/** Whether to read what the others say. */
export type Mute = {
  /** Not any more. */
  mute: boolean;
};
/** A message to the server on a socket. */
export type FromClient = {
  type: "command";
  /** The idempotency key. */
  key: string;
  /** The seat; needed only where one person has both. */
  seat?: Seat | null;
  /** What. */
  command: Command;
} | {
  type: "look";
  /** What the answer is to be known by. */
  key: string;
  /** The seat; needed only where one person has both. */
  seat?: Seat | null;
  /** In notation. */
  actions: string[];
} | {
  type: "speak";
  /** `en`, `fi`, `nl`, `it` or `ru`. */
  lang: string;
} | {
  type: "ping";
};
/** An attempt: what was done, and what is done now. */
export type AttemptRequest = {
  /** The game's ID. */
  game: string;
  /** What is attempted. */
  kind: AttemptKind;
  /** Its name. */
  id: string;
  /** The rule of a drill. */
  rule?: string | null;
  /** Which moment of a match. */
  moment?: MomentAsked | null;
  /** Every act that was made, as the last answer gave them back. */
  acts?: string[];
  /** What is done now, all of it or nothing; `undo` takes the last decision back. */
  now?: PlannedAction[];
  /** What is to be known of actions before one is done; nothing is done then. */
  look?: string[];
  /** The number of the last entry that the reader knows. */
  since?: number;
  /** What the learner has done so far; it comes back with what this attempt adds. */
  learner?: LearnerInfo | null;
  /** The learner's day, counted from 1970. */
  day?: number;
};
/** What is attempted. */
export type AttemptKind = "lesson" | "puzzle" | "drill" | "moment";
/** From which moment of a match somebody plays on. */
export type MomentAsked = {
  /** The number of the last entry that stands. */
  number: number;
  /** The reader's seat; whoever decides first, if none. */
  seat?: Seat | null;
  /** What the dice are drawn from: another number, other dice. */
  seed: number;
};
/** What a learner has done. */
export type LearnerInfo = {
  /** The lessons done, by game. */
  lessons: Record<string, string[]>;
  /** The puzzles tried, by game. */
  puzzles: Record<string, SolverInfo>;
  /** How many days in a row something was learned. */
  streak: number;
  /** The last of these days, counted from 1970. */
  last_day: number;
};
/** What a learner has done with the puzzles of a game. */
export type SolverInfo = {
  /** The rating as a solver. */
  rating: number;
  /** Its standard deviation. */
  deviation: number;
  /** How much it goes up and down. */
  volatility: number;
  /** How many puzzles were tried. */
  tried: number;
  /** How many of them were solved at the first try. */
  solved: number;
  /** Those that were tried, by name. */
  seen: Record<string, boolean>;
};
/** A competition to be made. */
export type NewCompetition = {
  /** What it is called. */
  name: string;
  /** The game's ID. */
  game: string;
  /** Its options; what is left out has its default. */
  options?: Record<string, unknown>;
  /** How it is played. */
  format: CompetitionFormat;
  /** How many may take part. */
  places: number;
  /** Points for a win, a level match and a loss; if nothing is said, 3, 1, 0, and in Champions 2020 CUP-1. */
  points?: [number, number, number] | null;
  /** What decides between those who are level, in order; if nothing is said, what is usual for the format. */
  tie_breaks?: string[] | null;
  /** How fast a match is played: with a clock or by days, so that every match that has begun ends. */
  pace: Pace;
  /** How long there is for the matches of a round. */
  round_hours: number;
  /** When it starts, in milliseconds since 1970; if nothing is said, as soon as all places are taken. */
  start_ms?: number | null;
  /** Who may enter. */
  entry?: EntryRule;
  /** Computer coaches of this level take the places that are left at the start; if nothing is said, they stay empty. */
  fill?: string | null;
  /** Do matches between people count for ratings? */
  rated?: boolean;
  /** May the two of a match talk? */
  chat?: boolean;
};
/** How a competition is played. */
export type CompetitionFormat = {
  kind: "league";
  /** How often: the second time on the other ground. */
  meetings: number;
} | {
  kind: "cup";
  /** A second leg on the other ground, except in the final. */
  two_legs: boolean;
  /** A match for the third place. */
  third_place: boolean;
  /** How often a level tie is replayed before a lot is drawn. */
  replays: number;
} | {
  kind: "groups";
  /** How many groups. */
  groups: number;
  /** How many of each group go on. */
  advance: number;
  /** A match for the third place. */
  third_place: boolean;
} | {
  kind: "swiss";
  /** How many rounds. */
  rounds: number;
} | {
  kind: "ladder";
  /** How many rounds. */
  rounds: number;
};
/** Who may enter. */
export type EntryRule = {
  kind: "open";
} | {
  kind: "link";
} | {
  kind: "rating";
  /** At least. */
  least: number;
  /** At most. */
  most: number;
};
/** Entering a competition. */
export type NewEntry = {
  /** What the link of the organiser carries. */
  invitation?: string | null;
};
/** Sitting down to a match of a competition. */
export type SitDown = {
  /** What the person's client commits to for the dice. */
  commitment?: string | null;
};
/** Asking to put a match off, or agreeing to it. */
export type Postponement = {
  /** Until when, in milliseconds since 1970. To agree, the same as was asked. */
  until_ms: number;
};
/** What the organiser decides about a match. */
export type Adjudication = {
  /** The score, home first. */
  score: [number, number];
  /** The winner, if there is one. */
  winner?: Seat | null;
  /** Why; everybody can read it. */
  note: string;
};
/** Who asks. */
export type Me = {
  /** The person's ID. */
  id: string;
  /** The name that others see. */
  name: string;
  /** Has no password yet. */
  guest: boolean;
};
/** A name that was kept, with what its owner needs to get back in. */
export type Claimed = {
  /** The person's ID. */
  id: string;
  /** The name that others see. */
  name: string;
  /** Has no password yet: never so here. */
  guest: boolean;
  /** Shown once: each sets a new password, one time. None when the request is repeated. */
  recovery_codes: string[];
};
/** A session, as its owner sees it. */
export type SessionInfo = {
  /** Names it, and is no token. */
  id: string;
  /** Is it a bot's? */
  bot: boolean;
  /** What its owner calls it; empty for a browser. */
  label: string;
  /** Since when, in milliseconds since 1970. */
  created_ms: number;
  /** Is it the one that asks? */
  here: boolean;
};
/** Recovery codes, shown once. */
export type RecoveryCodes = {
  /** Each sets a new password, one time. */
  recovery_codes: string[];
};
/** The public profile of a person, or of a computer coach as `coach:NAME`. */
export type Profile = {
  /** The person's ID. */
  id: string;
  /** The name. */
  name: string;
  /** Has no password yet. */
  guest: boolean;
  /** How strong, by game. */
  ratings: RatingInfo[];
};
/** A rating in one game. */
export type RatingInfo = {
  /** The game's ID. */
  game: string;
  /** `people` or `coaches`: whom it was won against. */
  against: string;
  /** The rating; 1500 for a newcomer. */
  rating: number;
  /** Its standard deviation. */
  deviation: number;
  /** Is there too little to go by? */
  provisional: boolean;
  /** How many matches it rests on. */
  matches: number;
};
/** A bot's token, shown once. */
export type BotToken = {
  /** For `Authorization: Bearer`. */
  token: string;
};
/** A game, as it can be known without playing it. */
export type Guide = {
  /** The game's ID. */
  id: string;
  /** The revision of its rules. */
  rules_revision: number;
  /** Its options. */
  options: OptionInfo[];
  /** Sets of options with a name. */
  presets: PresetInfo[];
  /** Its rulebook. */
  sections: SectionInfo[];
};
/** An option of a game. */
export type OptionInfo = {
  /** As in the JSON of the options. */
  name: string;
  /** What may be written. */
  kind: "switch" | {
    number: {
      /** The smallest. */
      min: number;
      /** The largest. */
      max: number;
    };
  } | {
    choice: string[];
  } | "data";
  /** What it is if left out. */
  default: unknown;
};
/** Options with a name. */
export type PresetInfo = {
  /** Its name in texts. */
  name: string;
  /** What it sets, as JSON in a text. */
  options: string;
};
/** A chapter of a rulebook, without its words. */
export type SectionInfo = {
  /** Its name in texts. */
  name: string;
  /** Its section in the specification. */
  source: string;
  /** Its rules. */
  rules: RuleInfo[];
};
/** A rule, without its words. */
export type RuleInfo = {
  /** As the specification writes it. */
  id: string;
};
/** A chapter of a rulebook in the reader's language. */
export type Chapter = {
  /** Its name in texts. */
  name: string;
  /** Its title. */
  title: string;
  /** Its rules. */
  rules: RuleText[];
  /** Its tables. */
  tables: TableText[];
};
/** A rule in the reader's language. */
export type RuleText = {
  /** As the specification writes it. */
  id: string;
  /** Its sentence. */
  text: string;
};
/** A table of a rulebook in the reader's language. */
export type TableText = {
  /** Its name in texts. */
  name: string;
  /** What it is about. */
  title: string;
  /** What stands above each column. */
  head: string[];
  /** The rows; the first cell says what the row is about. */
  rows: string[][];
};
/** A ruling of the specification, with what players need of it in the reader's language. */
export type RulingText = {
  /** `R20`. */
  id: string;
  /** What it is about, in English. */
  title: string;
  /** What the book leaves open, in English. */
  question: string;
  /** How it could be read, in English. */
  readings: string;
  /** How it is played, in English. */
  decision: string;
  /** Why, in English. */
  reason: string;
  /** How it is played, in the reader's language, where an option plays it otherwise. */
  said: string | null;
  /** The options that play another reading, each with what it does. */
  options: OptionText[];
  /** The rules that rest on it. */
  rules: string[];
};
/** An option in the reader's language. */
export type OptionText = {
  /** As in the JSON of the options. */
  name: string;
  /** What it does. */
  about: string;
};
/** A match that was made. */
export type Created = {
  /** The match. */
  match: MatchInfo;
  /** The token of the invitation link; shown once, to the creator of the match. */
  invitation: string | null;
};
/** A match as lists show it. */
export type MatchInfo = {
  /** The match's ID. */
  id: string;
  /** The game's ID. */
  game: string;
  /** The options that differ from the defaults. */
  options: Record<string, unknown>;
  /** `coach`, `screen`, `invitation` or `lobby`. */
  kind: string;
  /** Where it stands. */
  status: Status;
  /** Who sits where. */
  names: BySeat<string>;
  /** Which people sit where, by ID: for their profiles. */
  people: BySeat<string | null>;
  /** Does it count for ratings? */
  rated: boolean;
  /** May those who sit here talk? */
  chat: boolean;
  /** May moves be taken back over a chance? */
  practice: boolean;
  /** Are real dice rolled at a table, and told? */
  own_dice: boolean;
  /** The competition that it is a fixture of, by ID. */
  competition: string | null;
  /** Was it played without a server, and handed up afterwards? Only its record speaks for it then. */
  brought: boolean;
  /** Which seats are computer coaches, by name. */
  coaches: BySeat<string | null>;
  /** The seats of the caller. */
  you: Seat[];
  /** The seat that decides. */
  turn: Seat | null;
  /** The goals. */
  score: BySeat<number>;
  /** How many entries the log has. */
  number: number;
  /** The result as records write it, once it is over. */
  result: string | null;
  /** The same in parts. */
  ending: Ending | null;
  /** How fast. */
  pace: Pace;
  /** The clocks, if there are any. */
  clock: Clock | null;
  /** Where the chances come from. */
  dice: Dice;
  /** The match that followed. */
  rematch: string | null;
  /** When it was made, in milliseconds since 1970. */
  created_ms: number;
  /** When it last changed. */
  updated_ms: number;
};
/** Where a match stands in its life. */
export type Status = "open" | "dice" | "playing" | "over" | "aborted";
/** How a match ended. */
export type Ending = {
  /** None if nobody has won. */
  winner: Seat | null;
  /** The ID of the rule that ended it, or `resigned`, `agreed`, `forfeited`. */
  by: string;
};
/** The clocks of a match. */
export type Clock = {
  /** What each shows now. */
  left_ms: BySeat<number>;
  /** Which of them runs. */
  running: Seat | null;
};
/** Where the chances of a match come from: who committed to what, and what was revealed. */
export type Dice = {
  /** The server, which reveals at the end. */
  server: DicePart;
  /** Home's client. */
  home: DicePart;
  /** Away's client. */
  away: DicePart;
};
/** One party's part of the dice. */
export type DicePart = {
  /** What it committed to; none if it brought nothing or has not come yet. */
  commitment: string | null;
  /** What it revealed. */
  secret: string | null;
};
/** A competition that was made, with the token of its link if one is needed. */
export type CompetitionMade = {
  /** It. */
  competition: CompetitionPage;
  /** What the link carries. */
  invitation: string | null;
};
/** A competition. */
export type CompetitionPage = {
  /** As in lists. */
  info: CompetitionInfo;
  /** Who takes part. Everything else names them by their place here, from 0. */
  entrants: EntrantInfo[];
  /** Which entrant the caller is. */
  you: number | null;
  /** The tables: one for each group, or one for all; none before the start. */
  tables: TableInfo[];
  /** The fixtures, round by round. */
  rounds: RoundInfo[];
  /** What has been done, the latest first, in the reader's language. */
  log: CompetitionLine[];
  /** What draws and lots are made with: known from the start of the competition, promised before. */
  seed: string | null;
  /** The SHA-256 of the seed with the ID, from the beginning. */
  promise: string;
};
/** A competition in a list. */
export type CompetitionInfo = {
  /** Its ID. */
  id: string;
  /** What was laid down. */
  settings: CompetitionSettings;
  /** Where it stands. */
  stage: CompetitionStage;
  /** How many have entered. */
  entered: number;
  /** Has the caller? */
  mine: boolean;
  /** Did the caller make it? */
  organiser: boolean;
  /** Who has won. */
  winner: string | null;
  /** How many matches are over, and how many there will be, as far as is known. */
  played: number;
  /** See `played`. */
  matches: number;
  /** When it was made, in milliseconds since 1970. */
  created_ms: number;
  /** When it last changed. */
  updated_ms: number;
};
/** What was laid down for a competition. */
export type CompetitionSettings = {
  /** What it is called. */
  name: string;
  /** The game's ID. */
  game: string;
  /** The options of every match. */
  options: Record<string, unknown>;
  /** How it is played. */
  format: CompetitionFormat;
  /** How many may take part. */
  places: number;
  /** Points for a win, a level match and a loss; none for those of Champions 2020 (CUP-1). */
  points: [number, number, number] | null;
  /** What decides between those who are level, in order. */
  tie_breaks: string[];
  /** How fast a match is played. */
  pace: Pace;
  /** How long there is for the matches of a round. */
  round_hours: number;
  /** When it starts, in milliseconds since 1970; if never said, as soon as all places are taken. */
  start_ms: number | null;
  /** Who may enter. */
  entry: EntryRule;
  /** The level of the computer coaches that take empty places. */
  fill: string | null;
  /** Do matches between people count for ratings? */
  rated: boolean;
  /** May the two of a match talk? */
  chat: boolean;
};
/** Where a competition stands in its life. */
export type CompetitionStage = "open" | "running" | "over" | "cancelled";
/** Who takes part. */
export type EntrantInfo = {
  /** As in tables. */
  name: string;
  /** The person, by ID. */
  person: string | null;
  /** The level of a computer coach. */
  coach: string | null;
  /** Has left. */
  withdrawn: boolean;
  /** Who misses the next match (Champions 2020). */
  out: OutInfo[];
};
/** A player who misses matches. */
export type OutInfo = {
  /** His number. */
  shirt: number;
  /** For an injury; otherwise for cards. */
  injured: boolean;
  /** How many matches, the next one included. */
  matches: number;
};
/** A table. */
export type TableInfo = {
  /** Which group, from 0; none if there is only one table. */
  group: number | null;
  /** The best first. */
  rows: RowInfo[];
};
/** A line of a table. */
export type RowInfo = {
  /** Who. */
  entrant: number;
  /** The place after the round before; none if there was none. */
  before: number | null;
  /** Matches. */
  played: number;
  /** Won, however. */
  won: number;
  /** Level. */
  level: number;
  /** Lost. */
  lost: number;
  /** Goals scored. */
  goals_for: number;
  /** Goals conceded. */
  goals_against: number;
  /** Points. */
  points: number;
  /** The last five matches, the latest last: `won`, `level`, `lost`. */
  form: string[];
  /** Why it stands above the next, where points do not say it, in the reader's language. */
  why: string | null;
};
/** A round. */
export type RoundInfo = {
  /** From 1. */
  round: number;
  /** Its fixtures. */
  fixtures: FixtureInfo[];
};
/** A match of a competition. */
export type FixtureInfo = {
  /** Such as `7`, or `7.2` for a second leg or a replay. */
  id: string;
  /** Where it belongs. */
  stage: FixtureStage;
  /** Which group, from 0. */
  group: number | null;
  /** Who plays, by place among the entrants; none while it is not known. */
  sides: BySeat<number | null>;
  /** From which tie a side comes whose entrant is not known. */
  from: BySeat<string | null>;
  /** Where it stands. */
  state: FixtureState;
  /** The goals, while it is played as well. */
  score: BySeat<number> | null;
  /** Who has won the match. */
  winner: Seat | null;
  /** What decided it: the ID of a rule, or `walkover`, `forfeit`, `adjudicated`. */
  by: string | null;
  /** Who went on from the tie, if this match decided it. */
  went_on: number | null;
  /** Was that by lot? */
  by_lot: boolean;
  /** The match. */
  match_id: string | null;
  /** When those who have not come lose it, in milliseconds since 1970. */
  deadline_ms: number | null;
  /** Who asks to put it off, and until when. */
  asked: PostponementAsked | null;
};
/** The part of a competition that a fixture belongs to. */
export type FixtureStage = "league" | "knockout" | "third" | "swiss" | "challenge";
/** Where a fixture stands. */
export type FixtureState = "waiting" | "open" | "called" | "playing" | "over" | "void";
/** An open question to put a match off. */
export type PostponementAsked = {
  /** Who asks. */
  by: Seat;
  /** Until when. */
  until_ms: number;
};
/** A line of the public log. */
export type CompetitionLine = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** What, in the reader's language. */
  text: string;
};
/** A match of a competition that waits for the caller. */
export type NextFixture = {
  /** Of which competition. */
  competition: string;
  /** What it is called. */
  name: string;
  /** The game's ID. */
  game: string;
  /** Which fixture. */
  fixture: string;
  /** Which round, from 1. */
  round: number;
  /** The caller's seat. */
  seat: Seat;
  /** Against whom. */
  opponent: string;
  /** Does the other side wait already? */
  called: boolean;
  /** The match, once somebody has sat down. */
  match_id: string | null;
  /** When those who have not come lose it, in milliseconds since 1970. */
  deadline_ms: number | null;
};
/** A command was done. */
export type Done = {
  /** How many entries the log had after it. */
  number: number;
};
/** Everything new about a match, and how it stands now. The whole of what an answer or a message says. */
export type Update = {
  /** How many entries the log has after `moments`. */
  number: number;
  /** What happened since the number that was asked for, in order. */
  moments: MomentInfo[];
  /** How it stands; none if more moments follow. */
  state: MatchState | null;
  /** Every option of the match, with nothing left out: neither defaults nor what follows from other data. They never change: they come with the answer to a question, not with news. */
  all_options?: Record<string, unknown>;
};
/** One entry of the log with what it made happen, as a viewer may know it. */
export type MomentInfo = {
  /** From 1. */
  number: number;
  /** Who made it. */
  by: By;
  /** The step in notation; none if it is hidden from the viewer. */
  step: string | null;
  /** The step's word, as choices have it; none if it is hidden. What the match notes has words of its own: `undo`, `time`, `paused`, `resigned`, `agreed`, `forfeited`. */
  word: string | null;
  /** The step's facts, as choices have them; none if it is hidden. */
  facts: Facts | null;
  /** What it made happen. */
  events: EventInfo[];
};
/** Who made an entry of the log. */
export type By = "home" | "away" | "chance" | "match";
/** Facts by name: numbers, or seats, squares, pieces and cards in notation. */
export type Facts = Record<string, number | string>;
/** Something that happened. */
export type EventInfo = {
  /** The rule behind it. */
  rule: string;
  /** What. */
  event: string;
  /** With which facts. */
  facts: Facts;
};
/** How a match stands, as a viewer may know it. */
export type MatchState = {
  /** What lists show, too. */
  match: MatchInfo;
  /** Whose knowledge this is; `everything` once it is over. */
  viewer: Knowledge;
  /** The position in the game's own JSON; its field `game` says which. */
  view: GameView;
  /** What the viewer may decide now. */
  choices: ChoiceInfo[];
  /** What real dice may show now, where they are rolled at a table. */
  chances: ChanceInfo[];
  /** Ready-made sequences of choices. */
  shortcuts: ShortcutInfo[];
  /** The rule that says what the viewer's seat may do now: for a touch that means no action. */
  rule: string | null;
  /** The open offer. */
  offer: OfferInfo | null;
  /** May the viewer take the last decision back without asking? */
  can_undo: boolean;
  /** May the viewer have the last decision taken back if the other seat agrees? */
  can_ask_undo: boolean;
  /** May the seat offer a draw? Not where the match needs a winner, nor to a computer coach. */
  can_draw: boolean;
  /** Who is connected; a computer coach always is. */
  online: BySeat<boolean>;
};
/** With whose knowledge a match is looked back at. */
export type Knowledge = "home" | "away" | "spectator" | "everything";
/** A view of one of the games, told apart by the field `game`. */
export type GameView = {
  game: "fuba";
} & FubaView | {
  game: "champions";
} & ChampionsView | {
  game: "fudis";
} & FudisView | {
  game: "volchok";
} & VolchokView;
/** The moment of the match, with what only that moment needs. */
export type FubaPhase = {
  formation: {
    /** The team. */
    seat: Seat;
  };
} | {
  toss: {
    /** What it is about. */
    about: "kickoff" | "shootout" | "lots";
  };
} | {
  start: {
    /** The winner of the roll. */
    seat: Seat;
    /** What the roll was about. */
    about: "kickoff" | "shootout" | "lots";
  };
} | "side" | "taker" | {
  keeper: {
    /** The team. */
    seat: Seat;
  };
} | {
  place: {
    /** The team. */
    seat: Seat;
    /** Pieces still to place. */
    left: number;
    /** Where the last one was placed. */
    last: FubaZone;
  };
} | {
  adjust: {
    /** Adjustments left. */
    left: number;
  };
} | {
  adjust_to: {
    /** Adjustments left, this one included. */
    left: number;
    /** The piece. */
    kind: "outfield" | "keeper";
    /** Its zone. */
    from: FubaZone;
  };
} | "tempo" | "target" | "dice" | "support" | "event" | "bring" | "collect" | {
  shot: {
    /** Is it a free kick? */
    direct: boolean;
  };
} | {
  shot_roll: {
    /** Is it a free kick? */
    direct: boolean;
    /** The second roll of 4.6.1. */
    second: boolean;
  };
} | {
  type: {
    /** The team. */
    seat: Seat;
  };
} | {
  piece: {
    /** The team. */
    seat: Seat;
    /** How it moves. */
    mode: "midfield" | "attack" | "defence" | "quick" | "stay";
    /** Moves left. */
    left: number;
  };
} | {
  to: {
    /** The team. */
    seat: Seat;
    /** How it moves. */
    mode: "midfield" | "attack" | "defence" | "quick" | "stay";
    /** Moves left, this one included. */
    left: number;
    /** The piece. */
    kind: "outfield" | "keeper";
    /** Its zone. */
    from: FubaZone;
  };
} | {
  ball: {
    /** The team. */
    seat: Seat;
    /** How it moves. */
    mode: "midfield" | "attack" | "defence" | "quick" | "stay";
    /** Moves left, this one included. */
    left: number;
    /** The piece. */
    kind: "outfield" | "keeper";
    /** Its destination; it comes from the ball's zone. */
    to: FubaZone;
  };
} | {
  free: {
    /** The team. */
    seat: Seat;
    /** How it has moved, for the reasons why it may not go on. */
    mode: "midfield" | "attack" | "defence" | "quick" | "stay";
  };
} | {
  card: {
    /** The team that was booked. */
    seat: Seat;
  };
} | {
  sent_off: {
    /** The team that was booked. */
    seat: Seat;
  };
} | "dive" | "aim" | {
  penalty: {
    /** Where the kick is aimed. */
    aim: "left" | "centre" | "right";
  };
} | {
  over: {
    /** Nobody, if level. */
    winner: Seat | null;
    /** How it ended. */
    by: "full_time" | "extra_time" | "shootout" | "forfeit";
  };
};
/** A zone of the pitch. */
export type FubaZone = "m1" | "s1" | "s5" | "m2" | "s2" | "s6" | "m3" | "s3" | "s7" | "m4" | "s4" | "s8" | "m5";
/** The pieces of a team that have had their move. */
export type FubaMovedPieces = {
  /** Outfield pieces by the zone where they are now. */
  outfield: {
    m1?: number;
    m2?: number;
    m3?: number;
    m4?: number;
    m5?: number;
    s1?: number;
    s2?: number;
    s3?: number;
    s4?: number;
    s5?: number;
    s6?: number;
    s7?: number;
    s8?: number;
  };
  /** The goalkeeper. */
  keeper: boolean;
};
/** Where a team stood when the turn began. */
export type FubaSnapshot = {
  /** Zones with at least one outfield piece. */
  outfield: FubaZone[];
  /** The goalkeeper's zone. */
  keeper: FubaZone | null;
};
/** Where one team is offside, as the pieces and the ball stand now. */
export type FubaOffside = {
  /** The zone of the opponents' second-lowest piece (4.1.1). */
  line: FubaZone;
  /** The zones in which the team's pieces are offside (E4.1.1a). */
  zones: FubaZone[];
};
/** A position as one viewer may know it: a position file without the secrets of others, and what has been chosen in secret. */
export type FubaView = {
  /** The moment of the match. */
  phase: FubaPhase;
  /** 4-4-2, once formations have been chosen. */
  formation: BySeat<string | null>;
  /** Home's goals, then away's. */
  score: [number, number];
  /** Yellow cards that have not turned red. */
  yellow: [number, number];
  /** Red cards, each a piece less. */
  red: [number, number];
  /** Was one of them the goalkeeper's (R61)? */
  keeper_off?: [boolean, boolean];
  /** Outfield pieces by zone; a team left out stands as after a kick-off. */
  out: BySeat<{
    m1?: number;
    m2?: number;
    m3?: number;
    m4?: number;
    m5?: number;
    s1?: number;
    s2?: number;
    s3?: number;
    s4?: number;
    s5?: number;
    s6?: number;
    s7?: number;
    s8?: number;
  } | null>;
  /** The goalkeepers; in their penalty areas if left out. */
  keeper: BySeat<FubaZone | null>;
  /** What the corner taker is, while he is in no zone; an outfield piece if left out. */
  taker?: "outfield" | "keeper" | null;
  /** The ball's zone; if left out, where the restart has it, or the centre. */
  ball?: FubaZone | null;
  /** The ball's zone when the turn began; if left out, where it is now. */
  start?: FubaZone | null;
  /** The number on the ball; if left out, as the restart has it, or 3. */
  value?: number | null;
  /** The controlling team. */
  control: Seat;
  /** 1 or 2; 3 and 4 in extra time, 5 in the shoot-out. */
  half: number;
  /** Who kicked off the first half (of extra time: its first half; of the shoot-out: who began). */
  kickoff_first: Seat;
  /** The minute; the first of the half if left out. */
  clock?: number | string | null;
  /** The number of the turn in its half, from 1. */
  turn: number;
  /** Does the half end with this turn? */
  last_turn: boolean;
  /** What brought this turn about. */
  turn_kind: "normal" | "freekick" | "corner" | "goalkick";
  /** The restart that is being set up, or a goal kick to come. */
  pending: "none" | "kickoff" | "freekick" | "corner" | "penalty" | "goalkick";
  /** From the choice of a target until the ball is there. */
  target?: FubaZone | null;
  /** The zone that stands in for an empty target. */
  support?: FubaZone | null;
  /** The dice of the turn, Home's first; 0 before the roll. */
  die: [number, number];
  /** Moves made early, 0 or 1. */
  deduct: [number, number];
  /** Pieces that have had their move. */
  moved: BySeat<FubaMovedPieces>;
  /** Where everybody stood when the turn began; if left out, where they stand now. */
  snapshot?: BySeat<FubaSnapshot> | null;
  /** The teams that may move in phase 7. */
  may_move: Seat[];
  /** The goalkeeper's choice at a penalty. */
  dive?: "left" | "stay" | "right" | null;
  /** Kicks taken in the shoot-out. */
  kicks: [number, number];
  /** Goals of the shoot-out. */
  kick_goals: [number, number];
  /** Who has chosen a formation, shown or not. */
  formation_chosen: BySeat<boolean>;
  /** Has the goalkeeper chosen his dive, shown or not? */
  dive_chosen: boolean;
  /** Where each team is offside; nothing while its opponents have no second-lowest piece. */
  offside: BySeat<FubaOffside | null>;
};
/** One team of a position file. */
export type ChampionsTeamSetup = {
  /** As chosen. */
  formation: string | null;
  /** 0 to 3. */
  subs_used: number;
  /** Who acts as keeper; left out: number 1 or 20, whoever is on the pitch. */
  keeper: number | null;
  /** By shirt number; who is left out sits on the bench. Without a keeper number 1 stands in goal. */
  players: Record<string, ChampionsMemberSetup>;
};
/** One member of a squad: just where he is, or more. */
export type ChampionsMemberSetup = string | ChampionsFullSetup;
/** A member of a squad with cards and injuries. */
export type ChampionsFullSetup = {
  /** A square or a status. */
  at: string;
  /** 0 or 1. */
  yellow: number;
  /** 0 or 1; with a second one the status is `injured_off`. */
  injuries: number;
};
/** The moment of the match, with what only that moment needs. */
export type ChampionsPhase = {
  lineup: {
    /** Who chooses. */
    seat: Seat;
    /** How far he is. */
    picks: number;
  };
} | {
  columns: {
    /** Who chooses. */
    seat: Seat;
    /** Which line. */
    line: "defence" | "midfield" | "attack";
  };
} | {
  aside: {
    /** Where he would share a square. */
    column: number;
  };
} | {
  goal_square: {
    /** Who chooses. */
    seat: Seat;
  };
} | {
  centre: {
    /** Who chooses. */
    seat: Seat;
  };
} | "kick_off" | "turn_start" | "turn_roll" | "foul_choice" | {
  pick_mover: Record<string, unknown>;
} | {
  pick_move: {
    /** Who moves. */
    mover: number;
  };
} | "leg" | "thrower_return" | {
  follow: Record<string, unknown>;
} | {
  run_to: {
    /** Who runs. */
    runner: number;
  };
} | {
  intercept: {
    /** Who decides. */
    seat: Seat;
    /** Index of the square. */
    slot: number;
  };
} | {
  intercept_roll: {
    /** Who tries. */
    piece: string;
    /** Where he came from. */
    from: string;
    /** Index of the square. */
    slot: number;
  };
} | "save_pick" | {
  save_roll: {
    /** Where the keeper came from. */
    from: string;
    /** Index in the last leg. */
    at: number;
    /** Chance in quarters. */
    quarters: number;
  };
} | "hold_roll" | {
  rebound_side: {
    /** Where the keeper came from. */
    from: string;
    /** Index in the last leg. */
    at: number;
  };
} | {
  shift: {
    /** Who. */
    piece: string;
    /** Why. */
    job: ChampionsJob;
  };
} | {
  keeper_off: {
    /** Who decides. */
    seat: Seat;
  };
} | {
  makeshift: {
    /** Who decides. */
    seat: Seat;
  };
} | {
  replace: {
    /** Who left. */
    piece: string;
  };
} | {
  surplus: {
    /** Who decides. */
    seat: Seat;
  };
} | {
  sub_out: {
    /** Who comes on. */
    piece: string;
  };
} | {
  sub_row: {
    /** Who comes on. */
    piece: string;
  };
} | {
  sub_square: {
    /** Who comes on. */
    piece: string;
    /** The row. */
    row: number;
  };
} | {
  keeper_place: {
    /** Who decides. */
    seat: Seat;
  };
} | "thrower" | "taker" | "wall" | "ball_place" | "penalty_spot" | "restart_roll" | {
  over: {
    /** The rule that ended it. */
    by: string;
    /** Nobody, if level. */
    winner: Seat | null;
  };
};
/** Why a player has to move. */
export type ChampionsJob = {
  /** What a tidy-up is followed by. */
  row_one: "turn" | "hold" | "chase" | "restart";
} | {
  /** What a tidy-up is followed by. */
  offside: "turn" | "hold" | "chase" | "restart";
} | "make_room" | "wall" | "wall_anywhere" | "ring" | "clear";
/** Who touched the ball last, and how. */
export type ChampionsTouch = {
  /** His team. */
  team: Seat;
  /** How. */
  mode: "kick" | "throw" | "interception" | "rebound";
};
/** A ball movement. */
export type ChampionsPlaySetup = {
  /** What it began with. */
  origin: "turn" | "kick_off" | "throw" | "corner" | "deflected" | "penalty";
  /** Whose it is; left out: that of the coach on turn. */
  team: Seat | null;
  /** Who kicks. */
  kicker: number | null;
  /** Pips to play. */
  budget: number;
  /** Touches so far, the kicker's included; left out: 1. */
  touches: number | null;
  /** Who has touched the ball; left out: the kicker. */
  touched: number[] | null;
  /** The squares entered. */
  path: string[];
  /** Pips left in each of them. */
  left: number[];
  /** Index of the first square of the last leg. */
  leg: number;
  /** Row of the last kick. */
  kick_row: number;
  /** Did the last kick go forward? */
  forward: boolean;
  /** How it ends. */
  end: ChampionsEnd;
  /** Who may intercept. */
  chasers: "nobody" | "home" | "away" | "both";
  /** Squares before this index are past. */
  cursor: number;
  /** Who has tried. */
  attempted: BySeat<number[]>;
  /** Who has let it go. */
  declined: BySeat<number[]>;
};
/** How a ball movement ends if nobody intercepts. */
export type ChampionsEnd = "open" | "rest" | {
  shot: {
    /** Whose goal. */
    defending: Seat;
    /** SHOT-2. */
    power: number;
  };
} | {
  player: {
    /** Who. */
    piece: string;
    /** Pips left. */
    left: number;
  };
} | "out";
/** A restart being prepared. */
export type ChampionsDeadSetup = {
  /** Which. */
  type: "none" | "goal" | "goal_kick" | "throw_in" | "corner" | "free_kick" | "handball" | "penalty" | "kick_off";
  /** Who restarts. */
  team: Seat;
  /** Where. */
  spot: string | null;
  /** The man at the ball. */
  victim: number | null;
  /** The man in the wall. */
  fouler: number | null;
  /** Does his coach choose his square (R52)? */
  wall_free?: boolean;
  /** Substitutes still to be placed. */
  swaps: ChampionsSwap[];
};
/** A substitution. */
export type ChampionsSwap = {
  /** Who comes on. */
  on: number;
  /** Who leaves. */
  off: number;
};
/** What a shift of players remembers between two choices. */
export type ChampionsWork = {
  /** Who is done. */
  done: number[];
  /** Who is being moved. */
  piece: string | null;
  /** First and last column (or row) visited on the present line. */
  visited: [number, number];
  /** Steps made in the main direction, or the last column dealt with. */
  steps: number;
  /** How far the procedure of a restart is. */
  progress: "begun" | "shifted" | "wall_chosen" | "ball_man_placed" | "wall_under_way" | "wall_placed";
};
/** The kicks of one team in a shoot-out. */
export type ChampionsKicks = {
  /** How many were taken. */
  taken: number;
  /** How many went in. */
  scored: number;
};
/** What the rules say about a position, for a drawing: whoever shows it need not know them. */
export type ChampionsMarks = {
  /** OFF-1: by attacking team, the row nearest to the opponents' goal line in which nobody is offside. */
  offside_line: BySeat<number | null>;
  /** Who stands offside. */
  offside: string[];
  /** INT-3 to INT-5: where the ball on its way can be intercepted, in order. */
  slots: ChampionsSlot[];
  /** SAVE-2: where the keeper can save. */
  saves: ChampionsSave[];
};
/** A square where a ball can be intercepted. */
export type ChampionsSlot = {
  /** Where. */
  at: string;
  /** By whom. */
  by: string[];
};
/** A square where a keeper can save. */
export type ChampionsSave = {
  /** Where. */
  at: string;
  /** His chance. */
  quarters: number;
};
/** A position as one viewer may know it, in the form of a position file. */
export type ChampionsView = {
  /** Goals. */
  score: BySeat<number>;
  /** Which part of the match it is. */
  period: "regular" | "extra" | "shootout";
  /** Counted 1s of this period. */
  ones: number;
  /** Rolls so far, if the clock counts them. */
  rolls: number;
  /** Fouls so far. */
  fouls_total: number;
  /** Turns begun so far. */
  turns: number;
  /** The home team. */
  home: ChampionsTeamSetup;
  /** The away team. */
  away: ChampionsTeamSetup;
  /** The ball's square, or `centre`. */
  ball: string;
  /** The coach on turn. */
  coach_on_turn: Seat;
  /** The number rolled. */
  die: number;
  /** The moment of the match. Left out: the dead ball begins if there is one, a ball in flight goes on, otherwise a turn begins. */
  phase: ChampionsPhase | null;
  /** Who touched the ball last. */
  last_touch: ChampionsTouch;
  /** Who deflected it last in this play. */
  last_deflector: Seat | null;
  /** The restart taker who may not touch the ball yet. */
  locked: string | null;
  /** The wall of a corner that still has to go back. */
  corner_wall: string | null;
  /** Does it go back at the next tidy-up? */
  wall_due: boolean;
  /** The ball movement. */
  play: ChampionsPlaySetup | null;
  /** The restart being prepared. */
  dead: ChampionsDeadSetup | null;
  /** What a shift of players remembers. */
  work: ChampionsWork;
  /** The kicks of a shoot-out. */
  shootout: BySeat<ChampionsKicks>;
  /** Minutes on the clock. */
  minute: number;
  /** What the rules say about it. */
  marks: ChampionsMarks;
};
/** A moment of the match by name, as position files write it. */
export type FudisPhase = "toss" | "deal" | "build" | "topup" | "redraw" | "redrawn" | "refill" | "swap" | "swap_in" | "attack" | "target" | "draw" | "joker" | "counter" | "claim" | "lot" | "end";
/** What one viewer may know of one side. */
export type FudisTeamView = {
  /** The rows, front first. */
  rows: FudisRow[];
  /** The keeper. */
  keeper: FudisKeeper;
  /** What a keeper that this viewer does not see may be, in card order: cards that nobody has shown and that its saves allow. */
  keeper_may_be?: string[] | null;
  /** Hand cards in card order, if this viewer may see them. */
  hand?: string[] | null;
  /** How many hand cards there are. */
  n_hand: number;
  /** Hand cards that the opponent has seen. */
  known: FudisKnownCard[];
  /** How many cards of this deal were thrown face down (R42). */
  n_thrown?: number;
  /** Those cards in card order, if this viewer may see them. */
  thrown?: string[] | null;
  /** The shots that the present keeper has survived, in card order. */
  saves: string[];
  /** Places to be laid in this building. */
  to_lay: number;
  /** Has this side still to begin its first turn of the round? */
  first_turn: boolean;
  /** Has every row at most one card left? */
  route_open: boolean;
};
/** One row of a formation. */
export type FudisRow = {
  /** `F`, `M`, `N` or `D`. */
  name: string;
  /** Its places from the left. */
  cards: (string | null)[];
  /** At most one card is left. */
  open: boolean;
};
/** A goal as somebody sees it. */
export type FudisKeeper = "none" | "hidden" | {
  card: string;
};
/** A hand card that the opponent has seen. */
export type FudisKnownCard = {
  /** The card. */
  card: string;
  /** It may have become the keeper since. */
  maybe_keeper: boolean;
};
/** What the rules say about attacks, for a drawing: whoever shows it need not know them. By the attacking card as notation writes it. */
export type FudisMarks = {
  /** RANK-3, REACH-1: the opposing places whose cards it takes, for certain. */
  hits: Record<string, string[]>;
  /** GOAL-1 to GOAL-5: where the route to the goal is open, how many of the cards that the keeper may be it beats. */
  shots: Record<string, FudisShot>;
};
/** A shot at a keeper whom nobody sees. */
export type FudisShot = {
  /** Keepers that it beats. */
  beats: number;
  /** Keepers that there may be; 1 where nobody is in goal. */
  of: number;
};
/** What one viewer may know of a position. */
export type FudisView = {
  /** First or second half. */
  half: number;
  /** Round of the half. */
  round: number;
  /** Leg of the shoot-out; 0 before it. */
  leg: number;
  /** Goals, home's first. */
  score: [number, number];
  /** Goals of the shoot-out, home's first. */
  shootout: [number, number];
  /** Who started the half; none until the toss. */
  half_starter: Seat | null;
  /** Who starts this round; none until the toss. */
  starter: Seat | null;
  /** Who decides, or is dealt to. */
  turn: Seat;
  /** The moment of the match by name, as position files write it. */
  phase: FudisPhase;
  /** The place that the phase is about: the next one to lay, of a swap, a replacement, a joker. */
  slot?: string | null;
  /** The card that attacks, in the phase `target`. */
  attacker?: string | null;
  /** Cards still to come or to lay, in the phases that count them. */
  left?: number | null;
  /** Passes just before this turn. */
  passes: number;
  /** Attacks of this round. */
  attacks: number;
  /** Is this turn a counter-attack? */
  in_counter: boolean;
  /** Home's side. */
  home: FudisTeamView;
  /** Away's side. */
  away: FudisTeamView;
  /** Cards in the draw pile. */
  pile: number;
  /** The cards of the pile, for those who see everything, or once all have seen them (R64). */
  pile_cards?: string[] | null;
  /** Everything out of play, in card order. */
  discard: string[];
  /** What the rules say about the attacks of the seat that decides, for that seat alone. */
  marks?: FudisMarks;
};
/** The moment of the turn by name. */
export type VolchokPhaseName = "toss" | "pick" | "declare" | "spin" | "step" | "exit" | "run" | "result" | "corner" | "place" | "over";
/** The teams of a setup. */
export type VolchokTeams = {
  /** Home's players by shirt. */
  home?: Record<string, string> | null;
  /** Away's players by shirt. */
  away?: Record<string, string> | null;
};
/** The turn of a setup. What is left out follows from the position. */
export type VolchokSetupTurn = {
  /** What brought the turn about; `normal` if left out (`kick_off` in the phases `toss` and `pick`). */
  kind?: "kick_off" | "normal" | "extra" | null;
  /** What was announced, in notation; `basic` if left out. */
  declared?: string | null;
  /** The number spun. */
  n?: number | null;
  /** Points (in the phase `run`: squares; in `exit`: points beyond the tackle) left; all of them if left out. */
  left?: number | null;
  /** Has anything been done? If left out: when points are gone. */
  acted?: boolean | null;
  /** Did the team have the ball when the turn began? If left out: when it has it now. */
  had_ball?: boolean | null;
  /** Has the ball moved? */
  ball_moved?: boolean | null;
  /** Are the duties waived? If left out: when the points cannot fulfil them. */
  waived?: boolean | null;
  /** Are these points left over from a tackle? */
  after_tackle?: boolean | null;
};
/** What the rules say about a position, for a drawing: whoever shows it need not know them. */
export type VolchokMarks = {
  /** LOB-2, LOB-3: before the spin, whom a lob could find, and the number that it takes. */
  lobs: Record<string, number>;
  /** SHOT-5: before the spin, by net square, where a shot stops with 1, with 2 and so on, the numbers that are too low. */
  stops: Record<string, string[]>;
  /** MOVE-1 to MOVE-4: how far each player of the side to move could walk while everybody else stands still: the squares that take one point, two points and so on. */
  reach: Record<string, string[]>;
};
/** A position in the form of a position file, with marks. */
export type VolchokView = {
  /** The moment of the turn. */
  phase: VolchokPhaseName;
  /** The team whose turn it is. */
  to_move: Seat;
  /** Where everybody is. A team that is left out stands on its start squares; in a team that is given, a field player left out is off with a red card and a keeper left out is on his start square. */
  pieces: VolchokTeams;
  /** With a player, or loose on a square; left out, it lies on the kick-off square. */
  ball?: string | null;
  /** Home's goals, then away's. */
  score: [number, number];
  /** Completed turns. */
  turns_done: number;
  /** The turn so far. */
  turn: VolchokSetupTurn;
  /** Who has tackled, runs or has shot, in the phases that wait for him. */
  shooter?: number | null;
  /** The taken corner, in the phase `place`. */
  corner?: string | null;
  /** The real clock has run down. */
  time_up?: boolean;
  /** The next goal decides. */
  golden?: boolean;
  /** The rule that ended the match, in the phase `over`. */
  over_by?: string | null;
  /** What the rules say about it. */
  marks: VolchokMarks;
};
/** A legal action, as [`touchline_games::AnyPosition::legal_text`] writes it. */
export type ChoiceInfo = {
  /** In notation. */
  text: string;
  /** Its word, for texts. */
  word: string;
  /** Its facts, for texts. */
  facts: Facts;
  /** Does chance decide next? Its odds can be asked for (`look`). Never said while anything is hidden from a viewer. */
  rolls: boolean;
};
/** What chance may pick. */
export type ChanceInfo = {
  /** In notation. */
  text: string;
  /** Its word, for texts. */
  word: string;
  /** Its facts, for texts. */
  facts: Facts;
};
/** A ready-made sequence of choices. */
export type ShortcutInfo = {
  /** Its name in texts; `last` is what the seat did the last time. */
  name: string;
  /** In notation, in order. */
  actions: string[];
  /** The same with words and facts. */
  choices: ChoiceInfo[];
};
/** An open offer. */
export type OfferInfo = {
  /** Who made it. */
  by: Seat;
  /** What. */
  offer: OfferKind;
};
/** What a seat may offer the other. */
export type OfferKind = "undo" | "draw";
/** The best ways to go on. */
export type Hints = {
  /** How many entries the log had when this was true. */
  number: number;
  /** The best first. */
  hints: HintInfo[];
};
/** One good way to go on. */
export type HintInfo = {
  /** The decisions of the turn in notation; the next one first. */
  actions: string[];
  /** The same with words and facts, as far as they follow each other without chance. */
  steps: ChoiceInfo[];
  /** Points to expect: a win counts 1, a draw a half. */
  points: number;
  /** The chance to win. */
  win: number;
  /** The chance of a draw. */
  draw: number;
  /** Goals to come, own and others'. */
  goals: [number, number];
  /** What speaks for it, or against it, in the reader's language. */
  why: string | null;
};
/** What is known of actions before one of them is done. */
export type Looks = {
  /** How many entries the log had when this was true. */
  number: number;
  /** One for each action, in the order of the request. */
  looks: Look[];
};
/** What is known of an action before it is done. */
export type Look = {
  /** In notation, as it was asked: one action, or several with `; ` between, of which the last one is judged. One that starts with `?` is left out where the question does not come up. */
  action: string;
  /** Why it cannot be done, with rule, facts and words; none if it can. */
  refused: ErrorInfo | null;
  /** What may come of it; empty if no chance follows, or while anything is hidden from a viewer. */
  odds: Odds[];
  /** What counts towards the roll that follows; empty in the same cases. */
  terms: TermInfo[];
  /** The position right after it, before any chance; none while anything is hidden from a viewer. */
  after: GameView | null;
  /** What the seat may decide after it, if no chance falls before; empty in the same cases. */
  next: ChoiceInfo[];
};
/** Why something was not done. */
export type ErrorInfo = {
  /** Stable, for programs. */
  code: string;
  /** In the reader's language, for people. */
  text: string;
  /** What exactly was wrong with the input, in English, for client developers. */
  detail: string | null;
  /** The rule that forbids it. */
  rule: string | null;
  /** The refusal's word. */
  because: string | null;
  /** The refusal's facts. */
  facts: Facts | null;
  /** How many entries the log has, where the client knew another number. */
  number: number | null;
};
/** One thing that may come of an action. */
export type Odds = {
  /** The event's word. */
  event: string;
  /** The rule behind it. */
  rule: string;
  /** Its chance in lowest terms: numerator and denominator. */
  chance: [number, number];
};
/** One line of what a roll needs. */
export type TermInfo = {
  /** What it is called in texts; empty if the rule says enough. */
  name: string;
  /** Where it comes from. */
  rule: string;
  /** What the number means: added to the roll, what the sum is compared with, or the rolls that do what the rule says. */
  kind: "adds" | "against" | "at_least" | "exactly";
  /** The number. */
  amount: number;
};
/** A match looked back at: some of its moments, each with the position after it. */
export type Replay = {
  /** Whose knowledge this is. */
  viewer: Knowledge;
  /** The number of the last entry. */
  length: number;
  /** What is true of the whole match; comes with the start only. */
  about: ReplayAbout | null;
  /** From the number that was asked for, in order. */
  frames: Frame[];
};
/** What is true of a whole match. */
export type ReplayAbout = {
  /** The game's ID. */
  game: string;
  /** The options that differ from the defaults. */
  options: Record<string, unknown>;
  /** Every option, with nothing left out. */
  all_options: Record<string, unknown>;
  /** Who sat where. */
  names: BySeat<string>;
  /** The day, as `2026-11-15`; empty if not told. */
  date: string;
  /** The result as records write it; none while the match is on. */
  result: string | null;
  /** The same in parts. */
  ending: Ending | null;
  /** The goals that count, in order. */
  goals: GoalMark[];
  /** What recomputing says; none while the match is on. */
  proof: Proof | null;
};
/** A goal on the time line. */
export type GoalMark = {
  /** The entry's number. */
  number: number;
  /** For whom it counts. */
  seat: Seat;
  /** The goals after it. */
  score: BySeat<number>;
};
/** What recomputing a match says about its dice. */
export type Proof = {
  /** Where the chances came from: `shared`, `seed` or `table`. */
  source: string;
  /** The seed, where one number gave every chance. */
  seed: string | null;
  /** Who committed to what, and what was revealed, where the chances came from three parties. */
  dice: Dice | null;
  /** `proven`: every roll is what the dice gave. `legal`: every move is legal, the rolls cannot be recomputed. `broken`: a secret is not the one that was promised. `wrong`: a roll is not what the dice gave. */
  verdict: string;
  /** How many rolls there were. */
  chances: number;
  /** Who broke a promise. */
  party: string | null;
  /** The number of the first wrong roll. */
  entry: number | null;
};
/** A moment and the position after it. */
export type Frame = {
  /** What happened; number 0 is the start. */
  moment: MomentInfo;
  /** The seat that decides next. */
  turn: Seat | null;
  /** The goals. */
  score: BySeat<number>;
  /** The position in the game's own JSON; its field `game` says which. */
  view: GameView;
  /** What could come of the decision that was made, where chance followed; empty while anything was hidden from a viewer. */
  odds: Odds[];
};
/** How an attempt goes on. */
export type AttemptAnswer = {
  /** What happened, and how it stands now; none where only looks were asked for. */
  update: Update | null;
  /** Every act that was made: the next request brings them along. */
  acts: string[];
  /** How it stands. */
  standing: StandingInfo;
  /** Why an act was not made. */
  refused: ErrorInfo | null;
  /** What is said to a typical mistake, which is not made. */
  mistake: string | null;
  /** What is said before the next decision. */
  say: string | null;
  /** The next decision on the way through, as long as it was followed. */
  next: ChoiceInfo | null;
  /** What is known of the actions that were asked about. */
  looks: Looks | null;
  /** The words of a lesson; with its beginning only. */
  lesson: LessonText | null;
  /** What a puzzle is about; with its beginning only. */
  puzzle: PuzzleInfo | null;
  /** The answer of a puzzle, once a decision was made. */
  answer: PuzzleAnswer | null;
  /** What the learner has done now. */
  learner: LearnerInfo | null;
};
/** How an attempt stands. */
export type StandingInfo = "going" | "solved" | "failed";
/** The words of a lesson in the reader's language. */
export type LessonText = {
  /** What it is called. */
  title: string;
  /** What is to be done, and why. */
  task: string;
  /** What has been learned, once it is done. */
  done: string;
  /** A nudge, then the way. */
  hints: string[];
  /** The rules that it is about. */
  rules: string[];
  /** How many decisions there are. */
  acts_max: number;
  /** The lesson after it. */
  next: string | null;
};
/** A puzzle in a list. */
export type PuzzleInfo = {
  /** The game's ID. */
  game: string;
  /** Its name in addresses. */
  id: string;
  /** What it is about. */
  theme: string;
  /** How hard it is, on the scale of ratings. */
  rating: number;
};
/** The answer of a puzzle. */
export type PuzzleAnswer = {
  /** Were all ways to the end of the match worked out? */
  exact: boolean;
  /** Was the best idea chosen? */
  right: boolean;
  /** What was chosen. */
  chosen: string;
  /** The ideas, the best first. */
  ideas: IdeaInfo[];
  /** What speaks for the best, in the reader's language. */
  why: string | null;
  /** By how many points the best is better than the next. */
  margin: number;
  /** The rating as a solver before and after; the same if the puzzle had been tried before. */
  rating: [number, number] | null;
};
/** An idea of a puzzle. */
export type IdeaInfo = {
  /** Its decisions in notation. */
  line: string[];
  /** The same with words and facts, as far as they follow each other without chance. */
  steps: ChoiceInfo[];
  /** Points to expect: a win counts 1, a draw a half. */
  points: number;
};
/** What there is to learn of a game. */
export type CourseInfo = {
  /** What it is about, on one page. */
  intro: IntroText;
  /** The lessons, in order. */
  lessons: LessonInfo[];
  /** The puzzles. */
  puzzles: PuzzleInfo[];
  /** The rules that can be tried out. */
  drills: DrillInfo[];
};
/** A game on one page, in the reader's language. */
export type IntroText = {
  /** Who wins. */
  goal: string;
  /** How a turn goes. */
  turn: string;
  /** Five things that matter. */
  matters: string[];
  /** The parts of the board, in the order of the numbers on its picture. */
  parts: string[];
};
/** A lesson in a list. */
export type LessonInfo = {
  /** Its name in addresses. */
  id: string;
  /** What it is called. */
  title: string;
  /** The rules that it is about. */
  rules: string[];
};
/** A drill of a rule. */
export type DrillInfo = {
  /** The rule. */
  rule: string;
  /** The vector's name. */
  id: string;
  /** What is to be tried, in notation. */
  act: string;
  /** Does the rule allow it? */
  allowed: boolean;
};
/** A message from the server on a socket. */
export type FromServer = {
  type: "update";
} & Update | {
  type: "done";
  /** Its key. */
  key: string;
  /** How many entries the log had after it. */
  number: number;
} | {
  type: "looked";
  /** The key of the question. */
  key: string;
  /** How many entries the log had when this was true. */
  number: number;
  /** One for each action, in the order of the question. */
  looks: Look[];
} | {
  type: "error";
  /** The command's key, if it was read. */
  key: string | null;
  /** Why. */
  error: ErrorInfo;
} | {
  type: "presence";
  /** Who is connected. */
  online: BySeat<boolean>;
} | {
  type: "rated";
  /** What it did to the rating of each seat; `None` for a seat whose account was deleted. */
  ratings: BySeat<RatingChange | null>;
} | {
  type: "analysis";
  /** Steps looked at. */
  done: number;
  /** Of so many. */
  of: number;
  /** It is there. */
  ready: boolean;
} | {
  type: "chat";
} & ChatInfo | {
  type: "pong";
};
/** How a match changed a rating. */
export type RatingChange = {
  /** The strength before. */
  before: number;
  /** The strength after. */
  after: number;
  /** Is there too little to go by? */
  provisional: boolean;
};
/** A line of chat. */
export type ChatInfo = {
  /** From 1 in each match. */
  number: number;
  /** Who. */
  name: string;
  /** What. */
  text: string;
  /** When, in milliseconds since 1970. */
  at_ms: number;
};
/** An error as an answer. */
export type ErrorAnswer = {
  /** Why. */
  error: ErrorInfo;
};
/** What a server says of the analysis of a match. */
export type AnalysisAnswer = {
  /** How far it is. */
  stage: AnalysisStage;
  /** Steps looked at. */
  done: number;
  /** Of so many. */
  of: number;
  /** What it says. */
  analysis: Analysis | null;
  /** Each mistake in the reader's language, in their order. */
  lessons: BetterWay[];
};
/** How far an analysis is. */
export type AnalysisStage = "unasked" | "working" | "ready" | "failed";
/** Everything that is said of one match. */
export type Analysis = {
  /** [`FORMAT`]. */
  format: number;
  /** The game's ID. */
  game: string;
  /** The revision of its rules that the match was played by. */
  rules: number;
  /** Who sat where. */
  names: BySeat<string>;
  /** How it ended; none while it is not over. */
  result: MatchResult | null;
  /** How much was searched. */
  budget: Budget;
  /** The seed of what was drawn at random. */
  seed: number;
  /** Home's and away's. */
  expected_goals: [number, number];
  /** In order. */
  attempts: Attempt[];
  /** At the start, which has number 0, and after every step that stands. */
  win_probability: WinProbability[];
  /** What chance gave each side, from its own view. */
  luck: BySeat<Amount>;
  /** What each side's decisions lost, from its own view: never above 0 in wins. */
  skill: BySeat<Amount>;
  /** What luck and skill do not account for, in wins of home. */
  residual: number;
  /** The sum, in wins of home: `result = start + luck + skill + residual`. */
  sum: Sum;
  /** What the decisions deserved. */
  honest_score: HonestScore;
  /** In order. */
  mistakes: Mistake[];
  /** The steps that moved most, the largest first. */
  turning_points: TurningPoint[];
  /** How well each side decided. */
  accuracy: BySeat<Accuracy>;
};
/** How a match ended. */
export type MatchResult = {
  /** The goals, home's and away's. */
  score: [number, number];
  /** None for a draw. */
  winner: Seat | null;
  /** The rule that ended it, or `resigned`, `agreed`, `forfeited`. */
  by: string;
};
/** How much is searched. Everything but the time depends on it and the seed alone. */
export type Budget = "quick" | "normal" | "deep";
/** A try to score. */
export type Attempt = {
  /** The step that set it going. */
  number: number;
  /** Whose it was. */
  by: Seat;
  /** That step, in notation. */
  action: string;
  /** Its word. */
  kind: string;
  /** The probability of a goal. */
  chance: number;
  /** The same as a fraction in lowest terms. */
  fraction: [number, number];
  /** Was it one? */
  scored: boolean;
};
/** How things stand after a step. */
export type WinProbability = {
  /** The step's number in the log; 0 is the start. */
  number: number;
  /** Home wins, as all-knowing eyes see it. */
  home: number;
  /** Nobody wins. */
  draw: number;
  /** Away wins. */
  away: number;
  /** Goals to expect at the end, home's and away's. */
  goals: [number, number];
  /** What each seat could know of it, as its own points (a win 1, a draw a half); none where nothing is hidden. */
  known?: BySeat<number> | null;
};
/** An amount of luck or skill. */
export type Amount = {
  /** In wins: a draw is a half. */
  wins: number;
  /** In goals of lead. */
  goals: number;
};
/** How luck and skill add up, in wins of home. */
export type Sum = {
  /** Before the first step. */
  start: number;
  /** Home's luck less away's. */
  luck: number;
  /** The part of the luck that no chance gave: what was made of a position changed when it was looked at from nearer. */
  revalued: number;
  /** Home's skill less away's. */
  skill: number;
  /** What they do not account for. */
  residual: number;
  /** At the end: 1 for a win of home, a half for a draw; of a match that is not over, what it is worth now. */
  result: number;
};
/** The score that the decisions deserved. */
export type HonestScore = {
  /** Goals that home deserved. */
  home: number;
  /** Goals that away deserved. */
  away: number;
  /** Where nine of ten such estimates lie. */
  interval: BySeat<[number, number]>;
  /** Points that home deserved, a win counting 1. */
  points: number;
  /** Where nine of ten such estimates lie. */
  points_interval: [number, number];
  /** How often each result comes when the attempts are played again. */
  results: Results;
  /** How often each score comes, the likeliest first. */
  scores: Score[];
  /** How unusual the luck was. */
  luck: Unusual;
};
/** Probabilities of the three results. */
export type Results = {
  /** Home wins. */
  home: number;
  /** Nobody wins. */
  draw: number;
  /** Away wins. */
  away: number;
};
/** A score with its probability. */
export type Score = {
  /** Home's goals. */
  home: number;
  /** Away's goals. */
  away: number;
  /** How often it comes. */
  chance: number;
};
/** How unusual the luck of a match was. */
export type Unusual = {
  /** Whom the dice helped; none if nobody. */
  helped: Seat | null;
  /** By how much, in wins. */
  wins: number;
  /** How much luck such a match usually has: one standard deviation. */
  usual: number;
  /** The part of matches with these chances whose luck is as large or larger, for either side. */
  p_value: number;
  /** One match in so many is as lucky or luckier. */
  one_in: number;
};
/** A decision that lost something. */
export type Mistake = {
  /** The step. */
  number: number;
  /** Whose. */
  by: Seat;
  /** What was decided, in notation. */
  action: string;
  /** Its word. */
  kind: string;
  /** How bad. */
  grade: Grade;
  /** Wins lost. */
  wins: number;
  /** Goals of lead lost; below 0 where a goal was not what mattered. */
  goals: number;
  /** What was better: the decisions in order, in notation. */
  better: string[];
  /** What speaks for it; none if nothing stands out. */
  why: Why | null;
  /** The rule that was overlooked: what was better makes use of it, and what was decided does not. */
  rule: string | null;
};
/** How bad a mistake is: thresholds are measured for each game. */
export type Grade = "slip" | "mistake" | "blunder";
/** What speaks for the better way. */
export type Why = {
  /** The feature: a part of the message ID `coach-why-<game>-<name>`. */
  feature: string;
  /** What it makes up, in wins. */
  effect: number;
  /** The feature after the better way, in percent. */
  here: number;
  /** After what was done, in percent. */
  there: number;
};
/** A step that moved much. */
export type TurningPoint = {
  /** The step. */
  number: number;
  /** Whose decision or chance; none if chance was both sides'. */
  by: Seat | null;
  /** Luck, or a decision. */
  cause: TurnedBy;
  /** The step in notation. */
  step: string;
  /** What home gained, in wins. */
  wins: number;
  /** What home gained, in goals of lead. */
  goals: number;
};
/** What moved. */
export type TurnedBy = "luck" | "decision";
/** How well a side decided. */
export type Accuracy = {
  /** 100 if nothing was lost; 50 at the mean loss of a beginner. */
  rating: number;
  /** Decisions in which there was a choice. */
  decisions: number;
  /** Wins lost by a decision, in the mean. */
  loss: number;
  /** By kind of decision, what lost most first. */
  kinds: Kind[];
};
/** One kind of decision. */
export type Kind = {
  /** The word of the action. */
  kind: string;
  /** How many there were. */
  decisions: number;
  /** Wins lost by all of them. */
  wins: number;
  /** Goals lost by all of them. */
  goals: number;
};
/** A mistake in the reader's language. */
export type BetterWay = {
  /** What was decided. */
  steps: ChoiceInfo[];
  /** What was better. */
  better: ChoiceInfo[];
  /** What speaks for it; empty if nothing stands out. */
  why: string;
};
/** What the analysed matches of a person add up to. */
export type Insights = {
  /** None before a match was analysed. */
  summary: CoachSummary | null;
};
/** What many matches of one coach add up to. */
export type CoachSummary = {
  /** The coach, as records name it. */
  name: string;
  /** Matches. */
  matches: number;
  /** Points won: a win 1, a draw a half. */
  points: number;
  /** Points that the decisions deserved. */
  honest: number;
  /** Expected goals, and goals, in a match. */
  expected_goals: number;
  /** Goals in a match. */
  goals: number;
  /** Luck in wins in a match, with its standard error. */
  luck: [number, number];
  /** 100 if nothing was lost. */
  accuracy: number;
  /** What costs most, where the sample carries it. */
  insights: Insight[];
};
/** A kind of decision that costs something. */
export type Insight = {
  /** The game. */
  game: string;
  /** The word of the action. */
  kind: string;
  /** Goals lost by it in a match, in the mean. */
  goals: number;
  /** Wins lost by it in a match, in the mean. */
  wins: number;
  /** The interval in which nineteen of twenty such means lie, in wins. */
  interval: [number, number];
  /** How often it was decided. */
  decisions: number;
};
