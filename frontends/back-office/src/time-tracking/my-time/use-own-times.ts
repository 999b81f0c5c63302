import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { readBalances } from '@theke/contracts/time-tracking/time-sheet';
import { listWorkingActivities } from '@theke/contracts/time-tracking/working-activity';
import { listWorkingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import { useSearchParams } from 'react-router';
import { dayIn } from '../shared/day-in.ts';
import { dateAt } from '../shared/day-text.ts';
import { useHolidayAccount } from '../shared/use-holiday-account.ts';
import { useRequests } from '../shared/use-requests.ts';
import { dayRange } from '../shared/worked-time.ts';
import { rangesAbout, steppedDay, type View } from './time-range.ts';

/** The user's own times in the week or month of the URL (`day`, `view`), with shifts, requests and holiday account. */
export function useOwnTimes(now: Date) {
  const { id: user, branches } = useMe();
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const zone = useZoneOf()(branches[0]?.id);
  const today = dateAt(now, zone);
  const day = dayIn(search.get('day'), today);
  const view: View = search.get('view') === 'month' ? 'month' : 'week';
  const { week, month, both } = rangesAbout(day);
  const current = { staleTime: 0, refetchInterval: 60_000 };
  const sheet = useQuery({ ...endpointQuery(api, readBalances, { query: { user, ...both } }), ...current });
  const filter = {
    user,
    startAtFrom: dayRange(both.from, zone).from,
    startAtUntil: dayRange(both.to, zone).until,
  };
  const activities = useQuery({
    ...endpointQuery(api, listWorkingActivities, { query: { filter, sort: 'startAt', pageSize: 500 } }),
    ...current,
  });
  // Optional: days can be shown without shifts.
  const shifts = useQuery({
    ...endpointQuery(api, listWorkingSchedules, { query: { filter, sort: 'startAt', pageSize: 500 } }),
    ...current,
  });
  const requests = useRequests({ user });
  const year = Number(day.slice(0, 4));
  const account = useHolidayAccount(user, year);

  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  return {
    ...{ zone, today, day, view, week, sheet, activities, shifts, requests, account, year },
    range: view === 'week' ? week : month,
    isClosed: sheet.data?.closed.some((one) => one.isClosed && one.month === day.slice(0, 7)) ?? false,
    isFailed: sheet.isError || activities.isError,
    retry: () => void Promise.all([sheet.refetch(), activities.refetch()]),
    chooseView: (chosen: View) => choose({ view: chosen === 'week' ? undefined : chosen }),
    /** Shows an earlier (-1) or later (1) week or month. */
    step: (steps: number) => {
      const next = steppedDay(day, view, steps);
      const isNow = next <= today && rangesAbout(next)[view].to >= today;
      choose({ day: isNow ? undefined : next });
    },
  };
}
