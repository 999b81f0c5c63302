import { branches } from '../catalog/branch.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { countedOn, orderStatistics } from './order-statistics.ts';

export const analyticsContract = defineContract({
  service: 'analytics',
  endpoints: orderStatistics,
  hears: { copies: [...countedOn, ...changesOf(branches)] },
});
