import { type Upload, uploadChanged } from '@theke/contracts/media/upload';
import { stale, unknown } from '@theke/kit/problem';
import type { UploadDeps } from './store-upload.ts';
import { nameWithExtension } from './upload-name.ts';
import { uploadStore } from './upload-store.ts';

/** Renames a file and keeps its real extension. @throws Problem 404, 409 STALE_VERSION */
export const renameUpload = (
  { db }: UploadDeps,
  tenant: string,
  id: string,
  { name, version }: { name: string; version: number },
): Promise<Upload> =>
  db.withTenant(tenant, async (tx) => {
    const before = await uploadStore.find(tx, id);
    if (!before) throw unknown('Der Upload');
    const upload = await uploadStore.rename(tx, id, version, nameWithExtension(name, before.extension));
    if (!upload) throw stale('Upload');
    tx.publish(uploadChanged(id, upload.version, { id }));
    return upload;
  });
