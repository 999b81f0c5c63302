import { clockText, localTime } from '@theke/rules/time/local-time';
import { statusMessages } from './status-messages.de.ts';
import * as css from './timeline.module.css';
import type { Stop } from './timeline.ts';

const looks = { done: undefined, now: css.now, next: css.next, stopped: css.stopped };

/** Timeline of an order in the branch's time zone. */
export const TimelineList = ({ stops, zone }: { stops: readonly Stop[]; zone: string }) => (
  <ol className={css.line}>
    {stops.map(({ label, text, at, planned, state }) => (
      <li key={label} className={looks[state]} aria-current={state === 'now' ? 'step' : undefined}>
        {at ? (
          <time dateTime={at}>{clockText(localTime(zone, Date.parse(at)))}</time>
        ) : (
          <Planned at={planned} zone={zone} />
        )}
        <span className={css.stop} />
        <div>
          <b>{label}</b>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ol>
);

/** "19:15 geplant", in the branch's time zone. */
function Planned({ at, zone }: { at: number | undefined; zone: string }) {
  if (at === undefined) return <span />;
  return (
    <span className={css.planned}>
      <time dateTime={new Date(at).toISOString()}>{clockText(localTime(zone, at))}</time>
      <small>{statusMessages.planned}</small>
    </span>
  );
}
