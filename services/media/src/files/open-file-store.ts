import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** An object store if one is configured, else a folder. */
export const openFileStore = ({
  FILES_URL,
  FILES_DIR,
}: {
  FILES_URL?: string | undefined;
  FILES_DIR: string;
}): FileStore => (FILES_URL ? s3Store(FILES_URL) : folderStore(FILES_DIR));
