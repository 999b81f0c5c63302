import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import type { AbsenceOnWire } from '@theke/contracts/time-tracking/absence';
import { readMonthSheet } from '@theke/contracts/time-tracking/month-file';
import { readBalances } from '@theke/contracts/time-tracking/time-sheet';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { monthSpan } from '@theke/rules/time/months';
import { urlOf } from '@theke/ui/api-client';
import { Button, buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { Banknote, Download, FileText, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AbsenceDialog } from '../shared/absence-dialog.tsx';
import { ChangedMonths } from '../shared/changed-months.tsx';
import { dateAt } from '../shared/day-text.ts';
import { HolidayPanel } from '../shared/holiday-panel.tsx';
import { MonthChoice, monthIn } from '../shared/month-choice.tsx';
import { NotJudged } from '../shared/not-judged.tsx';
import { PayrollDialog } from '../shared/payroll/payroll-dialog.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as pageCss from '../shared/side-page.module.css';
import { useHolidayAccount } from '../shared/use-holiday-account.ts';
import { useTeam } from '../shared/use-team.ts';
import { AbsenceList, type AbsenceTools } from './absence-list.tsx';
import { DecideDialog, WithdrawDialog } from './decide-dialog.tsx';
import { EmploymentDialog } from './employment-dialog.tsx';
import { exportMonth } from './export-month.ts';
import { LockDialog } from './lock-dialog.tsx';
import { MonthFigures } from './month-figures.tsx';
import { MonthLock } from './month-lock.tsx';
import * as css from './month-page.module.css';
import { MonthTable } from './month-table.tsx';
import { firstShown, PersonChoice } from './person-choice.tsx';
import { WageDialog } from './wage-dialog.tsx';
import { YearPillars } from './year-pillars.tsx';

/** A person's month: target and working time, holidays and absences (TIME-11). */
export function MonthPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const { data: people, isError, refetch } = useTeam(undefined);
  if (!may(me, 'working-times.read')) return <NotAllowed title={sheetMessages.title} />;
  const inOrder = people?.toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  const person = inOrder && (inOrder.find(({ id }) => id === search.get('person')) ?? firstShown(inOrder, me.id));
  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  if (person && inOrder)
    return <MonthOf {...{ person, people: inOrder, month: search.get('month') ?? '' }} onChoose={choose} />;
  return (
    <>
      <PageBar title={sheetMessages.title} />
      <div className={pageCss.page}>
        {!people && !isError && <Skeleton width="100%" height={320} />}
        {!people && isError && (
          <ErrorPanel message={sheetMessages.peopleFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
        )}
        {people && <p>{sheetMessages.nobody}</p>}
      </div>
    </>
  );
}

type Props = {
  person: WorkingPerson;
  people: readonly WorkingPerson[];
  /** As in the URL: "2026-11". */
  month: string;
  onChoose: (change: Record<string, string | undefined>) => void;
};

type Open =
  | 'absence'
  | 'employment'
  | 'wages'
  | 'close'
  | 'closeAgain'
  | 'reopen'
  | 'payroll'
  | { decide: AbsenceOnWire }
  | { withdraw: AbsenceOnWire };

function MonthOf({ person, people, month: wanted, onChoose }: Props) {
  const me = useMe();
  const api = useApi();
  const [open, setOpen] = useState<Open>();
  const zone = useZoneOf()(person.branches[0]?.id);
  const today = dateAt(useNow(60_000), zone);
  const month = monthIn(wanted, today);
  const { from, to } = monthSpan(month);
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, readBalances, { query: { user: person.id, from, to } }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const year = month.slice(0, 4);
  const account = useHolidayAccount(person.id, Number(year));
  const isAdmin = me.roles.includes('ROLE_ADMIN');
  const mayWrite = may(me, 'working-times.write');
  /** Only administrators may decide about themselves. */
  const leads = (id: string) => mayWrite && (isAdmin || id !== me.id);
  const tools: AbsenceTools = {
    mayDecide: ({ state, user }) => state === 'requested' && leads(user.id),
    mayWithdraw: ({ state, user }) =>
      (state === 'requested' && user.id === me.id) || (state === 'approved' && leads(user.id)),
    onDecide: (decide) => setOpen({ decide }),
    onWithdraw: (withdraw) => setOpen({ withdraw }),
  };
  const close = () => setOpen(undefined);
  const isClosed = data?.closed.some((one) => one.isClosed) ?? false;
  const mayClose = mayWrite && today > to && data !== undefined && !isClosed;
  const absence = leads(person.id) ? sheetMessages.addAbsence : sheetMessages.askAbsence;
  const save = () => {
    if (!data) return;
    const content = new Blob(exportMonth(data), { type: 'text/csv;charset=utf-8' });
    saveFile(sheetMessages.fileName(person.name, month), content);
  };
  const day = today >= from && today <= to ? today : from;
  return (
    <>
      <PageBar title={sheetMessages.title}>
        <Button
          size="small"
          kind={mayClose ? 'second' : 'main'}
          aria-label={absence}
          title={absence}
          onClick={() => setOpen('absence')}
        >
          <Plus {...icon} size={16} />
          <span className={classNames(mayClose && css.folding)}>{absence}</span>
        </Button>
        {mayClose && (
          <Button size="small" onClick={() => setOpen('close')}>
            <Lock {...icon} size={16} />
            <span className={css.shortened}>
              <span className={css.folding}>{sheetMessages.lock.month} </span>
              {sheetMessages.lock.shut}
            </span>
          </Button>
        )}
      </PageBar>
      <div className={pageCss.columns}>
        <div className={pageCss.page}>
          <div className={css.choice}>
            <PersonChoice {...{ people, person }} onChoose={(id) => onChoose({ person: id })} />
            <MonthChoice month={month} onChoose={(month) => onChoose({ month })} />
          </div>
          <div className={css.tools}>
            <Link
              className={buttonClass({ kind: 'second', size: 'small' })}
              to={`/statistics/people/${person.id}?from=${from}&to=${to}`}
            >
              {sheetMessages.dayByDay}
            </Link>
            {mayWrite && (
              <Button kind="second" size="small" onClick={() => setOpen('employment')}>
                {sheetMessages.employment}
              </Button>
            )}
            {may(me, 'wages.write') && (
              <Button kind="second" size="small" onClick={() => setOpen('wages')}>
                {sheetMessages.wages.open}
              </Button>
            )}
            {data && (
              <Button kind="second" size="small" onClick={save}>
                <Download {...icon} size={16} />
                {sheetMessages.exportMonth}
              </Button>
            )}
            {data && (
              <a
                className={buttonClass({ kind: 'second', size: 'small' })}
                href={urlOf(readMonthSheet, { query: { user: person.id, month } })}
                target="_blank"
                rel="noreferrer"
              >
                <FileText {...icon} size={16} />
                {sheetMessages.printMonth}
              </a>
            )}
            {mayWrite && isClosed && (
              <Button kind="second" size="small" onClick={() => setOpen('payroll')}>
                <Banknote {...icon} size={16} />
                {sheetMessages.payroll.open}
              </Button>
            )}
          </div>
          {!data && !isError && <Skeleton width="100%" height={480} />}
          {!data && isError && (
            <ErrorPanel message={sheetMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
          )}
          {data && (
            <>
              <MonthLock
                sheet={data}
                onReopen={mayWrite ? () => setOpen('reopen') : undefined}
                onCloseAgain={mayWrite ? () => setOpen('closeAgain') : undefined}
              />
              {!data.hasEmployment && <Notice kind="soon">{sheetMessages.noEmployment(person.name)}</Notice>}
              <NotJudged countries={[data.law]} />
              <MonthFigures sheet={data} />
              <MonthTable sheet={data} month={month} />
            </>
          )}
        </div>
        <aside className={pageCss.side}>
          <ChangedMonths />
          {mayWrite && (
            <AbsenceList title={sheetMessages.absences.open} filter={{ state: 'requested' }} isNamed {...tools} />
          )}
          <HolidayPanel found={account} year={Number(year)} />
          {data?.hasEmployment && <YearPillars sheet={data} />}
          <AbsenceList
            title={sheetMessages.absences.title}
            none={sheetMessages.absences.none}
            filter={{ user: person.id, toFrom: `${year}-01-01`, fromUntil: `${Number(year) + 1}-01-01` }}
            {...tools}
          />
        </aside>
      </div>
      {open === 'absence' && <AbsenceDialog {...{ person, day }} isAsked={!leads(person.id)} onClose={close} />}
      {(open === 'close' || open === 'closeAgain' || open === 'reopen') && (
        <LockDialog {...{ person, month }} act={open} onClose={close} />
      )}
      {open === 'payroll' && <PayrollDialog {...{ person, month }} onClose={close} />}
      {open === 'wages' && <WageDialog {...{ person, today }} onClose={close} />}
      {open === 'employment' && <EmploymentDialog {...{ person, today, zone }} onClose={close} />}
      {open && typeof open === 'object' && 'decide' in open && <DecideDialog absence={open.decide} onClose={close} />}
      {open && typeof open === 'object' && 'withdraw' in open && (
        <WithdrawDialog absence={open.withdraw} onClose={close} />
      )}
    </>
  );
}
