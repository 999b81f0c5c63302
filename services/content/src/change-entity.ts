import type { Fact } from '@theke/contracts/event';
import type { StoredFields } from '@theke/contracts/resource';
import { stale, unknown } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from './content.ts';

export type ChangeCall = { tenant: string; params: { id: string }; body: { version: number } };

/** Data for the actions of pages, posts and projects. */
type Kind<D, E> = {
  label: { one: string };
  events: { changed: (id: string, version: number, entity: E) => Fact };
  store: {
    find: (unit: UnitOfWork, id: string) => Promise<E | undefined>;
    update: (unit: UnitOfWork, id: string, version: number, doc: D, at: Date) => Promise<E | undefined>;
  };
};

/**
 * Applies a decision to an entity at the version its editor saw. @throws Problem 404, 409, and errors of the decision
 */
export const changing =
  <D extends object, E extends D & StoredFields>({ label, events, store }: Kind<D, E>) =>
  ({ db, now }: Content, { tenant, params: { id }, body }: ChangeCall, decide: Decide<D, E>): Promise<E> =>
    db.withTenant(tenant, async (unit) => {
      const before = await store.find(unit, id);
      if (!before) throw unknown(label.one);
      const { id: _, version, createdAt, updatedAt, ...doc } = before;
      const next = version === body.version ? await decide(doc as unknown as D, unit, before) : undefined;
      const after = next && (await store.update(unit, id, version, next, now()));
      if (!after) throw stale(label.one);
      unit.publish(events.changed(after.id, after.version, after));
      return after;
    });

type Decide<D, E> = (doc: D, unit: UnitOfWork, before: E) => Promise<D>;
