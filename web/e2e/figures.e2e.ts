// How fast the engine is in the browser, beside the program in the same run: `npm run figures`, with
// `cargo build --release -p touchline-browser --example pace` and `make engine` before it. The figures are in docs/offline.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browser, ground, person, raiseCurtain, TARGET } from './stage';

const PACE = join(TARGET, 'release', 'examples', 'pace');
const WANTED = process.env['TOUCHLINE_FIGURES'] === '1' && existsSync(PACE);
/** Random matches of each game, so that each takes about a second. */
const MATCHES: Record<string, number> = { volchok: 40, fuba: 40, champions: 20, fudis: 300 };
const ROUNDS = 5;
/** Decisions of a coach in one match. */
const DECISIONS = 40;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const wasm = (): string =>
  `${ground.url}/assets/${readdirSync(new URL('../dist/assets', import.meta.url)).find((name) => name.endsWith('.wasm'))!}`;

describe.skipIf(!WANTED)('the engine in the browser', () => {
  raiseCurtain(3);

  it.each(Object.keys(MATCHES))('plays random matches of %s at 40 % of the native rate at least', async (game) => {
    const page = await person(browser);
    await page.goto(ground.url);
    const count = MATCHES[game]!;
    const rates: { native: number[]; here: number[] } = { native: [], here: [] };
    for (let i = 0; i < ROUNDS; i += 1) {
      const [steps, ms] = execFileSync(PACE, [game, String(count)])
        .toString()
        .split(' ')
        .map(Number);
      rates.native.push(steps! / ms!);
      rates.here.push(
        await page.evaluate(
          async ({ address, game, count }) => {
            type Exports = Record<'touchline_room', (n: number) => number> &
              Record<'touchline_prove' | 'touchline_length', () => number> & { memory: WebAssembly.Memory };
            const imports = { env: { touchline_now_us: () => performance.now() * 1000 } };
            const { instance } = await WebAssembly.instantiateStreaming(fetch(address), imports);
            const engine = instance.exports as unknown as Exports;
            const prove = (count: number): { same: number; different?: string } => {
              const bytes = new TextEncoder().encode(JSON.stringify({ prove: 'matches', game, count }));
              const room = engine.touchline_room(bytes.length);
              new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
              const at = engine.touchline_prove();
              const told = new Uint8Array(engine.memory.buffer, at, engine.touchline_length());
              return JSON.parse(new TextDecoder().decode(told)) as { same: number };
            };
            // Until the browser has compiled it well, it is slower.
            prove(Math.ceil(count / 4));
            const start = performance.now();
            return prove(count).same / (performance.now() - start);
          },
          { address: wasm(), game, count },
        ),
      );
    }
    const [native, here] = [median(rates.native), median(rates.here)];
    const told = `${game}: ${here.toFixed(1)} steps/ms here, ${native.toFixed(1)} native: ${((here / native) * 100).toFixed(0)} %`;
    console.log(told);
    expect(here / native, told).toBeGreaterThanOrEqual(0.4);
  });

  it.each(Object.keys(MATCHES))('has `pro` decide in %s within its time, in one worker', async (game) => {
    const page = await person(browser);
    await page.goto(ground.url);
    const times = await page.evaluate(
      async ({ address, game, decisions }) => {
        const source = `(${String(async (address: string, game: string, decisions: number) => {
          type Exports = Record<'touchline_room', (n: number) => number> &
            Record<'touchline_ask' | 'touchline_think' | 'touchline_length', () => number> & {
              memory: WebAssembly.Memory;
            };
          type Reply = { changed: unknown[]; thinks?: { number: number }; body?: { match?: { id: string } } };
          const imports = { env: { touchline_now_us: () => performance.now() * 1000 } };
          const { instance } = await WebAssembly.instantiateStreaming(fetch(address), imports);
          const engine = instance.exports as unknown as Exports;
          const told = <T>(question: unknown, ask: () => number): T => {
            const bytes = new TextEncoder().encode(JSON.stringify(question));
            const room = engine.touchline_room(bytes.length);
            new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
            const at = ask();
            const answer = new Uint8Array(engine.memory.buffer, at, engine.touchline_length());
            return JSON.parse(new TextDecoder().decode(answer)) as T;
          };
          const base = { now_ms: 0, date: '2026-11-19', person: '', query: {} };
          const request = (method: string, path: string, body: unknown): Reply =>
            told({ ask: 'request', method, path, body, entropy: '07'.repeat(32), ...base }, engine.touchline_ask);
          // The coach plays away, and the reader's seat does what the coach would do, too.
          const made = request('POST', '/matches', { game, opponent: { kind: 'coach', coach: 'pro' }, seat: 'home' });
          const id = made.body!.match!.id;
          let { thinks } = made;
          const times: number[] = [];
          for (let i = 0; i < 400 && times.length < decisions; i += 1) {
            if (thinks) {
              const start = performance.now();
              const { action } = told<{ action: string }>({ ask: 'decide', ...thinks }, engine.touchline_think);
              times.push(performance.now() - start);
              const decided = { ask: 'decided', id, action, expected: thinks.number, now_ms: 0 };
              ({ thinks } = told<Reply>(
                { ...thinks, ...decided, level: undefined, seed: undefined, number: undefined, record: undefined },
                engine.touchline_ask,
              ));
              continue;
            }
            type Update = {
              message: { number: number; state: { match: { turn: string | null }; choices: { text: string }[] } };
            };
            const { message } = told<Update>({ ask: 'since', id, since: 1 << 30, seat: null }, engine.touchline_ask);
            if (!message.state.match.turn) break;
            const { choices } = message.state;
            const command = { do: 'act', action: choices[(i * 7) % choices.length]!.text, expected: message.number };
            ({ thinks } = told<Reply>(
              { ask: 'hear', id, message: { type: 'command', key: `k${i}`, command }, now_ms: 0 },
              engine.touchline_ask,
            ));
          }
          postMessage(times);
        })})('${address}', '${game}', ${decisions})`;
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
        return new Promise<number[]>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data as number[]);
          worker.onerror = ({ message }) => reject(new Error(message));
        });
      },
      { address: wasm(), game, decisions: DECISIONS },
    );
    const most = times.toSorted((a, b) => b - a);
    const told = `${game}: pro takes ${median(times).toFixed(0)} ms, at most ${most[0]!.toFixed(0)} ms, for ${times.length} decisions`;
    console.log(told);
    expect(times.length, told).toBeGreaterThan(5);
    // Reading the record and a step that was begun come on top of the search.
    expect(median(times), told).toBeLessThan(250);
  });
});
