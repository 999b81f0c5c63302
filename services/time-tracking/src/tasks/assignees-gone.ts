import { users } from '@theke/contracts/identity/user';
import { tasks } from '@theke/contracts/time-tracking/task';
import { taskTemplates } from '@theke/contracts/time-tracking/task-template';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ResourceStore } from '@theke/kit/resource/resource-store';
import type { ServiceBase } from '@theke/kit/service';
import { draftOf } from './saved-task.ts';

type Deps = Pick<ServiceBase<unknown>, 'now'> & {
  tasks: ResourceStore<typeof tasks.draft>;
  templates: ResourceStore<typeof taskTemplates.draft>;
};

/** Tasks per batch; repeated until none is left. */
const atOnce = { page: 1, pageSize: 100 };
/** Concurrently changed task: the event is retried with the new state. */
const changedMeanwhile = (id: string) => new Error(`${id} was changed concurrently`);

/** Removes deleted people from their tasks; forms could not be saved with them. */
export const removeDeletedAssignees = ({ now, tasks: ofTasks, templates }: Deps): WorkSubscription =>
  reaction(users.events.deleted, {
    name: 'no task of a person who is gone',
    async handle(tx, { data: { id: deletedUser } }) {
      const query = { filter: { assignees: deletedUser }, ...atOnce };
      const withoutDeleted = (assignees: readonly { id: string }[]) => assignees.filter(({ id }) => id !== deletedUser);
      const next = () => ofTasks.list(tx, query, false);
      for (let page = await next(); page.data.length > 0; page = await next())
        for (const task of page.data) {
          const { id, version } = task;
          const draft = { ...draftOf(task), assignees: withoutDeleted(task.assignees) };
          const saved = await ofTasks.update(tx, id, version, draft, now());
          if (!saved) throw changedMeanwhile(id);
          tx.publish(tasks.events.changed(id, saved.version, saved));
        }
      for (const { id, version, createdAt: _, updatedAt: __, ...draft } of await templates.liveAfter(
        tx,
        zeroId,
        10_000,
      )) {
        if (!draft.assignees.some((one) => one.id === deletedUser)) continue;
        const saved = await templates.update(
          tx,
          id,
          version,
          { ...draft, assignees: withoutDeleted(draft.assignees) },
          now(),
        );
        if (!saved) throw changedMeanwhile(id);
        tx.publish(taskTemplates.events.changed(id, saved.version, saved));
      }
    },
  });

/** Sorts before every id. */
const zeroId = '00000000-0000-0000-0000-000000000000';
