// What a page and its own worker say to each other.
import type { Kept } from './kept';

export type Texts = { lang: string; files: string[] };

export type ToWorker =
  | { kind: 'begin'; engine: string }
  | { kind: 'speak'; texts: Texts }
  | {
      kind: 'request';
      number: number;
      method: string;
      path: string;
      query: Record<string, string>;
      body: unknown;
      person: string;
    }
  | { kind: 'open'; line: number; id: string; since: number }
  | { kind: 'send'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromWorker =
  | { kind: 'answer'; number: number; status: number; body: unknown }
  | { kind: 'message'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number }
  /** Nothing that is played here outlives the tab. */
  | { kind: 'fleeting' };

/** What a host asks of the worker in which coaches think. */
export type ToThinker = { number: number; engine?: string; question?: unknown };
export type FromThinker = { number: number; answer?: unknown; failed?: string };

/** What the engine replies. */
export type Reply = {
  status: number;
  body?: unknown;
  message?: { type: string };
  changed: Kept[];
  thinks?: { id: string; seat: string; level: string; seed: string; number: number; record: string };
};
