import { type Upload, uploadDeleted, uploads } from '@theke/contracts/media/upload';
import type { Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { refuseIfUsed } from '@theke/kit/resource/uses';
import type { UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadStore } from './upload-store.ts';

type Deps = Pick<UploadDeps, 'db' | 'files'>;

/**
 * Deletes the row first, then the files, as with pictures (delete-image.ts). Used for a person's erased files: they go
 * even if a page links them.
 * @param check throws if the row must stay
 * @throws Problem 404
 */
export async function deleteUpload(
  { db, files }: Deps,
  tenant: string,
  id: string,
  check?: (tx: Transaction, upload: Upload) => Promise<void>,
): Promise<void> {
  const upload = await db.withTenant(tenant, async (tx) => {
    const found = await uploadStore.find(tx, id);
    if (found) await check?.(tx, found);
    const removed = await uploadStore.remove(tx, id);
    if (!removed) throw unknown('Der Upload');
    tx.publish(uploadDeleted(id, removed.version + 1, { id }));
    return removed;
  });
  await files.remove(tenant, [uploadFileOf(upload), previewFileOf(upload)]);
}

/** Deletes a file by staff. @throws Problem 404, or 409 IN_USE if content or signage uses it */
export const deleteUnusedUpload = (deps: UploadDeps, tenant: string, id: string): Promise<void> =>
  deleteUpload(deps, tenant, id, (tx) =>
    refuseIfUsed(tx, id, { resourceName: uploads.name, label: uploads.label.one, now: deps.now() }),
  );
