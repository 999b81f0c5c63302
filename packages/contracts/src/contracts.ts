import { catalogContract } from './catalog/contract.ts';
import { gatewayContract } from './gateway/contract.ts';
import { identityContract } from './identity/contract.ts';
import { mediaContract } from './media/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { orderingContract } from './ordering/contract.ts';
import { paymentsContract } from './payments/contract.ts';
import type { ServiceContract } from './service-contract.ts';

/** Every contract of the platform. */
export const contracts: readonly ServiceContract[] = [
  identityContract,
  catalogContract,
  mediaContract,
  orderingContract,
  paymentsContract,
  notificationsContract,
  gatewayContract,
];

export const allEndpoints = contracts.flatMap((contract) => contract.endpoints);

/** Every event by its type. */
export const eventsByType = new Map(
  contracts.flatMap((contract) => contract.events.map((event) => [event.type, event] as const)),
);
