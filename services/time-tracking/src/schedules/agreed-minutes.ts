import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { datesFrom } from '@theke/rules/working-time/calendar';
import { contractOn, fixedMinutes } from '@theke/rules/working-time/contract';

/**
 * Agreed weekly minutes of each person; changes within the week count by day. Absences and public holidays are not
 * deducted.
 */
export function agreedMinutes(employments: readonly EmploymentOnWire[], monday: LocalDate): PlannedWeek['agreed'] {
  return employments.flatMap(({ user, terms, endsOn }) => {
    const contracts = terms.map((one) => ({ ...one, endsOn }));
    const minutes = datesFrom(monday, addDays(monday, 6)).reduce((sum, date) => {
      const contract = contractOn(contracts, date);
      return contract ? sum + fixedMinutes(contract, date) : sum;
    }, 0);
    return minutes > 0 ? [{ user, minutes }] : [];
  });
}
