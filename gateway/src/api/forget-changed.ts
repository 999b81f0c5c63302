import { catalogResources } from '@theke/contracts/catalog/contract';
import { configChanged } from '@theke/contracts/identity/config';
import { donatees } from '@theke/contracts/ordering/donatee';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import type { AnswerCache } from './answer-cache.ts';

const whatGuestsRead = [...Object.values(catalogResources), donatees].filter((resource) => resource.toPublic);

/** What staff change, guests read at once: whatever is kept of a tenant is read anew after a change of it. */
export const forgetChanged = (memory: AnswerCache): BroadcastSubscription => ({
  kind: 'broadcast',
  types: [configChanged.type, ...whatGuestsRead.flatMap(({ events }) => [events.changed.type, events.deleted.type])],
  handle: async ({ tenant }) => memory.forget(`${tenant} `),
  onReset: () => memory.forget(''),
});
