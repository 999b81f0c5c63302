import { isDeepStrictEqual } from 'node:util';
import { metaOf } from '@theke/contracts/field';
import { type Image, imageDeleted, imageStored } from '@theke/contracts/media/image';
import type { AnyResource, Resource } from '@theke/contracts/resource';
import type { ImageRef } from '@theke/contracts/wire';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import { copies } from '../events/copies.ts';
import { reaction, type WorkSubscription } from '../events/subscription.ts';
import { eitherResourceStore } from './either-resource-store.ts';
import type { UnitOfWork } from './resource-store.ts';

/**
 * Copies of media's image data (MEDIA-11). Services that return image references store it in each reference, because a
 * page needs a picture's look before it has loaded.
 */
export const pictureCopies = copies({ images: { events: { changed: imageStored, deleted: imageDeleted } } });

const isPicture = (value: unknown): value is ImageRef =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'extension' in value;

/**
 * Adds look and file version to all image references in the document's own fields; returns the same object if nothing
 * changes. Media's data takes precedence over the data sent with the reference: a client that saves an image right
 * after its upload may be faster than the event.
 */
export async function withLooks<D extends object>(unit: UnitOfWork, doc: D): Promise<D> {
  const images = new Map<string, Pick<Image, 'look' | 'fileVersion'>>();
  for (const { id } of Object.values(doc).flat().filter(isPicture)) {
    const image = images.has(id) ? undefined : await pictureCopies.stores.images.find(unit, id);
    if (image) images.set(id, image);
  }
  const looked = (one: unknown) => {
    const image = isPicture(one) ? images.get(one.id) : undefined;
    return image ? withLook(one as ImageRef, image) : one;
  };
  if (
    Object.values(doc)
      .flat()
      .every((one) => looked(one) === one)
  )
    return doc;
  return Object.fromEntries(
    Object.entries(doc).map(([name, value]) => [name, Array.isArray(value) ? value.map(looked) : looked(value)]),
  ) as D;
}

/** Returns the same object if nothing changes. Copies from before files could be replaced have no `fileVersion`. */
function withLook(ref: ImageRef, { look, fileVersion = 1 }: Partial<Image>): ImageRef {
  const isNew = look !== undefined && !isDeepStrictEqual(look, ref.look);
  if (!isNew && ref.version >= fileVersion) return ref;
  // A later version than the copy's comes from a client that was faster than the event.
  return { ...ref, ...(isNew && { look }), version: Math.max(ref.version, fileVersion) };
}

/** Fields of a resource that hold image references. */
const picturesOf = ({ draft }: AnyResource): { one: string[]; many: string[] } => {
  const named = (widget: string) =>
    Object.keys(draft.shape).filter((name) => metaOf(draft.shape[name] as z.ZodType).widget === widget);
  return { one: named('image'), many: named('images') };
};

/** Ids of a resource's entities that refer to an image; in PostgreSQL also locks them. */
async function namingPicture(unit: UnitOfWork, resource: AnyResource, id: string): Promise<string[]> {
  const { one, many } = picturesOf(resource);
  if (isOnDocuments(unit)) {
    const any = [...one, ...many].map((name) => ({ [`doc.${name}.id`]: id }));
    if (any.length === 0) return [];
    const found = await unit.documents(resource.name).list({ isDeleted: false, $or: any }, { sort: { id: 1 } });
    return found.map((document) => document.id);
  }
  const containing = [...one.map((name) => ({ [name]: { id } })), ...many.map((name) => ({ [name]: [{ id }] }))];
  const rows = await (unit as Transaction).query<{ id: string }>(
    `select id from ${resource.name.replaceAll('-', '_')} where doc @> any($1::jsonb[]) order by id for update`,
    [containing.map((part) => JSON.stringify(part))],
  );
  return rows.map((row) => row.id);
}

/**
 * Updates entities that referred to an image before its look was known, or before its file was replaced. Must follow
 * the subscriptions of `pictureCopies`. Applied again, it changes nothing.
 */
export function updatePictureLooks(resources: readonly AnyResource[]): WorkSubscription {
  const named = resources.map((resource) => ({
    resource: resource as unknown as Resource,
    store: eitherResourceStore(resource as unknown as Resource),
  }));
  return reaction(imageStored, {
    name: 'looks of pictures that are named already',
    async handle(unit: UnitOfWork, { subject, time }) {
      for (const { resource, store } of named) {
        for (const id of await namingPicture(unit, resource as unknown as AnyResource, subject)) {
          const found = await store.find(unit, id);
          if (!found) continue;
          const { id: _, version, createdAt, updatedAt, ...doc } = found;
          const looked = await withLooks(unit, doc);
          const changed = looked !== doc && (await store.update(unit, id, version, looked, new Date(time)));
          if (changed) unit.publish(resource.events.changed(id, changed.version, changed));
        }
      }
    },
  });
}
