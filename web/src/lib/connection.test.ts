import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketConnection, type Answer, type ConnectionState, type Socket } from './connection';
import type { ErrorInfo, FromServer, Looks, MomentInfo, Update } from './wire';

class Pipe implements Socket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly since: number) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  keys(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { key: string }).key);
  }
}

const moment = (number: number): MomentInfo => ({ number, by: 'home', step: 'x', word: 'x', facts: {}, events: [] });
const update = (number: number, ...moments: number[]): FromServer => ({
  type: 'update',
  number,
  moments: moments.map(moment),
  state: null,
});

const trouble: ErrorInfo = { code: '', text: '', detail: null, rule: null, because: null, facts: null, number: null };

function connectionWithPipes() {
  const pipes: Pipe[] = [];
  const heard: Update[] = [];
  const states: ConnectionState[] = [];
  const words: string[] = [];
  const connection = new SocketConnection(
    (since) => {
      const pipe = new Pipe(since);
      pipes.push(pipe);
      return pipe;
    },
    {
      update: (u) => heard.push(u),
      presence: () => {},
      chat: (said) => words.push(said.text),
      rated: () => {},
      state: (s) => states.push(s),
      trouble: () => {},
    },
  );
  connection.start();
  return { connection, pipes, heard, states, words };
}

describe('a connection to a match', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for everything since what it last heard', () => {
    const { pipes, states } = connectionWithPipes();
    pipes[0]!.say(update(7, 6, 7));
    pipes[0]!.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1000);
    expect(pipes.map((pipe) => pipe.since)).toEqual([0, 7]);
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting']);
  });

  it('waits longer each time, and not for ever', () => {
    const { pipes } = connectionWithPipes();
    for (let i = 0; i < 12; i += 1) {
      pipes.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(20_000);
      expect(pipes).toHaveLength(i + 2);
    }
  });

  it('sends what was not answered again under the same key, and settles it once', async () => {
    const { connection, pipes } = connectionWithPipes();
    pipes[0]!.say(update(1));
    const answers: Answer[] = [];
    void connection.send({ do: 'act', action: 'basic', expected: 1 }).then((answer) => answers.push(answer));
    pipes[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    pipes[1]!.say(update(2, 2));
    expect(pipes[1]!.keys()).toEqual(pipes[0]!.keys());
    const key = pipes[0]!.keys()[0]!;
    pipes[1]!.say({ type: 'done', key, number: 2 });
    pipes[1]!.say({ type: 'done', key, number: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ done: true }]);
  });

  it('holds a command back until the connection is there', () => {
    const { connection, pipes } = connectionWithPipes();
    void connection.send({ do: 'undo' });
    expect(pipes[0]!.sent).toHaveLength(0);
    pipes[0]!.say(update(0));
    expect(pipes[0]!.sent).toHaveLength(1);
  });

  it('asks about actions, and gives up when the connection breaks', async () => {
    const { connection, pipes } = connectionWithPipes();
    expect(await connection.look(['basic'])).toBeNull();
    pipes[0]!.say(update(3));
    const looks: (Looks | null)[] = [];
    void connection.look(['basic'], 'home').then((answer) => looks.push(answer));
    void connection.look(['shot d14']).then((answer) => looks.push(answer));
    void connection.look(['tackle 5']).then((answer) => looks.push(answer));
    const [first, second] = pipes[0]!.keys();
    expect(JSON.parse(pipes[0]!.sent[0]!)).toEqual({ type: 'look', key: first, actions: ['basic'], seat: 'home' });
    const basic = { action: 'basic', refused: null, odds: [], terms: [] };
    pipes[0]!.say({ type: 'looked', key: first!, number: 3, looks: [basic] });
    pipes[0]!.say({ type: 'error', key: second!, error: { ...trouble, code: 'over' } });
    pipes[0]!.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toEqual([{ number: 3, looks: [basic] }, null, null]);
  });

  it('passes on what is said', () => {
    const { pipes, words } = connectionWithPipes();
    pipes[0]!.say({ type: 'chat', number: 1, name: 'Anna', text: 'well played', at_ms: 0 });
    expect(words).toEqual(['well played']);
  });

  it('tells nothing twice', () => {
    const { pipes, heard } = connectionWithPipes();
    pipes[0]!.say(update(2, 1, 2));
    pipes[0]!.say(update(3, 2, 3));
    pipes[0]!.say(update(1, 1));
    expect(heard.map((u) => u.moments.map((m) => m.number))).toEqual([[1, 2], [3]]);
  });

  it('stays away when told so', () => {
    const { pipes, states } = connectionWithPipes();
    pipes[0]!.onclose?.({ code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(pipes).toHaveLength(1);
    expect(states.at(-1)).toBe('ended');
  });

  it('notices a connection that has died silently', () => {
    const { pipes } = connectionWithPipes();
    pipes[0]!.say(update(1));
    vi.advanceTimersByTime(60_000);
    expect(pipes.length).toBeGreaterThan(1);
  });
});
