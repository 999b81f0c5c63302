import {
  createOwnCalendar,
  readOwnCalendar,
  readShiftCalendar,
  revokeOwnCalendar,
} from '@theke/contracts/time-tracking/shift-calendar';
import type { Transaction } from '@theke/kit/database/database';
import { deviceKeyHash, newDeviceKey } from '@theke/kit/device-key';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { type Person, personStore } from '../people/person-store.ts';
import { refuseDisabled } from '../people/refuse-disabled.ts';
import { calendarKeyStore } from './calendar-key-store.ts';
import { personCalendar } from './person-calendar.ts';

/** Secret calendar addresses of people, and the calendars below them (TIME-28). */
export function shiftCalendarRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  /** The logged-in person. @throws Problem 404 if their account has not arrived yet, 403 for a closed account */
  async function oneself(tx: Transaction, { user }: Identity): Promise<Person> {
    const person = user && (await personStore.find(tx, user.id));
    if (!person) throw unknown('Die Person');
    refuseDisabled(person, now());
    return person;
  }

  return [
    route(readOwnCalendar, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { id } = await oneself(tx, identity);
        return { createdAt: (await calendarKeyStore.createdAt(tx, id))?.toISOString() ?? null };
      }),
    ),
    route(createOwnCalendar, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { id } = await oneself(tx, identity);
        const [key, at] = [newDeviceKey(), now()];
        calendarKeyStore.save(tx, id, deviceKeyHash(key), at);
        return { createdAt: at.toISOString(), path: `/api/shift-calendars/${key}` };
      }),
    ),
    route(revokeOwnCalendar, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const { id } = await oneself(tx, identity);
        calendarKeyStore.remove(tx, id);
        return undefined;
      }),
    ),
    route(readShiftCalendar, async ({ tenant, deviceKeyHash }, response) => {
      const text = await db.withTenant(tenant, async (tx) => {
        const at = now();
        const id = await calendarKeyStore.findPerson(tx, deviceKeyHash);
        const person = id === undefined ? undefined : await personStore.find(tx, id);
        const isClosed = !person?.isActive || (person.expiresAt !== null && person.expiresAt <= at);
        if (isClosed) throw unknown('Der Kalender');
        return personCalendar(tx, person, at);
      });
      response.setHeader('cache-control', 'private, no-store');
      response.setHeader('content-disposition', 'inline; filename="dienste.ics"');
      response.type('text/calendar; charset=utf-8').send(text);
    }),
  ];
}
