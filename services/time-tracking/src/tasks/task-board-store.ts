import { boardSizes, type Task, type TaskState } from '@theke/contracts/time-tracking/task';
import type { Transaction } from '@theke/kit/database/database';
import { rankBetween } from '@theke/rules/tasks/rank';
import type { AccessScope } from '../access-scope.ts';
import type { TaskDraft } from './saved-task.ts';

type Row = { id: string; version: number; doc: TaskDraft; created_at: Date; updated_at: Date };

const toTask = ({ id, version, doc, created_at: created, updated_at: updated }: Row): Task => ({
  ...doc,
  id,
  version,
  createdAt: created.toISOString(),
  updatedAt: updated.toISOString(),
});

const rank = `(doc ->> 'rank') collate "C"`;

/** Order of tasks on the board; tasks are a resource of this service. */
export const taskBoardStore = {
  /** @returns the first tasks of a column in order, and the number of further ones */
  async part(
    tx: Transaction,
    part: keyof typeof boardSizes,
    within: AccessScope,
  ): Promise<{ tasks: Task[]; further: number }> {
    const max = boardSizes[part];
    const rows = await tx.query<Row & { total: number }>(
      `select id, version, doc, created_at, updated_at, count(*) over ()::int as total from tasks
       where (doc ->> 'state' = 'done') = $1
         and ($2::text[] is null or doc -> 'branch' ->> 'id' = any($2) or doc -> 'assignees' @> $3)
       order by ${rank}, id limit ${max}`,
      [part === 'done', within?.branches ?? null, within?.owner ? JSON.stringify([{ id: within.owner }]) : null],
      `task-board-${part}`,
    );
    return { tasks: rows.map(toTask), further: (rows[0]?.total ?? 0) - rows.length };
  },

  /** Rank after all tasks of a column; in "done", before them. */
  async newRank(tx: Transaction, state: TaskState): Promise<string> {
    const [row] = await tx.query<{ first: string | null; last: string | null }>(
      `select min(${rank}) as first, max(${rank}) as last from tasks where doc ->> 'state' = $1`,
      [state],
      'task-rank-new',
    );
    return state === 'done' ? rankBetween(null, row?.first ?? null) : rankBetween(row?.last ?? null, null);
  },

  /** Rank after another task of the column, or before all; undefined if that task is not there. */
  async rankAfter(tx: Transaction, state: TaskState, after: string | null, moved: string): Promise<string | undefined> {
    const [before] =
      after === null
        ? [{ rank: null }]
        : await tx.query<{ rank: string }>(
            `select doc ->> 'rank' as rank from tasks where id = $1 and doc ->> 'state' = $2 and id <> $3`,
            [after, state, moved],
            'task-rank-before',
          );
    if (!before) return undefined;
    const [behind] = await tx.query<{ rank: string | null }>(
      `select min(${rank}) as rank from tasks
       where doc ->> 'state' = $1 and id <> $2 and ($3::text is null or ${rank} > $3)`,
      [state, moved, before.rank],
      'task-rank-behind',
    );
    return rankBetween(before.rank, behind?.rank ?? null);
  },
};
