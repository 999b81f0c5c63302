import type { Subscription } from '@theke/kit/events/subscription';
import type { ServiceDefinition } from '@theke/kit/service';
import type { ServiceName } from '@theke/topology/topology';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const definitions = serviceDefinitions as unknown as Record<ServiceName, ServiceDefinition>;

/** A service's subscriptions by their inbox names: wires the service without starting it. */
export async function findSubscriptions(service: ServiceName): Promise<readonly Subscription[]> {
  const definition = definitions[service];
  const base = { config: definition.config.parse({}), now: () => new Date(0), newId: () => '', secret: 'x'.repeat(32) };
  return (await definition.setup({ ...base, db: {} as never, log: {} as never })).subscriptions ?? [];
}
