import { type Image, type ImageDraft, imageChanged } from '@theke/contracts/media/image';
import { stale, unknown } from '@theke/kit/problem';
import { imageStore } from './image-store.ts';
import type { ImageDeps } from './store-image.ts';

/** Changes a picture's data; pages that show it are not affected. @throws Problem 404, 409 STALE_VERSION */
export const updateImage = (
  { db, now }: ImageDeps,
  tenant: string,
  id: string,
  draft: ImageDraft & { version: number },
): Promise<Image> =>
  db.withTenant(tenant, async (tx) => {
    const image = await imageStore.update(tx, id, draft, now());
    if (!image) throw (await imageStore.find(tx, id)) ? stale('Bild') : unknown('Das Bild');
    tx.publish(imageChanged(id, image.version, image));
    return image;
  });
