// Colours of the teams. Home is always the dark side and away the light one, so that they differ in lightness for every kind of
// colour vision; shape and stripes say it once more. A test holds each pair to that.

export type Kit = {
  /** The body of a piece, by team. */
  home: string;
  homeDeep: string;
  homeInk: string;
  away: string;
  awayDeep: string;
  awayInk: string;
};

export const KITS = {
  harbour: {
    home: '#1c4fa8',
    homeDeep: '#12356f',
    homeInk: '#ffffff',
    away: '#f6b92b',
    awayDeep: '#3a2800',
    awayInk: '#2a1d00',
  },
  orchard: {
    home: '#6b2a86',
    homeDeep: '#431559',
    homeInk: '#ffffff',
    away: '#d3e65c',
    awayDeep: '#37400a',
    awayInk: '#262d04',
  },
  newsprint: {
    home: '#20262b',
    homeDeep: '#0c1013',
    homeInk: '#ffffff',
    away: '#f4efe2',
    awayDeep: '#4b4534',
    awayInk: '#1f1b10',
  },
} as const satisfies Record<string, Kit>;

export type KitName = keyof typeof KITS;
export const KIT_NAMES = Object.keys(KITS) as KitName[];
export const isKit = (name: string | null): name is KitName => name !== null && name in KITS;

/** Puts a kit on: every piece takes its colours from these properties. */
export function wear(name: KitName, root: HTMLElement = document.documentElement): void {
  const { home, homeDeep, homeInk, away, awayDeep, awayInk } = KITS[name];
  const properties = {
    '--home': home,
    '--home-deep': homeDeep,
    '--home-ink': homeInk,
    '--away': away,
    '--away-deep': awayDeep,
    '--away-ink': awayInk,
  };
  for (const [property, colour] of Object.entries(properties)) root.style.setProperty(property, colour);
}
