import { imageDeleted } from '@theke/contracts/media/image';
import { unknown } from '@theke/kit/problem';
import { fileNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import type { ImageDeps } from './store-image.ts';

/**
 * The row goes first and takes the address with it; a crash before the files are gone leaves files that nobody can ask
 * for. Whatever still refers to the picture shows its placeholder.
 * @throws Problem 404
 */
export async function deleteImage(deps: ImageDeps, tenant: string, id: string): Promise<void> {
  const image = await deps.db.withTenant(tenant, async (tx) => {
    const found = await imageStore.find(tx, id);
    const tombstone = found && (await imageStore.remove(tx, id));
    if (!tombstone) throw unknown('Das Bild');
    tx.publish(imageDeleted(id, tombstone.version, { id }));
    return found;
  });
  await deps.files.remove(tenant, fileNamesOf(image));
}
