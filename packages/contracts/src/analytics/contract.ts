import { branches } from '../catalog/branch.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { countedOn, orderStatistics } from './order-statistics.ts';
import { logVisits } from './visit.ts';
import { visitStatistics } from './visit-statistics.ts';

export const analyticsContract = defineContract({
  service: 'analytics',
  endpoints: [logVisits, ...orderStatistics, ...visitStatistics],
  hears: { copies: [tenantChanged, ...countedOn, ...changesOf(branches)] },
});
