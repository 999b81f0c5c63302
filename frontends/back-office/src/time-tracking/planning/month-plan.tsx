import { messages } from '@theke/admin/messages.de.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { listSlots } from '@theke/rules/hours/opening-hours';
import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { shortDate, weekdayShort } from '../shared/day-text.ts';
import { minutesText } from '../shared/hours-text.ts';
import * as css from './month-plan.module.css';
import { planMessages } from './plan-messages.de.ts';
import { PlanSteps } from './plan-steps.tsx';
import { type PlanView, weeksOfMonth } from './plan-view.ts';
import { dayOf, minutesOf, timesText } from './plan-week.ts';
import { useMonthPlan } from './use-month-plan.ts';

const monthMessages = planMessages.month;

type Props = {
  branch: Branch;
  day: LocalDate;
  today: LocalDate;
  onView: (view: PlanView) => void;
  /** Opens a day. */
  onOpen: (day: LocalDate) => void;
  onDay: (day: LocalDate) => void;
};

/** Shifts of a month, read-only; planning is by day or week. */
export function MonthPlan({ branch, day, today, onView, onOpen, onDay }: Props) {
  const zone = branch.timeZone;
  const month = day.slice(0, 7);
  const days = weeksOfMonth(month).flat();
  const { data, isError, refetch } = useMonthPlan(branch.id, zone, days[0] as LocalDate, days.length);
  const byDay = Map.groupBy(data ?? [], (shift) => dayOf(shift, zone));
  const monthShifts = (data ?? []).filter((shift) => dayOf(shift, zone).startsWith(month));
  const done = monthShifts.filter(({ user }) => user);
  return (
    <>
      <PlanSteps view="month" {...{ day, onView, onDay }} />
      {!data && isError && (
        <ErrorPanel message={planMessages.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton width="100%" height={480} />}
      {data && (
        <>
          <ol className={css.month}>
            {days.map((date) => (
              <li
                key={date}
                className={classNames(
                  css.day,
                  !date.startsWith(month) && css.other,
                  listSlots(branch.openingHours, date).length === 0 && css.closed,
                )}
                aria-current={date === today ? 'date' : undefined}
              >
                <button type="button" className={css.date} onClick={() => onOpen(date)}>
                  <b>{weekdayShort(date)}</b> {shortDate(date)}
                  {listSlots(branch.openingHours, date).length === 0 && `, ${planMessages.closed}`}
                  <VisuallyHidden>{monthMessages.open}</VisuallyHidden>
                </button>
                <ul>
                  {(byDay.get(date) ?? []).map((shift) => (
                    <MonthShift key={shift.id} {...{ shift, zone }} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className={css.sum}>
            {monthMessages.sum(monthShifts.length, minutesText(minutesOf(done)), monthShifts.length - done.length)}
          </p>
        </>
      )}
    </>
  );
}

const MonthShift = ({ shift, zone }: { shift: WorkingSchedule; zone: string }) => (
  <li
    className={classNames(css.shift, shift.state === 'draft' && css.draft, shift.user === null && css.open)}
    title={[shift.name || monthMessages.nobody, shift.role, shift.state === 'draft' && planMessages.draft]
      .filter(Boolean)
      .join(', ')}
  >
    <b>{timesText(shift, zone)}</b> {shift.user === null ? monthMessages.nobody : shift.name}
    {shift.state === 'draft' && <VisuallyHidden>{`, ${planMessages.draft}`}</VisuallyHidden>}
  </li>
);
