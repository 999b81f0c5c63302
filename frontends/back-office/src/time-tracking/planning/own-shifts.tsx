import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import {
  listWorkingSchedules,
  takeWorkingSchedule,
  type WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { dayText } from '../shared/day-text.ts';
import { planMessages } from './plan-messages.de.ts';
import { dayOf, timesText } from './plan-week.ts';
import * as css from './planning.module.css';
import { AskSwap } from './swaps/ask-swap.tsx';
import { SwapList } from './swaps/swap-list.tsx';
import { swapMessages } from './swaps/swap-messages.de.ts';

const ownMessages = planMessages.own;

/** The user's published shifts from today on, and open ones in their branches that they can take. */
export function OwnShifts({ now }: { now: Date }) {
  const api = useApi();
  const me = useMe();
  const [taking, setTaking] = useState<WorkingSchedule>();
  const [offering, setOffering] = useState<WorkingSchedule>();
  // Rounded to the hour, so that the query key does not change each minute.
  const from = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 - 16 * 3_600_000).toISOString();
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listWorkingSchedules, {
      query: { pageSize: 200, sort: 'startAt', filter: { startAtFrom: from } },
    }),
    staleTime: 0,
  });
  if (!data && isError)
    return <ErrorPanel message={planMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={240} />;
  const ownShifts = data.data.filter(({ user, endAt }) => user?.id === me.id && Date.parse(endAt) > now.getTime());
  const open = data.data.filter(({ user, startAt }) => user === null && Date.parse(startAt) > now.getTime());
  return (
    <div className={css.own}>
      <section aria-labelledby="mine">
        <h2 id="mine">{ownMessages.mine}</h2>
        {ownShifts.length === 0 && <p>{ownMessages.none}</p>}
        <ul className={css.shifts}>
          {ownShifts.map((shift) => (
            <OwnShift key={shift.id} shift={shift}>
              {(when) =>
                Date.parse(shift.startAt) > now.getTime() && (
                  <Button
                    kind="second"
                    size="small"
                    aria-label={swapMessages.ask.offerThis(when)}
                    onClick={() => setOffering(shift)}
                  >
                    {swapMessages.ask.offer}
                  </Button>
                )
              }
            </OwnShift>
          ))}
        </ul>
      </section>
      <section aria-labelledby="open">
        <h2 id="open">{ownMessages.open}</h2>
        {open.length === 0 && <p>{ownMessages.noneOpen}</p>}
        <ul className={css.shifts}>
          {open.map((shift) => (
            <OwnShift key={shift.id} shift={shift}>
              {(when) => (
                <Button
                  kind="second"
                  size="small"
                  aria-label={ownMessages.takeThis(when)}
                  onClick={() => setTaking(shift)}
                >
                  {ownMessages.take}
                </Button>
              )}
            </OwnShift>
          ))}
        </ul>
      </section>
      <SwapList from={from} />
      {taking && <TakeDialog shift={taking} onClose={() => setTaking(undefined)} />}
      {offering && <AskSwap shift={offering} onClose={() => setOffering(undefined)} />}
    </div>
  );
}

/** @param children renders the actions, with the time as text */
function OwnShift({ shift, children }: { shift: WorkingSchedule; children: (when: string) => ReactNode }) {
  const { branches } = useShop();
  const zone = useZoneOf()(shift.branch.id);
  const when = `${dayText(dayOf(shift, zone))}, ${timesText(shift, zone)}`;
  const branch = branches.length > 1 ? branches.find(({ id }) => id === shift.branch.id)?.name : undefined;
  const about = [shift.role, shift.pauseMinutes > 0 && ownMessages.pause(shift.pauseMinutes), branch, shift.note];
  return (
    <li>
      <div>
        <b>{when}</b>
        <p>{about.filter(Boolean).join(', ')}</p>
      </div>
      {children(when)}
    </li>
  );
}

function TakeDialog({ shift, onClose }: { shift: WorkingSchedule; onClose: () => void }) {
  const client = useQueryClient();
  const zone = useZoneOf()(shift.branch.id);
  const key = ['working-schedules'];
  const { isBusy, problem, run } = useAction(takeWorkingSchedule, {
    invalidates: [key],
    onDone: onClose,
    // Somebody else may have taken the shift.
    onProblem: () => client.invalidateQueries({ queryKey: key }),
  });
  return (
    <DecisionDialog
      title={ownMessages.askTake}
      label={ownMessages.take}
      busyLabel={isBusy && messages.working}
      onDecide={() => void run({ params: { id: shift.id }, body: {} })}
      onClose={onClose}
    >
      <p>{ownMessages.ask(`${dayText(dayOf(shift, zone))}, ${timesText(shift, zone)}`)}</p>
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
    </DecisionDialog>
  );
}
