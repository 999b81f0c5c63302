import { fullName, may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
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
import { PushMenu } from '../../notifications/shared/push-menu.tsx';
import { AbsenceDialog } from '../shared/absence-dialog.tsx';
import { AbsenceList } from '../shared/absence-list.tsx';
import { HolidayPanel } from '../shared/holiday-panel.tsx';
import { monthText } from '../shared/month-days.ts';
import { NotJudged } from '../shared/not-judged.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as pageCss from '../shared/side-page.module.css';
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
import { weekText } from './time-range.ts';
import { useCardHeight } from './use-card-height.ts';
import { useOwnPunches } from './use-own-punches.ts';
import { useOwnTimes } from './use-own-times.ts';

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
  const isOnline = useOnline();
  const [correctionTarget, setCorrectionTarget] = useState<CorrectionTarget>();
  const [asksAbsence, setAsksAbsence] = useState(false);
  const now = useNow(60_000);
  const times = useOwnTimes(now);
  const { zone, today, day, view, week, range, sheet, activities, shifts, requests, account, year, isClosed } = times;
  const ownPunches = useOwnPunches();
  const { reserved, card } = useCardHeight(ownPunches);
  const hasCard = ownPunches.isShown === true || reserved !== undefined;
  // Administrators approve their own days off (TIME-22).
  const needsApproval = !me.roles.includes('ROLE_ADMIN');
  const absence = needsApproval ? sheetMessages.askAbsence : sheetMessages.addAbsence;
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
              onChange={times.chooseView}
              className={css.view}
            />
            <div className={css.steps}>
              <IconButton label={myTimeMessages.before[view]} onClick={() => times.step(-1)}>
                <ChevronLeft {...icon} size={20} />
              </IconButton>
              <span aria-live="polite">{view === 'week' ? weekText(week) : monthText(day.slice(0, 7))}</span>
              <IconButton label={myTimeMessages.after[view]} onClick={() => times.step(1)}>
                <ChevronRight {...icon} size={20} />
              </IconButton>
            </div>
          </div>
          {!times.isFailed && !(sheet.data && activities.data) && <Skeleton width="100%" height={400} />}
          {times.isFailed && !(sheet.data && activities.data) && (
            <ErrorPanel message={myTimeMessages.loadFailed} retryLabel={messages.retry} onRetry={times.retry} />
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
