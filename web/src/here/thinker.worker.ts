// Computer coaches think here, so that the page and its host stay quick meanwhile.
import type { FromThinker, ToThinker } from './messages';
import { Wasm } from './wasm';

let wasm: Promise<Wasm> | null = null;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  const say = (said: FromThinker): void => self.postMessage(said);
  const { number, engine, question } = data;
  try {
    if (engine) wasm = Wasm.load(engine);
    const answer = question === undefined ? null : (await wasm!).think(question);
    await wasm;
    say({ number, answer });
  } catch (error) {
    say({ number, failed: String(error) });
  }
};
