import { analyticsContract } from '@theke/contracts/analytics/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { figureSubscriptions } from './orders/order-figures.ts';
import { orderStatisticRoutes } from './statistics/order-statistic-routes.ts';

/** Analytics: what business brought, from the events of those who did it. */
export const analytics = defineService({
  contract: analyticsContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  setup: (base) => ({ routes: orderStatisticRoutes(base), subscriptions: figureSubscriptions }),
});
