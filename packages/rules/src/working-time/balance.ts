import type { LocalDate } from '../time/local-time.ts';
import { type Month, monthOf } from '../time/months.ts';
import { datesFrom, firstOf, lastOf } from './calendar.ts';
import { contractOn, fixedMinutes, type WorkingContract } from './contract.ts';

/** Away from the first date to the last, both included; for half of each day where `share` is 0.5. */
export interface Absence {
  /** `unpaid` days are not due; `time-off` is time off in lieu, which the balance pays. */
  readonly kind: 'holiday' | 'sick' | 'unpaid' | 'time-off';
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly share?: 0.5 | 1;
}

export interface BalanceFacts {
  readonly contracts: readonly WorkingContract[];
  readonly absences: readonly Absence[];
  readonly publicHolidays: ReadonlySet<LocalDate>;
  /** What is due on a public holiday is credited, unless this is false. */
  readonly isHolidayCredited?: boolean;
  /** Whole seconds worked, by the day on which it began. */
  readonly worked: ReadonlyMap<LocalDate, number>;
  /** Minutes planned, for whoever follows the plan. */
  readonly planned?: ReadonlyMap<LocalDate, number>;
  /** Seconds carried in on the first day. */
  readonly opening?: number;
}

/** Whole seconds; `balance` as it stands at the end. */
export interface BalanceSum {
  readonly target: number;
  readonly worked: number;
  readonly credited: number;
  readonly balance: number;
  /** Days of holiday that were used up, in days and halves. */
  readonly holidayDays: number;
}

export type BalanceDay = BalanceSum & { readonly date: LocalDate };

export interface Balances extends BalanceSum {
  readonly days: readonly BalanceDay[];
  readonly months: readonly (BalanceSum & { readonly month: Month })[];
}

/**
 * What was due, worked and credited from the first date to the last, and how the balance ran on (TIME-06).
 *
 * A day owes what its contract asks for, or what is planned for whoever follows the plan. A public holiday is credited whole, and
 * whoever works on it has both. An absence is credited with its share of the day; being sick fills up what was worked, and goes before
 * holidays (UrlG § 5, BUrlG § 9); a public holiday and a day off use none. An unpaid day is not due; time off in lieu is due and not
 * credited. Nothing here is taken from what was worked.
 */
export function balancesOf(facts: BalanceFacts, from: LocalDate, to: LocalDate): Balances {
  const { days, balance } = balanceDaysOf(facts, from, to);
  const months = new Map<Month, BalanceSum>();
  for (const { date, ...day } of days) months.set(monthOf(date), added(months.get(monthOf(date)), day));
  return {
    ...days.reduce<BalanceSum>(added, { ...nothing, balance }),
    days,
    months: [...months].map(([month, sum]) => ({ month, ...sum })),
  };
}

/**
 * The same by day, and the balance at the end.
 * @param since days before it are in the balance only: of years nobody asks for each
 */
export function balanceDaysOf(
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

/** A balance of years asks for each of its days who was away, which was true of few. */
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

/** Shares of a day, together at most the whole of it: being sick goes first, time off in lieu takes what is left. */
function sharesOf(there: readonly Absence[]): Record<'sick' | 'unpaid' | 'holiday', number> {
  let left = 1;
  const take = (kind: Absence['kind']): number => {
    // Two half days of one kind are morning and afternoon.
    const asked = there.reduce((sum, each) => (each.kind === kind ? sum + (each.share ?? 1) : sum), 0);
    const share = Math.min(left, asked);
    left -= share;
    return share;
  };
  return { sick: take('sick'), unpaid: take('unpaid'), holiday: take('holiday') };
}
