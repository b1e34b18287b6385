import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const languageOf = (id: string): string | undefined => /locales\/(\w+)\//.exec(id)?.[1];

export default defineConfig({
  // The page may lie in any folder of a web host: `touchline site`.
  base: './',
  worker: { format: 'es' },
  plugins: [svelte()],
  // Tests show components in a browser, if one that is made of words.
  ...(process.env['VITEST'] && { resolve: { conditions: ['browser'] } }),
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first screen comes in one piece, and each language in two, the texts of the games
        // behind those of the first screen: many small files wait for each other.
        advancedChunks: {
          groups: [
            { name: 'first', test: /\/src\/main\.ts$/ },
            { name: (id) => `texts-${languageOf(id)}`, test: /locales\/\w+\/(common|games|shell|web)\.ftl/ },
            { name: (id) => `more-${languageOf(id)}`, test: /locales\/\w+\/.*\.ftl/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7171', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'happy-dom', testTimeout: 60_000 },
});
