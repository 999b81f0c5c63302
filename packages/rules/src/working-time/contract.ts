import type { LocalDate } from '../time/local-time.ts';
import { isoWeekday } from './known-days.ts';

/** Agreed working time from a date until the next contract begins or this one ends. */
export interface WorkingContract {
  readonly validFrom: LocalDate;
  /** The last day; null or undefined if open-ended. */
  readonly endsOn?: LocalDate | null;
  readonly weeklyMinutes: number;
  /** The days that share the minutes; 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** The target is the planned time instead of fixed days. */
  readonly followsPlan?: boolean;
}

/** The contract on a date: the last one that has begun, if it has not ended. In any order. */
export function contractOn(contracts: readonly WorkingContract[], date: LocalDate): WorkingContract | undefined {
  let found: WorkingContract | undefined;
  for (const contract of contracts)
    if (contract.validFrom <= date && (!found || contract.validFrom > found.validFrom)) found = contract;
  return found && (found.endsOn ?? date) >= date ? found : undefined;
}

/**
 * Target minutes of a contract on a date: the weekly minutes divided evenly by its days. A remainder is distributed to
 * the first days of the week, one minute each.
 */
export function fixedMinutes(contract: WorkingContract, date: LocalDate): number {
  const week = weeks.get(contract) ?? weekOf(contract);
  weeks.set(contract, week);
  return week[isoWeekday(date) - 1] as number;
}

/** Cached: a balance over years looks up the same seven days a thousand times. */
const weeks = new WeakMap<WorkingContract, readonly number[]>();

function weekOf({ weeklyMinutes, weekdays }: WorkingContract): number[] {
  const days = [...new Set(weekdays)].sort((one, other) => one - other);
  const share = Math.floor(weeklyMinutes / days.length);
  return Array.from({ length: 7 }, (_, index) => {
    const at = days.indexOf(index + 1);
    return at < 0 ? 0 : share + (at < weeklyMinutes % days.length ? 1 : 0);
  });
}
