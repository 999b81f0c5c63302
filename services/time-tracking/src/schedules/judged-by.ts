import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { yearsFrom } from '@theke/rules/working-time/calendar';

/** Labour law of each person in a week, for the planner. Birth dates are included for minors only. */
export const judgedBy = (employments: readonly EmploymentOnWire[], monday: LocalDate): PlannedWeek['judged'] =>
  employments.map(({ user, region, trade, birthDate }) => ({
    user,
    region,
    trade,
    birthDate: birthDate !== null && yearsFrom(birthDate, monday) < 18 ? birthDate : null,
  }));
