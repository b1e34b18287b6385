import { createContext } from 'svelte';
import type { Api } from './api';
import type { Route } from './route.svelte';
import type { Settings } from './settings.svelte';
import type { Texts } from './texts.svelte';

/** What every component may use. */
export type Page = { api: Api; route: Route; settings: Settings; texts: Texts };

export const [usePage, setPage] = createContext<Page>();
