import type { PlayStore, StoredPlay } from '../plays/play-store.ts';
import type { PackageStore, PartStore, StoredPackage } from './stores.ts';

const version = 1;
type Piece = { url: string; index: number; blob: Blob; total: number | null; etag: string | null };

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('theke-tv', version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('package');
    request.result.createObjectStore('plays', { autoIncrement: true });
    request.result.createObjectStore('parts', { keyPath: ['url', 'index'] });
  };
  return result(request);
}

type Database = { packages: PackageStore; plays: PlayStore; parts: PartStore };

/** Stores of the player in IndexedDB. @throws if the browser denies it */
export async function openDatabase(): Promise<Database> {
  const database = await open();

  /** Runs requests in one transaction and waits until it is written. */
  const within = <T>(
    store: string,
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<T> | T,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const ran = Promise.resolve(run(transaction.objectStore(store)));
      ran.catch(() => undefined);
      transaction.oncomplete = () => ran.then(resolve, reject);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error);
    });

  const piecesOf = (url: string) => IDBKeyRange.bound([url, 0], [url, Number.MAX_SAFE_INTEGER]);

  return {
    packages: {
      read: () => within('package', 'readonly', (store) => result<StoredPackage | undefined>(store.get('current'))),
      write: (stored) =>
        within('package', 'readwrite', (store) => {
          if (stored) store.put(stored, 'current');
          else store.delete('current');
        }),
    },
    plays: {
      add: (record) => within('plays', 'readwrite', (store) => void store.add(record)),
      first: (count) =>
        within('plays', 'readonly', async (store) => {
          const [keys, records] = await Promise.all([
            result(store.getAllKeys(null, count)),
            result(store.getAll(null, count)),
          ]);
          return keys.map((key, index): StoredPlay => ({ key: key as number, record: records[index] }));
        }),
      removeThrough: (key) => within('plays', 'readwrite', (store) => void store.delete(IDBKeyRange.upperBound(key))),
      count: () => within('plays', 'readonly', (store) => result(store.count())),
    },
    parts: {
      list: () =>
        within('parts', 'readonly', async (store) => {
          const keys = (await result(store.getAllKeys())) as [string, number][];
          return [...new Set(keys.map(([url]) => url))];
        }),
      find: (url) =>
        within('parts', 'readonly', async (store) => {
          const pieces = (await result(store.getAll(piecesOf(url)))) as Piece[];
          const [first] = pieces;
          const bytes = pieces.reduce((sum, { blob }) => sum + blob.size, 0);
          return first && { bytes, total: first.total, etag: first.etag };
        }),
      append: (url, blob, { total, etag }) =>
        within('parts', 'readwrite', async (store) => {
          const index = await result(store.count(piecesOf(url)));
          store.put({ url, index, blob, total, etag } satisfies Piece);
        }),
      join: (url, type) =>
        within('parts', 'readonly', async (store) => {
          const pieces = (await result(store.getAll(piecesOf(url)))) as Piece[];
          return new Blob(
            pieces.map(({ blob }) => blob),
            { type },
          );
        }),
      remove: (url) => within('parts', 'readwrite', (store) => void store.delete(piecesOf(url))),
    },
  };
}
