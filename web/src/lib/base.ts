/**
 * The folder in which the page lies, with a slash at its end: `/` where a server has it, another one on a plain web host. Every built
 * file but the page itself lies in a folder below it.
 */
export const BASE = import.meta.env.PROD ? new URL('../', import.meta.url).pathname : '/';

/** An address of the page, from the path that is the same wherever the page lies. */
export const addressOf = (path: string): string =>
  path.startsWith('/') && !path.startsWith(BASE) ? BASE + path.slice(1) : path;

/** The path of an address, the same wherever the page lies. */
export const pathOf = (pathname: string): string =>
  pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : pathname;
