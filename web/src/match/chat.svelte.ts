import type { ChatInfo } from '../lib/wire';

/** The lines of chat, each once, in order. */
export class ChatLog {
  lines = $state.raw<ChatInfo[]>([]);

  add(lines: ChatInfo[]): void {
    const known = new Set(this.lines.map(({ number }) => number));
    const fresh = lines.filter(({ number }) => !known.has(number));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
  }
}
