import type { LocalDate } from '@theke/rules/time/local-time';
import type { AgreedWork } from '@theke/rules/working-time/laws/agreed-work';
import { lawWarningText } from '@theke/rules/working-time/laws/law-warning-text';
import { planWarnings } from '@theke/rules/working-time/plan/plan-warnings';
import type { PlannedShift } from '@theke/rules/working-time/plan/planned-shift';

/** Legal findings of a person's week while a shift is dragged. The server checks again. */
export const breachesOf = (
  shifts: readonly PlannedShift[],
  zone: string,
  monday: LocalDate,
  agreed: AgreedWork | undefined,
): string[] =>
  planWarnings(shifts, zone, monday, agreed)
    .filter(({ severity }) => severity === 'breach')
    .map(lawWarningText);
