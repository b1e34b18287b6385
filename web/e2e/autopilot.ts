// Plays a match as somebody would who knows the game: it takes what the coach hints at, does it by hand on the board, and counts its
// acts: what is committed, however many pieces it moves. Gestures are counted beside them: a click, a double click, a drag is one.
import type { Locator, Page } from 'playwright-core';
import type { Seat } from '../src/lib/wire';
import { isOver, stateOf, type State } from './stage';

export type Decision = State['choices'][number];

/** The hand of a player: every gesture goes through it. */
export class Hand {
  acts = 0;
  gestures = 0;
  readonly #by: Record<string, number> = {};
  /** What is being decided, for the account. */
  about = '';

  constructor(readonly page: Page) {}

  #count(): void {
    this.gestures += 1;
    this.#by[this.about] = (this.#by[this.about] ?? 0) + 1;
  }

  async click(target: Locator): Promise<void> {
    this.#count();
    await target.click();
  }

  /** Chooses and does at once. */
  async twice(target: Locator): Promise<void> {
    this.#count();
    await target.dblclick();
  }

  /** Touches a place of the board. */
  touch(place: string): Promise<void> {
    return this.click(this.place(place));
  }

  place(name: string): Locator {
    return this.page.locator(`[data-place="${name}"]`);
  }

  async drag(from: string, to: string): Promise<void> {
    this.#count();
    const [a, b] = [await middleOf(this.page, from), await middleOf(this.page, to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 2 });
    await this.page.mouse.move(b.x, b.y, { steps: 2 });
    await this.page.mouse.up();
  }

  /** The green button. */
  go(): Promise<void> {
    return this.click(this.page.locator('.pick .go[aria-disabled="false"]'));
  }

  /** Finds a decision in the list of all, where it has no place of its own, and does it. */
  async fromList({ choices }: State, text: string): Promise<void> {
    const words = [...new Set(choices.map(({ word }) => word))];
    const listed = words.flatMap((word) => choices.filter((choice) => choice.word === word));
    const list = this.page.locator('details.all');
    if ((await list.getAttribute('open')) === null) await this.click(list.locator('summary'));
    await this.click(list.locator('.opt').nth(listed.findIndex((choice) => choice.text === text)));
    await this.go();
  }

  /** What it came to: acts, and gestures by what they were about, most first. */
  get account(): string {
    const rows = Object.entries(this.#by).toSorted(([, a], [, b]) => b - a);
    const parts = rows.map(([about, gestures]) => `${about} ${gestures}`).join(', ');
    return `${this.acts} acts, ${this.gestures} gestures (${parts})`;
  }
}

/** How a game is played by hand: does what comes first of the decisions that the coach would make. */
export type Plays = (hand: Hand, state: State, hint: Decision[]) => Promise<void>;

/** Where the middle of a place is on the screen. */
export async function middleOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-place="${place}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays a match to its end, and gives back the hand with its acts. */
export async function autopilot(page: Page, id: string, seat: Seat, plays: Plays): Promise<Hand> {
  const hand = new Hand(page);
  const asked = page.locator('main.match[data-asks="true"], .final');
  for (let i = 0; i < 2000; i += 1) {
    await asked.waitFor();
    if (await isOver(page)) return hand;
    const state = await stateOf(page, id);
    const shown = page.locator(`main.match[data-asks="true"][data-number="${state.match.number}"]`);
    // The coach may have gone on meanwhile.
    if (state.match.turn !== seat || !(await shown.count())) continue;
    const hint = await hintOf(page, id);
    if (hint.length === 0) throw new Error(`no hint at ${state.match.number}`);
    hand.about = hint[0]!.word;
    try {
      await plays(hand, state, hint);
      hand.acts += 1;
      await page.waitForFunction(
        (number) =>
          document.querySelector('.final') ||
          document.querySelector('main.match')?.getAttribute('data-number') !== number,
        String(state.match.number),
      );
    } catch (fault) {
      // What was meant says more than a place that did not answer.
      const meant = hint.map(({ text }) => text).join('; ');
      throw new Error(`${state.match.number}: ${meant} (${JSON.stringify(state.view).slice(0, 200)})`, {
        cause: fault,
      });
    }
  }
  throw new Error('the match did not end');
}

async function hintOf(page: Page, id: string): Promise<Decision[]> {
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/v1/matches/${id}/hint`);
  const { hints } = (await answer.json()) as { hints: { steps: Decision[] }[] };
  return hints[0]?.steps ?? [];
}
