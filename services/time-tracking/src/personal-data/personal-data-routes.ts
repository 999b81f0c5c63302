import { readPersonalData } from '@theke/contracts/time-tracking/personal-data';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { countryOfRegion } from '@theke/rules/working-time/public-holidays';
import { retentionYears } from '@theke/rules/working-time/retention-years';
import { employmentStore } from '../employments/employment-store.ts';
import { nameOf } from '../people/person-store.ts';
import { requestedPerson } from '../people/requested-person.ts';
import { collectPersonalData } from './collect-personal-data.ts';

/** Export of the caller's own data (TIME-18). */
export const personalDataRoutes = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] => [
  route(readPersonalData, async ({ tenant, query: { user }, ...asking }, response) => {
    const file = await db.withTenant(tenant, async (tx) => {
      const person = await requestedPerson(tx, asking, user, now());
      const employment = await employmentStore.find(tx, person.id);
      return {
        name: nameOf(person),
        madeAt: now().toISOString(),
        keptYears: retentionYears(employment && countryOfRegion(employment.region)),
        ...(await collectPersonalData(tx, person.id)),
      };
    });
    response.setHeader('content-disposition', 'attachment; filename="zeiten.json"');
    response.type('json').send(JSON.stringify(file, null, 2));
  }),
];
