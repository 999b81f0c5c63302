import type { tasks } from '@theke/contracts/time-tracking/task';
import { taskAssigned } from '@theke/contracts/time-tracking/task-assigned';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { nextNumber } from '@theke/kit/resource/next-number';
import type { ResourceHooks } from '@theke/kit/resource/resource-use-cases';
import { savedTask } from './saved-task.ts';
import { taskBoardStore } from './task-board-store.ts';
import { authorNamed, noteChanges } from './task-stream.ts';

type Clock = { now: () => Date; newId: () => string };

/** Locks the tenant's board until the transaction ends, so that no two tasks get the same place. */
export const holdBoard = (tx: Transaction) =>
  tx.query(`select pg_advisory_xact_lock(${tenantLock('task board')})`, [], 'task-board-hold');

/** Effects of saving or deleting a task in a form. */
export const taskHooks = (clock: Clock): ResourceHooks<typeof tasks.draft> => ({
  async beforeSave(tx, draft, before) {
    const saved = savedTask(draft, before, clock);
    if (before?.state === saved.state) return saved;
    await holdBoard(tx);
    return {
      ...saved,
      number: before ? before.number : await nextNumber(tx, 'task'),
      rank: await taskBoardStore.newRank(tx, saved.state),
    };
  },

  async afterSave(tx, task, _, before, by) {
    const author = authorNamed(by);
    await noteChanges(tx, clock, before, task, author);
    const had = new Set([author.id, ...(before?.assignees ?? []).map(({ id }) => id)]);
    const people = task.assignees.filter(({ id }) => !had.has(id));
    if (people.length === 0 || task.state === 'done') return;
    const { id, version, number, branch } = task;
    tx.publish(taskAssigned(id, version, { task: { id }, number, branch, people }));
  },

  /** Measured values must be kept, possibly by law. */
  async beforeDelete(tx, id) {
    const [measured] = await tx.query(
      `select from tasks where id = $1 and jsonb_path_exists(doc, '$.checks[*] ? (@.value != null)')`,
      [id],
      'task-is-measured',
    );
    if (measured) throw conflict('HAS_MEASUREMENTS', 'Die Aufgabe enthält Messwerte und bleibt als Nachweis erhalten.');
  },
});
