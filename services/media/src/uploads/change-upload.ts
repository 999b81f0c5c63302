import { type Upload, uploadChanged } from '@theke/contracts/media/upload';
import { stale, unknown } from '@theke/kit/problem';
import type { UploadDeps } from './store-upload.ts';
import { nameWithExtension } from './upload-name.ts';
import { uploadStore } from './upload-store.ts';

/**
 * Renames a file, which keeps its real extension, and sets its tags if given. @throws Problem 404, 409 STALE_VERSION
 */
export const changeUpload = (
  { db }: UploadDeps,
  tenant: string,
  id: string,
  { name, tags, version }: { name: string; tags?: string[] | undefined; version: number },
): Promise<Upload> =>
  db.withTenant(tenant, async (tx) => {
    const before = await uploadStore.find(tx, id);
    if (!before) throw unknown('Der Upload');
    const upload = await uploadStore.update(tx, id, { version, name: nameWithExtension(name, before.extension), tags });
    if (!upload) throw stale('Upload');
    tx.publish(uploadChanged(id, upload.version, { id }));
    return upload;
  });
