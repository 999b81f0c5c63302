import { uploadDeleted } from '@theke/contracts/media/upload';
import { unknown } from '@theke/kit/problem';
import type { UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadStore } from './upload-store.ts';

/** Deletes the row first, then the files, as with pictures (delete-image.ts). @throws Problem 404 */
export async function deleteUpload({ db, files }: UploadDeps, tenant: string, id: string): Promise<void> {
  const upload = await db.withTenant(tenant, async (tx) => {
    const removed = await uploadStore.remove(tx, id);
    if (!removed) throw unknown('Der Upload');
    tx.publish(uploadDeleted(id, removed.version + 1, { id }));
    return removed;
  });
  await files.remove(tenant, [uploadFileOf(upload), previewFileOf(upload)]);
}
