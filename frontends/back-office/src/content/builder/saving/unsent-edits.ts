import type { OpenConflict } from '@theke/rules/content/editing/editing-session';
import type { NumberedOperation } from '@theke/rules/content/editing/merge-edits';

/** Operations of a session on a page that the server has not acknowledged, and conflicts that are not decided. */
export type UnsentEdits = {
  readonly site: string;
  readonly session: string;
  /** Time of the last edit. */
  readonly at: string;
  readonly seq: number;
  readonly pending: readonly NumberedOperation[];
  readonly conflicts: readonly OpenConflict[];
};

export type UnsentEditsStore = {
  /** Edits of all sessions on a page, the newest first. */
  all(site: string): Promise<UnsentEdits[]>;
  put(edits: UnsentEdits): Promise<void>;
  remove(site: string, session: string): Promise<void>;
};

const name = 'theke-page-edits';
const table = 'edits';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the unsent edits of this browser in IndexedDB. Calls reject if the browser has no storage. */
export function openUnsentEdits(): UnsentEditsStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    if (opened) return opened;
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(table, { keyPath: ['site', 'session'] });
    opened = answered(request);
    return opened;
  };
  async function inTransaction<T>(mode: IDBTransactionMode, work: (edits: IDBObjectStore) => IDBRequest<T>) {
    const transaction = (await open()).transaction(table, mode);
    const result = answered(work(transaction.objectStore(table)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return result;
  }
  return {
    all: async (site) =>
      // Arrays sort after strings: the upper bound covers all sessions of the page.
      (
        (await inTransaction('readonly', (edits) =>
          edits.getAll(IDBKeyRange.bound([site], [site, []])),
        )) as UnsentEdits[]
      ).toSorted((one, other) => other.at.localeCompare(one.at)),
    put: async (edits) => void (await inTransaction('readwrite', (all) => all.put(edits))),
    remove: (site, session) => inTransaction('readwrite', (edits) => edits.delete([site, session])),
  };
}

const lockOf = (session: string): string => `theke-page-edits:${session}`;

/** Marks a session as open in a tab until `release` is called or the tab is closed. */
export function holdSession(session: string): { release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockOf(session), () => released);
  return { release };
}

/** Without locks, which need HTTPS: a session without edits for this time in ms counts as closed. */
const assumedOpen = 120_000;

/** Edits whose tab is closed: a session must not be continued in two tabs. */
export async function abandonedEdits(store: UnsentEditsStore, site: string): Promise<UnsentEdits[]> {
  const all = await store.all(site);
  if (all.length === 0) return all;
  const held = (await navigator.locks?.query())?.held?.map((lock) => lock.name);
  return all.filter(({ session, at }) =>
    held ? !held.includes(lockOf(session)) : Date.now() - Date.parse(at) > assumedOpen,
  );
}
