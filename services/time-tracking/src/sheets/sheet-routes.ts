import { faultOfDays } from '@theke/contracts/time-tracking/check-days';
import { type HolidayBalance, readBalances, readHolidayBalances } from '@theke/contracts/time-tracking/time-sheet';
import { type Route, route } from '@theke/kit/http/route';
import { invalid } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import type { LocalDate } from '@theke/rules/time/local-time';
import { monthOf, monthSpan } from '@theke/rules/time/months';
import { findZone, todayIn } from '../people/find-zone.ts';
import { nameOf } from '../people/person-store.ts';
import { requestedPerson } from '../people/requested-person.ts';
import { holidayAccountAt, thisHolidayYear } from './holiday-account-at.ts';
import { readSheet } from './read-sheet.ts';
import { readWorkFacts } from './work-facts.ts';

/**
 * Requested days. Default end: today, or the end of the month of a later start. Default start: the first of the end's
 * month.
 * @throws Problem 422 if there are too many days or the order is wrong
 */
function rangeOf(
  requested: { from?: LocalDate | undefined; to?: LocalDate | undefined },
  today: LocalDate,
): { from: LocalDate; to: LocalDate } {
  const to = requested.to ?? (requested.from && requested.from > today ? monthSpan(monthOf(requested.from)).to : today);
  const from = requested.from ?? monthSpan(monthOf(to)).from;
  const fault = faultOfDays(from, to);
  if (fault) throw invalid('OUT_OF_RANGE', fault, 'to');
  return { from, to };
}

/** Balances and holiday accounts, computed on read (TIME-06, TIME-11). */
export function sheetRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  return [
    route(readBalances, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx) => {
        const person = await requestedPerson(tx, asking, query.user, now());
        const today = todayIn(await findZone(tx, person), now());
        return readSheet(tx, person, rangeOf(query, today), now());
      }),
    ),
    route(readHolidayBalances, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx): Promise<HolidayBalance> => {
        const person = await requestedPerson(tx, asking, query.user, now());
        const zone = await findZone(tx, person);
        const today = todayIn(zone, now());
        const to = `${Number(query.year ?? today.slice(0, 4)) + 1}-12-31`;
        const facts = await readWorkFacts(tx, person, { from: today, to }, now());
        const { employment } = facts;
        const who = { user: { id: person.id }, name: nameOf(person) };
        if (!employment) return { ...who, year: query.year ?? Number(today.slice(0, 4)), account: null };
        const employed = { ...facts, employment };
        const year = query.year ?? thisHolidayYear(employed);
        return { ...who, year, account: holidayAccountAt(employed, year) ?? null };
      }),
    ),
  ];
}
