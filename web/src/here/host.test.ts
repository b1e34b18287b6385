import { describe, expect, it } from 'vitest';
import type { Coaches } from './coaches';
import { Host, type Elsewhere, type Engine, type Locks } from './host';
import { Memory, type Kept, type Shelf, type Stored } from './kept';
import type { FromWorker, Reply } from './messages';

/** An engine of one kind of match, in which a command adds one to a number: as much as a host sees of it. */
class Counting implements Engine {
  readonly matches = new Map<string, Kept>();
  readonly asked: string[] = [];

  ask<Answer>(question: unknown): Answer {
    return this.#reply(question as Record<string, unknown>) as Answer;
  }

  #reply(question: Record<string, unknown>): Reply {
    this.asked.push(String(question['ask']));
    const id = String(question['id']);
    const done: Reply = { status: 200, changed: [] };
    switch (question['ask']) {
      case 'take_up': {
        const kept = question['kept'] as Kept;
        this.matches.set(kept.id, kept);
        return done;
      }
      case 'let_go':
        this.matches.delete(id);
        return done;
      case 'request':
        this.matches.set('here-a', match('here-a', 0));
        return { ...done, status: 201, body: 'made', changed: [match('here-a', 0)] };
      case 'hear': {
        const { key } = question['message'] as { key: string };
        const number = this.matches.get(id)!.info.number + 1;
        this.matches.set(id, match(id, number));
        return { ...done, changed: [match(id, number)], message: { type: 'done', key, number } as never };
      }
      case 'since':
        return {
          ...done,
          message: { type: 'update', number: this.matches.get(id)!.info.number, state: {} } as never,
        };
      case 'not_kept':
        return { ...done, status: 507, body: { error: { code: 'not_kept' } } };
      default:
        return done;
    }
  }
}

const match = (id: string, number: number): Kept =>
  ({ id, info: { id, number, updated_ms: number }, record: '', done: [] }) as unknown as Kept;

class Full extends Memory {
  full = false;
  override put(stored: Stored[]): Promise<void> {
    return this.full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : super.put(stored);
  }
}

/** Tabs of one browser: they share the shelf, and hear of each other. */
class Browser {
  readonly #tabs: ((id: string) => void)[] = [];
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(readonly shelf: Shelf = new Full()) {}

  readonly #locks: Locks = (name, run) => {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(run, run);
    this.#last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };

  tab(files: Record<string, string> = {}) {
    const said: FromWorker[] = [];
    const heard: ((id: string) => void)[] = [];
    const elsewhere: Elsewhere = {
      say: (id) => this.#tabs.filter((tab) => !heard.includes(tab)).forEach((tab) => tab(id)),
      hear: (changed) => {
        heard.push(changed);
        this.#tabs.push(changed);
      },
    };
    const engine = new Counting();
    const coaches = { speak: () => {}, dismiss: () => {}, think: () => Promise.resolve({}) } as unknown as Coaches;
    const file = (name: string): Promise<string> =>
      name in files ? Promise.resolve(files[name]!) : Promise.reject(new Error('no network'));
    const host = new Host(engine, this.shelf, coaches, this.#locks, elsewhere, file, (what) => said.push(what));
    return { host, engine, said };
  }
}

const ask = (host: Host, method: string, path: string, body: unknown = null): Promise<void> =>
  host.request({ kind: 'request', number: 1, method, path, query: {}, body, person: '' });
const command = (key: string): string => JSON.stringify({ type: 'command', key, command: { do: 'undo' } });
const lastText = (said: FromWorker[]): Record<string, unknown> => {
  const last = said.findLast((what) => what.kind === 'message');
  return JSON.parse((last as { text: string }).text) as Record<string, unknown>;
};

describe('a host in the browser', () => {
  it('does nothing for which there is no room, says so, and goes on when there is', async () => {
    const browser = new Browser();
    const { host, said } = browser.tab();
    await ask(host, 'POST', '/matches');
    await host.open(7, 'here-a', 0);
    (browser.shelf as Full).full = true;
    await host.send(7, command('a'));
    expect(lastText(said)).toMatchObject({ type: 'error', key: 'a', error: { code: 'not_kept' } });
    expect((await browser.shelf.get('here-a'))!.kept.info.number).toBe(0);
    await ask(host, 'POST', '/matches');
    expect(said.at(-1)).toMatchObject({ kind: 'answer', status: 507 });
    (browser.shelf as Full).full = false;
    await host.send(7, command('a'));
    expect(lastText(said)).toMatchObject({ type: 'done', number: 1 });
  });

  it('shows the same match in two tabs, and takes it up where the other left it', async () => {
    const browser = new Browser();
    const [one, other] = [browser.tab(), browser.tab()];
    await ask(one.host, 'POST', '/matches');
    await one.host.open(1, 'here-a', 0);
    await other.host.open(2, 'here-a', 0);
    await one.host.send(1, command('a'));
    await expect.poll(() => lastText(other.said)['number']).toBe(1);
    await other.host.send(2, command('b'));
    await expect.poll(() => lastText(one.said)['number']).toBe(2);
    expect((await browser.shelf.get('here-a'))!.version).toBe(3);
  });

  it('says that a match is gone when it was deleted elsewhere or the storage was cleared', async () => {
    const browser = new Browser();
    const [one, other] = [browser.tab(), browser.tab()];
    await ask(one.host, 'POST', '/matches');
    await one.host.open(1, 'here-a', 0);
    await ask(other.host, 'DELETE', '/matches/here-a');
    await expect.poll(() => one.said.at(-1)).toEqual({ kind: 'closed', line: 1, code: 1008 });
    const cleared = browser.tab();
    await ask(cleared.host, 'POST', '/matches');
    await cleared.host.open(3, 'here-a', 0);
    await browser.shelf.remove('here-a');
    await cleared.host.send(3, command('c'));
    expect(cleared.said.at(-1)).toEqual({ kind: 'closed', line: 3, code: 1008 });
    expect(await browser.shelf.get('here-a')).toBeNull();
  });

  it('says that nothing outlives the tab where the browser keeps nothing', () => {
    expect(new Browser(new Memory()).tab().said).toEqual([{ kind: 'fleeting' }]);
  });

  it('brings what there is to learn of a game once, and says when it does not come', async () => {
    const { host, engine, said } = new Browser().tab({ 'learn-fuba.json': '{}', 'rules-fuba.md': '# FUBA' });
    await ask(host, 'GET', '/learn/fuba');
    await ask(host, 'POST', '/attempts', { game: 'fuba' });
    expect(engine.asked.filter((what) => what === 'library').length).toBe(1);
    await ask(host, 'GET', '/learn/volchok');
    expect(said.at(-1)).toMatchObject({ kind: 'answer', status: 503 });
    // No such game: the engine says so.
    await ask(host, 'GET', '/learn/zzz');
    expect(said.at(-1)).toMatchObject({ kind: 'answer', status: 201 });
  });
});
