import { timeText } from '@theke/admin/ui/format.ts';
import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { dateAt, dayText, shortDate, weekdayShort } from '../shared/day-text.ts';
import { hoursText, signedText } from '../shared/hours-text.ts';
import { LawText } from '../shared/law-text.tsx';
import { dayMark, shownDays } from '../shared/month-days.ts';
import { timesText } from '../shared/request-texts.ts';
import { workedTime } from '../shared/worked-time.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';
import type { DayRange } from './time-range.ts';

const messages = myTimeMessages.days;

type Props = {
  sheet: TimeSheet;
  range: DayRange;
  /** A week shows every day, a month only those with data. */
  isWeek: boolean;
  activities: readonly WorkingActivity[];
  /** The user's shifts in the range. */
  shifts: readonly WorkingSchedule[];
  /** Undecided requests. */
  requests: readonly CorrectionRequest[];
  now: Date;
  onAsk: (day: LocalDate, activities: readonly WorkingActivity[]) => void;
};

/** Days with working time and target, shifts and legal findings (TIME-09). */
export function DayCards({ sheet, range, isWeek, activities, shifts, requests, now, onAsk }: Props) {
  const { timeZone, over, closed } = sheet;
  const rangeDays = sheet.days.filter(({ date }) => date >= range.from && date <= range.to);
  const today = dateAt(now, timeZone);
  const dayOf = ({ startAt }: { startAt: string }) => dateAt(startAt, timeZone);
  const activitiesOn = Map.groupBy(activities, dayOf);
  const shiftsOn = Map.groupBy(shifts, dayOf);
  const requestsOn = Map.groupBy(requests, ({ startAt, was }) => dayOf({ startAt: was?.startAt ?? startAt }));
  const listedDays = new Set(shownDays(rangeDays, over));
  const isShown = (row: SheetDayRow) => listedDays.has(row) || row.target > 0 || shiftsOn.has(row.date);
  const days = isWeek && sheet.hasEmployment ? rangeDays : rangeDays.filter(isShown);
  const mayAsk = (date: LocalDate) =>
    date <= today && !closed.some((one) => one.isClosed && one.month === date.slice(0, 7));
  const correctable = activities.filter((one) => mayAsk(dayOf(one)));
  if (days.length === 0) return <p>{messages.none}</p>;
  return (
    <>
      <ul className={css.days}>
        {days.map((row) => {
          const dayActivities = activitiesOn.get(row.date) ?? [];
          return (
            <DayCard
              key={row.date}
              {...{ row, sheet, today, now }}
              activities={dayActivities}
              shifts={shiftsOn.get(row.date) ?? []}
              requests={requestsOn.get(row.date) ?? []}
              onAsk={mayAsk(row.date) ? () => onAsk(row.date, dayActivities) : undefined}
            />
          );
        })}
      </ul>
      {days.some(({ date }) => mayAsk(date)) && (
        <button
          type="button"
          className={css.askAny}
          onClick={() => onAsk(days.findLast(({ date }) => mayAsk(date))?.date ?? today, correctable.toReversed())}
        >
          {messages.correctAny}
        </button>
      )}
    </>
  );
}

type CardProps = Omit<Props, 'range' | 'isWeek' | 'onAsk'> & {
  row: SheetDayRow;
  today: LocalDate;
  onAsk: (() => void) | undefined;
};

function DayCard({ row, sheet, activities, shifts, requests, today, now, onAsk }: CardProps) {
  const { timeZone, hasEmployment } = sheet;
  const { date, warnings, target } = row;
  const mark = dayMark(row);
  const isIdle = activities.length === 0;
  const isFree = mark?.kind === 'free' && (!hasEmployment || !isIdle || shifts.length > 0);
  const isRunning = activities.some(({ endAt, state }) => endAt === null && state !== 'end-missing');
  const isBare = isIdle && shifts.length === 0 && !mark && target > 0;
  return (
    <li
      className={classNames(css.day, isRunning && css.now, mark && !isFree && css.off)}
      aria-current={date === today ? 'date' : undefined}
    >
      <h3>
        {weekdayShort(date)} <small>{shortDate(date)}</small>
      </h3>
      <div className={css.facts}>
        {mark && !isFree && <p className={css.mark}>{mark.text}</p>}
        {activities
          .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
          .map((activity) => (
            <ActivityLine key={activity.id} {...{ activity, timeZone, now }} />
          ))}
        {isIdle &&
          shifts.map(({ id, startAt, endAt, role, state }) => (
            <p key={id} className={css.planned}>
              {messages.until(timeText(startAt, timeZone), timeText(endAt, timeZone))}{' '}
              <small>
                {[state === 'draft' ? messages.draft : messages.planned, role, row.counts && messages.nothing]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </p>
          ))}
        {isBare && <p className={css.mark}>{date < today ? messages.nothing : messages.due(hoursText(target))}</p>}
        {requests.map((request) => (
          <p key={request.id} className={css.asked}>
            {messages.asked(timesText(request, timeZone))}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={`${warning.rule} ${warning.text}`}>
            <LawText {...warning} />
          </p>
        ))}
      </div>
      <DaySum {...{ row, today }} />
      {onAsk && (
        <Button
          kind="quiet"
          size="small"
          className={css.ask}
          aria-label={messages.correctDay(dayText(date))}
          onClick={onAsk}
        >
          {messages.correct}
        </Button>
      )}
    </li>
  );
}

/** Sum of a day: for past days the difference to the target, for today the target. */
function DaySum({ row: { date, worked, credited, target, counts }, today }: { row: SheetDayRow; today: LocalDate }) {
  const done = worked + credited;
  if (date > today || (done === 0 && target === 0)) return null;
  return (
    <p className={css.sum}>
      <b>{hoursText(done)}</b>
      {counts ? (
        <small>{signedText(done - target)}</small>
      ) : (
        target > 0 && <small>{messages.of(hoursText(target))}</small>
      )}
    </p>
  );
}

type LineProps = { activity: WorkingActivity; timeZone: string; now: Date };

function ActivityLine({ activity, timeZone, now }: LineProps) {
  const { startAt, endAt, state, isCorrected, isLate } = activity;
  const from = timeText(startAt, timeZone);
  const { paused } = workedTime(activity, now);
  const isMissing = state === 'end-missing';
  const times =
    endAt !== null
      ? messages.until(from, timeText(endAt, timeZone))
      : isMissing
        ? messages.endMissing(from)
        : messages.running(from);
  const details = [
    paused > 0 ? messages.pause(hoursText(paused / 1_000)) : messages.noPause,
    isCorrected && messages.corrected,
    isLate && messages.late,
  ];
  return (
    <p>
      <b className={classNames(isMissing && css.missing, endAt === null && !isMissing && css.running)}>{times}</b>{' '}
      <small>{details.filter(Boolean).join(', ')}</small>
    </p>
  );
}
