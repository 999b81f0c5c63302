import { customerErased } from '@theke/contracts/ordering/customer';
import { reaction } from '@theke/kit/events/subscription';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { deleteUpload } from './delete-upload.ts';
import type { UploadDeps } from './store-upload.ts';
import { uploadStore } from './upload-store.ts';

const timer = 'erase-upload';

/** Deletes the files of an erased person. Each file has a timer, because disks have no transactions. */
export const eraseUploads = reaction(customerErased, {
  name: 'erase uploads of a customer',
  async handle(tx, { data: { uploads }, time }) {
    for (const subject of uploads) setTimer(tx, { name: timer, subject, at: new Date(time) });
  },
});

export const eraseUpload = (deps: UploadDeps): TimerHandler => ({
  name: timer,
  async run({ tenant, subject }) {
    const isThere = await deps.db.withTenant(tenant, (tx) => uploadStore.find(tx, subject));
    if (isThere) await deleteUpload(deps, tenant, subject);
  },
});
