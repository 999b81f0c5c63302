import { configChanged } from '@theke/contracts/identity/config';
import { changesOf } from '@theke/contracts/service-contract';
import { shownResources } from '@theke/contracts/service-contracts';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import type { AnswerCache } from './answer-cache.ts';

/** Drops a tenant's cached answers after a change of its data, so that guests see it at once. */
export const forgetChanged = (memory: AnswerCache): BroadcastSubscription => ({
  kind: 'broadcast',
  types: [configChanged, ...shownResources.flatMap(changesOf)].map(({ type }) => type),
  handle: async ({ tenant }) => memory.forget(`${tenant} `),
  onReset: () => memory.forget(''),
});
