import type { PlayRecord } from '@theke/contracts/signage/player';

export type StoredPlay = { readonly key: number; readonly record: PlayRecord };

/** Plays that the server does not know yet, in the order in which they were added. */
export type PlayStore = {
  add(record: PlayRecord): Promise<void>;
  first(count: number): Promise<StoredPlay[]>;
  /** Deletes all up to and including a key. */
  removeThrough(key: number): Promise<void>;
  count(): Promise<number>;
};

/** For browsers that deny IndexedDB. */
export function memoryPlays(): PlayStore {
  let [plays, last]: [StoredPlay[], number] = [[], 0];
  return {
    add: async (record) => {
      last += 1;
      plays.push({ key: last, record });
    },
    first: async (count) => plays.slice(0, count),
    removeThrough: async (removed) => {
      plays = plays.filter(({ key }) => key > removed);
    },
    count: async () => plays.length,
  };
}
