import { uploadDeleted } from '@theke/contracts/media/upload';
import { day } from './claim-upload.ts';
import type { UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadStore } from './upload-store.ts';

/**
 * Removes guests' uploads older than 24 hours without an order (MEDIA-06), and older counts of uploads. The folders
 * show which tenants exist; safe on several replicas at once.
 * @returns number of removed uploads
 */
export async function sweepUploads({ db, files, now }: UploadDeps, stopping?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - day);
  let removed = 0;
  for (const tenant of await files.tenants()) {
    for (;;) {
      if (stopping?.aborted) return removed;
      const removedUploads = await db.withTenant(tenant, async (tx) => {
        tx.query('delete from upload_claims where at < $1', [before]);
        const rows = await uploadStore.removeUnkept(tx, before);
        tx.publish(...rows.map(({ id, version }) => uploadDeleted(id, version + 1, { id })));
        return rows;
      });
      await files.remove(
        tenant,
        removedUploads.flatMap((upload) => [uploadFileOf(upload), previewFileOf(upload)]),
      );
      removed += removedUploads.length;
      if (removedUploads.length === 0) break;
    }
  }
  return removed;
}
