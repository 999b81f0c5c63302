import { maxSteps, type Task } from '@theke/contracts/time-tracking/task';
import { invalid } from '@theke/kit/problem';
import { draftOf, type TaskDraft } from './saved-task.ts';

/**
 * A step more.
 * @returns undefined where it is there already
 * @throws Problem 422 where there are as many as a task may have
 */
export function addedStep(task: Task, { id, text }: { id: string; text: string }): TaskDraft | undefined {
  if (task.steps.some((step) => step.id === id)) return undefined;
  if (task.steps.length >= maxSteps)
    throw invalid(
      'TOO_BIG',
      `Eine Aufgabe hat höchstens ${maxSteps} Schritte. Bitte legen Sie eine weitere an.`,
      'text',
    );
  const step = { id, text, isMeasured: false, unit: '', min: null, max: null };
  return { ...draftOf(task), steps: [...task.steps, step] };
}
