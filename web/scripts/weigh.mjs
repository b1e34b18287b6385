// Fails when the first screen is heavier than it may be: the entry, what it imports at once, its styles, and the texts of the
// longest language, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB_MAX = 120;
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
const chunks = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'));
const files = readdirSync(new URL('../../locales/en/', import.meta.url)).map((name) => name.replace('.ftl', ''));
const texts = files
  .map((file) => chunks.filter((name) => name.startsWith(`${file}-`)).map((name) => weight(`assets/${name}`)))
  .reduce((sum, weights) => sum + Math.max(0, ...weights), 0);
const bytes = texts + [...names].reduce((sum, name) => sum + weight(name), 0);
const kb = Math.ceil(bytes / 1024);
console.log(`First screen: ${kb} KB compressed in ${names.size} files (at most ${KB_MAX}).`);
if (kb > KB_MAX) process.exit(1);
