import { clockText, localTime } from '@theke/rules/time/local-time';
import * as css from './timeline.module.css';
import type { Stop } from './timeline.ts';

const looks = { done: undefined, now: css.now, next: css.next, stopped: css.stopped };

/** The timetable of an order, by the branch's clock. */
export const TimelineList = ({ stops, zone }: { stops: readonly Stop[]; zone: string }) => (
  <ol className={css.line}>
    {stops.map(({ label, text, at, state }) => (
      <li key={label} className={looks[state]} aria-current={state === 'now' ? 'step' : undefined}>
        {at ? <time dateTime={at}>{clockText(localTime(zone, Date.parse(at)))}</time> : <span />}
        <span className={css.stop} />
        <div>
          <b>{label}</b>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ol>
);
