import type { Page } from '@theke/contracts/endpoint';
import { timesSeen } from '@theke/contracts/time-tracking/working-events';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';

/** In ms: repeated views within this period count as one, because open pages reload. */
const onceIn = 3_600_000;

/** Publishes to the audit trail that the caller viewed a person's times, except their own (TIME-10). */
export async function noteSeen(
  tx: Transaction,
  { user }: Identity,
  people: readonly string[],
  at: Date,
): Promise<void> {
  const otherPeople = [...new Set(people)].filter((person) => person !== user?.id).toSorted();
  if (!user || otherPeople.length === 0) return;
  const noted = await tx.query<{ person_id: string }>(
    `insert into times_seen (viewer_id, person_id, at) select $1, person, $3 from unnest($2::uuid[]) as person order by person
     on conflict (tenant_id, viewer_id, person_id) do update set at = excluded.at where times_seen.at <= $4
     returning person_id`,
    [user.id, otherPeople, at, new Date(at.getTime() - onceIn)],
    'times-seen',
  );
  tx.publish(...noted.map(({ person_id: id }) => timesSeen(id, 1, { user: { id } })));
}

/** Like `noteSeen`, for a page of rows of people. @returns the page */
export async function notePageSeen<T extends { user: { id: string } }>(
  tx: Transaction,
  identity: Identity,
  page: Page<T>,
  at: Date,
): Promise<Page<T>> {
  await noteSeen(
    tx,
    identity,
    page.data.map(({ user }) => user.id),
    at,
  );
  return page;
}
