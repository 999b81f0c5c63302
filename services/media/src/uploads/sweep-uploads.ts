import { uploadDeleted } from '@theke/contracts/media/upload';
import { day } from './claim-upload.ts';
import type { UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadStore } from './upload-store.ts';

/**
 * Removes what guests uploaded more than 24 hours ago and no order named since (MEDIA-06), and forgets who uploaded
 * how much before then. The folders say which tenants there are; replicas may sweep at the same time.
 * @returns how many uploads were removed
 */
export async function sweepUploads({ db, files, now }: UploadDeps, stopping?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - day);
  let removed = 0;
  for (const tenant of await files.tenants()) {
    for (;;) {
      if (stopping?.aborted) return removed;
      const gone = await db.withTenant(tenant, async (tx) => {
        tx.query('delete from upload_claims where at < $1', [before]);
        const rows = await uploadStore.removeUnkept(tx, before);
        tx.publish(...rows.map(({ id, version }) => uploadDeleted(id, version + 1, { id })));
        return rows;
      });
      await files.remove(
        tenant,
        gone.flatMap((upload) => [uploadFileOf(upload), previewFileOf(upload)]),
      );
      removed += gone.length;
      if (gone.length === 0) break;
    }
  }
  return removed;
}
