import type { TerminalBalances } from '@theke/contracts/time-tracking/time-sheet';
import type { Transaction } from '@theke/kit/database/database';
import { findZone, todayIn } from '../people/find-zone.ts';
import type { Person } from '../people/person-store.ts';
import { computeFigures } from './compute-time-sheet.ts';
import { holidayAccountAt, thisHolidayYear } from './holiday-account-at.ts';
import { readWorkFacts } from './work-facts.ts';

/** Balances for a terminal (TIME-03): figures of the sheet and the holiday account. */
export async function loadTerminalBalances(tx: Transaction, person: Person, now: Date): Promise<TerminalBalances> {
  const zone = await findZone(tx, person);
  const today = todayIn(zone, now);
  const facts = await readWorkFacts(tx, person, { from: today, to: today }, now);
  const { hasEmployment, over, balance } = computeFigures(facts, { from: today, to: today });
  const { employment } = facts;
  const employed = employment && { ...facts, employment };
  const account = employed && holidayAccountAt(employed, thisHolidayYear(employed));
  if (!account) return { hasEmployment, over, balance, holidays: null };
  const { left, planned, entitled, carried } = account;
  return { hasEmployment, over, balance, holidays: { left, planned, entitled, carried } };
}
