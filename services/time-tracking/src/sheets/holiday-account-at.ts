import type { StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { HolidayAccountOnWire } from '@theke/contracts/time-tracking/time-sheet';
import type { LocalDate } from '@theke/rules/time/local-time';
import { computeBalanceDays } from '@theke/rules/working-time/balance';
import { datesFrom, firstOf, lastOf, yearsFrom } from '@theke/rules/working-time/calendar';
import { contractOn } from '@theke/rules/working-time/contract';
import { computeHolidayAccount } from '@theke/rules/working-time/holiday-account';
import { holidayYear, holidayYearOn } from '@theke/rules/working-time/holiday-year';
import { leastHolidayDays } from '@theke/rules/working-time/least-holiday';
import { countryOfRegion } from '@theke/rules/working-time/public-holidays';
import { todayIn } from '../people/find-zone.ts';
import { toBalanceFacts } from './balance-facts.ts';
import type { Employed } from './work-facts.ts';

/** Current holiday year of a person. */
export const thisHolidayYear = ({ employment, zone, now }: Employed): number =>
  holidayYearOn(employment.yearKind, employment.employedFrom, todayIn(zone, now)).year;

/** Holiday account of a year as of today, or as of that year's end (TIME-11); undefined before the account begins. */
export function holidayAccountAt(facts: Employed, year: number): HolidayAccountOnWire | undefined {
  const { employment } = facts;
  const { yearKind, employedFrom, countsFrom, endsOn, terms } = employment;
  const yearAt = (at: number) => holidayYear(yearKind, employedFrom, at);
  const since = holidayYearOn(yearKind, employedFrom, countsFrom).year;
  if (year < since) return undefined;
  const { from, to } = yearAt(year);
  const on = firstOf(to, lastOf(from, todayIn(facts.zone, facts.now)));
  const country = countryOfRegion(employment.region);
  const approved = facts.absences.filter(({ state }) => state === 'approved');

  const used = (absences: readonly StoredAbsence[]) => usedDays(facts, absences, yearAt(since).from, to);
  const taken = used(approved);
  const { carried, entitled, planned, expired, left, lots, ...account } = computeHolidayAccount(
    {
      country,
      yearKind,
      employedFrom,
      employedTo: endsOn,
      entitlements: terms.map(({ validFrom, holidayDays }) => ({ validFrom, days: holidayDays })),
      since,
      carriedIn: employment.carriedIn,
      taken,
      notifiedYears: new Set(employment.toldYears),
      sickYears: new Set(
        Array.from({ length: year - since + 1 }, (_, at) => since + at).filter((one) =>
          isSickIn(approved, yearAt(one)),
        ),
      ),
    },
    on,
  );
  const contract = contractOn(terms, on);
  const daysPerWeek = contract?.weekdays.length ?? 0;
  return {
    from,
    to,
    on,
    carried,
    entitled,
    taken: account.taken,
    planned,
    requested: daysWithin(used(facts.absences), from, to) - daysWithin(taken, from, to),
    expired,
    left,
    least:
      daysPerWeek === 0 || employedFrom > from || (endsOn ?? to) < to
        ? null
        : leastHolidayDays({
            country,
            daysPerWeek,
            birthDate: employment.birthDate,
            serviceYears: Math.max(0, yearsFrom(employedFrom, on)),
            on,
          }),
    lots: lots.map((lot) => ({
      year: lot.year,
      left: lot.left,
      expiresOn: lot.expiresOn,
      isKeptUntold: lot.isKeptUntold,
    })),
  };
}

/** Days and half days of holiday by date; only days with working hours are used. */
export function usedDays(facts: Employed, absences: readonly StoredAbsence[], from: LocalDate, to: LocalDate) {
  const { days } = computeBalanceDays(toBalanceFacts(facts, new Map(), { from, to, absences }), from, to);
  return new Map(days.filter(({ holidayDays }) => holidayDays > 0).map(({ date, holidayDays }) => [date, holidayDays]));
}

const daysWithin = (days: ReadonlyMap<LocalDate, number>, from: LocalDate, to: LocalDate): number =>
  [...days].reduce((sum, [date, count]) => (date >= from && date <= to ? sum + count : sum), 0);

/** Whether the person was sick on every day of a year, so that no holiday could be taken. */
function isSickIn(absences: readonly StoredAbsence[], { from, to }: { from: LocalDate; to: LocalDate }): boolean {
  const sick = absences.filter(({ kind, isHalfDay }) => kind === 'sick' && !isHalfDay);
  return sick.length > 0 && datesFrom(from, to).every((date) => sick.some((one) => one.from <= date && date <= one.to));
}
