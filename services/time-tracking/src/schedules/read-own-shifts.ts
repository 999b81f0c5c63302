import type { Transaction } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { copied } from '../copies.ts';
import { todayIn } from '../people/find-zone.ts';
import { publishedStore } from './published-store.ts';
import type { Shift } from './shift-row.ts';

/** Published shifts of a person for this and the next week, in the branch's time zone (TIME-03). */
export async function readOwnShifts(
  tx: Transaction,
  { person, branch, now }: { person: string; branch: string; now: Date },
): Promise<Omit<Shift, 'version' | 'state'>[]> {
  const at = await copied.stores.branches.find(tx, branch);
  if (!at) throw unknown('Die Filiale');
  const today = todayIn(at.timeZone, now);
  const shifts = await publishedStore.findByPeople(tx, [person], daysSpan(at.timeZone, mondayOf(today), 14));
  return shifts.map(({ version, state, ...shift }) => shift);
}
