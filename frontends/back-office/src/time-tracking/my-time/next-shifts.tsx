import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { listWorkingSchedules, type WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Skeleton } from '@theke/ui/skeleton';
import * as lineCss from '../shared/lines.module.css';
import { timesText } from '../shared/request-texts.ts';
import { dayRange } from '../shared/worked-time.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';
import type { DayRange } from './time-range.ts';

const shiftsMessages = myTimeMessages.shifts;

type Props = {
  user: string;
  today: LocalDate;
  zone: string;
  /** The displayed days; if they are the current week, they already show its shifts. */
  shownRange: DayRange;
};

/** The user's shifts of next week, and of this week if it is not displayed. */
export function NextShifts({ user, today, zone, shownRange }: Props) {
  const api = useApi();
  const monday = mondayOf(today);
  const next = dayRange(addDays(monday, 7), zone).from;
  const isBeside = shownRange.from <= monday && addDays(monday, 6) <= shownRange.to;
  const filter = {
    user,
    startAtFrom: dayRange(monday, zone).from,
    startAtUntil: dayRange(addDays(monday, 14), zone).from,
  };
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listWorkingSchedules, { query: { filter, sort: 'startAt', pageSize: 100 } }),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="shifts" className={css.section}>
      <h2 id="shifts">{shiftsMessages.title}</h2>
      {!data && !isError && <Skeleton width="100%" height={96} />}
      {!data && isError && (
        <ErrorPanel message={shiftsMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          {!isBeside && <Week title={shiftsMessages.this} shifts={data.data.filter(({ startAt }) => startAt < next)} />}
          <Week title={shiftsMessages.next} shifts={data.data.filter(({ startAt }) => startAt >= next)} />
        </>
      )}
    </section>
  );
}

function Week({ title, shifts }: { title: string; shifts: readonly WorkingSchedule[] }) {
  const zoneOf = useZoneOf();
  const { branches } = useShop();
  return (
    <>
      <h3>{title}</h3>
      {shifts.length === 0 && <p>{shiftsMessages.none}</p>}
      <ul className={lineCss.lines}>
        {shifts.map((shift) => {
          const branch = branches.length > 1 ? branches.find(({ id }) => id === shift.branch.id)?.name : undefined;
          const pause = shift.pauseMinutes > 0 && shiftsMessages.pause(shift.pauseMinutes);
          const draft = shift.state === 'draft' && shiftsMessages.draft;
          return (
            <li key={shift.id}>
              <b>{timesText({ ...shift, pauses: [] }, zoneOf(shift.branch.id))}</b>
              <small>{[shift.role, pause, branch, shift.note, draft].filter(Boolean).join(', ')}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
