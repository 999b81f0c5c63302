import type { Task, TaskChange, TaskCheck, TaskStep } from '@theke/contracts/time-tracking/task';
import { invalid } from '@theke/kit/problem';
import { beyond } from '@theke/rules/tasks/limits';
import { draftOf, type TaskDraft } from './saved-task.ts';

export type StepCheck = { step: string; isDone: boolean; value: number | null; note: string };

const written = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 4, useGrouping: false });
/** "6,5 °C" */
const valueText = (value: number, { unit }: Pick<TaskStep, 'unit'>): string =>
  [written.format(value), unit].filter(Boolean).join(' ');

/**
 * Checks or unchecks a step.
 * @returns the stored task and its stream entry; undefined without a change
 * @throws Problem 422 for an unknown step, a missing value, or a value beyond the limits without a note
 */
export function checkedStep(
  task: Task,
  { step: id, isDone, value, note }: StepCheck,
  who: Pick<TaskCheck, 'by' | 'user' | 'at'>,
): { next: TaskDraft; change: TaskChange } | undefined {
  const step = task.steps.find((one) => one.id === id);
  if (!step) throw invalid('UNKNOWN_REFERENCE', 'Diesen Schritt gibt es nicht mehr. Bitte laden Sie neu.', 'step');
  const before = task.checks.find((one) => one.step === id);
  const otherChecks = task.checks.filter((one) => one.step !== id);
  const put = (checks: TaskCheck[]): TaskDraft => ({
    ...draftOf(task),
    checks,
    isBeyond: checks.some(({ isBeyond }) => isBeyond),
  });
  if (!isDone) return before && { next: put(otherChecks), change: { field: 'unchecked', from: null, to: step.text } };
  if (before && before.value === (step.isMeasured ? value : null) && before.note === note) return undefined;
  const measured = step.isMeasured ? measuredOf(step, value, note) : { value: null, isBeyond: false };
  const next = put([...otherChecks, { step: id, ...who, ...measured, note }]);
  return {
    next,
    change:
      measured.value === null
        ? { field: 'checked', from: null, to: step.text }
        : {
            field: 'measured',
            from: `${step.text}: ${valueText(measured.value, step)}`,
            to: measured.isBeyond ? note : null,
          },
  };
}

function measuredOf(step: TaskStep, value: number | null, note: string): Pick<TaskCheck, 'value' | 'isBeyond'> {
  if (value === null)
    throw invalid(
      'REQUIRED',
      `„Messwert“ fehlt. Bitte geben Sie an, was Sie bei „${step.text}“ gemessen haben.`,
      'value',
    );
  const side = beyond(step, value);
  if (side !== null && note === '') {
    const limit = valueText((side === 'above' ? step.max : step.min) as number, step);
    const where = side === 'above' ? `über der Grenze von ${limit}` : `unter der Grenze von ${limit}`;
    throw invalid(
      'NOTE_MISSING',
      `${valueText(value, step)} liegt ${where}. Bitte schreiben Sie dazu, was Sie getan haben.`,
      'note',
    );
  }
  return { value, isBeyond: side !== null };
}
