import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type FileStore, NoSuchFile } from './file-store.ts';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

const orMissing = (key: string) => (error: unknown) => {
  throw isMissing(error) ? new NoSuchFile(key) : error;
};

/** Stores files in a folder on disk, which replicas may share. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder);
  const at = (key: string) => join(root, key);
  return {
    /** Writes a temporary file and renames it, so that nobody reads half a file. */
    async write(key, bytes) {
      const unfinished = join(dirname(at(key)), `.${basename(key)}.${randomUUID()}`);
      // Files of guests: readable for the platform's user only.
      await mkdir(dirname(at(key)), { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, at(key));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(at(key)).catch(orMissing(key)),
    async open(key, part) {
      const file = await open(at(key)).catch(orMissing(key));
      if (part) return { size: part.end - part.start + 1, stream: file.createReadStream(part) };
      return { size: (await file.stat()).size, stream: file.createReadStream() };
    },
    size: (key) =>
      stat(at(key)).then(
        ({ size }) => size,
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      ),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(at(key), { force: true })));
    },
    async folders() {
      const entries = await readdir(root, { withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []; // Nothing was ever stored.
        throw error;
      });
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    },
    close: () => undefined,
  };
}
