import { taskFileDeleted, taskFileStored } from '@theke/contracts/media/task-file';
import type { tasks } from '@theke/contracts/time-tracking/task';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ResourceStore } from '@theke/kit/resource/resource-store';
import type { ServiceBase } from '@theke/kit/service';
import { taskStream } from './task-stream.ts';

type Deps = Pick<ServiceBase<unknown>, 'newId'> & { store: ResourceStore<typeof tasks.draft> };

/**
 * Adds a task's new and deleted files to its stream and to the author's personal data (TIME-18). Media stores the
 * files.
 */
export const noteFiles = ({ newId, store }: Deps): WorkSubscription =>
  reaction([taskFileStored, taskFileDeleted], {
    name: 'files in the stream of a task',
    async handle(tx, { type, data: { task, name, user, by }, time }) {
      if (!(await store.find(tx, task.id))) return;
      const change =
        type === taskFileStored.type
          ? { field: 'fileAdded' as const, from: null, to: name }
          : { field: 'fileRemoved' as const, from: name, to: null };
      const clock = { now: () => new Date(time), newId };
      await taskStream.add(tx, clock, task.id, { name: by, id: user?.id ?? null }, { change });
    },
  });
