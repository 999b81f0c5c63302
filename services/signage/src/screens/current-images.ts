import type { Image } from '@theke/contracts/media/image';
import type { ImageRef } from '@theke/contracts/wire';
import type { Transaction } from '@theke/kit/database/database';
import { pictureCopies } from '@theke/kit/resource/picture-looks';

const isImageRef = (value: object): value is ImageRef =>
  'id' in value && 'version' in value && 'extension' in value && !('publicHash' in value);

/** Calls `visit` for each reference to an image in a document; returns the document with its results. */
function mapImages<T>(value: T, visit: (ref: ImageRef) => ImageRef): T {
  if (Array.isArray(value)) return value.map((one) => mapImages(one, visit)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isImageRef(value)) return visit(value) as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapImages(inner, visit)])) as T;
}

/** Documents with the current file of each image: a replaced file has a later version and maybe another type. */
export async function withCurrentImages<T>(tx: Transaction, docs: readonly T[]): Promise<T[]> {
  const ids = new Set<string>();
  for (const doc of docs)
    mapImages(doc, (ref) => {
      ids.add(ref.id);
      return ref;
    });
  if (ids.size === 0) return [...docs];
  const images = await pictureCopies.stores.images.findMany(tx, [...ids]);
  const current = (ref: ImageRef): ImageRef => {
    const image: Image | undefined = images.get(ref.id);
    return image && image.fileVersion > ref.version
      ? { ...ref, version: image.fileVersion, extension: image.extension }
      : ref;
  };
  return docs.map((doc) => mapImages(doc, current));
}
