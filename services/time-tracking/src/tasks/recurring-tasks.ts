import { type Task, tasks } from '@theke/contracts/time-tracking/task';
import type { TaskTemplate, taskTemplates } from '@theke/contracts/time-tracking/task-template';
import type { Transaction } from '@theke/kit/database/database';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import { nextNumber } from '@theke/kit/resource/next-number';
import type { ResourceStore } from '@theke/kit/resource/resource-store';
import type { ServiceBase } from '@theke/kit/service';
import { dayDue } from '@theke/rules/tasks/occurrence';
import { copied } from '../copies.ts';
import { savedTask } from './saved-task.ts';
import { taskBoardStore } from './task-board-store.ts';
import { holdBoard } from './task-hooks.ts';
import { noteChanges } from './task-stream.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'> & {
  store: ResourceStore<typeof tasks.draft>;
  templates: { store: ResourceStore<typeof taskTemplates.draft>; all(tenant: string): Promise<TaskTemplate[]> };
};

/** Creates the tasks of the day: once per template, branch and local day of the branch, however often it runs. */
export function recurringTasks({ db, now, newId, store, templates }: Deps): Job {
  const clock = { now, newId };

  /** Whether this transaction is the first to create the task; other replicas find the row. */
  async function isFirst(tx: Transaction, template: string, branch: string, day: string): Promise<boolean> {
    const made = await tx.query(
      'insert into task_made (template_id, branch_id, day) values ($1, $2, $3) on conflict do nothing returning 1',
      [template, branch, day],
      'task-made',
    );
    return made.length > 0;
  }

  async function make(tx: Transaction, template: TaskTemplate, branch: string, day: string): Promise<void> {
    const { title, text, assignees, steps } = template;
    await holdBoard(tx);
    const draft = tasks.draft.parse({ title, text, assignees, branch: { id: branch }, dueDate: day });
    const task: Task = await store.insert(
      tx,
      newId(),
      savedTask(
        {
          ...draft,
          // Each task has steps of its own.
          steps: steps.map(({ id: _, ...step }) => step),
          number: await nextNumber(tx, 'task'),
          rank: await taskBoardStore.newRank(tx, 'open'),
          template: { id: template.id },
          madeFor: day,
        },
        undefined,
        clock,
      ),
      now(),
    );
    await noteChanges(tx, clock, undefined, task, { name: '', id: null });
    tx.publish(tasks.events.changed(task.id, task.version, task));
  }

  return everyTenant('5 min', {
    name: 'make the tasks of the day',
    async run(tenant) {
      const active = (await templates.all(tenant)).filter(({ isActive }) => isActive);
      if (active.length === 0) return;
      const places = [...new Set(active.flatMap(({ branches }) => branches.map(({ id }) => id)))];
      const branches = await db.withTenant(tenant, (tx) => copied.stores.branches.findMany(tx, places));
      for (const template of active) {
        for (const { id } of template.branches) {
          const branch = branches.get(id);
          const day = branch && dayDue(template, branch.timeZone, now().getTime());
          if (!day) continue;
          await db.withTenant(tenant, async (tx) => {
            // It may have been deleted since the templates were read.
            if (!(await templates.store.find(tx, template.id))) return;
            if (await isFirst(tx, template.id, id, day)) await make(tx, template, id, day);
          });
        }
      }
    },
  });
}
