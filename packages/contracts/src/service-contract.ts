import type { Endpoint } from './endpoint.ts';
import type { EventDefinition } from './event.ts';

/** Everything one service answers and publishes. */
export type ServiceContract = { service: string; endpoints: readonly Endpoint[]; events: readonly EventDefinition[] };
