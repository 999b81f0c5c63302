import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { type OpenedTask, startTaskTime } from '@theke/contracts/time-tracking/task';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { CircleCheck, CircleMinus, Coffee, Timer } from 'lucide-react';
import { Refusal } from '../shared/refusal.tsx';
import { useRequestId } from '../shared/use-request-id.ts';
import { useSaving } from '../shared/use-saving.ts';
import * as css from './task-facts.module.css';
import { taskMessages } from './task-messages.de.ts';

const timeMessages = taskMessages.detail.time;
/** Query keys that depend on working time, besides the task. */
const changed = ['tasks', 'working-activities', 'time-sheets', 'working-people'];

/** Shows whether the user's time runs on this task, or a button to start it. */
export function OwnTime({ task, ownTime }: Pick<OpenedTask, 'ownTime'> & { task: string }) {
  const api = useApi();
  const client = useQueryClient();
  const idOf = useRequestId();
  const { isBusy, problem, save } = useSaving(() => undefined, changed);
  const start = async () => {
    await save(() => api(startTaskTime, { params: { id: task }, body: { id: idOf({ task, ownTime }) } }));
    // After a refusal the displayed state is outdated.
    await client.invalidateQueries({ queryKey: ['tasks'] });
  };
  return (
    <div className={css.time}>
      <Refusal failed={timeMessages.failed} problem={problem} />
      {ownTime === 'here' && <StateText Icon={CircleCheck} kind="ok" text={timeMessages.here} />}
      {ownTime === 'out' && <StateText Icon={CircleMinus} kind="plain" text={timeMessages.out} />}
      {ownTime === 'paused' && <StateText Icon={Coffee} kind="soon" text={timeMessages.paused} />}
      {ownTime === 'elsewhere' && (
        <>
          <Button kind="second" isWide busyLabel={isBusy && messages.working} onClick={() => void start()}>
            <Timer {...icon} size={16} />
            {timeMessages.start}
          </Button>
          <p>{timeMessages.what}</p>
        </>
      )}
    </div>
  );
}
