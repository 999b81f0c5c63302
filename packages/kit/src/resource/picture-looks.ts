import { isDeepStrictEqual } from 'node:util';
import { metaOf } from '@theke/contracts/field';
import { imageDeleted, imageStored } from '@theke/contracts/media/image';
import type { AnyResource, Resource } from '@theke/contracts/resource';
import type { ImageRef, PictureLook } from '@theke/contracts/wire';
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
 * A document whose own fields tell of each picture how it looks; the same one where there is nothing to add. What media has told counts,
 * else what was sent along: whoever uploads a picture and names it at once may be faster than the event.
 */
export async function withLooks<D extends object>(unit: UnitOfWork, doc: D): Promise<D> {
  const told = new Map<string, PictureLook>();
  for (const { id, look } of Object.values(doc).flat().filter(isPicture)) {
    const now = (await pictureCopies.stores.images.find(unit, id))?.look;
    if (now && !isDeepStrictEqual(now, look)) told.set(id, now);
  }
  if (told.size === 0) return doc;
  const looked = (one: unknown) => (isPicture(one) && told.has(one.id) ? { ...one, look: told.get(one.id) } : one);
  return Object.fromEntries(
    Object.entries(doc).map(([name, value]) => [name, Array.isArray(value) ? value.map(looked) : looked(value)]),
  ) as D;
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
 * Tells entities that named a picture before it was known how it looks. Stands behind the subscriptions of `pictureCopies`. Applied again it
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
