import type { EmploymentOnWire } from '@theke/contracts/time-tracking/employment';
import type { PlannedWeek } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { yearsFrom } from '@theke/rules/working-time/calendar';

/** By what the law judges these people in a week, as whoever plans it has to know; when a grown-up was born is nothing of theirs. */
export const judgedBy = (employments: readonly EmploymentOnWire[], monday: LocalDate): PlannedWeek['judged'] =>
  employments.map(({ user, region, trade, birthDate }) => ({
    user,
    region,
    trade,
    birthDate: birthDate !== null && yearsFrom(birthDate, monday) < 18 ? birthDate : null,
  }));
