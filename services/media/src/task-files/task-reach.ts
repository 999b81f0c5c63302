import { type Access, isReached } from '@theke/contracts/permissions';
import { type Task, tasks } from '@theke/contracts/time-tracking/task';
import type { Transaction } from '@theke/kit/database/database';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { setTimer } from '@theke/kit/events/timers';
import { taskFileStore } from './task-file-store.ts';

export const eraseTimer = 'erase-task-file';

/**
 * Stores who has access to a task, and nothing else of it. When a task is deleted, a timer per file removes its files,
 * because disks have no transactions.
 */
export const taskReach: WorkSubscription = copyOf(tasks.events, {
  apply: async (tx, { id, branch, assignees }: Task) => {
    tx.query(
      `insert into task_reach (id, branch_id, assignees) values ($1, $2, $3)
       on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, assignees = excluded.assignees`,
      [id, branch?.id ?? null, assignees.map((one) => one.id)],
      'task-reach-save',
    );
  },
  remove: async (tx, id, { time }) => {
    tx.query('delete from task_reach where id = $1', [id], 'task-reach-remove');
    for (const file of await taskFileStore.listOfTask(tx, id))
      setTimer(tx, { name: eraseTimer, subject: file.id, at: new Date(time) });
  },
});

/**
 * Whether the caller has access to an existing task.
 * @param held locks it until the transaction ends against deletion and further files
 */
export async function reachesTask(
  tx: Transaction,
  task: string,
  access: Access,
  { held = false }: { held?: boolean } = {},
): Promise<boolean> {
  const [row] = await tx.query<{ branch_id: string | null; assignees: string[] }>(
    `select branch_id, assignees from task_reach where id = $1${held ? ' for update' : ''}`,
    [task],
    held ? 'task-reach-hold' : 'task-reach',
  );
  return row !== undefined && isReached(access, { branch: row.branch_id ?? [], owner: row.assignees });
}
