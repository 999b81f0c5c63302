import { gatewayContract } from './gateway/contract.ts';
import type { ServiceContract } from './service-contract.ts';
import { serviceContracts } from './service-contracts.ts';

/** Every contract of the platform. */
export const contracts: readonly ServiceContract[] = [...serviceContracts, gatewayContract];

export const allEndpoints = contracts.flatMap((contract) => contract.endpoints);

/** Every event by its type. */
export const eventsByType = new Map(
  contracts.flatMap((contract) => contract.events.map((event) => [event.type, event] as const)),
);
