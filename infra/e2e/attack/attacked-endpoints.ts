import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { serviceOperations } from '@theke/contracts/operations/service-operations';
import { type Permission, permissions } from '@theke/contracts/permissions';
import { services } from '@theke/topology/topology';
import { archetypes } from '../../tools/local/archetypes.ts';
import { isFullRun } from '../../tools/local/is-full-run.ts';

const all = allEndpoints as readonly Endpoint[];

/** Every public endpoint. */
export const allPublicEndpoints = all.filter((at) => at.needs !== 'internal');
/**
 * First path segments to attack. Default: everything in a full run, else three kinds of resources.
 * `ATTACK_ONLY=coupons,scans` names others.
 */
const selected = process.env.ATTACK_ONLY?.split(',') ?? (isFullRun ? undefined : [...archetypes]);
/** The endpoints to attack. */
export const attackedEndpoints = allPublicEndpoints.filter(
  ({ path }) => !selected || selected.includes(`${path.split('/')[1]}`),
);

/**
 * An endpoint that an attack itself needs, even if it is not among the attacked ones.
 * @throws if the contracts no longer have it
 */
export function findEndpoint(name: string): Endpoint {
  const found = allPublicEndpoints.find((at) => at.name === name);
  if (!found) throw new Error(`There is no endpoint ${name}.`);
  return found;
}
/** Internal endpoints, including those that the kit adds to every service. */
export const internalEndpoints: readonly Endpoint[] = [
  ...all.filter((at) => at.needs === 'internal'),
  ...Object.keys(services).flatMap((name): Endpoint[] => Object.values(serviceOperations(name))),
];
/** Requires the session cookie of a guest's account (ACCT-04). */
export const isOfGuestAccount = ({ path }: Endpoint): boolean => /^\/account(\/|$)/.test(path);
/** Endpoints protected by the table of permissions. */
export const staffEndpoints = attackedEndpoints.filter(
  (at): at is Endpoint & { needs: Permission } => at.needs in permissions,
);
export const deviceEndpoints = attackedEndpoints.filter((at) => at.needs === 'device');
export const reads = attackedEndpoints.filter((at) => at.method === 'GET');
export const writes = attackedEndpoints.filter((at) => at.method !== 'GET');
