// The host in its worker: the engine, the shelf, and the ways to the page and to other tabs.
import { Coaches } from './coaches';
import { Host, type Elsewhere, type Locks } from './host';
import { openShelf } from './kept';
import type { FromWorker, ToWorker } from './messages';
import { Wasm } from './wasm';

const CHANNEL = 'touchline-matches';

/** Names are locked in all tabs where the browser can do that, elsewhere in this one. */
const locks: Locks = navigator.locks
  ? async (name, run) => (await navigator.locks.request(name, run)) as never
  : inTurn(new Map<string, Promise<unknown>>());

function inTurn(last: Map<string, Promise<unknown>>): Locks {
  return (name, run) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
}

function elsewhere(): Elsewhere {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    say: (id) => channel.postMessage(id),
    hear: (changed) => (channel.onmessage = ({ data }) => changed(String(data))),
  };
}

const FILES = import.meta.glob<string>('../../engine/*.{json,md}', { query: '?url', import: 'default', eager: true });

async function file(name: string): Promise<string> {
  const response = await fetch(FILES[`../../engine/${name}`] ?? '');
  if (!response.ok) throw new Error(`${name} did not come: ${response.status}`);
  return response.text();
}

const say = (said: FromWorker): void => self.postMessage(said);

async function begin(engine: string): Promise<Host> {
  const [wasm, shelf] = await Promise.all([Wasm.load(engine), openShelf()]);
  const start = (): Worker => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  return new Host(wasm, shelf, new Coaches(engine, start), locks, elsewhere(), file, say);
}

let host: Promise<Host> | null = null;

async function hear(asked: ToWorker): Promise<void> {
  if (asked.kind === 'begin') {
    host = begin(asked.engine);
    await host;
    return;
  }
  const here = await host!;
  switch (asked.kind) {
    case 'speak':
      return here.speak(asked.texts);
    case 'request':
      return here.request(asked);
    case 'open':
      return here.open(asked.line, asked.id, asked.since);
    case 'send':
      return here.send(asked.line, asked.text);
    case 'close':
      return here.close(asked.line);
  }
}

// What fails unexpectedly is told to the page as a failed worker: it begins a new one, and every match is as it was kept.
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
};
