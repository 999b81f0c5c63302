import { auditable, versionsOf } from './event.ts';
import { gatewayContract } from './gateway/contract.ts';
import type { ServiceContract } from './service-contract.ts';
import { serviceContracts } from './service-contracts.ts';

/** Every contract of the platform. */
export const contracts: readonly ServiceContract[] = [...serviceContracts, gatewayContract];

export const allEndpoints = contracts.flatMap((contract) => contract.endpoints);

const allEvents = contracts.flatMap((contract) => contract.events);

/** Events by type, including replaced versions that are no longer published. */
export const eventsByType = new Map(allEvents.flatMap(versionsOf).map((event) => [event.type, event] as const));

/** Event data for the audit log. Undefined if nothing may be stored or the type is unknown. */
export function auditedData(type: string, data: unknown): unknown {
  const definition = eventsByType.get(type);
  return definition && auditable(definition, data);
}

export const isAudited = (type: string): boolean => eventsByType.get(type)?.isAudited !== false;

/** The replacing event, by the type that is no longer published. */
export const replacements = new Map(
  allEvents.flatMap((event) => (event.replaces ? [[event.replaces.event.type, event] as const] : [])),
);
