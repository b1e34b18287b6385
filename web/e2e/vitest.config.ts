import { defineConfig } from 'vitest/config';

/** What every change is held against: each game from its first screen to the end, and the page when things go wrong. */
const QUICK =
  /cup of four|without a finding|whole match against the coach|says why|through an invitation|server was restarted|proves the dice|resigns only|keeps a name|takes at most|with the network cut|hands a match up|there is no room|keeps nothing|cleared under it|without asking it|same engine as the program|any folder of a plain/;

export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['**/*.e2e.ts'],
    environment: 'node',
    // Whole matches, decided by mouse and keyboard.
    testTimeout: 480_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // A loaded machine may be slow once; twice is a fault.
    retry: 1,
    // Everything, keyboards, phones and languages included, takes a quarter of an hour and more on a busy machine: `make web-long`.
    ...(process.env['TOUCHLINE_LONG'] === undefined ? { testNamePattern: QUICK } : {}),
  },
});
