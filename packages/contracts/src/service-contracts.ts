import { catalogContract } from './catalog/contract.ts';
import { identityContract } from './identity/contract.ts';
import { mediaContract } from './media/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { orderingContract } from './ordering/contract.ts';
import { paymentsContract } from './payments/contract.ts';
import type { AnyResource } from './resource.ts';
import type { ServiceContract } from './service-contract.ts';

/** What every service answers and publishes; the gateway's, which stands in front of them, follows from these. */
export const serviceContracts: readonly ServiceContract[] = [
  identityContract,
  catalogContract,
  mediaContract,
  orderingContract,
  paymentsContract,
  notificationsContract,
];

export const allResources: readonly AnyResource[] = serviceContracts.flatMap(({ resources }) =>
  Object.values(resources),
);

/** Those of which guests see something. */
export const publicResources: readonly AnyResource[] = allResources.filter(({ toPublic }) => toPublic);
