// What goes over the wire, as `crates/server/src/wire.rs` says it.

export type Seat = 'home' | 'away';
export type BySeat<T> = { home: T; away: T };
export type Fact = string | number;
export type Facts = Record<string, Fact>;

export type Me = { id: string; name: string; guest: boolean };
export type Opponent = { kind: 'coach'; coach: string } | { kind: 'screen' } | { kind: 'invitation' } | { kind: 'lobby' };
export type SeatChoice = 'home' | 'away' | 'drawn';
export type Pace = { kind: 'none' } | { kind: 'live'; base_s: number; increment_s: number } | { kind: 'days'; days: number };
export type NewMatch = {
  game: string;
  options?: Record<string, unknown>;
  opponent: Opponent;
  seat?: SeatChoice;
  pace?: Pace;
  commitment?: string;
};
export type Join = { invitation?: string; commitment?: string };
export type Rematch = { commitment?: string };
export type Created = { match: MatchInfo; invitation: string | null };

export type Command =
  | { do: 'act'; action: string; expected: number }
  | { do: 'undo' }
  | { do: 'offer_draw' }
  | { do: 'accept' }
  | { do: 'decline' }
  | { do: 'resign' }
  | { do: 'abort' }
  | { do: 'claim' }
  | { do: 'reveal'; secret: string };
export type Done = { number: number };

export type Status = 'open' | 'dice' | 'playing' | 'over' | 'aborted';
export type MatchInfo = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  kind: string;
  status: Status;
  names: BySeat<string>;
  coaches: BySeat<string | null>;
  you: Seat[];
  turn: Seat | null;
  score: BySeat<number>;
  number: number;
  result: string | null;
  pace: Pace;
  clock: Clock | null;
  dice: Dice;
  rematch: string | null;
  created_ms: number;
  updated_ms: number;
};
export type Clock = { left_ms: BySeat<number>; running: Seat | null };
export type DicePart = { commitment: string | null; secret: string | null };
export type Dice = { server: DicePart; home: DicePart; away: DicePart };

export type EventInfo = { rule: string; event: string; facts: Facts };
export type Odds = { event: string; rule: string; chance: [number, number] };
export type MomentInfo = { number: number; by: string; step: string | null; events: EventInfo[] };
export type Update = { number: number; moments: MomentInfo[]; state: MatchState | null };
export type ChoiceInfo = { text: string; word: string; facts: Facts; odds: Odds[] };
export type ShortcutInfo = { name: string; actions: string[] };
export type OfferInfo = { by: Seat; offer: string };
export type MatchState = {
  match: MatchInfo;
  viewer: string;
  view: unknown;
  choices: ChoiceInfo[];
  shortcuts: ShortcutInfo[];
  offer: OfferInfo | null;
  can_undo: boolean;
  online: BySeat<boolean>;
};
export type ChatInfo = { number: number; name: string; text: string; at_ms: number };

export type FromClient = { type: 'command'; key: string; seat?: Seat; command: Command } | { type: 'ping' };
export type FromServer =
  | ({ type: 'update' } & Update)
  | { type: 'done'; key: string; number: number }
  | { type: 'error'; key: string | null; error: ErrorInfo }
  | { type: 'presence'; online: BySeat<boolean> }
  | ({ type: 'chat' } & ChatInfo)
  | { type: 'pong' };
export type ErrorInfo = {
  code: string;
  text: string;
  detail: string | null;
  rule: string | null;
  because: string | null;
  facts: Facts | null;
  number: number | null;
};
export type ErrorAnswer = { error: ErrorInfo };

export type Guide = {
  id: string;
  rules_revision: number;
  options: { name: string; kind: unknown; default: unknown }[];
  presets: { name: string; options: string }[];
  sections: { name: string; source: string; rules: { id: string }[] }[];
};
export type Chapter = { name: string; title: string; rules: { id: string; text: string }[] };
