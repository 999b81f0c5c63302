import { type Image, imageStored } from '@theke/contracts/media/image';
import type { Database } from '@theke/kit/database/database';
import { tooManyBytes } from '../errors.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import type { Limited } from './by-weight.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { animationNameOf, fileNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';

export type ImageDeps = {
  db: Database;
  files: TenantFiles;
  now: () => Date;
  newId: () => string;
  limited: Limited;
};
/** @property generatedBy name of the editor who accepted a generated picture */
export type StoreImage = Partial<Pick<Image, 'description' | 'copyright'>> & {
  name: string;
  bytes: Buffer;
  generatedBy?: string | undefined;
};

/** In bytes (HTTP-11). */
const maxBytes = 15_000_000;

/** @throws Problem 413 above 15 MB, 422 naming `data` for an invalid picture */
export const encodeSent = async ({ limited }: Pick<ImageDeps, 'limited'>, bytes: Buffer): Promise<EncodedPicture> => {
  if (bytes.length > maxBytes) throw tooManyBytes();
  return encodePicture(limited, bytes);
};

export const generatedMark = (by: string | undefined, at: string): Image['generated'] =>
  by === undefined ? null : { at, by };

/** Writes the files of a picture: the picture, and its animation. */
export async function writeFiles(
  { files }: Pick<ImageDeps, 'files'>,
  tenant: string,
  image: Image,
  { bytes, animation }: Pick<EncodedPicture, 'bytes' | 'animation'>,
): Promise<void> {
  await files.write(tenant, fileNameOf(image), bytes);
  if (animation) await files.write(tenant, animationNameOf(image), animation);
}

/**
 * Stores a new picture: re-encodes it, writes the file, then the row with its event. The file's name is only known by
 * its row, so a crash leaves at worst an unreachable file, never a row without its file. After a failed transaction the
 * file is not removed: a commit whose reply was lost may have succeeded.
 * @throws Problem 413 above 15 MB, 422 naming `data` for an invalid picture
 */
export async function storeImage(
  deps: ImageDeps,
  tenant: string,
  { name, bytes, description = '', copyright = '', generatedBy }: StoreImage,
): Promise<Image> {
  const encoded = await encodeSent(deps, bytes);
  const at = deps.now().toISOString();
  const image: Image = {
    id: deps.newId(),
    version: 1,
    fileVersion: 1,
    extension: encoded.extension,
    name,
    width: encoded.width,
    height: encoded.height,
    bytes: encoded.bytes.length,
    description,
    copyright,
    tags: [],
    crop: null,
    focus: null,
    generated: generatedMark(generatedBy, at),
    look: encoded.look,
    createdAt: at,
    updatedAt: at,
  };
  await writeFiles(deps, tenant, image, encoded);
  await deps.db.withTenant(tenant, async (tx) => {
    await imageStore.insert(tx, image);
    tx.publish(imageStored(image.id, image.version, image));
  });
  return image;
}
