import type { FileStore } from '../src/content/stores.ts';

/** Files in memory with a quota in bytes. */
export function memoryFiles(quota = 1e9): FileStore & { all: Map<string, Blob>; quota: number } {
  const all = new Map<string, Blob>();
  const used = () => [...all.values()].reduce((sum, { size }) => sum + size, 0);
  const store = {
    all,
    quota,
    list: async () => [...all.keys()],
    put: async (url: string, file: Blob) => {
      if (used() + file.size > store.quota) throw new Error('QuotaExceededError');
      all.set(url, file);
    },
    remove: async (url: string) => void all.delete(url),
    estimate: async () => ({ used: used(), quota: store.quota }),
  };
  return store;
}
