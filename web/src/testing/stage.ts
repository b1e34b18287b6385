// Puts a component on a page of its own, with real texts and settings and a server that says what a test wants.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';
import type { Api } from '../lib/api';
import type { Page } from '../lib/context';
import { Overlays } from '../lib/overlay.svelte';
import { Route } from '../lib/route.svelte';
import { Settings } from '../lib/settings.svelte';
import { Texts } from '../lib/texts.svelte';
import Stage from './Stage.svelte';

const shown: ReturnType<typeof mount>[] = [];
afterEach(() => {
  for (const stage of shown.splice(0)) void unmount(stage);
  document.body.innerHTML = '';
});

/** A page in English; `api` has the answers that the test needs. */
export async function pageFor(api: Partial<Api> = {}): Promise<Page> {
  const texts = new Texts();
  await texts.load('en');
  return {
    api: api as Api,
    overlays: new Overlays(),
    route: new Route(),
    settings: new Settings(),
    sound: { play: () => undefined } as unknown as Page['sound'],
    texts,
  };
}

/** Shows a component; gives what it is in. */
export function show<P extends Record<string, unknown>>(page: Page, part: Component<P>, props: P): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(
    mount(Stage as Component<{ page: Page; part: Component<P>; props: P }>, { target, props: { page, part, props } }),
  );
  flushSync();
  return target;
}

/** The first element with this text. */
export function byText(inside: HTMLElement, selector: string, text: string): HTMLElement {
  const found = [...inside.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.textContent?.includes(text),
  );
  if (!found) throw new Error(`no ${selector} says “${text}”: ${inside.textContent}`);
  return found;
}

export const press = (element: HTMLElement): void => {
  element.click();
  flushSync();
};
