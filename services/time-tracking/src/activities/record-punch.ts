import type { Pressed } from '@theke/contracts/time-tracking/pressed';
import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { countedPunch } from '@theke/rules/working-time/late-punch';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { deriveActivities } from '@theke/rules/working-time/punches';
import { bookedAt } from '../bookings/booked-at.ts';
import { refused } from '../errors.ts';
import { markChanged } from '../months/mark-changed.ts';
import type { ActivityRow } from './activity-row.ts';
import { activityStore } from './activity-store.ts';
import { factsAbout } from './facts-about.ts';
import { punchStore, ruled, type StoredPunch } from './punch-store.ts';
import { writePunch } from './write-punch.ts';

type Press = {
  sent: Pressed | (Pressed & Booking);
  kind: PunchMove;
  person: string;
  branch: string;
  /** Null if punched on the person's own device (TIME-21). */
  terminal: string | null;
  now: Date;
};

/**
 * Records a punch of a terminal or own device (TIME-04, TIME-07). Idempotent: a repeated punch returns the current
 * state.
 * @param check throws if the punch is not allowed; skipped for a repeated one
 * @throws Problem 409 by the state, or ID_TAKEN; 422 IN_FUTURE or TOO_LATE
 */
export async function recordPunch(
  tx: Transaction,
  { sent, kind, person, branch, terminal, now }: Press,
  check?: () => Promise<void>,
): Promise<ActivityRow> {
  activityStore.lockPerson(tx, person);
  const before = await punchStore.find(tx, sent.id);
  if (before) return answerAgain(tx, before, { person, kind });
  await check?.();
  const counted = countedPunch({ at: sent.at, sentAt: sent.sentAt, now });
  if (typeof counted === 'string') throw refused(counted);
  const booked =
    kind === 'start' && 'project' in sent ? await bookedAt(tx, sent, { branch, person, isLate: counted.isLate }) : null;
  const row = await writePunch(tx, {
    id: sent.id,
    person,
    branch,
    terminal,
    isOwnDevice: terminal === null,
    kind,
    at: counted.at,
    terminalAt: new Date(sent.at).toISOString(),
    serverAt: now.toISOString(),
    isLate: counted.isLate,
    corrects: null,
    correction: null,
    booked,
    reason: '',
    by: '',
  });
  // A punch in time is never in a month that is over.
  if (counted.isLate) await markChanged(tx, person, [counted.at, row.startAt], now);
  return row;
}

async function answerAgain(
  tx: Transaction,
  punch: StoredPunch,
  { person, kind }: { person: string; kind: PunchMove },
): Promise<ActivityRow> {
  if (punch.person !== person || punch.kind !== kind) throw refused('ID_TAKEN');
  const { rows, punches } = await factsAbout(tx, person, punch.at);
  const activity = deriveActivities(punches.map(ruled)).activities.find((one) => one.punches.includes(punch.id));
  const row = activity && rows.get(activity.id);
  if (!row) throw new Error(`punch ${punch.id} belongs to no activity`);
  return row;
}
