import { type WeekHours, weekHoursKeys } from '@theke/rules/hours/week-hours';
import { type FieldErrors, get } from 'react-hook-form';

export type PeriodFaults = { from: string | undefined; to: string | undefined };

/**
 * Faults of the rules at a path, by the key of their period.
 * @param count number of rules in the form's value; rules that the editor has not written yet have no keys
 */
export function faultsOf(
  errors: FieldErrors,
  name: string,
  hours: WeekHours,
  count: number,
): (day: string, periods: number) => PeriodFaults[] {
  const keys = weekHoursKeys(hours);
  const message = (path: string) => (get(errors, path) as { message?: string } | undefined)?.message;
  return (day, periods) =>
    Array.from({ length: periods }, (_, period) => {
      const at = keys.length === count ? keys.indexOf(`${day}.${period}`) : -1;
      return { from: message(`${name}.${at}.from`), to: message(`${name}.${at}.to`) };
    });
}
