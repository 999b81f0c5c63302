import type { AnyResource } from './resource.ts';
import type { ServiceContract } from './service-contract.ts';
import { serviceContracts as all } from './service-contract-index.ts';

/** What every service answers and publishes; the gateway's, which stands in front of them, follows from these. */
export const serviceContracts: readonly ServiceContract[] = all;

export const allResources: readonly AnyResource[] = serviceContracts.flatMap(({ resources }) =>
  Object.values(resources),
);

/** Services that own paths of pages. */
export const pageOwners = serviceContracts.filter(({ pages }) => pages.length > 0);

/** Resources whose own calls answer guests. */
export const publicResources: readonly AnyResource[] = allResources.filter(({ toPublic }) => toPublic);

/** Resources that guests see anywhere: also those shown only on pages and under `/api/v1`. */
export const shownResources: readonly AnyResource[] = allResources.filter(
  ({ toPublic, publicIf }) => toPublic || publicIf,
);
