// Writes the service worker with the list of all files that the page needs without a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const template = readFileSync(new URL('../src/here/sw.js', import.meta.url), 'utf8');
// The server sends the page for every address of the page: there its files are named from the root.
const page = new URL('index.html', dist);
writeFileSync(page, readFileSync(page, 'utf8').replaceAll('="./', '="/'));
const files = readdirSync(dist, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(new URL(name, dist)).isFile() && !/\.gz$|^sw\.js$/.test(name))
  .sort();
const hash = createHash('sha256').update(template);
for (const name of files) hash.update(name).update(readFileSync(new URL(name, dist)));
const version = hash.digest('hex').slice(0, 12);
writeFileSync(
  new URL('sw.js', dist),
  template.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files)),
);
console.log(`Service worker ${version}: ${files.length} files.`);
