import type { Task, tasks } from '@theke/contracts/time-tracking/task';
import type { z } from 'zod';

export type TaskDraft = z.output<typeof tasks.draft>;

/**
 * Normalises a written task: assigns ids to steps, keeps only checks of existing steps, and sets the completion time.
 */
export function savedTask(
  draft: TaskDraft,
  before: Task | undefined,
  { now, newId }: { now: () => Date; newId: () => string },
): TaskDraft {
  const steps = draft.steps.map((step) => ({ ...step, id: step.id ?? newId() }));
  const named = new Set(steps.map(({ id }) => id));
  const checks = draft.checks.filter(({ step }) => named.has(step));
  return {
    ...draft,
    steps,
    checks,
    isBeyond: checks.some(({ isBeyond }) => isBeyond),
    doneAt: doneAtOf(draft.state, before, now),
  };
}

/** Time at which the task reached the last column; null if it is not there. */
export function doneAtOf(state: Task['state'], before: Task | undefined, now: () => Date): string | null {
  if (state !== 'done') return null;
  return before?.state === 'done' ? before.doneAt : now().toISOString();
}

/** A task without server fields. */
export const draftOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...draft }: Task): TaskDraft => draft;
