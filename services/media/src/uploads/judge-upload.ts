import { claimedExtension, isPictureExtension, type UploadExtension } from '@theke/contracts/media/upload-kinds';
import { uploadEmpty, uploadKindDisagrees, uploadKindUnknown } from '../errors.ts';
import { oldOfficeKind } from './old-office-kind.ts';
import { textKind } from './text-kind.ts';

/** By `file-type`'s extension; whatever is not listed is not taken, a document with macros (docm) among it. */
const known: Readonly<Record<string, UploadExtension>> = {
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
 * What a file is, by its bytes; its name only chooses among texts, and must not claim anything else. Only a picture may
 * be called another kind of picture: phones and websites do that all the time, and it is shown as what it is.
 * @throws Problem 422 naming `data`
 */
export async function judgeUpload(bytes: Buffer, name: string): Promise<UploadExtension> {
  if (bytes.length === 0) throw uploadEmpty();
  const claimed = claimedExtension(name);
  const found = await kindOf(bytes, claimed);
  if (!found) throw uploadKindUnknown();
  const hasExtension = /\.\w{1,5}$/.test(name);
  const agrees =
    !hasExtension || claimed === found || (claimed && isPictureExtension(claimed) && isPictureExtension(found));
  if (!agrees) throw uploadKindDisagrees();
  return found;
}

async function kindOf(bytes: Buffer, claimed: UploadExtension | undefined): Promise<UploadExtension | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  // It throws for a container that ends too early.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'cfb') return oldOfficeKind(bytes);
  // XML is told by its declaration; an SVG may have one.
  if (!type || type.ext === 'xml') return textKind(bytes, claimed);
  return known[type.ext];
}
