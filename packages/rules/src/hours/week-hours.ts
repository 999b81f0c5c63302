import { isoWeekday, type LocalDate } from '../time/local-time.ts';
import { decidingRules, type OpeningRule, slotsOf, type Weekday, weekdays } from './opening-hours.ts';

/** A period of a day, 'HH:mm'; undefined while it is being typed. */
export type Period = { readonly from: string | undefined; readonly to: string | undefined };

/** Hours of a date that differ from its weekday; no periods: closed. */
export type SpecialDay = { readonly date: LocalDate; readonly periods: readonly Period[] };

/** Opening hours as staff think of them: a week and special days. No periods of a weekday: closed. */
export type WeekHours = {
  readonly week: Readonly<Record<Weekday, readonly Period[]>>;
  /** Ascending by date, each date once. */
  readonly special: readonly SpecialDay[];
  /** Dated rules without effect: later rules override them, or their date is missing. */
  readonly others: readonly OpeningRule[];
};

/** Whether two days have the same hours. */
const isSame = (one: readonly OpeningRule[], other: readonly OpeningRule[]): boolean =>
  JSON.stringify(slotsOf(one)) === JSON.stringify(slotsOf(other));

const toPeriod = ({ from, to }: OpeningRule): Period => ({ from: from ?? undefined, to: to ?? undefined });

/** A week with the periods of each weekday. */
export const everyDay = (periodsOf: (day: Weekday) => readonly Period[]): WeekHours['week'] =>
  Object.fromEntries(weekdays.map((day) => [day, periodsOf(day)])) as Record<Weekday, readonly Period[]>;

/** Reads opening hours into a week and special days. Every day keeps its hours (HOURS-26). */
export function readWeekHours(rules: readonly OpeningRule[]): WeekHours {
  const weekOf = (weekday: Weekday) => decidingRules(rules, '', weekday).rules.filter(({ type }) => type !== 'once');
  const week = everyDay((day) => weekOf(day).map(toPeriod));
  const dates = [...new Set(rules.flatMap(({ type, date }) => (type === 'once' && date ? [date] : [])))].toSorted();
  const special: SpecialDay[] = [];
  for (const date of dates) {
    const weekday = weekdays[isoWeekday(date) - 1] as Weekday;
    const deciding = decidingRules(rules, date, weekday);
    if (deciding.type === 'once' || !isSame(deciding.rules, weekOf(weekday)))
      special.push({ date, periods: deciding.rules.map(toPeriod) });
  }
  const isSpecial = (date: LocalDate) => special.some((day) => day.date === date);
  const others = rules.filter(({ type, date }) => type === 'once' && !(date && isSpecial(date)));
  return { week, special, others };
}

type Written = { rule: OpeningRule; key: string };

/** Rules of a week and special days, each with the key of its period: `monday.0`, `2026-12-24.1`. */
function writtenRules({ week, special, others }: WeekHours): Written[] {
  const write = (
    key: string,
    kind: Pick<OpeningRule, 'type' | 'date'>,
    periods: readonly Period[],
    mayOmit: boolean,
  ) =>
    periods.length > 0
      ? periods.map((period, index) => ({ key: `${key}.${index}`, rule: { ...kind, isClosed: false, ...period } }))
      : mayOmit
        ? []
        : [{ key, rule: { ...kind, isClosed: true } }];
  return [
    ...others.map((rule) => ({ key: 'others', rule })),
    // A closed weekday needs a rule only to override the others.
    ...weekdays.flatMap((type) => write(type, { type }, week[type], others.length === 0)),
    ...special.flatMap(({ date, periods }) => write(date, { type: 'once', date }, periods, false)),
  ];
}

/** The opposite of `readWeekHours`: rules in which later ones override earlier ones (HOURS-26). */
export const writeWeekHours = (hours: WeekHours): OpeningRule[] => writtenRules(hours).map(({ rule }) => rule);

/** Keys of the periods in the order of `writeWeekHours`, to find the field of a refused rule. */
export const weekHoursKeys = (hours: WeekHours): string[] => writtenRules(hours).map(({ key }) => key);

/** Sets the hours of dates and keeps the others in order. Periods undefined: the dates have their weekday's hours. */
export function withSpecialDays(
  hours: WeekHours,
  dates: readonly LocalDate[],
  periods: readonly Period[] | undefined,
): WeekHours {
  const kept = hours.special.filter(({ date }) => !dates.includes(date));
  const added = periods ? dates.map((date) => ({ date, periods })) : [];
  return { ...hours, special: [...kept, ...added].toSorted((one, other) => one.date.localeCompare(other.date)) };
}
