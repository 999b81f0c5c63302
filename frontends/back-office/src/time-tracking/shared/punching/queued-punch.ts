import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';

/** A pressed button; stored until the server has received it. */
export type QueuedPunch = {
  /** Sequence number of the press. */
  order: number;
  id: string;
  person: string;
  move: PunchMove;
  /** Time by this device's clock. */
  at: string;
  /** Only until the key for sealing is known. */
  pin?: string;
  sealedPin?: string;
  /** Branch, on a person's own device; a terminal has a fixed one. */
  branch?: string;
  /** Project or task, if chosen (TIME-13). */
  booking?: Booking;
  /** Reason why the server has refused it permanently; a person has to read it. */
  refusal?: string;
};

/** Unsent punches in order. */
export type PunchStore = {
  all(): Promise<QueuedPunch[]>;
  add(punch: Omit<QueuedPunch, 'order'>): Promise<QueuedPunch>;
  update(punch: QueuedPunch): Promise<void>;
  remove(order: number): Promise<void>;
};

const store = 'punches';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Opens a persistent queue in IndexedDB, which survives switching off the device.
 * @param name name of the queue
 * @throws if the browser has no storage
 */
export function openPunchStore(name: string): PunchStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    if (opened) return opened;
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      void request.result.createObjectStore(store, { keyPath: 'order', autoIncrement: true });
    opened = answered(request);
    return opened;
  };
  /** Resolves when the transaction is complete. */
  async function inTransaction<T>(
    mode: IDBTransactionMode,
    work: (punches: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(store, mode, { durability: 'strict' });
    const result = answered(work(transaction.objectStore(store)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return result;
  }
  return {
    all: () => inTransaction('readonly', (punches) => punches.getAll() as IDBRequest<QueuedPunch[]>),
    add: async (punch) => ({
      ...punch,
      order: Number(await inTransaction('readwrite', (punches) => punches.add(punch))),
    }),
    update: async (punch) => void (await inTransaction('readwrite', (punches) => punches.put(punch))),
    remove: (order) => inTransaction('readwrite', (punches) => punches.delete(order)),
  };
}
