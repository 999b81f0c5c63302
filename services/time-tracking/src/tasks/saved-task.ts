import type { Task, tasks } from '@theke/contracts/time-tracking/task';
import type { z } from 'zod';

export type TaskDraft = z.output<typeof tasks.draft>;

/** What is stored of what somebody wrote: each step can be named, checks are those of its steps, and when it was done is known. */
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

/** When it came into the last column; null while it is not there. */
export function doneAtOf(state: Task['state'], before: Task | undefined, now: () => Date): string | null {
  if (state !== 'done') return null;
  return before?.state === 'done' ? before.doneAt : now().toISOString();
}

/** A task without what the server adds to a draft. */
export const draftOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...draft }: Task): TaskDraft => draft;
