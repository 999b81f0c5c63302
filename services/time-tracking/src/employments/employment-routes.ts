import { isReached } from '@theke/contracts/permissions';
import { employmentChanged, readEmployment, saveEmployment } from '@theke/contracts/time-tracking/employment';
import { type Route, route } from '@theke/kit/http/route';
import { invalid, stale, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { activityStore } from '../activities/activity-store.ts';
import { assertClosedMonthsUnchanged } from '../months/assert-closed-months-unchanged.ts';
import { refuseOwn } from '../people/not-oneself.ts';
import { personStore } from '../people/person-store.ts';
import { requestedPerson } from '../people/requested-person.ts';
import { employmentFault } from './employment-fault.ts';
import { employmentStore } from './employment-store.ts';

/** Routes for employments (hours and entitlements); balances are computed from them on read (TIME-06). */
export const employmentRoutes = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] => [
  route(readEmployment, ({ tenant, params: { id }, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      await requestedPerson(tx, { access, identity }, id, now());
      return (await employmentStore.find(tx, id)) ?? null;
    }),
  ),
  route(saveEmployment, ({ tenant, params: { id }, body, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      const person = await personStore.find(tx, id);
      if (!person || !isReached(access, { branch: person.branches })) throw unknown('Die Person');
      refuseOwn(identity, id);
      const { version, ...draft } = body;
      const fault = employmentFault(draft);
      if (fault) throw invalid('INVALID', fault.message, fault.field);
      await activityStore.lockPerson(tx, id);
      const before = await employmentStore.find(tx, id);
      if ((before?.version ?? 0) !== version) throw stale('Arbeitszeit');
      await assertClosedMonthsUnchanged(tx, [person], { now: now() }, () =>
        employmentStore.save(tx, id, version + 1, draft),
      );
      tx.publish(employmentChanged(id, version + 1, { user: { id } }));
      return { ...draft, user: { id }, version: version + 1 };
    }),
  ),
];
