import { auditable, versionsOf } from './event.ts';
import { gatewayContract } from './gateway/contract.ts';
import type { ServiceContract } from './service-contract.ts';
import { serviceContracts } from './service-contracts.ts';

/** Every contract of the platform. */
export const contracts: readonly ServiceContract[] = [...serviceContracts, gatewayContract];

export const allEndpoints = contracts.flatMap((contract) => contract.endpoints);

const allEvents = contracts.flatMap((contract) => contract.events);

/** Every event by its type, and those that nobody publishes any more. */
export const eventsByType = new Map(allEvents.flatMap(versionsOf).map((event) => [event.type, event] as const));

/** What the audit trail keeps of an event's data; undefined where that is nothing, or the type is unknown. */
export function auditedData(type: string, data: unknown): unknown {
  const definition = eventsByType.get(type);
  return definition && auditable(definition, data);
}

/** By the type that nobody publishes any more, the event that replaces it. */
export const replacements = new Map(
  allEvents.flatMap((event) => (event.replaces ? [[event.replaces.event.type, event] as const] : [])),
);
