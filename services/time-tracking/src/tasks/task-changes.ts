import type { Task, TaskChange } from '@theke/contracts/time-tracking/task';

/** Names of a task's references; null if unknown. */
export type Names = {
  user(id: string): string | null;
  project(id: string): string | null;
  branch(id: string): string | null;
};

const compared = ['title', 'text', 'state', 'isUrgent', 'dueDate', 'assignees', 'project', 'branch', 'steps'] as const;
/** Long fields, for which only the change itself is noted. */
const withoutValues = new Set<string>(['text', 'steps']);

/** Changes of a task by field, with names instead of ids, so that they stay readable after deletions. */
export function taskChanges(before: Task | undefined, after: Task, names: Names): TaskChange[] {
  if (!before) return [{ field: 'made', from: null, to: null }];
  return compared
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => {
      if (withoutValues.has(field)) return { field, from: null, to: null };
      return { field, from: fieldText(before, field, names), to: fieldText(after, field, names) };
    });
}

function fieldText(task: Task, field: (typeof compared)[number], names: Names): string | null {
  if (field === 'assignees') return task.assignees.map(({ id }) => names.user(id) ?? '?').join(', ') || null;
  if (field === 'project') return task.project && names.project(task.project.id);
  if (field === 'branch') return task.branch && names.branch(task.branch.id);
  const value = task[field];
  return value === null || value === '' ? null : String(value);
}
