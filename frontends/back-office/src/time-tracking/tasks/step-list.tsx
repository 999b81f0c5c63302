import { useApi } from '@theke/admin/api/office-api.ts';
import { whenText } from '@theke/admin/ui/format.ts';
import { checkTaskStep, type OpenedTask, type TaskStep } from '@theke/contracts/time-tracking/task';
import { ApiError } from '@theke/ui/api-error';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { Face } from '../shared/face.tsx';
import { MeasuredStep, type StepResult } from './measured-step.tsx';
import { StepAdd } from './step-add.tsx';
import * as css from './step-list.module.css';
import { taskMessages as catalogue } from './task-messages.de.ts';

const messages = catalogue.detail;

type Props = {
  task: OpenedTask;
  now: Date;
  zone: string;
  mayWrite: boolean;
  refresh: () => Promise<unknown>;
};

/** Steps of a task, with who has completed them. */
export function StepList({ task, now, zone, mayWrite, refresh }: Props) {
  const api = useApi();
  const [problem, setProblem] = useState<string>();
  const { steps, checks } = task;

  /** @returns whether it was saved */
  async function say(step: TaskStep, body: StepResult): Promise<boolean> {
    setProblem(undefined);
    try {
      await api(checkTaskStep, { params: { id: task.id }, body: { step: step.id ?? '', ...body } });
      await refresh();
      return true;
    } catch (error) {
      setProblem(`${catalogue.updateFailed} ${ApiError.from(error).message}`);
      return false;
    }
  }
  return (
    <section aria-labelledby="steps">
      <h3 id="steps" className={css.heading}>
        {messages.steps} {steps.length > 0 && <span>{messages.stepsOf(checks.length, steps.length)}</span>}
      </h3>
      <div aria-live="polite">{problem && <Notice kind="late">{problem}</Notice>}</div>
      <ul className={css.steps}>
        {steps.map((step) => {
          const check = checks.find((one) => one.step === step.id);
          const by = check && (
            <span className={css.by}>
              <small>{messages.stepBy(check.by, whenText(check.at, now, zone))}</small>
              <Face id={check.user?.id ?? check.by} name={check.by} />
            </span>
          );
          return (
            <li key={step.id} className={css.step}>
              {step.isMeasured ? (
                <MeasuredStep {...{ step, check, mayWrite }} onSay={(result) => say(step, result)} />
              ) : (
                <Checkbox
                  checked={check !== undefined}
                  disabled={!mayWrite}
                  onChange={({ target }) => void say(step, { isDone: target.checked })}
                >
                  <span className={check && css.done}>{step.text}</span>
                </Checkbox>
              )}
              {by}
            </li>
          );
        })}
      </ul>
      {mayWrite && <StepAdd task={task.id} refresh={refresh} />}
    </section>
  );
}
