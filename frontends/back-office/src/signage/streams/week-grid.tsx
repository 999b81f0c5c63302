import type { StreamEntryDraft } from '@theke/contracts/signage/stream';
import { clockText, dateOf, dateText, isoWeekday, localTime, minuteOf, startOf } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { signageMessages } from '../shared/signage-messages.de.ts';
import { spanLook } from '../shared/span-look.ts';
import { shortTimes, spanName } from '../shared/span-text.ts';
import { isDated } from './is-dated.ts';
import { streamMessages } from './stream-messages.de.ts';
import type { Minutes, WeekDay } from './week-days.ts';
import * as css from './week-plan.module.css';

const messages = streamMessages.week;
const dayNames = Object.values(streamMessages.schedule.days).slice(2);
const looks = {
  tone0: undefined,
  tone1: css.tone1,
  tone2: css.tone2,
  tone3: css.tone3,
  closed: css.closed,
  nothing: css.nothing,
  interruption: css.interruption,
};
const hours = [0, 4, 8, 12, 16, 20, 24];

type Entry = Omit<StreamEntryDraft, 'segment'>;
type Props = {
  days: readonly WeekDay[];
  segments: readonly { id: string; name: string }[];
  entries: readonly Entry[];
  zone: string;
  /** Epoch milliseconds. */
  now: number;
  /** Called with the start of a pressed block. */
  onChoose: (at: number) => void;
};

const share = (minutes: number) => `${(minutes / 1_440) * 100}%`;
const placed = ({ from, to }: Minutes) => ({ top: share(from), height: share(to - from) });

/** Seven days as columns of 24 hours; each block is a button. */
export function WeekGrid({ days, segments, entries, zone, now, onChoose }: Props) {
  const local = localTime(zone, now);
  const today = dateOf(local);
  const isDatedEntry = (id: string | null) => entries.some((entry) => entry.id === id && isDated(entry));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={messages.grid} tabIndex={0}>
      <div className={css.grid}>
        <div className={css.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ top: share(hour * 60) }}>
              {hour}
            </span>
          ))}
        </div>
        {days.map(({ date, spans, closed }) => {
          const label = `${dayNames[isoWeekday(date) - 1]} ${dateText(startOf(date)).slice(0, 6)}`;
          return (
            <div key={date} className={css.day}>
              <h4 className={classNames(date === today && css.today)}>{label}</h4>
              <ol className={css.track} aria-label={label}>
                {spans.map((span) => (
                  <li key={span.from} style={placed(span.minutes)}>
                    <button
                      type="button"
                      className={classNames(
                        css.block,
                        looks[spanLook(span, segments)],
                        isDatedEntry(span.entry) && css.dated,
                      )}
                      onClick={() => onChoose(span.from)}
                    >
                      <VisuallyHidden>{label}, </VisuallyHidden>
                      <b>{span.segment === null ? messages.off : spanName(span, segments)}</b>{' '}
                      <span>{shortTimes(span, zone)}</span>
                      <VisuallyHidden>, {signageMessages.reasons[span.reason]}</VisuallyHidden>
                    </button>
                  </li>
                ))}
                {closed.map((gap) => (
                  <li key={`closed ${gap.from}`} className={css.closedHours} style={placed(gap)} aria-hidden="true" />
                ))}
                {date === today && (
                  <li className={css.now} style={{ top: share(minuteOf(local)) }}>
                    <span>
                      <VisuallyHidden>{messages.now} </VisuallyHidden>
                      {clockText(local)}
                    </span>
                  </li>
                )}
              </ol>
            </div>
          );
        })}
      </div>
    </section>
  );
}
