import { isReached } from '@theke/contracts/permissions';
import { readTeamMonth } from '@theke/contracts/time-tracking/team-month';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { instantOf } from '@theke/rules/time/local-time';
import { monthSpan } from '@theke/rules/time/months';
import { addDays, startOf } from '@theke/rules/working-time/known-days';
import { noteSeen } from '../activities/note-seen.ts';
import { known } from '../copies.ts';
import { personStore } from '../people/person-store.ts';
import { teamRows } from './team-rows.ts';

/** The month of a whole team, computed from each one's sheet whenever it is read (TIME-17). */
export const teamRoutes = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] => [
  route(readTeamMonth, ({ tenant, query: { branch: id, month }, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      const branch = await known.stores.branches.find(tx, id);
      if (!branch || !isReached(access, { branch: id })) throw unknown('Die Filiale');
      const range = monthSpan(month);
      const instant = (date: string) => new Date(instantOf(branch.timeZone, startOf(date)));
      const span = { from: instant(range.from), until: instant(addDays(range.to, 1)) };
      const people = await personStore.teamOf(tx, id, span, now());
      await noteSeen(
        tx,
        identity,
        people.map(({ id }) => id),
        now(),
      );
      return { branch: { id }, month, ...range, people: await teamRows(tx, people, range, now()) };
    }),
  ),
];
