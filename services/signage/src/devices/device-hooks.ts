import type { digitalSignageDevices } from '@theke/contracts/signage/device';
import type { ResourceHooks } from '@theke/kit/resource/resource-use-cases';
import { publishChange } from '../screens/publish-change.ts';
import { tvStore } from './tv-store.ts';

/** A TV has a state from its creation on; a deleted one loses its key. */
export const deviceHooks: ResourceHooks<(typeof digitalSignageDevices)['draft']> = {
  async afterSave(tx, { id }) {
    tvStore.create(tx, id);
    publishChange(tx, { part: 'content' });
  },
  async beforeDelete(tx) {
    publishChange(tx, { part: 'content' });
  },
};
