import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';

const all = allEndpoints as readonly Endpoint[];

/** Everything that can be called from outside. */
export const outerEndpoints = all.filter((at) => at.needs !== 'internal');
/** What only the gateway may call. */
export const innerEndpoints = all.filter((at) => at.needs === 'internal');
export const staffEndpoints = outerEndpoints.filter((at) => at.needs !== 'public');
export const reads = outerEndpoints.filter((at) => at.method === 'GET');
export const writes = outerEndpoints.filter((at) => at.method !== 'GET');
