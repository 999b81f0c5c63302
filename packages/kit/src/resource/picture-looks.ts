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
 * What media tells of pictures (MEDIA-11). Who hands out references to them keeps it and writes it into each, because a page has to know
 * how a picture looks before it has loaded.
 */
export const pictureCopies = copies({ images: { events: { changed: imageStored, deleted: imageDeleted } } });

const isPicture = (value: unknown): value is ImageRef =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'extension' in value;

/**
 * A document whose own fields tell of each picture how it looks, and name the version of its file; the same one where there is nothing to change.
 * What media has told counts, else what was sent along: whoever uploads a picture and names it at once may be faster than the event.
 */
export async function withLooks<D extends object>(unit: UnitOfWork, doc: D): Promise<D> {
  const told = new Map<string, Pick<Image, 'look' | 'fileVersion'>>();
  for (const { id } of Object.values(doc).flat().filter(isPicture)) {
    const image = told.has(id) ? undefined : await pictureCopies.stores.images.find(unit, id);
    if (image) told.set(id, image);
  }
  const looked = (one: unknown) => {
    const image = isPicture(one) ? told.get(one.id) : undefined;
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

/** The same one where there is nothing to change. A copy from before files could be replaced has no `fileVersion`. */
function withLook(ref: ImageRef, { look, fileVersion = 1 }: Partial<Image>): ImageRef {
  const isNew = look !== undefined && !isDeepStrictEqual(look, ref.look);
  if (!isNew && ref.version >= fileVersion) return ref;
  // A later version than the copy's is of whoever was faster than the event.
  return { ...ref, ...(isNew && { look }), version: Math.max(ref.version, fileVersion) };
}

/** Which fields of a resource name pictures. */
const picturesOf = ({ draft }: AnyResource): { one: string[]; many: string[] } => {
  const named = (widget: string) =>
    Object.keys(draft.shape).filter((name) => metaOf(draft.shape[name] as z.ZodType).widget === widget);
  return { one: named('image'), many: named('images') };
};

/** The ids of a resource's entities that name a picture; in PostgreSQL nobody else changes them meanwhile. */
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
 * Updates entities that named a picture before it was known how it looks, or before its file was replaced. Stands behind the subscriptions of `pictureCopies`. Applied again it
 * finds nothing to tell.
 */
export function tellLooks(resources: readonly AnyResource[]): WorkSubscription {
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
