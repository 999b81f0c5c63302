import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';

/** Somebody pressed a button; kept until the server has it. */
export type QueuedPunch = {
  /** In which order they were pressed. */
  order: number;
  id: string;
  person: string;
  move: PunchMove;
  /** What this device's clock showed. */
  at: string;
  /** Only while nobody knows by which key it is sealed. */
  pin?: string;
  sealedPin?: string;
  /** Where, on one's own device; a terminal stands somewhere. */
  branch?: string;
  /** On what they work, where they said it (TIME-13). */
  booking?: Booking;
  /** Why the server will never take it: somebody has to read it. */
  refusal?: string;
};

/** What has been pressed and is not sent, in its order. */
export type PunchStore = {
  all(): Promise<QueuedPunch[]>;
  add(punch: Omit<QueuedPunch, 'order'>): Promise<QueuedPunch>;
  put(punch: QueuedPunch): Promise<void>;
  remove(order: number): Promise<void>;
};

const store = 'punches';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * On this device's disk: one that is switched off loses nothing.
 * @param name each has a queue of its own
 * @throws where the browser keeps nothing
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
  /** Answers once it is on the disk. */
  async function within<T>(mode: IDBTransactionMode, work: (punches: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await open()).transaction(store, mode, { durability: 'strict' });
    const result = answered(work(transaction.objectStore(store)));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return result;
  }
  return {
    all: () => within('readonly', (punches) => punches.getAll() as IDBRequest<QueuedPunch[]>),
    add: async (punch) => ({ ...punch, order: Number(await within('readwrite', (punches) => punches.add(punch))) }),
    put: async (punch) => void (await within('readwrite', (punches) => punches.put(punch))),
    remove: (order) => within('readwrite', (punches) => punches.delete(order)),
  };
}
