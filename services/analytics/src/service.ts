import { analyticsContract } from '@theke/contracts/analytics/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { figureSubscriptions } from './orders/order-figures.ts';
import { orderStatisticRoutes } from './statistics/order-statistic-routes.ts';
import { visitStatisticRoutes } from './statistics/visit-statistic-routes.ts';
import { tenantCopies } from './tenant-copies.ts';
import { visitParts } from './visits/visit-routes.ts';

/** Analytics: what business brought, from the events of those who did it; and who looked at what, from what pages tell. */
export const analytics = defineService({
  contract: analyticsContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const visits = visitParts(base);
    return {
      ...visits,
      routes: [...visits.routes, ...orderStatisticRoutes(base), ...visitStatisticRoutes(base)],
      subscriptions: [...tenantCopies.subscriptions(), ...figureSubscriptions],
    };
  },
});
