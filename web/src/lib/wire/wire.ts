// Made from crates/wire/src. Do not edit: change it there, then run
// TOUCHLINE_WRITE=1 cargo test -p touchline-wire types

export type Seat = "home" | "away";
export type BySeat<T> = { home: T; away: T };
export type Fact = number | string;
export type Facts = Record<string, Fact>;
export type EventInfo = { rule: string; event: string; facts: Facts };
export type Odds = { event: string; rule: string; chance: [number, number] };
export type Me = { 
/**
 * The person's ID.
 */
id: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Has no password yet.
 */
guest: boolean, };
export type Profile = { 
/**
 * The person's ID.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Has no password yet.
 */
guest: boolean, 
/**
 * How strong, by game.
 */
ratings: Array<RatingInfo>, };
export type RatingInfo = { 
/**
 * The game's ID.
 */
game: string, 
/**
 * `people` or `coaches`: whom it was won against.
 */
against: string, 
/**
 * The strength; 1500 for somebody new.
 */
rating: number, 
/**
 * Its standard deviation.
 */
deviation: number, 
/**
 * Is there too little to go by?
 */
provisional: boolean, 
/**
 * How many matches it rests on.
 */
matches: number, };
export type RatingChange = { 
/**
 * The strength before.
 */
before: number, 
/**
 * The strength after.
 */
after: number, 
/**
 * Is there too little to go by?
 */
provisional: boolean, };
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };
export type SignOut = { 
/**
 * On all devices, bots included.
 */
everywhere: boolean, };
export type NewBot = { 
/**
 * What its owner calls it.
 */
label: string, };
export type BotToken = { 
/**
 * For `Authorization: Bearer`.
 */
token: string, };
export type Guide = { 
/**
 * The game's ID.
 */
id: string, 
/**
 * The revision of its rules.
 */
rules_revision: number, 
/**
 * Its options.
 */
options: Array<OptionInfo>, 
/**
 * Sets of options with a name.
 */
presets: Array<PresetInfo>, 
/**
 * Its rulebook.
 */
sections: Array<SectionInfo>, };
export type OptionInfo = { 
/**
 * As in the JSON of the options.
 */
name: string, 
/**
 * What may be written.
 */
kind: 'switch' | { number: { min: number; max: number } } | { choice: string[] } | 'data', 
/**
 * What it is if left out.
 */
default: unknown, };
export type PresetInfo = { 
/**
 * Its name in texts.
 */
name: string, 
/**
 * What it sets, as JSON in a text.
 */
options: string, };
export type SectionInfo = { 
/**
 * Its name in texts.
 */
name: string, 
/**
 * Its section in the specification.
 */
source: string, 
/**
 * Its rules.
 */
rules: Array<RuleInfo>, };
export type RuleInfo = { 
/**
 * As the specification writes it.
 */
id: string, };
export type Chapter = { 
/**
 * Its name in texts.
 */
name: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its rules.
 */
rules: Array<RuleText>, };
export type RuleText = { 
/**
 * As the specification writes it.
 */
id: string, 
/**
 * Its sentence.
 */
text: string, };
export type NewMatch = { 
/**
 * The game's ID.
 */
game: string, 
/**
 * Its options; what is left out has its default.
 */
options?: Record<string, unknown>, 
/**
 * Against whom.
 */
opponent: Opponent, 
/**
 * Which seat the person takes.
 */
seat?: SeatChoice, 
/**
 * How fast.
 */
pace?: Pace, 
/**
 * Does it count for ratings? If nothing is said, it does between people and not against a coach, because one that counts has no
 * hints and no second thoughts; a match on one screen never does.
 */
rated?: boolean, 
/**
 * May the two talk? Yes, if nothing is said.
 */
chat?: boolean, 
/**
 * What the person's client commits to for the dice.
 */
commitment?: string, };
export type Opponent = { "kind": "coach", 
/**
 * Its name.
 */
coach: string, } | { "kind": "screen" } | { "kind": "invitation" } | { "kind": "lobby" };
export type SeatChoice = "home" | "away" | "drawn";
export type Pace = { "kind": "none" } | { "kind": "live", 
/**
 * What it shows at the start.
 */
base_s: number, 
/**
 * What it gains with each turn.
 */
increment_s: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };
export type Join = { 
/**
 * The token of the link.
 */
invitation?: string, 
/**
 * What the person's client commits to for the dice.
 */
commitment?: string, };
export type Rematch = { 
/**
 * What the person's client commits to for the dice.
 */
commitment?: string, };
export type Created = { 
/**
 * The match.
 */
match: MatchInfo, 
/**
 * The token of the link that invites; shown once, to whoever made the match.
 */
invitation: string | null, };
export type CommandRequest = { 
/**
 * The seat; needed only where one person has both.
 */
seat?: Seat, 
/**
 * What.
 */
command: Command, };
export type Command = { "do": "act", 
/**
 * In notation.
 */
action: string, 
/**
 * The number of the last entry that the seat knows.
 */
expected: number, } | { "do": "undo" } | { "do": "offer_draw" } | { "do": "accept" } | { "do": "decline" } | { "do": "resign" } | { "do": "abort" } | { "do": "claim" } | { "do": "reveal", 
/**
 * 64 hexadecimal digits.
 */
secret: string, };
export type Done = { 
/**
 * How many entries the log had after it.
 */
number: number, };
export type Status = "open" | "dice" | "playing" | "over" | "aborted";
export type MatchInfo = { 
/**
 * The match's ID.
 */
id: string, 
/**
 * The game's ID.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: Record<string, unknown>, 
/**
 * `coach`, `screen`, `invitation` or `lobby`.
 */
kind: string, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Who sits where.
 */
names: BySeat<string>, 
/**
 * Which people sit where, by ID: for their profiles.
 */
people: BySeat<string | null>, 
/**
 * Does it count for ratings?
 */
rated: boolean, 
/**
 * May those who sit here talk?
 */
chat: boolean, 
/**
 * Which seats are computer coaches, by name.
 */
coaches: BySeat<string | null>, 
/**
 * The seats of whoever asks.
 */
you: Seat[], 
/**
 * The seat that decides.
 */
turn: Seat | null, 
/**
 * The goals.
 */
score: BySeat<number>, 
/**
 * How many entries the log has.
 */
number: number, 
/**
 * The result as records write it, once it is over.
 */
result: string | null, 
/**
 * How fast.
 */
pace: Pace, 
/**
 * The clocks, if there are any.
 */
clock: Clock | null, 
/**
 * Where the chances come from.
 */
dice: Dice, 
/**
 * The match that followed.
 */
rematch: string | null, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * When it last changed.
 */
updated_ms: number, };
export type Clock = { 
/**
 * What each shows now.
 */
left_ms: BySeat<number>, 
/**
 * Which of them runs.
 */
running: Seat | null, };
export type Dice = { 
/**
 * The server, which reveals at the end.
 */
server: DicePart, 
/**
 * Home's client.
 */
home: DicePart, 
/**
 * Away's client.
 */
away: DicePart, };
export type DicePart = { 
/**
 * What it committed to; none if it brought nothing or has not come yet.
 */
commitment: string | null, 
/**
 * What it revealed.
 */
secret: string | null, };
export type Update = { 
/**
 * How many entries the log has after `moments`.
 */
number: number, 
/**
 * What happened since the number that was asked for, in order.
 */
moments: Array<MomentInfo>, 
/**
 * How it stands; none if more moments follow.
 */
state: MatchState | null, };
export type MomentInfo = { 
/**
 * From 1.
 */
number: number, 
/**
 * `home`, `away`, `chance` or `match`.
 */
by: string, 
/**
 * The step; none if it is hidden from the viewer.
 */
step: string | null, 
/**
 * What it made happen.
 */
events: EventInfo[], };
export type MatchState = { 
/**
 * What lists show, too.
 */
match: MatchInfo, 
/**
 * Whose knowledge this is: `home`, `away`, `spectator`, or `everything` once it is over.
 */
viewer: string, 
/**
 * The position in the game's own JSON.
 */
view: unknown, 
/**
 * What the viewer may decide now.
 */
choices: ChoiceInfo[], 
/**
 * Ready-made sequences of choices.
 */
shortcuts: Array<ShortcutInfo>, 
/**
 * The open offer.
 */
offer: OfferInfo | null, 
/**
 * May the viewer take the last decision back without asking?
 */
can_undo: boolean, 
/**
 * May the seat offer a draw? Not where the match needs a winner, nor to a computer coach.
 */
can_draw: boolean, 
/**
 * Who is connected; a computer coach always is.
 */
online: BySeat<boolean>, };
export type ChoiceInfo = { 
/**
 * In notation.
 */
text: string, 
/**
 * Its word, for texts.
 */
word: string, 
/**
 * Its facts, for texts.
 */
facts: Facts, 
/**
 * Does chance decide next? Its odds can be asked for (`look`). Never said while anything is hidden from anybody.
 */
rolls: boolean, };
export type Hints = { 
/**
 * How many entries the log had when this was true.
 */
number: number, 
/**
 * The best first.
 */
hints: Array<HintInfo>, };
export type HintInfo = { 
/**
 * The decisions of the turn in notation; the next one first.
 */
actions: Array<string>, 
/**
 * Points to expect: a win counts 1, a draw a half.
 */
points: number, 
/**
 * The chance to win.
 */
win: number, 
/**
 * The chance of a draw.
 */
draw: number, 
/**
 * Goals to come, own and others'.
 */
goals: [number, number], 
/**
 * What speaks for it, or against it, in the reader's language.
 */
why: string | null, };
export type Looks = { 
/**
 * How many entries the log had when this was true.
 */
number: number, 
/**
 * One for each action, in the order of the request.
 */
looks: Array<Look>, };
export type Look = { 
/**
 * In notation, as it was asked.
 */
action: string, 
/**
 * Why it cannot be done, with rule, facts and words; none if it can.
 */
refused: ErrorInfo | null, 
/**
 * What may come of it; empty if no chance follows, or while anything is hidden from anybody.
 */
odds: Odds[], 
/**
 * What counts towards the roll that follows; empty in the same cases.
 */
terms: Array<TermInfo>, };
export type TermInfo = { 
/**
 * What it is called in texts; empty if the rule says enough.
 */
name: string, 
/**
 * Where it comes from.
 */
rule: string, 
/**
 * What the number means: added to the roll, what the sum is compared with, or the rolls that do what the rule says.
 */
kind: 'adds' | 'against' | 'at_least' | 'exactly', 
/**
 * The number.
 */
amount: number, };
export type ShortcutInfo = { 
/**
 * Its name in texts; `last` is what the seat did the last time.
 */
name: string, 
/**
 * In notation, in order.
 */
actions: Array<string>, };
export type OfferInfo = { 
/**
 * Who made it.
 */
by: Seat, 
/**
 * `undo` or `draw`.
 */
offer: string, };
export type Knowledge = "home" | "away" | "spectator" | "everything";
export type Replay = { 
/**
 * Whose knowledge this is.
 */
viewer: Knowledge, 
/**
 * The number of the last entry.
 */
length: number, 
/**
 * What is true of the whole match; comes with the start only.
 */
about: ReplayAbout | null, 
/**
 * From the number that was asked for, in order.
 */
frames: Array<Frame>, };
export type ReplayAbout = { 
/**
 * The game's ID.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: Record<string, unknown>, 
/**
 * Who sat where.
 */
names: BySeat<string>, 
/**
 * The day, as `2026-11-15`; empty if not told.
 */
date: string, 
/**
 * The result as records write it; none while the match is on.
 */
result: string | null, 
/**
 * The goals that count, in order.
 */
goals: Array<GoalMark>, 
/**
 * What recomputing says; none while the match is on.
 */
proof: Proof | null, };
export type GoalMark = { 
/**
 * The entry's number.
 */
number: number, 
/**
 * For whom it counts.
 */
seat: Seat, 
/**
 * The goals after it.
 */
score: BySeat<number>, };
export type Proof = { 
/**
 * Where the chances came from: `shared`, `seed` or `table`.
 */
source: string, 
/**
 * The seed, where one number gave every chance.
 */
seed: string | null, 
/**
 * Who committed to what, and what was revealed, where the chances came from three parties.
 */
dice: Dice | null, 
/**
 * `proven`: every roll is what the dice gave. `legal`: every move is legal, the rolls cannot be recomputed. `broken`: a secret is
 * not the one that was promised. `wrong`: a roll is not what the dice gave.
 */
verdict: string, 
/**
 * How many rolls there were.
 */
chances: number, 
/**
 * Who broke a promise.
 */
party: string | null, 
/**
 * The number of the first wrong roll.
 */
entry: number | null, };
export type Frame = { 
/**
 * What happened; number 0 is the start.
 */
moment: MomentInfo, 
/**
 * The seat that decides next.
 */
turn: Seat | null, 
/**
 * The goals.
 */
score: BySeat<number>, 
/**
 * The position in the game's own JSON.
 */
view: unknown, };
export type NewChat = { 
/**
 * What.
 */
text: string, };
export type Mute = { 
/**
 * Not any more.
 */
mute: boolean, };
export type ChatInfo = { 
/**
 * From 1 in each match.
 */
number: number, 
/**
 * Who.
 */
name: string, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };
export type FromClient = { "type": "command", 
/**
 * The idempotency key.
 */
key: string, 
/**
 * The seat; needed only where one person has both.
 */
seat?: Seat, 
/**
 * What.
 */
command: Command, } | { "type": "look", 
/**
 * What the answer is to be known by.
 */
key: string, 
/**
 * The seat; needed only where one person has both.
 */
seat?: Seat, 
/**
 * In notation.
 */
actions: Array<string>, } | { "type": "speak", 
/**
 * `en`, `fi`, `nl`, `it` or `ru`.
 */
lang: string, } | { "type": "ping" };
export type FromServer = { "type": "update" } & Update | { "type": "done", 
/**
 * Its key.
 */
key: string, 
/**
 * How many entries the log had after it.
 */
number: number, } | { "type": "looked", 
/**
 * The key of the question.
 */
key: string, 
/**
 * How many entries the log had when this was true.
 */
number: number, 
/**
 * One for each action, in the order of the question.
 */
looks: Array<Look>, } | { "type": "error", 
/**
 * The command's key, if it was read.
 */
key: string | null, 
/**
 * Why.
 */
error: ErrorInfo, } | { "type": "presence", 
/**
 * Who is connected.
 */
online: BySeat<boolean>, } | { "type": "rated", 
/**
 * What it did to the rating of each seat; none where nobody sits any more.
 */
ratings: BySeat<RatingChange | null>, } | { "type": "chat" } & ChatInfo | { "type": "pong" };
export type ErrorInfo = { 
/**
 * Stable, for programs.
 */
code: string, 
/**
 * In the reader's language, for people.
 */
text: string, 
/**
 * What exactly was wrong with the input, in English, for whoever writes a client.
 */
detail: string | null, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * The refusal's word.
 */
because: string | null, 
/**
 * The refusal's facts.
 */
facts: Facts | null, 
/**
 * How many entries the log has, where the client knew another number.
 */
number: number | null, };
export type ErrorAnswer = { 
/**
 * Why.
 */
error: ErrorInfo, };
