import type { BroadcastSubscription, Subscription } from '@theke/kit/events/subscription';
import type { ServiceDefinition, ServiceParts } from '@theke/kit/service';
import type { ServiceName } from '@theke/topology/topology';
import { AnswerCache } from '../../gateway/src/api/answer-cache.ts';
import { forgetChanged } from '../../gateway/src/api/forget-changed.ts';
import { ApiKeyCache } from '../../gateway/src/session/api-key-cache.ts';
import { SessionCache } from '../../gateway/src/session/session-cache.ts';
import { TenantDirectory } from '../../gateway/src/tenant/tenant-directory.ts';
import { serviceDefinitions } from '../service-definitions.ts';

const definitions = serviceDefinitions as unknown as Record<ServiceName, ServiceDefinition>;

/** A service as it is wired up, without a server: setup only wires. */
export async function partsOf(service: ServiceName): Promise<ServiceParts> {
  const definition = definitions[service];
  const base = { config: definition.config.parse({}), now: () => new Date(0), newId: () => '', secret: 'x'.repeat(32) };
  return definition.setup({ ...base, db: {} as never, log: {} as never });
}

export const subscriptionsOf = async (service: ServiceName): Promise<readonly Subscription[]> =>
  (await partsOf(service)).subscriptions ?? [];

/** What the gateway drops or reads anew when it hears of a change. */
export const gatewaySubscriptions = (): BroadcastSubscription[] => [
  new TenantDirectory({} as never, {} as never).subscription,
  new SessionCache({} as never, Date.now).subscription,
  new ApiKeyCache({} as never, Date.now).subscription,
  forgetChanged(new AnswerCache(Date.now)),
];
