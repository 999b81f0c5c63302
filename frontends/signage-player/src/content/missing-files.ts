import type { ContentPackage } from '@theke/contracts/signage/package';

type PackageFile = ContentPackage['files'][number];

/** Assumed size of a file whose size is unknown, in bytes. */
const assumed = 1_000_000;
/** Room that stays free for the package itself, plays and the browser, in bytes. */
const reserve = 10_000_000;

/** Files of a package that are not stored, smallest first, so that a broken video delays no picture. */
export function listMissing({ files }: ContentPackage, stored: readonly string[]): PackageFile[] {
  const known = new Set(stored);
  return files
    .filter(({ url }, index) => !known.has(url) && files.findIndex((one) => one.url === url) === index)
    .sort((one, other) => (one.bytes ?? assumed) - (other.bytes ?? assumed));
}

/** Whether files do not fit into the storage. Unknown storage has room. */
export function needsRoom(
  missing: readonly Pick<PackageFile, 'bytes'>[],
  storage: { used: number; quota: number } | undefined,
): boolean {
  const bytes = missing.reduce((sum, file) => sum + (file.bytes ?? assumed), 0);
  return storage !== undefined && storage.quota - storage.used < bytes + reserve;
}
