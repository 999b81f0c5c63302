import type { OpenedTask, Task } from '@theke/contracts/time-tracking/task';
import type { Transaction } from '@theke/kit/database/database';
import type { Names } from './task-changes.ts';

/** Who has opened which task (TIME-12). */
export const taskSeen = {
  /** @returns the person's previous view; null: never */
  async note(tx: Transaction, task: string, user: string, at: Date): Promise<Date | null> {
    const [before] = await tx.query<{ at: Date }>(
      'select at from task_seen where task_id = $1 and user_id = $2',
      [task, user],
      'task-seen-before',
    );
    tx.query(
      `insert into task_seen (task_id, user_id, at) values ($1, $2, $3)
       on conflict (tenant_id, task_id, user_id) do update set at = greatest(task_seen.at, excluded.at)`,
      [task, user, at],
      'task-seen-note',
    );
    return before?.at ?? null;
  },

  /** Tasks of these that the person has opened. */
  async by(tx: Transaction, user: string, tasks: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ task_id: string }>(
      'select task_id from task_seen where user_id = $1 and task_id = any($2)',
      [user, tasks],
      'task-seen-by',
    );
    return new Set(rows.map(({ task_id: id }) => id));
  },

  /** Viewers, latest first, then assignees who have not looked. Former staff are left out. */
  async list(tx: Transaction, { id, assignees }: Task, names: Pick<Names, 'user'>): Promise<OpenedTask['seen']> {
    const rows = await tx.query<{ user_id: string; at: Date }>(
      'select user_id, at from task_seen where task_id = $1 order by at desc, user_id',
      [id],
      'task-seen-of',
    );
    const seen = new Set(rows.map(({ user_id: user }) => user));
    const all = [
      ...rows.map(({ user_id: user, at }) => ({ id: user, at: at.toISOString() })),
      ...assignees.filter(({ id: user }) => !seen.has(user)).map(({ id: user }) => ({ id: user, at: null })),
    ];
    return all.flatMap((one) => {
      const name = names.user(one.id);
      return name === null ? [] : [{ ...one, name }];
    });
  },
};
