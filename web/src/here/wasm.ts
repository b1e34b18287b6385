// The engine's WebAssembly, as crates/browser/src/abi.rs exports it: JSON in, JSON out.

type Exports = {
  memory: WebAssembly.Memory;
  touchline_room(bytes: number): number;
  touchline_ask(): number;
  touchline_think(): number;
  touchline_length(): number;
};

/** Where the engine is; none if the page was built without one. */
export const ENGINE: string | null =
  Object.values(
    import.meta.glob<string>('../../engine/touchline.wasm', { query: '?url', import: 'default', eager: true }),
  )[0] ?? null;

const writer = new TextEncoder();
const reader = new TextDecoder();

/** The engine in a worker. */
export class Wasm {
  private constructor(private readonly exports: Exports) {}

  static async load(address: string): Promise<Wasm> {
    const imports = { env: { touchline_now_us: () => performance.now() * 1000 } };
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the engine did not come: ${response.status}`);
    // Some plain web hosts do not say what it is, and then it cannot be compiled while it comes.
    const streams = response.headers.get('content-type')?.startsWith('application/wasm') ?? false;
    const { instance } = streams
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
    return new Wasm(instance.exports as Exports);
  }

  ask<Answer>(question: unknown): Answer {
    return this.#told<Answer>(question, this.exports.touchline_ask);
  }

  think<Answer>(question: unknown): Answer {
    return this.#told<Answer>(question, this.exports.touchline_think);
  }

  #told<Answer>(question: unknown, ask: () => number): Answer {
    const bytes = writer.encode(JSON.stringify(question));
    const room = this.exports.touchline_room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const at = ask();
    const told = new Uint8Array(this.exports.memory.buffer, at, this.exports.touchline_length());
    const answer = JSON.parse(reader.decode(told)) as Answer & { unread?: string };
    if (typeof answer === 'object' && answer?.unread !== undefined) throw new Error(answer.unread);
    return answer;
  }
}
