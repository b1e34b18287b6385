/**
 * The load of crates/server/examples/load.rs against boardgame.io's server: matches with two sockets each, a move a second in each, a
 * move timed until the opponent has the new state, CPU time and memory of the server from /proc.
 *
 *   node load.cjs --matches 200 --seconds 30
 */
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Toy } = require('./game.cjs');

const asked = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const matches = asked('matches', 200);
const seconds = asked('seconds', 30);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const cpuUs = (pid) => {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};
const rssKb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

function start() {
  const child = spawn(process.execPath, [path.join(__dirname, 'server.cjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      const port = /ready (\d+)/.exec(said)?.[1];
      if (port) resolve({ child, server: `http://localhost:${port}` });
    });
  });
}

async function meet(server) {
  const post = async (where, body) => {
    const response = await fetch(`${server}/games/toy/${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${where}: ${response.status}`);
    return response.json();
  };
  const { matchID } = await post('create', { numPlayers: 2 });
  const sides = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({
      game: Toy,
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
      matchID,
      playerID,
      credentials: playerCredentials,
      debug: false,
    });
    await new Promise((resolve) => {
      const stop = client.subscribe((state) => {
        if (state && client.transport.isConnected) {
          setTimeout(() => stop(), 0);
          resolve();
        }
      });
      client.start();
    });
    sides.push(client);
  }
  return sides;
}

/** How long until the other side has the move. */
function play(sides, turn) {
  const [mover, other] = turn % 2 === 0 ? sides : [sides[1], sides[0]];
  const before = other.getState()._stateID;
  return new Promise((resolve) => {
    const begun = performance.now();
    const stop = other.subscribe((state) => {
      if (state && state._stateID > before) {
        setTimeout(() => stop(), 0);
        resolve(performance.now() - begun);
      }
    });
    mover.moves.raise(turn % 40);
  });
}

async function main() {
  const { child, server } = await start();
  const pairs = [await meet(server)];
  await sleep(500);
  const emptyKb = rssKb(child.pid);
  while (pairs.length < matches) {
    const some = Math.min(16, matches - pairs.length);
    pairs.push(...(await Promise.all(Array.from({ length: some }, () => meet(server)))));
  }
  await sleep(2000);
  const openKb = rssKb(child.pid);
  const cpuBefore = cpuUs(child.pid);
  const times = [];
  const begun = performance.now() + 100;
  await Promise.all(
    pairs.map(async (sides, nth) => {
      for (let turn = 0; turn < seconds; turn += 1) {
        const due = begun + (1000 * nth) / pairs.length + 1000 * turn;
        await sleep(Math.max(0, due - performance.now()));
        times.push(await play(sides, turn));
      }
    }),
  );
  const spent = cpuUs(child.pid) - cpuBefore;
  const endKb = rssKb(child.pid);
  times.sort((a, b) => a - b);
  const round = (number) => Math.round(number * 100) / 100;
  const percentile = (share) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  console.log(
    JSON.stringify({
      server: 'boardgame.io',
      matches,
      moves: times.length,
      p50_ms: percentile(0.5),
      p99_ms: percentile(0.99),
      cpu_us_per_move: Math.round(spent / times.length),
      kb_per_match_open: round((openKb - emptyKb) / Math.max(1, matches - 1)),
      kb_per_match_after: round((endKb - emptyKb) / Math.max(1, matches - 1)),
    }),
  );
  child.kill();
  process.exit(0);
}

void main();
