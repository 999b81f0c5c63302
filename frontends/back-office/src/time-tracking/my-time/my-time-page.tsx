import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { fullName, may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { readBalances } from '@theke/contracts/time-tracking/time-sheet';
import { listWorkingActivities, type WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import { listWorkingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { useOnline } from '@theke/ui/use-online';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PushMenu } from '../../notifications/shared/push-menu.tsx';
import { AbsenceDialog } from '../shared/absence-dialog.tsx';
import { AbsenceList } from '../shared/absence-list.tsx';
import { dayIn } from '../shared/day-in.ts';
import { dateAt } from '../shared/day-text.ts';
import { HolidayPanel } from '../shared/holiday-panel.tsx';
import { monthText } from '../shared/month-days.ts';
import { NotJudged } from '../shared/not-judged.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as pageCss from '../shared/side-page.module.css';
import { useHolidayAccount } from '../shared/use-holiday-account.ts';
import { useRequests } from '../shared/use-requests.ts';
import { dayRange } from '../shared/worked-time.ts';
import { AskDialog } from './ask-dialog.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { DayCards } from './day-cards.tsx';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';
import { NextShifts } from './next-shifts.tsx';
import { OwnData } from './own-data.tsx';
import { OwnRequests } from './own-requests.tsx';
import { PresenceLine } from './presence-line.tsx';
import * as cardCss from './punch-card.module.css';
import { PunchCard } from './punch-card.tsx';
import { RangeSum } from './range-sum.tsx';
import { TimeFigures } from './time-figures.tsx';
import { rangesAbout, steppedDay, type View, weekText } from './time-range.ts';
import { useCardHeight } from './use-card-height.ts';
import { useOwnPunches } from './use-own-punches.ts';

/** The user's own times: working time and target, and correction requests (TIME-05, TIME-10). */
export function MyTimePage() {
  const me = useMe();
  if (!may(me, 'working-times.read')) return <NotAllowed title={myTimeMessages.title} />;
  // The key resets the queue for another user.
  return <OwnTimes key={me.id} />;
}

type CorrectionTarget = { day: LocalDate; activities: readonly WorkingActivity[] };

function OwnTimes() {
  const me = useMe();
  const { branches } = useShop();
  const api = useApi();
  const isOnline = useOnline();
  const [search, setSearch] = useSearchParams();
  const [correctionTarget, setCorrectionTarget] = useState<CorrectionTarget>();
  const [asksAbsence, setAsksAbsence] = useState(false);
  const now = useNow(60_000);
  const zone = useZoneOf()(me.branches[0]?.id);
  const today = dateAt(now, zone);
  const day = dayIn(search.get('day'), today);
  const view: View = search.get('view') === 'month' ? 'month' : 'week';
  const { week, month, both } = rangesAbout(day);
  const range = view === 'week' ? week : month;
  const current = { staleTime: 0, refetchInterval: 60_000 };
  const sheet = useQuery({ ...endpointQuery(api, readBalances, { query: { user: me.id, ...both } }), ...current });
  const filter = {
    user: me.id,
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
  const requests = useRequests({ user: me.id });
  const ownPunches = useOwnPunches();
  const { reserved, card } = useCardHeight(ownPunches);
  const hasCard = ownPunches.isShown === true || reserved !== undefined;
  const year = Number(day.slice(0, 4));
  const account = useHolidayAccount(me.id, year);

  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });
  const step = (steps: number) => {
    const next = steppedDay(day, view, steps);
    const isNow = next <= today && rangesAbout(next)[view].to >= today;
    choose({ day: isNow ? undefined : next });
  };
  // Administrators approve their own days off (TIME-22).
  const needsApproval = !me.roles.includes('ROLE_ADMIN');
  const absence = needsApproval ? sheetMessages.askAbsence : sheetMessages.addAbsence;
  const isFailed = sheet.isError || activities.isError;
  const isClosed = sheet.data?.closed.some((one) => one.isClosed && one.month === day.slice(0, 7)) ?? false;
  const retry = () => void Promise.all([sheet.refetch(), activities.refetch()]);
  return (
    <>
      <PageBar title={myTimeMessages.title}>
        {may(me, 'absences.write') && (
          <Button size="small" kind="second" aria-label={absence} onClick={() => setAsksAbsence(true)}>
            <CalendarPlus {...icon} size={16} />
            <span className={css.wideLabel}>{absence}</span>
            <span className={css.narrowLabel}>{sheetMessages.absence.short}</span>
          </Button>
        )}
        <PushMenu branches={branches} first="own-work" />
      </PageBar>
      <div className={classNames(pageCss.columns, hasCard && cardCss.aboveButtons)}>
        <div className={pageCss.page}>
          <div
            ref={card}
            className={hasCard ? cardCss.place : undefined}
            style={reserved === undefined ? undefined : { minHeight: reserved }}
          >
            {ownPunches.isShown && <PunchCard {...{ ownPunches, now }} />}
            {!hasCard && <PresenceLine user={me.id} now={now} />}
          </div>
          {!isOnline && <Notice kind="soon">{myTimeMessages.offline}</Notice>}
          <div className={css.choice}>
            <Segmented
              label={myTimeMessages.view.label}
              value={view}
              segments={[
                { value: 'week', label: myTimeMessages.view.week },
                { value: 'month', label: myTimeMessages.view.month },
              ]}
              onChange={(chosen) => choose({ view: chosen === 'week' ? undefined : chosen })}
              className={css.view}
            />
            <div className={css.steps}>
              <IconButton label={myTimeMessages.before[view]} onClick={() => step(-1)}>
                <ChevronLeft {...icon} size={20} />
              </IconButton>
              <span aria-live="polite">{view === 'week' ? weekText(week) : monthText(day.slice(0, 7))}</span>
              <IconButton label={myTimeMessages.after[view]} onClick={() => step(1)}>
                <ChevronRight {...icon} size={20} />
              </IconButton>
            </div>
          </div>
          {!isFailed && !(sheet.data && activities.data) && <Skeleton width="100%" height={400} />}
          {isFailed && !(sheet.data && activities.data) && (
            <ErrorPanel message={myTimeMessages.loadFailed} retryLabel={messages.retry} onRetry={retry} />
          )}
          {sheet.data && activities.data && (
            <>
              {!sheet.data.hasEmployment && <Notice>{myTimeMessages.noEmployment}</Notice>}
              <NotJudged countries={[sheet.data.law]} />
              {isClosed && <Notice>{myTimeMessages.closed}</Notice>}
              <RangeSum {...{ range, view }} sheet={sheet.data} />
              <section aria-labelledby="days" className={css.work}>
                <h2 id="days">{myTimeMessages.days.title}</h2>
                <DayCards
                  {...{ range, now }}
                  isWeek={view === 'week'}
                  shifts={shifts.data?.data ?? []}
                  sheet={sheet.data}
                  activities={activities.data.data}
                  requests={requests.data?.data.filter(({ state }) => state === 'requested') ?? []}
                  onAsk={(chosen, activities) => setCorrectionTarget({ day: chosen, activities })}
                />
              </section>
              {sheet.data.hasEmployment && <TimeFigures sheet={sheet.data} account={account.data?.account} />}
            </>
          )}
        </div>
        <aside className={pageCss.side}>
          <NextShifts {...{ today, zone }} user={me.id} shownRange={range} />
          {may(me, 'absences.write') && <AbsenceList user={me.id} year={year} />}
          <CalendarAddress zone={zone} />
          <OwnRequests requests={requests} />
          <OwnData kept={sheet.data?.kept} />
          {sheet.data?.hasEmployment && <HolidayPanel found={account} year={year} />}
        </aside>
      </div>
      {asksAbsence && (
        <AbsenceDialog
          people={[{ id: me.id, name: fullName(me) }]}
          day={today}
          needsApproval={needsApproval}
          onClose={() => setAsksAbsence(false)}
        />
      )}
      {correctionTarget && <AskDialog {...correctionTarget} onClose={() => setCorrectionTarget(undefined)} />}
    </>
  );
}
