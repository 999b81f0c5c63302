import { createHmac } from 'node:crypto';
import { type Upload, uploadStored } from '@theke/contracts/media/upload';
import {
  isPictureExtension,
  largestUpload,
  type UploadExtension,
  uploadKinds,
} from '@theke/contracts/media/upload-kinds';
import { uploadNotReadable, uploadTooLarge } from '../errors.ts';
import { digestOf } from '../files/repr-digest.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import type { Limited } from '../images/by-weight.ts';
import { decodePicture } from '../images/decode-picture.ts';
import type { ClaimDeps } from './claim-upload.ts';
import { judgeUpload } from './judge-upload.ts';
import { previewFileOf, uploadFileOf } from './upload-file-names.ts';
import { uploadName } from './upload-name.ts';
import { uploadStore } from './upload-store.ts';

export type UploadDeps = ClaimDeps & { files: TenantFiles; limited: Limited };
/** A file as received. */
export type SentFile = {
  /** Base64 data URL. Its type is ignored, except that a text without a name may declare its kind. */
  data: string;
  /** Bytes of a large file; then `data` only has the beginning. */
  bytes: Buffer;
  name?: string | undefined;
};
type StoreUpload = SentFile & {
  /** Guests' files stay once an order names them, those of staff always. */
  isGuests: boolean;
};

/**
 * Stores a new upload: validates it, then stores it with its event. The files are written first, as with pictures
 * (store-image.ts). A picture's preview is created at once, which also validates the picture; a PDF's on the first
 * request.
 * @throws Problem 413 above 15 MB, 422 naming `data`
 */
export async function storeUpload(deps: UploadDeps, tenant: string, sent: StoreUpload): Promise<Upload> {
  const { bytes, name, extension, preview } = await readSent(deps, sent);
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
    fileVersion: 1,
    createdAt,
    tags: [],
  };
  await deps.files.write(tenant, uploadFileOf(upload), bytes);
  if (preview) await deps.files.write(tenant, previewFileOf(upload), preview);
  await deps.db.withTenant(tenant, async (tx) => {
    await uploadStore.insert(tx, upload, { keptAt: sent.isGuests ? null : createdAt, digest: digestOf(bytes) });
    tx.publish(uploadStored(id, upload.version, upload));
  });
  return upload;
}

/** Detects a file's kind by its bytes. @throws Problem 413 above 15 MB, 422 naming `data` */
export async function readSent(
  { limited }: Pick<UploadDeps, 'limited'>,
  sent: SentFile,
): Promise<{ bytes: Buffer; name: string; extension: UploadExtension; preview: Buffer | undefined }> {
  const { bytes, type } = decode(sent);
  const name = uploadName(sent.name ?? (type === 'text/csv' ? 'Datei.csv' : type === 'text/plain' ? 'Datei.txt' : ''));
  const extension = await judgeUpload(bytes, name);
  const preview = isPictureExtension(extension) ? await decodePicture(limited, bytes, 'preview') : undefined;
  return { bytes, name, extension, preview };
}

/** 128 bits that cannot be derived from the id without the secret. */
const publicHash = (secret: string, tenant: string, id: string): string =>
  createHmac('sha256', `upload:${secret}`).update(`${tenant}/${id}`).digest().subarray(0, 16).toString('base64url');

function decode({ data, bytes }: SentFile): { bytes: Buffer; type: string } {
  const comma = data.indexOf(',');
  const type = data.slice('data:'.length, comma).split(';')[0] ?? '';
  const text = data.slice(comma + 1);
  if (bytes.length > largestUpload) throw uploadTooLarge();
  if (text === '') return { bytes, type };
  // Buffer.from would skip invalid characters and store the rest.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw uploadNotReadable();
  return { bytes: Buffer.from(text, 'base64'), type };
}
