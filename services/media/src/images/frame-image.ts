import { isDeepStrictEqual } from 'node:util';
import { type Image, imageStored } from '@theke/contracts/media/image';
import { stale, unknown } from '@theke/kit/problem';
import { removeLater } from '../files/remove-replaced.ts';
import { cropPicture } from './crop-picture.ts';
import { withStored } from './decode-picture.ts';
import { fileNameOf, fileNamesOf, originalNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { lookOfPicture } from './look-of-picture.ts';
import { openPicture } from './open-picture.ts';
import type { ImageDeps } from './store-image.ts';

type Frame = Pick<Image, 'crop' | 'focus' | 'version'>;
type FramedFile = { bytes: Buffer; width: number; height: number };

/**
 * Crops a picture and sets its focal point. The uploaded file is kept, so that a crop can be changed or removed. The
 * cropped part becomes a new file: all sizes are made from it, and addresses of the earlier one redirect to it.
 * @throws Problem 404, 409 STALE_VERSION
 */
export async function frameImage(
  deps: ImageDeps,
  tenant: string,
  id: string,
  { crop, focus, version }: Frame,
): Promise<Image> {
  const { db, files, limited, now } = deps;
  const { found, originalVersion } = await db.withTenant(tenant, async (tx) => {
    const found = await imageStore.find(tx, id);
    const originalVersion = found && (await imageStore.originalVersion(tx, id));
    if (!found || originalVersion === undefined) throw unknown('Das Bild');
    return { found, originalVersion };
  });
  if (found.version !== version) throw stale('Bild');
  const isNewCrop = !isDeepStrictEqual(crop, found.crop);

  const framed = async (): Promise<FramedFile> => {
    const original = await files.read(tenant, originalNameOf(id, originalVersion));
    const { width, height } = await (await openPicture(original)).metadata();
    return crop ? cropPicture(original, { width, height }, crop) : { bytes: original, width, height };
  };
  // The original is at most as large as any stored picture; its size is only known after reading it.
  const file = isNewCrop ? await withStored(limited, largestStored, framed) : undefined;
  const shown = file ?? {
    bytes: await files.read(tenant, fileNameOf(found)),
    width: found.width,
    height: found.height,
  };
  const computed = await withStored(limited, shown, () => lookOfPicture(shown.bytes, shown));
  const look = focus ? { ...computed, focus } : computed;

  return db.withTenant(tenant, async (tx) => {
    const saved = file && {
      width: file.width,
      height: file.height,
      bytes: file.bytes.length,
      originalVersion: crop ? originalVersion : null,
    };
    const image = await imageStore.saveFrame(tx, id, version, { crop, focus, look, file: saved }, now());
    if (!image) throw (await imageStore.find(tx, id)) ? stale('Bild') : unknown('Das Bild');
    if (file) {
      await files.write(tenant, fileNameOf(image), file.bytes);
      const original = originalNameOf(id, originalVersion);
      const unneeded = [...fileNamesOf(found), original].filter((name) => !crop || name !== original);
      removeLater(tx, deps, unneeded);
    }
    tx.publish(imageStored(id, image.version, image));
    return image;
  });
}

/** In px: upper bound for the memory that decoding a stored picture takes (make-picture.ts). */
const largestStored = { width: 2560, height: 2560 };
