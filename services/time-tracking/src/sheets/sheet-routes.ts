import { type HolidayBalance, readBalances, readHolidayBalances } from '@theke/contracts/time-tracking/time-sheet';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { askedPerson } from '../people/asked-person.ts';
import { nameOf } from '../people/person-store.ts';
import { todayIn, zoneOf } from '../people/zone-of.ts';
import { holidayAccountAt, thisHolidayYear } from './holiday-account-at.ts';
import { sheetOf } from './sheet-of.ts';
import { workFactsOf } from './work-facts.ts';

/** Balances and holiday accounts, computed whenever they are read (TIME-06, TIME-11). */
export function sheetRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  return [
    route(readBalances, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx) => {
        const { user, ...range } = query;
        const person = await askedPerson(tx, asking, user, now());
        return sheetOf(tx, person, range, now());
      }),
    ),
    route(readHolidayBalances, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx): Promise<HolidayBalance> => {
        const person = await askedPerson(tx, asking, query.user, now());
        const zone = await zoneOf(tx, person);
        const today = todayIn(zone, now());
        const to = `${Number(query.year ?? today.slice(0, 4)) + 1}-12-31`;
        const facts = await workFactsOf(tx, person, { from: today, to }, now());
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
