// Phases as views write them: a word, or a word with what only that moment needs.

type NameOf<P> = P extends string ? P : keyof P & string;
type Body<P> = P extends string ? never : P[keyof P];
/** A body without fields of its own has any key, and none that is known. */
type KeyOf<B> = B extends unknown ? (string extends keyof B ? never : keyof B) : never;
type ValueOf<B, K> = B extends unknown ? (K extends KeyOf<B> ? B[K] : never) : never;

/** A phase by its name, and what it carries: what another phase carries is left out. */
export type Phase<P> = { name: NameOf<P>; facts: { [K in KeyOf<Body<P>>]?: ValueOf<Body<P>, K> } };

export function readPhase<P extends string | object>(phase: P): Phase<P> {
  if (typeof phase === 'string') return { name: phase as NameOf<P>, facts: {} };
  const [name, facts] = Object.entries(phase)[0] ?? ['', {}];
  return { name: name as NameOf<P>, facts };
}
