import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { timeText } from '@theke/admin/ui/format.ts';
import { listWorkingActivities, type WorkingActivity } from '@theke/contracts/time-tracking/working-activity';
import { addDays } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Skeleton } from '@theke/ui/skeleton';
import { ChevronLeft, ChevronRight, PencilLine, Plus } from 'lucide-react';
import { timeMessages } from '../shared/time-messages.de.ts';
import { dayRange, durationText, workedTime } from '../shared/worked-time.ts';
import * as css from './activities-page.module.css';

const dayMessages = timeMessages.day;
/** More than any branch needs, because people may clock in several times. */
const shown = 200;

type Props = {
  branch: string | undefined;
  zone: string;
  day: string;
  today: string;
  now: Date;
  onDay: (day: string) => void;
  onAdd: (() => void) | undefined;
  onCorrect: ((activity: WorkingActivity) => void) | undefined;
};

/** Entries that started on a day, in the branch's time zone (TIME-08). */
export function DayList({ branch, zone, day, today, now, onDay, onAdd, onCorrect }: Props) {
  const api = useApi();
  const { from, until } = dayRange(day, zone);
  const filter = { startAtFrom: from, startAtUntil: until, ...(branch && { branch }) };
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listWorkingActivities, { query: { filter, sort: 'startAt', pageSize: shown } }),
    staleTime: 0,
    refetchInterval: 20_000,
  });
  const sum = data?.data.reduce((total, one) => total + workedOf(one, now).worked, 0) ?? 0;
  return (
    <section className={css.section} aria-labelledby="day">
      <div className={css.heading}>
        <h2 id="day">{dayMessages.title}</h2>
        {onAdd && (
          <Button kind="second" size="small" onClick={onAdd}>
            <Plus {...icon} size={16} />
            {dayMessages.add}
          </Button>
        )}
      </div>
      <div className={css.days}>
        <IconButton label={dayMessages.before} onClick={() => onDay(addDays(day, -1))}>
          <ChevronLeft {...icon} size={20} />
        </IconButton>
        <DateControl
          aria-label={dayMessages.chosen}
          value={day}
          max={today}
          onChange={(chosen) => chosen && onDay(chosen)}
        />
        <IconButton label={dayMessages.after} disabled={day >= today} onClick={() => onDay(addDays(day, 1))}>
          <ChevronRight {...icon} size={20} />
        </IconButton>
        {sum > 0 && <span className={css.sum}>{dayMessages.sum(durationText(sum))}</span>}
      </div>
      {!data && !isError && <Skeleton width="100%" height={128} />}
      {!data && isError && (
        <ErrorPanel message={dayMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <p>{dayMessages.none}</p>}
      {data && data.data.length > 0 && (
        <ul className={css.rows}>
          {data.data.map((one) => (
            <ActivityRow key={one.id} {...{ activity: one, zone, now, onCorrect }} />
          ))}
        </ul>
      )}
      {data && data.meta.total > data.data.length && <p>{dayMessages.more(data.meta.total - data.data.length)}</p>}
    </section>
  );
}

/** The duration of an entry without end is unknown. */
const workedOf = (activity: WorkingActivity, now: Date) =>
  activity.state === 'end-missing' ? { worked: 0, paused: 0 } : workedTime(activity, now);

type RowProps = { activity: WorkingActivity; zone: string; now: Date; onCorrect: Props['onCorrect'] };

function ActivityRow({ activity, zone, now, onCorrect }: RowProps) {
  const { name, startAt, endAt, state, isLate, isCorrected, bookedOn } = activity;
  const { worked, paused } = workedOf(activity, now);
  const isMissing = state === 'end-missing';
  const from = timeText(startAt, zone);
  const open = isMissing ? dayMessages.endMissing(from) : dayMessages.running(from);
  const marks = [bookedOn, isLate && dayMessages.late, isCorrected && dayMessages.corrected].filter(Boolean).join(', ');
  return (
    <li className={classNames(css.row, endAt === null && !isMissing && css.running)}>
      <span className={css.name}>
        {name}
        {marks && <small>{marks}</small>}
      </span>
      <span className={classNames(css.times, isMissing && css.missing)}>
        {endAt === null ? open : dayMessages.until(from, timeText(endAt, zone))}
        <small>{paused === 0 ? dayMessages.noPause : dayMessages.pause(durationText(paused))}</small>
      </span>
      <span className={css.worked}>{isMissing ? '–' : durationText(worked)}</span>
      <span className={css.tools}>
        {onCorrect && (
          <IconButton label={timeMessages.team.correct(name)} onClick={() => onCorrect(activity)}>
            <PencilLine {...icon} size={18} />
          </IconButton>
        )}
      </span>
    </li>
  );
}
