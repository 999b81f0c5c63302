import type { Transaction } from '@theke/kit/database/database';
import { deriveActivities } from '@theke/rules/working-time/punches';
import type { ActivityRow } from './activity-row.ts';
import { activityStore } from './activity-store.ts';
import { punchStore, ruled, type StoredPunch } from './punch-store.ts';

/** In ms. A punch is at most 26 hours late, so activities beyond this range are not affected. */
const aroundMs = 72 * 3_600_000;

/**
 * Activities of a person from some days before an instant on, with all their facts. Deriving from these gives the same
 * result as from all facts (packages/rules/src/working-time/punches.test.ts).
 */
export async function factsAbout(
  tx: Transaction,
  person: string,
  instant: string,
): Promise<{ rows: Map<string, ActivityRow>; punches: StoredPunch[] }> {
  const from = new Date(Date.parse(instant) - aroundMs).toISOString();
  const around = await activityStore.around(tx, person, from);
  const earliest = [instant, ...around.map(({ fromAt }) => fromAt)].toSorted()[0] as string;
  const ids = around.map(({ id }) => id);
  const punches = await punchStore.since(tx, person, earliest, ids);
  return { rows: new Map(around.map((row) => [row.id, row])), punches };
}

/** Facts from which an activity was derived, in the order in which they were stored. */
export async function findFacts(
  tx: Transaction,
  { id, user, startAt }: Pick<ActivityRow, 'id' | 'user' | 'startAt'>,
): Promise<StoredPunch[]> {
  const { punches } = await factsAbout(tx, user.id, startAt);
  const ids = deriveActivities(punches.map(ruled)).activities.find((activity) => activity.id === id)?.punches ?? [];
  return punches
    .filter((punch) => ids.includes(punch.id))
    .toSorted((a, b) => a.serverAt.localeCompare(b.serverAt) || a.at.localeCompare(b.at));
}
