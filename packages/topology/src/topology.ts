import { apiOf, queuedTypes } from '@theke/contracts/service-contract';
import { serviceContracts } from '@theke/contracts/service-contracts';

/**
 * Ports of the services in the distributed layout. Endpoints and queued events are defined by their contracts
 * (packages/contracts/src/service-contracts.ts).
 */
export const services = {
  identity: { port: 7101 },
  catalog: { port: 7102 },
  media: { port: 7103 },
  ordering: { port: 7104 },
  payments: { port: 7105 },
  notifications: { port: 7106 },
  content: { port: 7107 },
  analytics: { port: 7108 },
  'time-tracking': { port: 7109 },
  signage: { port: 7110 },
  ai: { port: 7111 },
} as const satisfies Record<string, { port: number }>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly ServiceName[];

/** Environment variable with the address of a service for the gateway: `ORDERING_URL`. */
export const addressVariable = (service: string): string => `${service.toUpperCase().replaceAll('-', '_')}_URL`;

/** Service name -> the event types of its work queue. Every service has one, because snapshot requests use it. */
export const workQueues: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  serviceContracts.map((contract) => [contract.service, queuedTypes(contract)]),
);

/** First path segment under `/api`, or the first two (`statistics/user-profile`), -> the service. */
export const apiMap: Readonly<Record<string, ServiceName>> = Object.fromEntries(
  serviceContracts.flatMap((contract) => apiOf(contract).map((segment) => [segment, contract.service as ServiceName])),
);
