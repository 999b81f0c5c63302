import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { MonthChoice } from '@theke/admin/ui/month-choice.tsx';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { Lock, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AbsenceList } from '../shared/absence-list.tsx';
import { ChangedMonths } from '../shared/changed-months.tsx';
import { HolidayPanel } from '../shared/holiday-panel.tsx';
import { NotJudged } from '../shared/not-judged.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as pageCss from '../shared/side-page.module.css';
import { useHolidayAccount } from '../shared/use-holiday-account.ts';
import { usePeople } from '../shared/use-team.ts';
import { MonthDialogs } from './month-dialogs.tsx';
import { MonthFigures } from './month-figures.tsx';
import { MonthLock } from './month-lock.tsx';
import * as css from './month-page.module.css';
import { MonthTable } from './month-table.tsx';
import { MonthTools } from './month-tools.tsx';
import { firstShown, PersonChoice } from './person-choice.tsx';
import { usePersonMonth } from './use-person-month.ts';
import { YearChanges } from './year-changes.tsx';

/** A person's month: target and working time, holidays and absences (TIME-11). */
export function MonthPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const { data: people, isError, refetch } = usePeople();
  if (!may(me, 'working-times.read')) return <NotAllowed title={sheetMessages.title} />;
  const person = people && (people.find(({ id }) => id === search.get('person')) ?? firstShown(people, me.id));
  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  if (person) return <PersonMonth {...{ person, people, month: search.get('month') ?? '' }} onChoose={choose} />;
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

function PersonMonth({ person, people, month: requestedMonth, onChoose }: Props) {
  const personMonth = usePersonMonth(person, requestedMonth);
  const { month, sheet, isError, refetch, mayWrite, mayClose, open } = personMonth;
  const year = month.slice(0, 4);
  const account = useHolidayAccount(person.id, Number(year));
  const absence = personMonth.leadsPerson ? sheetMessages.addAbsence : sheetMessages.askAbsence;
  return (
    <>
      <PageBar title={sheetMessages.title}>
        <Button
          size="small"
          kind={mayClose ? 'second' : 'main'}
          aria-label={absence}
          title={absence}
          onClick={() => open('absence')}
        >
          <Plus {...icon} size={16} />
          <span className={classNames(mayClose && css.folding)}>{absence}</span>
        </Button>
        {mayClose && (
          <Button size="small" onClick={() => open('close')}>
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
          <MonthTools {...{ person, personMonth }} />
          {!sheet && !isError && <Skeleton width="100%" height={480} />}
          {!sheet && isError && (
            <ErrorPanel message={sheetMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
          )}
          {sheet && (
            <>
              <MonthLock
                sheet={sheet}
                onReopen={mayWrite ? () => open('reopen') : undefined}
                onCloseAgain={mayWrite ? () => open('closeAgain') : undefined}
              />
              {!sheet.hasEmployment && <Notice kind="soon">{sheetMessages.noEmployment(person.name)}</Notice>}
              <NotJudged countries={[sheet.law]} />
              <MonthFigures sheet={sheet} />
              <MonthTable sheet={sheet} month={month} />
            </>
          )}
        </div>
        <aside className={pageCss.side}>
          <ChangedMonths />
          <HolidayPanel found={account} year={Number(year)} />
          {sheet?.hasEmployment && <YearChanges sheet={sheet} />}
          <AbsenceList user={person.id} year={Number(year)} />
        </aside>
      </div>
      <MonthDialogs {...{ person, personMonth }} />
    </>
  );
}
