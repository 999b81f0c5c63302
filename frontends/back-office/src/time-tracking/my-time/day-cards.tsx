import { timeText } from '@theke/admin/ui/format.ts';
import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import type { WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import type { LocalDate } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { dateAt, dayText } from '../domain/day-text.ts';
import { hoursText } from '../domain/hours-text.ts';
import { LawText } from '../domain/law-text.tsx';
import { dayMark, shownDays } from '../domain/month-days.ts';
import { timesText } from '../domain/request-texts.ts';
import { workedTime } from '../domain/worked-time.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';
import type { DayRange } from './time-range.ts';

const words = myTimeMessages.days;

type Props = {
  sheet: TimeSheet;
  range: DayRange;
  activities: readonly WorkingActivity[];
  /** Those that nobody has decided. */
  requests: readonly CorrectionRequest[];
  now: Date;
  onAsk: (day: LocalDate, activities: readonly WorkingActivity[]) => void;
};

/** Day by day, the newest first: what was worked and what is owed, and what laws say about it (TIME-09). */
export function DayCards({ sheet, range, activities, requests, now, onAsk }: Props) {
  const { timeZone, over, closed } = sheet;
  const within = sheet.days.filter(({ date }) => date >= range.from && date <= range.to);
  const days = shownDays(within, over).toReversed();
  const today = dateAt(now, timeZone);
  const activitiesOn = Map.groupBy(activities, ({ startAt }) => dateAt(startAt, timeZone));
  const requestsOn = Map.groupBy(requests, ({ startAt, was }) => dateAt(was?.startAt ?? startAt, timeZone));
  if (days.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={css.days}>
      {days.map((row) => {
        const own = activitiesOn.get(row.date) ?? [];
        const isClosed = closed.some((one) => one.isClosed && one.month === row.date.slice(0, 7));
        return (
          <DayCard
            key={row.date}
            {...{ row, sheet, now }}
            activities={own}
            requests={requestsOn.get(row.date) ?? []}
            onAsk={row.date <= today && !isClosed ? () => onAsk(row.date, own) : undefined}
          />
        );
      })}
    </ul>
  );
}

type CardProps = {
  row: SheetDayRow;
  sheet: TimeSheet;
  activities: readonly WorkingActivity[];
  requests: readonly CorrectionRequest[];
  now: Date;
  onAsk: (() => void) | undefined;
};

function DayCard({ row, sheet: { timeZone, hasEmployment }, activities, requests, now, onAsk }: CardProps) {
  const { date, worked, credited, target, warnings } = row;
  const mark = dayMark(row);
  const day = dayText(date);
  const done = worked + credited;
  const sum = target > 0 ? words.of(hoursText(done), hoursText(target)) : done > 0 ? hoursText(done) : '';
  return (
    <li className={css.day}>
      <h3>{day}</h3>
      <span className={css.sum}>{sum}</span>
      <div className={css.facts}>
        {mark && (hasEmployment || mark.kind !== 'free') && <p className={css.mark}>{mark.text}</p>}
        {activities
          .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
          .map((activity) => (
            <ActivityLine key={activity.id} {...{ activity, timeZone, now }} />
          ))}
        {requests.map((request) => (
          <p key={request.id} className={css.asked}>
            {words.asked(timesText(request, timeZone))}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={`${warning.rule} ${warning.text}`}>
            <LawText {...warning} />
          </p>
        ))}
      </div>
      {onAsk && (
        <Button kind="quiet" size="small" className={css.ask} aria-label={words.correctDay(day)} onClick={onAsk}>
          {words.correct}
        </Button>
      )}
    </li>
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
      ? words.until(from, timeText(endAt, timeZone))
      : isMissing
        ? words.endMissing(from)
        : words.running(from);
  const besides = [
    paused > 0 ? words.pause(hoursText(paused / 1_000)) : words.noPause,
    isCorrected && words.corrected,
    isLate && words.late,
  ];
  return (
    <p>
      <b className={classNames(isMissing && css.missing, endAt === null && !isMissing && css.running)}>{times}</b>{' '}
      <small>{besides.filter(Boolean).join(', ')}</small>
    </p>
  );
}
