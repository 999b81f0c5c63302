import type { AnyResource } from './resource.ts';
import type { ServiceContract } from './service-contract.ts';
import { serviceContracts as all } from './service-contract-index.ts';

/** Contracts of all services except the gateway, whose contract is derived from these. */
export const serviceContracts: readonly ServiceContract[] = all;

export const allResources: readonly AnyResource[] = serviceContracts.flatMap(({ resources }) =>
  Object.values(resources),
);

/** Services with page paths. */
export const pageOwners = serviceContracts.filter(({ pages }) => pages.length > 0);

/** Resources with public endpoints. */
export const publicResources: readonly AnyResource[] = allResources.filter(({ toPublic }) => toPublic);

/** Resources visible to guests anywhere, including those only on pages and under `/api/v1`. */
export const shownResources: readonly AnyResource[] = allResources.filter(
  ({ toPublic, publicIf }) => toPublic || publicIf,
);
