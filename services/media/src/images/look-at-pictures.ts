import { imageStored } from '@theke/contracts/media/image';
import type { Log } from '@theke/kit/log';
import { withStored } from './decode-picture.ts';
import { fileNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { lookOfPicture } from './look-of-picture.ts';
import type { ImageDeps } from './store-image.ts';

/** Sorts before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/**
 * Analyses pictures stored by earlier versions and publishes each as changed, so that consumers get its look. Skips
 * pictures with a lost or unreadable file. Safe on several replicas at once.
 * @returns number of analysed pictures
 */
export async function lookAtPictures(
  { db, files, limited, log }: Omit<ImageDeps, 'newId' | 'now'> & { log: Log },
  stopping?: AbortSignal,
): Promise<number> {
  let seen = 0;
  for (const tenant of await files.tenants()) {
    for (let after = start; ; ) {
      if (stopping?.aborted) return seen;
      const image = await db.withTenant(tenant, (tx) => imageStore.notLookedAt(tx, after));
      if (!image) break;
      after = image.id;
      try {
        const bytes = await files.read(tenant, fileNameOf(image));
        const look = await withStored(limited, image, () => lookOfPicture(bytes, image));
        await db.withTenant(tenant, async (tx) => {
          const looked = await imageStore.saveLook(tx, image.id, look);
          if (looked) tx.publish(imageStored(looked.id, looked.version, looked));
        });
        seen += 1;
      } catch (error) {
        log.warn({ err: error, image: image.id }, 'picture cannot be decoded');
      }
    }
  }
  return seen;
}
