import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { type ExpectedDay, type ExpectedWeek, weeksOfMean } from './expected-orders.ts';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';

const messages = planMessages.expected;

type Props = {
  week: ExpectedWeek;
  days: readonly LocalDate[];
  /** The day that phones show. */
  day: LocalDate;
};

/** Expected orders of each day, with a chart of its hours. */
export function ExpectedRow({ week, days, day }: Props) {
  return (
    <tr className={css.expected}>
      <th scope="row">
        {messages.title}
        <small>{messages.about(weeksOfMean)}</small>
      </th>
      {days.map((date) => (
        <td key={date} className={classNames(date !== day && css.otherDay)}>
          <Hours week={week} day={week.dayOf(date)} />
        </td>
      ))}
      <td />
    </tr>
  );
}

function Hours({ week: { firstHour, lastHour, most: limit }, day }: { week: ExpectedWeek; day: ExpectedDay }) {
  const orders = Math.max(1, Math.round(day.orders));
  if (day.orders === 0) return <VisuallyHidden>{messages.none}</VisuallyHidden>;
  const busiest = firstHour + day.hours.indexOf(Math.max(...day.hours));
  return (
    <>
      <span className={css.orders} aria-hidden="true">
        {orders}
      </span>
      <VisuallyHidden>{`${messages.orders(orders)}${messages.most(busiest)}`}</VisuallyHidden>
      <svg className={css.hours} viewBox={`0 0 ${day.hours.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {day.hours.map((mean, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the index
          <rect key={at} x={at + 0.08} width={0.84} y={1 - mean / limit} height={mean / limit} />
        ))}
      </svg>
      <span className={css.axis} aria-hidden="true">
        <span>{firstHour}</span>
        <span>{lastHour + 1}</span>
      </span>
    </>
  );
}
