import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { MonthChoice, monthIn } from '@theke/admin/ui/month-choice.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { readTeamMonth, type TeamRow } from '@theke/contracts/time-tracking/team-month';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChangedMonths } from '../shared/changed-months.tsx';
import { dateAt } from '../shared/day-text.ts';
import { Figure, Figures } from '../shared/figures.tsx';
import { hoursText, signedText } from '../shared/hours-text.ts';
import { PayrollDialog } from '../shared/payroll/payroll-dialog.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { signedLook } from '../shared/signed-look.ts';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { exportTeamMonth } from './export-team-month.ts';
import * as css from './team-month.module.css';
import { teamMonthMessages } from './team-month-messages.de.ts';
import { TeamMonthTable } from './team-month-table.tsx';
import { teamSums } from './team-texts.ts';

/** Month of a branch's team, for managers (TIME-17). */
export function TeamMonthPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const now = useNow(60_000);
  const branches = useOwnBranches();
  if (!may(me, 'working-statistics.read')) return <NotAllowed title={teamMonthMessages.title} />;
  const branch = branches.find(({ id }) => id === search.get('branch')) ?? branches[0];
  const choose = (change: Record<string, string>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  const month = monthIn(search.get('month'), dateAt(now, branch?.timeZone ?? 'Europe/Vienna'));
  return (
    <>
      <PageBar title={teamMonthMessages.title} />
      <div className={css.page}>
        {!branch && <p>{teamMonthMessages.noBranch}</p>}
        {branch && (
          <>
            <div className={css.choice}>
              <BranchChoice
                label={teamMonthMessages.branch}
                branches={branches}
                value={branch.id}
                onChoose={(id) => choose({ branch: id })}
                className={css.branch}
              />
              <MonthChoice month={month} onChoose={(month) => choose({ month })} />
            </div>
            <ChangedMonths className={css.changed} />
            <MonthOfTeam branch={branch} month={month} />
          </>
        )}
      </div>
    </>
  );
}

function MonthOfTeam({ branch, month }: { branch: Branch; month: string }) {
  const me = useMe();
  const [isPaying, setPaying] = useState(false);
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, readTeamMonth, { query: { branch: branch.id, month } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  if (!data && isError)
    return (
      <ErrorPanel message={teamMonthMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton width="100%" height={480} />;
  if (data.people.length === 0) return <p>{teamMonthMessages.nobody}</p>;
  const save = () =>
    saveFile(
      teamMonthMessages.fileName(branch.name, month),
      new Blob(exportTeamMonth(data), { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <>
      <TeamFigures people={data.people} />
      <TeamMonthTable team={data} branch={branch.name} />
      <div className={css.files}>
        <Button kind="second" onClick={save}>
          <Download {...icon} size={16} />
          {teamMonthMessages.save}
        </Button>
        {may(me, 'working-times.write') && (
          <Button kind="second" onClick={() => setPaying(true)}>
            <Download {...icon} size={16} />
            {sheetMessages.payroll.open}
          </Button>
        )}
      </div>
      {isPaying && <PayrollDialog {...{ branch, month }} onClose={() => setPaying(false)} />}
    </>
  );
}

function TeamFigures({ people }: { people: readonly TeamRow[] }) {
  const { target, targetInAll, done, credited, change, closed } = teamSums(people);
  const texts = teamMonthMessages.figures;
  return (
    <Figures className={css.figures}>
      <Figure label={texts.target} value={hoursText(target)} note={texts.targetInAll(hoursText(targetInAll))} />
      <Figure
        label={texts.worked}
        value={hoursText(done)}
        note={credited > 0 ? texts.credited(hoursText(credited)) : ''}
      />
      <Figure label={texts.balance} value={signedText(change)} note="" look={signedLook(change)} />
      <Figure label={texts.closed} value={String(closed)} note={texts.closedOf(people.length)} />
    </Figures>
  );
}
