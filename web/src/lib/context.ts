import { createContext } from 'svelte';
import type { Api } from './api';
import type { Overlays } from './overlay.svelte';
import type { Route } from './route.svelte';
import type { Settings } from './settings.svelte';
import type { Sound } from './sound';
import type { Texts } from './texts.svelte';

/** What every component may use. */
export type Page = { api: Api; overlays: Overlays; route: Route; settings: Settings; sound: Sound; texts: Texts };

export const [usePage, setPage] = createContext<Page>();
