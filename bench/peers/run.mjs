// The same load on boardgame.io's server and on this one, one after the other: so many matches with two sockets each, a move a second in
// each. A move is timed until both sides have the news. CPU time and memory are the server process's own, from /proc (Linux only).
//
//   npm ci && node run.mjs --program ../../target/release/touchline --matches 500 --seconds 30
//
// boardgame.io plays a toy game and keeps it in memory. Touchline plays Volchok: every move is judged by the rules, written durably
// (SQLite, full synchronisation) before anybody hears of it, and answered with the new position and every legal choice.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import WebSocket from 'ws';

const plan = { program: '../../target/release/touchline', matches: '500', seconds: '30', port: '7272' };
for (let i = 2; i < process.argv.length; i += 2) {
  const name = process.argv[i].replace(/^--/, '');
  if (!(name in plan) || process.argv[i + 1] === undefined) {
    console.error(`found ${process.argv[i]}, expected --program, --matches, --seconds or --port, each with a value`);
    process.exit(2);
  }
  plan[name] = process.argv[i + 1];
}
const [matches, seconds] = [Number(plan.matches), Number(plan.seconds)];

/** CPU time so far in microseconds: a tick is a hundredth of a second on every Linux that there is. */
async function cpuUs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function rssKb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]);
}

async function ask(base, path, body, headers = {}) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Waits for what a socket hears, one after the other. */
class Heard {
  #news = [];
  #wanted = null;
  push(news) {
    if (this.#wanted) {
      this.#wanted(news);
      this.#wanted = null;
    } else this.#news.push(news);
  }
  next() {
    if (this.#news.length > 0) return Promise.resolve(this.#news.shift());
    return new Promise((resolve) => (this.#wanted = resolve));
  }
}

const boardgameio = {
  name: 'boardgame.io 0.50.2',
  async start() {
    const file = fileURLToPath(new URL('server.cjs', import.meta.url));
    const child = spawn(process.execPath, [file, plan.port], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    for await (const line of createInterface({ input: child.stdout })) if (line === 'ready') break;
    return { child, base: `http://127.0.0.1:${plan.port}` };
  },
  async meet(base) {
    const lobby = `http://127.0.0.1:${Number(plan.port) + 1}`;
    const { matchID } = await (await ask(lobby, '/games/toy/create', { numPlayers: 2 })).json();
    const sides = [];
    for (const playerID of ['0', '1']) {
      const joined = await ask(lobby, `/games/toy/${matchID}/join`, { playerID, playerName: 'bot' });
      const { playerCredentials } = await joined.json();
      const socket = io(`${base}/toy`, { transports: ['websocket'], forceNew: true });
      const heard = new Heard();
      socket.on('update', (_, state) => heard.push(state._stateID));
      const synced = new Promise((resolve) => socket.on('sync', (_, { state }) => resolve(state._stateID)));
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.emit('sync', matchID, playerID, playerCredentials, 2);
      const number = await synced;
      sides.push({ socket, heard, playerID, credentials: playerCredentials, number });
    }
    let turn = 0;
    return {
      async move() {
        const mover = sides[turn % 2];
        const payload = { type: 'take', args: [turn % 117], playerID: mover.playerID, credentials: mover.credentials };
        mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, mover.number, matchID, mover.playerID);
        turn += 1;
        for (const side of sides) {
          const before = side.number;
          while (side.number <= before) side.number = await side.heard.next();
        }
        return true;
      },
      close: () => sides.forEach((side) => side.socket.close()),
    };
  },
};

const touchline = {
  name: 'Touchline (Volchok)',
  async start() {
    this.dir = await mkdtemp(join(tmpdir(), 'touchline-'));
    const database = `sqlite://${join(this.dir, 'peers.db')}`;
    const args = ['serve', '--listen', '127.0.0.1:0', '--rate', '1000000', '--proxies', '1', '--database', database];
    const child = spawn(plan.program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const base = /http:\/\/\S+/.exec(line);
      if (base) return { child, base: base[0] };
    }
    throw new Error('the server did not start');
  },
  async meet(base) {
    // A server lets one address say only so much: each match comes from one of its own.
    const nth = (this.met = (this.met ?? 0) + 1);
    const place = { 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` };
    const key = () => ({ 'idempotency-key': crypto.randomUUID(), ...place });
    const guest = async () => {
      const response = await ask(base, '/api/v1/guest', {}, key());
      return response.headers.get('set-cookie').split(';')[0];
    };
    const cookies = [await guest(), await guest()];
    const asked = { game: 'volchok', opponent: { kind: 'invitation' }, seat: 'home' };
    const made = await ask(base, '/api/v1/matches', asked, { cookie: cookies[0], ...key() });
    const { match, invitation } = await made.json();
    await ask(base, `/api/v1/matches/${match.id}/join`, { invitation }, { cookie: cookies[1], ...key() });
    const sides = [];
    for (const cookie of cookies) {
      const address = `${base.replace('http', 'ws')}/api/v1/matches/${match.id}/socket`;
      const socket = new WebSocket(address, { headers: { cookie, ...place } });
      const heard = new Heard();
      socket.on('message', (text) => {
        const message = JSON.parse(text);
        if (message.type === 'error') throw new Error(JSON.stringify(message.error));
        if (message.type === 'update') heard.push(message);
      });
      const first = await heard.next();
      sides.push({ socket, heard, number: first.number, choices: first.state.choices });
    }
    let turn = 0;
    return {
      async move() {
        const mover = sides.find((side) => side.choices.length > 0);
        if (!mover) return false;
        const action = mover.choices[(turn * 7) % mover.choices.length].text;
        const command = { do: 'act', action, expected: mover.number };
        mover.socket.send(JSON.stringify({ type: 'command', key: String(turn), command }));
        turn += 1;
        for (const side of sides) {
          const before = side.number;
          while (side.number <= before) {
            const update = await side.heard.next();
            side.number = update.number;
            side.choices = update.state?.choices ?? [];
          }
        }
        return true;
      },
      close: () => sides.forEach((side) => side.socket.terminate()),
    };
  },
  async end() {
    await rm(this.dir, { recursive: true });
  },
};

async function measure(peer) {
  const { child, base } = await peer.start();
  try {
    const pairs = [await peer.meet(base)];
    const emptyKb = await rssKb(child.pid);
    while (pairs.length < matches) {
      const more = Math.min(8, matches - pairs.length);
      pairs.push(...(await Promise.all(Array.from({ length: more }, () => peer.meet(base)))));
    }
    await sleep(2000);
    const openKb = await rssKb(child.pid);
    const before = await cpuUs(child.pid);
    const times = [];
    const begun = performance.now();
    await Promise.all(
      pairs.map(async (pair, nth) => {
        for (let second = 0; second < seconds; second += 1) {
          // Spread over the second, as people are.
          await sleep(Math.max(0, begun + 1000 * (second + nth / matches) - performance.now()));
          const asked = performance.now();
          if (!(await pair.move())) return;
          times.push(performance.now() - asked);
        }
      }),
    );
    const cpu = (await cpuUs(child.pid)) - before;
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2);
    pairs.forEach((pair) => pair.close());
    return {
      server: peer.name,
      moves: times.length,
      'CPU µs/move': Math.round(cpu / times.length),
      'p50 ms': at(0.5),
      'p99 ms': at(0.99),
      'kB/match': ((openKb - emptyKb) / Math.max(1, matches - 1)).toFixed(1),
    };
  } finally {
    child.kill('SIGKILL');
    await peer.end?.();
  }
}

const results = [];
for (const peer of [boardgameio, touchline]) results.push(await measure(peer));
console.table(results);
process.exit(0);
