import { isReached } from '@theke/contracts/permissions';
import { listWorkingPeople, updateWorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { violatedUnique } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { toAccessScope } from '../access-scope.ts';
import { noteSeen } from '../activities/note-seen.ts';
import { refused } from '../errors.ts';
import { refuseEqualRank, refuseOwn } from './not-oneself.ts';
import { personStore, personView } from './person-store.ts';
import { pinHash } from './pin.ts';

/** Routes for people: who is present, personnel numbers and PINs. */
export const personRoutes = ({ db, now, secret }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'secret'>): Route[] => [
  route(listWorkingPeople, ({ tenant, query, access, identity }) =>
    db.withTenant(tenant, async (tx) => {
      const page = await personStore.list(tx, query, toAccessScope(access));
      const there = page.data.filter(({ presence }) => presence !== 'out').map(({ id }) => id);
      await noteSeen(tx, identity, there, now());
      return page;
    }),
  ),
  route(updateWorkingPerson, async ({ tenant, params: { id }, body, access, identity }) => {
    try {
      return await db.withTenant(tenant, async (tx) => {
        const person = await personStore.find(tx, id);
        if (!person || !isReached(access, { branch: person.branches })) throw unknown('Die Person');
        refuseOwn(identity, id);
        const { personnelNumber, pin } = body;
        if (pin !== undefined) refuseEqualRank(identity, person);
        if (personnelNumber !== undefined) personStore.saveNumber(tx, id, personnelNumber);
        if (pin !== undefined)
          personStore.savePin(tx, id, pin === null ? null : pinHash({ secret, tenant, person: id }, pin));
        return personView((await personStore.find(tx, id)) ?? person);
      });
    } catch (error) {
      if (violatedUnique(error)) throw refused('NUMBER_TAKEN');
      throw error;
    }
  }),
];
