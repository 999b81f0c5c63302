import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { numberText } from '@theke/admin/ui/format.ts';
import type { TaskCheck, TaskStep } from '@theke/contracts/time-tracking/task';
import { beyond } from '@theke/rules/tasks/limits';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { TextInput } from '@theke/ui/text-input';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import * as css from './step-list.module.css';
import { taskMessages } from './task-messages.de.ts';

const messages = taskMessages.detail;

export type StepResult = { isDone: boolean; value?: number; note?: string };

type Props = {
  step: TaskStep;
  check: TaskCheck | undefined;
  mayWrite: boolean;
  onSay: (result: StepResult) => Promise<boolean>;
};

/** Step with a measured value: shows the limits; a value outside of them requires a note. */
export function MeasuredStep({ step, check, mayWrite, onSay }: Props) {
  const [isAgain, setIsAgain] = useState(false);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const number = parseNumber(typed);
  const value = number !== null && Number.isFinite(number) ? number : undefined;
  const side = value === undefined ? null : beyond(step, value);
  const limits = limitsText(step);

  if (check && check.value !== null && !isAgain) {
    const Sign = check.isBeyond ? CircleAlert : CircleCheck;
    return (
      <div className={css.measured}>
        <span>
          {step.text}
          {limits && <small>{limits}</small>}
        </span>
        <span className={classNames(css.value, check.isBeyond && css.beyond)}>
          <Sign {...icon} size={16} />
          {withUnit(check.value, step)}
          {check.isBeyond && <small>{taskMessages.beyond}</small>}
        </span>
        {check.note && <p className={css.note}>{check.note}</p>}
        {mayWrite && (
          <Button kind="quiet" size="small" onClick={() => setIsAgain(true)}>
            {messages.again}
          </Button>
        )}
      </div>
    );
  }
  return (
    <form
      className={css.measure}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (value === undefined || (side !== null && note.trim() === '')) return;
        if (await onSay({ isDone: true, value, note: side === null ? '' : note.trim() })) setIsAgain(false);
      }}
    >
      <TextInput
        label={messages.value(step.text, step.unit)}
        inputMode="decimal"
        value={typed}
        hint={limits}
        disabled={!mayWrite}
        error={
          isSubmitted && value === undefined ? (numberFault(typed, messages.noNumber) ?? messages.noNumber) : undefined
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      {side !== null && (
        <TextInput
          label={messages.note}
          value={note}
          maxLength={500}
          error={isSubmitted && note.trim() === '' ? messages.noteHint(side) : undefined}
          hint={messages.noteHint(side)}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {mayWrite && (
        <Button kind="second" type="submit">
          {messages.measure}
        </Button>
      )}
    </form>
  );
}

const withUnit = (value: number, { unit }: TaskStep) => [numberText(value), unit].filter(Boolean).join(' ');

/** "höchstens 5 °C" */
function limitsText(step: TaskStep): string | undefined {
  const { min, max } = step;
  if (min !== null && max !== null) return messages.limits.between(numberText(min), withUnit(max, step));
  if (min !== null) return messages.limits.min(withUnit(min, step));
  return max === null ? undefined : messages.limits.max(withUnit(max, step));
}
