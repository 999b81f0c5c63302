import { configChanged } from '@theke/contracts/identity/config';
import { changesOf } from '@theke/contracts/service-contract';
import { shownResources } from '@theke/contracts/service-contracts';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import type { AnswerCache } from './answer-cache.ts';

/** What staff change, guests read at once: the cache of a tenant is dropped after a change of it. */
export const forgetChanged = (memory: AnswerCache): BroadcastSubscription => ({
  kind: 'broadcast',
  types: [configChanged, ...shownResources.flatMap(changesOf)].map(({ type }) => type),
  handle: async ({ tenant }) => memory.forget(`${tenant} `),
  onReset: () => memory.forget(''),
});
