import type { Texts } from '../lib/texts.svelte';
import type { Pace } from '../lib/wire';

/** The paces that two people can agree on. */
export const PACES: Record<string, Pace> = {
  none: { kind: 'none' },
  fast: { kind: 'live', base_s: 600, increment_s: 5 },
  calm: { kind: 'live', base_s: 1800, increment_s: 10 },
  days: { kind: 'days', days: 3 },
};

/** The name of a pace, as short as a list needs it. */
export function paceName(pace: Pace, texts: Texts): string {
  switch (pace.kind) {
    case 'live':
      return texts.text('web-pace-live', { minutes: Math.round(pace.base_s / 60), seconds: pace.increment_s });
    case 'days':
      return texts.text('web-pace-days', { days: pace.days });
    case 'none':
      return texts.text('web-pace-none');
  }
}
