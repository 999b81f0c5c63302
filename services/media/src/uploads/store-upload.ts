import { createHmac } from 'node:crypto';
import { type Upload, uploadStored } from '@theke/contracts/media/upload';
import { isPictureExtension, largestUpload, uploadKinds } from '@theke/contracts/media/upload-kinds';
import { uploadNotReadable, uploadTooLarge } from '../errors.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { type ClaimDeps, claimUpload } from './claim-upload.ts';
import { judgeUpload } from './judge-upload.ts';
import { picturePreview } from './picture-preview.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadName } from './upload-name.ts';
import { uploadStore } from './upload-store.ts';

export type UploadDeps = ClaimDeps & { files: TenantFiles };
export type StoreUpload = {
  /** A base64 data URL. Its type is not believed, except that a text without a name may say that it is one. */
  data: string;
  name?: string | undefined;
  /** Where a guest comes from; absent for staff, who are not limited and whose uploads stay. */
  guestAddress?: string | undefined;
};

/**
 * A new upload: judged, counted, then stored with its event. The files come first, as with pictures (store-image.ts). A
 * picture's preview is made at once, because making it shows that the picture is sound; a PDF's when it is first asked for.
 * @throws Problem 413 above 15 MB, 422 naming `data`, 429 where a guest has uploaded enough
 */
export async function storeUpload(deps: UploadDeps, tenant: string, sent: StoreUpload): Promise<Upload> {
  const { bytes, type } = decode(sent.data);
  const name = uploadName(sent.name ?? (type === 'text/csv' ? 'Datei.csv' : type === 'text/plain' ? 'Datei.txt' : ''));
  const extension = await judgeUpload(bytes, name);
  if (sent.guestAddress !== undefined) await claimUpload(deps, tenant, sent.guestAddress, bytes.length);
  const preview = isPictureExtension(extension) ? await picturePreview(bytes) : undefined;

  const id = deps.newId();
  const createdAt = deps.now().toISOString();
  const upload: Upload = {
    id,
    version: 1,
    extension,
    publicHash: publicHash(deps.secret, tenant, id),
    mimeType: uploadKinds[extension],
    name,
    size: bytes.length,
    createdAt,
  };
  await deps.files.write(tenant, uploadFileOf(upload), bytes);
  if (preview) await deps.files.write(tenant, previewFileOf(upload), preview);
  await deps.db.withTenant(tenant, async (tx) => {
    await uploadStore.insert(tx, upload, sent.guestAddress === undefined ? createdAt : null);
    tx.publish(uploadStored(id, upload.version, upload));
  });
  return upload;
}

/** 128 bits that nobody can guess from the id. */
const publicHash = (secret: string, tenant: string, id: string): string =>
  createHmac('sha256', `upload:${secret}`).update(`${tenant}/${id}`).digest().subarray(0, 16).toString('base64url');

function decode(data: string): { bytes: Buffer; type: string } {
  const comma = data.indexOf(',');
  const text = data.slice(comma + 1);
  // Buffer.from would skip whatever is not base64 and store the rest.
  if (text.length > Math.ceil(largestUpload / 3) * 4 + 4) throw uploadTooLarge();
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw uploadNotReadable();
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > largestUpload) throw uploadTooLarge();
  return { bytes, type: data.slice('data:'.length, comma).split(';')[0] ?? '' };
}
