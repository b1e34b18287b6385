import { ApiFailure } from '../lib/api';
import type { Page } from '../lib/context';
import { keep } from '../lib/keep';
import { matchPath } from '../lib/route.svelte';
import type { Guide, MatchInfo, NewMatch, Opponent } from '../lib/wire';
import { freeSeat } from '../match/teams';
import { FIRST_COACH, wishesFor } from '../parts/wishes';

/** Makes matches, or takes a seat in one, and leads there: one at a time. */
export class Maker {
  busy = $state(false);
  fault = $state<string | null>(null);
  /** The game of the dialog that is open. */
  dialog = $state<string | null>(null);
  guides = $state.raw<Guide[]>([]);
  coaches = $state.raw<string[]>([]);

  constructor(private readonly page: Pick<Page, 'api' | 'route' | 'texts'>) {}

  make = (asked: Omit<NewMatch, 'commitment'>): Promise<void> =>
    this.#towards(async () => {
      const { match, invitation } = await this.page.api.create(asked);
      if (invitation) keep(`invitation.${match.id}`, invitation);
      return match.id;
    });

  /** Begins at once, with the side and the coach of last time. */
  quick(game: string, opponent: Opponent | null): Promise<void> {
    const { coach, seat } = wishesFor(game);
    return this.make({ game, opponent: opponent ?? { kind: 'coach', coach }, seat, rated: false });
  }

  /** A match to learn by: at home against the weakest coach that plays to win, and everything can be taken back. */
  practise(game: string, coach = FIRST_COACH): Promise<void> {
    return this.make({ game, opponent: { kind: 'coach', coach }, seat: 'home', rated: false, practice: true });
  }

  /** Takes the free seat of an offer. */
  take = (match: MatchInfo): Promise<void> =>
    this.#towards(async () => {
      await this.page.api.join(match.id, freeSeat(match), null);
      return match.id;
    });

  /** Opens the dialog. What it needs comes with it, not with the first screen. */
  async open(game: string): Promise<void> {
    const { api } = this.page;
    try {
      if (this.guides.length === 0) [this.guides, this.coaches] = await Promise.all([api.games(), api.coaches()]);
      this.dialog = game;
    } catch (error) {
      this.fault = this.say(error);
    }
  }

  say(error: unknown): string {
    return error instanceof ApiFailure && error.message ? error.message : this.page.texts.text('web-unreachable');
  }

  async #towards(reach: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    try {
      this.page.route.go(matchPath(await reach()));
    } catch (error) {
      this.fault = this.say(error);
    } finally {
      this.busy = false;
    }
  }
}
