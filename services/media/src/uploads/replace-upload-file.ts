import { type Upload, uploadChanged } from '@theke/contracts/media/upload';
import { mayReplace, uploadKinds } from '@theke/contracts/media/upload-kinds';
import { stale, unknown } from '@theke/kit/problem';
import { uploadKindNotReplaceable } from '../errors.ts';
import { removeLater } from '../files/remove-replaced.ts';
import { digestOf } from '../files/repr-digest.ts';
import { readSent, type SentFile, type UploadDeps } from './store-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { nameWithExtension } from './upload-name.ts';
import { uploadStore } from './upload-store.ts';

/**
 * Replaces an upload's file, validated like a new one, as with pictures (replace-image-file.ts).
 * @param sent `version` undefined: the newest is replaced
 * @throws Problem 404, 409 STALE_VERSION, 413 above 15 MB, 422 naming `data`
 */
export async function replaceUploadFile(
  deps: UploadDeps,
  tenant: string,
  id: string,
  sent: SentFile & { version?: number | undefined },
): Promise<Upload> {
  const { db, files } = deps;
  const before = await db.withTenant(tenant, (tx) => uploadStore.find(tx, id));
  if (!before) throw unknown('Der Upload');
  const version = sent.version ?? before.version;
  if (version !== before.version) throw stale('Upload');
  const { bytes, extension, preview } = await readSent(deps, sent);
  if (!mayReplace(before.extension, extension)) throw uploadKindNotReplaceable(before.extension);
  const file = {
    extension,
    mimeType: uploadKinds[extension],
    size: bytes.length,
    name: nameWithExtension(before.name, extension),
    digest: digestOf(bytes),
  };
  return db.withTenant(tenant, async (tx) => {
    const upload = await uploadStore.replaceFile(tx, id, version, file);
    if (!upload) throw (await uploadStore.find(tx, id)) ? stale('Upload') : unknown('Der Upload');
    await files.write(tenant, uploadFileOf(upload), bytes);
    if (preview) await files.write(tenant, previewFileOf(upload), preview);
    removeLater(tx, deps, [uploadFileOf(before), previewFileOf(before)]);
    tx.publish(uploadChanged(id, upload.version, { id }));
    return upload;
  });
}
