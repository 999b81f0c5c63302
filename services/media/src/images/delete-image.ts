import { imageDeleted, images } from '@theke/contracts/media/image';
import { unknown } from '@theke/kit/problem';
import { refuseIfUsed } from '@theke/kit/resource/uses';
import { fileNamesOf, originalNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import type { ImageDeps } from './store-image.ts';

/**
 * Deletes a picture: first the row, which makes its addresses invalid, then the files. A crash in between leaves
 * unreachable files. A reference saved before the event arrives shows a placeholder.
 * @throws Problem 404, or 409 IN_USE if it is shown
 */
export async function deleteImage(deps: ImageDeps, tenant: string, id: string): Promise<void> {
  const names = await deps.db.withTenant(tenant, async (tx) => {
    const found = await imageStore.find(tx, id);
    if (found) await refuseIfUsed(tx, id, { resourceName: images.name, label: images.label.one, now: deps.now() });
    const original = found && (await imageStore.originalVersion(tx, id));
    const tombstone = found && (await imageStore.remove(tx, id));
    if (!found || !original || !tombstone) throw unknown('Das Bild');
    tx.publish(imageDeleted(id, tombstone.version, { id }));
    return [...fileNamesOf(found), ...originalNamesOf(id, original)];
  });
  await deps.files.remove(tenant, names);
}
