/** How wide a tag is drawn, about. */
export const tagWidth = (words: string, size: number): number => (words.length * 0.58 + 1.1) * size;

/** A label stays on the drawing. */
export const within = (value: number, by: number, to: number): number => Math.min(to - by, Math.max(by, value));
