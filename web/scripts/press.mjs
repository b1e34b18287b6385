// Lays a compressed twin beside every file of the build that gains by it: the program sends it to whoever takes gzip.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
for (const name of readdirSync(dist, { recursive: true })) {
  const file = new URL(name.replaceAll('\\', '/'), dist);
  if (!statSync(file).isFile() || !/\.(js|css|html|svg|json|wasm|webmanifest|md)$/.test(name)) continue;
  const plain = readFileSync(file);
  const pressed = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  if (pressed.length < plain.length * 0.9) writeFileSync(new URL(`${file.href}.gz`), pressed);
}
