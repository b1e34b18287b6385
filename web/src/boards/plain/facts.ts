export type Fact = { name: string; text: string } | { name: string; facts: Fact[] };

const plain = (value: unknown): string | null => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return null;
};

/** A view of any game as labelled facts: what a board would draw, in words. */
export function factsOf(view: unknown): Fact[] {
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).map(([key, value]) => {
    const name = key.replaceAll('_', ' ');
    const text = plain(value);
    if (text !== null) return { name, text };
    if (Array.isArray(value)) {
      const texts = value.map(plain);
      if (texts.every((item) => item !== null)) return { name, text: texts.join(' ') || '–' };
    }
    return { name, facts: factsOf(value) };
  });
}
