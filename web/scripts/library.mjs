// Lays beside the engine for browsers what it does not carry inside: for each game what there is to learn of it, and the specification.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const root = new URL('../../', import.meta.url);
const engine = new URL('../engine/', import.meta.url);
const read = (path) => parse(readFileSync(new URL(path, root), 'utf8'));
/** The files of a folder by name without the ending, in order. */
const folder = (path) =>
  readdirSync(new URL(path, root))
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .map((name) => [name.slice(0, -'.toml'.length), read(`${path}/${name}`)]);

// A page without an engine has no use for them.
if (existsSync(new URL('touchline.wasm', engine)))
  for (const [game, intro] of Object.entries(read('lessons/intro.toml'))) {
    const library = {
      game,
      intro,
      // A lesson's name is that of its file without the number, which is its order.
      lessons: folder(`lessons/${game}`).map(([name, lesson]) => [name.replace(/^[\d-]+/, ''), lesson]),
      puzzles: folder(`puzzles/${game}`).flatMap(([, file]) => file.puzzle ?? []),
      vectors: folder(`vectors/${game}`).map(([, file]) => file),
    };
    writeFileSync(new URL(`learn-${game}.json`, engine), JSON.stringify(library));
    copyFileSync(new URL(`docs/rules/${game}.md`, root), new URL(`rules-${game}.md`, engine));
  }
