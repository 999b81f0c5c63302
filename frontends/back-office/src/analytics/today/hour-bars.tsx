import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { scaleLinear } from 'd3-scale';
import * as css from './hour-bars.module.css';
import { todayMessages } from './today-messages.de.ts';

const messages = todayMessages.hours;

export type HourOrders = { hour: number; orders: number };

type Props = {
  today: readonly HourOrders[];
  /** Label of the day. */
  label: string;
  lastWeek: readonly HourOrders[];
  lastWeekLabel: string;
  /** The current hour; null for a past day. */
  now: number | null;
};

/** Orders by hour compared with the same weekday a week before; the current hour is highlighted. */
export function HourBars({ today, label, lastWeek, lastWeekLabel, now }: Props) {
  const countedHours = [...today, ...lastWeek].map(({ hour }) => hour);
  if (countedHours.length === 0) return <p className={css.empty}>{messages.empty}</p>;
  const [first, last] = [Math.min(...countedHours), Math.max(...countedHours)];
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const countOf = (all: readonly HourOrders[], hour: number) => all.find((one) => one.hour === hour)?.orders ?? 0;
  const top = Math.max(4, ...[...today, ...lastWeek].map(({ orders }) => orders));
  const scale = scaleLinear([0, top], [0, 100]).nice(4);
  return (
    <div className={css.chart}>
      <div className={css.grid} aria-hidden="true">
        {scale.ticks(4).map((tick) => (
          <span key={tick} style={{ bottom: `${scale(tick)}%` }}>
            {numberText(tick)}
          </span>
        ))}
      </div>
      <div className={css.hours} aria-hidden="true">
        {hours.map((hour) => {
          const [own, before] = [countOf(today, hour), countOf(lastWeek, hour)];
          return (
            <div key={hour} className={css.hour}>
              <span className={css.lastWeek} style={{ height: `${scale(before)}%` }} />
              <span className={classNames(css.own, hour === now && css.running)} style={{ height: `${scale(own)}%` }}>
                {own > 0 && <b>{numberText(own)}</b>}
              </span>
              <small className={classNames(hour === now && css.now)}>{hour === now ? messages.now : hour}</small>
            </div>
          );
        })}
      </div>
      <VisuallyHidden>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.hour}</th>
              <th scope="col">{label}</th>
              <th scope="col">{lastWeekLabel}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{messages.at(hour)}</th>
                <td>{countOf(today, hour)}</td>
                <td>{countOf(lastWeek, hour)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
