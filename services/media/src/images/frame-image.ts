import { isDeepStrictEqual } from 'node:util';
import { type Image, imageStored } from '@theke/contracts/media/image';
import { stale, unknown } from '@theke/kit/problem';
import { removeLater } from '../files/remove-replaced.ts';
import { cropPicture } from './crop-picture.ts';
import { withStored } from './decode-picture.ts';
import { animationNameOf, fileNameOf, fileNamesOf, originalNameOf, originalNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { lookOfPicture } from './look-of-picture.ts';
import { openPicture } from './open-picture.ts';
import { type ImageDeps, writeFiles } from './store-image.ts';

type Frame = Pick<Image, 'crop' | 'focus' | 'version'>;
type FramedFile = { bytes: Buffer; width: number; height: number; animation: Buffer | undefined };

/**
 * Crops a picture and sets its focal point. The uploaded file is kept, so that a crop can be changed or removed. The
 * cropped part becomes a new file: all sizes are made from it, and addresses of the earlier one redirect to it. A
 * cropped animation shows its first frame.
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

  async function readAnimation(): Promise<Buffer | undefined> {
    const name = animationNameOf({ id, fileVersion: originalVersion });
    return (await files.has(tenant, name)) ? files.read(tenant, name) : undefined;
  }
  const framed = async (): Promise<FramedFile> => {
    const original = await files.read(tenant, originalNameOf(id, originalVersion));
    const { width, height } = await (await openPicture(original)).metadata();
    if (crop) return { ...(await cropPicture(original, { width, height }, crop)), animation: undefined };
    return { bytes: original, width, height, animation: await readAnimation() };
  };
  // The original is at most as large as any stored picture; its size is only known after reading it.
  const file = isNewCrop ? await withStored(limited, largestStored, framed) : undefined;
  const shown = file ?? {
    bytes: await files.read(tenant, fileNameOf(found)),
    width: found.width,
    height: found.height,
  };
  const computed = await withStored(limited, shown, () => lookOfPicture(shown.bytes, shown));
  const isAnimated = file ? file.animation !== undefined : found.look?.isAnimated === true;
  const look = { ...computed, ...(focus && { focus }), ...(isAnimated && { isAnimated }) };

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
      await writeFiles(deps, tenant, image, file);
      const original = originalNamesOf(id, originalVersion);
      const unneeded = [...fileNamesOf(found), ...original].filter((name) => !crop || !original.includes(name));
      removeLater(tx, deps, unneeded);
    }
    tx.publish(imageStored(id, image.version, image));
    return image;
  });
}

/** In px: upper bound for the memory that decoding a stored picture takes (make-picture.ts). */
const largestStored = { width: 2560, height: 2560 };
