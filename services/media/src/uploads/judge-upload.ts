import { claimedExtension, isPictureExtension, type UploadExtension } from '@theke/contracts/media/upload-kinds';
import { uploadEmpty, uploadKindDisagrees, uploadKindUnknown } from '../errors.ts';
import { oldOfficeKind } from './old-office-kind.ts';
import { textKind } from './text-kind.ts';

/** By `file-type`'s extension; unlisted kinds are rejected, including documents with macros (docm). */
const extensionByType: Readonly<Record<string, UploadExtension>> = {
  gif: 'gif',
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  mp4: 'mp4',
  mpg: 'mpeg',
  webm: 'webm',
  zip: 'zip',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
};

/**
 * Detects a file's kind by its bytes; the name only selects among texts and must not claim another kind. Only pictures
 * may have the name of another picture kind, because phones and websites do that often.
 * @throws Problem 422 naming `data`
 */
export async function judgeUpload(bytes: Buffer, name: string): Promise<UploadExtension> {
  if (bytes.length === 0) throw uploadEmpty();
  const claimed = claimedExtension(name);
  const found = await detectKind(bytes, claimed);
  if (!found) throw uploadKindUnknown();
  const hasExtension = /\.\w{1,5}$/.test(name);
  const agrees =
    !hasExtension || claimed === found || (claimed && isPictureExtension(claimed) && isPictureExtension(found));
  if (!agrees) throw uploadKindDisagrees();
  return found;
}

async function detectKind(bytes: Buffer, claimed: UploadExtension | undefined): Promise<UploadExtension | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  // It throws for a truncated container.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'cfb') return oldOfficeKind(bytes);
  // XML is detected by its declaration; an SVG may have one.
  if (!type || type.ext === 'xml') return textKind(bytes, claimed);
  return extensionByType[type.ext];
}
