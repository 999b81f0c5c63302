import type { Task, TaskChange, TaskEntry } from '@theke/contracts/time-tracking/task';
import type { Transaction } from '@theke/kit/database/database';
import { requestContext } from '@theke/kit/request-context';
import { taskChanges } from './task-changes.ts';
import { findNames } from './task-names.ts';

type Row = {
  id: string;
  at: Date;
  by_name: string;
  user_id: string | null;
  comment: string | null;
  change: TaskChange | null;
};
const columns = 'id, at, by_name, user_id, comment, change';

const toEntry = (row: Row): TaskEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.by_name,
  user: row.user_id === null ? null : { id: row.user_id },
  comment: row.comment,
  change: row.change,
});

/** Entries per page; older ones are in the audit trail. */
const shown = 500;

export type Author = { name: string; id: string | null };
type Clock = { now: () => Date; newId: () => string };

/** Comments and changes of tasks; append-only. */
export const taskStream = {
  async list(tx: Transaction, task: string): Promise<TaskEntry[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from (select * from task_entry where task_id = $1 order by at desc, id desc limit ${shown}) as last
       order by at, id`,
      [task],
      'task-entries',
    );
    return rows.map(toEntry);
  },

  async add(
    tx: Transaction,
    { now, newId }: Clock,
    task: string,
    author: Author,
    content: { comment: string } | { change: TaskChange },
  ): Promise<TaskEntry> {
    const { comment = null, change = null } = content as { comment?: string; change?: TaskChange };
    const [row] = await tx.query<Row>(
      `insert into task_entry (task_id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
      [task, newId(), now(), author.name, author.id, comment, change && JSON.stringify(change)],
      'task-entry-add',
    );
    return toEntry(row as Row);
  },

  /** Number of comments per task; tasks without are left out. */
  async comments(tx: Transaction, tasks: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ task_id: string; count: number }>(
      'select task_id, count(*)::int as count from task_entry where task_id = any($1) and comment is not null group by 1',
      [tasks],
      'task-comments',
    );
    return new Map(rows.map(({ task_id: id, count }) => [id, count]));
  },
};

/** Adds a task's changes to its stream. */
export async function noteChanges(
  tx: Transaction,
  clock: Clock,
  before: Task | undefined,
  after: Task,
  author: Author,
): Promise<void> {
  const names = await findNames(tx, before ? [before, after] : [after]);
  for (const change of taskChanges(before, after, names)) await taskStream.add(tx, clock, after.id, author, { change });
}

/** Author of the current change; without an id if it was no person. */
export function authorNamed(name: string): Author {
  const [kind, id = null] = requestContext()?.actor.split(':') ?? [];
  return { name, id: kind === 'user' ? id : null };
}
