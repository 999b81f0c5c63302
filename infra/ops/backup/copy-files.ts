import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Names of the files below a folder, without unfinished ones (services/media/src/files). */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Copies the files. A file that disappears meanwhile was deleted, and is skipped. */
export async function copyFiles(source: string, target: string): Promise<{ count: number; bytes: number }> {
  let count = 0;
  let bytes = 0;
  for (const name of await filesBelow(source)) {
    const copy = join(target, name);
    await mkdir(dirname(copy), { recursive: true });
    try {
      await copyFile(join(source, name), copy);
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') continue;
      throw error;
    }
    count += 1;
    bytes += (await stat(copy)).size;
  }
  return { count, bytes };
}

/** @throws if the number of files differs from what was stored, or bytes are missing */
export async function checkFiles(folder: string, stored: { count: number; bytes: number }): Promise<void> {
  const names = await filesBelow(folder);
  let bytes = 0;
  for (const name of names) bytes += (await stat(join(folder, name))).size;
  if (names.length !== stored.count || bytes !== stored.bytes)
    throw new Error(
      `The backup is damaged: ${names.length} files with ${bytes} bytes instead of ${stored.count} with ${stored.bytes}.`,
    );
}
