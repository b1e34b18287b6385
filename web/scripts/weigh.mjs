// Fails when the first screen is heavier than it may be: the entry, what it imports at once, its styles, and the texts of the
// longest language, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB_MAX = 90;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const names = new Set();
const visit = (name) => {
  if (names.has(name)) return;
  names.add(name);
  if (!name.endsWith('.js')) return;
  const text = readFileSync(new URL(name, dist), 'utf8');
  for (const [, found] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) visit(`assets/${found}`);
};
for (const [, name] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) visit(name);
const weight = (name) => gzipSync(readFileSync(new URL(name, dist))).length;
const texts = readdirSync(new URL('assets/', dist))
  .filter((name) => name.startsWith('texts-'))
  .map((name) => weight(`assets/${name}`));
const bytes = Math.max(...texts) + [...names].reduce((sum, name) => sum + weight(name), 0);
const kb = Math.ceil(bytes / 1024);
console.log(`First screen: ${kb} KB compressed in ${names.size} files (at most ${KB_MAX}).`);
if (kb > KB_MAX) process.exit(1);
