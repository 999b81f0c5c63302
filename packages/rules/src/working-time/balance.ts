import type { LocalDate } from '../time/local-time.ts';
import { type Month, monthOf } from '../time/months.ts';
import { datesFrom, firstOf, lastOf } from './calendar.ts';
import { contractOn, fixedMinutes, type WorkingContract } from './contract.ts';

/** An absence from the first to the last date, both included; half of each day if `share` is 0.5. */
export interface Absence {
  /** `unpaid` days have no target; `time-off` is time off in lieu, taken from the balance. */
  readonly kind: 'holiday' | 'sick' | 'unpaid' | 'time-off';
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly share?: 0.5 | 1;
}

export interface BalanceFacts {
  readonly contracts: readonly WorkingContract[];
  readonly absences: readonly Absence[];
  readonly publicHolidays: ReadonlySet<LocalDate>;
  /** Whether the target of a public holiday is credited. Default: true. */
  readonly isHolidayCredited?: boolean;
  /** Seconds worked, by the day on which the activity began. */
  readonly worked: ReadonlyMap<LocalDate, number>;
  /** Planned minutes, for people whose target follows the plan. */
  readonly planned?: ReadonlyMap<LocalDate, number>;
  /** Opening balance in seconds. */
  readonly opening?: number;
}

/** Whole seconds; `balance` is the value at the end. */
export interface BalanceSum {
  readonly target: number;
  readonly worked: number;
  readonly credited: number;
  readonly balance: number;
  /** Used holiday days, in days and halves. */
  readonly holidayDays: number;
}

export type BalanceDay = BalanceSum & { readonly date: LocalDate };

export interface Balances extends BalanceSum {
  readonly days: readonly BalanceDay[];
  readonly months: readonly (BalanceSum & { readonly month: Month })[];
}

/**
 * Target, work and credit from the first to the last date, and the balance over time (TIME-06).
 *
 * The target of a day follows from the contract, or from the plan for people who follow the plan. A public holiday is
 * credited in full, in addition to work on that day. An absence credits its share of the day. Sickness tops up the work
 * of the day and takes precedence over holidays (UrlG § 5, BUrlG § 9); public holidays and days off use no holiday
 * days. An unpaid day has no target; time off in lieu has a target but no credit. Work is never reduced.
 */
export function computeBalances(facts: BalanceFacts, from: LocalDate, to: LocalDate): Balances {
  const { days, balance } = computeBalanceDays(facts, from, to);
  const months = new Map<Month, BalanceSum>();
  for (const { date, ...day } of days) months.set(monthOf(date), added(months.get(monthOf(date)), day));
  return {
    ...days.reduce<BalanceSum>(added, { ...nothing, balance }),
    days,
    months: [...months].map(([month, sum]) => ({ month, ...sum })),
  };
}

/**
 * The same by day, with the final balance.
 * @param since earlier days are only part of the balance, not of the list
 */
export function computeBalanceDays(
  facts: BalanceFacts,
  from: LocalDate,
  to: LocalDate,
  since = from,
): { days: BalanceDay[]; balance: number } {
  let balance = facts.opening ?? 0;
  const away = awayByDate(facts.absences, from, to);
  const days: BalanceDay[] = [];
  for (const date of datesFrom(from, to)) {
    const { target, worked, credited, holidayDays } = dayOf(facts, date, away.get(date));
    balance += worked + credited - target;
    if (date >= since) days.push({ date, target, worked, credited, holidayDays, balance });
  }
  return { days, balance };
}

const nothing: BalanceSum = { target: 0, worked: 0, credited: 0, balance: 0, holidayDays: 0 };

const added = (sum: BalanceSum = nothing, day: BalanceSum): BalanceSum => ({
  target: sum.target + day.target,
  worked: sum.worked + day.worked,
  credited: sum.credited + day.credited,
  balance: day.balance,
  holidayDays: sum.holidayDays + day.holidayDays,
});

/** Indexes absences by date once, because a balance over years looks up every day. */
function awayByDate(absences: readonly Absence[], from: LocalDate, to: LocalDate): Map<LocalDate, Absence[]> {
  const found = new Map<LocalDate, Absence[]>();
  for (const absence of absences)
    for (const date of datesFrom(lastOf(absence.from, from), firstOf(absence.to, to)))
      found.set(date, [...(found.get(date) ?? []), absence]);
  return found;
}

function dayOf(facts: BalanceFacts, date: LocalDate, away: readonly Absence[] = []): Omit<BalanceSum, 'balance'> {
  const worked = facts.worked.get(date) ?? 0;
  const contract = contractOn(facts.contracts, date);
  const minutes = contract?.followsPlan ? (facts.planned?.get(date) ?? 0) : contract && fixedMinutes(contract, date);
  const due = (minutes ?? 0) * 60;
  if (due === 0) return { target: 0, worked, credited: 0, holidayDays: 0 };
  if (facts.publicHolidays.has(date))
    return { target: due, worked, credited: facts.isHolidayCredited === false ? 0 : due, holidayDays: 0 };
  if (!away.length) return { target: due, worked, credited: 0, holidayDays: 0 };
  const { sick, unpaid, holiday } = sharesOf(away);
  const target = due * (1 - unpaid);
  const onHoliday = due * holiday;
  const credited = Math.max(0, Math.min(due * sick, target - onHoliday - worked)) + onHoliday;
  return { target, worked, credited, holidayDays: holiday };
}

/** Shares of a day by kind, at most the whole day: sickness first, time off in lieu last. */
function sharesOf(there: readonly Absence[]): Record<'sick' | 'unpaid' | 'holiday', number> {
  let left = 1;
  const take = (kind: Absence['kind']): number => {
    // Two half days of one kind are morning and afternoon.
    const shares = there.reduce((sum, each) => (each.kind === kind ? sum + (each.share ?? 1) : sum), 0);
    const share = Math.min(left, shares);
    left -= share;
    return share;
  };
  return { sick: take('sick'), unpaid: take('unpaid'), holiday: take('holiday') };
}
