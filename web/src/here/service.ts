// The page's side of its service worker: it starts without a network, and says when a new version waits.
import { ENGINE } from './wasm';

type Waiting = (use: () => void) => void;
const listeners = new Set<Waiting>();
let waiting: ServiceWorker | null = null;

/** Tells when a new version waits, and how to begin with it. */
export function onNewVersion(tell: Waiting): () => void {
  listeners.add(tell);
  if (waiting) tell(use);
  return () => listeners.delete(tell);
}

function use(): void {
  waiting?.postMessage('use');
}

function found(worker: ServiceWorker | null): void {
  if (!worker) return;
  waiting = worker;
  for (const tell of listeners) tell(use);
}

/** Registers the service worker, once the first screen is there. A page without an engine has nothing to do without a network. */
export function attend(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || ENGINE === null) return;
  // On a plain web host they are named from where the page was opened, and the page goes on to other addresses.
  for (const link of document.querySelectorAll<HTMLLinkElement>('head link[href]'))
    link.setAttribute('href', link.href);
  const address = new URL('sw.js', document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href);
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register(address);
    // With nobody in control this is the first visit: what is installed is what runs.
    if (navigator.serviceWorker.controller) found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing);
      });
    });
  };
  const had = navigator.serviceWorker.controller !== null;
  let reloading = false;
  // Another version took over because somebody asked for it: matches are kept after every move, so nothing is lost.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!had || reloading) return;
    reloading = true;
    location.reload();
  });
  const begin = (): void => void register().catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
