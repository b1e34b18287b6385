// A real server, a real browser, and people in it.
import { AxeBuilder } from '@axe-core/playwright';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { ChoiceInfo, ShortcutInfo } from '../src/lib/wire';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** Where Cargo puts what it builds. */
export const TARGET = process.env['CARGO_TARGET_DIR'] ?? new URL('../../target', import.meta.url).pathname;
export const PROGRAM = process.env['TOUCHLINE'] ?? join(TARGET, 'debug', 'touchline');
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARTIFACTS = new URL('../artifacts/', import.meta.url).pathname;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A server on a database of its own; it can be stopped and started again. */
class Ground {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'touchline-e2e-'));

  private constructor(
    readonly port: number,
    private readonly seed: number | null,
  ) {}

  static async open(seed: number | null = null): Promise<Ground> {
    const ground = new Ground(await freePort(), seed);
    await ground.start();
    return ground;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, unless it runs. */
  async start(): Promise<void> {
    if (this.#process) return;
    const database = `sqlite://${join(this.#folder, 'e2e.db')}`;
    // Tests decide faster than people.
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--database', database, '--rate', '5000'];
    if (this.seed !== null) args.push('--dice-seed', String(this.seed));
    this.#process = spawn(PROGRAM, args, { stdio: 'inherit' });
    for (let i = 0; i < 200; i += 1) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${PROGRAM} did not get ready`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export let ground: Ground;
export let browser: Browser;

/** A server and a browser for all tests of a file. With a seed, the dice are the same in every run. */
export function raiseCurtain(seed: number | null = null): void {
  beforeAll(async () => {
    [ground, browser] = await Promise.all([Ground.open(seed), openBrowser()]);
  });
  afterEach(async () => {
    // A test that stopped the server and failed is no reason for the next one to fail.
    await ground.start();
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await ground.close();
  });
}

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 320, height: 640 };

/** Somebody with a browser of his own. Movements are off, and everything is asked for, unless a test is about them. */
export async function person(
  browser: Browser,
  { confirm = 'always', ...options }: BrowserContextOptions & { confirm?: 'always' | 'big' | 'never' } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: WIDE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // What a test changes on the server is to be seen at once.
    serviceWorkers: 'block',
    ...options,
  });
  // A coach thinks as long as it must, and on a busy machine that is long.
  context.setDefaultTimeout(90_000);
  await context.addInitScript((confirm) => localStorage.setItem('touchline.confirm', confirm), confirm);
  return context.newPage();
}

export type Made = { id: string; invitation: string | null };

/** Makes a match for whoever has this page; home unless told otherwise. */
export async function makeMatch(page: Page, asked: Record<string, unknown>): Promise<Made> {
  await page.goto(ground.url);
  await page.waitForSelector('.game');
  // Until the page has made a guest of the reader, nobody may make a match.
  await page.waitForFunction(() => !document.body.innerText.includes('One moment'));
  const made = await page.evaluate(async (asked) => {
    const response = await fetch('/api/v1/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ seat: 'home', ...asked }),
    });
    return (await response.json()) as { match: { id: string }; invitation: string | null };
  }, asked);
  return { id: made.match.id, invitation: made.invitation };
}

/** A match of a game with these options, opened. */
export async function matchOf(
  page: Page,
  asked: { game: string; options: Record<string, unknown>; opponent: Record<string, string> },
): Promise<Made> {
  const made = await makeMatch(page, asked);
  await page.goto(`${ground.url}/match/${made.id}`);
  return made;
}

/** A short match of Volchok: so many turns, and then it is over. */
export const shortMatch = (page: Page, opponent: Record<string, string>, turns: number): Promise<Made> =>
  matchOf(page, { game: 'volchok', options: { goals_to_win: 0, turn_limit: turns }, opponent });

export type State = {
  match: { turn: string | null; number: number; options: Record<string, unknown> };
  view: unknown;
  choices: ChoiceInfo[];
  shortcuts: ShortcutInfo[];
};

/** What the server says of a match. */
export async function stateOf(page: Page, id: string): Promise<State> {
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/v1/matches/${id}`);
  return ((await answer.json()) as { state: State }).state;
}

/** Decides in a match on one screen without looking at it, so many times at most, until it has come to where a test wants it. */
export async function advance(
  page: Page,
  id: string,
  decisions: number,
  until: (state: State) => boolean = () => false,
): Promise<void> {
  const match = `${new URL(page.url()).origin}/api/v1/matches/${id}`;
  for (let i = 0; i < decisions; i += 1) {
    const state = await stateOf(page, id);
    if (!state.match.turn || until(state)) return;
    const action = state.choices[(i * 7) % state.choices.length]!.text;
    await page.request.post(`${match}/commands`, {
      headers: { 'idempotency-key': randomUUID() },
      data: { seat: state.match.turn, command: { do: 'act', action, expected: state.match.number } },
    });
  }
}

/** Gives a match on one screen up. */
export async function giveUp(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (id) =>
      fetch(`/api/v1/matches/${id}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ seat: 'home', command: { do: 'resign' } }),
      }).then(() => {}),
    id,
  );
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.final').isVisible();

/** Whether the page has something to decide now. */
export const canAct = async (page: Page): Promise<boolean> => (await page.locator('.all').count()) > 0;

/** Decides once with the mouse: what is ready, or else the last of the list. */
export async function actOnce(page: Page): Promise<void> {
  const go = page.locator('.pick .go[aria-disabled="false"]');
  if ((await go.count()) === 0) {
    const list = page.locator('details.all');
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    await list.locator('.opt').last().click();
  }
  const before = await heard(page);
  await go.click();
  await heardMore(page, before);
}

/** How many entries the commentary has taken in. */
export const heard = async (page: Page): Promise<number> =>
  Number(await page.locator('.feed').getAttribute('data-heard'));

/** Waits until it has taken in others, or the match is over. */
export async function heardMore(page: Page, before: number, timeout?: number): Promise<void> {
  await page.waitForFunction(
    (n) =>
      Number(document.querySelector<HTMLElement>('.feed')?.dataset['heard']) !== n || document.querySelector('.final'),
    before,
    timeout === undefined ? {} : { timeout },
  );
}

/** Plays with these people until full time. */
export async function playOut(pages: Page[], acts = actOnce): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    if (await isOver(pages[0]!)) return;
    let acted = false;
    for (const page of pages) {
      if (await canAct(page)) {
        await acts(page);
        acted = true;
      }
    }
    if (!acted) await pages[0]!.waitForTimeout(40);
  }
  throw new Error('the match did not end');
}

/** Keeps a picture of the screen. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({ path: `${ARTIFACTS}${name}.png` });
}

/** No finding of axe, no message ID in place of a text, nothing wider than the screen. */
export async function inspect(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(found, `axe on ${what}`).toEqual([]);
  await inspectTexts(page, what);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `sideways scrolling on ${what}`).toBeLessThanOrEqual(0);
}

/** Every text of the drawing is so many pixels high at least, after scaling. */
export async function inspectLegible(page: Page, px: number, what: string): Promise<void> {
  const small = await page.evaluate((px) => {
    const drawing = document.querySelector<SVGSVGElement>('.board svg')!;
    const scale = drawing.clientHeight / drawing.viewBox.baseVal.height;
    return Array.from(drawing.querySelectorAll('text'))
      .map((text) => [text.textContent, Math.round(parseFloat(getComputedStyle(text).fontSize) * scale * 10) / 10])
      .filter(([text, size]) => text && Number(size) < px);
  }, px);
  expect(small, `small texts on ${what}`).toEqual([]);
}

export async function inspectTexts(page: Page, what: string): Promise<void> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    ...Array.from(document.querySelectorAll('[aria-label]'), (element) => element.getAttribute('aria-label') ?? ''),
  ]);
  const raw = texts.flatMap((text) => text.match(/\b(?:web|ui|volchok|fuba|fudis|champions)-[a-z][a-z-]*/g) ?? []);
  expect(raw, `texts on ${what}`).toEqual([]);
}
