import { users } from '@theke/contracts/identity/user';
import { type TaskFile, taskFileDeleted } from '@theke/contracts/media/task-file';
import type { Transaction } from '@theke/kit/database/database';
import { reaction } from '@theke/kit/events/subscription';
import type { TimerHandler } from '@theke/kit/events/timers';
import type { Identity } from '@theke/kit/identity-token';
import type { UploadDeps } from '../uploads/store-upload.ts';
import { taskFileOf, taskPreviewOf } from './task-file-names.ts';
import { taskFileStore } from './task-file-store.ts';
import { eraseTimer } from './task-reach.ts';

type Deps = Pick<UploadDeps, 'db' | 'files'>;

/**
 * Deletes the row first, then the file, as with pictures (delete-image.ts). Of two concurrent requests one publishes
 * it.
 * @param find loads the file to delete; undefined: nothing to do. May throw
 * @param by undefined if it is deleted with its task
 */
export async function deleteTaskFile(
  { db, files }: Deps,
  tenant: string,
  find: (tx: Transaction) => Promise<TaskFile | undefined>,
  by?: Identity['user'],
): Promise<void> {
  const removed = await db.withTenant(tenant, async (tx) => {
    const file = await find(tx);
    if (!file || !(await taskFileStore.remove(tx, file.id))) return undefined;
    const { id, task, name } = file;
    const user = by ? { id: by.id } : null;
    tx.publish(taskFileDeleted(id, 2, { id, task, name, user, by: by?.name ?? '' }));
    return file;
  });
  if (removed) await files.remove(tenant, [taskFileOf(removed), taskPreviewOf(removed)]);
}

/** Deletes the file of a deleted task. */
export const eraseTaskFile = (deps: Deps): TimerHandler => ({
  name: eraseTimer,
  run: ({ tenant, subject }) => deleteTaskFile(deps, tenant, (tx) => taskFileStore.find(tx, subject)),
});

export const forgetUploaders = reaction(users.events.deleted, {
  name: 'forget who attached files to tasks',
  async handle(tx, { data: { id } }) {
    taskFileStore.forget(tx, id);
  },
});
