import type { ContentPackage } from '@theke/contracts/signage/package';
import { fileKind } from './plan-download.ts';

/** Assumed size of a file until the server sends it, in bytes. */
export const assumedBytes = 1_000_000;
/** Room that stays free for the package itself, plays and the browser, in bytes. */
const reserve = 10_000_000;

/** URLs of a package's files that are not stored, videos last, so that a broken video delays no picture. */
export function listMissing({ files }: ContentPackage, stored: readonly string[]): string[] {
  const known = new Set(stored);
  const missing = [...new Set(files.map(({ url }) => url))].filter((url) => !known.has(url));
  const isVideo = (url: string) => fileKind(url) === 'video';
  return [...missing.filter((url) => !isVideo(url)), ...missing.filter(isVideo)];
}

/** Whether so many bytes do not fit into the storage. Unknown storage has room. */
export const needsRoom = (bytes: number, storage: { used: number; quota: number } | undefined): boolean =>
  storage !== undefined && storage.quota - storage.used < bytes + reserve;
