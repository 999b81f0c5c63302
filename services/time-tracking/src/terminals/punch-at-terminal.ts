import type { SentPunch, SentStart } from '@theke/contracts/time-tracking/terminal-calls';
import type { Transaction } from '@theke/kit/database/database';
import { countedPunch } from '@theke/rules/working-time/late-punch';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { activitiesOf } from '@theke/rules/working-time/punches';
import type { ActivityRow } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import { factsAbout } from '../activities/facts-about.ts';
import { type KeptPunch, punchStore, ruled } from '../activities/punch-store.ts';
import { writePunch } from '../activities/write-punch.ts';
import { bookedAt } from '../bookings/booked-at.ts';
import { refused } from '../errors.ts';
import type { KnownTerminal } from './terminal-store.ts';

type Pressed = { sent: SentPunch | SentStart; kind: PunchMove; person: string; terminal: KnownTerminal; now: Date };

/**
 * Somebody pressed a button of a terminal (TIME-04, TIME-07). Sent again it is answered as it is now, and happens once.
 * @throws Problem 409 by the state, or ID_TAKEN; 422 IN_FUTURE or TOO_LATE
 */
export async function punchAtTerminal(
  tx: Transaction,
  { sent, kind, person, terminal, now }: Pressed,
): Promise<ActivityRow> {
  activityStore.hold(tx, person);
  const before = await punchStore.find(tx, sent.id);
  if (before) return answerAgain(tx, before, { person, kind });
  const counted = countedPunch({ at: sent.at, sentAt: sent.sentAt, now });
  if (typeof counted === 'string') throw refused(counted);
  const booked =
    kind === 'start' && 'project' in sent
      ? await bookedAt(tx, sent, { branch: terminal.branch, person, isLate: counted.isLate })
      : null;
  return writePunch(tx, {
    id: sent.id,
    person,
    branch: terminal.branch,
    terminal: terminal.id,
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
}

async function answerAgain(
  tx: Transaction,
  punch: KeptPunch,
  { person, kind }: { person: string; kind: PunchMove },
): Promise<ActivityRow> {
  if (punch.person !== person || punch.kind !== kind) throw refused('ID_TAKEN');
  const { rows, known } = await factsAbout(tx, person, punch.at);
  const own = activitiesOf(known.map(ruled)).activities.find(({ punches }) => punches.includes(punch.id));
  const row = own && rows.get(own.id);
  if (!row) throw new Error(`the punch ${punch.id} belongs to no activity`);
  return row;
}
