import type { Transaction } from '../database/database.ts';
import { kindOf } from './kind-of.ts';
import type { Delivery, FindNewerVersions, WorkSubscription } from './subscription.ts';

/** Whether a delivery is news to a copy. */
type IsNewerVersion = (copy: WorkSubscription, delivery: Delivery<unknown>) => boolean;

/** Checks the versions of all deliveries for their copies. One query covers all copies that use the kit's versions. */
export async function createNewerVersionCheck(
  tx: Transaction,
  all: readonly { delivery: Delivery<unknown>; copies: readonly WorkSubscription[] }[],
): Promise<IsNewerVersion> {
  const deliveriesByCheck = new Map<FindNewerVersions, Delivery<unknown>[]>();
  for (const { delivery, copies } of all)
    for (const findNewer of new Set(copies.map(versionCheckOf)))
      deliveriesByCheck.set(findNewer, [...(deliveriesByCheck.get(findNewer) ?? []), delivery]);
  const answers = await Promise.all(
    [...deliveriesByCheck].map(
      async ([findNewer, deliveries]) => [findNewer, await findNewer(tx, deliveries)] as const,
    ),
  );
  const newer = new Map(answers);
  return (copy, { subject }) => newer.get(versionCheckOf(copy))?.has(subject) ?? false;
}

const versionCheckOf = (copy: WorkSubscription): FindNewerVersions => copy.findNewerVersions ?? findNewerVersions;

/** Compares with the kit's table of versions. */
export const findNewerVersions: FindNewerVersions = async (tx, deliveries) => {
  const rows = await tx.query<{ subject: string }>(
    // Ordered, so that two replicas with the same events do not deadlock.
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
};
