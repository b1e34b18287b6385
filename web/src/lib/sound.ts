// Every sound is made here, from noise and tones; nothing is recorded. Each has its visible twin, so a page without sound misses nothing.

export type Cue = 'piece' | 'ball' | 'dice' | 'spin' | 'card' | 'whistle' | 'crowd' | 'refuse' | 'word';

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

/** A stretch of noise through a band, with a short attack and a fall. */
function noise(length: number, band: number, sharpness: number, loud: number, delay = 0): Voice {
  return (audio, out, at) => {
    const frames = Math.ceil(audio.sampleRate * length);
    const buffer = audio.createBuffer(1, frames, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < frames; i += 1) samples[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = band;
    filter.Q.value = sharpness;
    const gain = audio.createGain();
    const start = at + delay;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.008, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(filter).connect(gain).connect(out);
    source.start(start);
  };
}

/** A tone that glides from one pitch to another and dies away. */
function tone(shape: OscillatorType, from: number, to: number, length: number, loud: number, delay = 0): Voice {
  return (audio, out, at) => {
    const source = audio.createOscillator();
    source.type = shape;
    const start = at + delay;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(gain).connect(out);
    source.start(start);
    source.stop(start + length);
  };
}

/** A crowd that rises and settles: broad noise under a slow swell, with two voices of its own. */
const swell: Voice = (audio, out, at) => {
  for (const [band, loud] of [
    [480, 0.5],
    [900, 0.32],
    [1700, 0.14],
  ] as const) {
    const frames = Math.ceil(audio.sampleRate * 2.2);
    const buffer = audio.createBuffer(1, frames, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < frames; i += 1) samples[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(band * 0.7, at);
    filter.frequency.linearRampToValueAtTime(band, at + 0.5);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.35);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 2.2);
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
  }
};

/** Ticks that come slower and slower, as a ratchet does. */
const ratchet: Voice[] = Array.from({ length: 15 }, (_, i) => noise(0.03, 2400, 6, 0.3, 0.006 * i * i));

const VOICES: Record<Cue, Voice[]> = {
  piece: [tone('triangle', 210, 130, 0.09, 0.5), noise(0.04, 900, 1.5, 0.25)],
  ball: [tone('sine', 150, 62, 0.14, 0.7), noise(0.06, 420, 1, 0.4)],
  dice: [noise(0.05, 1500, 3, 0.6), noise(0.05, 1200, 3, 0.5, 0.11), tone('triangle', 320, 190, 0.05, 0.3, 0.11)],
  spin: ratchet,
  card: [noise(0.11, 3600, 0.8, 0.28)],
  whistle: [
    tone('square', 2350, 2330, 0.34, 0.09),
    tone('square', 2385, 2360, 0.34, 0.09),
    noise(0.34, 2370, 14, 0.18),
  ],
  crowd: [swell],
  refuse: [tone('sine', 190, 150, 0.07, 0.35)],
  word: [tone('sine', 620, 830, 0.09, 0.18)],
};

/** Plays cues, if they are wanted. The browser's audio is opened with the first of them, after somebody has touched the page. */
export class Sound {
  #audio: AudioContext | null = null;
  #out: AudioNode | null = null;

  constructor(private readonly wanted: () => boolean) {}

  play(cue: Cue): void {
    if (!this.wanted() || typeof AudioContext === 'undefined') return;
    if (!this.#audio) {
      this.#audio = new AudioContext();
      const out = this.#audio.createGain();
      out.gain.value = 0.5;
      out.connect(this.#audio.destination);
      this.#out = out;
    }
    const [audio, out] = [this.#audio, this.#out];
    if (!out) return;
    void audio.resume();
    for (const voice of VOICES[cue]) voice(audio, out, audio.currentTime + 0.01);
  }
}

/** What a step sounds like, by its word and who made it. */
export function cueOf(by: string, word: string | null): Cue | null {
  if (by === 'match' || word === null) return null;
  if (by === 'chance') {
    if (word === 'spin') return 'spin';
    return word === 'draw' || word === 'lot' ? 'card' : 'dice';
  }
  if (/^(put|swap|in|hand|field|hit|throw|joker|counter)$/.test(word)) return 'card';
  return /^(pass|lob|shot|shoot|leg|target|play)/.test(word) ? 'ball' : 'piece';
}
