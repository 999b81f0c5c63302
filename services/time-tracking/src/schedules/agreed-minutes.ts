import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { datesFrom } from '@theke/rules/working-time/calendar';
import { contractOn, fixedMinutes } from '@theke/rules/working-time/contract';

/** What is agreed on with people for a week; terms that change within it count for their days. Absences and public holidays take nothing from it. */
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
