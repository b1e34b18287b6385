/** Choices that a board has room to show. */
const ROOM = 14;

/** All choices, or as many of each kind as there is room for, evenly spread. */
export function spread<C extends { word: string }>(choices: readonly C[]): C[] {
  if (choices.length <= ROOM) return [...choices];
  const kinds = new Map<string, C[]>();
  for (const choice of choices) kinds.set(choice.word, [...(kinds.get(choice.word) ?? []), choice]);
  const room = Math.max(1, Math.floor(ROOM / kinds.size));
  return [...kinds.values()].flatMap((kind) => {
    const shown = Math.min(room, kind.length);
    return Array.from({ length: shown }, (_, nth) => kind[Math.floor((nth * kind.length) / shown)]!);
  });
}
