import type { Transaction } from '@theke/kit/database/database';
import { refusalOfCorrection, refusalOfStamp } from '@theke/rules/working-time/punch-refusal';
import { activitiesOf } from '@theke/rules/working-time/punches';
import { refused } from '../errors.ts';
import { movedFact } from './activity-facts.ts';
import { type ActivityRow, rowOf } from './activity-row.ts';
import { activityStore } from './activity-store.ts';
import { factsAbout } from './facts-about.ts';
import { type KeptPunch, punchStore, ruled } from './punch-store.ts';

type Weighed = { rows: Map<string, ActivityRow>; known: KeptPunch[] };

/**
 * Checks a fact before it is stored. Requires the lock of the person (`activityStore.hold`).
 * @throws Problem 409 or 422 if it has no effect, or makes another fact ineffective
 */
export async function checkPunch(tx: Transaction, punch: KeptPunch): Promise<Weighed> {
  const corrected = punch.corrects === null ? undefined : await activityStore.find(tx, punch.corrects);
  const from = [punch.correction?.startAt ?? punch.at, corrected?.fromAt ?? punch.at].toSorted()[0] as string;
  const about = await factsAbout(tx, punch.person, from);
  const facts = about.known.map(ruled);
  const fact = ruled(punch);
  const refusal = fact.kind === 'correction' ? refusalOfCorrection(facts, fact) : refusalOfStamp(facts, fact);
  if (refusal) throw refused(refusal);
  return about;
}

/**
 * Stores a fact with the derived activities and their events, in one transaction. Requires the lock of the person
 * (`activityStore.hold`).
 * @returns the activity of the fact
 * @throws Problem 409 or 422 if it has no effect, or makes another fact ineffective
 */
export async function writePunch(tx: Transaction, punch: KeptPunch): Promise<ActivityRow> {
  const { rows, known } = await checkPunch(tx, punch);

  punchStore.insert(tx, punch);
  const punches = new Map([...known, punch].map((one) => [one.id, one]));
  const found = activitiesOf([...punches.values()].map(ruled)).activities.map((activity) => {
    const was = rows.get(activity.id);
    return { of: activity.punches, was, row: rowOf(activity, punches, was) };
  });
  for (const { was, row } of found) {
    if (was?.version === row.version) continue;
    activityStore.save(tx, row);
    tx.publish(movedFact(row, was));
  }
  const own = found.find(({ of }) => of.includes(punch.id));
  if (!own) throw new Error(`the punch ${punch.id} belongs to no activity`);
  return own.row;
}
