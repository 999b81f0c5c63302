import type { Transaction } from '@theke/kit/database/database';
import { refusalOfCorrection, refusalOfStamp } from '@theke/rules/working-time/punch-refusal';
import { deriveActivities } from '@theke/rules/working-time/punches';
import { refused } from '../errors.ts';
import { movedFact } from './activity-facts.ts';
import { type ActivityRow, toRow } from './activity-row.ts';
import { activityStore } from './activity-store.ts';
import { factsAbout } from './facts-about.ts';
import { punchStore, ruled, type StoredPunch } from './punch-store.ts';

type ExistingFacts = { rows: Map<string, ActivityRow>; punches: StoredPunch[] };

/**
 * Checks a fact before it is stored. Requires the lock of the person (`activityStore.lockPerson`).
 * @throws Problem 409 or 422 if it has no effect, or makes another fact ineffective
 */
export async function checkPunch(tx: Transaction, punch: StoredPunch): Promise<ExistingFacts> {
  const corrected = punch.corrects === null ? undefined : await activityStore.find(tx, punch.corrects);
  const from = [punch.correction?.startAt ?? punch.at, corrected?.fromAt ?? punch.at].toSorted()[0] as string;
  const about = await factsAbout(tx, punch.person, from);
  const facts = about.punches.map(ruled);
  const fact = ruled(punch);
  const refusal = fact.kind === 'correction' ? refusalOfCorrection(facts, fact) : refusalOfStamp(facts, fact);
  if (refusal) throw refused(refusal);
  return about;
}

/**
 * Stores a fact with the derived activities and their events, in one transaction. Requires the lock of the person
 * (`activityStore.lockPerson`).
 * @returns the activity of the fact
 * @throws Problem 409 or 422 if it has no effect, or makes another fact ineffective
 */
export async function writePunch(tx: Transaction, punch: StoredPunch): Promise<ActivityRow> {
  const { rows, punches: existing } = await checkPunch(tx, punch);

  punchStore.insert(tx, punch);
  const punches = new Map([...existing, punch].map((one) => [one.id, one]));
  const found = deriveActivities([...punches.values()].map(ruled)).activities.map((activity) => {
    const was = rows.get(activity.id);
    return { punchIds: activity.punches, was, row: toRow(activity, punches, was) };
  });
  for (const { was, row } of found) {
    if (was?.version === row.version) continue;
    activityStore.save(tx, row);
    tx.publish(movedFact(row, was));
  }
  const changed = found.find(({ punchIds }) => punchIds.includes(punch.id));
  if (!changed) throw new Error(`punch ${punch.id} belongs to no activity`);
  return changed.row;
}
