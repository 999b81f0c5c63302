import type { LocalDate } from '../time/local-time.ts';
import { isoWeekday } from './known-days.ts';

/** What somebody owes from a date on, until the next contract begins or this one ends. */
export interface WorkingContract {
  readonly validFrom: LocalDate;
  /** The last day; null or left out where none is known. */
  readonly endsOn?: LocalDate | null;
  readonly weeklyMinutes: number;
  /** The days that share them; 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** Owes what is planned for a day in place of fixed days. */
  readonly followsPlan?: boolean;
}

/** The contract that holds on a date: of those that have begun the last one, if it has not ended. Their order does not matter. */
export function contractOn(contracts: readonly WorkingContract[], date: LocalDate): WorkingContract | undefined {
  let found: WorkingContract | undefined;
  for (const contract of contracts)
    if (contract.validFrom <= date && (!found || contract.validFrom > found.validFrom)) found = contract;
  return found && (found.endsOn ?? date) >= date ? found : undefined;
}

/**
 * Minutes that a contract asks for on a date: the week's, shared evenly by its days; what they cannot share evenly the first days
 * of the week take, a minute each, so that the week is whole.
 */
export function fixedMinutes(contract: WorkingContract, date: LocalDate): number {
  const week = weeks.get(contract) ?? weekOf(contract);
  weeks.set(contract, week);
  return week[isoWeekday(date) - 1] as number;
}

/** A balance of years asks a thousand times for one of seven days. */
const weeks = new WeakMap<WorkingContract, readonly number[]>();

function weekOf({ weeklyMinutes, weekdays }: WorkingContract): number[] {
  const days = [...new Set(weekdays)].sort((one, other) => one - other);
  const share = Math.floor(weeklyMinutes / days.length);
  return Array.from({ length: 7 }, (_, index) => {
    const at = days.indexOf(index + 1);
    return at < 0 ? 0 : share + (at < weeklyMinutes % days.length ? 1 : 0);
  });
}
