import type { Today } from '@theke/contracts/time-tracking/pressed';
import { hoursText } from '../shared/hours-text.ts';
import { timeOf } from '../shared/punching/clock-texts.ts';
import { workedSeconds } from '../shared/punching/day-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

const hour = 3_600_000;

type Props = { today: Today; zone: string; now: Date; isRunning: boolean };

/** Bar of the day: working time over the hours of the shift or, without one, of the working time. */
export function DayBar({ today, zone, now, isRunning }: Props) {
  const { shift, worked } = today;
  const spans = worked.map(({ startAt, endAt }, at) => ({
    from: Date.parse(startAt),
    to: isRunning && at === worked.length - 1 ? Math.max(now.getTime(), Date.parse(endAt)) : Date.parse(endAt),
  }));
  if (!shift && spans.length === 0) return null;
  const planned = shift && { from: Date.parse(shift.startAt), to: Date.parse(shift.endAt) };
  const all = planned ? [...spans, planned] : spans;
  const from = Math.floor(Math.min(...all.map((one) => one.from)) / hour) * hour;
  const to = Math.ceil(Math.max(...all.map((one) => one.to)) / hour) * hour;
  const percent = (at: number) => `${((at - from) / (to - from)) * 100}%`;
  const done = hoursText(workedSeconds(today, now, isRunning));
  const hours = Array.from({ length: (to - from) / hour + 1 }, (_, index) => from + index * hour);
  const step = Math.ceil(hours.length / 8);
  return (
    <section className={css.day24} aria-labelledby="today">
      <div className={css.dayHead}>
        <h2 id="today">{terminalMessages.today}</h2>
        <span>
          {shift && planned
            ? terminalMessages.todayOf(done, hoursText((planned.to - planned.from) / 1_000 - shift.pauseMinutes * 60))
            : terminalMessages.todayWorked(done)}
        </span>
      </div>
      <div className={css.bar} aria-hidden="true">
        {planned && (
          <i
            className={css.plannedSpan}
            style={{ left: percent(planned.from), right: `calc(100% - ${percent(planned.to)})` }}
          />
        )}
        {spans.map((span) => (
          <i
            key={span.from}
            className={css.workedSpan}
            style={{ left: percent(span.from), right: `calc(100% - ${percent(span.to)})` }}
          />
        ))}
      </div>
      <ol className={css.hours} aria-hidden="true">
        {hours
          .filter((_, index) => index % step === 0)
          .map((at) => (
            <li key={at} style={{ left: percent(at) }}>
              {timeOf(new Date(at), zone)}
            </li>
          ))}
      </ol>
    </section>
  );
}
