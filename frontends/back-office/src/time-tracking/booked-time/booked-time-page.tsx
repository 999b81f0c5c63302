import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { readBookedTime } from '@theke/contracts/time-tracking/booked-time';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { dayIn } from '../shared/day-in.ts';
import { dateAt } from '../shared/day-text.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import * as css from './booked-time.module.css';
import { bookedTimeMessages } from './booked-time-messages.de.ts';
import { BookedTimeTable } from './booked-time-table.tsx';
import { exportBookedTime } from './export-booked-time.ts';

/** Working time by project and task, for managers (TIME-20). */
export function BookedTimePage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const now = useNow(60_000);
  const branches = useOwnBranches();
  if (!may(me, 'working-statistics.read')) return <NotAllowed title={bookedTimeMessages.title} />;
  const branch = branches.find(({ id }) => id === search.get('branch'));
  const today = dateAt(now, (branch ?? branches[0])?.timeZone ?? 'Europe/Vienna');
  const from = dayIn(search.get('from'), `${today.slice(0, 7)}-01`);
  const to = dayIn(search.get('to'), today);
  const choose = (change: Record<string, string>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  const error = to < from ? bookedTimeMessages.wrongDays : undefined;
  return (
    <>
      <PageBar title={bookedTimeMessages.title} />
      <div className={css.page}>
        <div className={css.choice}>
          {branches.length > 1 && (
            <BranchChoice
              label={bookedTimeMessages.branch}
              branches={[{ id: '', name: bookedTimeMessages.everyBranch }, ...branches]}
              value={branch?.id ?? ''}
              onChoose={(id) => choose({ branch: id })}
              className={css.branch}
            />
          )}
          <DateInput
            label={bookedTimeMessages.from}
            value={from}
            onChange={(value) => choose({ from: value })}
            className={css.day}
          />
          <DateInput
            label={bookedTimeMessages.to}
            value={to}
            error={error}
            onChange={(value) => choose({ to: value })}
            className={css.day}
          />
        </div>
        {!error && <Booked query={{ from, to, ...(branch && { branch: branch.id }) }} />}
      </div>
    </>
  );
}

function Booked({ query }: { query: { from: string; to: string; branch?: string } }) {
  const { data, error, refetch } = useQuery({ ...endpointQuery(useApi(), readBookedTime, { query }), staleTime: 0 });
  if (!data && error)
    return (
      <ErrorPanel message={bookedTimeMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton width="100%" height={320} />;
  const save = () =>
    saveFile(
      bookedTimeMessages.fileName(data.from, data.to),
      new Blob(exportBookedTime(data), { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <>
      {data.rows.length === 0 ? <p>{bookedTimeMessages.none}</p> : <BookedTimeTable booked={data} />}
      {data.total.open > 0 && <p className={css.open}>{bookedTimeMessages.open(data.total.open)}</p>}
      {data.rows.length > 0 && (
        <p className={css.open}>
          <Button kind="second" onClick={save}>
            <Download {...icon} size={16} />
            {bookedTimeMessages.save}
          </Button>
        </p>
      )}
    </>
  );
}
