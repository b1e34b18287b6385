// Without a server: the page with its own engine, kept by its service worker, and on a plain web host.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Page } from 'playwright-core';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { playToTheEnd, steps } from './boards';
import {
  actOnce,
  browser,
  ground,
  inspect,
  isOver,
  person,
  picture,
  PROGRAM,
  raiseCurtain,
  shortMatch,
  stateOf,
} from './stage';

const ENGINE = new URL('../engine/touchline.wasm', import.meta.url);
const ROOT = new URL('../../', import.meta.url).pathname;
const LONG = process.env['TOUCHLINE_LONG'] === '1';

/** Short matches, as records without a step: brought to the page as a file. */
const SHORT: Record<string, string> = {
  volchok: '{"goals_to_win":0,"turn_limit":8}',
  fuba: '{"turn_cap":20}',
  champions: '{"match_minutes":20}',
  fudis: '{}',
};
const record = (game: string, options: string, away: string): string =>
  `touchline record 1\ngame: ${game}\nrules: ${revision(game)}\noptions: ${options}\ndice: seed 11\n` +
  `home: Anna\naway: ${away}\nresult: *\n\n`;

function revision(game: string): string {
  const [name] = readdirSync(`${ROOT}records/${game}`).filter((name) => name.endsWith('.golden'));
  const golden = readFileSync(`${ROOT}records/${game}/${name}`, 'utf8');
  return /rules (\d+)/.exec(golden)![1]!;
}

/** Brings a match to the page as a reader does who saved it. */
async function bring(page: Page, game: string, away: string): Promise<void> {
  await page.locator('.bar a[href$="/matches"], a[href$="/matches"]').first().click();
  const input = page.locator('section label input[type=file]');
  await input.setInputFiles({
    name: `${game}.touchline`,
    mimeType: 'text/plain',
    buffer: Buffer.from(record(game, SHORT[game]!, away)),
  });
  await page.waitForURL(/match\/here-/);
  await page.waitForSelector('main.match');
}

/** Somebody whose server has gone after the first visit. */
async function alone(): Promise<Page> {
  const page = await person(browser, { serviceWorkers: 'allow' });
  await page.goto(ground.url);
  await settled(page);
  await ground.stop();
  await page.reload();
  await page.waitForSelector('.game');
  return page;
}

/** Begins a match against a coach from the first screen. */
async function begin(page: Page): Promise<void> {
  await page.locator('.game .go, .game button').first().click();
  await page.waitForURL(/match\/here-/);
  await page.waitForSelector('main.match');
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Resign the match?').waitFor();
  await page.locator('.tool.strong').click();
  await page.waitForSelector('.final');
}

/** Waits until everything that the page needs without a network is kept. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

describe.skipIf(!existsSync(ENGINE))('without a server', () => {
  raiseCurtain(3);

  for (const game of LONG ? Object.keys(SHORT) : ['volchok', 'fudis'])
    it(`plays ${game} to its end with the network cut`, async () => {
      const page = await person(browser, { serviceWorkers: 'allow' });
      await page.goto(ground.url);
      await settled(page);
      await ground.stop();
      await page.context().setOffline(true);
      await page.reload();
      await page.waitForSelector('.game');
      await bring(page, game, 'random');
      // A reload in the middle goes on where it was.
      await actOnce(page);
      await page.waitForFunction(() => document.querySelector('[data-asks="true"], .final'));
      const number = await steps(page);
      await page.reload();
      await page.waitForSelector('main.match, .final');
      expect(Number(await steps(page))).toBeGreaterThanOrEqual(Number(number));
      await playToTheEnd([page]);
      expect(await isOver(page)).toBe(true);
      await picture(page, `here-${game}`);
      // It can be looked back at, and its dice are proven.
      await page.locator('.final a', { hasText: 'Look back' }).click();
      await page.waitForSelector('.replay');
      await page.waitForSelector('.proof, [class*=proof]');
      await inspect(page, `${game} without a server`);
    });

  it('begins a match against a coach when the server has gone, and finds it again when it is back', async () => {
    const page = await alone();
    await begin(page);
    const address = page.url();
    await ground.start();
    await page.goto(ground.url);
    await page.locator('a[href$="/matches"]').first().click();
    await page.waitForSelector(`a[href$="${new URL(address).pathname}"]`);
  });

  it('hands a match up to the server, where it is marked', async () => {
    const page = await alone();
    await begin(page);
    await resign(page);
    await ground.start();
    await page.goto(`${ground.url}/matches`);
    await page.getByRole('button', { name: 'Hand up to the server' }).click();
    await page.getByText('It is on the server now').waitFor();
    const row = page.locator('li a', { hasText: 'Played without a server' });
    await row.waitFor();
    await inspect(page, 'a match handed up');
    await row.click();
    await page.waitForSelector('.replay');
    expect(page.url()).not.toContain('here-');
  });

  it('teaches, and shows the rules, with the network cut', async () => {
    const page = await person(browser, { serviceWorkers: 'allow' });
    const shown = async (path: string, ready: string): Promise<string> => {
      await page.goto(`${ground.url}${path}`);
      await page.locator(ready).first().waitFor();
      return page.locator('main').innerText();
    };
    const places = [
      ['/learn/volchok', 'main a[href*="lesson"]'],
      ['/rules/fudis', 'main h2'],
    ] as const;
    const online = [];
    for (const [path, ready] of places) online.push(await shown(path, ready));
    await settled(page);
    await ground.stop();
    await page.context().setOffline(true);
    for (const [i, [path, ready]] of places.entries()) expect(await shown(path, ready)).toBe(online[i]);
    await page.goto(`${ground.url}/learn/volchok`);
    await page.locator('main a[href*="lesson"]').first().click();
    await page.waitForSelector('main.match[data-standing=going]');
    await inspect(page, 'a lesson without a server');
  });

  it('says when there is no room, loses nothing, and goes on when there is', async () => {
    const page = await alone();
    await bring(page, 'volchok', 'Bert');
    await page.waitForSelector('[data-asks="true"]');
    const number = await steps(page);
    const devtools = await page.context().newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.locator('details.all').evaluate((list: HTMLDetailsElement) => (list.open = true));
    await page.locator('.opt').last().click();
    await page.locator('.pick .go[aria-disabled="false"]').click();
    await page.getByText('has no room').first().waitFor();
    expect(await steps(page)).toBe(number);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await actOnce(page);
    expect(Number(await steps(page))).toBeGreaterThan(Number(number));
  });

  it('says so where the browser keeps nothing', async () => {
    const page = await person(browser, { serviceWorkers: 'block' });
    // As in a private window of some browsers.
    await page.route('**/assets/host.worker-*.js', async (route) => {
      const response = await route.fetch();
      const denied = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });`;
      await route.fulfill({ response, body: denied + (await response.text()) });
    });
    // A host of files alone.
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(ground.url);
    await page.waitForSelector('.game');
    await begin(page);
    await page.locator('a[href$="/matches"]').first().click();
    await page.getByText('This browser keeps nothing').waitFor();
  });

  it('says that a match is gone when the site’s data was cleared under it', async () => {
    const page = await alone();
    await bring(page, 'volchok', 'Bert');
    await page.waitForSelector('[data-asks="true"]');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb',
    });
    await page.locator('details.all').evaluate((list: HTMLDetailsElement) => (list.open = true));
    await page.locator('.opt').last().click();
    await page.locator('.pick .go[aria-disabled="false"]').click();
    await page.getByText('no longer has this match').first().waitFor();
  });

  it('answers odds and refusals as the server does, without asking it', async () => {
    const page = await person(browser, { serviceWorkers: 'allow' });
    await page.goto(ground.url);
    await settled(page);
    const { id } = await shortMatch(page, { kind: 'screen' }, 8);
    await page.waitForSelector('[data-asks="true"]');
    const sent: string[] = [];
    const looked: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"look"')) sent.push(String(payload));
      }),
    );
    await page.exposeFunction('noteLook', (text: string) => looked.push(text));
    // What the worker answers to the page is overheard.
    await page.addInitScript(() => {
      const Original = Worker;
      window.Worker = class extends Original {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; body?: { looks?: unknown } }>) => {
            if (data.kind === 'answer' && data.body?.looks)
              void (window as unknown as { noteLook(text: string): void }).noteLook(JSON.stringify(data.body.looks));
          });
        }
      };
    });
    await page.reload();
    await page.waitForSelector('[data-asks="true"]');
    await page.locator('details.all').evaluate((list: HTMLDetailsElement) => (list.open = true));
    for (const option of await page.locator('.opt').all()) await option.hover();
    await page.locator('.opt').last().click();
    await expect.poll(() => looked.length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    const seat = (await stateOf(page, id)).match.turn!;
    for (const look of looked.flatMap((text) => JSON.parse(text) as { action: string }[])) {
      const address = `${ground.url}/api/v1/matches/${id}/look?seat=${seat}&action=${encodeURIComponent(look.action)}`;
      const there = (await (await page.request.get(address)).json()) as { looks: unknown[] };
      expect(look).toEqual(there.looks[0]);
    }
  });

  it('has one match in two tabs, and both show the same', async () => {
    const page = await alone();
    await bring(page, 'volchok', 'Bert');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector('main.match');
    for (const acts of [page, other, page]) {
      await acts.waitForSelector('[data-asks="true"]');
      await actOnce(acts);
      const number = await steps(acts);
      const there = acts === page ? other : page;
      await there.waitForFunction(
        (number) => document.querySelector('main.match')?.getAttribute('data-number') === number,
        number,
      );
    }
  });

  it('is the same engine as the program: golden matches and vectors', async () => {
    const page = await person(browser, { serviceWorkers: 'allow' });
    await page.goto(ground.url);
    const wasm = readdirSync(new URL('../dist/assets', import.meta.url)).find((name) => name.endsWith('.wasm'))!;
    const exhibits: { what: string; prove: Record<string, unknown> }[] = [];
    for (const game of Object.keys(SHORT)) {
      for (const name of readdirSync(`${ROOT}records/${game}`).filter((name) => name.endsWith('.golden')))
        exhibits.push({
          what: `${game} ${name}`,
          prove: { prove: 'golden', text: readFileSync(`${ROOT}records/${game}/${name}`, 'utf8') },
        });
      for (const name of readdirSync(`${ROOT}vectors/${game}`).filter((name) => name.endsWith('.toml')))
        exhibits.push({
          what: `${game} ${name}`,
          prove: { prove: 'vectors', file: parse(readFileSync(`${ROOT}vectors/${game}/${name}`, 'utf8')) },
        });
    }
    const proofs = await page.evaluate(
      async ({ address, exhibits }) => {
        type Exports = Record<'touchline_room', (n: number) => number> &
          Record<'touchline_prove' | 'touchline_length', () => number> & { memory: WebAssembly.Memory };
        const imports = { env: { touchline_now_us: () => performance.now() * 1000 } };
        const { instance } = await WebAssembly.instantiateStreaming(fetch(address), imports);
        const engine = instance.exports as unknown as Exports;
        return exhibits.map(({ what, prove }) => {
          const bytes = new TextEncoder().encode(JSON.stringify(prove));
          const room = engine.touchline_room(bytes.length);
          new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
          const at = engine.touchline_prove();
          const told = new Uint8Array(engine.memory.buffer, at, engine.touchline_length());
          return { what, ...(JSON.parse(new TextDecoder().decode(told)) as { same?: number; different?: string }) };
        });
      },
      { address: `${ground.url}/assets/${wasm}`, exhibits },
    );
    expect(proofs.filter(({ different }) => different !== undefined)).toEqual([]);
    for (const game of Object.keys(SHORT)) {
      const same = proofs.filter(({ what }) => what.startsWith(game) && what.endsWith('.toml'));
      expect(same.reduce((sum, { same }) => sum + same!, 0)).toBeGreaterThanOrEqual(200);
    }
  });

  it('lies in any folder of a plain web host', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-site-'));
    execFileSync(PROGRAM, ['site', folder, '--force']);
    const host = await serve(folder, '/some/folder/');
    try {
      const page = await person(browser, { serviceWorkers: 'allow' });
      const root = `http://127.0.0.1:${(host.address() as AddressInfo).port}/some/folder/`;
      await page.goto(root);
      await page.waitForSelector('.game');
      await bring(page, 'volchok', 'random');
      expect(page.url()).toContain('/some/folder/match/here-');
      await settled(page);
      // A browser would install it; not in a window that keeps nothing, as those of tests are.
      const devtools = await page.context().newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      // An address that is no file is one all the same.
      await page.reload();
      await page.waitForSelector('main.match');
      // A new version comes in the middle, and is taken when the reader says so.
      await page.waitForSelector('[data-asks="true"]');
      await actOnce(page);
      await page.waitForSelector('[data-asks="true"], .final');
      const number = await steps(page);
      const worker = join(folder, 'sw.js');
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const VERSION = '\w+'/, "const VERSION = 'another'"));
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      await page.getByText('A new version is ready').waitFor();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Use it now' }).click();
      await reloaded;
      await page.waitForSelector('main.match');
      expect(Number(await steps(page))).toBeGreaterThanOrEqual(Number(number));
      expect(await page.evaluate(() => caches.keys())).toEqual(['touchline-another']);
      await playToTheEnd([page]);
      // A rules page, for somebody who has never been here.
      const stranger = await person(browser, { serviceWorkers: 'block' });
      await stranger.goto(`${root}rules/volchok/`);
      await stranger.waitForSelector('main h1');
      await inspect(stranger, 'rules on a plain web host');
    } finally {
      host.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A web host that knows files and nothing else. */
function serve(folder: string, under: string): Promise<Server> {
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    let file = join(folder, normalize(pathname.startsWith(under) ? pathname.slice(under.length) : 'none'));
    if (pathname.endsWith('/')) file = join(file, 'index.html');
    const there = existsSync(file) && extname(file) !== '';
    response.writeHead(there ? 200 : 404, {
      'content-type': KINDS[extname(there ? file : '404.html')] ?? 'application/octet-stream',
    });
    response.end(readFileSync(there ? file : join(folder, '404.html')));
  });
  return new Promise((resolve) => host.listen(0, '127.0.0.1', () => resolve(host)));
}
