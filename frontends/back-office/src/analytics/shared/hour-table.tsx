import { numberText } from '@theke/rules/units/amount-text';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import * as css from './hour-table.module.css';
import { statisticsMessages } from './statistics-messages.de.ts';

const messages = statisticsMessages.times;

/** Shade of a cell from 0 to 5; the highest for the busiest hour. */
const stepOf = (count: number, limit: number): number => (count === 0 ? 0 : Math.ceil((5 * count) / limit));

export type HourCount = { weekday: number; hour: number; count: number };

type Props = {
  rows: readonly HourCount[];
  emptyText: string;
  /** Rows of an adjacent table that must have the same columns. */
  alignWith?: readonly HourCount[];
};

/** Heat map by weekday and hour: cells are darker the busier they are, and show their number. */
export function HourTable({ rows, emptyText, alignWith = [] }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const all = [...rows, ...alignWith].map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  // Scrolls to the busiest hour where the whole day does not fit, such as on phones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other hours there are other columns; figures that come anew move nothing
  useEffect(() => {
    const busiest = frame.current?.querySelector<HTMLElement>('[data-step="5"]');
    if (frame.current && busiest) frame.current.scrollLeft = busiest.offsetLeft - frame.current.clientWidth / 2;
  }, [first, last]);
  if (rows.length === 0) return <p className={css.empty}>{emptyText}</p>;
  const counts = new Map(rows.map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]));
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const limit = Math.max(...rows.map(({ count }) => count));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region without focusable content must be reachable by keyboard
    <div ref={frame} className={css.frame} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{messages.weekday}</VisuallyHidden>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" abbr={messages.hour(hour)}>
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statisticsMessages.weekdays.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {hours.map((hour) => {
                const count = counts.get(`${index + 1} ${hour}`) ?? 0;
                return (
                  <td key={hour} data-step={stepOf(count, limit)}>
                    {count ? numberText(count) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
