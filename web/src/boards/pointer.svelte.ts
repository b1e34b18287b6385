import { on } from 'svelte/events';
import type { Texts } from '../lib/texts.svelte';
import type { MatchPlay } from '../match/play.svelte';
import { pointOf, type Finger } from './finger.svelte';
import type { Point } from './grid';

/** A mouse that has moved by this many pixels drags. */
const DRAG_PX = 6;
/** The click that a browser sends after a drag follows at once. */
const ECHO_MS = 400;

/** Why nothing can be done at a place: the acts that were probably meant, for the server to judge, and what is said without one. */
export type Meaning = { title: string; acts: string[]; otherwise: { fact: string; rule: string | null } };

/** What the controller needs of a board. A place is a name: a square, a zone, a card. */
export type Places<P extends string> = {
  readonly play: MatchPlay;
  readonly size: { w: number; h: number };
  /** Where a place is in the drawing. */
  point(place: P): Point;
  /** Does what touching a place does; false if nothing can be done there. */
  press(place: P): boolean;
  /** Can something be taken up here and dragged? */
  grabs(place: P): boolean;
  /** Does what dragging from one place to another does; false if nothing can be done there. */
  drop(from: P, to: P): boolean;
  /** Lets go of what is held or chosen. */
  release(): void;
  /** The places where something can be done, in the order of the keyboard. */
  stops(): P[];
  /** The place that an arrow key leads to. */
  step(from: P, key: string): P | null;
  meant(place: P): Meaning;
};

/** The pointer and key controller of every board: tab stop, arrow keys, touch, drag, and the nod of a place that refuses. */
export class Pointer<P extends string> {
  /** The place with the tab stop. */
  cursor = $state<P>() as P;
  /** The place under the mouse or with the focus. */
  over = $state.raw<P | null>(null);
  nod = $state.raw<{ at: P; nth: number } | null>(null);
  /** What is being dragged, and where it is in the drawing. */
  drag = $state.raw<{ from: P; at: Point; over: P | null } | null>(null);
  /** The drawing. */
  svg = $state.raw<SVGSVGElement>();
  #start: { id: number; x: number; y: number; place: P } | null = null;
  #dropped = -Infinity;

  constructor(
    start: P,
    private readonly texts: Texts,
    private readonly board: Places<P>,
    /** Fingers on small squares have a controller of their own. */
    private readonly finger: Finger | null = null,
  ) {
    this.cursor = start;
  }

  /** Listens to a drawing, whose places are the elements with `data-place`: `{@attach pointer.watch}`. */
  watch = (drawing: SVGSVGElement): (() => void) => {
    this.svg = drawing;
    const ends = new AbortController();
    const { signal } = ends;
    drawing.addEventListener('pointerdown', this.#down, { signal });
    drawing.addEventListener('pointermove', this.#move, { signal });
    drawing.addEventListener('pointerup', this.#up, { signal });
    drawing.addEventListener('pointercancel', this.#cancel, { signal });
    drawing.addEventListener('pointerover', (event) => (this.over = placeOf<P>(event.target)), { signal });
    drawing.addEventListener('pointerleave', () => (this.over = null), { signal });
    drawing.addEventListener('click', this.#click, { signal });
    drawing.addEventListener('keydown', this.key, { signal });
    drawing.addEventListener('focusin', this.#focus, { signal });
    // Svelte's `on`: a browser tells of a lost focus in the middle of an update, where nothing may be set otherwise.
    on(drawing, 'focusout', () => (this.over = null), { signal });
    // Not passive: the page must not scroll under a finger that drags or holds the loupe.
    drawing.addEventListener('touchmove', this.#touchmove, { signal, passive: false });
    return () => ends.abort();
  };

  /** A place was touched, clicked, or chosen by a key. */
  press(place: P): void {
    this.cursor = place;
    const { playback } = this.board.play;
    if (playback.playing) playback.skip();
    else if (!this.board.press(place)) this.refuse(place);
  }

  /** Something was dragged from one place to another. */
  drop(from: P, to: P): void {
    this.cursor = to;
    const { playback } = this.board.play;
    if (playback.playing) playback.skip();
    else if (from === to) this.press(to);
    else if (!this.board.drop(from, to)) this.refuse(to);
  }

  /** Nods, and says why nothing can be done at a place. */
  refuse(place: P): void {
    const { play, size } = this.board;
    if (play.info?.status !== 'playing' || play.link.sending) return;
    this.nod = { at: place, nth: (this.nod?.nth ?? 0) + 1 };
    const { x, y } = this.board.point(place);
    const at = { x: (x / size.w) * 100, y: (y / size.h) * 100 };
    const { title, acts, otherwise } = this.board.meant(place);
    if (play.myTurn) void play.why(acts, { title, at, otherwise });
    else void play.why([], { title: this.texts.text('web-not-your-turn'), at, otherwise });
  }

  /** Moves the focus to a place. */
  go(place: P): void {
    this.cursor = place;
    this.svg?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus();
  }

  key = (event: KeyboardEvent): void => {
    switch (event.key) {
      case 'Enter':
      case ' ':
        this.press(this.cursor);
        break;
      case 'Escape':
        this.board.release();
        break;
      case 'Home':
      case 'End': {
        // To the next place where something can be done, so that a keyboard need not walk the whole board.
        const stops = this.board.stops();
        const idx = stops.indexOf(this.cursor) + (event.key === 'End' ? 1 : -1);
        this.go(stops.at(idx % stops.length) ?? this.cursor);
        break;
      }
      default: {
        const next = this.board.step(this.cursor, event.key);
        if (!next) return;
        this.go(next);
      }
    }
    event.preventDefault();
  };

  #down = (event: PointerEvent): void => {
    // Whatever is pressed anew is no echo of a drag.
    this.#dropped = -Infinity;
    if (event.pointerType === 'touch' && this.finger) return this.finger.down(event);
    const place = placeUnder<P>(event);
    if (event.button === 0 && place && !this.#start)
      this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY, place };
  };

  #move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && this.finger) return this.finger.move(event);
    const start = this.#start;
    if (event.pointerId !== start?.id) return;
    if (!this.drag) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= DRAG_PX) return;
      if (this.board.play.busy || !this.board.grabs(start.place)) return;
      this.svg?.setPointerCapture(event.pointerId);
    }
    this.drag = { from: start.place, at: pointOf(event), over: placeUnder<P>(event) };
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && this.finger) return this.finger.up(event);
    if (event.pointerId !== this.#start?.id) return;
    const { drag } = this;
    this.#cancel();
    if (!drag) return;
    this.#dropped = event.timeStamp;
    const to = placeUnder<P>(event);
    if (to) this.drop(drag.from, to);
  };

  #cancel = (): void => {
    this.finger?.cancel();
    this.#start = null;
    this.drag = null;
  };

  #click = (event: MouseEvent): void => {
    const place = placeOf<P>(event.target);
    // A browser sends a click after a drag and after a touch, too.
    if (!place || this.finger?.isEcho(event) || event.timeStamp - this.#dropped < ECHO_MS) return;
    this.press(place);
  };

  #focus = (event: FocusEvent): void => {
    const place = placeOf<P>(event.target);
    if (!place) return;
    this.cursor = place;
    this.over = place;
  };

  #touchmove = (event: TouchEvent): void => {
    if ((this.drag || this.finger?.at) && event.cancelable) event.preventDefault();
  };
}

const placeOf = <P extends string>(target: EventTarget | null): P | null =>
  ((target as Element | null)?.closest('[data-place]')?.getAttribute('data-place') as P | null | undefined) ?? null;

/** The place under a pointer, whatever has captured it. */
const placeUnder = <P extends string>({ clientX, clientY }: PointerEvent): P | null =>
  placeOf(document.elementFromPoint(clientX, clientY));
