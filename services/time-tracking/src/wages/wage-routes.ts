import { isReached } from '@theke/contracts/permissions';
import { readPlanCost, readWages, saveWages, wagesChanged } from '@theke/contracts/time-tracking/wage';
import { type Route, route } from '@theke/kit/http/route';
import { invalid, stale } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { activityStore } from '../activities/activity-store.ts';
import { copied } from '../copies.ts';
import { requestedPerson } from '../people/requested-person.ts';
import { refusedShift } from '../schedules/refused-shift.ts';
import { computePlanCost } from './compute-plan-cost.ts';
import { wageStore } from './wage-store.ts';

/** Routes for hourly wages and the cost of a planned week (TIME-19). */
export const wageRoutes = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] => [
  route(readWages, ({ tenant, params: { id }, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      const { id: person } = await requestedPerson(tx, { access, identity }, id, now());
      return (await wageStore.findMany(tx, [person])).get(person) ?? { user: { id: person }, version: 0, wages: [] };
    }),
  ),
  route(saveWages, ({ tenant, params: { id }, body: { version, wages }, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      const { id: person } = await requestedPerson(tx, { access, identity }, id, now());
      const twice = wages.findIndex(
        ({ validFrom }, at) => wages.findIndex((one) => one.validFrom === validFrom) !== at,
      );
      if (twice >= 0)
        throw invalid('INVALID', 'Ab diesem Tag gilt schon ein anderer Stundenlohn.', `wages.${twice}.validFrom`);
      await activityStore.lockPerson(tx, person);
      const before = (await wageStore.findMany(tx, [person])).get(person);
      if ((before?.version ?? 0) !== version) throw stale('Stundenlohn');
      const latestFirst = wages.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
      wageStore.save(tx, person, version + 1, { wages: latestFirst });
      tx.publish(wagesChanged(person, version + 1, { user: { id: person } }));
      return { user: { id: person }, version: version + 1, wages: latestFirst };
    }),
  ),
  route(readPlanCost, ({ tenant, query: { branch: id, monday }, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      const branch = isReached(access, { branch: id }) ? await copied.stores.branches.find(tx, id) : undefined;
      if (!branch) throw refusedShift('UNKNOWN_BRANCH');
      return computePlanCost(tx, branch, monday, { identity, now: now() });
    }),
  ),
];
