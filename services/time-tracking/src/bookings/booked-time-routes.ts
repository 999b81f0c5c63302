import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import { readBookedTime } from '@theke/contracts/time-tracking/booked-time';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { bookedTimeIn } from './booked-time-store.ts';

/** Worked time by project and task, for managers (TIME-20). */
export const bookedTimeRoutes = ({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] => [
  route(readBookedTime, ({ tenant, query: { from, to, branch }, access }) =>
    db.withTenant(tenant, async (tx) => {
      if (branch !== undefined && !isReached(access, { branch })) throw unknown('Die Filiale');
      const found = await bookedTimeIn(tx, { from, to, branch: branch ?? null, branches: accessibleBranches(access) });
      const total = { activities: 0, seconds: 0, open: 0 };
      for (const { activities, seconds, open } of found) {
        total.activities += activities;
        total.seconds += seconds;
        total.open += open;
      }
      const rows = found.filter(({ activities }) => activities > 0).map(({ open: _, ...row }) => row);
      return { from, to, rows, total };
    }),
  ),
];
