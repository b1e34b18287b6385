// What this browser keeps of matches that were played without a server.
import type { MatchInfo } from '../lib/wire';

/** A match as the engine hands it over; only the engine looks into it. */
export type Kept = { id: string; info: MatchInfo; record: string; done: unknown[] };

/** A match and how often it was written: another tab may have been faster. */
export type Stored = { version: number; kept: Kept };

/** Where matches are kept. */
export interface Shelf {
  /** Does it outlive the page? */
  readonly lasting: boolean;
  get(id: string): Promise<Stored | null>;
  all(): Promise<Stored[]>;
  /** Writes matches together, or none of them. */
  put(stored: Stored[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'touchline';
const STORE = 'matches';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });

class Database implements Shelf {
  readonly lasting = true;

  constructor(private readonly database: IDBDatabase) {}

  async get(id: string): Promise<Stored | null> {
    const stored: Stored | undefined = await settled(this.#store('readonly').get(id));
    return stored ?? null;
  }

  all(): Promise<Stored[]> {
    return settled(this.#store('readonly').getAll());
  }

  put(stored: Stored[]): Promise<void> {
    return this.#change((store) => {
      for (const one of stored) store.put(one, one.kept.id);
    });
  }

  remove(id: string): Promise<void> {
    return this.#change((store) => store.delete(id));
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  }

  /** Done when it is on the disk, not when it was asked for. */
  #change(change: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const store = this.#store('readwrite');
      const { transaction } = store;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the database failed'));
      change(store);
    });
  }
}

/** What a browser that keeps nothing has: the tab's own memory. */
export class Memory implements Shelf {
  readonly lasting = false;
  readonly #stored = new Map<string, Stored>();

  get = (id: string): Promise<Stored | null> => Promise.resolve(this.#stored.get(id) ?? null);
  all = (): Promise<Stored[]> => Promise.resolve([...this.#stored.values()]);

  put(stored: Stored[]): Promise<void> {
    for (const one of stored) this.#stored.set(one.kept.id, one);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#stored.delete(id);
    return Promise.resolve();
  }
}

/** The browser's database; where there is none, as in some private windows, the tab's memory. */
export async function openShelf(): Promise<Shelf> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await settled(request);
    // Another version of the page wants to change it: it gets its turn.
    database.onversionchange = () => database.close();
    return new Database(database);
  } catch {
    return new Memory();
  }
}
