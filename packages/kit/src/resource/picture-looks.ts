import { isDeepStrictEqual } from 'node:util';
import { metaOf } from '@theke/contracts/field';
import { imageDeleted, imageStored } from '@theke/contracts/media/image';
import type { AnyResource, Resource } from '@theke/contracts/resource';
import type { ImageRef, PictureLook } from '@theke/contracts/wire';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { copies } from '../events/copies.ts';
import { reaction, type WorkSubscription } from '../events/subscription.ts';
import { postgresResourceStore } from './postgres-resource-store.ts';

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
export async function withLooks<D extends object>(tx: Transaction, doc: D): Promise<D> {
  const told = new Map<string, PictureLook>();
  for (const { id, look } of Object.values(doc).flat().filter(isPicture)) {
    const now = (await pictureCopies.stores.images.find(tx, id))?.look;
    if (now && !isDeepStrictEqual(now, look)) told.set(id, now);
  }
  if (told.size === 0) return doc;
  const looked = (one: unknown) => (isPicture(one) && told.has(one.id) ? { ...one, look: told.get(one.id) } : one);
  return Object.fromEntries(
    Object.entries(doc).map(([name, value]) => [name, Array.isArray(value) ? value.map(looked) : looked(value)]),
  ) as D;
}

/** Which fields of a resource name pictures, as documents that one with this picture contains. */
const namingOf = ({ draft }: AnyResource, id: string): string[] =>
  Object.entries(draft.shape).flatMap(([name, schema]) => {
    const { widget } = metaOf(schema as z.ZodType);
    if (widget === 'images') return JSON.stringify({ [name]: [{ id }] });
    return widget === 'image' ? JSON.stringify({ [name]: { id } }) : [];
  });

/** Tells entities that named a picture before it was known how it looks. Stands behind the subscriptions of `pictureCopies`. */
export function tellLooks(resources: readonly AnyResource[]): WorkSubscription {
  const named = resources.map((resource) => ({
    resource: resource as unknown as Resource,
    store: postgresResourceStore(resource as unknown as Resource),
  }));
  return reaction(imageStored, {
    name: 'looks of pictures that are named already',
    async handle(tx, { subject, time }) {
      for (const { resource, store } of named) {
        const rows = await tx.query<{ id: string }>(
          `select id from ${resource.name.replaceAll('-', '_')} where doc @> any($1::jsonb[]) for update`,
          [namingOf(resource, subject)],
        );
        for (const { id } of rows) {
          const found = await store.find(tx, id);
          if (!found) continue;
          const { id: _, version, createdAt, updatedAt, ...doc } = found;
          const looked = await withLooks(tx, doc);
          const changed = looked !== doc && (await store.update(tx, id, version, looked, new Date(time)));
          if (changed) tx.publish(resource.events.changed(id, changed.version, changed));
        }
      }
    },
  });
}
