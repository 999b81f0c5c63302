import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { serviceOperations } from '@theke/contracts/operations/service-operations';
import { type Permission, permissions } from '@theke/contracts/permissions';
import { services } from '@theke/topology/topology';

const all = allEndpoints as readonly Endpoint[];

/** Everything that can be called from outside. */
export const everyOuterEndpoint = all.filter((at) => at.needs !== 'internal');
/** `ATTACK_ONLY=coupons,scans`, by what their paths begin with: whoever made something new need not attack the rest again. */
const only = process.env.ATTACK_ONLY?.split(',');
/** Those of them that are attacked. */
export const outerEndpoints = everyOuterEndpoint.filter(({ path }) => !only || only.includes(`${path.split('/')[1]}`));
/** What only the gateway may call; of every service, too, what the kit answers for it. */
export const innerEndpoints: readonly Endpoint[] = [
  ...all.filter((at) => at.needs === 'internal'),
  ...Object.keys(services).flatMap((name): Endpoint[] => Object.values(serviceOperations(name))),
];
/** For which the table of permissions decides. */
export const staffEndpoints = outerEndpoints.filter(
  (at): at is Endpoint & { needs: Permission } => at.needs in permissions,
);
export const deviceEndpoints = outerEndpoints.filter((at) => at.needs === 'device');
export const reads = outerEndpoints.filter((at) => at.method === 'GET');
export const writes = outerEndpoints.filter((at) => at.method !== 'GET');
