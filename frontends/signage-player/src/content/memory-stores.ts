import type { FileStore, PackageStore, PartStore, StoredPackage } from './stores.ts';

/** For browsers that deny IndexedDB: content lasts until the page is reloaded. */
export function memoryPackages(): PackageStore {
  let kept: StoredPackage | undefined;
  return {
    read: async () => kept,
    write: async (stored) => {
      kept = stored;
    },
  };
}

/** Keeps parts only while their download runs. */
export function memoryParts(): PartStore {
  const parts = new Map<string, { pieces: Blob[]; total: number | null; etag: string | null }>();
  const bytesOf = (pieces: Blob[]) => pieces.reduce((sum, { size }) => sum + size, 0);
  return {
    list: async () => [...parts.keys()],
    find: async (url) => {
      const part = parts.get(url);
      return part && { bytes: bytesOf(part.pieces), total: part.total, etag: part.etag };
    },
    append: async (url, piece, { total, etag }) => {
      const before = parts.get(url);
      parts.set(url, { pieces: [...(before?.pieces ?? []), piece], total, etag: etag ?? before?.etag ?? null });
    },
    join: async (url, type) => new Blob(parts.get(url)?.pieces ?? [], { type }),
    remove: async (url) => void parts.delete(url),
  };
}

/** For browsers that deny Cache Storage: nothing is stored, and media come from the network. */
export const noFiles: FileStore = {
  list: async () => [],
  put: async () => {
    throw new Error('quota: no storage');
  },
  remove: async () => undefined,
  estimate: async () => undefined,
};
