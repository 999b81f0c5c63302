import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { datesFrom } from '@theke/rules/working-time/calendar';
import { contractOn, fixedMinutes } from '@theke/rules/working-time/contract';
import { employmentStore } from '../employments/employment-store.ts';

/** What is agreed on with these people for a week; terms that change within it count for their days. Absences and public holidays take nothing from it. */
export async function agreedMinutes(
  tx: Transaction,
  people: readonly string[],
  monday: LocalDate,
): Promise<PlannedWeek['agreed']> {
  const employments = await employmentStore.findMany(tx, people);
  return [...employments].flatMap(([id, { terms, endsOn }]) => {
    const contracts = terms.map((one) => ({ ...one, endsOn }));
    const minutes = datesFrom(monday, addDays(monday, 6)).reduce((sum, date) => {
      const contract = contractOn(contracts, date);
      return contract ? sum + fixedMinutes(contract, date) : sum;
    }, 0);
    return minutes > 0 ? [{ user: { id }, minutes }] : [];
  });
}
