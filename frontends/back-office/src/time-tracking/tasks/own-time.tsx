import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { type OpenedTask, startTaskTime } from '@theke/contracts/time-tracking/task';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { CircleCheck, CircleMinus, Coffee, Timer } from 'lucide-react';
import { Refusal } from '../shared/refusal.tsx';
import { useRequestId } from '../shared/use-request-id.ts';
import * as css from './task-facts.module.css';
import { taskMessages } from './task-messages.de.ts';

const timeMessages = taskMessages.detail.time;
/** Query keys that depend on working time, besides the task. */
const timeKeys = [['tasks'], ['working-activities'], ['time-sheets'], ['working-people']];

/** Shows whether the user's time runs on this task, or a button to start it. */
export function OwnTime({ task, ownTime }: Pick<OpenedTask, 'ownTime'> & { task: string }) {
  const client = useQueryClient();
  const idOf = useRequestId();
  const { isBusy, problem, run } = useAction(startTaskTime, {
    invalidates: timeKeys,
    // After a refusal the displayed state is outdated.
    onProblem: () => client.invalidateQueries({ queryKey: ['tasks'] }),
  });
  return (
    <div className={css.time}>
      <Refusal failed={timeMessages.failed} problem={problem} />
      {ownTime === 'here' && <StateText Icon={CircleCheck} kind="ok" text={timeMessages.here} />}
      {ownTime === 'out' && <StateText Icon={CircleMinus} kind="plain" text={timeMessages.out} />}
      {ownTime === 'paused' && <StateText Icon={Coffee} kind="soon" text={timeMessages.paused} />}
      {ownTime === 'elsewhere' && (
        <>
          <Button
            kind="second"
            isWide
            busyLabel={isBusy && messages.working}
            onClick={() => void run({ params: { id: task }, body: { id: idOf({ task, ownTime }) } })}
          >
            <Timer {...icon} size={16} />
            {timeMessages.start}
          </Button>
          <p>{timeMessages.what}</p>
        </>
      )}
    </div>
  );
}
