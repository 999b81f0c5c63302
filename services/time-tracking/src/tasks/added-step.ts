import { maxSteps, type Task } from '@theke/contracts/time-tracking/task';
import { invalid } from '@theke/kit/problem';
import { draftOf, type TaskDraft } from './saved-task.ts';

/**
 * Adds a step.
 * @returns undefined if it exists already
 * @throws Problem 422 at the maximum number of steps
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
