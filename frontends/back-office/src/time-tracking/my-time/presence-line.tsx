import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { listWorkingActivities } from '@theke/contracts/time-tracking/working-activity';
import { CircleCheck, CircleMinus, Coffee } from 'lucide-react';
import { durationText } from '../shared/worked-time.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';

const messages = myTimeMessages.presence;

/** Whether the user is present and since when; only the newest entry can still be open. */
export function PresenceLine({ user, now }: { user: string; now: Date }) {
  const api = useApi();
  const zoneOf = useZoneOf();
  const { data } = useQuery({
    ...endpointQuery(api, listWorkingActivities, { query: { filter: { user }, pageSize: 1 } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  // Empty while unknown; the days below show the error.
  if (!data) return <p className={css.presence}>&nbsp;</p>;
  const [last] = data.data;
  const isPaused = last?.state === 'paused';
  if (!last || !(isPaused || last.state === 'running'))
    return (
      <p className={css.presence}>
        <StateText Icon={CircleMinus} kind="plain" text={messages.out} />
      </p>
    );
  const since = (isPaused && last.pauses.at(-1)?.startAt) || last.startAt;
  const lasts = durationText(Math.max(0, now.getTime() - Date.parse(since)));
  const time = timeText(since, zoneOf(last.branch.id));
  return (
    <p className={css.presence}>
      {isPaused ? (
        <StateText Icon={Coffee} kind="soon" text={messages.paused(time, lasts)} />
      ) : (
        <StateText Icon={CircleCheck} kind="ok" text={messages.in(time, lasts)} />
      )}
    </p>
  );
}
