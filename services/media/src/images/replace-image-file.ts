import { type Image, imageStored } from '@theke/contracts/media/image';
import { stale, unknown } from '@theke/kit/problem';
import { removeLater } from '../files/remove-replaced.ts';
import { fileNamesOf, originalNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { encodeSent, generatedMark, type ImageDeps, writeFiles } from './store-image.ts';

/**
 * Replaces a picture's file, validated and analysed like a new one; its crop goes. The file is written while the row is
 * locked: of two concurrent requests one writes, and readers of the new version find its file. A timer removes the
 * earlier file and its renditions.
 * @throws Problem 404, 409 STALE_VERSION, 413 above 15 MB, 422 naming `data` for an invalid picture
 */
export async function replaceImageFile(
  deps: ImageDeps,
  tenant: string,
  id: string,
  { bytes, version, generatedBy }: { bytes: Buffer; version: number; generatedBy?: string | undefined },
): Promise<Image> {
  // Checked before anything is decoded.
  const found = await deps.db.withTenant(tenant, (tx) => imageStore.find(tx, id));
  if (!found) throw unknown('Das Bild');
  if (found.version !== version) throw stale('Bild');
  const encoded = await encodeSent(deps, bytes);
  return deps.db.withTenant(tenant, async (tx) => {
    const at = deps.now();
    const original = await imageStore.originalVersion(tx, id);
    const image = await imageStore.replaceFile(
      tx,
      id,
      version,
      encoded,
      generatedMark(generatedBy, at.toISOString()),
      at,
    );
    if (!image) throw (await imageStore.find(tx, id)) ? stale('Bild') : unknown('Das Bild');
    await writeFiles(deps, tenant, image, encoded);
    removeLater(tx, deps, [...fileNamesOf(found), ...(original ? originalNamesOf(id, original) : [])]);
    tx.publish(imageStored(id, image.version, image));
    return image;
  });
}
