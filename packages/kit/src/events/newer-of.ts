import type { Transaction } from '../database/database.ts';
import { kindOf } from './kind-of.ts';
import type { Delivery } from './subscription.ts';

/**
 * Of deliveries about one aggregate each, the subjects of those that a copy does not know yet; from now on it does. A snapshot is taken at the
 * version that is known, too.
 */
export async function newerOf(
  tx: Transaction,
  deliveries: readonly Pick<Delivery<unknown>, 'type' | 'event'>[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ subject: string }>(
    // In one order, so that two replicas that are given the same events do not wait for each other for ever.
    `insert into copied_version as seen (kind, subject, version)
     select kind, subject, version from unnest($1::text[], $2::uuid[], $3::int[]) as told (kind, subject, version) order by kind, subject
     on conflict (tenant_id, kind, subject) do update set version = excluded.version
     where seen.version < excluded.version or (seen.version = excluded.version and seen.subject = any($4::uuid[]))
     returning subject`,
    [
      deliveries.map(({ type }) => kindOf(type)),
      deliveries.map(({ event }) => event.subject),
      deliveries.map(({ event }) => event.aggregateversion),
      deliveries.filter(({ event }) => event.snapshot).map(({ event }) => event.subject),
    ],
    'copied-version',
  );
  return new Set(rows.map(({ subject }) => subject));
}
