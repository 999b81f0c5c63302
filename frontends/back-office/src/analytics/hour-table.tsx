import type { readOrderTimes } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import { numberText } from '@theke/rules/units/amount-text';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import * as css from './hour-table.module.css';
import { statisticsMessages } from './statistics-messages.de.ts';

const words = statisticsMessages.times;

/** Six steps of shade; the highest for the busiest hour. */
const stepOf = (orders: number, most: number): number => (orders === 0 ? 0 : Math.ceil((5 * orders) / most));

/** Orders by weekday and hour: a table whose cells are as dark as they are busy, and say their number. */
export function HourTable({ times }: { times: Replied<typeof readOrderTimes> }) {
  const { rows } = times;
  if (rows.length === 0) return <p className={css.empty}>{words.empty}</p>;
  const known = new Map(rows.map(({ weekday, hour, orders }) => [`${weekday} ${hour}`, orders]));
  const all = rows.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const most = Math.max(...rows.map(({ orders }) => orders));
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.weekday}</VisuallyHidden>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" abbr={words.hour(hour)}>
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
                const orders = known.get(`${index + 1} ${hour}`) ?? 0;
                return (
                  <td key={hour} data-step={stepOf(orders, most)}>
                    {orders ? numberText(orders) : '–'}
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
