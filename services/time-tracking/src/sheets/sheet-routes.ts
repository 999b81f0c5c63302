import { type HolidayBalance, readBalances, readHolidayBalances } from '@theke/contracts/time-tracking/time-sheet';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { monthOf } from '@theke/rules/working-time/calendar';
import { monthStore, wireOf } from '../months/month-store.ts';
import { askedPerson } from '../people/asked-person.ts';
import { nameOf } from '../people/person-store.ts';
import { todayIn, zoneOf } from '../people/zone-of.ts';
import { bookedByDay } from './booked-by-day.ts';
import { holidayAccountAt, thisHolidayYear } from './holiday-account-at.ts';
import { timeSheetOf } from './time-sheet-of.ts';
import { workFactsOf } from './work-facts.ts';

/** Balances and holiday accounts, computed whenever they are read (TIME-06, TIME-11). */
export function sheetRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  return [
    route(readBalances, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx) => {
        const { user, ...range } = query;
        const person = await askedPerson(tx, asking, user, now());
        const facts = await workFactsOf(tx, person, range, now());
        const closed = await monthStore.between(tx, person.id, monthOf(range.from), monthOf(range.to));
        const who = { user: { id: person.id }, name: nameOf(person) };
        const { days, ...sheet } = timeSheetOf(facts, range);
        const booked = await bookedByDay(tx, facts);
        const told = days.map((day) => ({ ...day, bookedOn: booked.get(day.date) ?? [] }));
        return { ...who, ...sheet, days: told, closed: closed.map(wireOf) };
      }),
    ),
    route(readHolidayBalances, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx): Promise<HolidayBalance> => {
        const person = await askedPerson(tx, asking, query.user, now());
        const zone = await zoneOf(tx, person);
        const today = todayIn(zone, now());
        const to = `${Number(query.year ?? today.slice(0, 4)) + 1}-12-31`;
        const facts = await workFactsOf(tx, person, { from: today, to, zone }, now());
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
