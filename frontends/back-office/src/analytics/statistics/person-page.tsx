import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { readUserProfile, readUserProfileWorkingActivities } from '@theke/contracts/time-tracking/user-profile';
import { numberText } from '@theke/rules/units/amount-text';
import { Link, useParams } from 'react-router';
import { changeOf } from '../shared/change-text.ts';
import { FigureRow } from '../shared/figure-row.tsx';
import * as css from '../shared/figures-page.module.css';
import { hoursText } from '../shared/hours-text.ts';
import { PlannedAndWorked } from '../shared/planned-and-worked.tsx';
import { RangeTools } from '../shared/range/range-tools.tsx';
import { useRange } from '../shared/range/use-range.ts';
import * as ledger from '../shared/revenue-ledger.module.css';
import { statisticsLink } from '../shared/statistics-link.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';

const messages = statisticsMessages.person;
/** Refetches, because working time grows while the page is open. */
const fresh = { staleTime: 30_000, refetchInterval: 60_000, placeholderData: keepPreviousData };

/** Planned and actual working time of a person (STAT-07), for themselves and their managers (TIME-10). */
export function PersonPage() {
  const { id = '' } = useParams();
  return may(useMe(), 'working-times.read') ? <Person key={id} id={id} /> : <NotAllowed title={statisticsLink.label} />;
}

function Person({ id }: { id: string }) {
  const api = useApi();
  const isAdmin = may(useMe(), 'users.read');
  const tools = useRange();
  const query = { user: id, start: tools.range.from, end: tools.range.to };
  const profile = useQuery({ ...endpointQuery(api, readUserProfile, { query }), ...fresh });
  const work = useQuery({ ...endpointQuery(api, readUserProfileWorkingActivities, { query }), ...fresh });
  const error = profile.error ?? work.error;
  const retry = () => void Promise.all([profile.refetch(), work.refetch()]);
  const isThere = profile.data && work.data;
  const planned = new Map(profile.data?.rows.map(({ day, plannedSeconds }) => [day, plannedSeconds]));
  return (
    <>
      <PageBar title={profile.data?.name ?? statisticsLink.label} backTo={isAdmin ? `/users/${id}` : '/time-sheets'} />
      <RangeTools {...tools} isComparedAlways />
      {!isThere && error && <LoadFailure message={statisticsMessages.loadFailed} error={error} refetch={retry} />}
      {!isThere && !error && <TableSkeleton />}
      {profile.data && work.data && (
        <>
          <FigureRow figures={figuresOf(profile.data, work.data)} />
          <div className={css.page}>
            <PlannedAndWorked
              rows={work.data.rows.map(({ day, seconds, pauseSeconds }) => ({
                day,
                ...{ planned: planned.get(day) ?? 0, worked: seconds, paused: pauseSeconds },
              }))}
              total={{
                planned: profile.data.total.plannedSeconds,
                worked: work.data.total.seconds,
                paused: work.data.total.pauseSeconds,
              }}
            />
            <p className={ledger.note}>
              {statisticsMessages.working.note}{' '}
              {work.data.total.endsMissing > 0 && statisticsMessages.working.endsMissing(work.data.total.endsMissing)}{' '}
              <Link to={`/time-sheets?person=${id}&month=${tools.range.to.slice(0, 7)}`}>{messages.month}</Link>
            </p>
          </div>
        </>
      )}
    </>
  );
}

type Sums = Record<'total' | 'previous', { plannedSeconds: number; shifts: number }>;
type Worked = Record<'total' | 'previous', { activities: number; seconds: number; pauseSeconds: number }>;

/** Working time: more is neither better nor worse. */
function figuresOf(profile: Sums, work: Worked) {
  const plain = (now: number, before: number, textOf: (value: number) => string) => ({
    value: textOf(now),
    change: { ...changeOf(now, before, { text: textOf(before) }), isBetter: null },
  });
  return [
    { label: messages.worked, ...plain(work.total.seconds, work.previous.seconds, hoursText) },
    {
      label: messages.planned,
      ...plain(profile.total.plannedSeconds, profile.previous.plannedSeconds, hoursText),
    },
    { label: messages.shifts, ...plain(profile.total.shifts, profile.previous.shifts, numberText) },
    { label: messages.activities, ...plain(work.total.activities, work.previous.activities, numberText) },
    { label: messages.pauses, ...plain(work.total.pauseSeconds, work.previous.pauseSeconds, hoursText) },
  ];
}
